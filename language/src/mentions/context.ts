import type { Entry } from '../entities/types.ts';
import type { Match } from '../text/phrases.ts';
import type { Word } from '../text/text.ts';
import { wordSet } from '../tables/tables.ts';

/** Where a match stands. */
export interface Context {
  words: readonly Word[];
  matches: readonly Match<Entry>[];
  /** All in capitals, so that they tell nothing. */
  shouting: boolean;
  /** A short request in which nobody speaks of himself. */
  brief: boolean;
}

/** A match's first and last word and the normalised ones next to it; none over a comma or a full stop. */
export function around({ words }: Context, match: Match<Entry>) {
  const first = words[match.from];
  return {
    first,
    last: words[match.to - 1],
    before: breaks(first) ? '' : (words[match.from - 1]?.text ?? ''),
    beforeLast: words[match.from - 2]?.text ?? '',
    after: breaks(words[match.to]) ? '' : (words[match.to]?.text ?? ''),
  };
}

/** Begins with a capital letter or a digit. */
export function isCapital(word: Word | undefined): boolean {
  return word !== undefined && /^[\p{Lu}\p{N}]/u.test(word.raw);
}

function breaks(word: Word | undefined): boolean {
  return word === undefined || /[.;!?\n,]/.test(word.gap);
}

/** Words as a set. */
export const set = (words: string) => new Set(words.split(' '));

/** Words for work in general that follow its kind. */
export const jobHeads = wordSet('job nouns');

/** Words that stand before a place. */
export const placeLeads = set('in near around from outside to within across at based covering');

/** Words that stand before an employer. */
export const employerLeads = set('at join joining @ joined');
