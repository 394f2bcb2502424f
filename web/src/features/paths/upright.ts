import { type PathNode, type Stage, stages } from '@alive/contract/paths.ts';
import { hairlines, linesOf, type Transitions } from './lines.ts';

/**
 * Where everything of the upright drawing stands, in px, in a box of this width: a row for each stage from top to bottom, with a bar for each
 * node and its label above it (what was studied) or in the clear band below. Lines end at a bar and resume under its label; each takes a slot
 * of 7. `lit` is one person's way by the ids of its nodes: it takes the first slot of each and runs through the bands, and `who`, up to two
 * lines of text, stands left of its end, or below where there is no room. `widthOf` measures a label. As few people share a line as the width
 * allows. Nothing overlaps, and the same reply is laid out the same way every time.
 */
export function uprightOf(transitions: Transitions, width: number, { lit, who, widthOf }: LayoutOptions): Upright {
  const perLine = peopleThatFit(transitions, width, widthOf);
  const rows = rowsOf(transitions, perLine, lit).map((row) => placed(row, width, lit, widthOf));
  const last = rows.at(-1);
  const whoWidth = Math.max(0, ...who.map(widthOf));
  const isAdjacent = lit.length > 0 && last !== undefined && moveAside(last, { room: whoWidth + ringRoom, width, widthOf });
  const nodes = rows.flat();
  const strands = strandsOf(transitions, nodes, perLine, lit);
  const stops = lit
    .flatMap((id) => nodes.find((one) => one.node.id === id) ?? [])
    .map(({ node, x, y }) => ({ id: node.id, x: x + slot / 2, y }));
  const end = stops.at(-1);
  const foot = (rows.at(-1)?.[0]?.y ?? 0) + band + (lit.length > 0 && !isAdjacent ? lineHeight * who.length : 0);
  return {
    width,
    height: foot,
    perLine,
    stages: stages.flatMap((stage, at) => (rows[at]?.length ? { stage, y: at === 0 ? 14 : (tops[at] ?? 0) - 10 } : [])),
    nodes,
    strands,
    lit: stops.length < 2 || end === undefined ? null : { path: throughBands(stops), stops },
    who:
      end === undefined || stops.length < 2
        ? null
        : isAdjacent
          ? { x: end.x - ringRoom, y: end.y - 2, anchor: 'end' }
          : { x: Math.max(0, Math.min(end.x - slot / 2, width - whoWidth)), y: end.y + band + 10, anchor: 'start' },
  };
}

/** Slot, the clear band of a label, its lines, and the least room between two labels or bars: px. */
const [slot, band, lineHeight, apart] = [7, 46, 17, 8];
/** Where the bars of each stage stand; below the first there is no band, its labels are above. */
const tops = [band + 22, band + 22 + 150, band + 22 + 150 + band + 138, band + 22 + 150 + 2 * (band + 138)];
/** What a label is moved by next to the lit line, and past the ring at its end. */
const [litIndent, ringIndent] = [14, 20];
const ringRoom = 24;
/** Where there is room for it, no label is cut shorter than this. */
const leastLabel = 64;
/** Nodes of a stage, as the contract has it. */
const mostNodes = 4;

/** The fewest people a line can stand for so that all rows have room, in round numbers. */
function peopleThatFit(transitions: Transitions, width: number, widthOf: LayoutOptions['widthOf']): number {
  const least = Math.min(leastLabel, (width - apart * (mostNodes - 1) - litIndent) / mostNodes);
  const isWide = (perLine: number) =>
    rowsOf(transitions, perLine, []).some((row) => {
      const needed = row.map(({ node, slots }) => Math.max(slots * slot, Math.min(least, longestOf(node, widthOf))));
      return sum(needed) + litIndent + apart * (row.length - 1) > width;
    });
  for (let unit = 1; ; unit *= 10) for (const step of [1, 2, 5]) if (!isWide(step * unit) || unit > 1e6) return step * unit;
}

/** The nodes of each stage from left to right with their slots: the lit one first, "Other" last, the rest under those they come from. */
function rowsOf(transitions: Transitions, perLine: number, lit: readonly string[]): Row[] {
  const lines = linesOf(transitions);
  const place = new Map<string, number>();
  return stages.map((stage) => {
    const row = transitions.nodes
      .filter((node) => node.stage === stage)
      .map((node) => {
        const [into, out] = [lines.filter(({ to }) => to.id === node.id), lines.filter(({ from }) => from.id === node.id)];
        const slots = Math.max(
          hairlines(node.count, perLine),
          ...[into, out].map((some) => sum(some.map(({ count }) => hairlines(count, perLine)))),
        );
        const from =
          sum(into.map((line) => (place.get(line.from.id) ?? 0) * line.count)) / Math.max(1, sum(into.map(({ count }) => count)));
        return { node, slots, rank: lit.includes(node.id) ? -1 : node.isOther ? stages.length * 100 : from };
      })
      .toSorted((a, b) => a.rank - b.rank || b.node.count - a.node.count || (a.node.name < b.node.name ? -1 : 1));
    row.forEach(({ node }, at) => place.set(node.id, at));
    return row;
  });
}

/** A row in the width, its cells as wide as bar or label need; labels are cut evenly where there is no room for all. */
function placed(row: Row, width: number, lit: readonly string[], widthOf: LayoutOptions['widthOf']): UprightNode[] {
  const [first] = row;
  if (first === undefined) return [];
  const { stage } = first.node;
  const y = tops[stages.indexOf(stage)] ?? 0;
  const cells = row.map(({ node, slots }) => {
    const indent = stage === 'major' || !lit.includes(node.id) ? 0 : stage === 'dream' ? ringIndent : litIndent;
    return { node, bar: slots * slot, indent, label: longestOf(node, widthOf) };
  });
  const free = width - apart * (row.length - 1);
  const sizes = (most: number) => cells.map(({ bar, indent, label }) => Math.max(bar, indent + Math.min(label, most)));
  let most = Math.max(...cells.map(({ label }) => label));
  while (most > 24 && sum(sizes(most)) > free) most -= 1;
  const wide = sizes(most);
  const gap = row.length === 1 ? 0 : Math.min(40, apart + (free - sum(wide)) / (row.length - 1));
  let x = Math.max(0, (width - sum(wide) - gap * (row.length - 1)) / 2);
  return cells.map(({ node, bar, indent }, at) => {
    const size = wide[at] ?? bar;
    const room = size - indent + (at === row.length - 1 ? 0 : Math.max(0, gap - apart));
    const lines = wrapped(node, room, widthOf);
    const one = {
      node,
      x: round(x),
      y,
      width: bar,
      label: {
        x: round(x + indent),
        y: stage === 'major' ? y - 11 - lineHeight * (lines.length - 1) : y + 19,
        lines,
      },
    };
    x += size + gap;
    return one;
  });
}

/** The last row makes room for who is lit, on the left of its bar; false where it cannot. */
function moveAside(
  [end]: readonly UprightNode[],
  { room, width, widthOf }: { room: number; width: number; widthOf: LayoutOptions['widthOf'] },
): boolean {
  if (end === undefined) return false;
  const size = Math.max(end.width, end.label.x - end.x + Math.max(...end.label.lines.map(widthOf)));
  if (room + size > width) return false;
  const by = Math.max(0, room - end.x);
  end.x += by;
  end.label.x += by;
  return true;
}

/** For each line of the reply its hairlines from bar to bar, or from below the band; the lit one is left out. */
function strandsOf(transitions: Transitions, nodes: readonly UprightNode[], perLine: number, lit: readonly string[]): Strand[] {
  const find = (id: string) => nodes.find(({ node }) => node.id === id);
  const lines = linesOf(transitions).flatMap(({ from, to, count }) => {
    const [start, end] = [find(from.id), find(to.id)];
    const isLit = lit.some((id, at) => id === from.id && lit[at + 1] === to.id);
    return start && end ? [{ from: start, to: end, count: hairlines(count, perLine), isLit }] : [];
  });
  const slotsOf = (id: string, side: 'from' | 'to') => {
    const other = side === 'from' ? 'to' : 'from';
    const own = lines
      .filter((line) => line[side].node.id === id)
      .toSorted((a, b) => Number(b.isLit) - Number(a.isLit) || a[other].x - b[other].x);
    let next = 0;
    return new Map(own.map((line) => [line, (next += line.count) - line.count]));
  };
  const starts = new Map(nodes.map(({ node }) => [node.id, { from: slotsOf(node.id, 'from'), to: slotsOf(node.id, 'to') }]));
  return lines.map((line) => {
    const { from, to, count, isLit } = line;
    const [left, right] = [starts.get(from.node.id)?.from.get(line) ?? 0, starts.get(to.node.id)?.to.get(line) ?? 0];
    const above = from.y + (from.node.stage === 'major' ? 0 : band);
    const curves = Array.from({ length: count }, (_, at) =>
      curve(from.x + (left + at + 0.5) * slot, above, to.x + (right + at + 0.5) * slot, to.y),
    );
    return { from: from.node, to: to.node, count, paths: isLit ? curves.slice(1) : curves };
  });
}

/** Through a label's band straight down, between the bands in a curve. */
const throughBands = (stops: readonly Stop[]): string =>
  stops
    .slice(1)
    .map((stop, at) => {
      const before = stops[at] ?? stop;
      const above = before.y + (at === 0 ? 0 : band);
      return `M${round(before.x)} ${before.y}V${above}${curve(before.x, above, stop.x, stop.y)}`;
    })
    .join('');

function curve(x0: number, y0: number, x1: number, y1: number): string {
  const half = round((y0 + y1) / 2);
  return `M${round(x0)} ${y0}C${round(x0)} ${half} ${round(x1)} ${half} ${round(x1)} ${y1}`;
}

/** A label and its count in at most two lines; what has no room ends in "…". */
function wrapped({ name, count }: PathNode, room: number, widthOf: LayoutOptions['widthOf']): string[] {
  const countText = ` ${count.toLocaleString('en-US')}`;
  if (widthOf(name + countText) <= room) return [name + countText];
  const words = name.split(' ');
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ') + countText] as const);
  const fits = breaks.findLast(([first, second]) => widthOf(first) <= room && widthOf(second) <= room);
  if (fits !== undefined) return [...fits];
  const over = ([first, second]: readonly [string, string]) => Math.max(0, widthOf(first) - room) + Math.max(0, widthOf(second) - room);
  const [best] = breaks.toSorted((a, b) => over(a) - over(b));
  if (best === undefined) return [cut(name, room, widthOf), countText.trim()];
  const [first, second] = best;
  return [cut(first, room, widthOf), cut(second.slice(0, -countText.length), room - widthOf(countText), widthOf) + countText];
}

function cut(text: string, room: number, widthOf: LayoutOptions['widthOf']): string {
  if (widthOf(text) <= room) return text;
  let end = text.length - 1;
  while (end > 1 && widthOf(`${text.slice(0, end)}…`) > room) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** The least width in which a label stands whole in two lines. */
function longestOf({ name, count }: PathNode, widthOf: LayoutOptions['widthOf']): number {
  const countText = ` ${count.toLocaleString('en-US')}`;
  const words = name.split(' ');
  const one = widthOf(name + countText);
  return Math.min(
    one,
    ...words
      .slice(1)
      .map((_, at) => Math.max(widthOf(words.slice(0, at + 1).join(' ')), widthOf(words.slice(at + 1).join(' ') + countText))),
  );
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
const round = (px: number): number => Math.round(px * 10) / 10;

interface LayoutOptions {
  /** Ids of the nodes of the way that is lit; empty for none. */
  lit: readonly string[];
  who: readonly string[];
  /** In px. */
  widthOf: (text: string) => number;
}
type Row = { node: PathNode; slots: number }[];
interface Stop {
  id: string;
  x: number;
  y: number;
}
interface UprightNode {
  node: PathNode;
  /** Of the left end of its bar. */
  x: number;
  y: number;
  /** Of its bar. */
  width: number;
  /** `y` is the base of its first line. */
  label: { x: number; y: number; lines: string[] };
}
interface Strand {
  from: PathNode;
  to: PathNode;
  /** How many lines, the lit one among them. */
  count: number;
  paths: string[];
}
export interface Upright {
  width: number;
  height: number;
  /** How many people one line stands for. */
  perLine: number;
  stages: { stage: Stage; y: number }[];
  nodes: UprightNode[];
  strands: Strand[];
  lit: { path: string; stops: Stop[] } | null;
  who: { x: number; y: number; anchor: 'start' | 'end' } | null;
}
