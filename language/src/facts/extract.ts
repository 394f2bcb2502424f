import type { InterviewTopic } from '@alive/contract/conversations.ts';
import type { Stance } from '@alive/contract/facts.ts';
import { clauseAt, type Span } from '../clauses/clauses.ts';
import { changes as noteChanges, changesOf } from '../tagger/changes.ts';
import { type Offsets, offsetsOf, overlaps, type Token } from '../text/tokens.ts';
import { feelingOf, turning } from '../tagger/feelings.ts';
import { parsed, type Parsed, type Standing, stemsOf } from '../tagger/inputs.ts';
import { readingOf, type TaggedSpan } from '../tagger/tagger.ts';
import type { Lexicon } from './lexicon.ts';
import { mustLabel, type MustMention, mustsIn } from './musts.ts';
import { type Draft, draftsOf, hasContent, keyOf, quoteOf, type Source } from './drafts.ts';
import { type Earlier, guessed, type SaidAgain, saidAgain, unreadIn } from './missed.ts';
import { isPartOf, isSame, type Known, pointerOf, spokenOf } from './pointing.ts';

/**
 * What a message of the interview says of the student, as facts with their quotes, in the order said: kept where it is sure, offered where
 * it may be meant; and what it does to the facts that stand. `topic` is the question it answers, `last` are the ids of what the message before
 * added. `hidden` are spans that are never facts (health, grief …); with `grieving` only what is surely liked or wanted counts. Pure; a few
 * milliseconds for an ordinary message.
 */
export function extract(
  message: string,
  { topic, lexicon, now, facts = [], last = [], hidden = [], grieving = false, isReply = false, isForeign = false, earlier = [] }: Given,
): Extracted {
  const text = parsed(message);
  const names = lexicon.namesIn(message);
  const musts = mustsIn(message, { bare: topic === 'must', now });
  const known = facts.filter(({ status }) => status !== 'dropped');
  /** The facts that a span takes back. */
  const targetsOf = (span: TaggedSpan): Known[] => {
    if (span.as !== 'drop' || span.probability < likely) return [];
    const words = wordsAt(message, text.tokens, span);
    return (spokenOf(words, known, last) ?? []).filter((fact) => pointerOf(words) !== null || isPartOf(words, fact));
  };
  const standing = known.map(({ id, text: words, stance, status, value }) => ({
    text: words,
    stance,
    isOffered: status === 'offered',
    isLast: last.includes(id),
    value,
  }));
  const source: Source = { ...text, message, names, musts, topic };
  const spans = isReply ? wholeOf(text, topic) : isForeign ? namedIn(source) : spansIn(source, standing, saidAgain(text, earlier, facts));
  const values = [...names.map(({ value }) => value), ...musts.map(({ key }) => key)];
  const isAnswer =
    isReply ||
    isForeign ||
    (isBare(text) &&
      spans.some(({ as, probability }) => as !== 'drop' && probability >= sure) &&
      !known.some((fact) => isNamed(message, fact)));
  const { changes, isUnclear } = isAnswer
    ? { changes: [], isUnclear: false }
    : changesIn(changesOf(text, { topic, facts: standing, values }), known, message, {
        again: (fact) =>
          spans.find((span) => span.as !== 'drop' && span.probability >= sure && isSame(wordsAt(message, text.tokens, span), fact)),
        isTaken: (fact) => spans.some((span) => targetsOf(span).includes(fact)),
      });
  const changed = known.filter(({ id }) => changes.some((change) => change.id === id));
  const gone = changed.find((fact) => changes.some(({ id, status }) => id === fact.id && status === 'dropped'));
  if (gone?.stance === 'looking') source.instead = gone.kind;
  const isHidden = (draft: Draft) => hidden.some((span) => overlaps(span, draft));
  const read = spans.flatMap((span): Draft[] => {
    const words = wordsAt(message, text.tokens, span);
    if (pointerOf(words) !== null || !hasContent(source, span) || isMarkup(message, offsetsOf(text.tokens, span))) return [];
    // "You left off X": what nothing that stood is named by is no correction.
    if (span.as === 'drop')
      return grieving || facts.some((fact) => isPartOf(words, fact)) ? [] : draftsOf(source, span, rowOf(topic), 'offered');
    // What it says of a fact that stands is no new one.
    if (changed.some((fact) => isPartOf(words, fact)) || known.some((fact) => fact.stance === span.as && isSame(words, fact))) return [];
    const isMeant = span.probability >= (grieving ? surest : sure) && !isOfOthers(text, span);
    return !grieving || (isMeant && isExplicit(text, span)) ? draftsOf(source, span, span.as, isMeant ? 'kept' : 'offered') : [];
  });
  const stated = grieving
    ? []
    : musts.filter(({ key }) => !changed.some(({ value }) => value === key)).flatMap((must) => draftOfMust(source, must, spans));
  const drafts = [
    ...stated,
    ...read.filter((draft) => !stated.some((must) => overlaps(must, draft) && (draft.kind === 'must' || isMost(must, draft)))),
  ]
    .filter((draft) => !isHidden(draft) || (draft.kind === 'must' && draft.value !== null))
    .map((draft) => withheld(message, draft, hidden))
    .sort((one, other) => one.start - other.start);
  const between = spans.find((span) => isMixed(text, span, spans));
  return { ...limited(merged(drafts), between && offsetsOf(text.tokens, between)), changes, isUnclear };
}

/** From this probability on what is said is kept, below it is offered; of a grieving student only what is surer is kept. */
const sure = 0.4;
const surest = 0.7;
/** From this probability of nothing on a fact is not changed: one that the message names, and one that it may mean. */
const evenlyNamed = 0.6;
const evenlyMeant = 0.4;
/** From this probability on what takes something back does. */
const likely = 0.5;
/** Below this probability that nothing that stands is wrong, the student is asked which is. */
const unclear = 0.15;

/** What of a message is noted: as the tagger reads it, where its structure does not make it certain, and what it may have missed. */
function spansIn(source: Source, facts: readonly Standing[], again: readonly SaidAgain[]): TaggedSpan[] {
  const { message, tokens, topic, names } = source;
  const reading = readingOf(source, { ...source, facts });
  const lines = joined(source, answering(source, topic, reading.spans))
    .flatMap((span) => linesOf(message, tokens, span))
    .map((span): TaggedSpan => (span.as === 'must' && isWish(tokens, span) ? movedTo('looking', span) : span));
  const spans = broughtBack(source, lines, again);
  return [...spans, ...unreadIn(source, { ...reading, spans }, names)].toSorted((one, other) => one.from - other.from);
}

/** The feelings of the sentence that a span stands in, its own words left out. */
function feelingsBeside({ tokens, clauses }: Parsed, { from, to }: Span): ReadonlySet<string> {
  const sentence = clauseAt(clauses, from)?.sentence ?? { from, to };
  const beside = tokens.slice(sentence.from, sentence.to).filter((_, at) => sentence.from + at < from || sentence.from + at >= to);
  return new Set(beside.flatMap(({ lemma, norm }) => feelingOf(lemma, norm) ?? []));
}

const wordsAt = (message: string, tokens: readonly Token[], span: Span): string => {
  const { start, end } = offsetsOf(tokens, span);
  return message.slice(start, end);
};

/** Whether words stand between tags. */
const isMarkup = (message: string, { start, end }: Offsets): boolean =>
  message.lastIndexOf('>', start) > message.lastIndexOf('<', start) && /^[^<>]*</.test(message.slice(end));

/** "My brother loves bikes", "do you like bikes?": what others like, or are asked whether they do, is no more than a guess. */
function isOfOthers({ tokens, clauses }: Parsed, { from }: Span): boolean {
  const clause = clauseAt(clauses, from);
  const verb = tokens[clause?.verb ?? -1];
  if (clause === undefined || verb === undefined || (clause.holder !== 'other' && clause.holder !== 'you')) return false;
  return ['like', 'dislike', 'want'].includes(feelingOf(verb.lemma, verb.norm) ?? '');
}

/** Whether the liking or not is said outright. */
const isExplicit = (text: Parsed, span: TaggedSpan): boolean => {
  const felt = feelingsBeside(text, span);
  return span.as === 'less' ? felt.has('dislike') : felt.has('like') || felt.has('want');
};

const isCapital = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? '');
/** "Boosey & Hawkes", "Vita Plus": names with nothing or but the sign between them are one, and none is cut. */
function joined(text: Parsed, spans: readonly TaggedSpan[]): TaggedSpan[] {
  const { tokens } = text;
  const found: TaggedSpan[] = [];
  for (const given of spans) {
    const span = { ...given, to: nameEnd(text, given, spans) };
    const last = found.at(-1);
    const isNext =
      last !== undefined && last.as === span.as && (last.to === span.from || (last.to + 1 === span.from && tokens[last.to]?.text === '&'));
    const isOne = isNext && isCapital(tokens[last.to - 1]) && isCapital(tokens[span.from]);
    if (isOne) found[found.length - 1] = { ...last, to: span.to };
    else found.push(span);
  }
  return found;
}

/** Where the name that a span ends in ends. */
function nameEnd({ tokens, clauses }: Parsed, span: TaggedSpan, others: readonly TaggedSpan[]): number {
  let { to } = span;
  const isFree = (at: number) => !others.some(({ from, to: end }) => from <= at && at < end);
  const isNext = () => tokens[to]?.start === (tokens[to - 1]?.end ?? 0) + 1 && clauseAt(clauses, to) === clauseAt(clauses, to - 1);
  while (isCapital(tokens[to - 1]) && isCapital(tokens[to]) && tokens[to]?.norm !== 'i' && isFree(to) && isNext()) to++;
  return to;
}

/** The row that the answer to a question stands in. */
const rowOf = (topic: InterviewTopic | null): Row => (topic === 'more' || topic === 'less' || topic === 'must' ? topic : 'looking');
/** The whole message under the row that its question asks for. */
const wholeOf = ({ tokens }: Parsed, topic: InterviewTopic | null): TaggedSpan[] => [
  { from: 0, to: tokens.length, as: rowOf(topic), probability: 1, against: 0 },
];

/** The known names of a message that is not read otherwise, under the row that its question asks for. */
const namedIn = ({ tokens, topic, names }: Source): TaggedSpan[] =>
  names.flatMap((name) => {
    const over = tokens.flatMap((token, at) => (overlaps(token, name) ? [at] : []));
    const [from = -1, to = from] = [over[0], over.at(-1)];
    return from < 0 ? [] : [{ from, to: to + 1, as: rowOf(topic), probability: 1, against: 0 }];
  });

const movedTo = (as: Row, span: TaggedSpan): TaggedSpan => ({ ...span, as });

/** "Day shifts if possible": whether a condition is said to be none. */
function isWish(tokens: readonly Token[], { from, to }: Span): boolean {
  const isEnd = (at: number) => tokens[at] === undefined || /^[.,;!?—:]$/.test(tokens[at]?.text ?? '') || tokens[at]?.pos === 'CCONJ';
  let [first, last] = [from, to];
  while (first > 0 && !isEnd(first - 1)) first--;
  while (!isEnd(last)) last++;
  const said = tokens.slice(first, last).map(({ norm }) => norm);
  return wishes.some((words) => said.join(' ').includes(words));
}
const wishes = [
  'if possible',
  'if at all possible',
  'ideally',
  'preferably',
  'would be nice',
  'nice to have',
  'would be a plus',
  'if i can',
];

/** "Soldering, wooden boats": whether things are named and nothing is said about them. */
const isBare = ({ tokens, clauses }: Parsed): boolean =>
  clauses.every(({ holder, negated }) => holder === 'none' && !negated) &&
  tokens.every(({ lemma, norm }) => feelingOf(lemma, norm) === null && !turning.has(norm));

/** What is named and nothing is said about stands in the row of the question. */
function answering(text: Parsed, topic: InterviewTopic | null, spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  const { tokens, clauses } = text;
  if (!isBare(text) || topic === null || topic === 'must') return spans;
  const placed = spans.map((span) => (span.as === 'must' || span.as === 'drop' ? span : { ...span, as: rowOf(topic) }));
  // What stands in a list with what is noted may be meant too.
  const items = itemsOf(tokens).filter(
    ({ from, to }) =>
      to - from <= 4 &&
      !spans.some((span) => span.from < to && from < span.to) &&
      tokens.slice(from, to).every(({ pos }) => ['NOUN', 'PROPN', 'ADJ', 'VERB', 'ADP', 'NUM'].includes(pos)),
  );
  const isList = (item: Span) => spans.some((span) => clauseAt(clauses, span.from)?.sentence === clauseAt(clauses, item.from)?.sentence);
  const others = items.filter(isList).map(({ from, to }) => ({ from, to, as: rowOf(topic), probability: guessed, against: 0 }));
  return [...placed, ...others].sort((one, other) => one.from - other.from);
}

/** What is said again and was not noted stands where it was first said. */
function broughtBack({ tokens, clauses }: Parsed, spans: readonly TaggedSpan[], again: readonly SaidAgain[]): TaggedSpan[] {
  const isFelt = ({ from, to }: Span) => tokens.slice(from, to).some(({ lemma, norm }) => feelingOf(lemma, norm) !== null);
  const placed = spans.map((span) => {
    const whole = again.find(({ from, to }) => from <= span.from + 1 && span.to - 1 <= to);
    const clause = clauseAt(clauses, span.from);
    if (whole === undefined || (clause !== undefined && clause.holder === 'self' && isFelt(clause))) return span;
    return { ...span, as: rowOf(whole.topic), probability: Math.max(span.probability, sure) };
  });
  const missing = again.filter(
    ({ from, to }) => clauseAt(clauses, from)?.holder === 'you' && !spans.some((span) => span.from < to && from < span.to),
  );
  return [...placed, ...missing.map(({ from, to, topic }) => ({ from, to, as: rowOf(topic), probability: sure, against: 0 }))].sort(
    (one, other) => one.from - other.from,
  );
}

/** What stands between commas and other marks. */
function itemsOf(tokens: readonly Token[]): Span[] {
  const items: Span[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && !(tokens[at]?.pos === 'PUNCT' || ['and', 'or', '/', '-'].includes(tokens[at]?.norm ?? ''))) continue;
    if (at > from) items.push({ from, to: at });
    from = at + 1;
  }
  return items;
}

/** A span, cut where a line ends. */
function linesOf(message: string, tokens: readonly Token[], span: TaggedSpan): TaggedSpan[] {
  const cuts = tokens
    .slice(span.from + 1, span.to)
    .flatMap(({ start }, at) => (message.slice(tokens[span.from + at]?.end, start).includes('\n') ? [span.from + at + 1] : []));
  const ends = [...cuts, span.to];
  const { as, probability, against } = span;
  return [span.from, ...cuts].map((from, at) => ({ as, probability, against, from, to: ends[at] ?? span.to }));
}

/** "Great and also exhausting": whether the only thing that a sentence speaks of is liked and disliked in it. */
function isMixed({ tokens, clauses }: Parsed, { from, to, as, against, probability }: TaggedSpan, spans: readonly TaggedSpan[]): boolean {
  if (as !== 'more' && as !== 'less') return false;
  if (against > 0.35 && probability < 0.6) return true;
  const sentence = clauseAt(clauses, from)?.sentence;
  if (sentence === undefined || spans.some((other) => other.from !== from && other.from >= sentence.from && other.to <= sentence.to))
    return false;
  const felt = tokens.slice(sentence.from, sentence.to).map(({ norm, lemma }, at) => {
    const isSaid = sentence.from + at < from || sentence.from + at >= to;
    return !isSaid || turning.has(norm) ? null : ['and', 'but', 'yet', 'though'].includes(norm) ? 'and' : feelingOf(lemma, norm);
  });
  const [like, link, dislike] = [felt.indexOf('like'), felt.indexOf('and'), felt.indexOf('dislike')];
  return like >= 0 && dislike >= 0 && Math.min(like, dislike) < link && link < Math.max(like, dislike);
}

/** What becomes of the facts that stand, where something is likelier than nothing. */
function changesIn(
  chances: readonly Float64Array[],
  facts: readonly Known[],
  message: string,
  { again, isTaken }: Spoken,
): { changes: FactChange[]; isUnclear: boolean } {
  const said = wordsIn(message);
  const found = facts.flatMap((fact, at): FactChange[] => {
    const [none = 1, ...others] = chances[at] ?? [];
    const evenly = isNamed(message, fact) ? evenlyNamed : evenlyMeant;
    // Who says no more than what stands there says it again.
    if (said.isSubsetOf(wordsIn(fact.text))) return [];
    const row = again(fact)?.as;
    const isTurned = row !== undefined && row !== 'drop' && (row === 'less') !== (fact.stance === 'less') && fact.stance !== 'must';
    if (none > evenly && !isTurned && !isTaken(fact)) return [];
    const likeliest = none > evenly ? 'dropped' : (changesTo[others.indexOf(Math.max(...others))] ?? 'kept');
    // What is taken back from one row and said under another is moved.
    const to = likeliest === 'dropped' && row !== undefined && row !== 'drop' && row !== fact.stance ? row : likeliest;
    return to === 'dropped' ? [{ id: fact.id, status: 'dropped' }] : movedOf(fact, to === 'kept' ? fact.stance : to);
  });
  // A message that names what it changes changes nothing else.
  const named = facts.filter((fact) => found.some(({ id }) => id === fact.id) && (isNamed(message, fact) || isTaken(fact)));
  const made = named.length === 0 ? found : found.filter(({ id }) => named.some((fact) => fact.id === id));
  const [none = 1] = chances.at(-1) ?? [];
  return { changes: made, isUnclear: none < unclear && found.length === 0 };
}
const [, ...changesTo] = noteChanges;

/** How a message speaks of a fact that stands: where it says it again, and whether it takes it back. */
interface Spoken {
  again: (fact: Known) => TaggedSpan | undefined;
  isTaken: (fact: Known) => boolean;
}

const isNamed = (message: string, { text }: Known): boolean => !new Set(stemsOf(text)).isDisjointFrom(new Set(stemsOf(message)));

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));

const movedOf = ({ id, stance, status, kind }: Known, to: Stance): FactChange[] => {
  if (stance === to || (stance === 'looking' && to === 'more')) return status === 'kept' ? [] : [{ id, status: 'kept' }];
  // A condition that is not one, or not wanted, is none.
  if (to !== 'must' && ['must', 'seeking'].includes(kind)) return [{ id, status: 'dropped' }];
  return [{ id, stance: to, ...(status === 'kept' ? {} : { status: 'kept' as const }) }];
};

/** A must that the message states, where its words say that a job should have it; agreed to at most, it is an offer. */
function draftOfMust(source: Source, must: MustMention, spans: readonly TaggedSpan[]): Draft[] {
  const { message, topic, tokens } = source;
  if (must.stated === 'refused') return [];
  const over = spans.filter((span) => overlaps(offsetsOf(tokens, span), must));
  const isWanted = over.some(({ as, probability }) => as === 'must' || (as === 'looking' && probability >= sure));
  // "Don't wanna go lower than 15" says a must in negative words.
  const isFloor = /\b(?:lower|less|under|below|unpaid)\b/i.test(message.slice(must.start, must.end));
  const from = tokens.findIndex(({ end }) => end > must.start);
  const isNeed =
    (/^(?:visa|no_clearance)$/.test(must.key) || (from >= 0 && feelingsBeside(source, { from, to: from + 1 }).has('need'))) &&
    over.every(({ as }) => as !== 'drop' && as !== 'less');
  if (!(isWanted || isNeed || (over.length === 0 && topic === 'must') || (isFloor && over.some(({ as }) => as === 'less')))) return [];
  const base = { quote: quoteOf(source, must), start: must.start, end: must.end };
  if (must.stated === 'alternative')
    return [{ ...base, kind: 'place', stance: 'looking', text: 'Remote', value: 'remote', status: 'kept' }];
  const isSaid = must.stated === 'asked' && over.every(({ as }) => as !== 'looking');
  if (isSaid) return [{ ...base, kind: 'must', stance: 'must', text: mustLabel(must.key), value: must.key, status: 'kept' }];
  if (must.key === 'remote') return [{ ...base, kind: 'place', stance: 'looking', text: 'Remote', value: 'remote', status: 'offered' }];
  return [{ ...base, kind: 'must', stance: 'must', text: mustLabel(must.key), value: must.key, status: 'offered' }];
}

const isMost = (one: Offsets, other: Offsets): boolean => one.end - one.start >= 0.5 * (other.end - other.start);

/** A draft whose quote holds nothing of what is hidden. */
function withheld(message: string, draft: Draft, hidden: readonly Offsets[]): Draft {
  const isHeld = hidden.some(({ start, end }) => draft.quote.includes(message.slice(start, end).trim()));
  return isHeld ? { ...draft, quote: message.slice(draft.start, draft.end) } : draft;
}

/** One draft a key, a certain one before an offer. */
function merged(drafts: readonly Draft[]): Draft[] {
  const found = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    const same = found.get(key);
    if (!same || (same.status === 'offered' && draft.status === 'kept')) found.set(key, draft);
  }
  return [...found.values()];
}

/** Up to 12 kept and 60 offered, the one between two rows first among these. */
function limited(drafts: readonly Draft[], open: Offsets | undefined): Pick<Extracted, 'facts' | 'between'> {
  const asked = open && drafts.find((draft) => overlaps(open, draft) && (draft.stance === 'more' || draft.stance === 'less'));
  const between: Draft | null = asked ? { ...asked, status: 'offered' } : null;
  const others = drafts.filter((draft) => draft !== asked);
  const kept = others.filter(({ status }) => status === 'kept');
  const offered = [...kept.slice(mostKept).map((draft) => asOffer(draft)), ...others.filter(({ status }) => status === 'offered')];
  return { facts: [...(between ? [between] : []), ...kept.slice(0, mostKept), ...offered.slice(0, mostOffered)], between };
}
const asOffer = (draft: Draft): Draft => ({ ...draft, status: 'offered' });
const mostKept = 12;
const mostOffered = 60;

export type { Earlier };

/** What becomes of a fact that stands, one of the form too. */
export interface FactChange {
  id: string;
  stance?: Stance;
  status?: 'kept' | 'dropped';
}

export interface Extracted {
  /** Kept ones first. */
  facts: Draft[];
  /** The one of which both more and less was said; offered until the student chooses. */
  between: Draft | null;
  changes: FactChange[];
  /** Something that stands is wrong, and nothing tells what. */
  isUnclear: boolean;
}

/** A row that a message puts facts in. */
type Row = Exclude<TaggedSpan['as'], 'drop'>;

interface Given {
  topic: InterviewTopic | null;
  lexicon: Lexicon;
  now: Date;
  /** The facts as they stand. */
  facts?: readonly Known[];
  last?: readonly string[];
  hidden?: readonly Offsets[];
  grieving?: boolean;
  /** One of the answers that the question offers. */
  isReply?: boolean;
  /** In another language: only its known names are understood. */
  isForeign?: boolean;
  /** The student's messages before this one, oldest first. */
  earlier?: readonly Earlier[];
}
