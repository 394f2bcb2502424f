import { setImmediate as breathe } from 'node:timers/promises';
import type { Db } from '#db/open.ts';
import { inBatches } from '#platform/batches.ts';
import { newestOf } from '#platform/table-file/newest.ts';
import type { ImportReport, ImportStep } from '#platform/table-file/report.ts';
import { idOf } from '#platform/ids.ts';
import type { Posting } from '#platform/posting.ts';
import { postingOf, readRows } from './import-rows.ts';
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
export async function* importJobs({ db, now }: ImportDeps, { text, format: given, dryRun }: ImportInput): AsyncGenerator<ImportStep> {
  const { format, rows, columns } = readRows(text, given);
  const read = rows.map((row, at) => ({ row: at + 1, value: postingOf(row, format, now) }));
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
    report.unshown.push(...unlisted(batch, postings).map(({ at, reason }) => ({ row: some[at]?.row ?? 0, reason })));
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
function unlisted({ rows, same }: Batch, postings: readonly Posting[]): { at: number; reason: string }[] {
  const levels = new Map([...rows, ...same].map(({ id, level }) => [id, level]));
  return postings.flatMap(({ source, sourceId, title, description, terms, open }, at) => {
    const level = levels.get(idOf(source, sourceId));
    const reason = level === undefined ? null : whyUnlisted({ title, description, terms, level, state: open ? 'open' : 'closed' });
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
  dryRun: boolean;
}
