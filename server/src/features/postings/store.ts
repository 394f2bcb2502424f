import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#db/open.ts';
import { companies, jobs } from '#db/tables.ts';
import type { JobRow } from './map-posting.ts';

/**
 * Writes job rows of distinct (source, source id): new ones are added, those whose content changed are overwritten but keep when they
 * were first seen, the others are marked as seen `now`. One transaction; rows travel as one JSON parameter, so give 500–1,000 at a time.
 */
export const storePostings = (db: Db, rows: readonly JobRow[], now: Date): Promise<Stored> =>
  db.transaction(async (tx) => {
    const incoming = recordset(rows);
    const touched = await rowsOf<{ added: boolean }>(
      tx,
      sql`INSERT INTO jobs (${names(columns)}) SELECT ${names(fields)} FROM ${incoming}
        ON CONFLICT (source, source_id) DO UPDATE SET ${overwritten}
        WHERE jobs.content_hash <> excluded.content_hash
        RETURNING (xmax = 0) AS added`,
    );
    if (touched.length < rows.length)
      await tx.execute(
        sql`UPDATE jobs SET last_verified_at = ${now.toISOString()}::timestamptz FROM ${incoming}
          WHERE jobs.source = incoming.source AND jobs.source_id = incoming."sourceId" AND jobs.last_verified_at < ${now.toISOString()}::timestamptz`,
      );
    const added = touched.filter((row) => row.added).length;
    return { added, changed: touched.length - added, unchanged: rows.length - touched.length };
  });

/** What `storePostings` would report, without touching anything. */
export const comparePostings = async (db: Db, rows: readonly JobRow[]): Promise<Stored> => {
  const known = await rowsOf<{ same: boolean }>(
    db,
    sql`SELECT jobs.content_hash = incoming."contentHash" AS same FROM ${recordset(rows)}
      JOIN jobs ON jobs.source = incoming.source AND jobs.source_id = incoming."sourceId"`,
  );
  const unchanged = known.filter((row) => row.same).length;
  return { added: rows.length - known.length, changed: known.length - unchanged, unchanged };
};

/** Takes the sample postings of these companies out, now that real ones are there. Gives how many left. */
export const replaceSample = async (db: Db, companyNames: readonly string[]): Promise<number> => {
  if (companyNames.length === 0) return 0;
  const names = [...new Set(companyNames.map((name) => name.toLowerCase()))];
  const gone = await db
    .delete(jobs)
    .where(and(eq(jobs.source, 'sample'), inArray(sql`lower(${jobs.companyName})`, names)))
    .returning({ id: jobs.id });
  return gone.length;
};

/** The companies of the database with their domains. */
export const knownCompanies = (db: Db): Promise<{ name: string; domain: string | null }[]> =>
  db.select({ name: companies.name, domain: companies.domain }).from(companies).orderBy(companies.name);

const given = Object.entries(getTableColumns(jobs)).filter(([, column]) => column.generated === undefined);
const fields = given.map(([field]) => field);
const columns = given.map(([, column]) => column.name);
const names = (list: readonly string[]) =>
  sql.join(
    list.map((name) => sql.identifier(name)),
    sql`, `,
  );
const kept = new Set(['id', 'source', 'source_id', 'first_seen_at', 'appeared_at', 'times_reposted']);
const overwritten = sql.join(
  columns.filter((name) => !kept.has(name)).map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
  sql`, `,
);
const types = sql.join(
  given.map(([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`),
  sql`, `,
);

/** The rows as a table named incoming, under the names of their fields; both databases read JSON arrays into text[] and ISO times into timestamptz. */
const recordset = (rows: readonly JobRow[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ terms: [], ...row })))}::jsonb) AS incoming (${types})`;

export interface Stored {
  added: number;
  changed: number;
  unchanged: number;
}
