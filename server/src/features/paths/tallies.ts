import { fewestDrawn, type Tally } from '@alive/contract/paths.ts';
import { type Cell, sumOf, type Way } from './fold.ts';
import type { Counted, RawCell } from './queries.ts';

/** What a stage is called where the record tells nothing. */
export const unstated = 'Major not stated';
export const straightIn = 'Straight in';

/** From what was counted, what is told: names that fewer than `fewestDrawn` people share are not told by themselves. */
export function talliesOf({ cells, employers, sequences }: Counted): Tallies {
  const names = majorNames(cells);
  const wayOf = ({ major, first, before }: RawCell): Way => ({
    major: names.get((major ?? '').toLowerCase()) ?? unstated,
    first,
    before: before ?? straightIn,
  });
  const ways = cells.map((cell) => ({ ...wayOf(cell), count: cell.ids.length }));
  const of = (stage: keyof Way) => tallied(ways.map((way) => ({ key: way[stage], name: way[stage], count: way.count })));
  return {
    wayOf,
    ways,
    majors: of('major'),
    firstRoles: of('first'),
    employers: tallied(employers),
    sequences: sequences.filter(({ count }) => count >= fewestDrawn).slice(0, mostTold),
  };
}

/** As many of each kind as are told. */
const mostTold = 6;

/** How each major is mostly written, by its name in lower case. */
function majorNames(cells: Counted['cells']): ReadonlyMap<string, string> {
  const written = cells.flatMap(({ major, ids }) => (major === null ? [] : [{ key: major.toLowerCase(), name: major, count: ids.length }]));
  return new Map([...Map.groupBy(written, ({ key }) => key)].map(([key, all]) => [key, commonestOf(all)]));
}

/** The commonest, most first, equal counts by name. */
function tallied(told: readonly Told[]): Tally[] {
  return [...Map.groupBy(told, ({ key }) => key).values()]
    .map((all) => ({ name: commonestOf(all), count: sumOf(all) }))
    .filter(({ count }) => count >= fewestDrawn)
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, mostTold);
}

/** The spelling that most have; of equals the first by its characters. */
function commonestOf(all: readonly Told[]): string {
  const [most] = [...Map.groupBy(all, ({ name }) => name)]
    .map(([name, same]) => ({ name, count: sumOf(same) }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  return most?.name ?? '';
}

interface Told {
  key: string;
  name: string;
  count: number;
}

export interface Tallies {
  majors: Tally[];
  firstRoles: Tally[];
  employers: Tally[];
  sequences: { steps: string[]; count: number }[];
  ways: Cell[];
  wayOf: (cell: RawCell) => Way;
}
