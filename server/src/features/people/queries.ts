import { and, asc, desc, eq, gt, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { likeable } from '#db/job-filter.ts';
import type { Db } from '#db/open.ts';
import { alumni } from '#db/tables.ts';

export type PersonRow = typeof alumni.$inferSelect;

/** People who meet every condition now, nearest to the student first, and how many there are of each kind of nearness. */
export const searchPeople = async (db: Db, filter: PeopleFilter, near: Near, limit: number): Promise<Listed> => {
  const where = conditions(filter);
  const [school, major] = [same(alumni.school, near.school), same(alumni.major, near.major)];
  const rows = await db
    .select()
    .from(alumni)
    .where(where)
    .orderBy(desc(school), desc(major), sql`${alumni.year} DESC NULLS LAST`, alumni.id)
    .limit(limit);
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      sameSchool: sql<number>`(count(*) FILTER (WHERE ${school}))::int`,
      sameMajor: sql<number>`(count(*) FILTER (WHERE ${major}))::int`,
    })
    .from(alumni)
    .where(where);
  return { rows, total: counts?.total ?? 0, sameSchool: counts?.sameSchool ?? 0, sameMajor: counts?.sameMajor ?? 0 };
};

/** Those of the ids whom students may see, in no order. */
export const visiblePeople = async (db: Db, ids: readonly string[]): Promise<PersonRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(alumni)
        .where(and(visible, inArray(alumni.id, [...ids])));

/** Every title that someone visible holds now. */
export const titlesHeld = async (db: Db): Promise<string[]> => {
  const rows = await db.selectDistinct({ title: alumni.role }).from(alumni).where(visible);
  return rows.map(({ title }) => title);
};

/** The career paths of those who hold one of the titles now, or whose path names the role, in pages. */
export async function* pathsThrough(
  db: Db,
  titles: readonly string[],
  role: string,
): AsyncGenerator<{ path: string; major: string | null }[]> {
  const named = sql`${alumni.careerPath} ILIKE ${`%${likeable(role)}%`}`;
  const came = titles.length === 0 ? named : or(inArray(alumni.role, [...titles]), named);
  for (let after = ''; ;) {
    const page = await db
      .select({ id: alumni.id, path: alumni.careerPath, major: alumni.major })
      .from(alumni)
      .where(and(visible, came, gt(alumni.id, after)))
      .orderBy(asc(alumni.id))
      .limit(200);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.id;
  }
}

/** The one place that says whom students may see: what is not `shown` or `limited` is never read from here. */
const visible = ne(alumni.visibility, 'hidden');

function conditions({ companies, titles, majors, school, places }: PeopleFilter): SQL | undefined {
  const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());
  return and(
    visible,
    companies === undefined ? undefined : inArray(sql`lower(${alumni.company})`, lower(companies)),
    // Of no title at all nobody holds one.
    titles === undefined ? undefined : titles.length === 0 ? sql`false` : inArray(alumni.role, [...titles]),
    majors === undefined ? undefined : inArray(sql`lower(${alumni.major})`, lower(majors)),
    places === undefined
      ? undefined
      : sql`${currentPlace} ILIKE ANY(${sql.param(places.map((place) => `%, ${likeable(place)},%`))}::text[])`,
    school === undefined ? undefined : eq(sql`lower(${alumni.school})`, school.toLowerCase()),
  );
}

/**
 * Where the current position is, its parts between commas: ", Boston, MA,". The first entry of a path is the current position; its place
 * stands after the dates and before a note. So "CA" is not "Canada", and neither a note nor "South San Francisco" is San Francisco.
 */
const currentPlace = sql`', ' || trim(split_part(substring(split_part(replace(${alumni.careerPath}, '\\|', ' '), '|', 1) from '] *(.*)$'), ': ', 1)) || ','`;

/** Whether a column is the student's own; false where either is not known. */
const same = (column: typeof alumni.school | typeof alumni.major, own: string | null) =>
  own === null ? sql<boolean>`false` : sql<boolean>`coalesce(lower(${column}) = ${own.toLowerCase()}, false)`;

export interface PeopleFilter {
  companies?: string[];
  /** Of the current position, as they are written. */
  titles?: string[];
  majors?: string[];
  school?: string;
  /** Where the current position is, as careers write it; any of them. */
  places?: string[];
}

/** What the student shares with people. */
export interface Near {
  school: string | null;
  major: string | null;
}

interface Listed {
  rows: PersonRow[];
  total: number;
  sameSchool: number;
  sameMajor: number;
}
