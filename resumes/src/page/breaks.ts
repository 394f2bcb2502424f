import { datesIn, isOnlyDates } from './dates.ts';
import { isPlace } from './places.ts';
import type { Row } from './row.ts';

/** Rows of a head as they were before their column broke them: within a bracket, a date or a place, in one cell or in both. */
export const unbroken = (rows: readonly Row[], now: Date): Row[] => {
  const whole: Row[] = [];
  for (const row of joinRows(rows, breaksOff, ' ')) {
    const last = whole.at(-1);
    const parts = last === undefined || last.isItem || row.isItem || row.isApart === true ? null : openDate(last, row, now);
    const beside = last === undefined || row.isItem ? null : (dateBeside(last, row, now) ?? placeBeside(last, row));
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
  const [first, second] = last.cells;
  const isAlone = last.cells.length === 2 && /^[^|]*$/.test(last.text) && monthsAlone.test(`${first?.text} X`);
  const [, alone = '', own = ''] =
    last.cells.length === 1 ? (monthsAlone.exec(last.text) ?? []) : isAlone ? ['', first?.text, second?.text] : [];
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
      isItem: below[0]?.isItem === true,
      x: row.inner ?? row.x,
    },
  ];
};

/** "Luxembourg, | European Parliament" above "Luxembourg | Translated …": a place in the narrow column of the dates. */
const placeBeside = (last: Row, row: Row): Row[] | null => {
  const [start, ...above] = last.cells;
  const [end, ...below] = row.cells;
  if (start === undefined || end === undefined || above.length === 0 || below.length === 0 || row.isApart === true) return null;
  const place = `${start.text} ${end.text}`;
  if (!start.text.endsWith(',') || !isPlace(place)) return null;
  const of = (written: Row, cells: Row['cells']): Row => ({ ...written, cells, text: cells.map(({ text }) => text).join(' ') });
  return [
    of(last, [{ ...start, text: place }, ...above]),
    { ...of(row, below), isApart: false, isItem: below[0]?.isItem === true, x: row.inner ?? row.x },
  ];
};
const openEnd = /(?:[-–—~→]|\b(?:to|until|through))(?:\s*(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}\.?)?$/iu;
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
    const [date, beside] = last?.cells ?? [];
    // Beside a date in a column of its own.
    const isBeside =
      last?.cells.length === 2 && date !== undefined && isOnlyDates(date.text, datesIn(date.text, anyYear)) && beside?.isItem === false;
    const own = last?.cells.length === 1 ? date : isBeside ? beside : undefined;
    if (last === undefined || own === undefined || row.cells.length !== 1 || !goesOn({ ...last, text: own.text, cells: [own] }, row))
      whole.push(row);
    else {
      const cell = { text: `${own.text}${sign}${row.text}`, line: isBeside ? own.line : last.line, isItem: own.isItem };
      const cells = isBeside && date !== undefined ? [date, cell] : [cell];
      whole[whole.length - 1] = { ...last, text: cells.map(({ text }) => text).join(' '), cells };
    }
  }
  return whole;
};

/** Years that are still to come do not matter here. */
const anyYear = new Date('2090-01-01');

/** A line and the one it goes on in: a word that was parted at its end is one again. */
export const joined = (text: string, next: string): string =>
  /\p{Ll}[-‐]$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
