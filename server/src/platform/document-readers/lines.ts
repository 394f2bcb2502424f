import type { ExtractedLine } from '@alive/resumes/extracted.ts';
import { clean, itemOf } from '@alive/resumes/signs.ts';
import { inColumns, type Run } from './columns.ts';

/**
 * The lines of a page in reading order: pieces on one baseline are a run as far as their gaps go, columns are read one after the other, and what
 * stands at the right edge of a line (a date) stays with it. An item of a list is one line, however often it is wrapped.
 */
export const linesOf = (pieces: readonly Piece[], page: Page): { lines: ExtractedLine[]; areColumnsMixed: boolean } => {
  const upright = pieces.map((piece) => turned(piece, page));
  // What runs along the edge is read after the rest.
  const read = [0, 1, 2, 3].map((turn) => inColumns(runsOf(upright.filter((piece) => piece.turn === turn))));
  let after = 0;
  const rows = read.flatMap(({ rows }) => {
    const own = rows.map((row) => ({ ...row, column: row.column + after }));
    after = Math.max(after, ...own.map(({ column }) => column + 1));
    return own;
  });
  const words = new Set(pieces.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
  const lines = rows.flatMap(({ runs, column }, at) => rowLines(runs, { column, row: `${page.page}:${at}` }));
  return {
    lines: wrapped(lines, words)
      .filter(
        ({ text, y }) =>
          !(/^(?:page )?\d{1,2}(?: ?(?:of|\/) ?\d{1,2})?$/i.test(text) && (y < page.height * 0.08 || y > page.height * 0.92)),
      )
      .map(({ text, x, y, size, isBold, column, isItem, row, right, inner }) => ({
        text,
        page: page.page,
        x: round(x),
        y: round(y),
        size: round(size),
        isBold,
        column,
        isItem,
        row,
        right: round(right),
        inner: inner === undefined ? undefined : round(inner),
      })),
    areColumnsMixed: read.some(({ areMixed }) => areMixed),
  };
};

/** A piece as it stands where the page is turned so that it can be read. */
const turned = (piece: Piece, { width, height }: Page): Piece => {
  const { x, y } = piece;
  if (piece.turn === 1) return { ...piece, x: y, y: width - x };
  if (piece.turn === 2) return { ...piece, x: width - x, y: height - y };
  if (piece.turn === 3) return { ...piece, x: height - y, y: x };
  return piece;
};

/** Joins the pieces of one baseline whose gaps are those between words. */
const runsOf = (pieces: readonly Piece[]): Run[] => {
  const runs: Run[] = [];
  for (const row of baselines(pieces)) {
    let open: Run | null = null;
    for (const piece of row) {
      const gap = open === null ? 0 : piece.x - open.right;
      // The same letters once more at the same place make them bold.
      const isDouble = open !== null && open.last.text === piece.text && Math.abs(open.last.x - piece.x) < piece.size * 0.2;
      if (open !== null && isDouble) open.isBold = true;
      else if (open !== null && gap < Math.max(piece.size, open.size) * widestBetween(open, piece) && gap > -piece.size * 2) {
        const space = gap > piece.size * 0.55 ? '  ' : gap > piece.size * 0.12 ? ' ' : '';
        const known: Run = open;
        const isLonger = piece.text.length > known.text.length / 2;
        if (known.last.isBold !== piece.isBold)
          known.turns.push({ at: known.text.length, isSpace: /\s$/.test(known.text) || space !== '' || /^\s/.test(piece.text) });
        Object.assign(known, {
          text: known.text + space + piece.text,
          right: Math.max(known.right, piece.x + piece.width),
          size: isLonger ? Math.max(known.size, piece.size) : known.size,
          isBold: known.isBold && piece.isBold,
          last: piece,
        });
      } else {
        open = {
          text: piece.text,
          x: piece.x,
          right: piece.x + piece.width,
          y: piece.y,
          size: piece.size,
          isBold: piece.isBold,
          order: piece.order ?? 0,
          last: piece,
          turns: [],
        };
        runs.push(open);
      }
    }
  }
  const sizes = pieces.map(({ size }) => size).toSorted((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  for (const run of runs) if (run.size < usual * 1.4) run.text = partedByWeight(run);
  return runs;
};

/** "**Barista** Compass Coffee": where letters are bold up to one place and no sign stands there, two names stand side by side. */
const partedByWeight = ({ text, turns: [turn, ...more] }: Run): string => {
  const [left, right] = [text.slice(0, turn?.at ?? 0).trimEnd(), text.slice(turn?.at ?? 0).trimStart()];
  const areNames =
    turn?.isSpace === true &&
    more.length === 0 &&
    /\p{L}{2}[\p{L}\d.+#]*[)’'”]?$/u.test(left) &&
    /^\p{Lu}.*\p{L}{2}/u.test(right) &&
    left.split(' ').length <= 12 &&
    right.split(' ').length <= 10 &&
    !/\b(?:of|in|at|and|the|for|with|from|by|to|gpa)$/i.test(left);
  return areNames ? `${left}\t${right}` : text;
};

/** Pieces by baseline from the top, each row from the left. A raised or lowered sign belongs to its row. */
function baselines(pieces: readonly Piece[]): Piece[][] {
  const rows: { y: number; size: number; pieces: Piece[] }[] = [];
  const numbered = pieces.map((piece, order) => ({ ...piece, order }));
  for (const piece of numbered.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && piece.y - row.y < Math.min(row.size, piece.size) * 0.4) {
      row.pieces.push(piece);
      row.size = Math.max(row.size, piece.size);
    } else rows.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return rows.map((row) => row.pieces.toSorted((a, b) => a.x - b.x));
}

/** The lines of a row: one, unless it has three cells or more and no date among them. */
function rowLines(runs: readonly Run[], { column, row }: { column: number; row: string }): Line[] {
  const [first] = runs;
  if (first === undefined) return [];
  const isSign = runs.length > 1 && itemOf(`${first.text} X`) === 'X';
  const written = isSign ? runs.slice(1) : runs.filter(({ text }) => clean(text) !== '');
  const cells = written.length === 0 ? runs : written;
  if (!isSign && cells.length > 2 && !cells.some(({ text }) => dated.test(text)))
    return cells.map((cell, at) => lineOf([cell], { column, row: `${row}:${at}`, sign: null }));
  return [lineOf(cells, { column, row: null, sign: isSign ? first : null })];
}

function lineOf(runs: readonly Run[], { column, row, sign }: { column: number; row: string | null; sign: Run | null }): Line {
  const [first = sign] = runs;
  const written = runs.map(({ text }) => spaced(text)).join('\t');
  const item = sign === null ? itemOf(written) : written;
  return {
    text: item ?? written,
    x: (sign ?? first)?.x ?? 0,
    textX: sign === null ? null : (first?.x ?? null),
    right: Math.max(...runs.map(({ right }) => right)),
    y: first?.y ?? 0,
    size: Math.max(...runs.map(({ size }) => size)),
    isBold: first?.isBold ?? false,
    column,
    isItem: item !== null,
    row,
    ...(runs[1] === undefined ? {} : { inner: runs[1].x }),
  };
}

/** "E D U C A T I O N" is one word; where two letters were set closer, "K e l l e y" may stand as "Ke l l e y". */
const spaced = (text: string): string => {
  const parts = text.trim().split(/\s+/);
  const single = parts.filter((part) => /^[^\d\s]$/u.test(part)).length;
  if (parts.length < 4 || single < parts.length * 0.8 || parts.some((part) => part.length > 3)) return text;
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replaceAll(' ', '').replace(/(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll})/gu, ' '))
    .join(' ');
};

/** Joins what a list's item goes on with to it, line by line. */
function wrapped(lines: readonly Line[], words: ReadonlySet<string>): Line[] {
  const rights = new Map<number, number>();
  const lefts = new Map<number, number>();
  for (const { column, right, x } of lines) {
    rights.set(column, Math.max(rights.get(column) ?? 0, right));
    lefts.set(column, Math.min(lefts.get(column) ?? x, x));
  }
  const joined: (Line & { lastY: number; lastRight: number })[] = [];
  for (const line of lines) {
    const item = joined.at(-1);
    const edge = rights.get(line.column) ?? 0;
    const breadth = edge - (lefts.get(line.column) ?? 0);
    const word = (line.text.split(' ')[0]?.length ?? 0) * line.size * 0.5;
    if (
      item?.isItem &&
      !line.isItem &&
      line.column === item.column &&
      line.row === null &&
      Math.abs(line.size - item.size) < 0.6 &&
      line.isBold === item.isBold &&
      line.y > item.lastY &&
      line.y - item.lastY < line.size * 1.7 &&
      (item.textX === null
        ? line.x > item.x - 1
        : Math.abs(line.x - item.textX) < line.size * 0.6 || line.x > item.x + 2 || /^\p{Ll}/u.test(line.text)) &&
      (line.x > item.x + 2 || /^[\p{Ll}\d(&]/u.test(line.text)) &&
      item.lastRight + word > edge - breadth * 0.15
    ) {
      item.text = hyphenated(item.text, line.text, words);
      item.lastY = line.y;
      item.lastRight = line.right;
    } else joined.push({ ...line, text: clean(line.text), lastY: line.y, lastRight: line.right });
  }
  return joined;
}

/** Two parts of one line; a hyphen between them goes where the whole word stands elsewhere on the page, or where it is a soft one. */
const hyphenated = (first: string, second: string, words: ReadonlySet<string>): string => {
  const rest = clean(second);
  if (first.endsWith('\u00ad')) return clean(first.slice(0, -1)) + rest;
  const [, head = ''] = /(\p{Ll}+)[-\u2010]$/u.exec(first) ?? [];
  const [tail = ''] = /^\p{Ll}+/u.exec(rest) ?? [];
  if (head === '' || tail === '') return `${clean(first)} ${rest}`;
  return clean(words.has((head + tail).toLowerCase()) ? first.slice(0, -1) : first) + rest;
};

const round = (value: number): number => Math.round(value * 10) / 10;
const dated = /\b(?:19|20)\d\d\b|\b(?:present|current|now|ongoing)\b/i;
/** In sizes of the letters: a wider gap does not stand between words, nor between letters that are set apart. */
const widestBetween = (run: Run, { text }: Piece): number => (/^\S$/.test(run.last.text) && /^\S$/.test(text) ? 1.6 : 0.95);

/** A piece of text on a page: where it begins and its baseline, in points from the top left, and how often it is turned by a right angle. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  isBold: boolean;
  turn: number;
  /** Its place in the file. */
  order?: number;
}

interface Page {
  page: number;
  width: number;
  height: number;
}

interface Line extends Omit<ExtractedLine, 'page' | 'x' | 'y' | 'size'> {
  x: number;
  y: number;
  size: number;
  right: number;
  /** Where the text of an item begins after its sign; null: unknown. */
  textX: number | null;
}
