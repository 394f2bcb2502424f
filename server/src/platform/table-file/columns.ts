import { cleanLine } from '#platform/clean.ts';
import { cellOf } from './cells.ts';

/**
 * Collects what a file's columns are read as, and which are not read. A name may be both: two columns of a CSV may share it, and rows of
 * a JSON file may name other keys. `suspicion` judges every value of a column that is not read, and '' for the column alone.
 */
export function openColumns(suspicion: Suspicion = () => () => false) {
  const used = new Map<string, string>();
  const ignored = new Map<string, { isSuspect: boolean; suspects: (value: string) => boolean }>();
  return {
    /** A column by its name in the file, what it is read as (null: nothing), and one of its values. */
    add: (written: string, column: string | null, value: unknown): void => {
      const name = cleanLine(written);
      if (column !== null) used.set(name, column);
      if (name === '' || column !== null) return;
      const known = ignored.get(name) ?? { isSuspect: false, suspects: suspicion(name) };
      ignored.set(name, known);
      known.isSuspect ||= [cellOf(value) ?? JSON.stringify(value)].flat().some((text) => known.suspects(cleanLine(text)));
    },
    columns: (): FileColumns => ({
      used: [...used].map(([name, column]) => ({ name, column })),
      ignored: [...ignored].map(([name, { isSuspect }]) => ({ name, isSuspect })),
    }),
  };
}

/** Whether a column of this name that holds this value must not be left unread. */
export type Suspicion = (name: string) => (value: string) => boolean;

/** The columns of a file as they are named there, in order. */
export interface FileColumns {
  used: { name: string; /** What it is read as. */ column: string }[];
  ignored: { name: string; /** Whether its name or one of its values must not be left unread. */ isSuspect: boolean }[];
}
