import type { Condition } from '@alive/contract/conditions.ts';
import type { Offer } from '@alive/contract/reading.ts';
import { peopleCondition } from '#conditions/registry.ts';
import { countSets } from '#db/people-counts.ts';
import { monthOf } from '#db/people-filter.ts';
import type { Db } from '#db/open.ts';
import type { Intent } from '#intent/intent.ts';
import type { Known } from '#intent/known.ts';
import { peopleConditions } from '#intent/tests.ts';
import { otherCitiesOf } from '#language/cities.ts';
import { schoolCalled } from '#language/schools.ts';

/**
 * What a question may have meant besides, each with how many people it finds: another city of a name, the school that a place shares its name with,
 * and what only ranked as a condition. Never applied by itself; at most three, and none that finds nobody or all.
 */
export async function offersFor(tx: Db, { conditions, wishes = [] }: Intent, known: Known, now: Date): Promise<Offer[]> {
  const swaps = conditions.flatMap((one) =>
    othersOf(one).map((other) => ({ other, filters: conditions.map((each) => (each === one ? other : each)) })),
  );
  const adds = wishes.filter(({ op }) => op !== 'not').map((other) => ({ other, filters: [...conditions, other] }));
  const all = [...swaps, ...adds].filter(({ other }) => !conditions.some(({ id }) => id === other.id)).slice(0, 2 * most);
  if (all.length === 0) return [];
  const sets = [conditions, ...all.map(({ filters }) => filters)].map((filters) => peopleConditions(filters, known));
  const [total = 0, ...counts] = await countSets(tx, sets, monthOf(now));
  return all
    .map(({ other, filters }, at): Offer => ({ id: other.id, label: other.label, filters, count: counts[at] ?? 0 }))
    .filter(({ count }, at) => count > 0 && (at < swaps.length || count < total))
    .slice(0, most);
}

/** What else the name of a place may mean. */
function othersOf({ field, op, value, when = 'now', position = 1, either }: Condition): Condition[] {
  if ((field !== 'place' && field !== 'hometown') || op === 'not' || either !== undefined) return [];
  const cities = otherCitiesOf(String(value)).map((label) => peopleCondition(field, label, { when, position }));
  const school = schoolCalled(String(value).replace(/,.*$/, ''));
  return school === null ? cities : [...cities.slice(0, most - 1), peopleCondition('school', school)];
}

const most = 3;
