import { fewestDrawn, type PathEdge, type PathNode, type Stage, stages, type Tally } from '@alive/contract/paths.ts';
import type { Counted, RawCell } from './queries.ts';
import { node } from './copy.ts';

/**
 * The drawing of the ways to a job: at most `mostNodes` for each stage, what does not fit is in one of them, "Other". No node and no line
 * stands for fewer than `fewestDrawn` people, but those of the one way that is `lit`, whose every step has its own node, and an "Other" alongside
 * such a node alone. Whoever else went
 * between two names with fewer others goes to "Other" on that line, or where that is still too thin from "Other" to "Other"; where a stage
 * has no "Other", or those are too few again, they are on no line. What a node or a line between two names counts is exact. Where fewer than
 * that came there in all, nothing is drawn.
 */
export function fold(cells: readonly Cell[], dream: string, lit: Way | null = null): Drawing {
  if (sumOf(cells) < fewestDrawn) return { nodes: [], edges: [], wayOf: () => [], isOn: () => false };
  const named: Record<Stage, ReadonlySet<string>> = {
    major: namesOf(cells, 'major', lit),
    first: namesOf(cells, 'first', lit),
    before: namesOf(cells, 'before', lit),
    dream: new Set([dream]),
  };
  const stops = (way: Way) => stages.map((stage) => idOf(stage, stage === 'dream' ? dream : way[stage], named[stage]));
  const steps = stages.slice(1).map((_, at) =>
    foldedLines(
      cells.map((cell) => ({ ids: stops(cell).slice(at, at + 2), count: cell.count })),
      lit === null ? [] : stops(lit).slice(at, at + 2),
    ),
  );
  const lineAt = (way: Way, at: number): Ends | null => {
    const [from = '', to = ''] = stops(way).slice(at, at + 2);
    return steps[at]?.(from, to) ?? null;
  };
  const nodes = nodesOf(cells, named, dream);
  const edges = edgesOf(cells, lineAt, nodes);
  return {
    nodes,
    edges,
    wayOf: (way) => wholeWay(stops(way), edges),
    isOn: ({ from, to }, way) =>
      steps.some((_, at) => {
        const line = lineAt(way, at);
        return line?.from === from && line.to === to;
      }),
  };
}

/** Whether a way through a drawing has a node of its own for each step. */
export const isNamedThroughout = (ids: readonly string[], { nodes }: Pick<Drawing, 'nodes'>): boolean =>
  ids.length > 0 && ids.every((id) => nodes.some((node) => node.id === id && !node.isOther));

/** As many as have room for their names side by side on a phone. */
const mostNodes = 4;
/** Ids are bounded on the wire. */
const longestName = 150;

/** The names of a stage that stand by themselves, the lit one and those with most people; "Other" gets nobody or enough. */
function namesOf(cells: readonly Cell[], stage: keyof Way, lit: Way | null): ReadonlySet<string> {
  const counts = [...Map.groupBy(cells, (cell) => cell[stage])].map(([name, all]) => ({ name, count: sumOf(all) }));
  const own = lit?.[stage];
  const wide = counts
    .filter(({ name, count }) => name === own || (count >= fewestDrawn && name.length <= longestName))
    .toSorted((a, b) => Number(b.name === own) - Number(a.name === own) || b.count - a.count || (a.name < b.name ? -1 : 1));
  const names = wide.slice(0, wide.length === counts.length && counts.length <= mostNodes ? mostNodes : mostNodes - 1);
  while (names.length > (own === undefined ? 0 : 1) && isThin(sumOf(counts) - sumOf(names))) names.pop();
  return new Set(names.map(({ name }) => name));
}

/** Between two stages: on which line those are drawn who went from one node to another; null for none. The `lit` line stays, however thin. */
function foldedLines(went: readonly { ids: string[]; count: number }[], lit: readonly string[]): (from: string, to: string) => Ends | null {
  const pairs = [...Map.groupBy(went, ({ ids }) => JSON.stringify(ids))].map(([, all]) => {
    const [from = '', to = ''] = all[0]?.ids ?? [];
    return { from, to, line: { from, to }, count: sumOf(all), isLit: from === lit[0] && to === lit[1] };
  });
  const thin = () => {
    const counts = Map.groupBy(pairs, ({ line }) => JSON.stringify(line));
    return pairs.filter(({ line, isLit }) => !isLit && isThin(sumOf(counts.get(JSON.stringify(line)) ?? [])));
  };
  for (const pair of thin()) pair.line = { from: pair.from, to: otherOf(pair.to) };
  for (const pair of thin()) pair.line = { from: otherOf(pair.from), to: otherOf(pair.to) };
  const ends = new Set(pairs.flatMap(({ from, to }) => [from, to]));
  const undrawn = new Set([...thin(), ...pairs.filter(({ line }) => !ends.has(line.from) || !ends.has(line.to))]);
  return (from, to) => {
    const pair = pairs.find((one) => one.from === from && one.to === to);
    return pair === undefined || undrawn.has(pair) ? null : pair.line;
  };
}

/** Stage by stage, most people first, "Other" last. */
function nodesOf(cells: readonly Cell[], named: Record<Stage, ReadonlySet<string>>, dream: string): PathNode[] {
  return stages.flatMap((stage) => {
    const nameOf = (cell: Cell) => (stage === 'dream' ? dream : cell[stage]);
    return [...Map.groupBy(cells, (cell) => idOf(stage, nameOf(cell), named[stage]))]
      .map(([id, all]) => {
        const isOther = stage !== 'dream' && id === otherOf(id);
        const [first] = all;
        return { id, stage, name: isOther || first === undefined ? 'Other' : nameOf(first), count: sumOf(all), isOther };
      })
      .toSorted((a, b) => Number(a.isOther) - Number(b.isOther) || b.count - a.count || (a.name < b.name ? -1 : 1));
  });
}

function edgesOf(cells: readonly Cell[], lineAt: (way: Way, at: number) => Ends | null, nodes: readonly PathNode[]): PathEdge[] {
  const drawn = cells.flatMap((cell) =>
    stages.slice(1).flatMap((_, at) => {
      const line = lineAt(cell, at);
      return line === null ? [] : [{ from: line.from, to: line.to, count: cell.count }];
    }),
  );
  const place = new Map(nodes.map(({ id }, at) => [id, at]));
  const placeOf = (id: string) => place.get(id) ?? 0;
  return [...Map.groupBy(drawn, ({ from, to }) => JSON.stringify([from, to])).values()]
    .flatMap((all) => all.slice(0, 1).map(({ from, to }) => ({ from, to, count: sumOf(all) })))
    .toSorted((a, b) => placeOf(a.from) - placeOf(b.from) || placeOf(a.to) - placeOf(b.to));
}

/** One way from left to right along lines that are drawn, by name as far as they are; [] where there is none. */
function wholeWay([major = '', first = '', before = '', dream = '']: readonly string[], edges: readonly PathEdge[]): string[] {
  const isDrawn = (from: string, to: string) => edges.some((edge) => edge.from === from && edge.to === to);
  const either = (id: string) => [id, otherOf(id)];
  const ways = either(first).flatMap((one) => either(before).flatMap((other) => either(major).map((from) => [from, one, other, dream])));
  return ways.find((way) => way.slice(1).every((id, at) => isDrawn(way[at] ?? '', id))) ?? [];
}

const idOf = (stage: Stage, name: string, named: ReadonlySet<string>): string => (named.has(name) ? `${stage}:${name}` : `${stage}-other`);
/** Of the same stage. */
const otherOf = (id: string): string => (id.startsWith('dream') ? id : `${/^\w+/.exec(id)?.[0] ?? ''}-other`);
const isThin = (count: number): boolean => count > 0 && count < fewestDrawn;
/** How many people there are in all of them. */
export const sumOf = (all: readonly { count: number }[]): number => all.reduce((sum, { count }) => sum + count, 0);

/** What a stage is called where the record tells nothing. */
export const { noMajor: unstated, straightIn } = node;

/** From what was counted, what is shown: names that fewer than `fewestDrawn` people share are not shown by themselves. */
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
    sequences: sequences.filter(({ count }) => count >= fewestDrawn).slice(0, mostListed),
  };
}

/** As many of each kind as are shown. */
const mostListed = 6;

/** How each major is mostly written, by its name in lower case. */
function majorNames(cells: Counted['cells']): ReadonlyMap<string, string> {
  const written = cells.flatMap(({ major, ids }) => (major === null ? [] : [{ key: major.toLowerCase(), name: major, count: ids.length }]));
  return new Map([...Map.groupBy(written, ({ key }) => key)].map(([key, all]) => [key, commonestOf(all)]));
}

/** The commonest, most first, equal counts by name. */
function tallied(entries: readonly Named[]): Tally[] {
  return [...Map.groupBy(entries, ({ key }) => key).values()]
    .map((all) => ({ name: commonestOf(all), count: sumOf(all) }))
    .filter(({ count }) => count >= fewestDrawn)
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, mostListed);
}

/** The spelling that most have; of equals the first by its characters. */
function commonestOf(all: readonly Named[]): string {
  const [most] = [...Map.groupBy(all, ({ name }) => name)]
    .map(([name, same]) => ({ name, count: sumOf(same) }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  return most?.name ?? '';
}

interface Ends {
  from: string;
  to: string;
}

/** One person's way, by names. */
export interface Way {
  major: string;
  first: string;
  before: string;
}

/** How many went the same way. */
export interface Cell extends Way {
  count: number;
}

export interface Drawing {
  nodes: PathNode[];
  edges: PathEdge[];
  /** The ids of the nodes that a way is shown to go through, from left to right, with drawn lines between them; [] where there is none. */
  wayOf: (way: Way) => string[];
  /** Whether those who went a way are among the people of a line. */
  isOn: (line: Ends, way: Way) => boolean;
}

interface Named {
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
