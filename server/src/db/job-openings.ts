import { and, sql } from 'drizzle-orm';
import type { Level } from '@alive/contract/jobs.ts';
import { inScope, type JobFilter, lowerCompany, narrowing } from './job-filter.ts';
import { type Preference, preferencePoints } from './job-preference.ts';
import { type Db, rowsOf } from './open.ts';
import { jobs } from './tables.ts';

/**
 * Open jobs up to entry level of several employers in one statement, in the order of `employers`, each recognised by its names in postings: how
 * many are not barred, how many are, and of those that are not the `limit` preferred ones, equal ones by newest.
 */
export const openingsOf = async (db: Db, { employers, barredFor, notIds, prefer, limit }: OpeningsAsk): Promise<OpeningsFound[]> => {
  const named = employers.flatMap((names, at) => names.map((name) => ({ name, at })));
  const found = employers.map((): OpeningsFound => ({ total: 0, barred: 0, jobs: [] }));
  if (named.length === 0) return found;
  const open = narrowing({ excludeGatedFor: barredFor }, null) ?? sql`true`;
  // What a student may not apply for comes last, so that the first row of an employer tells its counts whatever there is.
  const rows = await rowsOf<Row>(
    db,
    sql`SELECT * FROM (
      SELECT asked.at, ${jobs.id} AS id, ${jobs.title} AS title, ${jobs.locations} AS locations, ${jobs.level} AS level, ${open} AS open,
        (count(*) FILTER (WHERE ${open}) OVER (PARTITION BY asked.at))::int AS total,
        (count(*) FILTER (WHERE NOT ${open}) OVER (PARTITION BY asked.at))::int AS barred,
        row_number() OVER (PARTITION BY asked.at ORDER BY ${open} DESC, ${preferencePoints(prefer)} DESC, ${jobs.state} = 'uncertain',
          ${jobs.postedAt} DESC NULLS LAST, ${jobs.id}) AS place
      FROM (
        SELECT DISTINCT lower(name) AS name, at FROM unnest(${sql.param(named.map(({ name }) => name))}::text[],
          ${sql.param(named.map(({ at }) => at))}::int[]) AS given (name, at)
      ) AS asked
      JOIN ${jobs} ON ${lowerCompany} = asked.name
      WHERE ${and(inScope(undefined), narrowing({ notIds }, null))}
    ) AS ranked WHERE place <= ${limit} ORDER BY at, place`,
  );
  for (const { at, total, barred, open, ...job } of rows) {
    const employer = found[at];
    if (employer === undefined) continue;
    Object.assign(employer, { total, barred });
    if (open) employer.jobs.push({ id: job.id, title: job.title, locations: job.locations, level: job.level });
  }
  return found;
};

interface OpeningsAsk {
  employers: readonly (readonly string[])[];
  /** Whom jobs may be barred to. */
  barredFor: NonNullable<JobFilter['excludeGatedFor']>;
  /** Jobs that are neither given nor counted. */
  notIds: string[];
  prefer: Preference;
  /** At least 1. */
  limit: number;
}

export interface OpeningsFound {
  total: number;
  barred: number;
  jobs: Opening[];
}

interface Opening {
  id: string;
  title: string;
  locations: string[];
  level: Level;
}

interface Row extends Opening {
  at: number;
  open: boolean;
  total: number;
  barred: number;
}
