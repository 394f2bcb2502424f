import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './open.ts';

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
