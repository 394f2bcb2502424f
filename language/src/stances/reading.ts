import type { InterviewTopic } from '@alive/contract/conversations.ts';
import type { Stance } from '@alive/contract/facts.ts';
import type { Clause, Span } from '../clauses/clauses.ts';
import type { Token } from '../text/tokens.ts';
import type { Feeling } from './cues.ts';

export const turned = (row: Stance): Stance => (row === 'less' ? 'more' : 'less');

/** Moves what was said last into a row, now with evidence: "I took organic chemistry and hated it". */
export function turn(found: Reading[], row: Stance | null, accepted = false): void {
  const last = found.at(-1);
  if (!last || row === null) return;
  // What is being considered stays so when it is liked: "Prevention Point. They were good to me."
  if (row === 'more' && (last.row === 'looking' || last.row === 'must')) return;
  // "I don't like memorizing, but I can do it": it stays disliked.
  if (accepted && last.row === 'less') return;
  if (last.evidence === 'cue' && last.row !== row && !accepted) {
    last.both = last.row !== 'looking' && row !== 'looking' && row !== 'must';
    return;
  }
  last.row = row;
  last.evidence = accepted ? 'accepted' : 'cue';
}

export const bothOver = (found: Reading[]): void => {
  const last = found.at(-1);
  if (last) Object.assign(last, { both: true, evidence: 'cue' });
};

export const reading = (clause: Clause, { from, to }: Span, row: Stance | null, evidence: Reading['evidence']): Reading => ({
  from,
  to,
  row: row ?? 'more',
  evidence,
  clause,
});

export const wordsOf = (tokens: readonly Token[], { from, to }: Span): string[] =>
  tokens
    .slice(from, to)
    .filter(({ text }) => /[\p{L}\d]/u.test(text))
    .map(({ norm }) => norm);

export interface Context {
  tokens: readonly Token[];
  clause: Clause;
  topic: InterviewTopic | null;
  /** What was read before, newest last. */
  found: Reading[];
  /** The row that words without a cue take. */
  own: Stance | null;
  headed: boolean;
}

/** A span of words with the row it belongs to. */
export interface Reading extends Span {
  row: Stance;
  /** A listed cue governs it; it answers the question; something the student did; agreed to, not wanted; or only may be meant. */
  evidence: 'cue' | 'answer' | 'event' | 'accepted' | 'rest';
  clause: Clause;
  feeling?: Feeling;
  /** More and less govern the same words: the student is asked. */
  both?: boolean;
}

export const set = (words: string) => new Set(words.split(' '));
