import type { InterviewTopic } from '@alive/contract/conversations.ts';
import { clauseAt, type Span } from '../clauses/clauses.ts';
import { feelingOf, turning } from '../tagger/feelings.ts';
import type { Parsed, SaidAgain, Standing } from '../tagger/inputs.ts';
import { readingOf, type TaggedSpan } from '../tagger/tagger.ts';
import { offsetsOf, overlaps, type Token } from '../text/tokens.ts';
import type { Source } from './drafts.ts';
import { guessed, unreadIn } from './missed.ts';

/** What of a message is noted: as the tagger reads it, where its structure does not make it certain, and what it may have missed. */
export function spansIn(source: Source, { facts, again, chances }: SpanContext): TaggedSpan[] {
  const { message, tokens, topic, names } = source;
  const reading = readingOf(source, { ...source, facts, again });
  const spans = joined(source, answering(source, topic, reading.spans))
    .flatMap((span) => linesOf(message, tokens, span))
    .map((span): TaggedSpan => (span.as === 'must' && isWish(tokens, span) ? movedTo('looking', span) : span));
  const offered = [...spans, ...unreadIn(source, { ...reading, spans }, names)];
  const isComplaint = (chances.at(-1)?.[0] ?? 1) < complaining;
  return broughtBack(source, offered, { again, isComplaint }).toSorted((one, other) => one.from - other.from);
}

interface SpanContext {
  facts: readonly Standing[];
  again: readonly SaidAgain[];
  /** What the message does to each fact, and at the end whether something is wrong or missing at all. */
  chances: readonly Float64Array[];
}

/** Below this probability that nothing is wrong or missing the message says that something is. */
const complaining = 0.4;

/** From this probability on what is said is kept, below it is offered; of a grieving student only what is surer is kept. */
export const sure = 0.4;
/** The feelings of the sentence that a span stands in, its own words left out. */
export function adjacentFeelings({ tokens, clauses }: Parsed, { from, to }: Span): ReadonlySet<string> {
  const sentence = clauseAt(clauses, from)?.sentence ?? { from, to };
  const adjacent = tokens.slice(sentence.from, sentence.to).filter((_, at) => sentence.from + at < from || sentence.from + at >= to);
  return new Set(adjacent.flatMap(({ lemma, norm }) => feelingOf(lemma, norm) ?? []));
}

export const wordsAt = ({ message, tokens }: Pick<Source, 'message' | 'tokens'>, span: Span): string => {
  const { start, end } = offsetsOf(tokens, span);
  return message.slice(start, end);
};

/** "My brother loves bikes", "do you like bikes?": what others like, or are asked whether they do, is no more than a guess. */
export function isOfOthers({ tokens, clauses }: Parsed, { from }: Span): boolean {
  const clause = clauseAt(clauses, from);
  const verb = tokens[clause?.verb ?? -1];
  if (clause === undefined || verb === undefined || (clause.holder !== 'other' && clause.holder !== 'you')) return false;
  return ['like', 'dislike', 'want'].includes(feelingOf(verb.lemma, verb.norm) ?? '');
}

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
export const rowOf = (topic: InterviewTopic | null): Row => (topic === 'more' || topic === 'less' || topic === 'must' ? topic : 'looking');
/** The whole message under the row that its question asks for. */
export const wholeOf = ({ tokens }: Parsed, topic: InterviewTopic | null): TaggedSpan[] => [
  { from: 0, to: tokens.length, as: rowOf(topic), probability: 1, against: 0 },
];

/** The known names of a message that is not read otherwise, under the row that its question asks for. */
export const namedIn = ({ tokens, topic, names }: Source): TaggedSpan[] =>
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
export const isBare = ({ tokens, clauses }: Parsed): boolean =>
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
  const noted = new Set(spans.map(({ from }) => clauseAt(clauses, from)?.sentence));
  const isList = ({ from }: Span) => noted.has(clauseAt(clauses, from)?.sentence);
  const others = items.filter(isList).map(({ from, to }) => ({ from, to, as: rowOf(topic), probability: guessed, against: 0 }));
  return [...placed, ...others].sort((one, other) => one.from - other.from);
}

/** What is said again and was not noted stands where it was first said, unless it is said of something else. */
function broughtBack({ tokens, clauses }: Source, spans: readonly TaggedSpan[], { again, isComplaint }: Missed): TaggedSpan[] {
  const isFelt = ({ from, to }: Span) => tokens.slice(from, to).some(({ lemma, norm }) => feelingOf(lemma, norm) !== null);
  const sizeOf = ({ from, to }: Span) => to - from;
  const placed = spans.map((span): TaggedSpan => {
    const said = again.find(({ from, to }) => from < span.to && span.from < to);
    const clause = clauseAt(clauses, span.from);
    if (said === undefined || (clause?.holder === 'self' && isFelt(clause))) return span;
    const isSaid = sizeOf(said) + 1 >= sizeOf(span) && (isComplaint || clause?.holder === 'you');
    const isGuess = span.probability < sure && 2 * sizeOf(said) >= sizeOf(span);
    if (!isSaid && !isGuess) return span;
    return { ...span, ...(isGuess ? said : {}), topic: said.topic, as: rowOf(said.topic), probability: Math.max(span.probability, sure) };
  });
  const missing = again.filter(
    ({ from, to }) =>
      (isComplaint || clauseAt(clauses, from)?.holder === 'you') && !placed.some((span) => span.from < to && from < span.to),
  );
  return [...placed, ...missing.map(({ from, to, topic }) => ({ from, to, topic, as: rowOf(topic), probability: sure, against: 0 }))];
}

/** What an earlier message said that was not noted, and whether the message says that something is wrong. */
interface Missed {
  again: readonly SaidAgain[];
  isComplaint: boolean;
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
export function isMixed(
  { tokens, clauses }: Parsed,
  { from, to, as, against, probability }: TaggedSpan,
  spans: readonly TaggedSpan[],
): boolean {
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

/** A row that a message puts facts in. */
type Row = Exclude<TaggedSpan['as'], 'drop'>;
