import type { Condition } from '@alive/contract/conditions.ts';
import { distance } from 'fastest-levenshtein';
import { conditionOf, conditionsOfMention, group, isSameName, type JobField, settled } from './registry.ts';
import type { Mention, Reading } from '../entities/types.ts';
import { payAgain } from '../quantities/pay.ts';
import { wordSet } from '../tables/tables.ts';
import { isGeneral } from '../text/english.ts';
import { isOfPerson, titleWritten } from '../titles/asked-title.ts';
import { workAsked } from '../titles/occupation.ts';
import { capital, matchesIn, overlap, spanOf, stemOf, wordsOf } from '../text/text.ts';
import { tokensOf } from '../text/tokens.ts';
import { plainModality } from '../walk/scope.ts';
import type { Wish } from './wishes.ts';

/** A follow-up as the conditions that hold explain it: "just the research ones" of two roles, "make that 45" of the pay. */
export function ofHeld(message: string, reading: Reading, before: readonly Condition[]): Held {
  const found = [...message.matchAll(pointing)].reduce<Held>(
    (held, { 0: said, 1: words = '', index }) => selected({ words, start: index, end: index + said.length }, held) ?? held,
    { reading, before, spent: [] },
  );
  return found.spent.length === 0 ? withPayAgain(message, reading, before) : found;
}

/** One or some of several conditions of a kind, pointed at by a word of their labels: the others go, or these where they are refused. */
function selected({ words, ...span }: Pointed, { reading, before, spent }: Held): Held | null {
  const stems = wordsOf(words).map(({ text }) => stemOf(text));
  const positive = before.filter(({ op }) => op !== 'not');
  const chips = positive.filter(({ label }) =>
    wordsOf(label).some(({ text }) => stems.some((stem) => (stem.length > 2 ? text.startsWith(stem) : text === stem))),
  );
  const groups = new Set(chips.map(group));
  const others = positive.filter((one) => groups.has(group(one)) && !chips.includes(one));
  if (chips.length === 0 || others.length === 0) return null;
  const mention = reading.mentions.find((one) => overlap(one, span));
  // A name that holds as it is needs no pointing.
  if (mention?.negated === true || mention?.modality?.how === 'drop') return null;
  const refused = reading.phrases?.some((one) => overlap(one, span) && (one.refused || one.how === 'drop')) === true;
  const gone = refused ? chips : others;
  const isApart = (one: { start: number; end: number }) => !overlap(one, span);
  // What the others name needs no condition of its own: "the HR ones are boring, just the research ones".
  const isGone = (one: Mention) =>
    !isApart(one) || conditionsOfMention({ ...one, negated: false }).some(({ id }) => gone.some((chip) => chip.id === id));
  return {
    reading: { ...reading, mentions: reading.mentions.filter((one) => !isGone(one)), phrases: reading.phrases?.filter(isApart) ?? [] },
    before: before.filter((one) => !gone.includes(one)),
    spent: [...spent, span],
  };
}

/** A figure alone is the pay's, where one holds. */
function withPayAgain(message: string, reading: Reading, before: readonly Condition[]): Held {
  const as = { reading, before, spent: [] };
  const pay = before.find(({ field }) => field === 'pay');
  if (pay === undefined || typeof pay.value !== 'number' || reading.mentions.length > 0) return as;
  const again = payAgain(message, pay.value);
  if (again === null) return as;
  const { start, end, yearly } = again;
  const bounds = pay.op === 'at_most' ? { atMost: yearly } : { atLeast: yearly };
  const mention = { kind: 'pay', ...bounds, start, end, text: message.slice(start, end), negated: false, certainty: 1 } as const;
  return { reading: { ...reading, mentions: [{ ...mention, modality: plainModality }], phrases: [] }, before, spent: [{ start, end }] };
}

const pointing = /\b(?:the|those|these) ((?:[\p{L}&'-]+ ){1,3})ones?\b/giu;

interface Pointed {
  words: string;
  start: number;
  end: number;
}

interface Held {
  reading: Reading;
  before: readonly Condition[];
  /** The words that pointed. */
  spent: { start: number; end: number }[];
}

/**
 * What a message lets go of, of the conditions that hold, the wishes that rank and the `titles` on the screen, by any word of letting go: a
 * condition or wish goes, whatever its sign; words of a title that none of them says are left out from now on. What only refuses ("not", "no")
 * is taken of titles alone, for the walk says what else it refuses. `spans` are the words that said so; null where they let go of none of these.
 */
export function letGoOf(message: string, { before, wishes, titles, reading }: Standing): LetGo | null {
  const text = message.replaceAll('’', "'");
  const right = putRightIn(text, before, reading);
  const meant = contrastedIn(text, { before: right.conditions, wishes, titles, reading });
  let [conditions, ranking] = [meant.conditions, [...wishes]];
  const spans = [...right.spans, ...meant.spans];
  // "Is there anything at all in Boston?" asks for no work in particular.
  const all = conditions.some(isWorkHeld) ? anythingAtAll.exec(text) : null;
  if (all !== null) {
    conditions = conditions.filter((one) => !isWorkHeld(one));
    spans.push({ start: all.index + all[0].length - ' at all'.length, end: all.index + all[0].length });
  }
  // "Even if the title is not planner" lets go of the work, whatever it is called.
  const titled = anyTitle.exec(text);
  if (titled !== null) {
    conditions = conditions.filter((one) => !isWorkHeld(one));
    spans.push({ start: titled.index, end: titled.index + titled[0].length });
  }
  for (const { cue, objects } of [...cuedIn(text), ...turnedDownIn(text)]) {
    if (spans.some((one) => overlap(one, cue))) continue;
    const standing = { before: conditions, wishes: ranking, titles, reading };
    const done = pointedAt(text, cue, standing) ?? objectsGone(cue, objects, standing);
    if (done === null) continue;
    // "Drop the planner condition" leaves nothing out where none is.
    const isOfChips = cue.does === 'remove' && /^[^.!?;\n]*\b(?:condition|filter|chip)s?\b/i.test(text.slice(cue.end));
    [conditions, ranking] = [isOfChips ? done.conditions.filter((one) => standing.before.includes(one)) : done.conditions, done.wishes];
    spans.push(...done.spans);
  }
  return spans.length === 0 ? null : { conditions, wishes: ranking, spans };
}

/** "Jersey = New Jersey", "I meant New Jersey": what is meant stands in the place of what was read, next to its alternatives. */
function putRightIn(text: string, before: readonly Condition[], reading: Standing['reading']): { conditions: Condition[]; spans: Span[] } {
  const spans: Span[] = [];
  let conditions = [...before];
  for (const { 0: joint, index } of text.matchAll(equals)) {
    const from = index + joint.length;
    const clause = /[^.!?;,:\n]*$/.exec(text.slice(0, index))?.[0] ?? '';
    const left = wordsOf(clause).slice(-mostWords);
    // "D.C." ends no sentence.
    const right = wordsOf(/^(?:[^.!?;:\n]|\.(?=[\w,]))*/.exec(text.slice(from))?.[0] ?? '').slice(0, mostWords);
    const [meant] = right.toReversed().flatMap(({ end }) => {
      const said = text.slice(from, from + end);
      const [only] = reading(said).mentions;
      return only?.text === said ? conditionsOfMention(only).map((condition) => ({ condition, said })) : [];
    });
    if (meant === undefined) continue;
    const { condition, said } = meant;
    const wrong = conditions.filter((one) => {
      const words = wordsOf(ownName(one));
      const isIn = (some: readonly { text: string }[]) => words.every((word) => some.some((other) => other.text === word.text));
      return one.op !== 'not' && group(one) === group(condition) && one.id !== condition.id && (isIn(left) || isIn(wordsOf(said)));
    });
    if (wrong.length !== 1) continue;
    conditions = settled(conditions.map((one) => (wrong.includes(one) ? { ...one, ...condition } : one)));
    spans.push({ start: index - clause.length + (left[0]?.start ?? clause.length), end: from + said.length });
  }
  return { conditions, spans };
}

/** "“Tech” as in technician, not Technology": what is refused beside what is meant is left out of nothing, and goes where it holds. */
function contrastedIn(text: string, { before, titles, reading }: Standing): { conditions: Condition[]; spans: Span[] } {
  const found = [...text.matchAll(contrasts)].map(({ 0: said, 1: tail = '', index }) => {
    const end = index + said.length;
    const words = wordsOf(tail).filter(({ text: word }) => !around.has(word));
    const ids = reading(tail).mentions.flatMap((one) => conditionsOfMention({ ...one, negated: false }).map(({ id }) => id));
    const isNamed = (one: Condition) =>
      ids.includes(one.id) || wordsOf(ownName(one)).every((word) => words.some((other) => isAlike(other.text, word.text)));
    const gone = before.filter((one) => one.op !== 'not' && isNamed(one));
    const isIn = (title: string, some: typeof words) =>
      some.every((word) => wordsOf(title).some((other) => isAlike(word.text, other.text)));
    const kinds = tail.split(/\b(?:or|and|nor)\b/i).map((kind) => wordsOf(kind).filter(({ text: word }) => !around.has(word)));
    const isShown = kinds.some((kind) => kind.length > 0 && titles.some((title) => isIn(title, kind)));
    // "I meant nursing, not banking" refuses what does not hold; "Boston, not Chicago" need not.
    const isMeant = /^i\b/i.test(said) && reading(tail).mentions.some(({ kind }) => kind !== 'place');
    return { gone, isShown, isMeant, span: { start: end - tail.length - ' not'.length, end } };
  });
  const done = found.filter(({ gone, isShown, isMeant }) => gone.length > 0 || (!isShown && !isMeant));
  // "“Tech” as in", "dc = …": what is explained is not asked for.
  const explained = matchesIn(text, asIn).map(spanOf);
  return {
    conditions: before.filter((one) => !done.some(({ gone }) => gone.includes(one))),
    spans: [...explained, ...done.map(({ span }) => span)],
  };
}

/** The words of letting go, each with what is listed beside it. */
function cuedIn(text: string): { cue: Cue; objects: Words[] }[] {
  const found: { cue: Cue; objects: Words[] }[] = [];
  let past = 0;
  for (const { 0: said, groups = {}, index } of text.matchAll(cues)) {
    const end = index + said.length;
    const does = (['remove', 'close', 'lift', 'refuse', 'exclude'] as const).find((one) => groups[one] !== undefined) ?? 'exclude';
    if (index < past || ((does === 'remove' || does === 'close') && keeping.test(text.slice(0, index)))) continue;
    // "You dropped remote" wants it back.
    if (/^(?:\w+ed|took)\b/i.test(said) && ofAssistant.test(text.slice(0, index))) continue;
    // "If there's no tax work, audit is fine" refuses nothing.
    if (does === 'exclude' && ifThereIs.test(text.slice(0, index))) continue;
    // "Is there nothing without Python?" refuses nothing.
    if (does === 'exclude' && /^[^.!;\n]*\?/.test(text.slice(end))) continue;
    const objects = objectsOf(text, does === 'close' ? index : end, does === 'close');
    // "Don't leave out climate" takes back that it is.
    const isIn = does === 'exclude' && leavesOut.test(said) && keeping.test(text.slice(0, index));
    if (isIn) found.push({ cue: { start: index, end, does: 'lift' }, objects: objects.map((one) => ({ ...one, isNot: true })) });
    else found.push({ cue: { start: index, end, does }, objects });
    past = does === 'close' ? end : end + (/^\W*(?:not|no)\b/i.exec(text.slice(end))?.[0].length ?? 0);
  }
  return found;
}

const leavesOut = /^(?:leav|exclu|hid|skip|avoid)/i;
const ifThereIs = /(?<!\bonly )\bif (?:(?:there(?:'s| is| are)|you (?:have|find|get)) )?$/i;
const ofAssistant = /(?<!\b(?:can|could|would|will|should|if|do|to|thank) )\b(?:you|u)(?:'ve| have| just| also| only| then| even)*\s*$/i;

/** "Nah, GIS is computer stuff", "protein is a drug, no": what is named is refused, and why. */
const turnedDownIn = (text: string): { cue: Cue; objects: Words[] }[] =>
  [...text.matchAll(turningDown)].flatMap(({ 0: said, 1: first, 2: last, index }) => {
    const named = first ?? last ?? '';
    const at = index + said.indexOf(named);
    const [object] = objectsOf(text.slice(0, at + named.length), at, false);
    return object === undefined ? [] : [{ cue: { start: index, end: index + said.length, does: 'refuse' as const }, objects: [object] }];
  });
const turningDown =
  /(?<=^|[.!?;\n]\s*)(?:(?:no|nah|nope|ew|ugh)[ ,]+(?:the )?([\p{L}][\p{L}\d&'-]*(?: [\p{L}\d&'-]+)?)s? (?:is|are) (?!(?:not|n't|fine|ok|okay|good|great|what|better|best|my|also|required)\b)[^.!?;,\n]{2,40}|(?:the )?([\p{L}][\p{L}\d&'-]*(?: [\p{L}\d&'-]+)?)s? (?:is|are) [^.!?;,\n]{2,40}, ?(?:no|nah|nope)(?: thanks| thank you| please)?)(?=\s*(?:[.!?;\n]|$))/giu;

/** Whether a text lets go of something by more than a "not" or "no". */
export const letsGo = (text: string): boolean =>
  turnedDownIn(text).length > 0 ||
  cuedIn(text.replaceAll('’', "'")).some(({ cue }) => cue.does !== 'exclude' || !/^(?:not|no)$/i.test(text.slice(cue.start, cue.end)));

/** The things listed from a place to the end of the clause, or right before it. */
function objectsOf(text: string, at: number, fromEnd: boolean): Words[] {
  const near = fromEnd ? text.slice(Math.max(0, at - longestList), at) : text.slice(at, at + longestList);
  const clause = (fromEnd ? /[^.!?;:\n]*$/ : /^[^.!?;:\n]*/).exec(near)?.[0] ?? '';
  const from = fromEnd ? at - clause.length : at;
  const orders = fromEnd ? [] : tokensOf(text).filter(({ pos, norm, lemma }) => pos === 'VERB' && norm === lemma);
  const isVerb = (word: { start: number } | undefined) => word !== undefined && orders.some(({ start }) => start === word.start);
  const listed: Words[] = [];
  const ends = [
    ...[...clause.matchAll(joints)].map(({ 0: joint, index }) => [index, index + joint.length, !/^\s*,\s*$/.test(joint)] as const),
    [clause.length, 0, false] as const,
  ];
  for (const [place, [to]] of ends.entries()) {
    const begin = ends[place - 1]?.[1] ?? 0;
    const words = wordsOf(clause.slice(begin, to)).map(({ text: word, raw, start, end }) => ({
      text: word,
      raw,
      start: from + begin + start,
      end: from + begin + end,
    }));
    // "Take off patient, just mental health", "… and focus on drawing": what stays and what is asked next are no objects.
    const stays = place > 0 && !fromEnd && (/^(?:just|only)$/.test(words[0]?.text ?? '') || isVerb(words[0]));
    const stop = stays ? 0 : words.findIndex((one) => stops.has(one.text));
    const some = fromEnd
      ? words.slice(words.findLastIndex((one) => stops.has(one.text)) + 1)
      : words.slice(0, stop < 0 ? words.length : stop);
    const content = some.filter((one) => !around.has(one.text)).slice(0, mostWords);
    // "…, since it doesn't matter": what stands right before is meant, if anything; "Boston and Rome, both can go".
    if (fromEnd && content.length === 0 && place === ends.length - 1 && !words.every((one) => dummies.has(one.text))) return [];
    const isListed = ends.slice(Math.max(0, place - 1)).some(([, , joins]) => joins);
    if (content.length > 0)
      listed.push({
        start: some[0]?.start ?? 0,
        isNot: some.slice(0, some.indexOf(content[0] as (typeof some)[number])).some((one) => one.text === 'not'),
        isListed,
        fromEnd,
        content,
      });
    if (stop >= 0 && !fromEnd) break;
  }
  return fromEnd ? listed.slice(-3) : listed;
}

/** Characters in which things are listed. */
const longestList = 300;

/** What an object names of what stands, its longest words first; null for nothing. */
function meantBy({ content, isNot, fromEnd }: Words, { does }: Cue, { before, wishes, titles, reading }: Standing): Meant | null {
  // "Only the keyword": whatever it is.
  if (content.every(({ text }) => wordNouns.has(text))) {
    const gone = does === 'exclude' ? [] : before.filter(({ field }) => field === 'text');
    return gone.length === 0 ? null : { end: content.at(-1)?.end ?? 0, gone, left: [], wishes: [] };
  }
  content = content.filter(({ text }) => !wordNouns.has(text));
  for (let size = content.length; size > 0; size--) {
    const words = fromEnd ? content.slice(-size) : content.slice(0, size);
    // "Not the drug manufacturing" refuses no drugs.
    if (does === 'exclude' && describesNext(content, size, reading)) continue;
    const telling = words.some(({ text }) => !isGeneral(text));
    const isIn = (text: string) => words.every((word) => wordsOf(text).some((one) => isAlike(word.text, one.text)));
    const isWhole = (one: Condition) => wordsOf(plainLabel(one)).filter(({ text }) => !around.has(text)).length === size;
    const text = words.map(({ raw }) => capital(raw)).join(' ');
    const { mentions } = reading(text);
    // "Law" is Legal by another name.
    const ids = mentions
      .flatMap((one) => (one.text.length < text.length ? [] : conditionsOfMention({ ...one, negated: false })))
      .map(({ id }) => id);
    const held = before.filter((one) => ids.includes(one.id) || (isIn(plainLabel(one)) && (named.has(one.field) || isWhole(one))));
    const whole = held.filter((one) => ids.includes(one.id) || isWhole(one));
    const some = whole.length > 0 ? whole : telling ? held : [];
    const signed = some.filter(({ op }) => (op === 'not') === isNot);
    const gone = signed.length > 0 || isNot ? signed : some;
    const withdrawn = wishes.filter(({ text }) => telling && isIn(text)).map(({ text }) => text);
    const meant: Meant = { end: words.at(-1)?.end ?? 0, gone: [], left: [], wishes: withdrawn };
    // "I said not coach", "coach can go" where it is left out already.
    const stands = does !== 'remove' && does !== 'lift' && !isNot && some.length > 0 && some.every(({ op }) => op === 'not');
    if (stands) return does !== 'exclude' || whole.length > 0 ? { ...meant, wishes: [] } : null;
    if (does !== 'exclude' || isNot) {
      // "I said no law", where law is asked for, leaves it out.
      const left = does === 'refuse' && !isNot ? gone.filter(({ field }) => excludable.has(field)) : [];
      if (gone.length + withdrawn.length > 0)
        return { ...meant, gone, left: left.map(({ field, value }) => conditionOf(field as JobField, String(value), true)) };
      if (isNot && does !== 'refuse' && does !== 'exclude') continue;
    } else if (some.length > 0) return null;
    // "Not human resources" is no "Human" of a title.
    const isOther = ({ kind, text: said }: Mention) => said.length === text.length && !titled.has(kind);
    if (does === 'exclude' && !isNot && size > 1 && mentions.some(isOther)) return null;
    const kin = isNot || does === 'refuse' || does === 'exclude' ? [] : before.filter((one) => isKin(one, words, text, mentions));
    if (kin.length > 0) return { ...meant, gone: kin };
    if (does === 'lift') continue;
    const left = mentions.every(({ kind }) => titled.has(kind)) ? titleSaying(words, titles) : null;
    // "The Graphics Editor" is no editor of any kind, on the screen or not.
    const isNamed = (one: Mention) => one.kind === 'role' && wordsOf(one.text).length === size;
    // So is who does some work: "take the analyst out".
    const isTitle =
      !isNot &&
      (size > 1
        ? mentions.some(isNamed)
        : (does === 'remove' || does === 'close') && telling && isOfPerson(text) && titleWritten(text) !== null);
    if (left !== null || (isTitle && does !== 'exclude')) return { ...meant, left: [conditionOf('role', left ?? text, true)] };
    if (isTitle) return null;
  }
  return null;
}

const titled: ReadonlySet<string> = new Set(['role', 'skill', 'major']);

/** Whether words only describe the name that follows them. */
function describesNext(content: Words['content'], size: number, reading: Standing['reading']): boolean {
  const [last, next] = [content[size - 1], content[size]];
  if (last === undefined || next === undefined || next.start !== last.end + 1) return false;
  return reading(next.raw).mentions.some(({ kind }) => kind === 'role' || kind === 'function' || kind === 'industry');
}

/** What stands without the objects of a word of letting go; null where it lets go of none, or the walk says what it refuses. */
function objectsGone(cue: Cue, objects: readonly Words[], { before, wishes, titles, reading }: Standing): LetGo | null {
  const standing = { before, wishes, titles, reading };
  const isRefused = cue.does === 'refuse';
  if (!isRefused && !objects.some((object) => meantBy(object, cue, standing) !== null)) return null;
  const spans: Span[] = [];
  let [left, ranked, end] = [[...before], [...wishes], -1];
  for (const object of objects) {
    const named = meantBy(object, cue, { ...standing, before: left, wishes: ranked });
    // What is listed with something that goes is left out with it: "remove the planner, Nike and law".
    const isOut = isRefused || (object.isListed && cue.does !== 'close' && cue.does !== 'lift');
    const found = named ?? (isOut ? (refusedIn(object, left, reading) ?? refusedWords(object)) : null);
    if (found === null && end >= 0) break;
    if (found === null) continue;
    end = found.end;
    left = distinct([...left.filter((one) => !found.gone.includes(one)), ...found.left]);
    ranked = [...ranked.filter(({ text: said }) => !found.wishes.includes(said)), ...(found.last ?? [])];
    // "Nah, GIS is computer stuff": what is said of it goes with it.
    spans.push({ start: Math.min(cue.start, object.start), end: Math.max(end, object.start < cue.end ? cue.end : end) });
  }
  return spans.length === 0 ? null : { conditions: left, wishes: ranked, spans };
}
const distinct = (conditions: readonly Condition[]): Condition[] => [...new Map(conditions.map((one) => [one.id, one])).values()];

/** "Why is “not technology” there? I never asked for it.": what stands without what the words before name last; of the screen, left out. */
function pointedAt(text: string, { start, end, does }: Cue, { before, wishes, titles }: Standing): LetGo | null {
  const pronoun =
    /^ (?:it|that one|this one|that|this|so|any of (?:it|that|this))\b(?=\W*(?:$|[.!?;,\n]|please\b|now\b|and\b|(?:off|out|away)\b))/i.exec(
      text.slice(end),
    );
  if (does !== 'remove' || pronoun === null) return null;
  const said = text.slice(0, end).toLowerCase();
  const [last] = before
    .map((one) => ({ label: plainLabel(one), at: said.lastIndexOf(ownName(one).toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at);
  const [, named = ''] = [...text.slice(0, start).matchAll(ofScreen)].at(-1) ?? [];
  const words = wordsOf(named).map((word) => ({ text: word.text, raw: word.raw, start: word.start, end: word.end }));
  const title = last !== undefined || words.length === 0 ? null : titleSaying(words, titles);
  if (last === undefined && title === null) return null;
  const conditions =
    title === null ? before.filter((one) => plainLabel(one) !== last?.label) : [...before, conditionOf('role', title, true)];
  return { conditions, wishes: [...wishes], spans: [{ start, end: end + pronoun[0].length }] };
}
/** "The librarian position". */
const ofScreen = /\b(?:the|that|this|an?) ((?:[\p{L}&'-]+ ){1,4}?)(?:one|job|post|posting|position|role|internship|card|listing)s?\b/giu;

/** What a thing that is refused next to another names, left out; null where it is no name. */
function refusedIn({ content }: Words, before: readonly Condition[], reading: Standing['reading']): Meant | null {
  const text = content.map(({ raw }) => raw).join(' ');
  const left = reading(text).mentions.flatMap((one) =>
    conditionsOfMention(one.kind === 'remote' ? { ...one, remote: !one.remote } : { ...one, negated: true }),
  );
  // A level that is refused leaves the others, which the walk says.
  const isNone = left.length === 0 || !left.every(({ field }) => named.has(field) || field === 'remote');
  const gone = before.filter((one) => left.some((other) => isSameName(one, other)));
  return isNone ? null : { end: content.at(-1)?.end ?? 0, gone, left, wishes: [] };
}

/** "No more footwear": words that are no name come last; null where they are of no subject. */
function refusedWords({ content }: Words): Meant | null {
  const text = content.map((word) => word.text).join(' ');
  if (content.every((word) => isGeneral(word.text))) return null;
  return {
    end: content.at(-1)?.end ?? 0,
    gone: [],
    left: [],
    wishes: [text],
    last: [{ text, anyOf: [[conditionOf('text', text)]], negated: true }],
  };
}

/** "Speech therapy" where speech-language pathologists are asked for: the same work in other words. */
function isKin(one: Condition, words: Words['content'], text: string, mentions: readonly Mention[]): boolean {
  if (!isWorkHeld(one)) return false;
  const isTitle = mentions.some(({ kind, text: said }) => kind === 'role' && said.length === text.length);
  const asked = isTitle ? workAsked(text).own : [];
  if (isTitle) return workAsked(plainLabel(one)).own.some((code) => asked.includes(code));
  const label = wordsOf(plainLabel(one));
  return words.some(({ text: word }) => !isGeneral(word) && !rungs.has(word) && label.some((other) => isAlike(word, other.text)));
}
const isWorkHeld = ({ field, op }: Condition): boolean => op !== 'not' && (field === 'role' || field === 'function' || field === 'text');

/** What words say of a title on the screen, as it is written there; null where no title says them, or they name no work. */
function titleSaying(words: Words['content'], titles: readonly string[]): string | null {
  if ((words.length === 1 && isGeneral(words[0]?.text ?? '')) || words.every(({ text }) => rungs.has(text))) return null;
  for (const title of titles) {
    const own = wordsOf(title);
    const at = own.findIndex((_, from) => words.every((word, index) => isAlike(word.text, own[from + index]?.text ?? '')));
    if (at >= 0) return title.slice(own[at]?.start, own[at + words.length - 1]?.end);
  }
  return null;
}

/** Whether two words are one in another form or with a slip of the pen: "illustrating" and "Illustrator", "labratory" and "laboratory". */
function isAlike(said: string, word: string): boolean {
  if (said === word) return true;
  const [some, other] = [stemOf(said), stemOf(word)];
  return some === other || (Math.min(said.length, word.length) > 4 && Math.min(distance(said, word), distance(some, other)) < 2);
}

const plainLabel = ({ op, label }: Condition): string => (op === 'not' ? label.replace(/^not /i, '') : label).replace(/ industry$/i, '');
/** "Washington" of "Washington, DC". */
const ownName = (one: Condition): string => plainLabel(one).replace(/,.*$/, '');
const excludable: ReadonlySet<string> = new Set(['role', 'function', 'industry', 'company', 'skill', 'place']);
const named: ReadonlySet<string> = new Set([...excludable, 'text']);

const verbs =
  "(?:i|we) (?:never|did(?:n't| not|nt)|have(?:n't| not|nt)) (?:even |ever |actually )?(?:ask(?:ed)?(?: you)? (?:for|to (?:exclude|leave out|remove|hide|add|include))|sa(?:id|y)|mention(?:ed)?|request(?:ed)?|typed?|wrote)|(?:i |we )?(?:have |'ve )?changed? my mind (?:about|on)|remove|drop|delete|ditch|scrap|scratch|undo|lift|cancel|clear|lose|forget(?: about)?|never ?mind(?: about)?|(?:get|got) rid of|rid of|(?:take|taking|took|get|throw|kick|cut)(?: (?:away|off|out)|(?= [^.!?;,]{1,40} (?:away|off|out)\\b))|uncheck|untick|did(?:n't| not|nt) (?:want|mean|ask)(?: you)? to (?:hide|remove|drop|delete)[^.!?;,]{0,40}, (?:only|just|but)|(?:do(?:n't| not|nt) want|why is there|there is still|still says?)(?=[ \"'“‘]+(?:the )?[\"'“‘]?not )";
const lifts =
  "no need (?:of|for)|no longer (?:need|want|insist(?: on)?|care about)|(?:(?:it|this|that|they) )?(?:do|does)(?:n't|nt| not)(?: really| actually| even| strictly| necessarily)* (?:insist(?: any ?more)?(?: on| in)?|need(?: to be(?: in| at)?| it to be)?|have to be(?: in| at)?|require)|needn't be|need not be|do(?:n't|nt| not) want(?= [^.!?;,]{1,40} any ?more\\b)";
const widenings =
  "also (?:look(?:ing)? |search(?:ing)? )?(?:outside|beyond)(?: of)?|even (?:if (?:it's |it is |that's |they're )?)?(?:outside|beyond|not in|away from|far from)(?: of)?|outside(?: of)?(?= [^.!?;,]{1,40} (?:too|also|as well|(?:is|are|would be|works) ?(?:fine|ok(?:ay)?|good|great)?)(?:\\W|$))";
/** What is meant, and what is not. */
const contrasts =
  /(?:\b(?:as in|i (?:only |just |really |actually )?(?:mean|meant)|meaning|means|stands for|is short for)\b|=)(?:[^.!?;\n]|\.(?=[\w,]))*?\w(?<!\b(?:am|is|are|was|were|do|does|did|can|could|will|would|should|have|has|[ims])|n't)[.,]*(?: and| but)? not(?! (?:only|just|merely|solely)\b)( (?:[^.!?;,\n]|\.(?=\w))+)/gi;
const asIn =
  /["“”'][^"“”']{1,40}["“”'],? as in\b|(?<![\p{L}\d])[\p{L}&.]{2,4}\s*(?:=+(?![^.!?;\n]*\bwhich i\b)|(?:means|stands for|is short for)\b)/giu;
const anythingAtAll = /\bany(?:thing|one| (?:job|work|kind of (?:job|work)|role|position)s?) at all\b/i;
const anyTitle =
  /\b(?:even (?:if|when|though)|no matter (?:if|whether|what)|whether or not|regardless of(?: what)?) (?:the |its |their |a )?(?:(?:job|role|position)['’]?s? )?(?:titles?|names?|(?:it|they|that)(?:'s| is|'re| are)? (?:not |n't )?(?:called|titled|named))\b[^.!?;,\n]*/i;
const equals = /\s*(?:=+|\b(?:i mean|means?|meant|is short for|stands for)\b(?! to\b))(?: to say)?\s*/gi;
const refusals =
  'no more|enough (?:of|with)|(?:stop|quit) (?:show|giv|send|suggest|recommend)\\w*(?: me)?|(?:i )?(?:said|told (?:you|u)|meant|asked for|wrote)(?: you| u)?,? (?:not?|without)';
const exclusions =
  'not(?! (?:only|just|merely|solely)\\b)|no|without|except(?: for)?|leav(?:e|ing) out|exclud(?:e|ing)|hide|skip|avoid|anything but|nothing with';
const leaving =
  "(?:can|could|should|may|must|has to|have to|needs? to) (?:go(?! (?:to|for|with|on|back)\\b)|leave|come (?:off|out|down)|be (?:dropped|removed|deleted|gone|taken (?:off|out|away)))|(?:is|are)(?: no longer|n't| not) (?:needed|(?:the|my|a) (?:right )?(?:place|one|option|answer)(?! (?:to|that|where|which|in)\\b))|do(?:es)?(?:n't|nt| not) (?:really |even )?matter";
const cues = new RegExp(
  `\\b(?:(?<remove>${verbs}|${widenings})|(?<refuse>${refusals})|(?<close>${leaving})|(?<lift>${lifts})|(?<exclude>${exclusions}))(?:ed|d|s|ing|ping|ped)?\\b`,
  'gi',
);
/** "Don't drop it" keeps it; "you didn't drop it" wants it gone. */
const keeping = /(?<!\b(?:did|has|have|you|u) (?:still )?)\b(?:don't|dont|do not|never|without|not)\s*$/i;
const joints = /\s*,\s*(?:and |or |nor )?|\s+(?:and|or|nor|n)\s+|\s*[&/]\s*/gi;
const stops = wordSet('ends of what is let go');
const around = wordSet('around what is let go');
const rungs = wordSet('rungs in titles');
const wordNouns: ReadonlySet<string> = new Set(['keyword', 'keywords', 'word', 'words', 'term', 'phrase']);
const mostWords = 6;
const dummies: ReadonlySet<string> = new Set(['it', 'that', 'this', 'they', 'those', 'these', 'both', 'all']);

interface Span {
  start: number;
  end: number;
}

interface Cue extends Span {
  /** `close`: it stands behind what it lets go of; `lift`: it is needed no more, and nothing is left out. */
  does: 'remove' | 'close' | 'lift' | 'refuse' | 'exclude';
}

interface Words {
  start: number;
  /** "Not laboratory scientist", as a chip says it. */
  isNot: boolean;
  /** An "and" or "or" joins it, or a later one, to those before. */
  isListed: boolean;
  /** Its last words are meant, else its first. */
  fromEnd: boolean;
  content: { text: string; raw: string; start: number; end: number }[];
}

interface Meant {
  end: number;
  gone: Condition[];
  left: Condition[];
  wishes: string[];
  /** What is to come last from now on. */
  last?: Wish[];
}

/** What a message may let go of. */
export interface Standing {
  before: readonly Condition[];
  wishes: readonly Wish[];
  /** Of the jobs on the screen. */
  titles: readonly string[];
  reading: (text: string) => Pick<Reading, 'mentions'>;
}

export interface LetGo {
  conditions: Condition[];
  wishes: Wish[];
  spans: Span[];
}
