import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from './open.ts';
import { meets } from './people-filter.ts';
import type { PeopleCondition } from './people-tests.ts';
import type { ReadOnly } from './read-only.ts';

/**
 * How many visible people meet each of several sets of conditions, in their order; equal sets are counted once. Each set is counted by itself,
 * so that the database begins with what few people meet, and few of them in one read, so that it answers others in between. `now` in months
 * since year 0.
 */
export const countSets = async (readOnly: ReadOnly, sets: readonly (readonly PeopleCondition[])[], now: number): Promise<number[]> => {
  const asked = new Map<string, Counted>();
  const keys = sets.map((conditions) => {
    const is = meets(conditions, now);
    const key = JSON.stringify(dialect.sqlToQuery(is));
    asked.set(key, { key, is, weight: conditions.length });
    return key;
  });
  const found = new Map<string, number>();
  for (const some of together([...asked.values()])) {
    const counts = some.map(({ is }, at) => sql`(SELECT count(*) FROM visible_alumni WHERE ${is})::int AS ${sql.raw(`set${at}`)}`);
    const [row] = await readOnly((tx) => rowsOf<Record<string, number>>(tx, sql`SELECT ${sql.join(counts, sql`, `)}`));
    for (const [at, { key }] of some.entries()) found.set(key, row?.[`set${at}`] ?? 0);
  }
  return keys.map((key) => found.get(key) ?? 0);
};

/** In their order, as many as one read counts. */
function together(sets: readonly Counted[]): Counted[][] {
  const reads: Counted[][] = [];
  let left = 0;
  for (const one of sets) {
    left -= one.weight;
    if (left < 0) {
      reads.push([]);
      left = mostOfRead - one.weight;
    }
    reads.at(-1)?.push(one);
  }
  return reads;
}

/** Conditions; the costliest takes a fiftieth of a second among 6,000 people. */
const mostOfRead = 4;

interface Counted {
  key: string;
  is: SQL;
  weight: number;
}

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
