import type { Level } from '@alive/contract/jobs.ts';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Db } from '#db/open.ts';
import { inBatches } from '#platform/batches.ts';
import { newestOf } from '#platform/table-file/newest.ts';
import type { ImportReport, ImportStep } from '#platform/table-file/report.ts';
import { idOf } from '#platform/ids.ts';
import type { Posting } from '#platform/posting.ts';
import { postingOf, readRows } from './import-rows.ts';
import { withListLevel } from './list-level.ts';
import { type Batch, compareBatch, openIntake, storeBatch } from './intake.ts';
import { jobKey, openOwnIds } from './own-ids.ts';
import { whyUnlisted } from './why-unlisted.ts';

export const importFormats = ['simplify', 'csv', 'json'] as const;
export type ImportFormat = (typeof importFormats)[number];

/**
 * Imports a file of jobs: yields how many rows are done, and the report last. Every row is judged on its own; of rows with the same
 * employer and address the newest is taken, those that share an id with another employer or address are other jobs. Postings that come in replace the sample's at the same company. A dry run writes nothing and
 * reports the same. Throws an Error with a sentence for a person when the file is no list of jobs.
 */
export async function* importJobs(
  { db, now }: ImportDeps,
  { text, format: given, level, dryRun }: ImportInput,
): AsyncGenerator<ImportStep> {
  const { format, rows, columns } = readRows(text, given);
  const values = withListLevel(
    rows.map((row) => postingOf(row, format, now)),
    level,
  );
  const read = values.map((value, at) => ({ row: at + 1, value }));
  const { accepted, rejected } = newestOf(read, {
    identities: (posting) => [jobKey(posting)],
    updatedAt: ({ updatedAt }) => updatedAt,
  });
  const intake = await openIntake(db);
  const withOwnIds = openOwnIds(db);
  const report: ImportReport = { added: 0, changed: 0, unchanged: 0, rejected, columns, unshown: [], total: rows.length };
  let done = rejected.length;
  for (const some of inBatches(accepted, batchSize, ({ value }) => value.description.length)) {
    const postings = await withOwnIds(some.map(({ value }) => value));
    const batch = await intake(postings, now);
    report.unshown.push(...unlisted(batch, postings, now).map(({ at, reason }) => ({ row: some[at]?.row ?? 0, reason })));
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

/** Which of a batch's postings lists leave out, and why. */
function unlisted({ rows, same }: Batch, postings: readonly Posting[], now: Date): { at: number; reason: string }[] {
  const read = new Map([...rows, ...same].map(({ id, level, closesAt }) => [id, { level, closesAt }]));
  return postings.flatMap(({ source, sourceId, title, description, terms, open }, at) => {
    const row = read.get(idOf(source, sourceId));
    const state = open ? 'open' : 'closed';
    const reason = row === undefined ? null : whyUnlisted({ title, description, terms, state, ...row }, now);
    return reason === null ? [] : [{ at, reason }];
  });
}

export interface ImportDeps {
  db: Db;
  now: Date;
}

export interface ImportInput {
  /** The file's content. */
  text: string;
  format?: ImportFormat;
  /** Of every row that states none itself. */
  level?: Level;
  dryRun: boolean;
}
