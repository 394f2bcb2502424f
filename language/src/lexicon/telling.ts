import { singular, wordsOf } from '../text/text.ts';
import { wordSet } from '../tables/tables.ts';

/** The words of a phrase that say something about work, in the form they are compared in. */
export const tellingWords = (phrase: string): string[] => [
  ...new Set(
    wordsOf(phrase)
      .map(({ text }) => singular(text))
      .filter((word) => word.length > 1 && !/^\d+$/.test(word) && !untelling.has(word)),
  ),
];

// Function words, and words that every profile and every posting holds.
const untelling = wordSet('untelling words');
