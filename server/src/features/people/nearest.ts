import type { Alumni, Relief } from '@alive/contract/people.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { ReadOnly } from '#db/read-only.ts';
import type { PeopleCondition } from '#db/people-tests.ts';
import { occupationsForWish } from '@alive/occupations/wishes.ts';
import { type Question, shownTo } from './found.ts';
import { searchPeople } from './queries.ts';

/**
 * Where nobody meets all conditions, five who miss but one, or as few as can be, and which: a place is given up first, then years and levels,
 * then the work, an employer last. Where words are all that is asked for, whose titles come nearest to them.
 */
export async function nearestPeople(
  readOnly: ReadOnly,
  question: Question,
  filters: readonly Condition[],
  without: readonly Relief[],
): Promise<Nearest> {
  const rank = ({ field }: Condition) => order.indexOf(field);
  const wanted = filters.filter(({ op, either }) => op !== 'not' && either === undefined).toSorted((a, b) => rank(a) - rank(b));
  const alone = wanted.find(({ id }) => without.some((one) => one.id === id && one.total > 0));
  // Where no single one is to blame, they are given up one after another.
  const tries =
    alone === undefined
      ? wanted
          .slice(0, 3)
          .map((_, at) => wanted.slice(0, at + 1))
          .slice(1)
      : [[alone]];
  for (const gone of tries) {
    const isGone = ({ id }: { id: string }) => gone.some((one) => one.id === id);
    if (!filters.some((one) => !isGone(one) && one.op !== 'not')) break;
    const rest = { ...question, conditions: question.conditions.filter((one) => !isGone(one)) };
    const people = await found(readOnly, rest);
    if (people.length === 0) continue;
    return { people, misses: Object.fromEntries(people.map(({ id }) => [id, gone.map((one) => one.id)])), isByTitle: false };
  }
  const alike = titlesNear(filters, question.conditions);
  if (alike.length === 0) return nowhereNear;
  const people = await found(readOnly, { ...question, conditions: alike });
  return { people, misses: Object.fromEntries(people.map(({ id }) => [id, filters.map((one) => one.id)])), isByTitle: true };
}

/** The first of them as they are shown, in a read of their own: others are answered in between. */
const found = (readOnly: ReadOnly, question: Question): Promise<Alumni[]> =>
  readOnly(async (tx) => {
    const { rows } = await searchPeople(tx, { ...question, sort: null, limit: most });
    return (await shownTo(tx, rows, question)).people;
  });

/** The work that comes nearest by title to words that are all that is asked for, as one condition; none where something else is. */
export function titlesNear(filters: readonly Condition[], conditions: readonly PeopleCondition[]): PeopleCondition[] {
  const [first] = conditions;
  if (first === undefined || filters.some(({ field, op }) => field !== 'text' || op === 'not')) return [];
  const { found } = occupationsForWish(filters.flatMap(({ value }) => value).join(' '), most);
  const occupations = found.flatMap(({ occupation: { code, title } }) => (title.endsWith(', All Other') ? [] : code));
  return occupations.length === 0 ? [] : [{ ...first, either: null, test: { on: 'role', roles: [], titles: [], occupations } }];
}

/** Of people, which of the conditions each misses by itself, by id; those of an `either` are left out. Who meets the whole question misses none. */
export async function missedBy(
  readOnly: ReadOnly,
  { conditions, ...question }: Question,
  all: readonly string[],
): Promise<Map<string, string[]>> {
  const missed = new Map<string, string[]>();
  const meeting = async (some: readonly PeopleCondition[], ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const ask = { ...question, conditions: some, sort: null, limit: ids.length, ids: [...ids] };
    const { rows } = await readOnly((tx) => searchPeople(tx, ask));
    return new Set(rows.map(({ id }) => id));
  };
  const whole = await meeting(conditions, all);
  const ids = all.filter((id) => !whole.has(id));
  for (const one of conditions.filter(({ either }) => either === null)) {
    const alike = conditions.filter((other) => other.test.on === one.test.on && other.negated === one.negated);
    const met = await meeting(alike, ids);
    for (const id of ids) if (!met.has(id)) missed.set(id, [...(missed.get(id) ?? []), one.id]);
  }
  return missed;
}

const order: readonly string[] = [
  'place',
  'hometown',
  'year',
  'experience',
  'tenure',
  'seniority',
  'text',
  'skill',
  'school',
  'major',
  'sequence',
  'founder',
  'industry',
  'function',
  'role',
  'name',
  'company',
];
const most = 5;

interface Nearest {
  people: Alumni[];
  misses: Record<string, string[]>;
  /** Nothing that was asked for is met. */
  isByTitle: boolean;
}

export const nowhereNear: Nearest = { people: [], misses: {}, isByTitle: false };
