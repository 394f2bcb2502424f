import { type Stage, stages } from '@alive/contract/paths.ts';
import { describe, expect, it } from 'vitest';
import { hairlines, type Transitions } from './lines.ts';
import { type Upright, uprightOf } from './upright.ts';

/** A drawing of these ways, each "major > first > before > dream" with how many people went it. */
const drawingOf = (ways: readonly [string, number][]): Transitions => {
  const names: Stage[] = [...stages];
  const nodes = new Map<string, Transitions['nodes'][number]>();
  const edges = new Map<string, Transitions['edges'][number]>();
  for (const [way, count] of ways) {
    const ids = way.split(' > ').map((name, place) => {
      const stage = names[place] ?? 'dream';
      const id = `${stage}:${name}`;
      const node = nodes.get(id) ?? { id, stage, name, count: 0, isOther: name === 'Other' };
      nodes.set(id, { ...node, count: node.count + count });
      return id;
    });
    ids.slice(1).forEach((to, place) => {
      const from = ids[place] ?? '';
      const edge = edges.get(`${from} ${to}`) ?? { from, to, count: 0 };
      edges.set(`${from} ${to}`, { ...edge, count: edge.count + count });
    });
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()] };
};

/** A letter of the labels is about so wide. */
const widthOf = (text: string) => text.length * 6.9;
const who = ['Amara Osei,', 'closest to you'];
const hydrologists = drawingOf([
  ['Environmental Eng. > Field technician > Master’s degree > Hydrologist', 6],
  ['Environmental Eng. > Consulting analyst > Water engineer > Hydrologist', 5],
  ['Civil Eng. > Field technician > Master’s degree > Hydrologist', 4],
  ['Civil Eng. > Research assistant > Staff scientist > Hydrologist', 2],
  ['Geology > Consulting analyst > Water engineer > Hydrologist', 4],
  ['Biology > Research assistant > Staff scientist > Hydrologist', 3],
]);
const way = ['major:Environmental Eng.', 'first:Field technician', 'before:Master’s degree', 'dream:Hydrologist'];
const laid = (drawing: Transitions, width: number, lit: readonly string[] = []) => uprightOf(drawing, width, { lit, who, widthOf });

/** Three dozen drawings, the same in every run: few people to thousands, short names and very long ones. */
const many = Array.from({ length: 36 }, (_, seed) => {
  let state = seed + 1;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const long = ['Other', 'Interdisciplinary Studies in Environmental Engineering and Policy', 'Wirtschaftsinformatikerin', 'Art'];
  const short = ['Other', 'Economics', 'Data Analyst', 'Master’s degree'];
  const name = () => (seed % 2 === 0 ? long : short)[random(4)] ?? 'Other';
  const size = 3 + random(seed % 3 === 0 ? 4000 : 9);
  return drawingOf(
    Array.from({ length: 1 + random(14) }, () => [`${name()} > ${name()} > ${name()} > Senior Hydrologist at Rivers`, 1 + random(size)]),
  );
});
const litIn = ({ nodes, edges }: Transitions): string[] => {
  const after = (id: string) =>
    edges.find(({ from, to }) => from === id && nodes.some((node) => node.id === to && !node.isOther))?.to ?? '';
  const first = nodes.find(({ stage, isOther }) => stage === 'major' && !isOther);
  const ids = [first?.id ?? ''];
  for (let at = 1; at < stages.length; at++) ids.push(after(ids.at(-1) ?? ''));
  return ids.includes('') ? [] : ids;
};

describe.each([320, 350, 280])('the upright drawing in %i px', (width) => {
  it('counts every line once, in a slot of its own at both bars', () => {
    for (const drawing of [hydrologists, ...many])
      for (const lit of [[], litIn(drawing)]) {
        const flow = laid(drawing, width, lit);
        for (const { from, to, count } of drawing.edges) {
          const own = flow.strands.filter((strand) => strand.from.id === from && strand.to.id === to);
          expect(own.map((strand) => strand.count)).toEqual([hairlines(count, flow.perLine)]);
          const isLit = lit.some((id, at) => id === from && lit[at + 1] === to);
          expect(own[0]?.paths).toHaveLength(hairlines(count, flow.perLine) - Number(isLit));
        }
        for (const { node, x, y, width: bar } of flow.nodes)
          for (const side of ['from', 'to'] as const) {
            const ends = flow.strands
              .filter((strand) => strand[side].id === node.id)
              .flatMap(({ paths }) => paths.map((path) => endsOf(path)[side]));
            const isOn = lit.includes(node.id) && node.stage !== (side === 'from' ? 'dream' : 'major');
            const taken = [...ends, ...(isOn ? [{ x: x + 3.5, y: side === 'to' || node.stage === 'major' ? y : y + 46 }] : [])];
            const sorted = taken.toSorted((a, b) => a.x - b.x);
            for (const [at, end] of sorted.entries()) {
              expect(end.x - (sorted[at - 1]?.x ?? -Infinity)).toBeGreaterThanOrEqual(6.9);
              expect(end.x).toBeGreaterThan(x);
              expect(end.x).toBeLessThan(x + bar);
              // Lines end at the bar and resume below its label.
              expect(end.y).toBe(side === 'to' || node.stage === 'major' ? y : y + 46);
            }
          }
      }
  });

  it('lets no two bars or labels overlap, keeps lines out of the bands, and stays in its box', () => {
    for (const drawing of [hydrologists, ...many])
      for (const lit of [[], litIn(drawing)]) {
        const flow = laid(drawing, width, lit);
        for (const stage of stages) {
          const row = flow.nodes.filter(({ node }) => node.stage === stage).toSorted((a, b) => a.x - b.x);
          expect(row.length).toBeLessThanOrEqual(4);
          for (const [at, one] of row.entries()) {
            const before = row[at - 1];
            expect(one.x).toBeGreaterThanOrEqual((before?.x ?? -20) + (before?.width ?? 0) + 7.9);
            expect(one.label.x, labelOf(one)).toBeGreaterThanOrEqual(before === undefined ? 0 : rightOf(before) + 7.9);
            expect(Math.max(one.x + one.width, rightOf(one)), labelOf(one)).toBeLessThanOrEqual(width + 0.5);
            expect(one.label.lines.length).toBeLessThanOrEqual(2);
          }
        }
        expect(Math.max(...flow.nodes.map(({ y }) => y))).toBeLessThanOrEqual(flow.height - 46);
        expect(flow.nodes.reduce((all, { width: bar }) => all + (bar % 7), 0)).toBe(0);
      }
  });

  it('takes the first slot of each lit node for one line from top to bottom, which runs through the bands', () => {
    const flow = laid(hydrologists, width, way);
    expect(flow.lit?.stops.map(({ id }) => id)).toEqual(way);
    for (const { id, x, y } of flow.lit?.stops ?? []) {
      const bar = flow.nodes.find(({ node }) => node.id === id);
      expect([x, y]).toEqual([(bar?.x ?? 0) + 3.5, bar?.y]);
      // Its label leaves it room.
      expect(bar?.node.stage === 'major' ? 10 : (bar?.label.x ?? 0) - x).toBeGreaterThanOrEqual(10);
    }
    expect(flow.lit?.path.match(/M[\d.]+ [\d.]+V/g)).toHaveLength(3);
    const heights = [...(flow.lit?.path.matchAll(/V(\d+)/g) ?? [])].map(([, y]) => Number(y));
    const tops = flow.lit?.stops.slice(0, 3).map(({ y }, at) => y + (at === 0 ? 0 : 46));
    expect(heights).toEqual(tops);
  });

  it('names who is lit left of the end, or below where there is no room', () => {
    const flow = laid(hydrologists, width, way);
    const end = flow.nodes.at(-1);
    const { x = 0, y = 0, anchor } = flow.who ?? {};
    const whoWidth = Math.max(...who.map(widthOf));
    const isClear = anchor === 'end' ? x - whoWidth >= -0.5 && x < (end?.x ?? 0) - 10 : y > (end?.y ?? 0) + 46 && x + whoWidth <= width;
    expect(isClear).toBe(true);
    const crowd = laid(drawingOf([['A > B > C > Dream', 44]]), width, ['major:A', 'first:B', 'before:C', 'dream:Dream']);
    expect(crowd.who?.anchor).toBe(crowd.perLine === 1 ? 'start' : 'end');
    expect(laid(hydrologists, width).who).toBeNull();
  });

  it('lets a line stand for several people only where one each has no room, and keeps thin ones', () => {
    expect(laid(hydrologists, width).perLine).toBe(1);
    const crowd = laid(
      drawingOf([
        ['A > B > C > Dream', 4000],
        ['E > F > G > Dream', 3],
      ]),
      width,
    );
    expect(crowd.perLine).toBeGreaterThan(50);
    expect(crowd.strands.filter(({ count }) => count === 1)).toHaveLength(3);
  });

  it('is the same every time, with "Other" at the right of its row', () => {
    for (const drawing of many) {
      const flow = laid(drawing, width, litIn(drawing));
      expect(laid(structuredClone(drawing), width, litIn(drawing))).toEqual(flow);
      for (const { node, x } of flow.nodes.filter(({ node }) => node.isOther))
        expect(x).toBe(Math.max(...flow.nodes.filter((one) => one.node.stage === node.stage).map((one) => one.x)));
    }
  });
});

it('cuts a label only where it must, never its count', () => {
  const labels = laid(hydrologists, 350, way).nodes.flatMap(({ label }) => label.lines.join('\n'));
  expect(labels).toContain('Environmental\nEng. 11');
  expect(labels).toContain('Geology 4');
  expect(labels.join('')).not.toContain('…');
  for (const drawing of many)
    for (const one of laid(drawing, 320).nodes)
      expect(labelOf(one)).toMatch(new RegExp(`(?:^|\\s)${one.node.count.toLocaleString('en-US')}$`));
});

const labelOf = ({ label }: Upright['nodes'][number]) => label.lines.join(' ');
const rightOf = ({ label }: Upright['nodes'][number]) => label.x + Math.max(...label.lines.map(widthOf));

/** Where a curve begins and ends. */
function endsOf(path: string): Record<'from' | 'to', { x: number; y: number }> {
  const numbers = (path.match(/[\d.]+/g) ?? []).map(Number);
  const at = (x: number, y: number) => ({ x: numbers.at(x) ?? 0, y: numbers.at(y) ?? 0 });
  return { from: at(0, 1), to: at(-2, -1) };
}
