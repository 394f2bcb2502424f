import { functionOfOccupation } from '../lexicon/functions.ts';
import { occupationOfTitle } from './occupation.ts';
import { fieldsAbroad, nounsAbroad } from '../text/other-languages.ts';
import { roles, type Role } from './roles.ts';
import { isRungWord, seniorityOf } from './seniority.ts';
import { list, oneOf, readTable, string, wordSet } from '../tables/tables.ts';
import { singular, type Word } from '../text/text.ts';
import type { Meaning } from '../entities/types.ts';

/** Whether a word (singular, lower case) ends titles: "manager", "nurse". */
export function isHeadNoun(word: string): boolean {
  return heads.has(word);
}

/** Whether titles use the word before their noun: "mobile", "brand". */
export function isTitleWord(word: string): boolean {
  return functionOfWord.has(word);
}

/** Every word that titles are made of, for correcting slips. */
export function titleWords(): Iterable<string> {
  return [...heads.keys(), ...functionOfWord.keys(), ...nounsAbroad.keys(), ...fieldsAbroad.keys()];
}

/** What a title means, from its words (normalised, the noun at `head` singular) and the title as it is to be shown. */
export function titleMeaning(names: readonly string[], head: number, title: string): Extract<Meaning, { kind: 'role' }> {
  // "Junior developer" is a developer.
  const bare = names.slice(names.findIndex((name) => !isRungWord(name)));
  const listed =
    listedNames.get(names.map(singular).join(' ')) ??
    listedNames.get(bare.map(singular).join(' ')) ??
    (head === names.length - 1 ? suffixOf(names) : undefined);
  return {
    kind: 'role',
    title,
    role: listed?.role ?? title,
    function: listed?.function ?? functionOfOccupation(occupationOfTitle(title)) ?? functionOf(names, head),
    seniority: seniorityOf(names),
    known: listed !== undefined,
  };
}

/** Whether a noun alone says too little to be a role: "manager", "engineer". */
export function isGeneric(noun: string): boolean {
  return generic.has(noun);
}

/** The function that a noun stands for alone, "" where it says none; undefined for what is no title's noun. */
export function functionOfNoun(noun: string): string | undefined {
  return heads.get(noun);
}

export function isListed(words: readonly Word[], from: number, to: number): boolean {
  return listedNames.has(
    words
      .slice(from, to)
      .map(({ text }) => singular(text))
      .join(' '),
  );
}

export function isPair(one: Word | undefined, other: Word | undefined): boolean {
  return one !== undefined && other !== undefined && pairs.has(`${one.text} ${other.text}`);
}

export function isModifier(word: { text: string } | undefined): boolean {
  return word !== undefined && (functionOfWord.has(word.text) || functionOfWord.has(singular(word.text)));
}

/** "Consumer product manager" is a product manager, "research nurse" a nurse; a noun that says too little tells nothing. */
function suffixOf(names: readonly string[]): Role | undefined {
  for (let from = 1; from < names.length; from++) {
    const rest = names.slice(from);
    if (rest.length === 1 && generic.has(rest[0] ?? '')) return undefined;
    const found = listedNames.get(rest.map(singular).join(' '));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** By the word nearest to the noun that tells one, then the noun, then the words that tell little. */
function functionOf(names: readonly string[], head: number): string {
  const others = names.filter((_, index) => index !== head);
  const ordered = head === names.length - 1 ? others.toReversed() : others;
  const functionNamed = (word: string) => functionOfWord.get(word) ?? functionOfWord.get(singular(word)) ?? '';
  const strong = ordered.find((word) => !weak.has(word) && functionNamed(word) !== '');
  if (strong !== undefined) return functionNamed(strong);
  const own = heads.get(names[head] ?? '') ?? '';
  return own !== '' ? own : functionNamed(ordered.find((word) => functionNamed(word) !== '') ?? '');
}

/**
 * Words of titles by the function they tell, none for words that tell nothing: nouns that end a title and what they stand for alone, and words
 * that stand before the noun or after "head of". The last words of the listed roles are added to the nouns.
 */
const titleTable = readTable('title-words', { function: string, place: oneOf(['noun', 'before']), words: list });
const functionsOf = (where: string) =>
  new Map(
    titleTable
      .filter(({ place }) => place === where)
      .flatMap(({ function: work, words }) => words.map((word) => [word, work === 'Founder' ? '' : work] as const)),
  );

const functionOfWord = functionsOf('before');
const heads = functionsOf('noun');
const listedNames = new Map<string, Role>();

for (const role of roles) {
  const last = role.role.toLowerCase().split(' ').at(-1) ?? '';
  if (!heads.has(last) && last !== 'staff') heads.set(last, role.function);
  for (const name of role.names) {
    const key = name
      .toLowerCase()
      .split(/[\s-]+/)
      .map(singular)
      .join(' ');
    if (!listedNames.has(key)) listedNames.set(key, role);
  }
}

// Alone it is one of software; "real estate developer" is another.
const programmer = roles.find(({ role }) => role === 'Software Engineer');
if (programmer !== undefined) for (const name of ['developer', 'dev']) listedNames.set(name, programmer);

const generic = new Set([
  ...titleTable.flatMap(({ function: work, place, words }) => (work === '' && place === 'noun' ? words : [])),
  ...'engineer developer designer counsel writer editor producer artist coach chef'.split(' '),
]);
// These leave the function to the words next to them: "marketing operations" is marketing.
const weak = wordSet('weak title words');
// Two that are one field when joined by "and".
const pairs = wordSet('title pairs');
