import { sql, type SQL } from 'drizzle-orm';
import type { PeopleCondition, PositionStep, PositionTest } from './people-tests.ts';
import { nameSays, saysLiterally, titleSays } from './words-said.ts';

/** Conditions about one and the same position. */
export interface Group {
  when: PeopleCondition['when'];
  position: number;
  /** The `position` at the same time as which this one was held. */
  during: number | null;
  tests: PositionTest[];
}

/**
 * Who held the positions that these groups speak of, as a set of ids: one position for each, all of them different ones, `during` at the
 * same time. `now` in months since year 0. With `closer`, the position of that group says its role in the question's own words, or is that
 * role under whatever title, and not only akin to it.
 */
export const holdersOf = (groups: readonly Group[], now: number, closer?: { group: Group; as: Closeness }): SQL => {
  const tests = (group: Group, of: string) => [
    ...isWhen(group.when, of),
    ...fieldsOf(group.tests).map((field) => passesAny(field, now, of, group === closer?.group ? closer.as : 'any')),
    ...isNoIntern(group.tests, of),
  ];
  const [only] = groups;
  if (groups.length === 1 && only !== undefined) return idsWhere(sql`alumni_id`, sql`visible_positions`, tests(only, ''));
  const named = groups.map((group, at) => ({ ...group, group, of: `position${at + 1}.` }));
  const bonds = named.flatMap((one, at) => named.slice(0, at).flatMap((other) => areTwo(other, one)));
  return idsOfJoined(
    named.map(({ of }) => of),
    [...named.flatMap(({ group, of }) => tests(group, of)), ...bonds],
  );
};

/** What two groups of different numbers ask of their positions next to each other. */
const areTwo = (one: Group & { of: string }, other: Group & { of: string }): SQL[] => {
  if (one.position === other.position) return [];
  const differ = sql`${column(one.of, 'ordinal')} <> ${column(other.of, 'ordinal')}`;
  return one.during === other.position || other.during === one.position ? [differ, atTheSameTime(one.of, other.of)] : [differ];
};

/** Whether the person of a row of visible_alumni held one of these very titles at that time. */
export const heldExactly = (when: Group['when'], titles: readonly string[]): SQL =>
  sql`EXISTS ${idsWhere(sql`ordinal`, sql`visible_positions`, [sql`alumni_id = id`, ...isWhen(when, ''), isOneOf(sql`title`, titles)])}`;

/**
 * Whether the person of a row of visible_alumni held no position that a group speaks of. Not as a set of ids: the database would read all who
 * did and all of visible_alumni, before what few people meet.
 */
export const heldNone = (group: Group, now: number): SQL =>
  sql`NOT EXISTS ${idsWhere(sql`ordinal`, sql`visible_positions`, [sql`alumni_id = id`, ...isOfGroup(group, now)])}`;

/** Who held these positions one after another. */
export const followersOf = (steps: readonly PositionStep[]): SQL => {
  const named = steps.map((step, at) => ({ step, of: steps.length === 1 ? '' : `step${at + 1}.` }));
  const tests = named.flatMap(({ step, of }) => isStep(step, of));
  if (named.length <= 1) return idsWhere(sql`alumni_id`, sql`visible_positions`, tests);
  const order = named.slice(1).map(({ of }, at) => sql`${column(of, 'ordinal')} > ${column(named[at]?.of ?? '', 'ordinal')}`);
  return idsOfJoined(
    named.map(({ of }) => of),
    [...tests, ...order],
  );
};

/** What a position of one group must be, for a statement over visible_positions. */
export const isOfGroup = (group: Group, now: number): SQL[] => [
  ...isWhen(group.when, ''),
  ...fieldsOf(group.tests).map((field) => passesAny(field, now, '', 'any')),
  ...isNoIntern(group.tests, ''),
];

/** What the stop of a sequence must be, likewise. */
export const isStep = (step: PositionStep, of = ''): SQL[] => {
  const { roles, functions, industries, companyKeys, occupations = [], seniorities, titles, at } = step;
  const kinds = [
    ...some(column(of, 'role'), roles),
    ...some(column(of, 'function'), functions),
    ...some(column(of, 'industry'), industries),
    ...some(column(of, 'company_key'), companyKeys),
    ...some(column(of, 'occupation'), occupations),
    ...some(column(of, 'seniority'), seniorities),
    ...titles.flatMap((phrase) => [titleSays(of, phrase), nameSays(column(of, 'company'), phrase)]),
  ];
  const where = at === null ? [] : [oneOf(column(of, 'company_key'), at)];
  return kinds.length === 0 && at !== null ? where : [anyOf(kinds), ...where];
};

/** The tests by field, those of one field being alternatives; role and function are one. */
export const fieldsOf = (tests: readonly PositionTest[]): PositionTest[][] => {
  const fields = new Map<string, PositionTest[]>();
  for (const test of tests) {
    const field = test.on === 'function' ? 'role' : test.on;
    fields.set(field, [...(fields.get(field) ?? []), test]);
  }
  return [...fields.values()];
};

/**
 * Whether tests ask for work without a rung, which an internship in it is not. A word that names the employer's industry too is met there by
 * an intern.
 */
export const excludesInterns = (tests: readonly PositionTest[]): boolean =>
  tests.some((test) => test.on === 'role' || (test.on === 'function' && test.industries.length === 0)) &&
  !tests.some(({ on }) => on === 'seniority');

/** Whether a test can be passed by normalisation alone: by a title that does not hold the role's own words. */
export const isLoose = (test: PositionTest): boolean => test.on === 'role' && test.roles.length + (test.occupations ?? []).length > 0;

/** Whether a test can be passed by work that is only akin to it. */
export const isBroad = (test: PositionTest): boolean => test.on === 'role' && (test.related ?? []).length > 0;

export const anyOf = (alternatives: readonly SQL[]): SQL => {
  if (alternatives.length === 0) return sql`false`;
  return alternatives.length === 1 ? sql.join([...alternatives]) : sql`(${sql.join([...alternatives], sql` OR `)})`;
};

const oneOf = (column: SQL, values: readonly (string | number)[]): SQL => {
  if (values.length === 0) return sql`false`;
  if (values.length === 1) return sql`${column} = ${values[0]}`;
  return sql`${column} IN (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
};

/** The same however capitalised. Databases differ in how they lower letters beyond ASCII, so both sides are left to them. */
export const isOneOf = (column: SQL, names: readonly string[]): SQL => {
  const lowered = names.map((name) => (/^[\x20-\x7e]*$/.test(name) ? sql`${name.toLowerCase()}` : sql`lower(${name})`));
  if (lowered.length === 0) return sql`false`;
  return lowered.length === 1 ? sql`lower(${column}) = ${lowered[0]}` : sql`lower(${column}) IN (${sql.join(lowered, sql`, `)})`;
};

export const overlaps = (column: SQL, keys: readonly string[]): SQL =>
  keys.length === 0
    ? sql`false`
    : sql`${column} && ARRAY[${sql.join(
        keys.map((key) => sql`${key}`),
        sql`, `,
      )}]`;

/** Years from one month to another between two bounds, both inclusive; what is not known is not. */
export const between = (years: SQL, { atLeast, atMost }: { atLeast: number | null; atMost: number | null }): SQL => {
  const bounds = [
    ...(atLeast === null ? [] : [sql`${years} >= ${number(atLeast)}`]),
    ...(atMost === null ? [] : [sql`${years} <= ${number(atMost)}`]),
  ];
  return bounds.length === 0 ? sql`${years} IS NOT NULL` : sql.join(bounds, sql` AND `);
};

/** A number of ours or of a chip, written out: as a parameter its type would hang on what stands alongside it. Throws RangeError. */
export const number = (value: number): SQL => {
  if (!Number.isFinite(value) || Math.abs(value) > 1e9) throw new RangeError(`${value} is no number to compare with.`);
  return sql.raw(String(Number(value.toFixed(4))));
};

/** The printer sets lines in. */
const idsWhere = (id: SQL, from: SQL, tests: readonly SQL[]): SQL =>
  sql`(\nSELECT ${id}\nFROM ${from}${tests.length === 0 ? sql`` : sql`\nWHERE ${sql.join([...tests], sql`\nAND `)}`}\n)`;

const idsOfJoined = (names: readonly string[], tests: readonly SQL[]): SQL => {
  const [first = '', ...others] = names;
  const table = (of: string) => sql.raw(`visible_positions AS ${of.slice(0, -1)}`);
  const joined = others.map((of) => sql`\nJOIN ${table(of)} ON ${column(of, 'alumni_id')} = ${column(first, 'alumni_id')}`);
  return idsWhere(column(first, 'alumni_id'), sql.join([table(first), ...joined]), tests);
};

const isWhen = (when: Group['when'], of: string): SQL[] => {
  if (when === 'ever') return [];
  if (when === 'past') return [sql`NOT ${column(of, 'is_current')}`];
  return [column(of, when === 'now' ? 'is_current' : 'is_first')];
};

const isNoIntern = (tests: readonly PositionTest[], of: string): SQL[] =>
  excludesInterns(tests) ? [sql`${column(of, 'seniority')} IS DISTINCT FROM 'intern'`] : [];

const passesAny = (tests: readonly PositionTest[], now: number, of: string, as: Closeness): SQL =>
  anyOf(tests.flatMap((test) => passes(test, now, of, as)));

/** The alternatives of one test. */
const passes = (test: PositionTest, now: number, of: string, as: Closeness): SQL[] => {
  switch (test.on) {
    case 'role': {
      const role = some(column(of, 'role'), test.roles);
      const titles = test.titles.map((phrase) => titleSays(of, phrase));
      if (as === 'said' || test.said)
        return [...saidSo(test.names === undefined ? test.roles : test.roles.filter((name) => test.names?.includes(name)), of), ...titles];
      const codes = [...(test.occupations ?? []), ...(as === 'any' ? (test.related ?? []) : [])];
      return [...role, ...titles, ...some(column(of, 'occupation'), codes)];
    }
    case 'function':
      return [
        ...some(column(of, 'function'), test.functions).map((is) =>
          test.industries.length === 0 ? is : sql`(${is} AND ${column(of, 'seniority')} IS DISTINCT FROM 'intern')`,
        ),
        ...some(column(of, 'industry'), test.industries),
      ];
    case 'seniority':
      return some(column(of, 'seniority'), test.seniorities);
    case 'company':
      return some(column(of, 'company_key'), test.keys);
    case 'industry':
      return some(column(of, 'industry'), test.industries);
    case 'place':
      return test.keys.length === 0 ? [] : [overlaps(column(of, 'place_keys'), test.keys)];
    case 'founder':
      return [sql`${column(of, 'seniority')} = 'founder'`];
    default: {
      const end = sql`coalesce(${column(of, 'end_month')}, CASE WHEN ${column(of, 'is_current')} THEN ${number(now)} END)`;
      return [sql`(${between(sql`(${end} - ${column(of, 'company_since')}) / 12.0`, test)})`];
    }
  }
};

/** Filed under one of these roles, in whose own words the title says it. */
const saidSo = (roles: readonly string[], of: string): SQL[] =>
  some(column(of, 'role'), roles).map((is) => sql`(${is} AND ${anyOf(roles.map((name) => saysLiterally(column(of, 'title'), name)))})`);

/**
 * Whether two positions were held at the same time, as far as their dates tell. One that begins in the month in which the other ends
 * follows it; where only years are written (January to December), so does one that begins in the year in which the other ends.
 */
const atTheSameTime = (one: string, other: string): SQL => {
  const both = (name: 'start_month' | 'end_month') => sql`${column(one, name)}, ${column(other, name)}`;
  const [start, end] = [sql`greatest(${both('start_month')})`, sql`least(${both('end_month')})`];
  const lasts = (of: string) => sql`(${column(of, 'is_current')} OR ${column(of, 'end_month')} IS NOT NULL)`;
  // greatest and least pass over what is null; an end is null only where both last.
  return sql`${column(one, 'start_month')} + ${column(other, 'start_month')} IS NOT NULL AND ${lasts(one)} AND ${lasts(other)}
AND coalesce(${start} / 12 < ${end} / 12 OR (${start} < ${end} AND ${start} % 12 <> 0 AND ${end} % 12 <> 11), true)`;
};

const some = (column: SQL, values: readonly string[]): SQL[] => (values.length === 0 ? [] : [oneOf(column, values)]);

/** How closely a position must be the role asked for: in the question's own words, under whatever title, or work akin to it too. */
type Closeness = 'said' | 'own' | 'any';

/** A column of visible_positions; `of` is '' or an alias with its dot. */
const column = (of: string, name: string): SQL => sql.raw(`${of}${name}`);
