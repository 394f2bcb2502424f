import type { Stance } from '@alive/contract/facts.ts';
import { changes as noteChanges } from '../tagger/changes.ts';
import { type SaidAgain, stemsOf } from '../tagger/inputs.ts';
import type { TaggedSpan } from '../tagger/tagger.ts';
import { wordsOf } from '../text/text.ts';
import { scopeOf } from '../walk/scope.ts';
import type { Source } from './drafts.ts';
import type { Earlier } from './missed.ts';
import { isPartOf, isSame, type Known, pointerOf, spokenOf } from './pointing.ts';
import { isBare, sure, wordsAt } from './spans.ts';

/** What a message does to the facts that stand, and whether it says that one is wrong without saying which. */
export function correctionsIn(
  source: Source,
  spans: readonly TaggedSpan[],
  { chances, known, last, earlier, again }: Standing,
): { changes: FactChange[]; isUnclear: boolean } {
  const { message } = source;
  const isNamed = ({ text }: Known): boolean => !new Set(stemsOf(text)).isDisjointFrom(new Set(stemsOf(message)));
  // A plain answer that names nothing that stands changes nothing.
  const isAnswer = isBare(source) && spans.some(({ as, probability }) => as !== 'drop' && probability >= sure) && !known.some(isNamed);
  const ofMessage = chances.at(-1);
  const [, isWrong = 0] = ofMessage ?? [];
  const isMissing = again.length > 0 && (ofMessage?.at(-1) ?? 0) > isWrong;
  // What was said before in the same words stands as it did.
  const isRepeated = earlier.some(({ text }) => isSameSaid(text, message)) && !takesBack.test(message);
  if (isAnswer || isRepeated || ofMessage === undefined) return { changes: [], isUnclear: false };
  const taken = new Set(spans.flatMap((span) => targetsOf(source, span, { known, last })));
  const isTaken = (fact: Known): boolean => taken.has(fact) || isCut(fact, message, earlier);
  const said = wordsIn(message);
  const found = known.flatMap((fact, at): FactChange[] => {
    const [none = 1, ...others] = chances[at] ?? [];
    const evenly = isNamed(fact) ? evenlyNamed : evenlyMeant;
    // Who says what is missing takes nothing back but what was cut.
    if (isMissing && !isCut(fact, message, earlier)) return [];
    // Who says no more than what stands there says it again.
    if (said.isSubsetOf(wordsIn(fact.text))) return [];
    const row = spans.find((span) => span.as !== 'drop' && span.probability >= sure && isSame(wordsAt(source, span), fact))?.as;
    // "I like painting and I need a visa" says again what stands; "it's wrong that I need a visa" takes it back.
    if (source.musts.some(({ key, stated }) => key === fact.value && stated === 'asked') && !takesBack.test(message)) return [];
    const isTurned = row !== undefined && row !== 'drop' && (row === 'less') !== (fact.stance === 'less') && fact.stance !== 'must';
    if (none > evenly && !isTurned && !isTaken(fact)) return [];
    // What a résumé states stands until it is taken back or refused: to love Python is no word against knowing it.
    if (fact.stance === 'have')
      return isTaken(fact) || (isNamed(fact) && isRefused(source, fact)) ? [{ id: fact.id, status: 'dropped' }] : [];
    // What was chosen in the form, and papers and pay, goes by words that refuse it, or surely: "I need a visa" takes none back.
    if (isFirm(fact) && isNamed(fact) && none > firmly && !isRefused(source, fact)) return [];
    const likeliest = none > evenly ? 'dropped' : (changesTo[others.indexOf(Math.max(...others))] ?? 'kept');
    // What is taken back from one row and said under another is moved.
    const to = likeliest === 'dropped' && row !== undefined && row !== 'drop' && row !== fact.stance ? row : likeliest;
    return to === 'dropped' ? [{ id: fact.id, status: 'dropped' }] : movedOf(fact, to === 'kept' ? fact.stance : to);
  });
  // A message that names what it changes changes nothing else.
  const named = known.filter((fact) => found.some(({ id }) => id === fact.id) && (isNamed(fact) || isTaken(fact)));
  const changes = named.length === 0 ? found : found.filter(({ id }) => named.some((fact) => fact.id === id));
  return { changes, isUnclear: isWrong > unclear && found.length === 0 && again.length === 0 };
}

interface Standing {
  /** For each known fact, and at the end for the message itself, how probable each change is. */
  chances: readonly Float64Array[];
  known: readonly Known[];
  last: readonly string[];
  earlier: readonly Earlier[];
  again: readonly SaidAgain[];
}

/** The facts that a span takes back. */
function targetsOf(source: Source, span: TaggedSpan, { known, last }: Pick<Standing, 'known' | 'last'>): Known[] {
  if (span.as !== 'drop' || span.probability < likely) return [];
  const words = wordsAt(source, span);
  return (spokenOf(words, known, last) ?? []).filter((fact) => pointerOf(words) !== null || isPartOf(words, fact));
}

const [, ...changesTo] = noteChanges;
/** From this probability of nothing on a fact is not changed: one that the message names, and one that it may mean. */
const evenlyNamed = 0.6;
const evenlyMeant = 0.4;
const firmly = 0.02;
/** From this probability on what takes something back does. */
const likely = 0.5;
/** From this probability on that something that stands is wrong the student is asked which. */
const unclear = 0.95;

const isSameSaid = (one: string, other: string): boolean => wordsSaid(one).join(' ') === wordsSaid(other).join(' ');

/** What says that something noted is wrong. */
const takesBack =
  /\b(?:wrong|mistaken?|incorrect|untrue|false|not (?:true|right|correct)|never said|(?:did|do)(?:n['’]?t| not) (?:say|said|mean)|(?:is|are|was)(?:n['’]?t| not)|remove|delete|drop|scratch|undo|take (?:\S+ ){0,3}(?:off|out|back|away)|get rid|forget|changed my mind|no longer|any ?more)\b/i;

const isFirm = ({ id, kind }: Known): boolean => id.startsWith('form:') || kind === 'must' || kind === 'seeking';

/** Whether a message refuses what a fact names: "no internships", "I don't need a visa". */
function isRefused({ message, musts }: Source, { kind, text, value }: Known): boolean {
  const must = musts.find(({ key }) => key === value);
  if (must !== undefined) return must.stated === 'refused';
  // "I can’t take an unpaid internship."
  if (kind === 'seeking' && musts.some(({ key, stated }) => key === 'paid' && stated === 'asked')) return false;
  const stems = new Set(stemsOf(text));
  const said = wordsOf(message).filter((word) => stemsOf(word.text).some((stem) => stems.has(stem)));
  const [first, last] = [said[0], said.at(-1)];
  if (first === undefined || last === undefined) return false;
  const [thing] = scopeOf(message, [{ start: first.start, end: last.end, family: 'fact', sort: '' }]).things;
  return thing?.refused === true || thing?.how === 'drop' || thing?.how === 'replace' || thing?.how === 'lift';
}

/** "Mowing at a cemetery", said before and noted as "mowing at a": whether the message says a fact whole that was cut. */
const isCut = ({ text }: Known, message: string, earlier: readonly Earlier[]): boolean => {
  const at = message.toLowerCase().indexOf(text.toLowerCase());
  const [more = ''] = at < 0 ? [] : (/^ ?[\p{L}\d'’-]+/u.exec(message.slice(at + text.length)) ?? []);
  const whole = message.slice(at, at + text.length + more.length).toLowerCase();
  return more !== '' && earlier.some((one) => one.text.toLowerCase().includes(whole));
};

const wordsSaid = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const wordsIn = (text: string): ReadonlySet<string> => new Set(wordsSaid(text));

const movedOf = ({ id, stance, status, kind }: Known, to: Stance): FactChange[] => {
  if (stance === to || (stance === 'looking' && to === 'more')) return status === 'kept' ? [] : [{ id, status: 'kept' }];
  // A condition that is not one, or not wanted, is none.
  if (to !== 'must' && ['must', 'seeking'].includes(kind)) return [{ id, status: 'dropped' }];
  return [{ id, stance: to, ...(status === 'kept' ? {} : { status: 'kept' as const }) }];
};

/** What becomes of a fact that stands, one of the form too. */
export interface FactChange {
  id: string;
  stance?: Stance;
  status?: 'kept' | 'dropped';
}
