import { cleanLine } from '#platform/clean.ts';

/** Collects what a file's columns are read as, and what those hold that are not read. */
export function openColumns() {
  const used = new Map<string, string>();
  const ignored = new Map<string, Set<string>>();
  return {
    /** A column by its name in the file, what it is read as (null: nothing), and one of its values. */
    add: (written: string, column: string | null, value: unknown): void => {
      const name = cleanLine(written);
      if (column !== null) used.set(name, column);
      if (name === '' || column !== null) return;
      const values = ignored.get(name) ?? new Set();
      ignored.set(name, values);
      if (values.size === mostKept || typeof value !== 'string' || value.length > longestKept) return;
      const text = cleanLine(value);
      if (text !== '') values.add(text);
    },
    columns: (): FileColumns => ({
      used: [...used].map(([name, column]) => ({ name, column })),
      ignored: [...ignored].flatMap(([name, values]) => (used.has(name) ? [] : [{ name, values: [...values] }])),
    }),
  };
}

const longestKept = 60;
const mostKept = 200;

/** The columns of a file as they are named there, in order. */
export interface FileColumns {
  used: { name: string; /** What it is read as. */ column: string }[];
  ignored: { name: string; /** Some of its short values, each once. */ values: string[] }[];
}
