import type { PeopleSort } from '@alive/contract/people.ts';
import { asc, getViewSelectedFields, inArray, sql, type SQL } from 'drizzle-orm';
import { type Db, rowsOf } from '#db/open.ts';
import { type Arrivals, arrivalsOf } from '#db/people-arrivals.ts';
import { countSets } from '#db/people-counts.ts';
import { meets, monthOf, nameInWords, namedLike, partsOf } from '#db/people-filter.ts';
import { affinityTo, directionOf, isSame, sortedBy, stepOf } from '#db/people-score.ts';
import type { Asker, PeopleCondition } from '#db/people-tests.ts';
import { isOneOf } from '#db/position-filter.ts';
import { printSql } from '#db/print-sql.ts';
import { visibleAlumni, visiblePositions } from '#db/tables.ts';

/**
 * The visible people who meet all conditions, in order, how many there are, and the statement as it ran, printed. `ids` narrows it to some.
 * At most 100 are given. Throws RangeError for more than 30 conditions or five steps of a sequence, TypeError for a text with a NUL.
 */
export const searchPeople = async (tx: Db, ask: PeopleAsk): Promise<PeopleFound> => {
  const statement = search(ask);
  const text = printSql(statement);
  const rows = await rowsOf<Record<string, unknown> & Counted>(tx, statement);
  const [first] = rows;
  return {
    sql: text,
    rows: rows.map(personOf),
    total: first?.total ?? 0,
    same: { school: first?.same_school ?? 0, major: first?.same_major ?? 0 },
  };
};

/** How many of those who meet the conditions meet each of the wishes, or, of a refused one, what it refuses. */
export const countWishes = (
  tx: Db,
  { conditions, wishes = [], now }: Pick<PeopleAsk, 'conditions' | 'wishes' | 'now'>,
): Promise<number[]> =>
  countSets(
    tx,
    // A search has room for so many conditions and the wish.
    conditions.length < 30 ? wishes.map((one) => [...conditions, { ...one, negated: false }]) : [],
    monthOf(now),
  );

/** How many visible people meet each condition by itself, by its id. */
export const countEach = async (tx: Db, conditions: readonly PeopleCondition[], now: Date): Promise<Map<string, number>> => {
  const counts = await countSets(
    tx,
    conditions.map((one) => [one]),
    monthOf(now),
  );
  return new Map(conditions.map(({ id }, at) => [id, counts[at] ?? 0]));
};

/** How many would meet the conditions without each of them, by its id. */
export const countWithout = async (tx: Db, conditions: readonly PeopleCondition[], now: Date): Promise<Map<string, number>> => {
  const counts = await countSets(
    tx,
    conditions.map((one) => conditions.filter((other) => other !== one)),
    monthOf(now),
  );
  return new Map(conditions.map(({ id }, at) => [id, counts[at] ?? 0]));
};

/** The positions of these people, oldest first. */
export const positionsOf = async (tx: Db, ids: readonly string[]): Promise<Map<string, PositionRow[]>> => {
  const careers = new Map<string, PositionRow[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return careers;
  const rows = await tx
    .select(shownOfPositions)
    .from(visiblePositions)
    .where(inArray(visiblePositions.alumniId, [...ids]))
    .orderBy(asc(visiblePositions.alumniId), asc(visiblePositions.ordinal));
  for (const row of rows) careers.get(row.alumniId)?.push(row);
  return careers;
};

/** Whence those who meet the conditions came to the position that these speak of; see db/people-arrivals.ts. */
export const arrivals = (tx: Db, ask: { conditions: readonly PeopleCondition[]; now: Date }): Promise<Arrivals> =>
  arrivalsOf(tx, ask.conditions, monthOf(ask.now));

/** The words of the names of all visible people, in lower case without accents, each once. */
export const nameWords = async (db: Db): Promise<string[]> => {
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`SELECT DISTINCT word FROM visible_alumni, unnest(string_to_array(${nameInWords}, ' ') || string_to_array(name_key, ' ')) AS word WHERE word <> ''`,
  );
  return rows.map(({ word }) => word);
};

/** Visible people whose names hold all these words, each as the beginning of one; at most five, the shortest names first. */
export const peopleNamed = (db: Db, words: readonly string[]): Promise<NamedPerson[]> =>
  rowsOf(
    db,
    sql`SELECT id, name, role, company, year, major, school FROM visible_alumni WHERE ${namedLike(words)} ORDER BY length(name), name_key COLLATE "C", id LIMIT 5`,
  );

/** Everybody who meets it is found once; only whom the page shows are read whole. */
function search({ conditions, wishes = [], sort, limit, asker, now, ids }: PeopleAsk): SQL {
  const parts = partsOf(conditions, monthOf(now));
  const key = sortedBy(sort);
  const names = exactNames(conditions);
  const where = [...parts.map(({ is }) => is), ...(ids === undefined ? [] : [sql`id = ANY(${sql.param([...ids])}::text[])`])];
  const orderOf = (of: string) =>
    sql`${key === null ? sql`` : sql`${sql.raw(of)}sort_key ${directionOf(sort)}, `}${sql.raw(`${wishes.length === 0 ? '' : `${of}wished DESC, `}${of}step DESC, ${names.length === 0 ? '' : `${of}exact DESC, `}${of}affinity DESC, ${of}year DESC NULLS LAST, ${of}id`)}`;
  return sql`SELECT person.id, person.name, person.role, person.company, person.year, person.major, person.school,
  40 + 15 * best.step + best.affinity AS score, best.step, best.affinity, best.total, best.same_school, best.same_major,
  ${sql.raw(otherColumns)}
FROM (
SELECT id, year,
  ${stepOf(parts)} AS step,
  ${affinityTo(asker)} AS affinity,${wishes.length === 0 ? sql`` : sql`\n  ${wishedBy(wishes, monthOf(now))} AS wished,`}${names.length === 0 ? sql`` : sql`\n  coalesce(${isOneOf(sql`role`, names)}, false) AS exact,`}${key === null ? sql`` : sql`\n  ${key} AS sort_key,`}
  (count(*) OVER ())::int AS total,
  ${shared('school', asker.school)} AS same_school,
  ${shared('major', asker.major)} AS same_major
FROM visible_alumni${where.length === 0 ? sql`` : sql`\nWHERE ${sql.join(where, sql`\nAND `)}`}
ORDER BY ${orderOf('')}
LIMIT ${sql.raw(String(Math.min(mostShown, Math.max(1, Math.trunc(limit) || 1))))}
) AS best
JOIN visible_alumni AS person ON person.id = best.id
ORDER BY ${orderOf('best.')}`;
}

/** How many of the wishes somebody meets. */
const wishedBy = (wishes: readonly PeopleCondition[], month: number): SQL =>
  sql.join(
    wishes.map((one) => sql`coalesce((${meets([one], month)})::int, 0)`),
    sql` + `,
  );

/** The titles asked for of what people do now: whoever has just that one comes before those whose title only holds it. */
const exactNames = (conditions: readonly PeopleCondition[]): string[] =>
  conditions.flatMap(({ test, negated, when }) => (test.on === 'role' && !negated && when === 'now' ? (test.names ?? []) : []));

/** How many of all who are found have the student's own. */
const shared = (column: 'school' | 'major', own: string | null): SQL =>
  own === null ? sql`0` : sql`(count(*) FILTER (WHERE ${isSame(column, own)}) OVER ())::int`;

const { titleWords: _, ...shownOfPositions } = getViewSelectedFields(visiblePositions);
const columns = getViewSelectedFields(visibleAlumni);
const unread = new Set(['words', 'aboutWords', 'nameKey']);
const fields = Object.entries(columns).flatMap(([field, column]) => (unread.has(field) ? [] : [[field, nameOf(column)] as const]));
const leading = new Set(['id', 'name', 'role', 'company', 'year', 'major', 'school']);
const otherColumns = fields.flatMap(([, name]) => (leading.has(name) ? [] : `person.${name}`)).join(', ');

function nameOf(column: (typeof columns)[keyof typeof columns]): string {
  return 'fieldAlias' in column ? column.fieldAlias : column.name;
}

const personOf = (row: Record<string, unknown>): FoundPerson =>
  Object.fromEntries([...fields, ...scored].map(([field, name]) => [field, row[name]])) as unknown as FoundPerson;
const scored = (['score', 'step', 'affinity'] as const).map((name) => [name, name] as const);

const mostShown = 100;

export interface PeopleAsk {
  conditions: readonly PeopleCondition[];
  /** What ranks. */
  wishes?: readonly PeopleCondition[];
  /** null: the best match first. */
  sort: PeopleSort | null;
  limit: number;
  asker: Asker;
  now: Date;
  /** Only these. */
  ids?: readonly string[];
}

export interface PeopleFound {
  /** Runnable as it stands. */
  sql: string;
  rows: FoundPerson[];
  /** Of all who meet it. */
  total: number;
  /** How many of them share the student's school, and the major. */
  same: { school: number; major: number };
}

interface Counted {
  total: number;
  same_school: number;
  same_major: number;
}

/** A person as students may see them, with how well they match. */
export type FoundPerson = Omit<typeof visibleAlumni.$inferSelect, 'words' | 'aboutWords' | 'nameKey'> & {
  /** 0–100. */
  score: number;
  /** How closely the record says what was asked, 0–3. */
  step: number;
  /** What is shared with the student, 0–15. */
  affinity: number;
};

export type PositionRow = Omit<typeof visiblePositions.$inferSelect, 'titleWords'>;

export interface NamedPerson {
  id: string;
  name: string;
  role: string;
  company: string;
  year: number | null;
  major: string | null;
  school: string | null;
}
