import type { Condition } from '@alive/contract/conditions.ts';
import { alternativesOf, withoutMarks, thingOf } from '#conditions/registry.ts';
import { listed } from '#conditions/facts.ts';
import type { Context } from './context.ts';
import { filterOf } from './filter.ts';

/** What is said of alternatives that no job meets: "None of them is engineering at Meta."; '' where each is met. */
export async function noneLine({ tools, about, lookup }: Context, conditions: readonly Condition[]): Promise<string> {
  const others = conditions.filter(({ either }) => either === undefined);
  const { includeGated } = filterOf(conditions, lookup);
  const branches = alternativesOf(conditions).flat();
  const counts = await Promise.all(
    branches.map((branch) =>
      tools.countJobs(
        { ...filterOf([...others, ...branch.map(withoutMarks)], lookup), ...(includeGated === true && { includeGated }) },
        about,
      ),
    ),
  );
  const empty = branches.filter((_, at) => counts[at] === 0);
  return empty.length === 0 ? '' : `None of them is ${listed(empty.map(wordsOf), 'or')}.`;
}

/** "engineering at Meta" */
const wordsOf = (branch: readonly Condition[]): string =>
  branch
    .toSorted((a, b) => Number(a.field === 'company') - Number(b.field === 'company'))
    .map((one) => (one.field === 'company' ? `at ${thingOf(one)}` : thingOf(one)))
    .join(' ');
