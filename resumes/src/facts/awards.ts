import { datesIn, isOnlyDates, withoutDates } from '../page/dates.ts';
import { joined } from '../page/breaks.ts';
import type { Row } from '../page/row.ts';
import { isHeadOfTable } from '../entries/names.ts';
import { dots } from '../signs.ts';
import { continues } from '../sections/sections.ts';
import type { ResumeFact } from './types.ts';

/** Awards and certificates, one a line or part of a line, without their dates. */
export const awardsIn = (written: readonly Row[], label: string | null, now: Date): ResumeFact[] => {
  const facts: ResumeFact[] = [];
  const wholes: Row[] = [];
  // Names in bold stand above who gave them.
  // What stands below a table is none of its rows.
  const rows = (written.filter(({ table }) => table !== null).length > 1 ? written.filter(({ table }) => table !== null) : written).filter(
    (row) => !isHeadOfTable(row),
  );
  // "2025, Fundação Gulbenkian" above "Bolsa Novos Talentos" in bold: who gave it has the line of its date.
  const areAbove =
    rows.length > 1 &&
    rows.length % 2 === 0 &&
    rows.every((row, at) => row.isBold === (at % 2 === 1) && (at % 2 === 1 || startsDated(row, now)));
  if (areAbove)
    return awardsIn(
      rows.filter(({ isBold }) => isBold),
      label,
      now,
    ).map((fact) =>
      Object.assign(fact, {
        detail: fact.detail ?? datesIn(rows[rows.findIndex(({ line }) => line === fact.line) - 1]?.text ?? '', now)[0]?.text ?? null,
      }),
    );
  const areBold = rows.some(({ isBold }) => isBold) && rows[0]?.isBold === true;
  const areDated = rows.filter(({ text }) => datesIn(text, now).length > 0).length;
  const bold = rows.filter(({ isBold }) => isBold);
  const areBoldDated = bold.filter(({ text }) => datesIn(text, now).length > 0).length * 2 > bold.length;
  const areHalves =
    rows.length > 2 &&
    rows.length % 2 === 0 &&
    rows.every(({ text, isItem }, at) => !isItem && text.length < 32 && datesIn(text, now).length > 0 === (at % 2 === 1));
  const givers = giversIn(rows, now);
  for (const row of rows.flatMap((one) => apart(one, now))) {
    const last = wholes.at(-1);
    const isNamed = (areBoldDated && datesIn(row.text, now).length > 0) || tellsAward(row.text) || certificate.test(row.text);
    if (areBold && !row.isBold && !isNamed && rows.filter(({ isBold }) => isBold).length * 2 >= rows.length) continue;
    if (givers.has(row)) continue;
    // A line that runs to the end of its column without a date goes on in the next.
    const isRest =
      (last?.isFull === true || last?.isFilled === true || last?.text.endsWith(',') === true) &&
      last.line === row.line - 1 &&
      !row.isItem &&
      row.isApart !== true &&
      (datesIn(last.text.split(/[.;]\s/).at(-1) ?? '', now).length === 0 || last.text.endsWith(','));
    // Where each second one has a date, two are one.
    const isSecond = areHalves && !isRest && last !== undefined && rows.indexOf(row) % 2 === 1;
    // In a narrow column each ends with its date.
    const isNarrow =
      last !== undefined &&
      !isRest &&
      (row.column > 0 || last.text.length < 40) &&
      !row.isItem &&
      !last.isItem &&
      row.isApart !== true &&
      areDated > 1 &&
      last.line === row.line - 1 &&
      datesIn(last.text, now).length === 0 &&
      datesIn(row.text, now).length > 0 &&
      (last.right == null || last.isFilled === true) &&
      last.text.length > row.text.length;
    if (last !== undefined && (isRest || isNarrow || isSecond))
      wholes[wholes.length - 1] = { ...last, text: joined(last.text, row.text), isFull: row.isFull };
    else wholes.push(row);
  }
  for (const [at, row] of wholes.entries()) {
    const text = row.text.replace(label === null ? '' : new RegExp(`^${label}\\s*[:–—-]\\s*`), '');
    if (facts.length > 0 && continues(row, wholes[at - 1]) && row.cells.length === 1) continue;
    const parts = text.split(/,\s+/);
    const areAll =
      parts.length > 1 &&
      (parts.every((part) => certificate.test(part)) ||
        parts.every(tellsAward) ||
        parts.every((part) => datesIn(part, now).some(({ from, to }) => from > 4 && /^\W*$/.test(part.slice(to)))));
    const isList = !row.isItem && (label !== null || areAll);
    for (const part of text.split(isList ? listed : told)) {
      const dates = datesIn(part, now);
      const bare = withoutDates(part, dates)
        .replace(/\s*\|\s*(?=\||$)|^\s*\|\s*/g, ' ')
        .replace(/\s*[,–—-]?\s*\|\s*/g, ', ')
        .replace(/,?\s*\b(?:licen[sc]e|certificate|credential|id)?\s*(?:#|no\.?|number|id)?\s*#?\d{5,}\b/i, '')
        .replace(/,?\s*[$€£]\d[\d,.]*\s*$/, '')
        .replace(/\(\s*(?:exp(?:ires)?\.?|valid|through|[\s,])*\)?\s*$/i, '')
        .replace(/\[((?:\p{L}+)?)[\s,]*\]/gu, '')
        .replace(/^(?:c?gpa:?\s*)?\d\.\d[\d./ ]*,\s*/i, '')
        .replace(/,(?:\s*,)+/g, ',')
        .replace(/,\s*\)/g, ')')
        .replace(/^[\s,:–—-]+|(?:[\s,;:.–—-]|\b(?:and|expires?|valid)\b)+$/g, '')
        .trim();
      if (/\p{L}{3}/u.test(bare) && bare.length <= 200 && !/^(?:expires?|issued|valid)\b/i.test(bare))
        facts.push({
          kind: 'award',
          text: bare,
          detail: dates[0]?.text ?? null,
          value: null,
          line: row.line,
          isSure: bare.split(' ').length <= 16,
        });
    }
  }
  return facts;
};

/** Lines that say who gave what stands above them: below names with dates, each has one, or stands where the names beside the dates begin. */
const giversIn = (rows: readonly Row[], now: Date): ReadonlySet<Row> => {
  const isDated = (row: Row | undefined) => row !== undefined && datesIn(row.text, now).length > 0;
  const below = rows.filter((row, at) => !isDated(row) && !row.isItem && isDated(rows[at - 1]) && row.isApart !== true);
  const dated = rows.filter(isDated);
  const areAll = below.length > 1 && below.length === dated.length && below.length * 2 === rows.length;
  // "[ 05/2025 ]", a name, and who gave it
  const isDate = (row: Row | undefined) => row !== undefined && isOnlyDates(row.text, datesIn(row.text, now));
  if (isDate(rows[0]))
    return new Set(
      rows.filter(
        (row, at) =>
          !row.isItem &&
          !isDate(row) &&
          !isDate(rows[at - 1]) &&
          !tellsAward(row.text) &&
          !certificate.test(row.text) &&
          row.isApart !== true,
      ),
    );
  const areSetIn = below.every((row) => {
    const above = rows[rows.indexOf(row) - 1];
    return (
      row.x !== null &&
      above?.inner != null &&
      Math.abs(row.x - above.inner) < 14 &&
      isOnlyDates(above.cells[0]?.text ?? '', datesIn(above.cells[0]?.text ?? '', now))
    );
  });
  return new Set((areAll || areSetIn) && !below.some(({ text }) => tellsAward(text) || certificate.test(text)) ? below : []);
};

const startsDated = (row: Row, now: Date): boolean => datesIn(row.text, now)[0]?.from === 0;

/** Two in one line, each with its date. */
export const apart = (row: Row, now: Date): Row[] =>
  row.cells.length > 1 && row.cells.every(({ text }) => datesIn(text, now).length > 0 && /\p{L}{3}\S* \p{L}{3}/u.test(text))
    ? row.cells.map((cell) => ({ ...row, cells: [cell], text: cell.text }))
    : [row];

/** What parts awards from one another. */
const listed = new RegExp(String.raw`\s*[;|${dots}]\s+|\s[~*]\s|\s*,\s+(?!\p{Ll})`, 'u');
const told = new RegExp(String.raw`\s*[;|${dots}]\s+|\s[~*]\s|(?<=(?:\d{4}|\))\.)\s+(?=\p{Lu})`, 'u');

/** Awards that stand among other things, such as a degree's grades. */
export const awardsWithin = (rows: readonly Row[], now: Date): ResumeFact[] =>
  rows.flatMap((row) => {
    const cells = row.cells.flatMap(({ text, line, isItem }) => text.split(/\s*[|•·;]\s*/).map((part) => ({ text: part, line, isItem })));
    return cells
      .filter(({ text }) => tellsAward(text))
      .flatMap((cell) => awardsIn([{ ...row, cells: [cell], text: cell.text }], null, now));
  });

/** Whether a line outside a section of its own names an award. */
export const tellsAward = (text: string): boolean =>
  text.length < 120 &&
  /\b(?:dean['’]?s (?:honou?r )?list|president['’]?s list|scholarship|scholar\b|fellowship|award|prize|medal|honou?r society|phi beta kappa|valedictorian|salutatorian|honou?r roll|grant recipient)/i.test(
    text,
  ) &&
  !/\bcoursework\b/i.test(text);

/** Whether a line ends with what one is given: "National Merit Finalist (2023)", "Opportunity Grant, 2024". */
export const tellsGift = (text: string, now: Date): boolean => {
  const dates = datesIn(text, now);
  const bare = withoutDates(text, dates).replace(/[\s,|()–—-]+$/, '');
  return !dates.some(({ isRange }) => isRange) && bare.length < 90 && gift.test(bare);
};
const gift =
  /\b(?:grant|finalist|semi-?finalist|winner|recipient|nominee|(?:1st|2nd|3rd|first|second|third) (?:place|prize)|honou?rs|award|medal|prize|list|eagle scout|champions?|ribbon|fellow|fellowship|scholarship|scholar|all-[\p{L}]+|valedictorian|salutatorian|laureate|distinction|inductee|honou?r (?:roll|society)|of the (?:month|quarter|season|year))$/iu;

/** What is passed or held rather than given. */
export const certificate =
  /\b(?:certified|certificat(?:e|ion)|licen[sc]ed?|cpr|first aid|bls|acls|pals|osha|servsafe|clearance card|permit|card)\b/i;
