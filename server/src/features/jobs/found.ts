import type { Match } from '@alive/contract/jobs.ts';
import type { JobOrder } from '#job-index/filter.ts';
import type { Leaning, Preference } from '#job-index/preference.ts';
import { columnsBut } from '#db/columns.ts';
import { jobs } from '#db/tables.ts';
import type { ReadSentence } from './evidence.ts';

/** What a card, the score and the gate need; the description is fetched only where it is asked for. */
export const columns = columnsBut(
  jobs,
  'description',
  'words',
  'body',
  'industry',
  'sourceId',
  'terms',
  'sourceUpdatedAt',
  'board',
  'listVersion',
  'titleKey',
  'appearedAt',
  'contentHash',
);

/** A job without what only the database needs. */
export type FoundJob = Pick<typeof jobs.$inferSelect, keyof typeof columns | 'description'> & {
  /** What the description says, read once. */
  sentences?: () => ReadSentence[];
  /** The job without a match as the wire's JSON, written once. */
  written?: () => Buffer;
  /** Whether it was found by meaning alone, holding none of the words. */
  meant?: boolean;
};

export interface Found {
  rows: FoundJob[];
  total: number;
  /** How many of the total were found by meaning alone; 0 where they are not ranked by relevance. */
  meantOnly: number;
  /** In which step each of the rows comes, 0 for the first: by how closely it meets the roles asked for, see `closenessOf`, then by wishes met. */
  tiers: number[];
  /** What each of the rows is ranked by beyond its score, in points; null where nothing but that was asked for. */
  leans: (number | null)[];
  /** Of the total, how many are of each tier. */
  closeness: number[];
  /** Of the total, how many meet each wish, and each thing unwished. */
  wished: number[];
  unwished: number[];
}

export interface Page {
  limit: number;
  offset: number;
  sort: 'relevance' | JobOrder;
  prefer?: Preference;
  leaning?: Leaning;
}

/** A job with its match, for one student. */
export interface Ranked {
  row: FoundJob;
  match: Match;
  /** Of closeness to what was asked for: lower ones come first whatever their score. */
  step: number;
  /** What it is ranked by within its step: its score, or what is known of it, and what leans to it. */
  rank: number;
  /** The ids of its near-copies. */
  alike?: string[];
}
