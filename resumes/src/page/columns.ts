import type { ExtractedLine } from '../extracted.ts';
import { datesIn, isOnlyDates } from './dates.ts';
import { isPlace } from './places.ts';
import { kindsNamed } from '../sections/headings.ts';

/** What stands at the right edge of the left column, at the height of one of its lines, and was taken for the right one's. */
const withoutStrays = (lines: readonly ExtractedLine[], now: Date): Laid[] => {
  const all = lines.map((line, number) => ({ line, number }));
  for (const [page, onPage] of Map.groupBy(lines, (line) => line.page)) {
    const columns = [...Map.groupBy(onPage, ({ column }) => column)].toSorted(([one], [other]) => one - other);
    const [[left] = [0]] = columns;
    const others = onPage.filter(({ column }) => column !== left);
    const edges = [...Map.groupBy(others, ({ x }) => Math.round(x ?? 0))].toSorted(([, one], [, other]) => other.length - one.length);
    const [edge = 0, most] = edges[0] ?? [];
    if (columns.length < 2 || most === undefined || most.length < 3) continue;
    // Of three columns the middle one stands there for itself, but for dates and places.
    const isStray = ({ text, x, column }: ExtractedLine) =>
      column !== left && x !== null && x < edge - 30 && (columns.length === 2 || isPlace(text) || isOnlyDates(text, datesIn(text, now)));
    for (const stray of all.filter(({ line }) => line.page === page && isStray(line))) {
      const beside = all.findLast(
        ({ line }) =>
          line.page === page &&
          line.column === left &&
          Math.abs((line.y ?? -9) - (stray.line.y ?? 0)) < 3 &&
          (line.x ?? 0) < (stray.line.x ?? 0),
      );
      if (beside === undefined) continue;
      all.splice(all.indexOf(stray), 1);
      all.splice(all.indexOf(beside) + 1, 0, { ...stray, line: { ...stray.line, column: left } });
    }
  }
  return all;
};

/** Where a part of a column holds hardly more than the dates of what stands in the column beside it, both are one, from top to bottom. */
export const besideDates = (lines: readonly ExtractedLine[], now: Date): Laid[] => {
  const all = withoutStrays(lines, now);
  for (const [page, onPage] of Map.groupBy(
    all.map(({ line }) => line),
    (line) => line.page,
  )) {
    const columns = [...Map.groupBy(onPage, ({ column }) => column)].toSorted(([one], [other]) => one - other);
    const [[left, dates] = [0, []], [right, told] = [0, []]] = columns;
    const heights = told.flatMap(({ y }) => y ?? []);
    const beside = dates.filter(({ y }) => y !== null && y >= Math.min(...heights) - 3 && y <= Math.max(...heights) + 3);
    const dated = beside.filter(({ text }) => isOnlyDates(text, datesIn(text, now)));
    const isAtHeight = ({ y, size }: ExtractedLine, part = 0.35) => heights.some((one) => Math.abs(one - (y ?? 0)) < (size ?? 10) * part);
    const areDates =
      dated.length > 1 && dated.length * 2 >= beside.length && dated.length < dates.length && dated.every((line) => isAtHeight(line));
    // Headings in a column of their own stand far apart, each beside the first line of what it heads.
    const areHeadings =
      beside.length > 2 &&
      beside.filter((line) => isAtHeight(line, 0.5)).length >= beside.length * 0.8 &&
      beside.every(({ text }) => text.split(' ').length < 6 && !/\d/.test(text)) &&
      gapOf(beside) > 1.8 * gapOf(told);
    // Headings alone in the left column, and everything else there beside a line of the right one, which has none: a table of names and dates.
    const named = dates.filter(({ text }) => kindsNamed(text).length > 0 && text.split(' ').length < 6);
    const others = beside.filter((line) => !named.includes(line));
    const kinds = new Set(named.flatMap(({ text }) => kindsNamed(text)));
    const areNames =
      kinds.has('education') &&
      kinds.has('experience') &&
      others.length > 3 &&
      others.filter((line) => isAtHeight(line)).length >= others.length * 0.9 &&
      named.filter((line) => isAtHeight(line)).length <= named.length / 4 &&
      told.filter(({ text }) => kindsNamed(text).length > 0).length < 2;
    // A few lines beside others, above and below what runs over both: a table.
    const edge = Math.min(...told.flatMap(({ x }) => x ?? []));
    const over = dates.filter((line) => !beside.includes(line) && (line.right ?? 0) > edge + 20);
    const isBelow = (line: ExtractedLine) => (line.y ?? 0) > Math.max(...heights);
    // Headings side by side are those of two sections.
    const isNamed = ({ text }: ExtractedLine) => text.split(' ').length < 6 && !/\d/.test(text) && kindsNamed(text).length > 0;
    const areHeaded = told.some(
      (line) => isNamed(line) && beside.some((other) => isNamed(other) && Math.abs((other.y ?? 0) - (line.y ?? 0)) < 3),
    );
    const areCells =
      !areHeaded &&
      told.length < 16 &&
      told.filter((line) => beside.some((other) => Math.abs((other.y ?? 0) - (line.y ?? 0)) < 4)).length >= told.length * 0.5 &&
      over.filter(isBelow).length > 1 &&
      over.some((line) => !isBelow(line));
    // Dates at the right edge, each beside a line of the left column and far from what else stands below one another there.
    const isAlone = (line: ExtractedLine) =>
      told.every((other) => other === line || Math.abs((other.y ?? 0) - (line.y ?? 0)) > 2 * (line.size ?? 10)) &&
      dates.some(({ y }) => Math.abs((y ?? -9) - (line.y ?? 0)) < 3);
    const atEdge = told.filter(({ text }) => isOnlyDates(text, datesIn(text, now)));
    const areAtEdge = atEdge.length > 2 && atEdge.every(isAlone);
    if (columns.length !== 2 || (!areDates && !areHeadings && !areNames && !areCells && !areAtEdge)) continue;
    const own = all.filter(({ line }) => line.page === page && (line.column === left || line.column === right));
    const sorted = own.toSorted(
      ({ line: one }, { line: other }) =>
        (Math.abs((one.y ?? 0) - (other.y ?? 0)) < 3 ? 0 : (one.y ?? 0) - (other.y ?? 0)) || (one.x ?? 0) - (other.x ?? 0),
    );
    const from = all.findIndex((one) => own.includes(one));
    all.splice(from, own.length, ...sorted.map(({ line, number }) => ({ line: { ...line, column: left }, number })));
  }
  return all;
};

/** The usual distance between lines that follow one another. */
const gapOf = (lines: readonly ExtractedLine[]): number => {
  const gaps = lines
    .flatMap(({ y }, at) => (at === 0 ? [] : [Math.abs((y ?? 0) - (lines[at - 1]?.y ?? 0))]))
    .toSorted((one, other) => one - other);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
};

/** Columns of a page that hold dates above all. */
export const datedColumns = (lines: readonly ExtractedLine[], now: Date): ReadonlySet<string> =>
  new Set(
    [...Map.groupBy(lines, sideOf)].flatMap(([side, own]) => {
      const dated = own.filter(({ text, y }) => y !== null && text.length < 40 && isOnlyDates(text, datesIn(text, now)));
      // A section of its own, whose years have no room beside what they are of.
      const isHeaded = (own[0]?.column ?? 0) > 0 && own.some(({ text }) => !/\d|,/.test(text) && kindsNamed(text).length > 0);
      return dated.length >= own.length * 0.4 && !isHeaded ? [side] : [];
    }),
  );
export const sideOf = ({ page, column }: ExtractedLine): string => `${page}:${column}`;

/**
 * A table that lays out a page, with headings in its first cells and what they head beside them: each heading is a line of its own, and the cells
 * beside it are a table without it. Names of skills stand so, too: headings are of education and of experience among others.
 */
export const besideHeadings = (written: readonly Laid[]): Laid[] => {
  const laid = aboveNames(written);
  const named = new Map<string, Laid[]>();
  const full = new Set<string>();
  for (const one of laid) {
    const [table, row, cell] = one.line.row?.split(':') ?? [];
    // What has a place on its page is told apart by that.
    if (one.line.y !== null || isRule.test(one.line.text)) continue;
    if (cell === '0') named.set(`${table}:${row}`, [...(named.get(`${table}:${row}`) ?? []), one]);
    else if (cell !== undefined) full.add(`${table}:${row}`);
  }
  const textOf = (some: readonly Laid[]) => some.map(({ line }) => line.text).join(' ');
  const likely = [...named].flatMap(([row, some]) => {
    const text = textOf(some);
    const isName = full.has(row) && some.length < 4 && text.split(' ').length < 6 && !/\d|[.;:]\s*\S|\t/.test(text);
    return isName ? [{ row, some, text, kinds: kindsNamed(text) }] : [];
  });
  const known = likely.filter(({ kinds }) => kinds.length > 0);
  const kinds = new Set(known.flatMap((one) => one.kinds));
  if (known.length < 3 || !kinds.has('education') || !kinds.has('experience')) return [...laid];
  const tables = new Set(known.map(({ row }) => row.split(':')[0]));
  const heads = new Map(
    likely.filter((one) => one.kinds.length > 0 || tables.has(one.row.split(':')[0] ?? '')).map((one) => [one.row, one] as const),
  );
  const cells = Map.groupBy(laid, ({ line }) => line.row?.split(':').slice(0, 2).join(':') ?? '');
  return laid.flatMap((one) => {
    const [table, row, cell] = one.line.row?.split(':') ?? [];
    const head = heads.get(`${table}:${row}`);
    if (head === undefined) return [one];
    const { some, text } = head;
    if (cell === '0') return one === some[0] ? [{ ...one, line: { ...one.line, text, row: null, isItem: false }, isHeading: true }] : [];
    const beside = new Set((cells.get(`${table}:${row}`) ?? []).map(({ line }) => line.row));
    return [beside.size > 2 ? one : { ...one, line: { ...one.line, row: null } }];
  });
};

/** A line that is drawn with letters. */
export const isRule = /^[ㅡ―─━—–_=-]+$/u;

/** "Languages" above "English | native": where tables are known by their tabs only, a heading between two of them seems to stand in the second. */
const aboveNames = (laid: readonly Laid[]): Laid[] => {
  const cells = Map.groupBy(laid, ({ line }) => line.row);
  return laid.map((one) => {
    const own = one.line.row?.endsWith(':0') === true && one.line.y === null ? (cells.get(one.line.row) ?? []) : [];
    const [first, last] = [own[0], own.at(-1)];
    const isHeading =
      own.length === 2 &&
      one === first &&
      last !== undefined &&
      kindsNamed(first.line.text).length > 0 &&
      !/(?:&|\band|\bof|,)$/i.test(first.line.text) &&
      kindsNamed(last.line.text).length === 0;
    return isHeading ? { ...one, line: { ...one.line, row: null } } : one;
  });
};

export interface Laid {
  line: ExtractedLine;
  /** Its number in the file. */
  number: number;
  /** A table has it as the heading of what stands beside it. */
  isHeading?: boolean;
}
