import { lazily } from '@alive/occupations/tables.ts';
import { inDictionary } from '../tables/english-dictionary.ts';
import { readTable, string } from '../tables/tables.ts';

/**
 * A message typed as on a phone, in plain spelling: "lookin 4 ppl, doesnt have to be" is "looking 4 people, doesn't have to be". Each word
 * stays one word, so that the words of both texts correspond; what begins with a capital within a sentence is a name and stays.
 */
export const respelled = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}'’&@./#+-])\p{L}[\p{L}\p{N}]*(?!['’&@/#+-]?[\p{L}\p{N}])/gu, (word, at: number) => {
    const isName = /^\p{Lu}/u.test(word) && word !== word.toUpperCase() && !/(?:^|[.!?\n])\s*$/.test(text.slice(0, at));
    const lower = word.toLowerCase();
    const plain = isName || (word.length < 4 && word !== lower) ? undefined : (meant().get(lower) ?? withG(lower));
    if (plain === undefined) return word;
    return word === lower ? plain : `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
  });

/** "lookin" */
const withG = (word: string): string | undefined =>
  word.length > 4 && word.endsWith('in') && !inDictionary(word) && inDictionary(`${word}g`) ? `${word}g` : undefined;

/** What a word is short or a slip for, one of its own; undefined for none. */
export const meantBy = (word: string): string | undefined => meant().get(word);

const meant = lazily(
  () => new Map(readTable('typed-forms', { typed: string, meant: string }).map(({ typed, meant: plain }) => [typed, plain] as const)),
);
