import { kindsNamed } from '../sections/headings.ts';
import type { Laid } from './columns.ts';

/** Two sections that stand side by side, as at the foot of a page or in a row of a table, one after the other. */
export const oneAfterOther = (laid: readonly Laid[]): Laid[] => parted(ofCells(ofTabs(laid)));

/** Cells of a row of a table that begin with a heading each. */
const ofCells = (laid: readonly Laid[]): Laid[] => {
  const cells = Map.groupBy(laid, ({ line }) => line.row ?? '');
  const firsts = Map.groupBy(
    [...cells].filter(([cell]) => cell !== ''),
    ([cell]) => cell.split(':').slice(0, 2).join(':'),
  );
  const headed = new Set(
    [...firsts].flatMap(([row, some]) => {
      const heads = some.filter(([, [first, ...more]]) => first !== undefined && more.length > 0 && isHeading(first.line.text));
      return some.length === 2 && heads.length === 2 ? [row] : [];
    }),
  );
  return laid.map((one) =>
    headed.has(one.line.row?.split(':').slice(0, 2).join(':') ?? '') ? { ...one, line: { ...one.line, row: null } } : one,
  );
};

/** Where tables are known by their tabs only, the last line of one cell stands before the heading of the next. */
const parted = (laid: readonly Laid[]): Laid[] =>
  laid.flatMap((one, at) => {
    const [first = '', second = '', ...more] = one.line.text.split('\t');
    const isEnd =
      one.line.y === null &&
      one.line.row === null &&
      more.length === 0 &&
      second === second.toUpperCase() &&
      isHeading(second) &&
      kindsNamed(first).length === 0 &&
      laid.slice(0, at).some(({ line }) => line.text === line.text.toUpperCase() && isHeading(line.text));
    return isEnd ? [withText(one, first), withText(one, second)] : [one];
  });

/** Headings at one height, and the lines below them that keep to either side. */
const ofTabs = (laid: readonly Laid[]): Laid[] => {
  const at = laid.findIndex(({ line }) => {
    const parts = line.text.split('\t');
    return line.y !== null && line.inner !== undefined && parts.length === 2 && parts.every(isHeading);
  });
  const head = laid[at];
  if (head === undefined) return [...laid];
  const { line: first } = head;
  let edge = first.inner ?? 0;
  const sides: [Laid[], Laid[]] = [[], []];
  let end = at;
  for (; end < laid.length; end++) {
    const one = laid[end];
    if (one === undefined || one.line.page !== first.page || one.line.column !== first.column) break;
    const { line } = one;
    const [left = '', right, ...more] = line.text.split('\t');
    if (right !== undefined) {
      const inner = line.inner ?? 0;
      if (more.length > 0 || inner < edge - 60) break;
      edge = Math.min(edge, inner);
      sides[0].push({ ...one, line: { ...line, text: left, inner: undefined, right: undefined } });
      sides[1].push({ ...one, line: { ...line, text: right, inner: undefined, x: inner } });
    } else if (line.x !== null && line.x >= edge - 60 && line.x > (first.x ?? 0) + 100) {
      edge = Math.min(edge, line.x);
      sides[1].push(one);
    } else if (line.right !== undefined && line.right < edge) sides[0].push(one);
    else break;
  }
  const byHeight = (one: Laid, other: Laid) => (one.line.y ?? 0) - (other.line.y ?? 0);
  return sides.every((side) => side.length > 1)
    ? [...laid.slice(0, at), ...sides[0].toSorted(byHeight), ...sides[1].toSorted(byHeight), ...ofTabs(laid.slice(end))]
    : [...laid.slice(0, at + 1), ...ofTabs(laid.slice(at + 1))];
};

const withText = (one: Laid, text: string): Laid => ({ ...one, line: { ...one.line, text } });

const isHeading = (text: string): boolean => text.split(' ').length < 5 && !/[\d,;]|:\s*\S/.test(text) && kindsNamed(text).length > 0;
