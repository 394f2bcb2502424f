import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from './open.ts';
import { meets } from './people-filter.ts';
import type { PeopleCondition } from './people-tests.ts';

/**
 * How many visible people meet each of several sets of conditions, in their order, in one statement that counts equal sets once. Each set
 * is counted by itself, so that the database begins with what few people meet. `now` in months since year 0.
 */
export const countSets = async (tx: Db, sets: readonly (readonly PeopleCondition[])[], now: number): Promise<number[]> => {
  if (sets.length === 0) return [];
  const asked = sets.map((conditions) => meets(conditions, now));
  const keys = asked.map((is) => JSON.stringify(dialect.sqlToQuery(is)));
  const counts = asked.flatMap((is, at) =>
    keys.indexOf(keys[at] ?? '') < at ? [] : sql`(SELECT count(*) FROM visible_alumni WHERE ${is})::int AS ${sql.raw(`set${at}`)}`,
  );
  const [row] = await rowsOf<Record<string, number>>(tx, sql`SELECT ${sql.join(counts, sql`, `)}`);
  return keys.map((key) => row?.[`set${keys.indexOf(key)}`] ?? 0);
};

const dialect = new PgDialect();

/**
 * What visible people who studied a major do now and where: roles and employers with how many of them, most first, at most eight each.
 * Majors are compared without case; study is no work.
 */
export const workOfMajor = async (tx: Db, major: string): Promise<WorkOfMajor> => {
  const [row] = await rowsOf<WorkOfMajor>(
    tx,
    sql`WITH held AS MATERIALIZED (
  SELECT DISTINCT stop.alumni_id, stop.role, stop.company, stop.company_key FROM visible_positions AS stop
  JOIN visible_alumni AS person ON person.id = stop.alumni_id
  WHERE stop.is_current AND NOT stop.is_study AND lower(trim(person.major)) = lower(trim(${major}))
)
SELECT
  (SELECT coalesce(json_agg(found ORDER BY count DESC, text COLLATE "C"), '[]') FROM (
    SELECT role AS text, count(DISTINCT alumni_id)::int AS count FROM held WHERE role IS NOT NULL GROUP BY role
    ORDER BY count DESC, role COLLATE "C" LIMIT 8) AS found) AS work,
  (SELECT coalesce(json_agg(found ORDER BY count DESC, text COLLATE "C"), '[]') FROM (
    SELECT min(company COLLATE "C") AS text, count(DISTINCT alumni_id)::int AS count FROM held WHERE company_key <> '' GROUP BY company_key
    ORDER BY count DESC, min(company COLLATE "C") LIMIT 8) AS found) AS employers`,
  );
  return row ?? { work: [], employers: [] };
};

export interface WorkOfMajor {
  work: { text: string; count: number }[];
  employers: { text: string; count: number }[];
}
