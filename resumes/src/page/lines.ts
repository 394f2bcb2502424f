import { countryNamed, regionNamed } from '@alive/language/places/place-names.ts';
import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import { leaning } from '../entries/names.ts';
import type { Extracted, ExtractedLine } from '../extracted.ts';
import { clean, itemOf } from '../signs.ts';
import { oneAfterOther } from './abreast.ts';
import { joinRows } from './breaks.ts';
import { besideDates, besideHeadings, datedColumns, isRule, sideOf } from './columns.ts';
import { datesIn, isOnlyDates } from './dates.ts';
import { placeIn } from './places.ts';
import type { Cell, Row } from './row.ts';

/**
 * What stands at one height of a page or in one row of a table, in the order of reading: a title with the date at its right is one row of
 * two cells. `now` bounds the years of dates.
 */
export const rowsOf = (extracted: Extracted, now: Date): Row[] => {
  const written = monthsFirst(extracted.lines);
  const laid = besideHeadings(oneAfterOther(besideDates(written, now)).filter(({ line }) => !isRunning(line, written)));
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
      x: first.line === numberOf(at) && isRule.test(line.text.split('\t')[0] ?? '') ? (line.inner ?? line.x) : line.x,
      inner: (group[1] === undefined ? line.inner : lines[group[1]]?.x) ?? null,
      right: group.some((each) => lines[each]?.right === undefined) ? null : Math.max(...group.map((each) => lines[each]?.right ?? 0)),
      size: line.size,
      isBold: bold.includes(at),
      isItem: first.isItem || line.isItem,
      table: line.row === null || group.length < 2 ? null : tableRow(line),
      within: tableRow(line),
      space: before?.page === line.page && before.column === line.column ? spaceAbove(lines, at) : null,
      ...(laid[at]?.isHeading === true ? { isHeading: true } : {}),
      ...(isRule.test(line.text.split('\t')[0] ?? '') ? { isRuled: true } : {}),
    });
  }
  const spaces = rows.flatMap(({ space, size }) => (space === null || space <= 0 ? [] : [space / (size ?? 10)])).toSorted((a, b) => a - b);
  const usual = spaces[Math.floor(spaces.length * 0.4)] ?? 0;
  // A heading may be marked as an item of a list: what is larger than the items is none.
  const ofItems = rows.flatMap(({ isItem, size }) => (isItem && size !== null ? [size] : [])).toSorted((a, b) => a - b);
  const itemSize = ofItems[Math.floor(ofItems.length / 2)] ?? Infinity;
  for (const row of rows) if (row.size !== null && row.size > itemSize * 1.15) row.isItem = false;
  fill(rows);
  const whole = wrappedHeads(rows);
  const towns = townsIn(whole);
  for (const row of whole) row.towns = towns;
  for (const row of whole) row.isApart = row.space !== null && usual > 0 && row.space / (row.size ?? 10) > usual * 1.35;
  return whole;
};

/** Tells of each row how far it goes in its column: by its right edge, else by its letters. */
const fill = (rows: readonly Row[]): void => {
  for (const own of Map.groupBy(rows, columnOf).values()) {
    const left = Math.min(...own.map(({ x }) => x ?? 0));
    const isMeasured = own.every(({ right }) => right !== null);
    // Items are longer than their column: their lines are joined already.
    const single = own.filter(({ isItem }) => !isItem);
    const breadthOf = ({ text, right }: Row) => (isMeasured ? (right ?? 0) - left : text.length);
    const sizes = own.flatMap(({ size }) => size ?? []).toSorted((one, other) => one - other);
    // A name in large letters reaches over its column.
    const usual = (sizes[Math.floor(sizes.length / 2)] ?? Infinity) * 1.5;
    const lines = own.filter(({ size }) => !isMeasured || size === null || size < usual);
    const longest = Math.max(...(isMeasured || single.length <= own.length / 4 ? lines : single).map(breadthOf));
    // One long line alone does not tell how wide a column is.
    const areLong = own.filter((row) => breadthOf(row) >= 0.85 * longest).length > 1;
    for (const row of own) {
      const next = rows[rows.indexOf(row) + 1];
      const first = next?.text.split(' ')[0] ?? '';
      const word = first.length * (isMeasured ? (next?.size ?? 10) * (first === first.toUpperCase() ? 0.65 : 0.5) : 1);
      row.isFull = breadthOf(row) >= 0.85 * longest;
      row.isFilled = areLong && word >= longest - breadthOf(row) - (isMeasured ? 5 : 1);
    }
  }
};

/** A line in the letters of names rather than of sentences that goes on in the next one, since its word had no room there. */
const wrappedHeads = (rows: readonly Row[]): Row[] => {
  const sizes = rows.flatMap(({ size, text }) => (size === null ? [] : text.split(' ').map(() => size))).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? Infinity;
  const isHead = ({ size, isBold, text, right }: Row) =>
    right != null && size !== null && (isBold || size > usual * 1.06) && !/[.:;!?]$/.test(text);
  return joinRows(
    rows,
    (last, row) =>
      isHead(last) &&
      isHead(row) &&
      last.isFilled === true &&
      !last.isItem &&
      !row.isItem &&
      last.isBold === row.isBold &&
      last.page === row.page &&
      last.column === row.column &&
      Math.abs((last.size ?? 0) - (row.size ?? 0)) < 0.3 &&
      Math.abs((last.x ?? 0) - (row.x ?? 0)) < 1.5 &&
      (row.space ?? Infinity) < (row.size ?? 10) * 1.5 &&
      row.text.split(' ').length < 6 &&
      !/\d{4}/.test(row.text) &&
      (last.text === last.text.toUpperCase()) === (row.text === row.text.toUpperCase()),
    ' ',
  );
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

/**
 * Towns that the file names with their region or country, which it may leave away elsewhere; areas that stand behind such a town tell of others; and
 * what several lines end with behind a name.
 */
const townsIn = (rows: readonly Row[]): ReadonlySet<string> => {
  const cells = rows.flatMap((row) => row.cells);
  const pairs = cells.flatMap(({ text }) => [...text.matchAll(townPair)].map(([, town = '', area = '']) => ({ town, area })));
  const towns = new Set(pairs.flatMap(({ town, area }) => (regionNamed(area) !== null || countryNamed(area) !== null ? [town] : [])));
  const areas = new Set(
    pairs.flatMap(({ town, area }) =>
      towns.has(town) && regionNamed(area) === null && countryNamed(area) === null && !isNameOfOther(area) ? [area] : [],
    ),
  );
  const tails = Map.groupBy(
    rows
      .flatMap((row) => (row.isItem ? [] : row.cells))
      .flatMap(({ text }) => {
        const [, first = '', before = '', tail = ''] =
          /(?:(?:^|, )([^,]+), )?([^,]+), (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)$/u.exec(text.slice(-longestEnd)) ?? [];
        if (tail === '' || regionNamed(tail) !== null || countryNamed(tail) !== null || isNameOfOther(tail) || leaning(before) >= 1)
          return [];
        const isTownBefore =
          first !== '' && leaning(first) <= -1.5 && /^(?:\p{Lu}[\p{L}’'-]+ ?){1,3}$/u.test(before) && !isNameOfOther(before);
        return [{ tail, place: isTownBefore ? `${before}, ${tail}` : tail }];
      }),
    ({ tail }) => tail,
  );
  for (const { town, area } of pairs) if (areas.has(area)) towns.add(`${town}, ${area}`);
  for (const some of tails.values()) if (some.length > 1) for (const { place } of some) towns.add(place);
  return towns;
};
/** Characters of a line's end that are searched for names. */
const longestEnd = 200;
const townPair = /(?<=^|[,|(·–—-]\s?|\t)(\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+)?), ([A-Z]{2}\b|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/gu;
const isNameOfOther = (text: string): boolean =>
  /\p{Lu}{2}/u.test(text) ||
  leaning(text) >= 1 ||
  leaning(text) <= -2 ||
  text.split(/[ -]/).every((word) => inDictionary(word.toLowerCase()));

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

/** A line at the foot or head of pages: "Page 2", "J. Okafor – Curriculum Vitae 1", "Okafor 2", or what stands at one height of several pages. */
const isRunning = ({ text, page, y }: ExtractedLine, lines: readonly ExtractedLine[]): boolean => {
  const bare = text.replace(/\d+/g, '').trim();
  const isRepeated = (other: ExtractedLine) =>
    other.page !== page && y !== null && Math.abs((other.y ?? -9) - y) < 3 && other.text.replace(/\d+/g, '').trim() === bare;
  const named = /^(\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]*){0,3}),?\s\|?\s?\d{1,2}$/u.exec(text)?.[1];
  if (text.length < 60 && /\p{L}.*(?:^|[\s,|–—-])(?:p\.|pg\.?|page) ?\d{1,2}(?:\s?(?:of|\/)\s?\d{1,2})?$/iu.test(text)) return true;
  if (page > 1 && named !== undefined && named.split(' ').every((word) => lines.slice(0, 3).some((line) => line.text.includes(word))))
    return true;
  return (
    (text.length < 80 && /\d\s*$/.test(text) && !/(?:19|20)\d\d$/.test(text) && lines.some(isRepeated)) ||
    /^(?:page \d{1,2}(?: ?(?:of|\/) ?\d{1,2})?|\d ?(?:of|\/) ?\d)$/i.test(text.trim()) ||
    ((page > 1 || /\d\s*$/.test(text)) &&
      /\b(?:page|curriculum vitae|cv|r[eé]sum[eé])\b/i.test(text) &&
      text.length < 80 &&
      lines.some((line) => line.page !== page && line.text.replace(/\d+/g, '').trim() === bare))
  );
};

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
  text
    .split(/\t+|\s{3,}/)
    .flatMap(withoutIcons)
    .flatMap((part) => {
      const written = clean(part);
      const plain = ornate.exec(written)?.[1] ?? written.replace(/(?<=^\p{L}[\p{L} &]{2,40}) [–—]$/u, '');
      const item = itemOf(plain);
      const bare = item ?? plain;
      return bare === '' || isRule.test(bare) ? [] : [{ text: bare, line, isItem: item !== null }];
    });

/** What stands beside pictures of a telephone, a pin or a calendar. */
const withoutIcons = (text: string): string[] => text.split(icons).filter((part) => part !== '');
const icons = /(?:^|(?<=\s))(?:(?![©®°™●○■□▪▫◾◽◦▶▸►➢➤➔→✓✔✦❖◆◇♦★☆♯♭♮])[\p{So}\p{Extended_Pictographic}][\ufe0f\u200d]*)+(?:\s+|$)/u;

/** "— Education —", "[ Skills ]", "EDUCATION ______" */
const ornate =
  /^[—–=_*~#|[\]<>•·★/-]*\s*(\p{L}[\p{L}&/ ’']{2,40}?)\s*(?:[—–=_*~#|[\]<>•·★-]{2,}|(?<=^[—–=_*~#|[<•·★-]+\s*\p{L}[^—–=_*~#|[\]<>•·★-]*)[—–=_*~#|\]>•·★-])$/u;

/** A date, or the part of one that its column broke off: "Jan 2026 – Jun". */
const isDateLike = (text: string, now: Date): boolean =>
  text.length < 24 &&
  /\d{4}|present|current|now/i.test(text) &&
  isOnlyDates(text.replace(lastMonth, ''), datesIn(text.replace(lastMonth, ''), now));
const lastMonth = /(?<=\d{4})\s*(?:[-–—~]|to)\s*(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)?\p{L}{0,6}\.?$/iu;

/** Marks what is set in within a section as items of a list, if no sign of a list is there: some programs draw it as a picture. */
export const markItems = (rows: readonly Row[], now: Date): void => {
  if (rows.some(({ isItem }) => isItem)) return;
  // Where dates stand at the left, what they belong to begins beside them.
  const beside = rows.flatMap(({ cells: [first, other], inner }) =>
    first !== undefined && other !== undefined && inner != null && isDateLike(first.text, now) && placeIn(other.text).rest !== ''
      ? [inner]
      : [],
  );
  const column = Math.min(...beside);
  const aligned = beside.filter((x) => x < column + 2).length;
  // Of a single entry, the rest of its date may stand beside its first item.
  const isColumn = aligned > 1 || (aligned === 1 && beside.every((x, at) => (at === 0 ? x < column + 2 : x > column + 7)));
  const left = isColumn ? column : Math.min(...rows.flatMap(({ x }) => x ?? []));
  if (!Number.isFinite(left)) return;
  for (const { cells, inner } of rows)
    if (isColumn && inner != null && inner > left + 7 && inner < left + 50) for (const cell of cells.slice(1)) cell.isItem = true;
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
