import { setImmediate as breathe } from 'node:timers/promises';
import type { Db } from '#db/open.ts';
import type { Posting } from '#platform/posting.ts';
import { postingOf, readRows } from './import-rows.ts';
import { compareBatch, openIntake, storeBatch } from './intake.ts';

export const importFormats = ['simplify', 'csv', 'json'] as const;
export type ImportFormat = (typeof importFormats)[number];

/**
 * Imports a file of jobs: yields how many rows are done, and the report last. Every row is judged on its own; of rows with the same
 * id or url the newest is taken. Postings that come in replace the sample's at the same company. A dry run writes nothing and
 * reports the same. Throws an Error with a sentence for a person when the file is no list of jobs.
 */
export async function* importJobs({ db, now }: ImportDeps, { text, format: given, dryRun }: ImportInput): AsyncGenerator<ImportStep> {
  const { format, rows } = readRows(text, given);
  const { accepted, rejected } = chosen(rows.map((row, at) => ({ row: at + 1, posting: postingOf(row, format, now) })));
  const intake = await openIntake(db);
  const report: ImportReport = { added: 0, changed: 0, unchanged: 0, rejected };
  for (let at = 0; at < accepted.length; at += batchSize) {
    const batch = await intake(accepted.slice(at, at + batchSize), now);
    const stored = dryRun ? await compareBatch(db, batch) : await storeBatch(db, batch, now);
    report.added += stored.added;
    report.changed += stored.changed;
    report.unchanged += stored.unchanged;
    yield { done: rejected.length + Math.min(at + batchSize, accepted.length), total: rows.length };
    await breathe();
  }
  yield { report };
}

const batchSize = 500;

/** Newest first, a row is taken unless one already taken has its id or its url; in the file's order again at the end. */
function chosen(read: readonly { row: number; posting: Posting | string }[]): { accepted: Posting[]; rejected: Rejected[] } {
  const rejected: Rejected[] = [];
  const good: { row: number; posting: Posting }[] = [];
  for (const { row, posting } of read) {
    if (typeof posting === 'string') rejected.push({ row, reason: posting });
    else good.push({ row, posting });
  }
  const winners = new Map<string, number>();
  const taken: typeof good = [];
  for (const candidate of good.toSorted((a, b) => age(b.posting) - age(a.posting) || a.row - b.row)) {
    const identities = [`id ${candidate.posting.sourceId}`, `url ${candidate.posting.url}`];
    const winner = identities.map((identity) => winners.get(identity)).find((row) => row !== undefined);
    if (winner !== undefined) rejected.push({ row: candidate.row, reason: `duplicate of row ${winner}` });
    else {
      for (const identity of identities) winners.set(identity, candidate.row);
      taken.push(candidate);
    }
  }
  return {
    accepted: taken.toSorted((a, b) => a.row - b.row).map(({ posting }) => posting),
    rejected: rejected.toSorted((a, b) => a.row - b.row),
  };
}

const age = ({ updatedAt }: Posting): number => updatedAt?.getTime() ?? 0;

export interface ImportDeps {
  db: Db;
  now: Date;
}

export interface ImportInput {
  /** The file's content. */
  text: string;
  format?: ImportFormat;
  dryRun: boolean;
}

export type ImportStep = { done: number; total: number } | { report: ImportReport };

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  /** 1-based, in order; a CSV's header is not counted. */
  rejected: Rejected[];
}

interface Rejected {
  row: number;
  reason: string;
}
