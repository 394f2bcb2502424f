import type { Tally } from '@alive/contract/companies.ts';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './open.ts';

/**
 * How many visible people hold a current position at each of these employers, recognised by their keys, as the condition "company is …" of a
 * people question means it; somebody who holds two there counts once. `recent` are those of the class `recentSince` or later. Employers
 * without anybody are left out.
 */
export const peopleAtEach = async (db: Db, keys: readonly string[], recentSince: number): Promise<ReadonlyMap<string, PeopleCount>> => {
  const rows = await rowsOf<PeopleCount & { key: string }>(
    db,
    sql`SELECT company_key AS key, count(*)::int AS total, (count(*) FILTER (WHERE year >= ${recentSince}))::int AS recent
FROM (
  SELECT DISTINCT company_key, alumni_id FROM visible_positions
  WHERE is_current AND company_key <> '' AND company_key = ANY(${sql.param([...keys])}::text[])
) AS held
JOIN visible_alumni ON id = alumni_id
GROUP BY company_key`,
  );
  return new Map(rows.map(({ key, total, recent }) => [key, { total, recent }]));
};

/**
 * The visible people who work at an employer now, by role (null: the title tells none), class year and major. Of several positions there
 * the newest counts, work before study. A key of '' is nobody's. Majors are distinguished without case and named as most write them.
 */
export const peopleAt = async (tx: Db, key: string): Promise<PeopleAt> => {
  const [row] = await rowsOf<PeopleAt>(
    tx,
    sql`WITH held AS MATERIALIZED (
  SELECT DISTINCT ON (alumni_id) alumni_id, CASE WHEN NOT is_study THEN role END AS role FROM visible_positions
  WHERE is_current AND company_key = nullif(${key}, '') ORDER BY alumni_id, is_study, ordinal DESC
), person AS MATERIALIZED (
  SELECT held.role, year, nullif(trim(major), '') AS major FROM held JOIN visible_alumni ON id = alumni_id
), written AS (
  SELECT lower(major) AS key, major AS name, count(*) AS times FROM person WHERE major IS NOT NULL GROUP BY 1, 2
), majors AS (
  SELECT (array_agg(name ORDER BY times DESC, name COLLATE "C"))[1] AS name, sum(times)::int AS count FROM written GROUP BY key
)
SELECT
  (SELECT coalesce(json_agg(found ORDER BY count DESC, name COLLATE "C"), '[]')
    FROM (SELECT role AS name, count(*)::int AS count FROM person GROUP BY role) AS found) AS roles,
  (SELECT coalesce(json_agg(found ORDER BY year DESC), '[]')
    FROM (SELECT year, count(*)::int AS count FROM person WHERE year IS NOT NULL GROUP BY year) AS found) AS years,
  (SELECT coalesce(json_agg(found), '[]')
    FROM (SELECT * FROM majors ORDER BY count DESC, name COLLATE "C" LIMIT ${most}) AS found) AS majors`,
  );
  return row ?? { roles: [], years: [], majors: [] };
};

/**
 * How those people came there. Their stay is the one that began first of those that last, with all positions of it (the same
 * `company_since`); it begins with its first position from the first job on, an internship before that being none. Before it is the last
 * position held between the first job and that, study left out; where there is none, it is the first job. Only people whose record tells
 * a career are counted. Roles go by their title where it tells none; employers are distinguished by key and named as most write them.
 */
export const waysInto = async (tx: Db, key: string): Promise<WaysIn> => {
  const [row] = await rowsOf<WaysIn>(
    tx,
    sql`WITH stay AS MATERIALIZED (
  SELECT DISTINCT ON (alumni_id) alumni_id, ordinal, company_since FROM visible_positions
  WHERE is_current AND company_key = nullif(${key}, '') ORDER BY alumni_id, company_since NULLS LAST, ordinal
), begun AS MATERIALIZED (
  SELECT stay.alumni_id, first.ordinal AS first, came.ordinal, came.start_month - worked_since AS months
  FROM stay
  JOIN visible_alumni ON id = stay.alumni_id AND career_path <> ''
  JOIN visible_positions AS first ON first.alumni_id = stay.alumni_id AND first.is_first
  CROSS JOIN LATERAL (
    SELECT ordinal, start_month FROM visible_positions
    WHERE alumni_id = stay.alumni_id AND company_key = nullif(${key}, '') AND (ordinal = stay.ordinal OR company_since = stay.company_since)
      AND ordinal >= least(first.ordinal, stay.ordinal)
    ORDER BY ordinal LIMIT 1
  ) AS came
), came AS MATERIALIZED (
  SELECT months, earlier.* FROM begun LEFT JOIN LATERAL (
    SELECT ordinal, coalesce(role, nullif(title, '')) AS role, company, company_key FROM visible_positions
    WHERE alumni_id = begun.alumni_id AND ordinal >= begun.first AND ordinal < begun.ordinal AND NOT is_study
    ORDER BY ordinal DESC LIMIT 1
  ) AS earlier ON true
), spelled AS (
  SELECT company_key, company AS name, count(*) AS times FROM came WHERE company_key <> '' GROUP BY 1, 2
), employers AS (
  SELECT (array_agg(name ORDER BY times DESC, name COLLATE "C"))[1] AS name, sum(times)::int AS count FROM spelled GROUP BY company_key
)
SELECT count(*)::int AS total, (count(*) FILTER (WHERE ordinal IS NULL))::int AS "firstJob",
  (SELECT coalesce(json_agg(found), '[]') FROM (
    SELECT role AS name, count(*)::int AS count FROM came WHERE role IS NOT NULL GROUP BY role
    ORDER BY count DESC, role COLLATE "C" LIMIT ${most}) AS found) AS roles,
  (SELECT coalesce(json_agg(found), '[]')
    FROM (SELECT * FROM employers ORDER BY count DESC, name COLLATE "C" LIMIT ${most}) AS found) AS employers,
  ${timeTaken}
FROM came`,
  );
  return row ?? { total: 0, firstJob: 0, roles: [], employers: [], medianYears: null, dated: 0 };
};

/** Of each kind. */
const most = 5;

/**
 * What a column `months` tells of how long something took people: "medianYears" to one decimal, NULL where no dates tell, and "dated", of
 * how many they do. A time below zero is a slip in the dates and not counted.
 */
export const timeTaken =
  sql.raw(`round((percentile_cont(0.5) WITHIN GROUP (ORDER BY months) FILTER (WHERE months >= 0) / 12)::numeric, 1)::float8 AS "medianYears",
  (count(*) FILTER (WHERE months >= 0))::int AS dated`);

export interface PeopleCount {
  total: number;
  recent: number;
}

export interface PeopleAt {
  /** All of them, most first. */
  roles: { name: string | null; count: number }[];
  /** Newest first. */
  years: { year: number; count: number }[];
  /** The commonest. */
  majors: Tally[];
}

export interface WaysIn {
  total: number;
  firstJob: number;
  /** The commonest. */
  roles: Tally[];
  employers: Tally[];
  /** To one decimal; null where no dates tell. */
  medianYears: number | null;
  /** Of how many dates tell it. */
  dated: number;
}
