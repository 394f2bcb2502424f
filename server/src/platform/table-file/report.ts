import type { Rejected } from './newest.ts';

/** What an import yields: how far it is, and its report last. */
export type ImportStep = { done: number; total: number } | { report: ImportReport };

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  /** 1-based, in order; a CSV's header is not counted. */
  rejected: Rejected[];
  /** Sentences for the operator. */
  notes?: string[];
}
