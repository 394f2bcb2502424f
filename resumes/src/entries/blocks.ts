import { fitOf } from '@alive/occupations/titles.ts';
import { type Dates, datesIn, isOnlyDates } from '../page/dates.ts';
import { joined } from '../page/breaks.ts';
import { partsOf } from '../page/parts.ts';
import { placeIn } from '../page/places.ts';
import type { Row } from '../page/row.ts';
import { continues } from '../sections/sections.ts';
import { leaning, tokensOf } from './names.ts';
import { headOf } from './pairs.ts';

/** An entry's line that goes on in the next one, within a word or a name, is one row. */
export const unwrapped = (rows: readonly Row[], now: Date): Row[] => {
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const own = last?.cells.findLast(({ text }) => !isOnlyDates(text, datesIn(text, now)));
    const goesOn =
      last !== undefined &&
      own !== undefined &&
      !last.isItem &&
      !row.isItem &&
      row.isApart !== true &&
      row.cells.length === 1 &&
      row.text.split(' ').length < 8 &&
      ((/\p{Ll}[-‐]$/u.test(own.text) || last.isFull === true) && (/^\p{Ll}/u.test(row.text) || endsPlace(own.text, row.text))
        ? partsOf(last, now).dates.length > 0
        : isOpen(last, own.text, row) && partsOf(row, now).dates.length === 0);
    if (!goesOn) whole.push(row);
    else {
      const cells = last.cells.map((cell) => (cell === own ? { ...cell, text: joined(cell.text, row.text) } : cell));
      whole[whole.length - 1] = { ...last, cells, text: cells.map(({ text }) => text).join(' '), isFull: false, isFilled: false };
    }
  }
  return whole;
};

/** What ends with a comma or within a name, or had no room for the next word, in the same letters. */
const isOpen = (last: Row, text: string, row: Row): boolean =>
  last.isBold === row.isBold &&
  last.size === row.size &&
  !verb.test(row.text) &&
  !row.text.endsWith('.') &&
  (/(?:,|&|\b(?:and|of|for|the))$/.test(text) ||
    (last.isFilled === true &&
      last.right != null &&
      last.cells.length > 1 &&
      last.cells.at(-1)?.text === text &&
      placeIn(text).rest !== ''));

/** "Cape Town, South" and "Africa" */
const endsPlace = (text: string, next: string): boolean =>
  /^\S+(?: \S+)?$/.test(next) && placeIn(text).place === null && placeIn(`${text} ${next}`).place?.endsWith(next) === true;

/** "Position: Barista" gives a line of its own; "Supervisor: A. Lin", which no fact holds, gives none. */
export const unlabelled = (written: Row): Row[] => {
  const row = withoutNotes(withLabel(written));
  const found = row.isItem ? null : labels.exec(row.cells[0]?.text ?? '');
  if (found === null) return [row];
  const { title, employer, place, other } = found.groups ?? {};
  const [first, ...more] = row.cells;
  const rest = first?.text.slice(found[0].length) ?? '';
  // What was done may follow its label.
  if (other !== undefined)
    return /^(?:duties|responsib|main)/i.test(other) && rest !== '' && first !== undefined
      ? [{ ...row, cells: [{ ...first, text: rest }], text: rest, isTold: true }]
      : [];
  const cells = first === undefined || rest === '' ? more : [{ ...first, text: rest }, ...more];
  if (cells.length === 0) return [];
  const says = title !== undefined ? 'title' : employer !== undefined ? 'employer' : place !== undefined ? 'place' : undefined;
  return [{ ...row, cells, text: cells.map(({ text }) => text).join(' '), ...(says === undefined ? {} : { says }) }];
};

/** "Name of employer | INTIA": a label in a cell of its own. */
const withLabel = (row: Row): Row => {
  const [first, other, ...more] = row.cells;
  if (row.isItem || first === undefined || other === undefined || !labels.test(`${first.text.replace(/:$/, '')}:`)) return row;
  if (labels.exec(`${first.text.replace(/:$/, '')}:`)?.[0].length !== first.text.replace(/:$/, '').length + 1) return row;
  const text = `${first.text.replace(/:$/, '')}: ${other.text}`;
  return { ...row, cells: [{ ...other, text }, ...more], text: [text, ...more.map((cell) => cell.text)].join(' ') };
};

/** "06/2024 – Present Hours per week: 24": drops what no fact holds from the end of a line. */
const withoutNotes = (row: Row): Row => {
  if (row.isItem || labels.test(row.text) || !notes.test(row.text)) return row;
  const cells = row.cells.map((cell) => ({ ...cell, text: cell.text.replace(notes, '') }));
  return { ...row, cells, text: cells.map(({ text }) => text).join(' ') };
};
const notes =
  /(?<=\S)[\s,;(|]{1,4}(?:(?:average )?(?:weekly )?hours(?: (?:per|a) week| worked)?|hrs\/wk|salary|pay(?: rate| grade)?|series|grade|gs level|supervisor)\s*:.*$/i;

const labels =
  /^(?:(?<title>(?:job |position |official )?title|position(?: held| title)?|role|designation|post(?: held)?|occupation(?: or position held)?|function)|(?<employer>employer|company|organi[sz]ation|institution|agency|(?:name(?: and (?:address|type))? of (?:the )?)(?:employer|organi[sz]ation[\p{L} ]*)|employer name|organi[sz]ation name|unit)|(?<place>location|place|city)|(?<date>dates?(?: (?:employed|of employment|worked))?|period|duration|time)|(?<other>rank|(?:military )?occupational specialty|mos|supervisors?|salary|pay(?: grade)?|hours(?: (?:per|a) week)?|(?:average )?weekly hours|reason for leaving|(?:pay plan, )?series(?: and grade|[/, ]+grade)?|gs level|employment type|type of (?:employment|business)|business sector|sector|duties[\p{L}, ]*|(?:main )?(?:duties|activities) and responsibilities|responsibilities|main activities[\p{L} ]*|(?:okay|ok|may we|may) (?:to )?contact[^:]*|grade level))\s*:\s*/iu;

/** "Water Map, 2024. Tested water in 88 homes": the text after the date describes the project. */
export const parted = (row: Row, now: Date): Row[] => {
  const text = row.cells.map((cell) => cell.text).join(' ');
  const [date] = datesIn(text, now);
  const [, sign] = date === undefined || row.isItem || date.from < 3 ? [] : (/^([)\]]?\s*[.:;]\s+)(?=\S)/.exec(text.slice(date.to)) ?? []);
  if (date === undefined || sign === undefined || date.from > 90) return [row];
  const at = date.to + sign.length;
  const head = text.slice(0, at).replace(/\s*[.:;]\s*$/, '');
  const cell = { line: row.line, isItem: false };
  return [
    { ...row, text: head, cells: [{ ...cell, text: head }], isFull: false, isApart: true },
    { ...row, text: text.slice(at), cells: [{ ...cell, text: text.slice(at) }], isTold: true, isApart: false },
  ];
};

/** "Instructor, Koç University, Istanbul, Turkey. Taught …": what was done may follow the place of a dated line, too. */
export const partedByPlace = (row: Row, now: Date): Row[] => {
  const at = row.cells.length - 1;
  const cell = row.cells[at];
  const [, head = '', told = ''] = row.isItem ? [] : (/^(.{10,110}?[^.\s]{2})\.\s+(\p{Lu}.*)$/u.exec(cell?.text ?? '') ?? []);
  const isPlaced = told !== '' && verb.test(told) && placeIn(head).place !== null && placeIn(head).rest !== '';
  if (cell === undefined || !isPlaced || partsOf(row, now).dates.length === 0) return [row];
  const cells = row.cells.with(at, { ...cell, text: head });
  return [
    { ...row, text: cells.map(({ text }) => text).join(' '), cells, isFull: false },
    { ...row, text: told, cells: [{ ...cell, text: told }], isTold: true, isApart: false },
  ];
};

/** No section of a résumé has more jobs, studies or projects. */
export const mostEntries = 100;

/**
 * Rows that belong together: those that name an entry and those that tell of it. An entry has its own date; where the first one has lines above its
 * date, the others are expected to. Where some have none, a line that names something below an item begins one too.
 */
export const blocksIn = (rows: readonly Row[], now: Date, areSomeUndated = false): Block[] => {
  const kinds = rows.map((row, at) => kindOf(row, rows[at - 1], now));
  const itemsAreHeads = !kinds.includes('dated') && rows.some((row) => row.isItem && isDatedItem(row, now));
  for (const [at, row] of rows.entries()) if (itemsAreHeads && row.isItem && isDatedItem(row, now)) kinds[at] = 'dated';
  const dated = kinds.flatMap((kind, at) => (kind === 'dated' ? [at] : []));
  const around = dated.length > 0 ? startsAround(dated, kinds, rows, now) : startsOf(kinds, rows);
  const undated = kinds.flatMap((kind, at) => (kind === 'head' && kinds[at - 1] === 'item' ? [at] : []));
  const starts = areSomeUndated ? [...new Set([...around, ...undated])].sort((one, other) => one - other) : around;
  const blocks = starts.map((from, at) => {
    const own = rows.slice(from, starts[at + 1] ?? rows.length);
    const ownKinds = kinds.slice(from, from + own.length);
    const anchor = dated.find((one) => one >= from && one < from + own.length);
    const least = anchor === undefined ? 1 : anchor - from + 1;
    let length = least;
    const isPlaced = (row: Row | undefined): boolean => row !== undefined && partsOf(row, now).places.length > 0;
    const isOnlyPlace = (row: Row | undefined): boolean => row !== undefined && partsOf(row, now).pieces.length === 0;
    while (
      length < own.length &&
      length < least + 2 &&
      ownKinds[length] === 'head' &&
      (isOnlyPlace(own[length]) ||
        (length === least && isPlaced(own[length]) && !own.slice(0, length).some(isPlaced)) ||
        isWanting(own.slice(0, length), now) ||
        (length === least &&
          kinds.includes('item') &&
          own[length]?.text.endsWith(':') !== true &&
          (ownKinds[length + 1] ?? 'item') === 'item'))
    )
      length++;
    return { own, ownKinds, length, least };
  });
  // Where most have more lines of names, so has one that seems to be told by fewer.
  const lengths = blocks.map(({ length }) => length).toSorted((one, other) => one - other);
  const usual = lengths[Math.floor(lengths.length / 2)] ?? 0;
  return blocks.map(({ own, ownKinds, length, least }) => {
    const isUsual =
      usual <= least + 2 && ownKinds.slice(length, usual).every((kind) => kind === 'head') && (ownKinds[usual] ?? 'item') === 'item';
    const whole = isUsual && own.length >= usual ? Math.max(length, usual) : length;
    return { head: own.slice(0, whole), body: own.slice(whole) };
  });
};

/** Whether a title or an employer is missing still. */
const isWanting = (head: readonly Row[], now: Date): boolean => {
  const { pieces, pair } = headOf(head, now);
  return pieces.length < 2 && (pair === null || pair.title === null || pair.employer === null || /^\p{Ll}/u.test(pair.employer));
};

const startsAround = (dated: readonly number[], kinds: readonly RowKind[], rows: readonly Row[], now: Date): number[] => {
  const [first = 0] = dated;
  const above = (at: number, most: number, from: number, accepts: (row: Row | undefined) => boolean = () => true): number => {
    let count = 0;
    while (count < most && at - count - 1 >= from && kinds[at - count - 1] === 'head' && accepts(rows[at - count - 1])) count++;
    return count;
  };
  // Above a line that holds both a title and an employer, only what looks like a name's own line is one.
  const isOwnLine = (row: Row | undefined): boolean =>
    row !== undefined && (row.isApart === true || row.isBold || row.cells.length > 1 || partsOf(row, now).places.length > 0);
  const isPlace = (row: Row | undefined): boolean => row !== undefined && partsOf(row, now).pieces.length === 0;
  // A place or a label has a line for itself.
  const areThree = [1, 2, 3].some((count) => isPlace(rows[first - count]) || rows[first - count]?.says !== undefined);
  const usual = above(first, areThree ? 3 : 2, 0);
  const starts: number[] = [];
  for (const [index, at] of dated.entries()) {
    const before = dated[index - 1];
    const from = before === undefined ? 0 : before + 1;
    const count = above(at, usual, from, isWanting(rows.slice(at, at + 1), now) ? undefined : isOwnLine);
    // A line right below the date above belongs to that one while it lacks its other half.
    const isTaken = count > 0 && before !== undefined && at - count === from && isWanting(rows.slice(starts.at(-1) ?? 0, from), now);
    starts.push(isTaken ? at - count + 1 : at - count);
  }
  return starts;
};

/** Without dates, an entry begins where lines that name something follow lines that tell of it. */
const startsOf = (kinds: readonly RowKind[], rows: readonly Row[]): number[] => {
  const hasBody = kinds.some((kind) => kind !== 'head');
  return kinds.flatMap((kind, at) => {
    const isFirst = at === 0 || kinds[at - 1] !== 'head' || !hasBody || rows[at]?.isApart === true;
    return (kind === 'head' && isFirst) || (kinds[0] !== 'head' && kinds[at] === 'item' && !kinds.includes('head')) ? [at] : [];
  });
};

const kindOf = (row: Row, before: Row | undefined, now: Date): RowKind => {
  if (row.isItem) return 'item';
  if (row.isTold === true) return 'text';
  if (row.says !== undefined) return 'head';
  const parts = partsOf(row, now);
  const words = row.text.split(' ').length;
  const isShort = words <= 22 && row.text.length <= 160;
  const ends = parts.dates.some((date) => isAtEnd(row, date));
  const isSentence = /[.;]$/.test(row.text.replace(/\b\p{L}{2,4}\.$/u, '')) && !ends;
  // "Found duplicate payments dating back to 2021"
  const isOfDeed =
    row.cells.length === 1 &&
    words > 4 &&
    parts.dates.every(
      ({ isRange, from }) => !isRange && /\b(?:in|to|of|since|by|from|for|during|on|through|until|the)\s$/i.test(row.text.slice(0, from)),
    ) &&
    tellsDeed(row.text);
  if (parts.dates.some(({ isRange }) => isRange || row.cells.length > 1 || ends) && isShort && !isSentence && !isOfDeed) return 'dated';
  if (continues(row, before)) return 'text';
  const isBarred = words <= 14 && /\s[|•·]\s/.test(row.text);
  if (row.isBold || row.cells.length > 1 || isBarred || parts.places.length > 0) return isShort ? 'head' : 'text';
  // A sentence begins with what was done.
  if (words > 12 || /[.!;]$/.test(row.text) || (words > 3 && tellsDeed(row.text))) return 'text';
  return parts.pieces.some(({ text }) => [text, ...tokensOf(text)].some((one) => Math.abs(leaning(one)) >= 1)) ||
    words <= 6 ||
    isName(row.text)
    ? 'head'
    : 'text';
};

const isDatedItem = (row: Row, now: Date): boolean => {
  const { dates, pieces } = partsOf(row, now);
  return row.text.length <= 110 && dates.some((date) => isAtEnd(row, date)) && pieces.length > 0 && !tellsDeed(row.text);
};

const isAtEnd = (row: Row, date: Dates): boolean =>
  row.cells.some(
    ({ text }) =>
      (text.slice(date.from, date.to).trim() === date.text && /^[\s).,\]]*$/.test(text.slice(date.to))) ||
      (date.from === 0 && text.startsWith(date.text)),
  );

/** A verb first, unless it belongs to a title: "Certified Nursing Assistant, Rush Hospital". */
const tellsDeed = (text: string): boolean =>
  verb.test(text) && !isName(text) && fitOf(text) < 100 && leaning(tokensOf(text)[0] ?? '') < 1.5;

/** "United States Army, 1st Armored Division": all words of weight with capitals. */
const isName = (text: string): boolean => text.split(/[\s,]+/).every((word) => /^(?:[^\p{Ll}]|.{0,3}$)/u.test(word));

/** What was done begins with it. */
export const verb =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing|ught)|led|ran|built|made|won|wrote|met|set|held|kept|gave|taught|grew|drew|sold|spoke|took|oversaw|found|sent|told|drove|flew|rode|saw|sang|shot|wove|fed|dealt|lent|spent|rebuilt|rewrote|chose|began|became|hung|stood|undertook|put|broke|brought|paid|dug|help|assist|work|provide|prepare|manage|support|lead|create|maintain|perform|conduct|answer|greet|serve|compute|reviews?|use|teach|respond|organi[sz]e|develop|build|write|collect|analy[sz]e|operate|handle|coordinate|supervise|digiti[sz]e|install|translate|interpret|advise|oversee|collaborate|communicate|educate|ensure|facilitate|implement|deliver|inspect|sell|welcome|obtain|accompany|assemble|administer|contribute|identify|investigate|inform|offer|participate|promote|recruit|transport|verify)\b/iu;

type RowKind = 'dated' | 'head' | 'item' | 'text';

export interface Block {
  head: Row[];
  body: Row[];
}
