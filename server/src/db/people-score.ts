import type { PeopleSort } from '@alive/contract/people.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Part } from './people-filter.ts';
import type { Asker } from './people-tests.ts';
import { isOneOf, number, overlaps } from './position-filter.ts';

/**
 * How closely a person meets the roles asked for: 3 where a title says them in the question's own words, 2 where it is the same work under
 * another title, 1 where it is only akin to it. 3 where no role is asked for that has other titles.
 */
export const workOf = (parts: readonly Part[]): SQL => {
  const [said, own] = [parts.flatMap((part) => part.said), parts.flatMap((part) => part.own)];
  const close = said.length === 0 ? sql`3` : sql`CASE WHEN ${sql.join(said, sql` AND `)} THEN 3 ELSE 2 END`;
  return own.length === 0 ? close : sql`CASE WHEN ${sql.join(own, sql` AND `)} THEN ${close} ELSE 1 END`;
};

/** What a person shares with the student, 0–15: school 8, major 3, a class year within three 2, work where the student would like to be 2. */
export const affinityTo = ({ school, major, graduationYear: year, placeKeys }: Asker): SQL => {
  const shared = [
    ...(school === null ? [] : [points(isSame('school', school), 8)]),
    ...(major === null ? [] : [points(isSame('major', major), 3)]),
    ...(year === null ? [] : [points(sql`year BETWEEN ${number(year - 3)} AND ${number(year + 3)}`, 2)]),
    ...(placeKeys.length === 0 ? [] : [points(worksIn(placeKeys), 2)]),
  ];
  return shared.length === 0 ? sql`0` : sql.join(shared, sql`\n+ `);
};

/** Whether the record holds the student's own school or major, however capitalised. */
export const isSame = (column: 'school' | 'major', own: string): SQL => isOneOf(sql.raw(column), [own]);

/** The column that an order is by, null where the best match goes first. */
export const sortedBy = (sort: PeopleSort | null): SQL | null => (sort === null || sort.by === 'match' ? null : sortKeys[sort.by]);

/** Unknown values come last, whichever the direction. */
export const directionOf = (sort: PeopleSort | null): SQL => {
  // Those who began to work earliest have the most experience.
  const descending = sort?.by === 'experience' ? !sort.descending : sort?.descending === true;
  return descending ? sql`DESC NULLS LAST` : sql`ASC NULLS LAST`;
};

/** The label of the first place where somebody works now and the asker would like to; NULL where there is none. `id` is the person's. */
export const workplaceOf = (id: SQL, { placeKeys }: Asker): SQL =>
  sql`(SELECT location FROM visible_positions
    WHERE alumni_id = ${id} AND is_current AND ${overlaps(sql`place_keys`, placeKeys)} ORDER BY ordinal LIMIT 1)`;

const points = (is: SQL, count: number): SQL => sql`CASE WHEN ${is} THEN ${number(count)} ELSE 0 END`;

const worksIn = (keys: readonly string[]): SQL =>
  sql`id IN (\nSELECT alumni_id\nFROM visible_positions\nWHERE is_current\nAND ${overlaps(sql`place_keys`, keys)}\n)`;

/** Texts are compared by their characters alone, so that every database gives the same order. */
const textKey = (column: string): SQL => sql.raw(`nullif(lower(${column}), '') COLLATE "C"`);

const sortKeys: Readonly<Record<Exclude<PeopleSort['by'], 'match'>, SQL>> = {
  name: sql.raw(`nullif(name_key, '') COLLATE "C"`),
  role: textKey('role'),
  company: textKey('company'),
  year: sql.raw('year'),
  major: textKey('major'),
  hometown: textKey('hometown'),
  experience: sql.raw('worked_since'),
};
