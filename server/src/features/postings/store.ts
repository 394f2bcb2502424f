import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#db/open.ts';
import { openRecordset } from '#db/columns.ts';
import { companies, jobs } from '#db/tables.ts';
import type { JobRow } from './map-posting.ts';
import { appearedAgain, countReposts, type SamePosting, verifyJobs } from './queries.ts';

/**
 * Writes job rows of distinct (source, source id): new ones are added, those whose content changed are overwritten but keep when they
 * were first seen and when they appeared; the others, where their source has them open, are verified `now`. A closed one that is open
 * again appears again. One transaction; rows travel as one JSON parameter, so give at most 500 at a time. `known` ones are stored already
 * with the same content.
 */
export const storePostings = (db: Db, rows: readonly JobRow[], now: Date, known: readonly SameRow[] = []): Promise<Stored> =>
  db.transaction(async (tx) => {
    const touched =
      rows.length === 0
        ? []
        : await rowsOf<Touched>(
            tx,
            sql`INSERT INTO jobs (${incoming.columns}) SELECT ${incoming.fields} FROM ${recordset(rows)}
        ON CONFLICT (source, source_id) DO UPDATE SET ${incoming.overwritten},
          closed_at = CASE WHEN excluded.state = 'closed' THEN coalesce(jobs.closed_at, excluded.closed_at) END,
          appeared_at = CASE WHEN excluded.state = 'closed' THEN jobs.appeared_at ELSE ${appearedAgain(now)} END
        WHERE jobs.content_hash <> excluded.content_hash
        RETURNING id, source, company_name, title_key, (xmax = 0) AS added`,
          );
    const written = new Set(touched.map(({ id }) => id));
    const same = [...known, ...rows.flatMap(({ id, state }) => (written.has(id) ? [] : [{ id, open: state !== 'closed' }]))];
    const again = await verifyJobs(tx, { ids: same.flatMap(({ id, open }) => (open ? [id] : [])) }, now);
    await countReposts(tx, [...touched, ...again]);
    const added = touched.filter((row) => row.added).length;
    return { added, changed: touched.length - added, unchanged: same.length, reopened: again.length };
  });

/** Marks jobs of a board as listed `now`, see `verifyJobs`. Gives those that were closed. One transaction. */
export const verifyListed = (db: Db, which: { board: string; sourceIds: string[] }, now: Date): Promise<readonly SamePosting[]> =>
  db.transaction(async (tx) => {
    const again = await verifyJobs(tx, which, now);
    await countReposts(tx, again);
    return again;
  });

/** What `storePostings` would report, without touching anything. */
export const comparePostings = async (db: Db, rows: readonly JobRow[]): Promise<Stored> => {
  const known = await rowsOf<{ same: boolean }>(
    db,
    sql`SELECT jobs.content_hash = incoming."contentHash" AS same FROM ${recordset(rows)}
      JOIN jobs ON jobs.source = incoming.source AND jobs.source_id = incoming."sourceId"`,
  );
  const unchanged = known.filter((row) => row.same).length;
  return { added: rows.length - known.length, changed: known.length - unchanged, unchanged, reopened: 0 };
};

/** The hashes of the content of those of these jobs that are stored, with what was read out of it for lists, by their ids. */
export const storedHashes = async (
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { hash: string } & Pick<SameRow, 'level' | 'closesAt'>>> => {
  const rows = await db
    .select({ id: jobs.id, hash: jobs.contentHash, level: jobs.level, closesAt: jobs.closesAt })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return new Map(rows.map(({ id, ...row }) => [id, row]));
};

/** Employer, title and address of those of these jobs that are stored, by their ids. */
export const storedJobs = async (
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { companyName: string; title: string; url: string }>> => {
  const rows = await db
    .select({ id: jobs.id, companyName: jobs.companyName, title: jobs.title, url: jobs.url })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return new Map(rows.map(({ id, ...row }) => [id, row]));
};

/** The companies that the sample has jobs at, as these name them. */
export const sampleEmployers = async (db: Db): Promise<string[]> => {
  const rows = await db.selectDistinct({ name: jobs.companyName }).from(jobs).where(eq(jobs.source, 'sample'));
  return rows.map(({ name }) => name);
};

/** Takes the sample postings of these companies out, now that real ones are there. */
export const replaceSample = async (db: Db, companyNames: readonly string[]): Promise<void> => {
  if (companyNames.length === 0) return;
  const names = companyNames.map((name) => name.toLowerCase());
  // In lower case, because the index is.
  await db.delete(jobs).where(and(eq(jobs.source, 'sample'), inArray(sql`lower(${jobs.companyName})`, names)));
};

/** The companies of the database with their domains. */
export const knownCompanies = (db: Db): Promise<{ name: string; domain: string | null }[]> =>
  db.select({ name: companies.name, domain: companies.domain }).from(companies).orderBy(companies.name);

const incoming = openRecordset(jobs, ['id', 'source', 'source_id', 'first_seen_at', 'closed_at', 'appeared_at', 'times_reposted']);
const recordset = (rows: readonly JobRow[]) => incoming.of(rows.map((row) => ({ terms: [], ...row })));

export interface Stored {
  added: number;
  changed: number;
  unchanged: number;
  /** Of the unchanged ones, those that were closed and are open again. */
  reopened: number;
}

/** A job that is stored as its source has it. */
export interface SameRow {
  id: string;
  open: boolean;
  level: JobRow['level'];
  closesAt: Date | null;
}

interface Touched extends SamePosting {
  id: string;
  added: boolean;
}
