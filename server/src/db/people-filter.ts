import { sql, type SQL } from 'drizzle-orm';
import type { PeopleCondition, PersonTest, PositionTest } from './people-tests.ts';
import {
  anyOf,
  between,
  followersOf,
  type Group,
  heldNone,
  holdersOf,
  isBroad,
  isLoose,
  isOneOf,
  number,
  overlaps,
} from './position-filter.ts';
import { holdsWords } from './words-said.ts';

/**
 * What the conditions ask of a row of visible_alumni, part by part: all parts hold together. Only visible_alumni and visible_positions are
 * read, every value is a parameter. `now` in months since year 0. Throws RangeError for more than 30 conditions, five steps
 * or 300 characters of one value.
 */
export const partsOf = (conditions: readonly PeopleCondition[], now: number): Part[] => {
  if (conditions.length > mostConditions) throw new RangeError(`A search has at most ${mostConditions} conditions.`);
  if (longest(conditions.map(({ test }) => test)) > longestText) throw new RangeError('A value of a condition is too long.');
  const positive = conditions.filter(({ negated }) => !negated);
  const alone = positive.filter(({ either }) => either === null);
  const groups = groupsOf(alone);
  return [
    ...together(groups).map((joined) => partOfGroups(joined, now)),
    ...groups.flatMap((group) => (group.when === 'past' ? noLonger(group, now) : [])),
    ...fieldsOfPersons(alone).map((tests) => alternatives(joined(tests).map((test) => partOfPerson(test, now)))),
    ...eitherOf(positive).map((some) => alternatives(some.map((one) => partOfOne(one, groups, now)))),
    ...refusalsOf(conditions).map((one) => ({ is: unmet(one, now), said: [], held: [], own: [] })),
  ];
};

/** All of it as one condition. */
export const meets = (conditions: readonly PeopleCondition[], now: number): SQL => {
  const parts = partsOf(conditions, now);
  return parts.length === 0
    ? sql`true`
    : sql.join(
        parts.map(({ is }) => is),
        sql`\nAND `,
      );
};

/** The positive conditions of positions, those about one and the same together, in the order in which they were asked; one with `either` stands alone. */
export const groupsOf = (conditions: readonly PeopleCondition[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const [at, { test, when, position, during, either, negated }] of conditions.entries()) {
    if (negated || !isOfPosition(test)) continue;
    const key = either === null ? `${when} ${position}` : `either ${at}`;
    const group = groups.get(key) ?? { when, position, during: null, tests: [] };
    groups.set(key, { ...group, during: group.during ?? during, tests: [...group.tests, test] });
  }
  return [...groups.values()];
};

/** Months since year 0. */
export const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();

const mostConditions = 30;
const mostJoined = 5;
const longestText = 300;

const longest = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((most: number, one) => Math.max(most, longest(one)), 0)
    : 0;
};

/** A part of what is asked. */
export interface Part {
  is: SQL;
  /** Of roles that can be met by normalisation alone: whether a title says them in the question's own words. */
  said: SQL[];
  /** Of words that what somebody says of themselves can hold too: whether the career holds them. */
  held: SQL[];
  /** Of those that can be met by work akin to what is asked for: whether the record meets them by that itself. */
  own: SQL[];
}

/** Groups that speak of different positions and could be met by the same one are looked at together, at most five of them. */
function together(groups: readonly Group[]): Group[][] {
  const left = new Set(groups);
  const sets: Group[][] = [];
  for (const first of left) {
    left.delete(first);
    const set = [first];
    for (const one of set)
      for (const other of left)
        if (set.length < mostJoined && areBound(one, other)) {
          left.delete(other);
          set.push(other);
        }
    sets.push(set);
  }
  return sets;
}

function areBound(one: Group, other: Group): boolean {
  if (one.position === other.position) return false;
  if (one.during === other.position || other.during === one.position) return true;
  const whens = [one.when, other.when];
  return !(whens.includes('now') && whens.includes('past'));
}

function partOfGroups(groups: readonly Group[], now: number): Part {
  const closer = (as: 'said' | 'own', can: (test: PositionTest) => boolean) =>
    groups.flatMap((group) => (group.tests.some(can) ? [sql`id IN ${holdersOf(groups, now, { group, as })}`] : []));
  return {
    is: sql`id IN ${holdersOf(groups, now)}`,
    said: closer('said', isLoose),
    held: [],
    own: closer('own', isBroad),
  };
}

/** Conditions of persons without `either`: those of one field are alternatives, but words and skills, which all hold. */
function fieldsOfPersons(conditions: readonly PeopleCondition[]): PersonTest[][] {
  const fields = new Map<string, PersonTest[]>();
  for (const { id, test } of conditions) {
    if (isOfPosition(test)) continue;
    const field = test.on === 'words' ? `words ${id}` : test.on;
    fields.set(field, [...(fields.get(field) ?? []), test]);
  }
  return [...fields.values()];
}

/** The same alternatives with those that are lists of names as one list, which a row is compared with once. */
function joined(tests: readonly PersonTest[]): PersonTest[] {
  const lists = new Map<string, PersonTest>();
  for (const [at, test] of tests.entries()) {
    const before = lists.get(test.on);
    if (test.on === 'school' && before?.on === 'school')
      lists.set('school', { on: 'school', schools: [...before.schools, ...test.schools] });
    else if (test.on === 'major' && before?.on === 'major') lists.set('major', { on: 'major', majors: [...before.majors, ...test.majors] });
    else if (test.on === 'hometown' && before?.on === 'hometown')
      lists.set('hometown', { on: 'hometown', keys: [...before.keys, ...test.keys] });
    else lists.set(before === undefined ? test.on : `${test.on} ${at}`, test);
  }
  return [...lists.values()];
}

/** What must not be so; who is of none of several schools is of none of one list of them. */
function refusalsOf(conditions: readonly PeopleCondition[]): PeopleCondition[] {
  const negated = conditions.filter((one) => one.negated);
  return [...Map.groupBy(negated, ({ test }) => test.on).values()].flatMap((some) => {
    const [first] = some;
    const tests = some.flatMap(({ test }) => (isOfPosition(test) ? [] : [test]));
    return first === undefined || tests.length < some.length
      ? some
      : joined(tests).map((test): PeopleCondition => Object.assign({ ...first }, { test }));
  });
}

function eitherOf(conditions: readonly PeopleCondition[]): PeopleCondition[][] {
  const sets = new Map<number, PeopleCondition[]>();
  for (const one of conditions) if (one.either !== null) sets.set(one.either, [...(sets.get(one.either) ?? []), one]);
  return [...sets.values()];
}

/** One of several alternatives, which with others asks for one thing. */
function partOfOne({ test, when, position, during }: PeopleCondition, groups: readonly Group[], now: number): Part {
  if (!isOfPosition(test)) return partOfPerson(test, now);
  const simultaneous = during === null ? [] : groups.filter((group) => group.position === during).slice(0, 1);
  return partOfGroups([{ when, position, during, tests: [test] }, ...simultaneous], now);
}

function alternatives(parts: readonly Part[]): Part {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const closer = (of: 'said' | 'held' | 'own') =>
    parts.some((part) => part[of].length > 0) ? [anyOf(parts.flatMap((part) => (part[of].length > 0 ? part[of] : [part.is])))] : [];
  return { is: anyOf(parts.map(({ is }) => is)), said: closer('said'), held: closer('held'), own: closer('own') };
}

function partOfPerson(test: PersonTest, now: number): Part {
  if (test.on !== 'words') return { is: meetsOne(test, now), said: [], held: [], own: [] };
  const held = test.phrases.map(holdsWords);
  return {
    is: anyOf(held.flatMap(({ career, about }) => [career, about])),
    said: [],
    held: [anyOf(held.map(({ career }) => career))],
    own: [],
  };
}

function meetsOne(test: Exclude<PersonTest, { on: 'words' }>, now: number): SQL {
  switch (test.on) {
    case 'name':
      return namedLike(test.words);
    case 'major':
      return isOneOf(sql`major`, test.majors);
    case 'school': {
      const later = sql`id IN (\nSELECT alumni_id\nFROM visible_positions\nWHERE is_study\nAND ${isOneOf(sql`company`, test.schools)}\n)`;
      return test.schools.length === 0 ? sql`false` : anyOf([isOneOf(sql`school`, test.schools), later]);
    }
    case 'year':
      return within(test.from, test.to);
    case 'hometown':
      return overlaps(sql`hometown_keys`, test.keys);
    case 'experience':
      return sql`(${between(sql`(${number(now)} - worked_since) / 12.0`, test)})`;
    default:
      if (test.steps.length > mostJoined) throw new RangeError(`A sequence has at most ${mostJoined} steps.`);
      return test.steps.length === 0 ? sql`false` : sql`id IN ${followersOf(test.steps)}`;
  }
}

/** What was left is not held now, at another employer or under another title either. */
function noLonger({ position, tests }: Group, now: number): Part[] {
  const left = tests.filter(({ on }) => on !== 'tenure' && on !== 'place');
  if (left.length === 0) return [];
  return [{ is: heldNone({ when: 'now', position, during: null, tests: left }, now), said: [], held: [], own: [] }];
}

/** A "not", which holds only where the record tells what it is about; of positions no one that it speaks of may be so. */
function unmet({ test, when, position }: PeopleCondition, now: number): SQL {
  if (isOfPosition(test)) return heldNone({ when, position, during: null, tests: [test] }, now);
  const { is } = partOfPerson(test, now);
  const columns = { major: sql`major`, school: sql`school`, year: sql`year`, experience: sql`worked_since` };
  if (test.on === 'hometown') return sql`(cardinality(hometown_keys) > 0 AND NOT ${is})`;
  if (test.on in columns) return sql`(${columns[test.on as keyof typeof columns]} IS NOT NULL AND NOT ${is})`;
  return sql`NOT coalesce(${is}, false)`;
}

/** Each word begins a word of the name, as spaces, hyphens and apostrophes part them. */
export function namedLike(words: readonly string[]): SQL {
  const given = words.flatMap((word) => word.split(/[-\s.'’]+/).filter((part) => part !== ''));
  // What begins another part is met with it; the others begin a word each.
  const parts = [...new Set(given)].filter((part, _, all) => !all.some((other) => other !== part && other.startsWith(part)));
  if (parts.length === 0 || parts.length > mostWordsOfName) return sql`false`;
  const escaped = parts.map((part) => `${part.replace(/[\\%_]/g, '\\$&')}%`).toSorted((a, b) => b.length - a.length);
  const [longest = ''] = escaped;
  const begins = escaped.map((part) => sql`${nameInWords} LIKE ${`% ${part}`}`);
  // The letters alone, wherever they stand, rule out nearly all names at a fraction of the time.
  return sql`(${sql.join([sql`name_key LIKE ${`%${longest}`}`, ...begins], sql` AND `)})`;
}

/** No name has more. */
const mostWordsOfName = 12;

/** A name's words, each after a space. */
export const nameInWords = sql`translate(' ' || name_key, '-.''’', '    ')`;

function within(from: number | null, to: number | null): SQL {
  if (from !== null && from === to) return sql`year = ${number(from)}`;
  if (from !== null && to !== null) return sql`year BETWEEN ${number(from)} AND ${number(to)}`;
  if (from !== null) return sql`year >= ${number(from)}`;
  return to === null ? sql`year IS NOT NULL` : sql`year <= ${number(to)}`;
}

const isOfPosition = (test: PersonTest | PositionTest): test is PositionTest => ofPositions.has(test.on);
const ofPositions: ReadonlySet<string> = new Set<PositionTest['on']>([
  'role',
  'function',
  'seniority',
  'company',
  'industry',
  'place',
  'founder',
  'tenure',
]);
