import type { Db } from '#db/open.ts';
import type { FileColumns } from './columns.ts';
import type { Rejected } from './newest.ts';

/** What an import yields: how far it is, and its report last. */
export type ImportStep = { done: number; total: number } | { report: ImportReport };

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  /** 1-based, in order; a CSV's header is not counted. */
  rejected: Rejected[];
  columns: FileColumns;
  /** Of the rows that were taken, those that students will not see, and why, as the end of "It is not listed: …". */
  unshown: { row: number; reason: string }[];
  /** How many rows the file has. */
  total: number;
  /** Sentences for the operator. */
  notes?: string[];
}

export interface ImportDeps {
  db: Db;
  now: Date;
}

export interface ImportInput<Format = 'csv' | 'json'> {
  /** The file's content. */
  text: string;
  /** Read from the content where it is not given. */
  format?: Format;
  dryRun: boolean;
}
