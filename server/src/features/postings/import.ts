import { type Level } from '@alive/contract/jobs.ts';
import { setImmediate as breathe } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import type { Db } from '#db/open.ts';
import { inBatches } from '#platform/batches.ts';
import { newestOf } from '#platform/table-file/newest.ts';
import type { ImportDeps, ImportInput, ImportReport, ImportStep } from '#platform/table-file/report.ts';
import { idOf } from '#platform/ids.ts';
import type { Posting } from '#platform/posting.ts';
import { levelOf } from '@alive/language/titles/levels.ts';
import { aliasKey } from '@alive/language/lexicon/industries.ts';
import { postingOf, readRows } from './import-rows.ts';
import { type Batch, compareBatch, openIntake, storeBatch } from './intake.ts';
import { storedJobs } from './store.ts';
import { whyUnlisted } from './why-unlisted.ts';
import { addressOf } from './table-file.ts';

export const importFormats = ['simplify', 'csv', 'json'] as const;
export type ImportFormat = (typeof importFormats)[number];

/**
 * Imports a file of jobs: yields how many rows are done, and the report last. Every row is judged on its own; of rows with the same
 * employer and address the newest is taken, those that share an id with another employer or address are other jobs. Postings that come in replace the sample's at the same company. A dry run writes nothing and
 * reports the same. Throws an Error with a sentence for a person when the file is no list of jobs.
 */
export async function* importJobs({ db, now }: ImportDeps, { text, format: given, level, dryRun }: JobsInput): AsyncGenerator<ImportStep> {
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

/**
 * The postings of a file with the level that holds for all of it, where a row states none: `given` by whoever imports it, else new_grad
 * where none of the rows names terms and the titles say that it is a list for new graduates. There a title that names another level keeps it.
 */
function withListLevel(rows: readonly (Posting | string)[], given: Level | undefined): (Posting | string)[] {
  const level = given ?? (isForNewGraduates(rows.flatMap((row) => (typeof row === 'string' ? [] : [row]))) ? 'new_grad' : undefined);
  if (level === undefined) return [...rows];
  return rows.map((row) => {
    if (typeof row === 'string' || row.said?.level !== undefined) return row;
    const keepsOwn = given === undefined && levelOf(row.title, { text: row.description }) !== 'unspecified';
    return keepsOwn ? row : { ...row, said: { ...row.said, level } };
  });
}

/** A tenth of the titles name new graduates, and more of them than name internships. */
function isForNewGraduates(postings: readonly Posting[]): boolean {
  if (postings.length === 0 || postings.some(({ terms }) => terms.length > 0)) return false;
  const levels = postings.map(({ title }) => levelOf(title));
  const count = (level: Level) => levels.filter((one) => one === level).length;
  return count('new_grad') >= postings.length / 10 && count('new_grad') > count('internship');
}

/**
 * Tells apart the jobs of a file that share an id and name another employer or address: the first keeps the id, in this file and in
 * those that came before it; the others get one of their own, which is the same in every import. Open one for each run.
 */
const openOwnIds = (db: Db): ((postings: readonly Posting[]) => Promise<Posting[]>) => {
  const owners = new Map<string, string>();
  return async (postings) => {
    const stored = await storedJobs(
      db,
      postings.map(({ source, sourceId }) => idOf(source, sourceId)),
    );
    return postings.map((posting) => {
      const id = idOf(posting.source, posting.sourceId);
      const key = jobKey(posting);
      const before = stored.get(id);
      const owner = owners.get(id) ?? (before === undefined ? key : jobKey(before));
      owners.set(id, owner);
      return owner === key ? posting : { ...posting, sourceId: `${posting.sourceId} ${hashed(key)}` };
    });
  };
};

/** What makes two rows of a list one job: the employer, however it is spelled, and the address without what counts visitors. */
const jobKey = (job: Pick<Posting, 'companyName' | 'url' | 'title'>): string =>
  `${aliasKey(job.companyName)} ${addressKey(addressOf(job))}`;

function addressKey(address: string): string {
  const url = URL.parse(address);
  if (url === null || url.protocol === 'mailto:') return address;
  for (const name of url.searchParams.keys().toArray()) if (/^(?:utm_\w+|gclid|fbclid)$/i.test(name)) url.searchParams.delete(name);
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${url.search}${url.hash}`;
}

const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 16);

export interface JobsInput extends ImportInput<ImportFormat> {
  /** Of every row that states none itself. */
  level?: Level;
}
