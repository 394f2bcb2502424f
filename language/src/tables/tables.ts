import { readFileSync } from 'node:fs';
import { lazily } from '@alive/occupations/tables.ts';

/**
 * The records of a table of language/data, in its order: one a line, its cells apart by tabs, below a line that names them. `columns` reads
 * each cell that is needed; other columns are notes, and cells at the end of a line may be missing. Throws where a column is missing or
 * a cell cannot be read, with file and line.
 */
export function readTable<Row>(name: string, columns: { readonly [Column in keyof Row]: (cell: string) => Row[Column] }): Row[] {
  const [head = '', ...lines] = readFileSync(new URL(`../../data/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split(/\r?\n/);
  const names = head.split('\t');
  const readers = Object.entries<(cell: string) => unknown>(columns).map(([column, read]) => ({ column, read, at: names.indexOf(column) }));
  const missing = readers.find(({ at }) => at < 0);
  if (missing !== undefined) throw new Error(`${name}.tsv has no column ${missing.column}.`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    try {
      if (cells.length > names.length) throw new Error('more cells than columns');
      const row: Record<string, unknown> = {};
      for (const { column, read, at } of readers) row[column] = read(cells[at] ?? '');
      return row as Row;
    } catch (error) {
      throw new Error(`${name}.tsv, line ${index + 2}: ${String(error)}`, { cause: error });
    }
  });
}

/** What a JSON file of language/data holds. */
export const readStored = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8'));

/** The words that the table of sets has under a name, in its order; throws where it has none. */
export function wordSet(name: string): ReadonlySet<string> {
  const words = sets().get(name);
  if (words === undefined) throw new Error(`sets.tsv has no line ${name}.`);
  return words;
}

/** Words and what they mean, as the table of pairs has them under a name, in its order; throws where it has none. */
export function wordPairs(name: string): readonly (readonly [string, string])[] {
  const found = pairs().get(name);
  if (found === undefined) throw new Error(`pairs.tsv has no line ${name}.`);
  return found.map(({ word, means }) => [word, means] as const);
}

const sets = lazily(() => new Map(readTable('sets', { name: string, words: list }).map(({ name, words }) => [name, new Set(words)])));
const pairs = lazily(() => Map.groupBy(readTable('pairs', { name: string, word: string, means: string }), ({ name }) => name));

export const string = (cell: string): string => cell;
/** Null for an empty cell. */
export const optional = (cell: string): string | null => (cell === '' ? null : cell);
/** "one, another". */
export const list = (cell: string): string[] => (cell === '' ? [] : cell.split(', '));
/** Whether anything stands there. */
export const mark = (cell: string): boolean => cell !== '';

export const number = (cell: string): number => {
  const value = Number(cell);
  if (cell === '' || Number.isNaN(value)) throw new Error(`"${cell}" is no number`);
  return value;
};

/** One of these words and no other. */
export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (cell: string): Value => {
    const value = values.find((each) => each === cell);
    if (value === undefined) throw new Error(`"${cell}" is none of ${values.join(', ')}`);
    return value;
  };
