import type { Condition } from '@alive/contract/conditions.ts';
import { countSets } from '#db/people-counts.ts';
import { monthOf } from '#db/people-filter.ts';
import type { PeopleCondition } from '#db/people-tests.ts';
import { isLoose } from '#db/position-filter.ts';
import type { ReadOnly } from '#db/read-only.ts';
import { remember } from '#platform/kept.ts';
import type { Known } from '@alive/language/entities/known.ts';
import { peopleConditions } from '#db/people-conditions.ts';

/**
 * The conditions of a question with how many people meet each by itself, by its id; work akin to a role that is asked for counts only where
 * fewer than `few` of all hold the role under whatever title. Counts in the same statement how many meet each of the `others`, and only
 * what is not in `kept`, which belongs to one version of the data; where all is kept the database is not asked.
 */
export const reachOf = async (readOnly: ReadOnly, { chips, others = [], kept }: Asked, known: Known, now: Date): Promise<Reached> => {
  const month = monthOf(now);
  const own = peopleConditions(chips, known);
  const counts = await countKept(readOnly, [...each(own), ...others.map((one) => peopleConditions(one, known))], month, kept);
  const reached = { conditions: own, counts: countsOf(own, counts), others: counts.slice(own.length) };
  const held = own.flatMap(({ test, negated }, at) => (!negated && test.on === 'role' && isLoose(test) ? (counts[at] ?? 0) : []));
  // Whatever else is asked for, the same role finds the same people.
  if (held.length === 0 || held.reduce((sum, one) => sum + one) >= few) return reached;
  const wide = peopleConditions(chips, known, 'related');
  const [all = 0, some = 0, ...alone] = await countKept(readOnly, [own, wide, ...each(wide)], month, kept);
  return some > all ? { ...reached, conditions: wide, counts: countsOf(wide, alone) } : reached;
};

async function countKept(
  readOnly: ReadOnly,
  sets: readonly PeopleCondition[][],
  month: number,
  kept: Map<string, number>,
): Promise<number[]> {
  const keyed = sets.map((set) => ({ set, key: keyOfSet(set, month) }));
  const missing = keyed.filter(({ key }) => !kept.has(key));
  const asked = missing.map(({ set }) => set);
  const counts = asked.length === 0 ? [] : await countSets(readOnly, asked, month);
  const found = new Map(missing.map(({ key }, at) => [key, counts[at] ?? 0]));
  const all = keyed.map(({ key }) => found.get(key) ?? kept.get(key) ?? 0);
  for (const [key, count] of found) remember(kept, key, count, mostKept);
  return all;
}

/** By which is kept what is counted of those who meet a set of conditions; the id of a chip changes nothing. */
export const keyOfSet = (set: readonly PeopleCondition[], month: number): string =>
  JSON.stringify([month, set.map((one) => ({ ...one, id: '' }))]);

/** Conditions with long lists have long keys. */
const mostKept = 2000;

const each = (conditions: readonly PeopleCondition[]) => conditions.map((one) => [one]);
const countsOf = (conditions: readonly PeopleCondition[], counts: readonly number[]) =>
  new Map(conditions.map(({ id }, at) => [id, counts[at] ?? 0]));

/** So many leave no need for what is only akin. */
const few = 5;

interface Asked {
  chips: readonly Condition[];
  others?: readonly Condition[][];
  kept: Map<string, number>;
}

interface Reached {
  conditions: PeopleCondition[];
  counts: Map<string, number>;
  others: number[];
}
