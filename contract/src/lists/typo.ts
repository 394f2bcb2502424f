/**
 * Makes a finder of the beginning of a text that is nearest to `typed`, in insertions, deletions, substitutions and swaps
 * of neighbours (optimal string alignment, only the band of cells within `most` of the diagonal). It returns the distance
 * and the length of that beginning, or null when more than `most` edits are needed.
 */
export const nearestPrefix = (typed: string, most: number): ((text: string) => Prefix | null) => {
  const far = most + 1;
  const size = typed.length + most + 2;
  let beforeLast: number[] = Array<number>(size).fill(far);
  let last = beforeLast.slice();
  let current = beforeLast.slice();

  const fillRow = (text: string, row: number, from: number, to: number): number => {
    current[from - 1] = from === 1 ? row : far;
    let least = at(current, from - 1);
    for (let column = from; column <= to; column += 1) {
      const same = typed[row - 1] === text[column - 1];
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && typed[row - 1] === text[column - 2] && typed[row - 2] === text[column - 1];
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    current[to + 1] = far;
    return least;
  };

  return (text) => {
    const width = Math.min(text.length, typed.length + most);
    if (width < typed.length - most) return null;
    for (let column = 0; column <= width; column += 1) last[column] = column;
    for (let row = 1; row <= typed.length; row += 1) {
      const least = fillRow(text, row, Math.max(1, row - most), Math.min(width, row + most));
      if (least > most) return null;
      [beforeLast, last, current] = [last, current, beforeLast];
    }
    return nearest(last, Math.max(0, typed.length - most), width);
  };
};

/** Of equally near beginnings the longest, which reads best when highlighted. */
const nearest = (row: readonly number[], from: number, to: number): Prefix => {
  let best = { distance: Infinity, length: 0 };
  for (let length = from; length <= to; length += 1) if (at(row, length) <= best.distance) best = { distance: at(row, length), length };
  return best;
};

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;

interface Prefix {
  distance: number;
  length: number;
}
