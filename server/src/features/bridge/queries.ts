import { sql, type SQL } from 'drizzle-orm';
import { type Db, rowsOf } from '#db/open.ts';
import { groupsOf } from '#db/people-filter.ts';
import { affinityTo, workplaceOf } from '#db/people-score.ts';
import type { Asker, PeopleCondition } from '#db/people-tests.ts';
import { isOfGroup } from '#db/position-filter.ts';

/** How many visible people are in each circle, by its name. */
export const countCircles = async (tx: Db, circles: readonly Circle[]): Promise<Map<string, number>> => {
  const counts = new Map(circles.map(({ name }) => [name, 0]));
  if (circles.length === 0) return counts;
  const rows = await rowsOf<{ circle: string; total: number }>(
    tx,
    sql`SELECT circle, count(*)::int AS total FROM (SELECT DISTINCT circle, alumni_id FROM ${membersOf(circles)}) AS members GROUP BY circle`,
  );
  for (const { circle, total } of rows) counts.set(circle, total);
  return counts;
};

/** The visible people who share most with the asker, equal ones in the order of a people search. */
export const nearestPeople = (tx: Db, asker: Asker, limit: number): Promise<Ranked[]> =>
  rowsOf(
    tx,
    sql`SELECT id, year, ${affinityTo(asker)} AS affinity FROM visible_alumni ORDER BY affinity DESC, year DESC NULLS LAST, id LIMIT ${limit}`,
  );

/** Of each circle the first `limit` of these people, who are in order. */
export const firstOf = async (tx: Db, circles: readonly Circle[], people: readonly Ranked[], limit: number): Promise<Firsts> => {
  if (circles.length === 0) return new Map();
  const ids = sql`${sql.param(people.map(({ id }) => id))}::text[]`;
  const rows = await rowsOf<{ circle: string; place: number }>(
    tx,
    sql`SELECT circle, place::int FROM (
      SELECT circle, place, row_number() OVER (PARTITION BY circle ORDER BY place) AS rank FROM (
        SELECT DISTINCT members.circle, given.place FROM unnest(${ids}) WITH ORDINALITY AS given (id, place)
        JOIN ${membersOf(circles, sql`alumni_id = ANY(${ids})`)} ON members.alumni_id = given.id
      ) AS found
    ) AS ranked WHERE rank <= ${limit} ORDER BY circle, place`,
  );
  return byCircle(rows, ({ place }) => people[place - 1]);
};

/** Of each circle the `limit` who share most with the asker, likewise ordered. */
export const nearestOf = async (tx: Db, circles: readonly Circle[], asker: Asker, limit: number): Promise<Firsts> => {
  if (circles.length === 0) return new Map();
  const rows = await rowsOf<Ranked & { circle: string }>(
    tx,
    sql`WITH members AS MATERIALIZED (SELECT DISTINCT circle, alumni_id FROM ${membersOf(circles)}),
    near AS MATERIALIZED (SELECT id, year, ${affinityTo(asker)} AS affinity FROM visible_alumni WHERE id IN (SELECT alumni_id FROM members))
    SELECT circle, id, year, affinity FROM (
      SELECT circle, near.*, row_number() OVER (PARTITION BY circle ORDER BY affinity DESC, year DESC NULLS LAST, id) AS rank
      FROM members JOIN near ON near.id = members.alumni_id
    ) AS ranked WHERE rank <= ${limit} ORDER BY circle, rank`,
  );
  return byCircle(rows, ({ id, year, affinity }) => ({ id, year, affinity }));
};

/** Those of the people whom students may see, by their ids. */
export const peopleOf = async (tx: Db, ids: readonly string[], asker: Asker): Promise<Map<string, Person>> => {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<Person>(
    tx,
    sql`SELECT id, name, photo, role, company, school, major, year, ${workplaceOf(sql`person.id`, asker)} AS workplace
    FROM visible_alumni AS person WHERE id = ANY(${sql.param([...ids])}::text[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * Where these people work now, those left out whom students may not see: first at what their record names, then at other employers, the
 * newest first.
 */
export const employersOf = async (tx: Db, ids: readonly string[]): Promise<Map<string, Employment[]>> => {
  const rows = await rowsOf<{ id: string; company: string; key: string | null }>(
    tx,
    sql`SELECT person.id, coalesce(position.company, person.company) AS company, nullif(position.company_key, '') AS key
    FROM visible_alumni AS person
    LEFT JOIN visible_positions AS position ON position.alumni_id = person.id AND position.is_current
    WHERE person.id = ANY(${sql.param([...ids])}::text[])
    ORDER BY person.id, (position.company = person.company) DESC NULLS LAST, position.ordinal DESC`,
  );
  return Map.groupBy(rows, ({ id }) => id);
};

/** The positions that bring people into the circles, as a table `members`; those of one column are looked for together. */
function membersOf(circles: readonly Circle[], also: SQL = sql`true`): SQL {
  const keys = circles.flatMap(({ condition: { test } }) => (test.on === 'company' ? test.keys : []));
  const roles = circles.flatMap(({ condition: { test } }) => (test.on === 'role' && test.titles.length === 0 ? test.roles : []));
  const others = circles.filter(({ condition: { test } }) => test.on === 'function' || (test.on === 'role' && test.titles.length > 0));
  const some = (circle: SQL, is: SQL) => sql`SELECT ${circle} AS circle, alumni_id FROM visible_positions WHERE ${is} AND ${also}`;
  const all = [
    ...(keys.length === 0 ? [] : [some(sql`'company ' || company_key`, sql`is_current AND company_key = ANY(${sql.param(keys)}::text[])`)]),
    ...(roles.length === 0
      ? []
      : [some(sql`'role ' || role`, sql`role = ANY(${sql.param(roles)}::text[]) AND seniority IS DISTINCT FROM 'intern'`)]),
    ...others.flatMap(({ name, condition }) =>
      // Neither asks for dates, so there is no now.
      groupsOf([condition]).map((group) => some(sql`${name}::text`, sql.join(isOfGroup(group, 0), sql` AND `))),
    ),
  ];
  const nobody = sql`SELECT NULL::text AS circle, NULL::text AS alumni_id WHERE false`;
  return sql`(${sql.join(all.length === 0 ? [nobody] : all, sql` UNION ALL `)}) AS members`;
}

function byCircle<Row extends { circle: string }>(rows: readonly Row[], personOf: (row: Row) => Ranked | undefined): Firsts {
  const firsts: Firsts = new Map();
  for (const row of rows) {
    const person = personOf(row);
    if (person !== undefined) firsts.set(row.circle, [...(firsts.get(row.circle) ?? []), person]);
  }
  return firsts;
}

/** People whom one condition holds for: who work at an employer now, or hold or held a role, or work of a field. */
export interface Circle {
  /** "company " and its key, or "role " and its name. */
  name: string;
  condition: PeopleCondition;
}

/** A person in the order of what they share with a student. */
export interface Ranked {
  id: string;
  year: number | null;
  /** 0–15. */
  affinity: number;
}

export type Firsts = Map<string, Ranked[]>;

export interface Person {
  id: string;
  name: string;
  photo: string | null;
  role: string;
  company: string;
  school: string | null;
  major: string | null;
  year: number | null;
  /** The label of the first place where they work now and the asker would like to; null where there is none. */
  workplace: string | null;
}

export interface Employment {
  /** As the record writes it; '' where it tells none. */
  company: string;
  /** null where the record has no current position. */
  key: string | null;
}
