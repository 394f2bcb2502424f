import { withFigures } from '#language/number-words.ts';
import { unknownCounts } from './amounts-counts.ts';
import { unknownMoney } from './amounts-money.ts';
import { unknownScores } from './amounts-scores.ts';
import { unknownShares } from './amounts-shares.ts';
import type { Amounts } from './grounds.ts';
import type { Finding } from './sentence.ts';

/**
 * Amounts of money, counts of records, shares and scores that may not be said, in figures or in words. Every number of a phrase must hold
 * ("$80–95k" both); a rate may hold as it is or by the year; what is said of one record must be of it. `last` is the handle of the record
 * named last, which "it" stands for. Counts in advice ("apply to five jobs a week") are of nothing.
 */
export function unknownAmounts(written: string, grounds: Amounts, last: string | null = null): Finding[] {
  const { text, origin } = withFigures(written);
  const found = [
    unknownMoney(text, grounds, last),
    unknownShares(text, grounds),
    unknownCounts(text, grounds),
    unknownScores(text, grounds),
  ];
  return found
    .flat()
    .map(({ kind, start, end }) => ({ kind, start: origin(start), end: origin(end) }))
    .filter(({ start, end }) => !isOfName(written.slice(start, end).trimEnd(), written.slice(end)));
}

/** "Thousand Oaks": a number word with a capital before another capital. */
const isOfName = (words: string, after: string) => /^\p{Lu}\p{Ll}+$/u.test(words) && /^\s?\p{Lu}\p{Ll}/u.test(after);
