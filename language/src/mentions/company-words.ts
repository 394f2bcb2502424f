import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { isOrdinary } from '../text/english.ts';
import { companyKey, employerNamed, employerWithin, wellKnownEmployers } from '../lexicon/industries.ts';
import type { Phrases } from '../text/phrases.ts';
import { keyOf } from '../text/text.ts';
import type { Entry, Meaning, Vocabulary } from '../entities/types.ts';

/** `isWord` tells English words. Adds companies by every name they go by, under the name that the database uses, else under the well-known one. */
export function* addCompanies(
  phrases: Phrases<Entry>,
  companies: Vocabulary['companies'],
  isWord: (word: string) => boolean,
): Generator<undefined> {
  const names = new Map<string, string>();
  const take = (name: string, company: string) => {
    for (const key of new Set([keyOf(name), spokenKey(name)])) if (key !== '' && !names.has(key)) names.set(key, company);
  };
  const spellings = new Map<string, string[]>();
  let count = 0;
  for (const { name } of companies) {
    for (const key of groupsOf(name)) spellings.set(key, [...(spellings.get(key) ?? []), name]);
    take(name, name);
    if (++count % 100 === 0) yield;
  }
  for (const { name } of companies) {
    if (++count % 100 === 0) yield;
    for (const part of name.split(/\s*[()]\s*|\s\/\s/)) take(part, name);
    const short = shortened(name);
    if (short !== null) take(short, name);
    const known = employerNamed(name) ?? employerWithin(name);
    for (const alias of known === null ? [] : [known.name, ...known.aliases]) take(alias, name);
  }
  for (const [letters, some] of Map.groupBy(companies, ({ name }) => initialsOf(name)))
    if (letters !== null && some.length === 1) take(letters, some[0]?.name ?? '');
  for (const employer of wellKnownEmployers) {
    if (++count % 100 === 0) yield;
    const key = spokenKey(employer.name);
    // "Federal Reserve", where records have its boards and banks, means all of these.
    const within = names.has(key) ? [] : companies.flatMap(({ name }) => (spokenKey(name).startsWith(`${key} `) ? name : []));
    if (within.length > 0) for (const group of groupsOf(employer.name)) spellings.set(group, within);
    const company = names.get(key) ?? employer.name;
    for (const name of [employer.name, ...employer.aliases]) take(name, company);
  }
  yield;
  const taken = new Set([...names.keys()].filter((key) => phrases.has(key)));
  for (const [key, company] of names) {
    phrases.add(key, entryOf(key, meaningOf(company, spellings), taken.has(key), isWord), false);
    if (++count % 100 === 0) yield;
  }
}

/** As it is said: "Bain & Company" without what holds its last word. */
const spokenKey = (name: string): string => companyKey(name).replace(/ and$/, '');

/** "Anduril Industries" is also "Anduril", when what stays is a name and no ordinary word. */
function shortened(name: string): string | null {
  const short =
    /^([\p{L}\p{N}]{4,}) (?:Industries|Technologies|Group|Systems|Software|Motors|Therapeutics|Pharmaceuticals|Labs|Health)$/u.exec(
      name,
    )?.[1];
  return short === undefined || isOrdinary(short.toLowerCase()) ? null : short;
}

/** "Environmental Protection Agency" is also the EPA: the letters of three to five words in capitals. */
function initialsOf(name: string): string | null {
  const words = name.replace(/\b(?:of|for|the|and|&)\s/g, '').split(' ');
  return words.length > 2 && words.length < 6 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word))
    ? words.map((word) => word.charAt(0)).join('')
    : null;
}

/** What spellings of one employer share: "HP" and "Hewlett Packard (HP)", "Disney" and "The Walt Disney Company". */
function groupsOf(name: string): ReadonlySet<string> {
  return new Set(
    [name, ...name.split(/\s*[()]\s*|\s\/\s/)].flatMap((part) => {
      const key = companyKey(part);
      const known = employerNamed(part) ?? employerWithin(part);
      return key === '' ? [] : [known === null ? key : companyKey(known.name)];
    }),
  );
}

function meaningOf(company: string, spellings: ReadonlyMap<string, readonly string[]>): Extract<Meaning, { kind: 'company' }> {
  const names = new Set([company, ...[...groupsOf(company)].flatMap((key) => spellings.get(key) ?? [])]);
  return names.size < 2 ? { kind: 'company', company } : { kind: 'company', company, names: [...names] };
}

function entryOf(key: string, meaning: Extract<Meaning, { kind: 'company' }>, taken: boolean, isWord: (word: string) => boolean): Entry {
  const single = !key.includes(' ');
  // "Here", "It".
  if (single && isFunctionWord(key)) return { meaning, certainty: 0.8, guard: 'capitals' };
  if (taken || (single && isOrdinary(key)) || !/\p{L}/u.test(key)) return { meaning, certainty: 0.8, guard: 'word' };
  if (single && key.length > 3 && isWord(key)) return { meaning, certainty: 0.9, guard: 'rare' };
  return single && key.length < 4 ? { meaning, certainty: 0.9, guard: 'capitals' } : { meaning, certainty: 1, guard: 'none' };
}
