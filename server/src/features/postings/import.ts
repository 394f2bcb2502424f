import { setImmediate as breathe } from 'node:timers/promises';
import type { Db } from '#db/open.ts';
import { inBatches } from '#platform/batches.ts';
import { newestOf } from '#platform/table-file/newest.ts';
import type { ImportReport, ImportStep } from '#platform/table-file/report.ts';
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
  const read = rows.map((row, at) => ({ row: at + 1, value: postingOf(row, format, now) }));
  const { accepted, rejected } = newestOf(read, {
    identities: ({ sourceId, url }) => [`id ${sourceId}`, `url ${url}`],
    updatedAt: ({ updatedAt }) => updatedAt,
  });
  const postings = accepted.map(({ value }) => value);
  const intake = await openIntake(db);
  const report: ImportReport = { added: 0, changed: 0, unchanged: 0, rejected };
  let done = rejected.length;
  for (const some of inBatches(postings, batchSize, ({ description }) => description.length)) {
    const batch = await intake(some, now);
    const stored = dryRun ? await compareBatch(db, batch) : await storeBatch(db, batch, now);
    report.added += stored.added;
    report.changed += stored.changed;
    report.unchanged += stored.unchanged;
    done += some.length;
    yield { done, total: rows.length };
    await breathe();
  }
  yield { report };
}

const batchSize = 500;

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
