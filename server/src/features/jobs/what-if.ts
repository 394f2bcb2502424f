import type { JobConditions, WhatIf } from '@alive/contract/jobs.ts';
import { type Ask, asksOf, type Change } from './asks.ts';
import type { KnownStudent } from './candidate.ts';
import { type Deps, hiddenFrom, known } from './deps.ts';
import { listFilter } from './find.ts';
import { companiesNamed, countJobs } from './queries.ts';

/**
 * How many jobs a search finds, and how many more each of the searches that ask for one thing less, or are content with less of it: only
 * those that find more, the most first. Where no single thing helps, the words alone are tried. The counts are those of `findJobs`.
 */
export const whatIf = async (deps: Deps, conditions: JobConditions, student: KnownStudent | null): Promise<WhatIf> => {
  const [reads, notIds] = await Promise.all([known(deps, student), hiddenFrom(deps, student)]);
  const asks = await asksOf(conditions, { ...reads, companiesNamed: (name) => companiesNamed(deps.store, name) });
  const changes = asks.flatMap(({ field, changes: ways }) => ways.map((way) => ({ field, ...way })));
  const resorts = justTheWords(asks, conditions);
  const searches = [conditions, ...[...changes, ...resorts].map((change) => change.conditions)];
  const filters = await Promise.all(searches.map((search) => listFilter(deps, reads, search, notIds)));
  const [total = 0, ...totals] = await Promise.all(filters.map((one) => countJobs(deps.store, one)));
  const counted = [...changes, ...resorts].map(({ field, label, change }, at) => ({
    field,
    label,
    change,
    more: (totals[at] ?? 0) - total,
  }));
  const helpful = counted.slice(0, changes.length).filter(({ more }) => more > 0);
  return {
    total,
    changes: helpful.length > 0 ? helpful.sort((a, b) => b.more - a.more) : counted.slice(changes.length).filter(({ more }) => more > 0),
  };
};

/** The search for its words alone, where it asks for several other things. */
function justTheWords(asks: readonly Ask[], conditions: JobConditions): (Change & Pick<Ask, 'field'>)[] {
  const words = asks.find(({ field, said, filter }) => field === 'query' && said !== null && filter.text !== undefined)?.said;
  if (!words || asks.length < 3) return [];
  const given = Object.entries(conditions).flatMap(([name, value]) =>
    value === undefined || name === 'query' ? [] : [[name, null] as const],
  );
  return [
    { field: 'query', label: `only “${words}”`, change: { ...Object.fromEntries(given), query: words }, conditions: { query: words } },
  ];
}
