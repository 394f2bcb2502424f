import { readStored } from '../tables/tables.ts';

const stored = readStored('safety-lists') as readonly { list: string; words: string }[];

/** Words of life and of harm that the safety rules are made of, one list a meaning: alternatives of a regular expression, the longest first. */
export const lists: Readonly<Record<string, string>> = Object.fromEntries(
  stored.map(({ list, words }) => {
    const alternatives = words.split(', ').sort((one, other) => other.length - one.length);
    return [list, alternatives.join('|')];
  }),
);
