/**
 * Puts runs of text into reading order. Rows are cut by the widest empty strip that has a column on either side; above and below it, and in each
 * column, the same is tried again. `areMixed`: the file itself goes to and fro between columns, or lines of two columns share their baselines,
 * so that a reader who knows no columns mixes them.
 */
export const inColumns = (runs: readonly Run[]): { rows: Row[]; areMixed: boolean } => {
  const found = { areMixed: false };
  const read = ordered(rowsOf(runs), 0, 0, found);
  return { rows: read.rows, areMixed: found.areMixed };
};

function ordered(rows: readonly Run[][], column: number, depth: number, found: { areMixed: boolean }): { rows: Row[]; columns: number } {
  const cut = depth > 3 ? null : bestCut(rows);
  if (cut === null) return { rows: rows.map((runs) => ({ runs, column })), columns: 1 };
  const above = ordered(rows.slice(0, cut.from), column, depth + 1, found);
  const within = rows.slice(cut.from, cut.to);
  const side = (isLeft: boolean) => rowsOf(within.flatMap((row) => row.filter((run) => run.x < cut.x === isLeft)));
  found.areMixed ||= isMixed(within, cut.x);
  const left = ordered(side(true), column, depth + 1, found);
  const right = ordered(side(false), column + left.columns, depth + 1, found);
  const below = ordered(rows.slice(cut.to), column, depth + 1, found);
  return {
    rows: [...above.rows, ...left.rows, ...right.rows, ...below.rows],
    columns: Math.max(above.columns, left.columns + right.columns, below.columns),
  };
}

/** Whether the file's own order changes sides again and again, or half of the rows have text on both sides. */
const isMixed = (rows: readonly Run[][], x: number): boolean => {
  const sides = rows
    .flat()
    .toSorted((a, b) => a.order - b.order)
    .map((run) => run.x < x);
  const changes = sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length;
  const shared = rows.filter((row) => row.some((run) => run.x < x) && row.some((run) => run.x >= x)).length;
  return changes > 4 || shared > Math.max(4, rows.length / 2);
};

/** The strip that parts most text from most text; null: this is one column. */
function bestCut(rows: readonly Run[][]): Cut | null {
  const all = rows.flat();
  if (all.length < 2 * fewest) return null;
  const left = Math.min(...all.map((run) => run.x));
  const right = Math.max(...all.map((run) => run.right));
  const breadth = right - left;
  // A strip begins where some text of the right column does.
  const starts = [...new Set(all.map((run) => Math.floor(run.x)))].filter((x) => x > left + breadth * 0.15 && x < right - breadth * 0.1);
  let best: Cut | null = null;
  for (const x of starts.length > 200 ? starts.filter((_, at) => at % Math.ceil(starts.length / 200) === 0) : starts) {
    let from = 0;
    for (let to = 0; to <= rows.length; to++) {
      const row = rows[to];
      if (row && !row.some((run) => run.x < x - 0.5 && run.right > x - 4)) continue;
      const cut = columnsIn(rows, from, to, x);
      if (cut !== null && cut.weight > (best?.weight ?? 0)) best = cut;
      from = to + 1;
    }
  }
  return best;
}

/** The columns on either side of `x` in some rows; null where they are none, such as dates at the right edge or names before values. */
function columnsIn(rows: readonly Run[][], start: number, to: number, x: number): Cut | null {
  if (to - start < fewest) return null;
  const isLeft = (run: Run) => run.x < x - 0.5;
  const hasLeft = (row: Run[]) => row.some(isLeft);
  const hasRight = (row: Run[]) => row.some((run) => !isLeft(run));
  let from = start;
  // What stands above both columns on one side only, at some distance, is a head over them.
  while (from < to && hasLeft(rows[from] ?? []) !== hasRight(rows[from] ?? []) && isHead(rows, from, to, hasLeft(rows[from] ?? [])))
    from += 1;
  const within = rows.slice(from, to);
  const lefts = within.filter(hasLeft).length;
  const rights = within.filter(hasRight).length;
  if (lefts < fewest || rights < fewest) return null;
  const loneLeft = within.filter((row) => hasLeft(row) && !hasRight(row)).length;
  const loneRight = within.filter((row) => hasRight(row) && !hasLeft(row)).length;
  const rightRuns = within.flatMap((row) => row.filter((run) => !isLeft(run)));
  const leftRuns = within.flatMap((row) => row.filter(isLeft));
  // All of the left in the file before all of the right: cells side by side, whose lines may share each baseline.
  const isWritten =
    Math.max(...leftRuns.map(({ order }) => order)) < Math.min(...rightRuns.map(({ order }) => order)) && lefts >= 2 * fewest;
  if (
    !isColumn(rightRuns, { lone: loneRight, lines: rights, isWritten }) ||
    !isColumn(leftRuns, { lone: loneLeft, lines: lefts, isWritten })
  )
    return null;
  return { x: x - 0.5, from, to, weight: Math.min(lefts, rights) * Math.min(50, letters(leftRuns), letters(rightRuns)) };
}

/** A column has lines of its own and most of them begin at its left edge; dates and places beside lines, and names before values, have none. */
const isColumn = (runs: readonly Run[], { lone, lines, isWritten }: { lone: number; lines: number; isWritten: boolean }): boolean => {
  const aligned = Math.max(...[...Map.groupBy(runs, (run) => Math.round(run.x / 6)).values()].map((group) => group.length));
  const written = runs.filter(({ text }) => text.trim().length > 0);
  const long = written.filter(({ text }) => text.length > 12).length;
  if (lone < lines * 0.2 && !isWritten) return aligned > lines * 0.6 && lines >= 3 * fewest && long > lines * 0.5 && !isDates(runs);
  return !isDates(runs) && (aligned > lines * 0.3 || long > lines * 0.5);
};

const isDates = (runs: readonly Run[]): boolean => runs.filter(({ text }) => dates.test(text)).length > runs.length * 0.5;

/** Whether a row on one side stands over both: in much larger letters, in the middle, or at the left with a gap of two lines below. */
const isHead = (rows: readonly Run[][], at: number, end: number, isAtLeft: boolean): boolean => {
  const [row, next] = [rows[at] ?? [], rows[at + 1] ?? []];
  if (at + 1 >= end) return false;
  const later = rows.slice(at + 1, end).flat();
  const sizes = later.map((run) => run.size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  if (Math.max(...row.map((run) => run.size)) > usual * 1.6) return true;
  const [left, right] = [Math.min(...later.map((run) => run.x)), Math.max(...later.map((run) => run.right))];
  const [first, last] = [row[0]?.x ?? 0, row.at(-1)?.right ?? 0];
  if (Math.abs(first + last - left - right) < (right - left) * 0.06) return true;
  return isAtLeft && (next[0]?.y ?? 0) - (row[0]?.y ?? 0) > 2.2 * usual;
};

/** Runs by baseline from the top, each row from the left. */
function rowsOf(runs: readonly Run[]): Run[][] {
  const rows: Run[][] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const first = rows.at(-1)?.[0];
    if (first && run.y - first.y < Math.min(first.size, run.size) * 0.4) rows.at(-1)?.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

const letters = (runs: readonly Run[]): number => runs.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, runs.length);
/** Lines that a column has at least. */
const fewest = 4;
const dates = /\b(?:19|20)\d\d\b|\bpresent\b|\bcurrent\b|,\s*[A-Z]{2}$/i;

/** Text on one baseline without a wide gap. */
export interface Run {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
  /** Place of its first piece in the file. */
  order: number;
  /** The piece that it ends with. */
  last: { text: string; x: number; isBold: boolean };
  /** Where letters become bold or cease to be. */
  turns: { at: number; isSpace: boolean }[];
}

export interface Row {
  runs: Run[];
  column: number;
}

interface Cut {
  x: number;
  /** The rows that it parts, from `from` to before `to`. */
  from: number;
  to: number;
  weight: number;
}
