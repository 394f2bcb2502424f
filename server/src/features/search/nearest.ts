import type { Condition } from '@alive/contract/conditions.ts';
import { employerNamed } from '#language/industries.ts';
import { regionPlace } from '#language/place-names.ts';
import { conditionOf } from '#conditions/registry.ts';
import { filterOf } from './filter.ts';
import type { Context } from './context.ts';
import type { Nearest } from './nothing-words.ts';

/** Where nothing fits a company or a city asked for alone: the employer's industry, or the city's state, when something fits there. */
export async function nearestOf({ tools, about, lookup, reading }: Context, conditions: readonly Condition[]): Promise<Nearest | null> {
  for (const field of ['company', 'place'] as const) {
    const [gone, ...others] = conditions.filter((one) => one.field === field && one.op !== 'not');
    const instead = gone === undefined || others.length > 0 ? null : field === 'company' ? industryOf(gone) : stateOf(gone, reading);
    if (gone === undefined || instead === null) continue;
    const count = await tools.countJobs(filterOf([...conditions.filter((one) => one !== gone), instead], lookup), about);
    if (count > 0) return { gone, instead, count };
  }
  return null;
}

function industryOf(company: Condition): Condition | null {
  const employer = employerNamed(String(company.value));
  return employer === null ? null : conditionOf('industry', employer.industry);
}

function stateOf(place: Condition, reading: Context['reading']): Condition | null {
  const found = reading(String(place.value)).mentions.find((mention) => mention.kind === 'place');
  if (found?.place.city == null || found.place.region === null || found.place.country === null) return null;
  return conditionOf('place', regionPlace(found.place.country, found.place.region).label);
}
