import { and, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
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

/** The career paths of those who hold one of the titles now, or whose path names the role. */
export const pathsThrough = async (
  db: Db,
  titles: readonly string[],
  role: string,
  most: number,
): Promise<{ path: string; major: string | null }[]> => {
  const named = sql`${alumni.careerPath} ILIKE ${`%${role.replace(/[\\%_]/g, '\\$&')}%`}`;
  return db
    .select({ path: alumni.careerPath, major: alumni.major })
    .from(alumni)
    .where(and(visible, titles.length === 0 ? named : or(inArray(alumni.role, [...titles]), named)))
    .orderBy(alumni.id)
    .limit(most);
};

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
    // The first entry of a path is the current position; its place stands after the dates.
    places === undefined
      ? undefined
      : or(...places.map((place) => sql`split_part(${alumni.careerPath}, '|', 1) ILIKE ${`%]%${place.replace(/[\\%_]/g, '\\$&')}%`}`)),
    school === undefined ? undefined : eq(sql`lower(${alumni.school})`, school.toLowerCase()),
  );
}

/** Whether a column is the student's own; false where either is not known. */
const same = (column: typeof alumni.school | typeof alumni.major, own: string | null) =>
  own === null ? sql<boolean>`false` : sql<boolean>`coalesce(lower(${column}) = ${own.toLowerCase()}, false)`;

export interface PeopleFilter {
  companies?: string[];
  /** Of the current position, as they are written. */
  titles?: string[];
  majors?: string[];
  school?: string;
  /** Where the current position is, as careers write it. */
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
