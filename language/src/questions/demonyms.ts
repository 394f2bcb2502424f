import { list, readTable, string, wordSet } from '../tables/tables.ts';

/** What people of a place are called, for the places whose people have a name: "Texan", "Nigerian". The place is written as language reads it. */
export function placeOfDemonym(word: string): string | null {
  const text = word.toLowerCase();
  return places.get(text) ?? places.get(text.replace(/s$/, '')) ?? null;
}

/** Names of people that are names of languages too. */
export const isLanguage = (word: string): boolean => languages.has(word.toLowerCase());

const places: ReadonlyMap<string, string> = new Map(
  readTable('demonyms', { place: string, people: list }).flatMap(({ place, people }) => people.map((name) => [name, place] as const)),
);

const languages = wordSet('languages');
