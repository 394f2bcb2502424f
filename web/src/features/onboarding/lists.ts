import { majors } from '@alive/contract/lists/majors.ts';
import { rankSuggestions, type Suggestion } from '@alive/contract/lists/rank.ts';
import { schools } from '@alive/contract/lists/schools.ts';
import type { Meant } from '#ui/ListedField.tsx';

/** Schools and majors that fit what was typed, ten at most. Heavy lists: this file is loaded when the wizard is. */
export const suggestSchools = (query: string) => rankSuggestions(schools, query).map(row);
export const suggestMajors = (query: string) => rankSuggestions(majors, query).map(row);

/** What a school or major that was typed means. */
export const meantSchool = (typed: string): Meant => meant(schools, typed);
export const meantMajor = (typed: string): Meant => meant(majors, typed);

/** Where a known school's logo is; '' for any other. */
export const logoOf = (school: string): string => {
  const known = schools.find(({ name }) => name.toLowerCase() === school.trim().toLowerCase());
  return known ? `/api/logos/${known.domain}` : '';
};

const row = ({ item: { name }, alias, match }: Suggestion<Named>) => {
  // "Georgetown" next to "Georgetown University" says nothing new.
  const isNamed = alias === undefined || name.includes(alias);
  return { name, ...(isNamed ? {} : { alias }), match };
};

/** The item of exactly this name or alias, else the only one that fits; several are given, best first. */
const meant = (items: readonly Named[], typed: string): Meant => {
  const text = letters(typed);
  if (text === '') return { is: 'unlisted' };
  const exact = items.filter(({ name, aliases }) => [name, ...aliases].some((one) => letters(one) === text));
  const found = exact.length > 0 ? exact : rankSuggestions(items, typed).map(({ item }) => item);
  const [first] = found;
  if (first && found.length === 1) return { is: 'known', name: first.name };
  return first ? { is: 'unsure', names: found.slice(0, most).map(({ name }) => name) } : { is: 'unlisted' };
};

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** So many are asked about. */
const most = 4;

interface Named {
  name: string;
  aliases: readonly string[];
}
