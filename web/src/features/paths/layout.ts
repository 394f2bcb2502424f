import { type PathNode, type Stage, stages } from '@alive/contract/paths.ts';
import { sankey, type SankeyLink, type SankeyNode } from 'd3-sankey';
import { hairlines, isOn, type Line, linesOf, type Transitions } from './lines.ts';

/**
 * Where everything of the drawing stands, in px, in a box of this width: columns from left to right, a bar for each node, and for each line
 * of the reply its hairlines. `lit` is one person's way by the ids of its nodes, drawn as one curve in place of a hairline of each line that
 * it goes along. Nothing overlaps, and the same reply is laid out the same way every time.
 */
export const layoutOf = (transitions: Transitions, width: number, lit: readonly string[]): Flow => {
  const total = Math.max(1, ...transitions.nodes.filter(({ stage }) => stage === 'dream').map(({ count }) => count));
  const perLine = peoplePerLine(total);
  const { nodes, links, height } = placed(transitions, width, total / perLine);
  const bars = nodes.map(({ of, x0 = 0, y0 = 0, y1 = 0 }) => ({ node: of, x: x0, top: y0, bottom: y1 }));
  const bands = links.map(bandOf);
  const stops = stopsOf(
    lit,
    bands.filter(({ line }) => isOn(line, lit)),
  );
  return {
    width,
    height,
    perLine,
    columns: stages
      .flatMap((stage) => bars.find(({ node }) => node.stage === stage) ?? [])
      .map(({ node, x }) => ({ stage: node.stage, x })),
    bars,
    bands: bands
      .map((band) => drawnBand(band, hairlines(band.line.count, perLine), isOn(band.line, lit) ? stops : []))
      .sort((a, b) => a.x0 - b.x0 || a.y0 - b.y0 || a.y1 - b.y1),
    lit:
      stops.length < 2
        ? null
        : {
            path: stops
              .slice(1)
              .map((stop, place) => between(stops[place] ?? stop, stop))
              .join(''),
            stops,
          },
  };
};

/** How many people one hairline stands for at most: one each while there are at most `most` hairlines, then the next round number. */
export const peoplePerLine = (people: number, most = 120): number => {
  for (let unit = 1; ; unit *= 10) for (const step of [1, 2, 5]) if (people / (step * unit) <= most) return step * unit;
};

/** The bars and bands as d3-sankey places them, laid out twice: the second time in the order of the first with "Other" last. */
function placed(transitions: Transitions, width: number, hairlines: number): Placed {
  const most = Math.max(...stages.map((stage) => transitions.nodes.filter((node) => node.stage === stage).length));
  const height = top + Math.round(hairlines * Math.min(widest, tallest / hairlines)) + (most - 1) * gap + foot;
  const margin = Math.min(176, Math.round(width * 0.2));
  const lines = linesOf(transitions);
  // Who left a thin line for "Other" is drawn there in addition to those whom it counts.
  const linesAt = ({ id }: PathNode, end: 'from' | 'to') => lines.reduce((sum, line) => sum + (line[end].id === id ? line.count : 0), 0);
  const run = (order: ((a: Bar, b: Bar) => number) | undefined) =>
    sankey<BarData, BandData>()
      .nodeId(({ of }) => of.id)
      .nodeAlign(({ of }) => stages.indexOf(of.stage))
      // The type knows no "as it comes", which is what leaves the order to the layout.
      .nodeSort(order as (a: Bar, b: Bar) => number)
      .nodeWidth(0)
      .nodePadding(gap)
      .iterations(12)
      .extent([
        [margin, top],
        [width - Math.min(84, margin), height - foot],
      ])({
      nodes: transitions.nodes.map((of) => ({ of, fixedValue: Math.max(of.count, linesAt(of, 'from'), linesAt(of, 'to')) })),
      links: lines.map((line) => ({ line, source: line.from.id, target: line.to.id, value: line.count })),
    });
  const heights = new Map(run(undefined).nodes.map(({ of, y0 = 0, y1 = 0 }) => [of.id, y0 + y1]));
  const rank = ({ of }: Bar) => (heights.get(of.id) ?? 0) + (of.isOther ? 4 * height : 0);
  return { ...run((a, b) => rank(a) - rank(b)), height };
}

const bandOf = ({ line, source, target, width = 0, y0 = 0, y1 = 0 }: SankeyLink<BarData, BandData>): Band => {
  const [x0, x1] = [(source as Bar).x1 ?? 0, (target as Bar).x0 ?? 0];
  return { line, x0, y0, x1, y1, width, middle: curve(x0, y0, x1, y1) };
};

/** A band with its hairlines; the one nearest to where the lit way sets out is left to that. */
function drawnBand(band: Band, count: number, lit: readonly FlowStop[]): FlowBand {
  const { line, x0, y0, x1, y1, width } = band;
  const slots = Array.from({ length: count }, (_, place) => ((place + 0.5) / count - 0.5) * width);
  const start = lit.find(({ id }) => id === line.from.id);
  const own = start ? nearest(slots, start.y - y0) : -1;
  return { ...band, hairlines: slots.flatMap((at, place) => (place === own ? [] : curve(x0, y0 + at, x1, y1 + at))) };
}

/** Where a way meets the bars: it keeps its place in a band from one bar to the next, and comes in at the edge where it has none there. */
function stopsOf(way: readonly string[], along: readonly Band[]): FlowStop[] {
  const stops: FlowStop[] = [];
  for (const id of way) {
    const into = along.find(({ line }) => line.to.id === id);
    const out = along.find(({ line }) => line.from.id === id);
    const before = stops.at(-1);
    if (into && before) {
      const slack = (into.width - into.width / into.line.count) / 2;
      stops.push({ id, x: into.x1, y: into.y1 + Math.min(slack, Math.max(-slack, before.y - into.y0)) });
    } else if (out) {
      // Near the middle, where a hairline is.
      stops.push({ id, x: out.x0, y: out.y0 - (out.line.count % 2 === 0 ? out.width / out.line.count / 2 : 0) });
    }
  }
  return stops;
}

const nearest = (slots: readonly number[], to: number): number =>
  slots.reduce((best, at, place) => (Math.abs(at - to) < Math.abs((slots[best] ?? Infinity) - to) ? place : best), 0);

const between = (a: FlowStop, b: FlowStop): string => curve(a.x, a.y, b.x, b.y);

function curve(x0: number, y0: number, x1: number, y1: number): string {
  const [a, b, c, d] = [x0, y0, x1, y1].map(round);
  const half = round((x0 + x1) / 2);
  return `M${a} ${b}C${half} ${b} ${half} ${d} ${c} ${d}`;
}

const round = (px: number): number => Math.round(px * 10) / 10;

/** Room above for the columns' names and the first label, below, and between two bars for a label; of hairlines each at most, and all. */
const [top, foot, gap, widest, tallest] = [58, 8, 40, 7, 270];

interface BarData {
  of: PathNode;
}
interface BandData {
  line: Line;
}
type Bar = SankeyNode<BarData, BandData>;
interface Placed {
  nodes: Bar[];
  links: SankeyLink<BarData, BandData>[];
  height: number;
}

interface Band {
  line: Line;
  x0: number;
  /** Of its middle at the left. */
  y0: number;
  x1: number;
  y1: number;
  /** From its first hairline to its last. */
  width: number;
  /** The curve through its middle. */
  middle: string;
}
export interface FlowBand extends Band {
  hairlines: string[];
}
interface FlowBar {
  node: PathNode;
  x: number;
  top: number;
  bottom: number;
}
interface FlowStop {
  /** Of the node. */
  id: string;
  x: number;
  y: number;
}
export interface Flow {
  width: number;
  height: number;
  /** How many people one hairline stands for. */
  perLine: number;
  columns: { stage: Stage; x: number }[];
  bars: FlowBar[];
  /** From left to right, then from top to bottom. */
  bands: FlowBand[];
  /** The one way that is lit. */
  lit: { path: string; stops: FlowStop[] } | null;
}
