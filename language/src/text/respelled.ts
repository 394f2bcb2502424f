import { lazily } from '@alive/occupations/tables.ts';
import { functionWords } from '@alive/contract/lists/function-words.ts';
import { askingWords } from '../clauses/asking.ts';
import { inDictionary } from '../tables/english-dictionary.ts';
import { readTable, string } from '../tables/tables.ts';
import { isCommon } from './english.ts';

/**
 * A message typed as on a phone, in plain spelling: "lookin 4 ppl, doesnt have to be" is "looking 4 people, doesn't have to be". Each word
 * stays one word, so that the words of both texts correspond. What begins with a capital within a sentence is a name and stays, and so does
 * what stands in one of `namesIn`: "des moines", "python and r", "rn jobs". `slipOf` gives the one known word that must be meant by a word that
 * nobody knows: "constuction"; names of employers, schools and places keep their own spelling.
 */
export function respelled(
  text: string,
  namesIn: (text: string) => readonly Name[] = () => [],
  slipOf: (word: string) => string | null = () => null,
): string {
  let names: readonly Name[] | null = null;
  const namesAt = (start: number, end: number) => {
    names ??= namesIn(text);
    return names.filter((one) => one.start < end && start < one.end);
  };
  const isNamed = (start: number, end: number) => namesAt(start, end).length > 0;
  const slipAt = (lower: string, start: number, end: number) => {
    const slip = afterAt.test(text.slice(0, start)) ? null : slipOf(lower);
    return slip === null || !inDictionary(slip) || namesAt(start, end).some(({ kind = '' }) => ofOwn.has(kind)) ? null : slip;
  };
  const isShouted = text === text.toUpperCase();
  return text.replace(word, (typed, start: number) => {
    const before = text.slice(0, start);
    const lower = typed.toLowerCase();
    const isCapital = typed !== lower && typed === typed.toUpperCase();
    if (lower === 'r' && text[start + 1] === ' ' && beforeAre.test(before)) return isNamed(start, start + 1) ? typed : 'are';
    if ((isCapital && typed.length < 4) || (!isCapital && typed !== lower && !/(?:^|[.!?\n])\s*$/.test(before))) return typed;
    const listed = meant().get(lower);
    const plain = listed ?? (isCapital && !isShouted ? undefined : (withG(lower) ?? nearest(lower)));
    // A slip that is listed is one, whatever is spelled alike; what is short or only looks like one may be a name.
    const end = start + typed.length;
    const isKept = plain === undefined || ((listed === undefined || typed.length < 4) && isNamed(start, end));
    const right = isKept ? slipAt(lower, start, end) : plain;
    return right === null || typed === lower ? (right ?? typed) : `${right.charAt(0).toUpperCase()}${right.slice(1)}`;
  });
}

const word = /(?<![\p{L}\p{N}'’&@./#+-])\p{L}[\p{L}\p{N}]*(?!['’&@/#+-]?[\p{L}\p{N}])/gu;

/** Names that nobody spells by rule, and what stands before one. */
const ofOwn: ReadonlySet<string> = new Set(['company', 'place', 'school']);
const afterAt = /\bat $/i;

/** What "r" stands after for "are". */
const beforeAre = /\b(?:these|those|they|you|u|we|which|jobs|ones|who|what|where|how|and|n) $/i;

/** "lookin" */
const withG = (typed: string): string | undefined =>
  typed.length > 4 && typed.endsWith('in') && !inDictionary(typed) && inDictionary(`${typed}g`) ? `${typed}g` : undefined;

/**
 * The one word that only asks or serves a sentence of which a letter is missing, doubled or swapped: "evey", "wtih"; undefined where two fit.
 * Shorter ones are as often abbreviations ("hrs", "min", "gre") and names ("haas").
 */
function nearest(typed: string): string | undefined {
  if (typed.length < 4 || typed.length > 12 || !/^[a-z]+$/.test(typed) || serving().has(typed)) return undefined;
  if (isCommon(typed) || inDictionary(typed)) return undefined;
  const found = variantsOf(typed).filter((one) => one.length > 3 && serving().has(one));
  return new Set(found).size === 1 ? found[0] : undefined;
}

function variantsOf(word: string): string[] {
  const at = Array.from({ length: word.length }, (_, index) => index);
  const swapped = at.slice(1).map((i) => word.slice(0, i - 1) + word.charAt(i) + word.charAt(i - 1) + word.slice(i + 1));
  const added = at.flatMap((i) => Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => word.slice(0, i + 1) + letter + word.slice(i + 1)));
  const doubled = at.slice(1).flatMap((i) => (word[i] === word[i - 1] ? [word.slice(0, i) + word.slice(i + 1)] : []));
  return [...swapped, ...added, ...doubled];
}

const serving = lazily(() => new Set([...functionWords, ...askingWords, ...pointing].filter((word) => /^[a-z]{3,}$/.test(word))));
const pointing = 'first second third fourth fifth last involve involves'.split(' ');

/** What a word is short or a slip for, one of its own; undefined for none. */
export const meantBy = (word: string): string | undefined => meant().get(word);

const meant = lazily(
  () => new Map(readTable('typed-forms', { typed: string, meant: string }).map(({ typed, meant: plain }) => [typed, plain] as const)),
);

interface Name {
  start: number;
  end: number;
  kind?: string;
}
