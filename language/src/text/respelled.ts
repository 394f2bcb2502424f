import { lazily } from '@alive/occupations/tables.ts';
import { functionWords } from '@alive/contract/lists/function-words.ts';
import { askingWords } from '../clauses/asking.ts';
import { inDictionary } from '../tables/english-dictionary.ts';
import { readTable, string } from '../tables/tables.ts';

/**
 * A message typed as on a phone, in plain spelling: "lookin 4 ppl, doesnt have to be" is "looking 4 people, doesn't have to be". Each word
 * stays one word, so that the words of both texts correspond; what begins with a capital within a sentence is a name and stays.
 */
export const respelled = (text: string): string =>
  text
    .replace(/(?<=\b(?:these|those|they|you|u|we|which|jobs|ones|who|what|where|how|and|n) )r(?= )/gi, 'are')
    .replace(/(?<![\p{L}\p{N}'’&@./#+-])\p{L}[\p{L}\p{N}]*(?!['’&@/#+-]?[\p{L}\p{N}])/gu, (word, at: number) => {
      const isName = /^\p{Lu}/u.test(word) && word !== word.toUpperCase() && !/(?:^|[.!?\n])\s*$/.test(text.slice(0, at));
      const lower = word.toLowerCase();
      const plain = isName || (word.length < 4 && word !== lower) ? undefined : (meant().get(lower) ?? withG(lower) ?? nearest(lower));
      if (plain === undefined) return word;
      return word === lower ? plain : `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
    });

/** "lookin" */
const withG = (word: string): string | undefined =>
  word.length > 4 && word.endsWith('in') && !inDictionary(word) && inDictionary(`${word}g`) ? `${word}g` : undefined;

/** The one word that only asks or serves a sentence of which a letter is missing, doubled or swapped: "giv", "fro"; undefined where two fit. */
function nearest(word: string): string | undefined {
  if (word.length < 3 || word.length > 12 || !/^[a-z]+$/.test(word) || serving().has(word) || inDictionary(word)) return undefined;
  const found = variantsOf(word).filter((one) => serving().has(one));
  return new Set(found).size === 1 ? found[0] : undefined;
}

function variantsOf(word: string): string[] {
  const at = Array.from({ length: word.length }, (_, index) => index);
  const swapped =
    word.length < 4 ? [] : at.slice(1).map((i) => word.slice(0, i - 1) + word.charAt(i) + word.charAt(i - 1) + word.slice(i + 1));
  const added = at.flatMap((i) => Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => word.slice(0, i + 1) + letter + word.slice(i + 1)));
  const doubled = at.slice(1).flatMap((i) => (word[i] === word[i - 1] ? [word.slice(0, i) + word.slice(i + 1)] : []));
  return [...swapped, ...added, ...doubled];
}

const serving = lazily(() => new Set([...functionWords, ...askingWords].filter((word) => /^[a-z]{3,}$/.test(word))));

/** What a word is short or a slip for, one of its own; undefined for none. */
export const meantBy = (word: string): string | undefined => meant().get(word);

const meant = lazily(
  () => new Map(readTable('typed-forms', { typed: string, meant: string }).map(({ typed, meant: plain }) => [typed, plain] as const)),
);
