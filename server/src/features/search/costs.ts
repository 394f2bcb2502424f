import type { Condition } from '@alive/contract/conditions.ts';
import { fieldOf } from '@alive/language/conditions/registry.ts';
import type { Context } from './context.ts';
import { filterOf } from './filter.ts';
import { isWork } from './selection.ts';
import { dropsOf } from './suggestions.ts';

/** How many would fit without the conditions of each field but the work, without which nothing would be left of what is asked for. */
export const costsOf = (context: Context, conditions: readonly Condition[]): Promise<Cost[]> =>
  countedWithout(
    context,
    conditions,
    conditions.filter((one) => !isWork(one)),
  );

/** What a student could say to let go of the one field without which most would fit, then of others; nothing that is `kept`. */
export async function dropsByGain(context: Context, conditions: readonly Condition[], kept: readonly string[]): Promise<string[]> {
  const free = conditions.filter(({ id, op }) => op !== 'not' && !kept.includes(id));
  const costs = await countedWithout(context, conditions, free);
  const gains = costs.filter(({ without }) => without > 0).toSorted((a, b) => b.without - a.without);
  return [...new Set([...gains.flatMap((one) => dropsOf(one.conditions)), ...dropsOf(free)])];
}

async function countedWithout(
  { tools, about, lookup }: Context,
  conditions: readonly Condition[],
  some: readonly Condition[],
): Promise<Cost[]> {
  const groups = [...Map.groupBy(some, (one) => `${fieldOf(one)} ${one.op === 'not' ? 'not' : ''}`).values()].slice(0, mostCounted);
  return Promise.all(
    groups.map(async (group) => ({
      conditions: group,
      // Work that is only like what was asked for is no gain.
      without: await tools.countJobs(
        {
          ...filterOf(
            conditions.filter((one) => !group.includes(one)),
            lookup,
          ),
          closely: true,
        },
        about,
      ),
    })),
  );
}

const mostCounted = 8;

/** The conditions of one field and how many would fit without them. */
export interface Cost {
  conditions: Condition[];
  without: number;
}
