import type { JobType } from '@alive/contract/jobs.ts';
import { and, asc, eq, gt, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import { type Db, rowsOf } from '#db/open.ts';
import { jobs } from '#db/tables.ts';
import type { ReadText } from './read-text.ts';
import { timesReposted } from './reposted.ts';

/** All jobs that were ever on a board, with what its list said of them when their text was read. */
export const jobsOfBoard = (db: Db, board: string) =>
  db
    .select({ sourceId: jobs.sourceId, listVersion: jobs.listVersion, state: jobs.state, lastVerifiedAt: jobs.lastVerifiedAt })
    .from(jobs)
    .where(eq(jobs.board, board))
    .orderBy(jobs.sourceId);

/**
 * Marks jobs as listed by their source `now`, by their ids or by a board and their ids there: they are open, whatever they were, and
 * appear again if they were closed for a day, but those past their closing date stay closed. Gives those that were closed.
 */
export const verifyJobs = async (
  db: Db,
  which: { ids: string[] } | { board: string; sourceIds: string[] },
  now: Date,
): Promise<SamePosting[]> => {
  const [ids, where] =
    'ids' in which
      ? [which.ids, sql`id = ANY(${sql.param(which.ids)}::text[])`]
      : [which.sourceIds, sql`board = ${which.board} AND source_id = ANY(${sql.param(which.sourceIds)}::text[])`];
  if (ids.length === 0) return [];
  const seen = await rowsOf<SamePosting & { was: string }>(
    db,
    sql`WITH found AS (SELECT id, state FROM jobs WHERE ${where} FOR UPDATE)
      UPDATE jobs SET state = 'open', last_verified_at = ${at(now)}, closed_at = NULL, appeared_at = ${appearedAgain(now)}
      FROM found WHERE jobs.id = found.id AND (jobs.closes_at IS NULL OR jobs.closes_at >= ${at(now)})
      RETURNING jobs.source, jobs.company_name, jobs.title_key, found.state AS was`,
  );
  return seen.filter(({ was }) => was === 'closed');
};

/** When a job appeared, with `now` where it comes back after at least a day. */
export const appearedAgain = (now: Date): SQL =>
  sql`CASE WHEN jobs.state = 'closed' AND jobs.closed_at <= ${at(now)} - interval '1 day' THEN jobs.appeared_at || ${at(now)} ELSE jobs.appeared_at END`;

/** Closes these of a board's jobs. Gives how many were open. */
export const closeJobs = (db: Db, { board, sourceIds }: { board: string; sourceIds: readonly string[] }, now: Date): Promise<number> =>
  closeWhere(db, sql`${jobs.board} = ${board} AND ${jobs.sourceId} = ANY(${sql.param([...sourceIds])}::text[])`, now);

/** Closes all of a board's jobs that are not among these. Gives how many. */
export const closeUnlisted = (db: Db, board: string, listed: readonly string[], now: Date): Promise<number> =>
  closeWhere(db, sql`${jobs.board} = ${board} AND NOT ${jobs.sourceId} = ANY(${sql.param([...listed])}::text[])`, now);

/** Closes the jobs whose closing date is past. Gives how many. */
export const closePast = async (db: Db, now: Date): Promise<number> =>
  (
    await db
      .update(jobs)
      .set({ state: 'closed', closedAt: sql`${jobs.closesAt}` })
      .where(and(ne(jobs.state, 'closed'), lt(jobs.closesAt, now)))
      .returning({ id: jobs.id })
  ).length;

const closeWhere = async (db: Db, which: SQL, now: Date): Promise<number> =>
  (
    await db
      .update(jobs)
      .set({ state: 'closed', closedAt: now })
      .where(and(which, ne(jobs.state, 'closed')))
      .returning({ id: jobs.id })
  ).length;

/** Makes the open jobs of a board, or of any board, uncertain that were not verified since `before`. Gives how many. */
export const doubtUnverified = async (db: Db, board: string | null, before: Date): Promise<number> =>
  (
    await db
      .update(jobs)
      .set({ state: 'uncertain' })
      .where(and(board === null ? isNotNull(jobs.board) : eq(jobs.board, board), eq(jobs.state, 'open'), lt(jobs.lastVerifiedAt, before)))
      .returning({ id: jobs.id })
  ).length;

/** Counts anew how often the jobs of these names were posted again, for all rows that go by them. */
export const countReposts = async (db: Db, touched: readonly SamePosting[]): Promise<void> => {
  const named = touched.filter(({ title_key: key }) => key !== '');
  if (named.length === 0) return;
  const companies = [...new Set(named.map(({ company_name: name }) => name.toLowerCase()))];
  // Most keys are of jobs that appeared together: only the others are worth counting.
  const groups = await rowsOf<{ source: string; company: string; key: string; moments: string[] }>(
    db,
    sql`SELECT source, lower(company_name) AS company, title_key AS key, json_agg(moment) AS moments
      FROM jobs, unnest(appeared_at) AS moment
      WHERE lower(company_name) = ANY(${sql.param(companies)}::text[]) AND (source, lower(company_name), title_key) IN (
        SELECT source, lower(company_name), title_key
        FROM jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS touched (source text, company_name text, title_key text)
      )
      GROUP BY 1, 2, 3 HAVING max(moment) - min(moment) >= interval '1 day' OR max(times_reposted) > 0`,
  );
  if (groups.length === 0) return;
  const counted = JSON.stringify(
    groups.map(({ source, company, key, moments }) => ({
      source,
      company,
      key,
      times: timesReposted(moments.map((moment) => new Date(moment))),
    })),
  );
  await db.execute(
    sql`UPDATE jobs SET times_reposted = counted.times
      FROM jsonb_to_recordset(${counted}::jsonb) AS counted (source text, company text, key text, times int)
      WHERE jobs.source = counted.source AND lower(jobs.company_name) = counted.company AND jobs.title_key = counted.key
        AND jobs.times_reposted <> counted.times`,
  );
};

/** What is read anew of stored jobs, and what it is read from, by id, those behind `after`. */
export const jobTexts = (db: Db, { after, limit }: { after: string; limit: number }) =>
  db
    .select({
      id: jobs.id,
      source: jobs.source,
      title: jobs.title,
      description: jobs.description,
      terms: jobs.terms,
      placeKeys: jobs.placeKeys,
      postedAt: jobs.postedAt,
      sourceUpdatedAt: jobs.sourceUpdatedAt,
      firstSeenAt: jobs.firstSeenAt,
      role: jobs.role,
      function: jobs.function,
      occupation: jobs.occupation,
      level: jobs.level,
      degree: jobs.degree,
      degreeQuote: jobs.degreeQuote,
      graduationFrom: jobs.graduationFrom,
      graduationTo: jobs.graduationTo,
      graduationQuote: jobs.graduationQuote,
      closesAt: jobs.closesAt,
    })
    .from(jobs)
    .where(gt(jobs.id, after))
    .orderBy(asc(jobs.id))
    .limit(limit);

export type JobText = Awaited<ReturnType<typeof jobTexts>>[number];

/** Writes what was read anew of stored jobs. */
export const writeRead = async (db: Db, read: readonly (ReadText & { id: string; jobType: JobType | null })[]): Promise<void> => {
  await db.execute(
    sql`UPDATE jobs SET role = read.role, "function" = read."function", occupation = read.occupation, level = read.level, job_type = read."jobType", degree = read.degree,
        degree_quote = read."degreeQuote", graduation_from = read."graduationFrom", graduation_to = read."graduationTo",
        graduation_quote = read."graduationQuote", closes_at = read."closesAt"
      FROM jsonb_to_recordset(${JSON.stringify(read)}::jsonb)
        AS read (id text, role text, "function" text, occupation text, level text, "jobType" text, degree text, "degreeQuote" text, "graduationFrom" integer,
          "graduationTo" integer, "graduationQuote" text, "closesAt" timestamptz)
      WHERE jobs.id = read.id`,
  );
};

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** What makes two rows the same job posted again. */
export interface SamePosting {
  source: string;
  company_name: string;
  title_key: string;
}
