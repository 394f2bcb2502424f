import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import { occupationOfTitle } from '@alive/language/titles/occupation.ts';
import { blocksIn, mostEntries, parted, partedByPlace, unlabelled, unwrapped } from '../entries/blocks.ts';
import { belowNames, leaning, tokensOf } from '../entries/names.ts';
import { alike, type Head, headOf, orderedPair, type Pair } from '../entries/pairs.ts';
import { type Dates, datesIn, datesWritten, withoutDates } from '../page/dates.ts';
import { joined, unbroken } from '../page/breaks.ts';
import { partsOf, type Piece } from '../page/parts.ts';
import type { Row } from '../page/row.ts';
import { continues } from '../sections/sections.ts';
import type { ExperienceRead } from './types.ts';

/** The jobs, internships, offices and voluntary work of a section, in its order, each with what it is sure of. */
export const experienceIn = (written: readonly Row[], now: Date): Job[] => {
  const rows = unwrapped(
    belowNames(withTowns(unbroken(written, now), now))
      .flatMap(unlabelled)
      .flatMap((row) => partedByPlace(row, now))
      .flatMap((row) => {
        const [head = row, ...told] = parted(row, now);
        const { dates, pieces } = partsOf(head, now);
        const names = pieces.flatMap(({ text }) => tokensOf(text));
        const isTold = pieces.length > 1 || (names.length > 1 && /^["“]?[\p{Lu}\d]/u.test(told[0]?.text ?? ''));
        return isTold && dates[0]?.isRange === true ? [head].concat(told) : [row];
      }),
    now,
  );
  const heads = alike(
    blocksIn(rows, now)
      .slice(0, mostEntries)
      .map((block) => Object.assign(headOf(block.head, now), { block })),
  );
  const clear = heads.filter(({ pair }) => pair !== null && pair.margin >= 1.5);
  const isTitleFirst = clear.filter(({ pair }) => pair?.isTitleFirst === true).length * 2 >= clear.length;
  const areOfTwoLines =
    heads.filter(({ pair, pieces, places }) => pair !== null && places.length > 0 && isOfTwoLines(pieces, pair)).length * 2 >= heads.length;
  const jobs: Job[] = [];
  let employer: { name: string; place: string | null; dates?: Dates | undefined } | null = null;
  for (const [at, { block, dates, places, pieces, pair }] of heads.entries()) {
    const found = { ...(pair === null || pair.title === null ? (inOrder(pieces) ?? pair ?? orderedPair(pieces, isTitleFirst)) : pair) };
    const [date] = dates;
    const bullets = bulletsOf(block.body);
    const [head] = block.head;
    if (head === undefined || (found.title === null && found.employer === null)) continue;
    // "Riverkeep, 2022 – now", and below it each of the titles one had there.
    const next = heads[at + 1];
    const isOver = found.title === null && bullets.length === 0 && next !== undefined;
    if (isOver && (isTitleOnly(next) || isRoleWithin(next, date))) {
      employer = { name: found.employer ?? '', place: places[0] ?? null, dates: date };
      continue;
    }
    // Only an employer on a line of its own has several titles below it.
    // "Teaching Assistant, Statistics" below another title of the same employer, where employers have lines of their own.
    const isUnit =
      employer !== null &&
      ((areOfTwoLines && isTitleWithUnit(block.head, pieces, places)) || isRoleWithin({ block, dates, pieces, places }, employer.dates));
    if (isUnit) {
      found.title = pieces[0]?.text ?? found.title;
      found.employer = null;
    }
    // Below an employer's own line, a line of one name is a title there.
    const isTitleBelow =
      found.title === null && employer !== null && pieces.length === 1 && places.length === 0 && leaning(found.employer ?? '') > -2;
    if (isTitleBelow) {
      found.title = found.employer;
      found.employer = null;
    }
    // "Alkhidmat Foundation, flood relief"
    found.employer = found.employer?.replace(/(?<=\p{L}), \p{Ll}[\p{Ll} -]+$/u, '') ?? null;
    const inherits = found.employer === null && employer !== null && pieces.length === 1 && !head.isItem;
    if (found.employer !== null) employer = isOfTwoLines(pieces, found) ? { name: found.employer, place: places[0] ?? null } : null;
    const name = found.employer ?? (inherits ? (employer?.name ?? null) : null);
    jobs.push({
      read: {
        employer: name,
        title: found.title,
        occupation: found.title === null ? null : occupationOfTitle(found.title),
        start: date?.start ?? null,
        end: date?.end ?? null,
        place: places[0] ?? (inherits ? (employer?.place ?? null) : null),
        bullets,
        line: head.line,
      },
      dates: date === undefined ? null : datesWritten(date),
      rows: block.head,
      isSure: name !== null && found.title !== null && (inherits || found.margin >= 1) && date !== undefined,
    });
  }
  return jobs;
};

/**
 * Where entries end with a place, so do those whose place is too small to be known by itself: where half of the others end so, or where two end with
 * the same names.
 */
const withTowns = (rows: readonly Row[], now: Date): Row[] => {
  const placesOf = (row: Row) => (row.isItem ? [] : partsOf(row, now).places);
  const placed = rows.filter((row) => placesOf(row).some((place) => !/^remote|^hybrid/i.test(place)));
  const tails = new Map(rows.flatMap((row) => (row.isItem || placesOf(row).length > 0 ? [] : [[row, tailsOf(row, now)] as const])));
  const open = [...tails].filter(([, some]) => some.length > 0);
  const areUsual = placed.some((row) => partsOf(row, now).pieces.some(({ hasPlace }) => hasPlace)) && placed.length * 2 >= open.length;
  const counts = Map.groupBy(
    open.flatMap(([, some]) => some),
    (tail) => tail.split(', ').at(-1) ?? '',
  );
  return rows.map((row) => {
    const found = (tails.get(row) ?? []).find(
      (tail) => (areUsual && !tail.includes(', ')) || (tail.includes(', ') && (counts.get(tail.split(', ')[1] ?? '')?.length ?? 0) > 2),
    );
    return found === undefined ? row : { ...row, towns: new Set([...(row.towns ?? []), found]) };
  });
};

/** What may be a place at the end of a line with names before it: "San Nicolás", or "Bacoor, Cavite". */
const tailsOf = (row: Row, now: Date): string[] => {
  const text =
    row.cells.map((cell) => withoutDates(cell.text, datesIn(cell.text, now)).replace(/[\s|([]+$/, '')).find((one) => one !== '') ?? '';
  const tokens = tokensOf(text.split(/\s[–—|•·]\s/).at(-1) ?? '');
  const isTown = (token: string) =>
    /^\p{Lu}[\p{L}’'.-]+(?: (?:\p{Ll}{2,3} ){0,2}\p{Lu}[\p{L}’'.-]+){0,2}$/u.test(token) &&
    !/\.$|\p{Lu}{2}/u.test(token) &&
    leaning(token) > -2 &&
    leaning(token) < 1 &&
    !token.split(/[ -]/).every((word) => inDictionary(word.toLowerCase()));
  // A title wants its employer before the place.
  const names = leaning(tokens[0] ?? '') >= 1 ? 2 : 1;
  return [2, 1].flatMap((count) =>
    tokens.length >= count + names && tokens.slice(-count).every(isTown) ? [tokens.slice(-count).join(', ')] : [],
  );
};

/** "Jugendtrainer, SV Derendingen": where nothing tells, the first of two names is the title as a rule. */
const inOrder = ([only, ...others]: readonly Piece[]): Pair | null => {
  const [title = '', ...rest] = tokensOf(only?.text ?? '');
  const employer = rest.join(', ');
  const isLikely =
    others.length === 0 && rest.length === 1 && leaning(title) > -1.5 && leaning(employer) <= leaning(title) && title.split(' ').length < 5;
  return isLikely ? { title, employer, margin: 0, score: 0, isTitleFirst: true } : null;
};

/** "Senior Manager, Supply Planning (2023–2025)" below an employer whose own dates hold it. */
const isRoleWithin = (
  { block: { head }, dates: [date], pieces, places }: Pick<Head, 'dates' | 'pieces' | 'places'> & { block: { head: readonly Row[] } },
  around: Dates | undefined,
): boolean => {
  const [first = ''] = tokensOf(pieces[0]?.text ?? '');
  const yearOf = (written: string | null) => (written === 'present' ? '9999' : (written ?? '').slice(0, 4));
  return (
    around?.isRange === true &&
    date?.isRange === true &&
    head.length === 1 &&
    head[0]?.isItem === false &&
    pieces.length === 1 &&
    places.length === 0 &&
    leaning(first) >= 0.5 &&
    yearOf(date.start) >= yearOf(around.start) &&
    yearOf(date.end) <= yearOf(around.end) &&
    (date.start !== around.start || date.end !== around.end)
  );
};

const isTitleWithUnit = (head: readonly Row[], pieces: readonly Piece[], places: readonly string[]): boolean => {
  const [first = '', ...rest] = tokensOf(pieces[0]?.text ?? '');
  return (
    head.length === 1 &&
    pieces.length === 1 &&
    places.length === 0 &&
    rest.length > 0 &&
    leaning(first) >= 1 &&
    leaning(rest.join(', ')) > -1.5
  );
};

const isOfTwoLines = (pieces: readonly Piece[], { title, employer }: Pair): boolean => {
  const rowOf = (text: string | null) => pieces.find((piece) => piece.text === text)?.row;
  return rowOf(title) !== undefined && rowOf(employer) !== undefined && rowOf(title) !== rowOf(employer);
};

const isTitleOnly = ({ pair, pieces }: Head): boolean =>
  pair !== null && pair.title !== null && pair.employer === null && pieces.length === 1;

const bulletsOf = (rows: readonly Row[]): ExperienceRead['bullets'] => {
  const bullets: { text: string; line: number }[] = [];
  const sentences = rows.some(({ isItem }) => isItem) ? [] : sentencesOf(rows);
  if (sentences.length > 0) return sentences;
  // Old Word files lose the signs of their lists.
  const isUnmarked = rows.every(({ isItem, x, text }) => !isItem && x === null && !text.endsWith('.'));
  for (const [at, row] of rows.entries()) {
    const last = bullets.at(-1);
    const isWrapped =
      !row.isItem &&
      last !== undefined &&
      (continues(row, rows[at - 1]) ||
        (rows[at - 1]?.isItem === true && rows.some(({ isItem }) => isItem) && row.x !== null && (rows[at - 1]?.x ?? row.x) <= row.x));
    if (isWrapped && last !== undefined) last.text = joined(last.text, row.text);
    else if (row.isItem || isUnmarked) bullets.push({ text: row.text, line: row.line });
  }
  return bullets;
};

/** What was done, told in sentences without the signs of a list. */
const sentencesOf = (rows: readonly Row[]): { text: string; line: number }[] => {
  const [first] = rows;
  const text = rows.reduce((all, row) => (all === '' ? row.text : joined(all, row.text)), '');
  if (first === undefined || !/[.!?]["”’)]?$/.test(text) || text.split(' ').length < 4) return [];
  return text
    .split(
      /(?<=[^.\s]{2}[.!?]["”’)]?)(?<!\b(?:Prof|Dr|Mrs?|Ms|St|Mt|Ft|No|vs|Inc|Co|Jr|Sr|approx|incl|abt|e\.g|i\.e|U\.S)\.)\s+(?=["“]?[\p{Lu}\d])/u,
    )
    .map((one) => ({ text: one, line: first.line }));
};

export interface Job {
  read: ExperienceRead;
  dates: string | null;
  rows: readonly Row[];
  isSure: boolean;
}
