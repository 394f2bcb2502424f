import type { Condition } from '@alive/contract/conditions.ts';
import { fieldOf } from '@alive/language/conditions/registry.ts';
import type { Context } from './context.ts';
import { filterOf } from './filter.ts';
import { isWork } from './selection.ts';

/** How many would fit without the conditions of each field but the work, without which nothing would be left of what is asked for. */
export async function costsOf({ tools, about, lookup }: Context, conditions: readonly Condition[]): Promise<Cost[]> {
  const besides = conditions.filter((one) => !isWork(one));
  const groups = [...Map.groupBy(besides, (one) => `${fieldOf(one)} ${one.op === 'not' ? 'not' : ''}`).values()].slice(0, mostCounted);
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
