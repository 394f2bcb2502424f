import { fewestDrawn, stages } from '@alive/contract/paths.ts';
import { describe, expect, it } from 'vitest';
import { type Cell, type Drawing, fold, isNamedThroughout, sumOf } from './fold.ts';

/** Ten who have nothing in common. */
const scattered = Array.from({ length: 10 }, (_, at) => ({ major: `M${at}`, first: `F${at}`, before: `B${at}`, count: 1 }));
const cell = (major: string, first: string, before: string, count: number): Cell => ({ major, first, before, count });

describe('folding ways into a drawing', () => {
  it('draws nothing for fewer than three people', () => {
    const drawing = fold([cell('Music', 'Clerk', 'Clerk', 2)], 'Judge');
    expect(drawing).toMatchObject({ nodes: [], edges: [] });
    expect(drawing.wayOf(cell('Music', 'Clerk', 'Clerk', 2))).toEqual([]);
  });

  it('leaves names alone where every line is wide enough', () => {
    const { nodes, edges } = fold([cell('Music', 'Clerk', 'Clerk', 3), cell('Law', 'Clerk', 'Paralegal', 4)], 'Judge');
    expect(nodes.map(({ id, count }) => `${id} ${count}`)).toEqual([
      'major:Law 4',
      'major:Music 3',
      'first:Clerk 7',
      'before:Paralegal 4',
      'before:Clerk 3',
      'dream:Judge 7',
    ]);
    expect(nodes.some(({ isOther }) => isOther)).toBe(false);
    expect(edges).toHaveLength(6);
  });

  it('draws the few of a line as going to “Other” or not at all, and leaves names and their counts as they are', () => {
    const cells = [cell('Law', 'Clerk', 'Clerk', 9), cell('Law', 'Singer', 'Clerk', 1), cell('Art', 'Singer', 'Clerk', 5)];
    const drawing = fold(cells, 'Judge');
    expect(faultsOf(drawing, cells)).toEqual([]);
    expect(drawing.nodes.map(({ id, count }) => `${id} ${count}`).slice(0, 4)).toEqual([
      'major:Law 10',
      'major:Art 5',
      'first:Clerk 9',
      'first:Singer 6',
    ]);
    expect(drawing.edges.slice(0, 2).map(({ from, to, count }) => [from, to, count])).toEqual([
      ['major:Law', 'first:Clerk', 9],
      ['major:Art', 'first:Singer', 5],
    ]);
  });

  it('folds small names, and another one where those alone would be too few', () => {
    const cells = [cell('Law', 'Clerk', 'Clerk', 9), cell('Music', 'Clerk', 'Clerk', 4), cell('Art', 'Clerk', 'Clerk', 1)];
    expect(fold(cells, 'Judge').nodes.map(({ id, count }) => `${id} ${count}`)).toEqual([
      'major:Law 9',
      'major-other 5',
      'first:Clerk 14',
      'before:Clerk 14',
      'dream:Judge 14',
    ]);
  });

  it('shows a way along lines that are drawn', () => {
    const cells = [cell('Law', 'Clerk', 'Clerk', 9), cell('Law', 'Singer', 'Clerk', 1), cell('Art', 'Singer', 'Clerk', 5), ...scattered];
    const { wayOf, isOn } = fold(cells, 'Judge');
    expect(wayOf(cell('Law', 'Clerk', 'Clerk', 9))).toEqual(['major:Law', 'first:Clerk', 'before:Clerk', 'dream:Judge']);
    expect(wayOf(cell('Law', 'Singer', 'Clerk', 1))).toEqual(['major-other', 'first-other', 'before-other', 'dream:Judge']);
    expect(isOn({ from: 'major:Law', to: 'first:Singer' }, cell('Law', 'Singer', 'Clerk', 1))).toBe(false);
    expect(isOn({ from: 'first:Singer', to: 'before:Clerk' }, cell('Law', 'Singer', 'Clerk', 1))).toBe(true);
  });

  it('tells a record’s own "Other" from what was folded', () => {
    const cells = [cell('Other', 'Other', 'Other', 5), ...Array.from({ length: 4 }, (_, at) => cell(`M${at}`, `F${at}`, `B${at}`, 1))];
    const { nodes } = fold(cells, 'Other');
    expect(nodes.filter(({ stage }) => stage === 'first').map(({ id, isOther, count }) => [id, isOther, count])).toEqual([
      ['first:Other', false, 5],
      ['first-other', true, 4],
    ]);
  });

  it('gives each step of the lit way a node and a line of its own, however few went it', () => {
    const cells = [cell('Law', 'Clerk', 'Paralegal', 9), cell('Art', 'Singer', 'Clerk', 5), ...scattered];
    const own = cell('M3', 'F3', 'B3', 1);
    expect(isNamedThroughout(fold(cells, 'Judge').wayOf(own), fold(cells, 'Judge'))).toBe(false);
    const drawing = fold(cells, 'Judge', own);
    const way = ['major:M3', 'first:F3', 'before:B3', 'dream:Judge'];
    expect(drawing.wayOf(own)).toEqual(way);
    expect(isNamedThroughout(way, drawing)).toBe(true);
    expect(drawing.nodes.filter(({ stage }) => stage === 'major').map(({ id, count }) => `${id} ${count}`)).toEqual([
      'major:Law 9',
      'major:Art 5',
      'major:M3 1',
      'major-other 9',
    ]);
    expect(faultsOf(drawing, cells, way)).toEqual([]);
  });

  it('never draws anything thin, keeps everybody in, and counts exactly, whatever the ways are', () => {
    const random = randomOf(7);
    for (let run = 0; run < 200; run++) {
      const [kinds, most, lines] = [1 + random(14), 1 + random(run % 3 === 0 ? 40 : 4), 1 + random(60)];
      const cells = Array.from({ length: lines }, () =>
        cell(`M${random(kinds)}`, `F${random(kinds)}`, random(4) === 0 ? 'No step in between' : `B${random(kinds)}`, 1 + random(most)),
      );
      const drawing = fold(cells, 'Dream');
      expect(faultsOf(drawing, cells), JSON.stringify(cells)).toEqual([]);
      expect(fold(cells.toReversed(), 'Dream')).toMatchObject({ nodes: drawing.nodes, edges: drawing.edges });
      const own = cells[random(cells.length)] ?? cell('', '', '', 0);
      const personal = fold(cells, 'Dream', own);
      const way = personal.wayOf(own);
      expect(isNamedThroughout(way, personal)).toBe(sumOf(cells) >= fewestDrawn);
      expect(faultsOf(personal, cells, way), JSON.stringify([cells, own])).toEqual([]);
    }
  });
});

function faultsOf({ nodes, edges, wayOf, isOn }: Drawing, cells: readonly Cell[], lit: readonly string[] = []): string[] {
  const sum = (all: readonly { count: number }[]) => all.reduce((total, { count }) => total + count, 0);
  const total = sum(cells);
  const isLit = (one: Drawing['nodes'][number] | Drawing['edges'][number]) =>
    'id' in one
      ? lit.includes(one.id) || (one.isOther && lit.length > 0 && nodes.filter(({ stage }) => stage === one.stage).length === 2)
      : lit.some((id, at) => one.from === id && one.to === lit[at + 1]);
  if (total < fewestDrawn) return nodes.length === 0 ? [] : ['drawn though too few'];
  const drawn = (from: string | undefined, to: string) => edges.some((edge) => edge.from === from && edge.to === to);
  return [
    ...[...nodes, ...edges].flatMap((one) => (one.count < fewestDrawn && !isLit(one) ? [`thin: ${JSON.stringify(one)}`] : [])),
    ...stages.flatMap((stage) => {
      const of = nodes.filter((node) => node.stage === stage);
      return sum(of) === total && of.length <= 4 ? [] : [`${stage} does not hold everybody`];
    }),
    ...nodes.flatMap(({ id, name, stage, isOther, count }) => {
      const named = isOther || stage === 'dream' ? count : sum(cells.filter((one) => one[stage] === name));
      return named === count ? [] : [`${id} is wrong`];
    }),
    ...edges.flatMap((edge) => {
      const [from, to] = [edge.from, edge.to].map((id) => nodes.find((node) => node.id === id));
      if (sum(cells.filter((one) => isOn(edge, one))) !== edge.count) return [`${edge.from}, ${edge.to} holds others`];
      if (from === undefined || to === undefined || from.isOther || to.isOther || to.stage === 'dream') return [];
      const exact = cells.filter((one) => one[from.stage as 'major'] === from.name && one[to.stage as 'first'] === to.name);
      return sum(exact) === edge.count ? [] : [`${edge.from}, ${edge.to} is not exact`];
    }),
    ...[1, 2, 3].flatMap((at) => {
      const held = sum(edges.filter(({ to }) => to.startsWith(stages[at] ?? '')));
      const hasOther = [at - 1, at].every((place) => nodes.some((node) => node.isOther && node.stage === stages[place]));
      return held <= total && (!hasOther || held > total - fewestDrawn) ? [] : [`lines to ${stages[at]} hold ${held} of ${total}`];
    }),
    ...cells.flatMap((one) => {
      const way = wayOf(one);
      return way.length === 0 || way.slice(1).every((id, at) => drawn(way[at], id)) ? [] : [`${way.join(', ')} is not drawn`];
    }),
  ];
}

/** Whole numbers from 0 to below the bound, the same ones each time. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
