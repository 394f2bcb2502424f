import type { InterviewTopic } from '@alive/contract/conversations.ts';
import { asksSomething, type Clause, type Span } from '../clauses/clauses.ts';
import { feelingOf, turning } from '../tagger/feelings.ts';
import { type Parsed, type SaidAgain, stemsOf } from '../tagger/inputs.ts';
import type { Reading, TaggedSpan } from '../tagger/tagger.ts';
import { overlaps, type Token } from '../text/tokens.ts';
import type { Name } from './lexicon.ts';

/**
 * What a message may say alongside the spans that were read in it: known names, and what the clauses speak of from which nothing was read, where the
 * tagger finds it not quite impossible. At most three, in order; offered, they are not lost in silence.
 */
export function unreadIn({ tokens, clauses }: Parsed, { spans, chancesOf }: Reading, names: readonly Name[]): TaggedSpan[] {
  const found: TaggedSpan[] = [];
  const take = (span: Span) => {
    if ([...spans, ...found].some(({ from, to }) => from < span.to && span.from < to)) return;
    const [first, ...chances] = chancesOf(span).filter(({ as }) => as !== 'drop');
    if (first === undefined || chances.reduce((sum, { probability }) => sum + probability, first.probability) < leastChance) return;
    const { as } = chances.reduce((best, one) => (one.probability > best.probability ? one : best), first);
    found.push({ ...span, as, probability: guessed, against: 0 });
  };
  for (const name of names) {
    if (found.length >= mostUnread) break;
    if (name.certainty !== 'certain' || name.kind === 'skill' || name.generic === true) continue;
    const over = tokens.flatMap((token, at) => (overlaps(token, name) ? [at] : []));
    const [from = -1] = over;
    if (from >= 0) take({ from, to: (over.at(-1) ?? from) + 1 });
  }
  for (const clause of clauses) {
    const isOwn = clause.holder !== 'you' && clause.holder !== 'other' && clause.link === null && !asksSomething(tokens, clause);
    const piece = isOwn && !spans.some(({ from, to }) => from < clause.to && clause.from < to) ? pieceOf(tokens, clause) : null;
    if (piece !== null) take(piece);
  }
  return found.slice(0, mostUnread);
}
const mostUnread = 3;
/** That of a thing that only its place in a message speaks for. */
export const guessed = 0.25;
/** What is less probable is not offered. */
const leastChance = 0.02;

/** What a clause speaks of: from its own verb or the first thing it names on. */
function pieceOf(tokens: Parsed['tokens'], clause: Clause): Span | null {
  const isThing = (at: number) => ['NOUN', 'PROPN', 'NUM'].includes(tokens[at]?.pos ?? '');
  const begins = (at: number) => {
    const token = tokens[at];
    if (token === undefined || feelingOf(token.lemma, token.norm) !== null || empty.has(token.lemma)) return false;
    return isThing(at) || token.pos === 'ADJ' || (token.pos === 'VERB' && clause.holder !== 'thing');
  };
  let { start: from, to } = clause;
  while (from < to && !begins(from)) from++;
  while (to > from && !isThing(to - 1) && tokens[to - 1]?.pos !== 'VERB') to--;
  return to - from <= mostWords && tokens.slice(from, to).some((_, at) => isThing(from + at)) ? { from, to } : null;
}
const mostWords = 12;
/** Words that say little of what a clause speaks of. */
const empty = new Set(
  `be have get feel do make take go start end think know mean guess say tell see seem try keep let lol haha ok yes yeah hi hello thanks thank sorry
  time year month week day semester summer fall winter spring lot bit kind thing stuff way`.split(/\s+/),
);

/** What the student said before, and to which question. */
export interface Earlier {
  topic: InterviewTopic | null;
  text: string;
}

/**
 * What a message says again that an earlier one said and no fact holds ("you left out museums"): each with the question it was said to, the
 * latest that said it first.
 */
export function saidAgain({ tokens }: Parsed, earlier: readonly Earlier[], facts: readonly { text: string }[]): SaidAgain[] {
  if (earlier.length === 0) return [];
  const noted = new Set(facts.flatMap(({ text }) => stemsOf(text)));
  const stems = tokens.map(({ norm }) => stemsOf(norm)[0] ?? null);
  const isEmpty = ({ lemma, norm }: Token): boolean => feelingOf(lemma, norm) !== null || empty.has(lemma) || turning.has(norm);
  const found: SaidAgain[] = [];
  for (const { topic, text } of earlier.toReversed()) {
    if (topic === null) continue;
    const said = new Set(stemsOf(text));
    const isAgain = (at: number) => said.has(stems[at] ?? '') && !noted.has(stems[at] ?? '') && !tokens.slice(at, at + 1).some(isEmpty);
    for (let from = 0; from < tokens.length; from++) {
      if (!isAgain(from) || found.some((one) => one.from <= from && from < one.to)) continue;
      let to = from + 1;
      for (let next = to; next < tokens.length && next - to <= 2; next++) {
        if (isAgain(next)) to = next + 1;
        else if (stems[next] !== null || tokens[next]?.pos === 'PUNCT') break;
      }
      const isThing = tokens.slice(from, to).some(({ pos, norm }, at) => isAgain(from + at) && norm.length > 2 && things.has(pos));
      if (isThing) found.push({ from, to, topic });
      from = to - 1;
    }
  }
  return found.sort((one, other) => one.from - other.from);
}
const things = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'NUM']);
