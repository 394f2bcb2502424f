import { majors } from '@alive/contract/lists/majors.ts';
import { rankSuggestions, type Suggestion } from '@alive/contract/lists/rank.ts';
import { schools } from '@alive/contract/lists/schools.ts';

/** Schools and majors that fit what was typed, ten at most. Heavy lists: this file is loaded when the wizard is. */
export const suggestSchools = (query: string) => rankSuggestions(schools, query).map(row);
export const suggestMajors = (query: string) => rankSuggestions(majors, query).map(row);

/** Where a known school's logo is; '' for any other. */
export const logoOf = (school: string): string => {
  const known = schools.find(({ name }) => name.toLowerCase() === school.trim().toLowerCase());
  return known ? `/api/logos/${known.domain}` : '';
};

const row = ({ item: { name }, alias, match }: Suggestion<{ name: string }>) => {
  // "Georgetown" beside "Georgetown University" says nothing new.
  const told = alias === undefined || name.includes(alias);
  return { name, ...(told ? {} : { alias }), match };
};
