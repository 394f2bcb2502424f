import type { Condition } from '@alive/contract/conditions.ts';
import { countSets } from '#db/people-counts.ts';
import { monthOf } from '#db/people-filter.ts';
import type { PeopleCondition } from '#db/people-tests.ts';
import { isLoose } from '#db/position-filter.ts';
import type { Db } from '#db/open.ts';
import type { Closeness } from '@alive/language/conditions/facts.ts';
import type { Known } from '@alive/language/entities/known.ts';
import { peopleConditions } from '#db/people-conditions.ts';

/**
 * The conditions of a question with how many people meet each by itself, by its id, and how closely those who meet all of them do; work
 * akin to a role that is asked for counts only where fewer than `few` of all hold the role under whatever title.
 */
export const reachOf = async (tx: Db, chips: readonly Condition[], known: Known, now: Date): Promise<Reached> => {
  const own = peopleConditions(chips, known);
  const hasRole = own.some(({ test, negated }) => !negated && test.on === 'role' && isLoose(test));
  // Who meets something else instead of the role has no title that was asked for.
  const isAlternative = chips.some(({ field, either }) => field === 'role' && either !== undefined);
  const [words, wide] = hasRole ? [peopleConditions(chips, known, 'words'), peopleConditions(chips, known, 'related')] : [[], []];
  const each = (conditions: readonly PeopleCondition[]) => conditions.map((one) => [one]);
  const sets = [...each(own), ...(hasRole ? [words, own, wide, ...each(wide)] : [])];
  const counts = await countSets(tx, sets, monthOf(now));
  const [said = 0, all = 0, some = 0] = counts.slice(own.length);
  // A title may hold the words and name other work.
  const exact = Math.min(said, all);
  // Whatever else is asked for, the same role finds the same people.
  const holding = own.reduce((sum, { test, negated }, at) => sum + (!negated && test.on === 'role' ? (counts[at] ?? 0) : 0), 0);
  const isWide = hasRole && holding < few && some > all;
  const from = isWide ? own.length + 3 : 0;
  return {
    conditions: isWide ? wide : own,
    counts: new Map(own.map(({ id }, at) => [id, counts[from + at] ?? 0])),
    closeness: hasRole && !isAlternative ? { exact, same: all - exact, related: isWide ? some - all : 0 } : null,
  };
};

/** So many leave no need for what is only akin. */
const few = 5;

interface Reached {
  conditions: PeopleCondition[];
  counts: Map<string, number>;
  /** null where no role is asked for, or something else would do. */
  closeness: Closeness | null;
}
