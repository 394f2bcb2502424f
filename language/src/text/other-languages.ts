import { list, oneOf, readTable, string } from '../tables/tables.ts';

const table = readTable('abroad', {
  means: oneOf(['noun', 'field', 'link', 'job', 'internship', 'remote']),
  english: string,
  words: list,
});
const those = (kind: string) => table.filter(({ means }) => means === kind);
const englishOf = (kind: string): ReadonlyMap<string, string> =>
  new Map(those(kind).flatMap(({ english, words }) => words.map((word) => [word, english] as const)));

/** Spanish and Portuguese, folded: nouns of titles with their English; "of" and "head" tell how the title is built. */
export const nounsAbroad = englishOf('noun');
/** Fields that stand after them, with the English word that stands before the noun. */
export const fieldsAbroad = englishOf('field');
/** Words between noun and field (`link`), for work in general (`job`), for a first step into it (`internship`), and for work from home. */
export const wordsAbroad = (kind: 'link' | 'job' | 'internship' | 'remote'): string[] => those(kind).flatMap(({ words }) => words);
