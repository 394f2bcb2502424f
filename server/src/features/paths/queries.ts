import { sql, type SQL } from 'drizzle-orm';
import { type Db, rowsOf } from '#db/open.ts';
import { groupsOf } from '#db/people-filter.ts';
import { affinityTo, workplaceOf } from '#db/people-score.ts';
import type { Asker, PeopleCondition } from '#db/people-tests.ts';
import { isOfGroup } from '#db/position-filter.ts';
import { titleSays } from '#db/words-said.ts';
import { timeTaken } from '#db/people-at.ts';
import { node } from './copy.ts';

/** Everything counted of those who came to a job, in one statement, and who they are. */
export const countWays = async (tx: Db, goal: Goal): Promise<Counted> => {
  const [row] = await rowsOf<{ [K in keyof Counted]: Counted[K] | null }>(
    tx,
    sql`WITH ${waysTo(goal)}, reached AS MATERIALIZED (
  SELECT ways.*, nullif(person.major, '') AS major, ways.start_month - person.worked_since AS months
  FROM ways JOIN visible_alumni AS person ON person.id = ways.alumni_id
), cells AS (
  SELECT major, steps[1] AS first, before, array_agg(alumni_id) AS ids FROM reached GROUP BY 1, 2, 3
), employers AS (
  SELECT company_key AS key, company AS name, count(*)::int AS count FROM reached WHERE company_key <> '' GROUP BY 1, 2
), sequences AS (
  SELECT steps, count(*)::int AS count FROM reached GROUP BY steps
  HAVING count(*) > 1 ORDER BY count(*) DESC, array_to_string(steps, ' | ') COLLATE "C" LIMIT 20
)
SELECT count(*)::int AS total,
  (count(*) FILTER (WHERE at_once))::int AS "atOnce",
  ${timeTaken},
  (SELECT json_agg(cells) FROM cells) AS cells,
  (SELECT json_agg(employers) FROM employers) AS employers,
  (SELECT json_agg(sequences) FROM sequences) AS sequences
FROM reached`,
  );
  return {
    total: row?.total ?? 0,
    atOnce: row?.atOnce ?? 0,
    dated: row?.dated ?? 0,
    medianYears: row?.medianYears ?? null,
    cells: row?.cells ?? [],
    employers: row?.employers ?? [],
    sequences: row?.sequences ?? [],
  };
};

/** How many people students may see. */
export const countVisible = async (tx: Db): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(tx, sql`SELECT count(*)::int AS count FROM visible_alumni`);
  return row?.count ?? 0;
};

/** Of some people those whom students may see: how many, and who has most in common with the asker, the latest graduates first among equals. */
export const nearestOf = async (tx: Db, ids: readonly string[], asker: Asker, limit: number): Promise<{ ids: string[]; total: number }> => {
  if (ids.length === 0) return { ids: [], total: 0 };
  const rows = await rowsOf<{ id: string; total: number }>(
    tx,
    sql`SELECT id, (count(*) OVER ())::int AS total
FROM visible_alumni
WHERE id = ANY(${sql.param([...ids])}::text[])
ORDER BY ${affinityTo(asker)} DESC, year DESC NULLS LAST, id COLLATE "C"
LIMIT ${sql.raw(String(limit))}`,
  );
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
};

/** The ways of some of them, and what of it they hold in common with the asker: the label of a place where they work and the asker would like to. */
export const waysOf = (tx: Db, goal: Goal, ids: readonly string[], asker: Asker): Promise<PersonalWay[]> =>
  rowsOf(
    tx,
    sql`WITH ${waysTo(goal, ids)}
SELECT ways.alumni_id AS id, nullif(person.major, '') AS major, ways.steps[1] AS first, ways.before,
  ways.ordinal AS "arrivedAt",
  (SELECT json_agg(json_build_object('title', title, 'company', company, 'ordinal', ordinal) ORDER BY ordinal)
    FROM visible_positions AS stop WHERE stop.alumni_id = ways.alumni_id) AS career,
  ${workplaceOf(sql`ways.alumni_id`, asker)} AS workplace
FROM ways JOIN visible_alumni AS person ON person.id = ways.alumni_id`,
  );

/** A title as most records write it, where some hold just these words; null where none does. */
export const titleHeld = async (tx: Db, words: string): Promise<string | null> => {
  const [row] = await rowsOf<{ title: string }>(
    tx,
    sql`SELECT title FROM visible_positions
WHERE ${titleSays('', words)} AND lower(title) = lower(${words}) AND length(title) <= 100 AND ${isWork('')}
GROUP BY title ORDER BY count(*) DESC, title COLLATE "C" LIMIT 1`,
  );
  return row?.title ?? null;
};

/** How many came to each role of the list. */
export const rolesReached = (tx: Db): Promise<{ name: string; function: string | null; count: number }[]> =>
  rowsOf(
    tx,
    sql`SELECT role AS name, min(function) AS function, count(*)::int AS count
FROM (
  SELECT role, alumni_id, min(function) AS function FROM visible_positions WHERE role IS NOT NULL AND ${isWork('')} GROUP BY role, alumni_id
) AS held
GROUP BY role ORDER BY count DESC, role COLLATE "C"`,
  );

/** Of those who came there, how many studied one of the fields or held one of the roles or functions before, whatever the case. */
export const cameFrom = async (tx: Db, goal: Goal, names: readonly string[]): Promise<number> => {
  const lowered = sql`(${sql.join(
    names.map((name) => sql`lower(${name})`),
    sql`, `,
  )})`;
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`WITH ${arrivedAt(goal)}
SELECT count(*)::int AS count
FROM arrived
JOIN visible_alumni AS person ON person.id = arrived.alumni_id
WHERE lower(person.major) IN ${lowered} OR EXISTS (
  SELECT FROM visible_positions AS stop
  WHERE stop.alumni_id = arrived.alumni_id AND stop.ordinal < arrived.ordinal AND ${isWork('stop.')}
    AND (lower(coalesce(stop.role, stop.title)) IN ${lowered} OR lower(stop.function) IN ${lowered})
)`,
  );
  return row?.count ?? 0;
};

/** Work after studying: neither a degree nor an internship. `of` is '' or an alias with its dot. */
const isWork = (of: string): SQL => sql.raw(`NOT ${of}is_study AND ${of}seniority IS DISTINCT FROM 'intern'`);

/** arrived: who came to the job, and at which position first. */
const arrivedAt = ({ conditions, now }: Goal, ids?: readonly string[]): SQL => {
  const tests = groupsOf(conditions).flatMap((group) => isOfGroup(group, now));
  const some = ids === undefined ? [] : [sql`alumni_id = ANY(${sql.param([...ids])}::text[])`];
  return sql`arrived AS MATERIALIZED (
  SELECT alumni_id, min(ordinal) AS ordinal FROM visible_positions
  WHERE ${sql.join([isWork(''), ...tests, ...some], sql` AND `)} GROUP BY alumni_id
)`;
};

/** What a step is called where the record tells neither role nor title. */
const { noRole: notHeld } = node;

/** What stands in a career as a step: work, and degrees but the one that the record itself stands for. */
const isStep = (of: string): SQL => sql.raw(`(NOT ${of}is_study OR ${of}role IS NOT NULL) AND ${of}seniority IS DISTINCT FROM 'intern'`);

/**
 * ways: the names of the steps from the first to this job, equal ones in a row once; the one between, which is the last degree after the
 * first step, else the last step before the job; whether no other job came before it, and where and when it was. The first step is the
 * first job, or a degree before that. A name is the normalised role, else the title; the job's own is `name` where it has one.
 */
const waysTo = (goal: Goal, ids?: readonly string[]): SQL => {
  const own = sql`coalesce(stop.role, nullif(stop.title, ''), ${notHeld})`;
  const name = goal.name === null ? own : sql`CASE WHEN stop.ordinal = arrived.ordinal THEN ${goal.name} ELSE ${own} END`;
  return sql`${arrivedAt(goal, ids)}, stops AS (
  SELECT stop.alumni_id, stop.ordinal, ${name} AS name, stop.ordinal = arrived.ordinal AS is_it, stop.is_study,
    stop.company, stop.company_key, stop.start_month,
    max(stop.ordinal) FILTER (WHERE stop.is_first) OVER (PARTITION BY stop.alumni_id) AS begun
  FROM arrived
  JOIN visible_positions AS stop ON stop.alumni_id = arrived.alumni_id AND stop.ordinal <= arrived.ordinal
  WHERE ${isStep('stop.')}
), ways AS MATERIALIZED (
  SELECT *, coalesce(degree, CASE WHEN cardinality(steps) > 2 THEN steps[cardinality(steps) - 1] END) AS before
  FROM (
    SELECT alumni_id, array_agg(name ORDER BY ordinal) FILTER (WHERE name IS DISTINCT FROM prior) AS steps,
      (array_agg(name ORDER BY ordinal DESC) FILTER (WHERE is_study AND ordinal > opening))[1] AS degree,
      (count(*) FILTER (WHERE NOT is_study)) = 1 AS at_once, max(ordinal) AS ordinal, max(company) FILTER (WHERE is_it) AS company,
      max(company_key) FILTER (WHERE is_it) AS company_key, max(start_month) FILTER (WHERE is_it) AS start_month
    FROM (
      SELECT *, lag(name) OVER (PARTITION BY alumni_id ORDER BY ordinal) AS prior, min(ordinal) OVER (PARTITION BY alumni_id) AS opening
      FROM stops WHERE is_it OR is_study OR ordinal >= begun
    ) AS walked
    GROUP BY alumni_id
  ) AS gone
)`;
};

/** What is come to. */
export interface Goal {
  /** Of one position. */
  conditions: readonly PeopleCondition[];
  /** What that position is called, whatever its title; null: as the record has it. */
  name: string | null;
  /** Months since year 0. */
  now: number;
}

/** People with the same major, first step and step between that and the job; null where there is none. */
export interface RawCell {
  major: string | null;
  first: string;
  before: string | null;
}

export interface Counted {
  total: number;
  atOnce: number;
  dated: number;
  medianYears: number | null;
  /** With the ids of the people. */
  cells: (RawCell & { ids: string[] })[];
  employers: { key: string; name: string; count: number }[];
  sequences: { steps: string[]; count: number }[];
}

export interface PersonalWay extends RawCell {
  id: string;
  /** Ordinal of the position at which they came to the job. */
  arrivedAt: number;
  /** Oldest first. */
  career: { title: string; company: string; ordinal: number }[];
  workplace: string | null;
}
