import { type InterviewTopic, interviewTopics } from '@alive/contract/conversations.ts';
import { type Stance, stances } from '@alive/contract/facts.ts';
import { type Clause, clausesOf, type Span } from '../clauses/clauses.ts';
import type { Name } from '../facts/lexicon.ts';
import type { MustMention } from '../facts/musts.ts';
import { overlaps, type Token, tokensOf } from '../text/tokens.ts';
import { feelingOf, feelings, turning } from './feelings.ts';
import { hashOf } from './hashing.ts';

/** What a message is read alongside: the question it answers, the names and musts in it, and the facts that stand. */
export interface Surroundings {
  topic: InterviewTopic | null;
  names: readonly Name[];
  musts: readonly MustMention[];
  facts: readonly Standing[];
  again: readonly SaidAgain[];
}

/** Words that an earlier message said and no fact holds, with the question that it answered. */
export interface SaidAgain extends Span {
  topic: InterviewTopic;
}

/** A message as words and clauses. */
export interface Parsed {
  tokens: readonly Token[];
  clauses: readonly Clause[];
}
export const parsed = (message: string): Parsed => {
  const tokens = tokensOf(message);
  return { tokens, clauses: clausesOf(message, tokens) };
};

/** A fact on the student's screen. */
export interface Standing {
  text: string;
  stance: Stance;
  /** A dotted chip. */
  isOffered: boolean;
  /** The message before said it. */
  isLast: boolean;
  /** The key of what it names, if that is known. */
  value: string | null;
}

/** What is known of each token before the network reads it. */
export function inputsOf({ tokens, clauses }: Parsed, { topic, names, musts, facts, again }: Surroundings): Input[] {
  const standing = new Map(facts.flatMap((fact) => stemsOf(fact.text).map((stem) => [stem, fact] as const)));
  const clauseAt: Clause[] = [];
  for (const clause of clauses) for (let at = clause.from; at < clause.to; at++) clauseAt[at] = clause;
  const count = Math.min(facts.length, mostStanding);
  const asked = topic === null ? 0 : 1 + interviewTopics.indexOf(topic);
  return tokens.map((token, at) => {
    const { norm, lemma, pos, text } = token;
    const name = names.find((one) => overlaps(one, token));
    const must = musts.find((one) => overlaps(one, token));
    const fact = facts.length === 0 ? undefined : standing.get(stemsOf(norm)[0] ?? '');
    const clause = clauseAt[at];
    const feeling = feelingOf(lemma, norm);
    const said = again.find(({ from, to }) => from <= at && at < to);
    return {
      norm,
      lemma: lemma === '' ? norm : lemma,
      kinds: [
        1 + classes.indexOf(pos),
        name === undefined ? 0 : 1 + nameKinds.indexOf(name.kind),
        must === undefined ? 0 : 1 + statings.indexOf(must.stated),
        fact === undefined ? 0 : 1 + stances.indexOf(fact.stance),
        fact === undefined ? 0 : fact.isLast ? 2 : 1,
        clause === undefined ? 0 : 1 + holders.indexOf(clause.holder),
        clause?.negated === true ? 1 : 0,
        clauseAt[at - 1] === clause ? 0 : 1,
        shapeOf(text),
        feeling === null ? 0 : 1 + feelings.indexOf(feeling),
        turning.has(norm) ? 1 : 0,
        asked,
        count,
        said === undefined ? 0 : 1 + interviewTopics.indexOf(said.topic),
      ],
    };
  });
}

const mostStanding = 8;
export const classes = [
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'INTJ',
  'NOUN',
  'NUM',
  'PART',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERB',
  'X',
];
const nameKinds = ['work', 'skill', 'employer', 'place'] as const satisfies Name['kind'][];
const statings = ['asked', 'accepted', 'alternative', 'refused'] as const satisfies MustMention['stated'][];
export const holders = ['self', 'other', 'you', 'thing', 'implied', 'none'] as const satisfies Clause['holder'][];
/** How many values each of `kinds` may have, and how many numbers stand for one. */
export const kindSizes: readonly (readonly [number, number])[] = [
  [classes.length + 1, 16],
  [nameKinds.length + 1, 6],
  [statings.length + 1, 4],
  [stances.length + 1, 6],
  [3, 3],
  [holders.length + 1, 6],
  [2, 3],
  [2, 2],
  [6, 4],
  [feelings.length + 1, 8],
  [2, 3],
  [interviewTopics.length + 1, 12],
  [mostStanding + 1, 4],
  [interviewTopics.length + 1, 8],
];

/** Hashes of a word's first and last letters and of its triples, so that a word that no list holds is not unknown (Bojanowski et al., TACL 2017). */
export function piecesOf(norm: string): number[] {
  const word = `<${norm}>`;
  const pieces = new Set([word.slice(0, 3), word.slice(0, 4), word.slice(-3), word.slice(-4), word.slice(-5)]);
  for (let at = 1; at < word.length - 3 && pieces.size < mostPieces; at++) pieces.add(word.slice(at, at + 3));
  return [...pieces].map((piece) => (hashOf(piece) >>> 0) % pieceCount);
}
export const pieceCount = 4096;
const mostPieces = 14;

/** "McKinsey" and "IT" are written as names, "$25" with a number. */
export function shapeOf(text: string): number {
  if (!/[\p{L}\d]/u.test(text)) return 1;
  if (/\d/.test(text)) return 2;
  if (text.length > 1 && text === text.toUpperCase()) return 3;
  return /^\p{Lu}/u.test(text) ? 4 : 5;
}

/** The words of a text that say what it is, cut to five letters so that forms of a word are one. */
export const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d+#$]+/gu) ?? []).filter((word) => !small.has(word)).map((word) => word.slice(0, 5));
const small = new Set('a an the to my your of in at on and or with for i be do being doing some like that it is was no not you'.split(' '));

export interface Input {
  norm: string;
  lemma: string;
  /** Values of its classes, in the order of `kindSizes`. */
  kinds: readonly number[];
}
