import type { Stage } from '@alive/contract/paths.ts';
import { describe, expect, it } from 'vitest';
import { layoutOf, peoplePerLine } from './layout.ts';
import type { Transitions } from './lines.ts';

/** A drawing of these ways, each "major > first > before > dream" with how many people went it. */
const drawingOf = (ways: readonly [string, number][]): Transitions => {
  const names: Stage[] = ['major', 'first', 'before', 'dream'];
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

const leads = drawingOf([
  ['Environmental Engineering > Field technician > Sensor engineer > Lead', 7],
  ['Environmental Engineering > Other > Product analyst > Lead', 4],
  ['Civil Engineering > Field technician > Sensor engineer > Lead', 4],
  ['Civil Engineering > Research assistant > Product analyst > Lead', 3],
  ['Biology > Research assistant > Other > Lead', 3],
  ['Other > Other > Other > Lead', 3],
]);
const inWords = (a: string, b: string) => a.localeCompare(b);
const way = ['major:Civil Engineering', 'first:Research assistant', 'before:Product analyst', 'dream:Lead'];

/** Some hundred drawings, the same in every run: up to seven nodes a stage and a few people to thousands. */
const many = Array.from({ length: 120 }, (_, seed) => {
  let state = seed + 1;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const name = (most: number) => ['Other', 'A', 'B', 'C', 'D', 'E', 'F'][random(1 + random(most))] ?? 'Other';
  const size = 3 + random(seed % 3 === 0 ? 4000 : 9);
  return drawingOf(Array.from({ length: 1 + random(14) }, () => [`${name(7)} > ${name(7)} > ${name(7)} > Dream`, 3 + random(size)]));
});

describe('the drawing of the ways to a job', () => {
  it('draws every line between its two bars, one hairline for each person', () => {
    const flow = layoutOf(leads, 952, []);
    expect(flow.perLine).toBe(1);
    const drawn = flow.bands.map(({ line, hairlines }) => `${line.from.id} ${line.to.id} ${hairlines.length}`);
    expect(drawn.toSorted(inWords)).toEqual(leads.edges.map(({ from, to, count }) => `${from} ${to} ${count}`).toSorted(inWords));
    for (const band of flow.bands) {
      const [from, to] = [band.line.from.id, band.line.to.id].map((id) => flow.bars.find(({ node }) => node.id === id));
      expect(band.x0).toBe(from?.x);
      expect(band.x1).toBe(to?.x);
      expect(band.y0 - band.width / 2).toBeGreaterThanOrEqual((from?.top ?? Infinity) - 0.01);
      expect(band.y0 + band.width / 2).toBeLessThanOrEqual((from?.bottom ?? 0) + 0.01);
      expect(band.y1 - band.width / 2).toBeGreaterThanOrEqual((to?.top ?? Infinity) - 0.01);
      expect(band.y1 + band.width / 2).toBeLessThanOrEqual((to?.bottom ?? 0) + 0.01);
    }
  });

  it('never lets two bars of a column or two lines at a bar overlap, and stays in its box', () => {
    for (const drawing of [leads, ...many])
      for (const width of [600, 952]) {
        const flow = layoutOf(drawing, width, []);
        const spans = new Map<string, [number, number][]>();
        const mark = (place: string, from: number, to: number) => spans.set(place, [...(spans.get(place) ?? []), [from, to]]);
        for (const { node, x, top, bottom } of flow.bars) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(width);
          // A label stands over it.
          mark(node.stage, top - 22, bottom);
          expect(top).toBeGreaterThanOrEqual(22);
          expect(bottom).toBeLessThanOrEqual(flow.height);
        }
        for (const { line, y0, y1, width: band } of flow.bands) {
          mark(`from ${line.from.id}`, y0 - band / 2, y0 + band / 2);
          mark(`to ${line.to.id}`, y1 - band / 2, y1 + band / 2);
        }
        for (const [place, list] of spans) {
          const sorted = list.sort((a, b) => a[0] - b[0]);
          for (const [index, [from]] of sorted.entries())
            expect(from, place).toBeGreaterThanOrEqual((sorted[index - 1]?.[1] ?? -Infinity) - 0.01);
        }
      }
  });

  it('is the same every time, with "Other" at the foot of its column', () => {
    for (const drawing of [leads, ...many]) {
      const flow = layoutOf(drawing, 800, []);
      expect(layoutOf(structuredClone(drawing), 800, [])).toEqual(flow);
      for (const { node, top } of flow.bars.filter(({ node }) => node.isOther))
        expect(top).toBe(Math.max(...flow.bars.filter((bar) => bar.node.stage === node.stage).map((bar) => bar.top)));
    }
  });

  it('does not follow the order in which the reply has its lines', () => {
    const names = ({ bands }: ReturnType<typeof layoutOf>) => bands.map(({ line }) => `${line.from.id} ${line.to.id}`);
    expect(names(layoutOf({ ...leads, edges: leads.edges.toReversed() }, 800, []))).toEqual(names(layoutOf(leads, 800, [])));
  });

  it('lights one way in place of one hairline of each of its lines', () => {
    const flow = layoutOf(leads, 952, way);
    expect(flow.lit?.stops.map(({ id }) => id)).toEqual(way);
    expect(flow.lit?.path.match(/M/g)).toHaveLength(3);
    for (const { line, hairlines } of flow.bands)
      expect(hairlines.length).toBe(way.includes(line.from.id) && way.includes(line.to.id) ? line.count - 1 : line.count);
    for (const { id, y } of flow.lit?.stops ?? []) {
      const bar = flow.bars.find(({ node }) => node.id === id);
      expect(y).toBeGreaterThanOrEqual(bar?.top ?? Infinity);
      expect(y).toBeLessThanOrEqual(bar?.bottom ?? 0);
    }
  });

  it('lights nothing where the way is not in the drawing', () => {
    expect(layoutOf(leads, 952, []).lit).toBeNull();
    expect(layoutOf(leads, 952, ['major:History', 'first:Actor', 'before:Director', 'dream:Nobody']).lit).toBeNull();
  });

  it('lets a hairline stand for several people only above 120, and a line never vanish', () => {
    expect([1, 24, 120, 121, 240, 241, 1200, 20_000].map((people) => peoplePerLine(people))).toEqual([1, 1, 1, 2, 2, 5, 10, 200]);
    const flow = layoutOf(
      drawingOf([
        ['A > B > C > D', 4000],
        ['E > F > G > D', 3],
      ]),
      952,
      [],
    );
    expect(flow.perLine).toBe(50);
    expect(flow.bands.map(({ hairlines }) => hairlines.length).sort((a, b) => a - b)).toEqual([1, 1, 1, 80, 80, 80]);
  });
});
