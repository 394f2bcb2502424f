import { industryInName } from '@alive/language/lexicon/industries.ts';
import { citiesNamed } from '@alive/language/places/cities.ts';
import { countryNamed, regionNamed } from '@alive/language/places/place-names.ts';
import { isHeadNoun } from '@alive/language/titles/title-names.ts';
import { type Dates, datesIn, isOnlyDates, withoutDates } from './dates.ts';
import type { Extracted, ExtractedLine } from '../extracted.ts';
import { clean, itemOf } from '../signs.ts';

/**
 * What stands at one height of a page or in one row of a table, in the order of reading: a title with the date at its right is one row of
 * two cells. `now` bounds the years of dates.
 */
export const rowsOf = (extracted: Extracted, now: Date): Row[] => {
  const written = monthsFirst(extracted.lines);
  const laid = besideDates(written, now).filter(({ line }) => !isRunning(line, written));
  const lines = laid.map(({ line }) => line);
  const numberOf = (at: number) => laid[at]?.number ?? at;
  const sides = datedColumns(lines, now);
  const rows: Row[] = [];
  const isTaken = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (isTaken.has(at)) continue;
    const group = [at, ...partners(lines, at, sides, now)].filter((each) => !isTaken.has(each));
    for (const each of group) isTaken.add(each);
    const cells = group.flatMap((each) => cellsOf(lines[each]?.text ?? '', numberOf(each)));
    const [first] = cells;
    if (first === undefined) continue;
    const before = rows.at(-1);
    const bold = group.filter((each) => lines[each]?.isBold === true);
    rows.push({
      cells,
      text: cells.map(({ text }) => text).join(' '),
      line: numberOf(at),
      page: line.page,
      column: line.column,
      x: line.x,
      size: line.size,
      isBold: bold.includes(at),
      isItem: first.isItem || line.isItem,
      table: line.row === null || group.length < 2 ? null : tableRow(line),
      within: tableRow(line),
      space: before?.page === line.page && before.column === line.column ? spaceAbove(lines, at) : null,
    });
  }
  const spaces = rows.flatMap(({ space, size }) => (space === null || space <= 0 ? [] : [space / (size ?? 10)])).toSorted((a, b) => a - b);
  const usual = spaces[Math.floor(spaces.length * 0.4)] ?? 0;
  const longest = new Map(
    // Items are longer than their column: their lines are joined already.
    [...Map.groupBy(rows, columnOf)].map(([column, own]) => {
      const single = own.filter(({ isItem }) => !isItem);
      return [column, Math.max(...(single.length > own.length / 4 ? single : own).map(({ text }) => text.length))] as const;
    }),
  );
  // A heading may be marked as an item of a list: what is larger than the items is none.
  const ofItems = rows.flatMap(({ isItem, size }) => (isItem && size !== null ? [size] : [])).toSorted((a, b) => a - b);
  const itemSize = ofItems[Math.floor(ofItems.length / 2)] ?? Infinity;
  for (const row of rows) if (row.size !== null && row.size > itemSize * 1.15) row.isItem = false;
  // One long line alone does not tell how wide its column is.
  const long = new Map(
    [...Map.groupBy(rows, columnOf)].map(([column, own]) => [
      column,
      own.filter(({ text }) => text.length >= 0.85 * (longest.get(column) ?? 0)).length,
    ]),
  );
  for (const [at, row] of rows.entries()) {
    const room = (longest.get(columnOf(row)) ?? 0) - row.text.length;
    row.isFull = row.text.length >= 0.85 * (longest.get(columnOf(row)) ?? 0);
    row.isFilled = (long.get(columnOf(row)) ?? 0) > 1 && (rows[at + 1]?.text.split(' ')[0]?.length ?? 0) >= room - 1;
  }
  const towns = townsIn(rows);
  for (const row of rows) row.towns = towns;
  for (const row of rows) row.isApart = row.space !== null && usual > 0 && row.space / (row.size ?? 10) > usual * 1.35;
  return rows;
};

/** Dates without their days where the file has days above twelve before its months, or parts days from months by stops. */
const monthsFirst = (lines: readonly ExtractedLine[]): readonly ExtractedLine[] => {
  const days = /(?<![\d/.])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d\d)(?![\d/.]\d)/g;
  const all = lines.flatMap(({ text }) => [...text.matchAll(days)]);
  const isFirst = all.some(([, day]) => Number(day) > 12) && all.every(([, , , month]) => Number(month) <= 12);
  return lines.map((line) => ({
    ...line,
    text: line.text.replace(days, (whole, day: string, sign: string, month: string, year: string) => {
      const isDay = isFirst || (sign === '.' && Number(month) <= 12);
      return isDay ? `${month}/${year}` : sign === '-' ? `${day}/${year}` : whole;
    }),
  }));
};

/** Towns that the file names with their region or country: elsewhere it may leave those away. */
const townsIn = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ cells }) =>
      cells.flatMap(({ text }) =>
        [
          ...text.matchAll(
            /(?<=^|[,|(–—-]\s?|\t)(\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+)?), ([A-Z]{2}\b|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/gu,
          ),
        ].flatMap(([, town = '', area = '']) => (regionNamed(area) !== null || countryNamed(area) !== null ? [town] : [])),
      ),
    ),
  );

/** Rows of a head as they were before their column broke them: within a bracket, a date or a place, in one cell or in both. */
export const unbroken = (rows: readonly Row[], now: Date): Row[] => {
  const whole: Row[] = [];
  for (const row of joinRows(rows, breaksOff, ' ')) {
    const last = whole.at(-1);
    const parts = last === undefined || last.isItem || row.isItem || row.isApart === true ? null : openDate(last, row, now);
    const beside = last === undefined || row.isItem ? null : dateBeside(last, row, now);
    if (last !== undefined && beside !== null) whole.splice(-1, 1, ...beside);
    else if (last === undefined || parts === null) whole.push(row);
    else {
      const cells = parts.map((text, at) => ({ text, line: last.cells[at]?.line ?? last.line, isItem: false }));
      whole[whole.length - 1] = { ...last, cells, text: parts.join(' ') };
    }
  }
  return whole;
};

/** "Sept. 2024 to | Clark Art Institute" above "present | Intern": a date in a narrow column of its own, whose rest stands beside the next line. */
const dateBeside = (last: Row, row: Row, now: Date): Row[] | null => {
  const [end, ...below] = row.cells;
  const [, alone = '', own = ''] = last.cells.length === 1 ? (monthsAlone.exec(last.text) ?? []) : [];
  const [start = '', ...above] = alone === '' ? last.cells.map(({ text }) => text) : [alone, own];
  if (end === undefined || below.length === 0 || above.length === 0 || end.text.length > 15) return null;
  const isWhole = datesIn(start, now).length > 0 && !openEnd.test(start);
  const date = `${start} ${end.text}`;
  const [only, ...others] = datesIn(date, now);
  const isOpen = alone !== '' || (openEnd.test(start) && datesIn(start, now).length > 0);
  if (isWhole || !isOpen || only === undefined || others.length > 0 || !isOnlyDates(date, [only])) return null;
  if (datesIn(end.text, now).length === 0 && !/^(?:present|current|now|today)$/i.test(end.text)) return null;
  const cellsOf = (some: readonly string[], line: number) => some.map((text) => ({ text, line, isItem: false }));
  const of = (written: Row, cells: Row['cells']): Row => ({ ...written, cells, text: cells.map(({ text }) => text).join(' ') });
  return [
    of(last, cellsOf([date, ...above], last.line)),
    {
      ...of(
        row,
        cellsOf(
          below.map(({ text }) => text),
          row.line,
        ),
      ),
      isApart: false,
    },
  ];
};
const openEnd = /(?:[-–—~→]|\b(?:to|until|through))$/i;
const monthsAlone =
  /^((?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?)(?:\s?[-–—]\s?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?)?)\s+(\p{Lu}.*)$/iu;

/** "Welder, Acme, Dayton, | 01/2025 –" and "OH | present" as one row's cells; null: no date is open. */
const openDate = ({ cells }: Row, { cells: next }: Row, now: Date): string[] | null => {
  const at = next.findIndex(({ text }) => isOnlyDates(`2020 – ${text}`, datesIn(`2020 – ${text}`, now)) && text.length < 20);
  const others = next.filter((_, other) => other !== at).map(({ text }) => text);
  const from = at < 0 || others.length > 1 ? -1 : cells.findIndex(({ text }) => open.test(text));
  const [, before = '', date = ''] = open.exec(cells[from]?.text ?? '') ?? [];
  if (date === '' || datesIn(date, now).length === 0) return null;
  const rest = [...cells.filter((_, other) => other !== from).map(({ text }) => text), before.trim()].filter((text) => text !== '');
  const told = [...rest, ...others].join(' ');
  return [told, `${date} ${next[at]?.text ?? ''}`].filter((text) => text !== '');
};
const open = /^(.*?)\s*\(?((?:\p{L}+\.?,? )?(?:\d{1,2}[/.])?['’]?\d{2,4}(?:-\d\d)?\s*(?:[-–—~→]|to|until|through))$/iu;

/** Whether a line that breaks off within a bracket, behind a bar or within a date or place goes on in the next one. */
const breaksOff = (last: Row, row: Row): boolean => {
  if (last.isItem || row.isItem || row.isApart === true || row.cells.length > 1 || last.table !== null) return false;
  const text = last.cells.at(-1)?.text ?? '';
  const isOpen = text.lastIndexOf('(') > text.lastIndexOf(')') && row.text.includes(')');
  const isWithinDate =
    /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|spring|summer|fall|winter)\p{L}{0,7}\.?$|[–—~-]$/iu.test(text) &&
    /^(?:(?:19|20)\d\d\b|present\b|now\b|current\b)/i.test(row.text);
  const [before, after] = [/(?:^|[|•·,–—] ?)([^|•·,–—]+)$/u.exec(text)?.[1], /^[^|•·–—(]+/u.exec(row.text)?.[0].trim()];
  const isWithinPlace =
    before !== undefined &&
    after !== undefined &&
    after !== '' &&
    /,/.test(after) &&
    /[|•·,–—]/.test(text) &&
    isPlace(`${before.trim()} ${after.replace(/,$/, '')}`);
  return isOpen || /[|•·(]$/.test(text) || isWithinDate || (last.isFilled === true && isWithinPlace);
};

/** Rows of one cell that go on in the next one, by `goesOn`, as one row with `sign` between them. */
export const joinRows = (rows: readonly Row[], goesOn: (last: Row, row: Row) => boolean, sign: string): Row[] => {
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    if (last?.cells.length !== 1 || row.cells.length !== 1 || !goesOn(last, row)) whole.push(row);
    else {
      const text = `${last.text}${sign}${row.text}`;
      whole[whole.length - 1] = { ...last, text, cells: [{ text, line: last.line, isItem: last.isItem }] };
    }
  }
  return whole;
};

const columnOf = ({ page, column }: Row): string => `${page}:${column}`;

/** How far below the line above of its column it stands, in points. */
const spaceAbove = (lines: readonly ExtractedLine[], at: number): number | null => {
  const line = lines[at];
  for (let before = at - 1; before >= 0; before--) {
    const other = lines[before];
    if (line === undefined || other === undefined || other.y === null || line.y === null || other.page !== line.page) return null;
    if (other.column === line.column && other.y < line.y - 1) return line.y - other.y;
  }
  return null;
};

/** Numbers of the lines at the right of a line: at the same height, or in the same row of a table. */
const partners = (lines: readonly ExtractedLine[], at: number, sides: ReadonlySet<string>, now: Date): number[] => {
  const line = lines[at];
  if (line === undefined) return [];
  const found: number[] = [];
  if (line.row !== null) return line.isItem ? [] : besideInTable(lines, at);
  const { y } = line;
  if (y === null) return [];
  const isBeside = (other: ExtractedLine | undefined) =>
    other?.y != null && other.page === line.page && Math.abs(other.y - y) < (line.size ?? 10) * 0.35 && (other.x ?? 0) > (line.x ?? 0);
  for (let next = at + 1; isBeside(lines[next]) && lines[next]?.column === line.column; next++) found.push(next);
  // A column of dates belongs to what stands next to it.
  const isDate = sides.size > 0 && isOnlyDates(line.text, datesIn(line.text, now));
  for (const [other, one] of lines.entries())
    if (other !== at && one.column !== line.column && isBeside(one) && (sides.has(sideOf(one)) || (isDate && sides.has(sideOf(line)))))
      found.push(other);
  return found;
};

/** A line at the foot or head of pages: "Page 2", "J. Okafor – Curriculum Vitae 1". */
const isRunning = ({ text, page }: ExtractedLine, lines: readonly ExtractedLine[]): boolean => {
  const bare = text.replace(/\d+/g, '').trim();
  return (
    /^(?:page \d{1,2}(?: ?(?:of|\/) ?\d{1,2})?|\d ?(?:of|\/) ?\d)$/i.test(text.trim()) ||
    ((page > 1 || /\d\s*$/.test(text)) &&
      /\b(?:page|curriculum vitae|cv|r[eé]sum[eé])\b/i.test(text) &&
      text.length < 80 &&
      lines.some((line) => line.page !== page && line.text.replace(/\d+/g, '').trim() === bare))
  );
};

/** What stands at the right edge of the left column, at the height of one of its lines, and was taken for the right one's. */
const withoutStrays = (lines: readonly ExtractedLine[], now: Date): { line: ExtractedLine; number: number }[] => {
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
const besideDates = (lines: readonly ExtractedLine[], now: Date): { line: ExtractedLine; number: number }[] => {
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
    if (columns.length !== 2 || (!areDates && !areHeadings)) continue;
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
const datedColumns = (lines: readonly ExtractedLine[], now: Date): ReadonlySet<string> =>
  new Set(
    [...Map.groupBy(lines, sideOf)].flatMap(([side, own]) => {
      const dated = own.filter(({ text, y }) => y !== null && text.length < 40 && isOnlyDates(text, datesIn(text, now)));
      return dated.length >= own.length * 0.4 ? [side] : [];
    }),
  );
const sideOf = ({ page, column }: ExtractedLine): string => `${page}:${column}`;

/** Of the other cells of its row of a table, the lines that are as far down as it is in its own. */
const besideInTable = (lines: readonly ExtractedLine[], at: number): number[] => {
  const [line] = [lines[at]];
  const row = line === undefined ? null : tableRow(line);
  let first = at;
  while (first > 0 && lines[first - 1]?.row === line?.row) first--;
  const found: number[] = [];
  let start = at;
  for (let next = at + 1; lines[next] !== undefined && tableRow(lines[next] ?? {}) === row; next++) {
    if (lines[next]?.row !== lines[next - 1]?.row) start = next;
    if (lines[next]?.row !== line?.row && next - start === at - first && lines[next]?.isItem === false) found.push(next);
  }
  return found;
};

/** The table and row of a line's cell. */
const tableRow = ({ row }: Partial<ExtractedLine>): string | null => row?.split(':').slice(0, 2).join(':') ?? null;

const cellsOf = (text: string, line: number): Cell[] =>
  text.split(/\t+|\s{3,}/).flatMap((part) => {
    const written = clean(part);
    const plain = ornate.exec(written)?.[1] ?? written.replace(/(?<=^\p{L}[\p{L} &]{2,40}) [–—]$/u, '');
    const item = itemOf(plain);
    const bare = item ?? plain;
    return bare === '' ? [] : [{ text: bare, line, isItem: item !== null }];
  });

/** "— Education —", "[ Skills ]", "EDUCATION ______" */
const ornate =
  /^[—–=_*~#|[\]<>•·★/-]*\s*(\p{L}[\p{L}&/ ’']{2,40}?)\s*(?:[—–=_*~#|[\]<>•·★-]{2,}|(?<=^[—–=_*~#|[<•·★-]+\s*\p{L}[^—–=_*~#|[\]<>•·★-]*)[—–=_*~#|\]>•·★-])$/u;

/** Marks what is set in within a section as items of a list, if no sign of a list is there: some programs draw it as a picture. */
export const markItems = (rows: readonly Row[], now: Date): void => {
  const left = Math.min(...rows.flatMap(({ x }) => x ?? []));
  if (rows.some(({ isItem }) => isItem) || !Number.isFinite(left)) return;
  const inner = rows.filter(({ x }) => x !== null && x > left + 7 && x < left + 50);
  const first = inner.filter(({ text }) => /^\p{Ll}/u.test(text)).length * 2 > inner.length ? /^[\p{L}\d“"$]/u : /^[\p{Lu}\d“"$]/u;
  // Where most end with a full stop, what stands below one that does not is its rest.
  const ended = inner.filter(({ text }) => text.endsWith('.')).length;
  for (const row of rows) {
    const isSetIn = inner.includes(row) && first.test(row.text) && placeIn(row.text).rest !== '';
    const above = rows[rows.indexOf(row) - 1];
    const isRest =
      ended >= inner.length / 2 &&
      above?.isItem === true &&
      (above.isFull === true || above.text.endsWith(',')) &&
      !above.text.endsWith('.') &&
      row.isApart !== true;
    row.isItem = isSetIn && !isRest && !isOnlyDates(row.text, datesIn(row.text, now));
  }
};

/** A line and the one it goes on in: a word that was parted at its end is one again. */
export const joined = (text: string, next: string): string =>
  /\p{Ll}[-‐]$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;

/** What a row's cells hold besides its dates and places, split at bars, dots, dashes and semicolons. */
export const partsOf = (row: Row, now: Date): Parts => {
  const known = remembered.get(row);
  if (known?.now === now) return known.parts;
  const parts = partsRead(row, now);
  remembered.set(row, { now, parts });
  return parts;
};
const remembered = new WeakMap<Row, { now: Date; parts: Parts }>();

const partsRead = (row: Row, now: Date): Parts => {
  const parts: Parts = { dates: [], places: [], pieces: [] };
  for (const [at, cell] of row.cells.entries()) {
    const dates = datesIn(cell.text, now);
    parts.dates.push(...dates);
    // "Zumbi Films, Lyon, France: Editor"
    const text = withoutDates(cell.text, dates).replace(/^([^:]{5,80}):\s+(?=\p{Lu})/u, (all, head: string) =>
      placeIn(head).place === null ? all : `${head} | `,
    );
    for (const part of text.split(
      /\s*[|•·;▪●]\s*|\s+[–—-]+\s+|\s+[–—]|[–—]\s+|\s\/{1,2}\s|(?<=\p{Ll}{5}|\b[A-Z]{2})\.\s+(?=\p{Lu})|\((?=[^()]*,\s*[A-Z]{2}\))/u,
    )) {
      const text = part.replace(/^[\s,.:–—)-]+|[\s,:–—(-]+$/g, '').replace(/^([^()]*)\)$|^\(([^()]*)\)$/, '$1$2');
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      const { place, rest } = townAlone(text, row.towns) ?? placeIn(text);
      if (place !== null) parts.places.push(place);
      if (rest !== '') parts.pieces.push({ text: rest, cell: at, row, hasPlace: place !== null });
    }
  }
  return parts;
};

/** "Caritas Speyer, Speyer", and a town that is known from elsewhere in the file. */
const townAlone = (text: string, towns: ReadonlySet<string> | undefined): { place: string; rest: string } | null => {
  const [, rest = '', town = ''] = /^(.+), (\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+)?)$/u.exec(text) ?? [];
  const isTown = town !== '' && (towns?.has(town) === true || (rest.endsWith(` ${town}`) && !/ of [^,]+$/.test(rest)));
  return isTown && !/\b(?:universit\p{L}*|college)\b[^,]*$/iu.test(rest) ? { place: town, rest } : null;
};

/** The place at the end or beginning of a part of a line, "Research Assistant, Eugene, OR", and what is left of it. */
export const placeIn = (written: string): { place: string | null; rest: string } => {
  // "Lelystad (Netherlands)"
  const text = written
    .replace(/\s*\((?:online|remote|virtual|hybrid)\)$/i, '')
    .replace(/[\s,]+$/, '')
    .replace(/(?<=^|, )(\p{Lu}[^,()]*) \((\p{Lu}[\p{L} .]+)\)$/u, (all, town: string, area: string) =>
      countryNamed(area) === null && regionNamed(area) === null ? all : `${town}, ${area}`,
    );
  const tokens = text.split(/\s*,\s*/);
  const before = townBefore(tokens);
  if (before !== null) return before;
  if (isPlace(text)) return { place: text, rest: '' };
  for (const count of [3, 2])
    for (let from = tokens.length - count; from >= 0 && tokens.length > count; from--) {
      const some = tokens.slice(from, from + count).join(', ');
      if (isPlace(some)) return { place: some, rest: tokens.toSpliced(from, count).join(', ') };
    }
  const region = tokens.at(-1) ?? '';
  const isOfSchool = /\b(?:university|college|universidad|universit\p{L}+) (?:of|at|de) /iu.test(tokens.at(-2) ?? '');
  if (
    tokens.length > 1 &&
    (!isOfSchool || (region.length > 3 && countryNamed(region) !== null && regionNamed(region) === null)) &&
    isPlace(region) &&
    !/^[A-Z]{2}$/.test(region)
  )
    return { place: region, rest: tokens.slice(0, -1).join(', ') };
  return { place: null, rest: text };
};

/** "Riverkeep New York, NY": a town of that state that ends what stands before the comma, else its last word, or two of a town's usual pairs. */
const townBefore = (tokens: readonly string[]): { place: string; rest: string } | null => {
  const region = tokens.at(-1) ?? '';
  const code = /^(?:[A-Z]{2}|D\.C\.)$/.test(region) || region.length > 3 ? regionNamed(region)?.region : undefined;
  const country = region.length > 2 ? countryNamed(region) : null;
  const isThere = (city: { region: string | null; country: string }) =>
    code !== undefined ? city.region === code : city.country === country;
  const words = (tokens.at(-2) ?? '').split(' ');
  if ((code === undefined && country === null) || words.length < 2) return null;
  const from = words.findIndex((_, at) => at >= words.length - 3 && citiesNamed(words.slice(at).join(' ')).some(isThere));
  const isPair = pairEnds.test(words.at(-1) ?? '') || pairStarts.test(words.at(-2) ?? '');
  const at = from >= 0 ? from : words.length > 2 && code !== undefined ? words.length - (isPair ? 2 : 1) : 0;
  if (at === 0 || !/^\p{Lu}/u.test(words[at] ?? '') || /^(?:of|de|at|in|from|the|and|&|di|du)$/i.test(words[at - 1] ?? '')) return null;
  return { place: `${words.slice(at).join(' ')}, ${region}`, rest: [...tokens.slice(0, -2), words.slice(0, at).join(' ')].join(', ') };
};
const pairStarts =
  /^(?:new|san|santa|fort|ft\.|saint|st\.|north|south|east|west|el|la|los|las|port|lake|mount|mt\.|palo|grand|big|little|cape|coral|college|silver|long|white|red|rock|falls|oak|cedar|salt)$/i;
const pairEnds =
  /^(?:city|beach|park|springs?|falls|hills?|heights|grove|rapids|lakes?|valley|island|creek|point|station|harbor|bay|gables|rock|church|bluffs?|mountain|view|forest|river)$/i;

/** "Eugene, OR", "Lyon, France", "Remote", "Chicago". */
const isPlace = (text: string): boolean => {
  if (/^(?:remote|hybrid|online|virtual|on-?site)$/i.test(text)) return true;
  // "Texas to Montana"
  const regions = text.split(/\s+to\s+/);
  if (regions.length === 2 && regions.every((one) => one.length > 3 && regionNamed(one) !== null)) return true;
  const tokens = text.split(/\s*,\s*/);
  const [town = '', area = '', country] = tokens;
  if (/\b(?:universit|institut|academy)|\b(?:college|school)(?: of|$)/i.test(town)) return false;
  if (!/^[ʻʼ‘’']?\p{Lu}/u.test(town) || /\d/.test(text) || town.split(' ').length > 3) return false;
  if (country !== undefined)
    return (
      tokens.length === 3 &&
      country.length > 2 &&
      countryNamed(country) !== null &&
      (regionNamed(area) !== null || (citiesNamed(town).length > 0 && isPlace(`${town}, ${country}`)))
    );
  if (area === '')
    return countryNamed(text) !== null && text.length > 3 ? true : citiesNamed(text).some(({ population }) => population >= 100_000);
  // "Washington, D.C."
  const region = regionNamed(area) !== null && (/^[A-Z.]{2,4}$/.test(area) || area.length > 3);
  if (!region && (countryNamed(area) === null || /^[A-Z]{2}$/.test(area))) return false;
  return (
    citiesNamed(town).length > 0 ||
    (/^(?:\S+ ?){1,2}$|^(?:\p{Lu}\S* ?)+$/u.test(town) &&
      !isHeadNoun(town.toLowerCase().split(' ').at(-1) ?? '') &&
      industryInName(town) === null)
  );
};

export interface Parts {
  dates: Dates[];
  places: string[];
  pieces: Piece[];
}

export interface Piece {
  text: string;
  /** Which cell of its row. */
  cell: number;
  row: Row;
  /** Whether a place stood with it. */
  hasPlace: boolean;
}

export interface Row {
  cells: readonly Cell[];
  /** The cells' texts after one another. */
  text: string;
  /** Number of its first line. */
  line: number;
  page: number;
  column: number;
  x: number | null;
  size: number | null;
  isBold: boolean;
  isItem: boolean;
  /** The row of a table whose cells these are. */
  table: string | null;
  /** The row of a table that it stands in, with others below one another in one of its cells. */
  within?: string | null;
  space: number | null;
  /** More space above it than between lines of a paragraph. */
  isApart?: boolean;
  /** About as long as the longest line of its column. */
  isFull?: boolean;
  /** Towns that the file names in full somewhere. */
  towns?: ReadonlySet<string>;
  /** It stands beside what it heads. */
  isHeading?: boolean;
  /** What a label such as "Employer:" says of it. */
  says?: 'title' | 'employer' | 'place';
  /** The next row's first word would not have fitted into its column. */
  isFilled?: boolean;
  /** What an entry's first line tells behind its date. */
  isTold?: boolean;
}

interface Cell {
  text: string;
  line: number;
  isItem: boolean;
}
