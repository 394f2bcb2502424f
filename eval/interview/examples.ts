import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type InterviewTopic, interviewTopics } from '@alive/contract/conversations.ts';
import type { Stance } from '@alive/contract/facts.ts';
import { type Token, tokensOf } from '@alive/language/text/tokens.ts';
import {
  isAt,
  type noted,
  type Parsed,
  pointerOf,
  type SaidAgain,
  saidAgain,
  type Standing,
  stemsOf,
} from '@alive/language/facts/training.ts';

/** The annotated messages of annotated/*.jsonl: what a careful reader notes of each, and of which standing facts it changes something. */
export const readAnnotated = (names?: readonly string[]): Annotated[] =>
  globSync(join(import.meta.dirname, 'annotated', '*.jsonl'))
    .toSorted()
    .filter((path) => names?.includes(basename(path, '.jsonl')) ?? true)
    .flatMap((path) => {
      const set = basename(path, '.jsonl');
      const lines = readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '');
      const all = lines.map((line) => Object.assign(JSON.parse(line) as Omit<Annotated, 'set'>, { set }));
      if (set.startsWith('g'))
        for (const [at, one] of all.entries())
          one.earlier = all.slice(Math.max(0, at - 6), at).filter(({ student }) => student === one.student);
      return all;
    });

/** What the message says again that was said and not noted. */
export const againIn = (one: Annotated, message: Parsed): SaidAgain[] =>
  saidAgain(
    message,
    (one.earlier ?? []).map((said) => ({ topic: topicOf(said), text: said.message })),
    one.standing,
  );

/** Whether the student misses something that was said; null where that is not known. */
export function isMissing(one: Annotated, again: readonly SaidAgain[], gold: readonly GoldSpan[]): boolean | null {
  if (one.earlier === undefined) return one.facts.length > 0 && one.changes.length === 0 && one.asks !== true ? null : false;
  return one.set.startsWith('c') && gold.some((span) => again.some(({ from, to }) => from < span.to && span.from < to));
}

export const topicOf = ({ question }: Pick<Annotated, 'question'>): InterviewTopic | null => interviewTopics[question - 1] ?? null;
export const standingOf = ({ standing }: Annotated): Standing[] =>
  standing.map(({ row, text, offered, last }) => ({ text, stance: row, isOffered: offered, isLast: last, value: null }));

/** The spans that a reader notes, and those that may be noted or not. */
export function goldOf(one: Annotated): { gold: GoldSpan[]; optional: GoldSpan[] } {
  const tokens = tokensOf(one.message);
  const taken = new Set<number>();
  const spanned = (facts: readonly Noted[]) => facts.flatMap(({ row, text }) => placed(one.message, tokens, text, taken, row));
  const gold = spanned(one.facts);
  const changed = one.changes.flatMap(({ text, to }) => {
    const span = mentionOf(tokens, text, taken) ?? pointerIn(one, tokens, text, taken);
    const own = one.standing.find((fact) => fact.text === text)?.row ?? 'more';
    return span === null ? [] : [{ ...span, as: to === 'dropped' ? ('drop' as const) : to === 'kept' ? own : to }];
  });
  const complaint = one.asks === true && changed.length === 0 ? complaintIn(tokens, taken) : [];
  return { gold: [...gold, ...changed, ...complaint], optional: spanned(one.optional) };
}

/** Where a text stands as whole words that nothing else took. */
function placed(message: string, tokens: readonly Token[], text: string, taken: Set<number>, as: Stance): GoldSpan[] {
  for (let start = message.indexOf(text); start >= 0; start = message.indexOf(text, start + 1)) {
    const from = tokens.findIndex(({ end }) => end > start);
    const after = tokens.findIndex((token) => token.start >= start + text.length);
    const to = after < 0 ? tokens.length : after;
    if (from < 0 || to <= from || /[\p{L}\d]/u.test(message[start - 1] ?? '') || !isFree(taken, from, to)) continue;
    return [{ ...take(taken, from, to), as }];
  }
  return [];
}

/** The words with which a message speaks of a standing fact; null where it only points. */
function mentionOf(tokens: readonly Token[], text: string, taken: Set<number>): { from: number; to: number } | null {
  const stems = new Set(stemsOf(text));
  const hits = tokens.flatMap(({ norm }, at) => (stems.has(stemsOf(norm)[0] ?? '') && !taken.has(at) ? [at] : []));
  let best: { from: number; to: number; count: number } | null = null;
  for (const [index, from] of hits.entries()) {
    let last = from;
    let count = 1;
    for (const at of hits.slice(index + 1)) {
      if (at - last > 3 || !isFree(taken, last, at + 1)) break;
      last = at;
      count++;
    }
    if (best === null || count > best.count) best = { from, to: last + 1, count };
  }
  return best === null || best.count < stems.size / 3 ? null : take(taken, best.from, best.to);
}

/** The words that point at a standing fact where none name it: "the second one", "both", "that". */
function pointerIn(
  { standing }: Annotated,
  tokens: readonly Token[],
  text: string,
  taken: Set<number>,
): { from: number; to: number } | null {
  const last = standing.filter((fact) => fact.last);
  const place = last.findIndex((fact) => fact.text === text);
  for (let from = 0; from < tokens.length; from++)
    for (let to = Math.min(tokens.length, from + 4); to > from; to--) {
      if (!isFree(taken, from, to)) continue;
      const pointed = pointerOf(
        tokens
          .slice(from, to)
          .map((token) => token.text)
          .join(' '),
      );
      if (pointed !== null && isAt(pointed, place, last.length)) return pointed === 'all' ? { from, to } : take(taken, from, to);
    }
  return null;
}

/** What says that something is wrong and not what: "that" or "it", if the message has such a word. */
function complaintIn(tokens: readonly Token[], taken: Set<number>): GoldSpan[] {
  const at = tokens.findIndex((token, index) => pointerOf(token.text) !== null && !taken.has(index));
  return at < 0 ? [] : [{ ...take(taken, at, at + 1), as: 'drop' }];
}

const isFree = (taken: ReadonlySet<number>, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (taken.has(at)) return false;
  return true;
};
const take = (taken: Set<number>, from: number, to: number): { from: number; to: number } => {
  for (let at = from; at < to; at++) taken.add(at);
  return { from, to };
};

interface Noted {
  row: Stance;
  text: string;
}

export interface GoldSpan {
  from: number;
  to: number;
  as: (typeof noted)[number];
}

export interface Annotated {
  set: string;
  student: string;
  /** 1 to 6: which question it answers; 0: none. */
  question: number;
  message: string;
  /** What must be noted. */
  facts: Noted[];
  /** What may be noted or not. */
  optional: Noted[];
  /** The facts on the screen before it. */
  standing: (Noted & { offered: boolean; last: boolean })[];
  /** What it does to them. */
  changes: { text: string; to: Stance | 'dropped' | 'kept' }[];
  /** A reader would have to ask which one is meant. */
  asks?: boolean;
  /** What the student said before; of a talk (g) all that stands before it in its file. */
  earlier?: { question: number; message: string }[];
}
