import { readFileSync } from 'node:fs';

/** A file of ../data without its head, every row a line. */
export const textOf = (file: string): string => {
  const text = read(file);
  return text.slice(text.indexOf('\n') + 1);
};

/** The rows of a file of ../data, split into cells. Kept by whoever asks. */
export const rowsOf = (file: string): string[][] => tableOf(file).rows;

/** The same with the names of the columns. */
export const tableOf = (file: string): { columns: string[]; rows: string[][] } => {
  const [columns = [], ...rows] = read(file)
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return { columns, rows };
};

const read = (file: string): string => readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');

/** Calls `make` once, when its value is first needed. */
export const lazily = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};

/** Calls `make` once for each key, of which it keeps the last thousand or fewer. */
export const remembered = <K, T>(make: (key: K) => T): ((key: K) => T) => {
  const known = new Map<K, T>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    if (known.size >= 1000) known.clear();
    known.set(key, value);
    return value;
  };
};
