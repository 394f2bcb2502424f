import { sql, type SQL } from 'drizzle-orm';
import { type Db, rowsOf } from './open.ts';
import { groupsOf, meets } from './people-filter.ts';
import type { PeopleCondition } from './people-tests.ts';
import { isOfGroup, isStep } from './position-filter.ts';

/**
 * From which functions those who meet the conditions came to the work that these speak of: that of the last position before it, study
 * left out, where it has another function. The three commonest, each with how many came, for how many of them both dates are written, and the median of
 * the years from their career's beginning until then. `total` is all who meet the conditions, 0 where these speak of no work. `now` in months since year 0.
 */
export const arrivalsOf = async (tx: Db, conditions: readonly PeopleCondition[], now: number): Promise<Arrivals> => {
  const spoken = spokenOf(conditions, now);
  if (spoken === null) return { total: 0, from: [] };
  const { tests, work, latest } = spoken;
  const [row] = await rowsOf<{ total: number; came: Arrivals['from'] | null }>(
    tx,
    sql`WITH found AS MATERIALIZED (
  SELECT id, worked_since FROM visible_alumni WHERE ${meets(conditions, now)}
), arrived AS MATERIALIZED (
  SELECT DISTINCT ON (alumni_id) alumni_id, ordinal, function
  FROM visible_positions
  WHERE alumni_id IN (SELECT id FROM found) AND ${sql.join(tests, sql` AND `)}
  ORDER BY alumni_id, ordinal ${latest ? sql`DESC` : sql`ASC`}
), earlier AS (
  SELECT alumni_id, ordinal, function FROM visible_positions
  WHERE alumni_id IN (SELECT id FROM found) AND NOT is_study AND (${sql.join(work, sql` AND `)}) IS NOT TRUE
), came AS (
  SELECT DISTINCT ON (arrived.alumni_id) earlier.function, arrived.function AS own,
    (SELECT start_month FROM visible_positions AS next
      WHERE next.alumni_id = arrived.alumni_id AND next.ordinal > earlier.ordinal AND NOT next.is_study
      ORDER BY next.ordinal LIMIT 1) - found.worked_since AS months
  FROM arrived
  JOIN found ON found.id = arrived.alumni_id
  JOIN earlier ON earlier.alumni_id = arrived.alumni_id AND earlier.ordinal < arrived.ordinal
  ORDER BY arrived.alumni_id, earlier.ordinal DESC
), counted AS (
  SELECT function, count(*)::int AS count,
    round((percentile_cont(0.5) WITHIN GROUP (ORDER BY months) FILTER (WHERE months >= 0) / 12)::numeric, 1) AS "medianYears",
    (count(*) FILTER (WHERE months >= 0))::int AS dated
  FROM came WHERE function IS NOT NULL AND function IS DISTINCT FROM own GROUP BY function ORDER BY count DESC, function LIMIT 3
)
SELECT (SELECT count(*) FROM found)::int AS total, (SELECT json_agg(counted) FROM counted) AS came`,
  );
  return { total: row?.total ?? 0, from: row?.came ?? [] };
};

/**
 * The position that conditions speak of: work held now before work held at any time, else the end of a sequence; null where none is.
 * `work` is what of it is asked of its work alone.
 */
function spokenOf(conditions: readonly PeopleCondition[], now: number): { tests: SQL[]; work: SQL[]; latest: boolean } | null {
  const groups = groupsOf(conditions.filter(({ either }) => either === null)).flatMap((group) => {
    const tests = group.tests.filter(({ on }) => ofWork.has(on));
    return tests.length === 0 ? [] : [{ group, work: { ...group, when: 'ever' as const, tests } }];
  });
  const found = groups.find(({ group }) => group.when === 'now') ?? groups.find(({ group }) => group.when === 'ever');
  if (found !== undefined) return { tests: isOfGroup(found.group, now), work: isOfGroup(found.work, now), latest: false };
  const [last] = conditions.flatMap(({ test, negated }) => (test.on === 'sequence' && !negated ? test.steps.slice(-1) : []));
  return last === undefined ? null : { tests: isStep(last), work: isStep(last), latest: true };
}

const ofWork: ReadonlySet<string> = new Set(['role', 'function', 'industry', 'company', 'founder']);

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
