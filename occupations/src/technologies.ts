import { lazily, rowsOf } from './tables.ts';

/**
 * The occupations that use a technology, those whose postings often ask for it first, each with a weight of at most 1: less, the more
 * occupations use it. It may be named with or without its maker and the word "software": "ArcGIS" is "ESRI ArcGIS software", "SQL"
 * "Structured query language SQL". Empty for what the tables do not know.
 */
export const occupationsUsing = (technology: string): { number: number; weight: number }[] => {
  const used = new Map<number, number>();
  for (const users of byName().get(keyOf(technology)) ?? [])
    for (const { number, isAskedFor } of users) used.set(number, Math.max(used.get(number) ?? 0, isAskedFor ? 1 : 0.5));
  return [...used]
    .map(([number, weight]) => ({ number, weight: weight / Math.sqrt(1 + used.size / 20) }))
    .sort((one, other) => other.weight - one.weight);
};

/** Whether a technology of some occupation goes by this name. */
export const isTechnologyName = (name: string): boolean => byName().has(keyOf(name));

/** Who uses a technology, by each name that it goes by. */
const byName = lazily(() => {
  const rows = rowsOf('technologies.tsv').map(([name = '', cells = '']) => ({
    name: name.replace(/ software$/, ''),
    users: cells.split(' ').map((cell): User => ({ number: parseInt(cell, 10), isAskedFor: cell.endsWith('*') })),
  }));
  // Who makes several things comes first in their names, and both words have capitals.
  const begun = Map.groupBy(rows, ({ name }) => /^(\p{Lu}\S*) (?=\p{Lu}|[a-z]\p{Lu})/u.exec(name)?.[1]);
  const isMaker = (word: string): boolean => (begun.get(word)?.length ?? 0) >= 2;
  const found = new Map<string, User[][]>();
  for (const { name, users } of rows) {
    const [first = '', ...rest] = name.split(' ');
    const abbreviation = /^(?:[\p{L}-]+ ){2,}([A-Z]{2,5})$/u.exec(name)?.[1];
    const names = [name, ...(isMaker(first) ? [rest.join(' ')] : []), ...(abbreviation === undefined ? [] : [abbreviation])];
    for (const key of new Set(names.map(keyOf))) found.set(key, [...(found.get(key) ?? []), users]);
  }
  return found;
});

const keyOf = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();

interface User {
  number: number;
  isAskedFor: boolean;
}
