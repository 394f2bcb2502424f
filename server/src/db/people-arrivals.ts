import { sql, type SQL } from 'drizzle-orm';
import { type Db, rowsOf } from './open.ts';
import { groupsOf, meets } from './people-filter.ts';
import type { PeopleCondition } from './people-tests.ts';
import { isOfGroup, isStep } from './position-filter.ts';

/**
 * From which functions those who meet the conditions came to the position that these speak of: the last position before it with another
 * function, study left out. The three commonest, each with how many came, for how many of them both dates are written, and the median of
 * the years from their career's beginning until then. `total` is all who meet the conditions. `now` in months since year 0.
 */
export const arrivalsOf = async (tx: Db, conditions: readonly PeopleCondition[], now: number): Promise<Arrivals> => {
  const { tests, latest } = spokenOf(conditions, now);
  const [row] = await rowsOf<{ total: number; came: Arrivals['from'] | null }>(
    tx,
    sql`WITH found AS MATERIALIZED (
  SELECT id, worked_since FROM visible_alumni WHERE ${meets(conditions, now)}
), arrived AS MATERIALIZED (
  SELECT DISTINCT ON (alumni_id) alumni_id, ordinal, function, start_month
  FROM visible_positions
  WHERE alumni_id IN (SELECT id FROM found) AND ${sql.join(tests, sql` AND `)}
  ORDER BY alumni_id, ordinal ${latest ? sql`DESC` : sql`ASC`}
), came AS (
  SELECT DISTINCT ON (arrived.alumni_id) earlier.function, arrived.start_month - found.worked_since AS months
  FROM arrived
  JOIN found ON found.id = arrived.alumni_id
  JOIN visible_positions AS earlier ON earlier.alumni_id = arrived.alumni_id AND earlier.ordinal < arrived.ordinal
  WHERE NOT earlier.is_study AND earlier.function IS NOT NULL AND earlier.function IS DISTINCT FROM arrived.function
  ORDER BY arrived.alumni_id, earlier.ordinal DESC
), counted AS (
  SELECT function, count(*)::int AS count,
    round((percentile_cont(0.5) WITHIN GROUP (ORDER BY months) FILTER (WHERE months >= 0) / 12)::numeric, 1) AS "medianYears",
    (count(*) FILTER (WHERE months >= 0))::int AS dated
  FROM came GROUP BY function ORDER BY count DESC, function LIMIT 3
)
SELECT (SELECT count(*) FROM found)::int AS total, (SELECT json_agg(counted) FROM counted) AS came`,
  );
  return { total: row?.total ?? 0, from: row?.came ?? [] };
};

/** The position that conditions speak of: one held now before others, the end of a sequence, else the current one. */
function spokenOf(conditions: readonly PeopleCondition[], now: number): { tests: SQL[]; latest: boolean } {
  const groups = groupsOf(conditions.filter(({ either }) => either === null));
  const group = groups.find(({ when }) => when === 'now') ?? groups[0];
  if (group !== undefined) return { tests: isOfGroup(group, now), latest: false };
  const [last] = conditions.flatMap(({ test, negated }) => (test.on === 'sequence' && !negated ? test.steps.slice(-1) : []));
  return last === undefined ? { tests: [sql`is_current`], latest: true } : { tests: isStep(last), latest: true };
}

export interface Arrivals {
  total: number;
  from: {
    function: string;
    count: number;
    /** To one decimal; null where nobody's dates are written. */
    medianYears: number | null;
    dated: number;
  }[];
}
