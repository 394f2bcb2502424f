import type { PeopleSort } from '@alive/contract/people.ts';
import { asc, getViewSelectedFields, inArray, sql, type SQL } from 'drizzle-orm';
import { type Db, rowsOf } from '#db/open.ts';
import { type Arrivals, arrivalsOf } from '#db/people-arrivals.ts';
import { countSets } from '#db/people-counts.ts';
import { meets, monthOf, nameInWords, namedLike, partsOf } from '#db/people-filter.ts';
import type { ReadOnly } from '#db/read-only.ts';
import { affinityTo, directionOf, isSame, sortedBy, workOf } from '#db/people-score.ts';
import type { Asker, PeopleCondition } from '#db/people-tests.ts';
import type { Closeness } from '@alive/language/conditions/facts.ts';
import { heldExactly, isLoose, isOneOf } from '#db/position-filter.ts';
import { printSql } from '#db/print-sql.ts';
import { visibleAlumni, visiblePositions } from '#db/tables.ts';

/**
 * The visible people who meet all conditions, in order, how many there are, and the statement as it ran, printed. `ids` narrows it to some.
 * At most 100 are given. Throws RangeError for more than 30 conditions or five steps of a sequence, TypeError for a text with a NUL.
 */
export const searchPeople = async (tx: Db, ask: PeopleAsk): Promise<PeopleFound> => {
  const statement = search(ask);
  const text = printSql(statement);
  const rows = await rowsOf<Counted & Record<string, unknown>>(tx, statement);
  const [first] = rows;
  return {
    sql: text,
    rows: rows.map(personOf),
    total: first?.total ?? 0,
    same: { school: first?.same_school ?? 0, major: first?.same_major ?? 0 },
    closeness: asksForRole(ask.conditions) ? { exact: first?.work_3 ?? 0, same: first?.work_2 ?? 0, related: first?.work_1 ?? 0 } : null,
    wished: (ask.wishes ?? []).map((_, at) => Number(first?.[`all_${wishNamed(at)}`] ?? 0)),
  };
};

/** How many visible people meet each condition by itself, by its id. */
export const countEach = (readOnly: ReadOnly, conditions: readonly PeopleCondition[], now: Date): Promise<Map<string, number>> =>
  countById(readOnly, conditions, now, (one) => [one]);

/** How many would meet the conditions without each of them, by its id. */
export const countWithout = (readOnly: ReadOnly, conditions: readonly PeopleCondition[], now: Date): Promise<Map<string, number>> =>
  countById(readOnly, conditions, now, (one) => conditions.filter((other) => other !== one));

async function countById(
  readOnly: ReadOnly,
  conditions: readonly PeopleCondition[],
  now: Date,
  setOf: SetOf,
): Promise<Map<string, number>> {
  const counts = await countSets(readOnly, conditions.map(setOf), monthOf(now));
  return new Map(conditions.map(({ id }, at) => [id, counts[at] ?? 0]));
}

type SetOf = (one: PeopleCondition) => readonly PeopleCondition[];

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

/** Everybody who meets it is found once, and counted from there; only whom the page shows are read whole. */
function search({ conditions, wishes = [], sort, limit, asker, now, ids }: PeopleAsk): SQL {
  const month = monthOf(now);
  const parts = partsOf(conditions, month);
  const key = sortedBy(sort);
  const exact = holdsExactly(conditions);
  const role = asksForRole(conditions);
  const held = parts.flatMap((part) => part.held);
  const column = (is: SQL | null, name: string) => (is === null ? [] : [sql`${is} AS ${sql.raw(name)}`]);
  const found = [
    sql`id, year`,
    sql`${affinityTo(asker)} AS affinity`,
    sql`${workOf(parts)} AS work`,
    ...column(held.length === 0 ? null : sql.join(held, sql` AND `), 'held'),
    ...wishes.map((one, at) => sql`coalesce((${meets([{ ...one, negated: false }], month)})::int, 0) AS ${sql.raw(wishNamed(at))}`),
    ...column(exact, 'exact'),
    ...column(key, 'sort_key'),
    ...column(asker.school === null ? sql`false` : isSame('school', asker.school), 'is_school'),
    ...column(asker.major === null ? sql`false` : isSame('major', asker.major), 'is_major'),
  ];
  const counted = [
    ['true', 'total'],
    ['is_school', 'same_school'],
    ['is_major', 'same_major'],
    ...(role ? [3, 2, 1].map((work) => [`work = ${work}`, `work_${work}`]) : []),
    ...wishes.map((_, at) => [`${wishNamed(at)} = 1`, `all_${wishNamed(at)}`]),
  ];
  const counts = counted.map(([is = '', name = '']) => `(count(*) FILTER (WHERE ${is}) OVER ())::int AS ${name}`);
  const wished = wishes.map(({ negated }, at) => (negated ? `1 - ${wishNamed(at)}` : wishNamed(at))).join(' + ');
  const order = [
    ...(key === null ? [] : [sql`sort_key ${directionOf(sort)}`]),
    // Work that is only akin comes last, whatever it is wished for.
    ...(role && wishes.length > 0 ? [sql`work > 1 DESC`] : []),
    ...(wishes.length > 0 ? [sql`wished DESC`] : []),
    sql`work DESC`,
    ...(held.length === 0 ? [] : [sql`step DESC`]),
    ...(exact === null ? [] : [sql`exact DESC`]),
    sql`affinity DESC, best.year DESC NULLS LAST, best.id`,
  ];
  const where = [...parts.map(({ is }) => is), ...(ids === undefined ? [] : [sql`id = ANY(${sql.param([...ids])}::text[])`])];
  const ordered = sql`ORDER BY ${sql.join(order, sql`, `)}`;
  return sql`WITH met AS MATERIALIZED (
SELECT ${sql.join(found, sql`,\n  `)}
FROM visible_alumni${where.length === 0 ? sql`` : sql`\nWHERE ${sql.join(where, sql`\nAND `)}`}
), best AS (
SELECT *,
  ${sql.raw(held.length === 0 ? 'work' : 'CASE WHEN held OR work = 1 THEN work ELSE 2 END')} AS step${sql.raw(wished === '' ? '' : `,\n  ${wished} AS wished`)},
  ${sql.raw(counts.join(',\n  '))}
FROM met AS best
${ordered}
LIMIT ${sql.raw(String(Math.min(mostShown, Math.max(1, Math.trunc(limit) || 1))))}
)
SELECT person.id, person.name, person.role, person.company, person.year, person.major, person.school,
  ${sql.raw(wished === '' ? '40' : `10 + 30 * wished / ${wishes.length}`)} + 15 * step + affinity AS score,
  ${sql.raw(['step', 'affinity', ...(wished === '' ? [] : ['wished']), ...counted.map(([, name]) => name)].join(', '))},
  ${sql.raw(otherColumns)}
FROM best
JOIN visible_alumni AS person ON person.id = best.id
${ordered}`;
}

const wishNamed = (at: number): string => `wish_${at + 1}`;

/** Whether a role is asked for whose work goes under other titles too, and nothing would do in its place. */
const asksForRole = (conditions: readonly PeopleCondition[]): boolean =>
  conditions.some(({ test, negated }) => !negated && test.on === 'role' && isLoose(test)) &&
  !conditions.some(({ test, either }) => test.on === 'role' && either !== null);

/** For how many of the roles asked for somebody has, or had at that time, just that title: they come before those whose title only holds it. */
function holdsExactly(conditions: readonly PeopleCondition[]): SQL | null {
  const roles = conditions.flatMap(({ test, negated, when }) =>
    test.on === 'role' && !negated && test.names !== undefined ? [{ names: test.names, when }] : [],
  );
  const held = [...Map.groupBy(roles, ({ when }) => when)].map(([when, some]) => {
    const names = some.flatMap((one) => one.names);
    return sql`coalesce((${when === 'now' ? isOneOf(sql`role`, names) : heldExactly(when, names)})::int, 0)`;
  });
  return held.length === 0 ? null : sql.join(held, sql` + `);
}

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
const scored = (['score', 'wished', 'step', 'affinity'] as const).map((name) => [name, name] as const);

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
  /** How closely they meet a role; null where none is asked for, or something else would do. */
  closeness: Closeness | null;
  /** How many of them meet each wish, or, of a refused one, what it refuses. */
  wished: number[];
}

type Counted = Partial<Record<'total' | 'same_school' | 'same_major' | 'work_3' | 'work_2' | 'work_1', number>>;

/** A person as students may see them, with how well they match. */
export type FoundPerson = Omit<typeof visibleAlumni.$inferSelect, 'words' | 'aboutWords' | 'nameKey'> & {
  /** 0–100. */
  score: number;
  /** How many wishes they meet; absent where there are none. */
  wished?: number;
  /** How closely the record says what was asked, 1–3. */
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
