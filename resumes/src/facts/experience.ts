import { employerNamed, industryInName } from '@alive/language/lexicon/industries.ts';
import { occupationOfTitle } from '@alive/language/titles/occupation.ts';
import { isHeadNoun } from '@alive/language/titles/title-names.ts';
import { remembered } from '@alive/occupations/tables.ts';
import { fitOf } from '@alive/occupations/titles.ts';
import { type Dates, datesIn, datesWritten, isOnlyDates } from '../page/dates.ts';
import { joined, type Parts, partsOf, type Piece, type Row } from '../page/lines.ts';
import type { ExperienceRead } from './types.ts';
import { continues } from '../page/sections.ts';

/** The jobs, internships, offices and voluntary work of a section, in its order, each with what it is sure of. */
export const experienceIn = (written: readonly Row[], now: Date): Job[] => {
  const rows = unwrapped(written, now);
  const heads = alike(blocksIn(rows, now).map((block) => Object.assign(headOf(block.head, now), { block })));
  const clear = heads.filter(({ pair }) => pair !== null && pair.margin >= 1.5);
  const isTitleFirst = clear.filter(({ pair }) => pair?.isTitleFirst === true).length * 2 >= clear.length;
  const jobs: Job[] = [];
  let employer: { name: string; place: string | null } | null = null;
  for (const [at, { block, dates, places, pieces, pair }] of heads.entries()) {
    const found = pair ?? orderedPair(pieces, isTitleFirst);
    const [date] = dates;
    const bullets = bulletsOf(block.body);
    const [head] = block.head;
    if (head === undefined || (found.title === null && found.employer === null)) continue;
    // "Riverkeep, 2022 – now", and below it each of the titles one had there.
    const next = heads[at + 1];
    if (found.title === null && bullets.length === 0 && next !== undefined && isTitleOnly(next)) {
      employer = { name: found.employer ?? '', place: places[0] ?? null };
      continue;
    }
    // Only an employer on a line of its own has several titles below it.
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

/** An entry's line that goes on in the next one, within a word or a name, is one row. */
const unwrapped = (rows: readonly Row[], now: Date): Row[] => {
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
      (/\p{Ll}[-‐]$/u.test(own.text) || last.isFull === true) &&
      /^\p{Ll}/u.test(row.text) &&
      partsOf(last, now).dates.length > 0;
    if (!goesOn) whole.push(row);
    else {
      const cells = last.cells.map((cell) => (cell === own ? { ...cell, text: joined(cell.text, row.text) } : cell));
      whole[whole.length - 1] = { ...last, cells, text: cells.map(({ text }) => text).join(' '), isFull: false };
    }
  }
  return whole;
};

/**
 * What the entries of one section have in common decides where single ones do not tell: whether the title stands on the line above the employer's
 * or below it, and on one line, whether it comes first.
 */
const alike = <One extends Head>(heads: readonly One[]): One[] => {
  const twoLines = new Map(heads.flatMap((head) => (linesOf(head) === null ? [] : [[head, linesOf(head) ?? []] as const])));
  const oneLine = new Map(
    heads.flatMap((head) => {
      const [only, ...others] = head.pieces;
      const tokens = only === undefined || others.length > 0 ? [] : tokensOf(only.text);
      return tokens.length > 1 ? [[head, tokens] as const] : [];
    }),
  );
  const lines = [...twoLines.values()].map(([one, other]) => lineLeaning(one) - lineLeaning(other));
  const tokens = [...oneLine.values()].map(firstLeaning);
  const [ofLines, ofTokens] = [sum(lines), sum(tokens)];
  return heads.map((head) => {
    const [one, other] = twoLines.get(head) ?? [];
    if (one !== undefined && other !== undefined && Math.abs(ofLines) >= 1) {
      const own = lineLeaning(one) - lineLeaning(other);
      const isTitleFirst = Math.abs(own) >= 3 ? own > 0 : ofLines > 0;
      const [title, employer] = isTitleFirst ? [one, other] : [other, one];
      const margin = Math.max(Math.abs(own), lines.length > 2 ? 1 : 0);
      return { ...head, pair: { title: title.text, employer: employer.text, margin, score: margin, isTitleFirst } };
    }
    const all = oneLine.get(head);
    if (all === undefined || Math.abs(ofTokens) < 1) return head;
    const own = firstLeaning(all);
    if (ofTokens < 0) {
      if (own >= 1 || (head.pair !== null && head.pair.title !== null && head.pair.employer !== null)) return head;
      const margin = Math.max(-own, tokens.length > 2 ? 1 : 0);
      const [title = null, employer] = [all.at(-1), all.slice(0, -1).join(', ')];
      return { ...head, pair: { title, employer, margin, score: margin, isTitleFirst: false } };
    }
    if (own <= -2.5) return head;
    const count = titleTokens(all);
    const margin = Math.max(own, tokens.length > 2 ? 1 : 0);
    const [title, employer] = [all.slice(0, count).join(', '), all.slice(count).join(', ')];
    return { ...head, pair: { title, employer, margin, score: margin, isTitleFirst: true } };
  });
};

/** How much rather the first of the names in a row is the title than what follows it. */
const firstLeaning = ([one = '', ...rest]: readonly string[]): number =>
  bounded(leaning(one)) - bounded(Math.min(leaning(rest.join(', ')), leaning(rest.at(-1) ?? '')));

/** The two lines of an entry that hold one name each; null: it is of another form. */
const linesOf = ({ pieces }: Head): readonly [Piece, Piece] | null => {
  const [one, other, ...more] = pieces;
  if (one === undefined || other === undefined || more.length > 0 || one.row === other.row) return null;
  // A line that holds both, above one that tells less.
  const [first = '', ...rest] = tokensOf(one.text);
  const holdsBoth = rest.length > 0 && leaning(first) >= 1 && leaning(rest.join(', ')) <= -1;
  return holdsBoth && lineLeaning(other) > -1 ? null : [one, other];
};

/** How many of the names in a row are the title: "Combat Medic, Sergeant, Army" two, and what is taught at a school goes with it. */
const titleTokens = (tokens: readonly string[]): number => {
  let count = 1;
  while (count < tokens.length - 1 && leaning(tokens[count] ?? '') >= 1) count++;
  const isCourse = tokens.length === count + 2 && !organisation.test(tokens[count] ?? '') && !greek.test(tokens[count] ?? '');
  return isCourse && teaching.test(tokens[0] ?? '') && /\buniversit|\b(?:college|school|academy)\b/i.test(tokens[count + 1] ?? '')
    ? count + 1
    : count;
};
const teaching = /\b(?:instructor|instruction|mentor|teaching|lecturer|tutor|grader|learning assistant|graduate employee|teacher)\b/i;
const greek =
  /\b(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|omicron|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega)\b/i;
/** A place behind a name tells that it is an employer's. */
const lineLeaning = (piece: Piece | undefined): number =>
  piece === undefined ? 0 : bounded(leaning(tokensOf(piece.text)[0] ?? '')) - (piece.hasPlace ? 1 : 0);
const tokensOf = (text: string): string[] => text.split(commas);
const bounded = (value: number): number => Math.max(-3, Math.min(3, value));
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

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
  return starts.map((from, at) => {
    const own = rows.slice(from, starts[at + 1] ?? rows.length);
    const ownKinds = kinds.slice(from, from + own.length);
    const anchor = dated.find((one) => one >= from && one < from + own.length);
    const least = anchor === undefined ? 1 : anchor - from + 1;
    let length = least;
    const isOnlyPlace = (row: Row | undefined): boolean => row !== undefined && partsOf(row, now).pieces.length === 0;
    while (
      length < own.length &&
      length < least + 2 &&
      ownKinds[length] === 'head' &&
      (isOnlyPlace(own[length]) ||
        isWanting(own.slice(0, length), now) ||
        (length === least &&
          kinds.includes('item') &&
          own[length]?.text.endsWith(':') !== true &&
          (ownKinds[length + 1] ?? 'item') === 'item'))
    )
      length++;
    return { head: own.slice(0, length), body: own.slice(length) };
  });
};

/** Whether a title or an employer is missing still. */
const isWanting = (head: readonly Row[], now: Date): boolean => {
  const { pieces, pair } = headOf(head, now);
  return pieces.length < 2 && (pair === null || pair.title === null || pair.employer === null);
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
  const usual = above(first, isPlace(rows[first - 1]) ? 3 : 2, 0);
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
  const parts = partsOf(row, now);
  const words = row.text.split(' ').length;
  const isShort = words <= 22 && row.text.length <= 160;
  const ends = parts.dates.some((date) => isAtEnd(row, date));
  const isSentence = /[.;]$/.test(row.text.replace(/\b\p{L}{2,4}\.$/u, '')) && !ends;
  if (parts.dates.some(({ isRange }) => isRange || row.cells.length > 1 || ends) && isShort && !isSentence) return 'dated';
  if (continues(row, before)) return 'text';
  const isBarred = words <= 14 && /\s[|•·]\s/.test(row.text);
  if (row.isBold || row.cells.length > 1 || isBarred || parts.places.length > 0) return isShort ? 'head' : 'text';
  // A sentence begins with what was done.
  if (words > 12 || /[.!;]$/.test(row.text) || (words > 3 && verb.test(row.text) && fitOf(row.text) < 100)) return 'text';
  return parts.pieces.some(({ text }) => Math.abs(leaning(text)) >= 1) || words <= 6 ? 'head' : 'text';
};

const isDatedItem = (row: Row, now: Date): boolean => {
  const { dates, pieces } = partsOf(row, now);
  return (
    row.text.length <= 110 &&
    dates.some((date) => isAtEnd(row, date)) &&
    pieces.length > 0 &&
    !(verb.test(row.text) && fitOf(row.text) < 100)
  );
};

const isAtEnd = (row: Row, date: Dates): boolean =>
  row.cells.some(
    ({ text }) =>
      (text.slice(date.from, date.to).trim() === date.text && /^[\s).,\]]*$/.test(text.slice(date.to))) ||
      (date.from === 0 && text.startsWith(date.text)),
  );

const verb =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing|ught)|led|ran|built|made|won|wrote|met|set|held|kept|gave|taught|grew|drew|sold|spoke|took|oversaw|help|assist|work|provide|prepare|manage|support|lead|create|maintain|perform|conduct|answer|greet|serve|compute|reviews?|use)\b/iu;

const headOf = (head: readonly Row[], now: Date): Head => {
  const all = head.map((row) => partsOf(row, now));
  const parts: Parts = {
    dates: all.flatMap(({ dates }) => dates),
    places: all.flatMap(({ places }) => places),
    pieces: namesOf(all.flatMap(({ pieces }) => pieces)),
  };
  const dates = parts.dates.toSorted((one, other) => Number(other.isRange) - Number(one.isRange));
  return { ...parts, dates, pair: pairOf(parts.pieces) };
};

/** The pieces without notes such as "evenings, about 18 hours weekly". */
const namesOf = (pieces: readonly Piece[]): Piece[] => {
  const names = pieces.filter(({ text }) => !/^(?:\p{Ll}[\p{Ll}’']*(?:[\s,]|$)|\d+ ?(?:hours|hrs)\b)/u.test(text));
  return names.length === 0 ? [...pieces] : names;
};

/** Which of the pieces is the title and which the employer; null where nothing tells. */
const pairOf = (pieces: readonly Piece[]): Pair | null => {
  const options = pieces.flatMap((piece, at) => splits(piece.text, pieces.length === 1).map((texts) => ({ at, texts })));
  let best: Pair | null = null;
  const offer = (title: Part | null, employer: Part | null) => {
    const margin = (title?.leaning ?? 0) - (employer?.leaning ?? 0);
    // Of several, the one that comes first is likelier.
    const score = margin - (title?.order ?? 0) * 0.2 - (employer?.order ?? 0) * 0.2;
    if (best === null || score > best.score)
      best = {
        title: title?.text ?? null,
        employer: employer?.text ?? null,
        margin,
        score,
        isTitleFirst: (title?.order ?? 0) <= (employer?.order ?? 0),
      };
  };
  for (const { at, texts } of options) {
    const [left = '', right] = texts;
    if (right !== undefined) {
      const [one, other] = [partOf(left, at), partOf(right, at + 0.5)];
      const [title, rest] = one.leaning >= other.leaning ? [one, other] : [other, one];
      // Next to an employer of its own, the rest is a department and stays with the title.
      const employers = pieces.flatMap((piece, at2) => (at2 !== at && leaning(piece.text) <= -0.5 ? [partOf(piece.text, at2)] : []));
      for (const employer of employers)
        if (title === one && title.leaning >= 1)
          offer(
            { ...title, text: pieces[at]?.text ?? title.text },
            { ...employer, leaning: Math.min(employer.leaning, rest.leaning) - 0.5 },
          );
      if (employers.length === 0 && title.leaning - rest.leaning >= 1) offer(title, rest);
      continue;
    }
    for (const [at2, second] of pieces.entries())
      if (at2 !== at && partOf(left, at).leaning - leaning(second.text) >= 0.5) offer(partOf(left, at), partOf(second.text, at2));
    if (pieces.length === 1) {
      const only = partOf(left, at);
      if (best !== null) continue;
      if (only.leaning >= 0.5) offer(only, null);
      else if (only.leaning <= -0.5) offer(null, only);
    }
  }
  return best;
};

/** A piece as a whole and, where it may hold both, in two: "Barista, Bluebird Coffee", "Tutor at the Writing Center". */
const splits = (text: string, isOnly: boolean): string[][] => {
  const [, before, after] = /^(.+?)\s+(?:at|@)\s+(.+)$/i.exec(text) ?? [];
  if (before !== undefined && after !== undefined) return [[before, after]];
  const tokens = tokensOf(text);
  const halves = tokens.slice(1).map((_, at) => [tokens.slice(0, at + 1).join(', '), tokens.slice(at + 1).join(', ')]);
  const telling = halves.filter(
    ([one = '', other = '']) => isOnly || (leaning(one) >= 1 && leaning(other) <= -1) || (leaning(one) <= -1 && leaning(other) >= 1),
  );
  return [...telling, [text]];
};

const commas = /,\s+(?!(?:inc|llc|ltd|llp|l\.l\.c|corp|co|p\.?c|jr|sr|ph\.?d|m\.?d|rn)\b)/i;

/** Where nothing tells, the pieces stand as those of the other entries do. */
const orderedPair = (pieces: readonly Piece[], isTitleFirst: boolean): Pair => {
  const [one = null, other = null] = pieces.map(({ text }) => text);
  const [title, employer] = isTitleFirst ? [one, other] : [other, one];
  return other === null
    ? { title: null, employer: one, margin: 0, score: 0, isTitleFirst }
    : { title, employer, margin: 0, score: 0, isTitleFirst };
};

const isOfTwoLines = (pieces: readonly Piece[], { title, employer }: Pair): boolean => {
  const rowOf = (text: string | null) => pieces.find((piece) => piece.text === text)?.row;
  return rowOf(title) !== undefined && rowOf(employer) !== undefined && rowOf(title) !== rowOf(employer);
};

const isTitleOnly = ({ pair, pieces }: Head): boolean =>
  pair !== null && pair.title !== null && pair.employer === null && pieces.length === 1;

const partOf = (text: string, order: number): Part => ({ text, order, leaning: leaning(text) });

/** Above 0: a title; below: an employer. */
const leaning = remembered((written: string): number => {
  const text = written.replace(/\s*\([^)]*\)/g, '').trim() || written;
  const words = text.toLowerCase().split(/[\s/]+/);
  const last = words.at(-1)?.replace(/^co-(?!op)|[^\p{L}]/gu, '') ?? '';
  const isNoun = isHeadNoun(last) || ownTitles.test(last);
  const fit = Math.min(fitOf(text), 300) / 100;
  const asTitle = (fit >= 1 ? 1 + fit / 2 : fit / 2) + (isNoun ? 1.5 : 0) + (levels.test(text) ? 1 : 0);
  const isNamed = employerNamed(text) !== null;
  const asEmployer =
    (isNamed ? 3 : 0) +
    (legal.test(text) ? 3 : 0) +
    (organisation.test(text) ? (isNoun ? 1 : 2.5) : 0) +
    (industryInName(text) === null || isNoun ? 0 : 1.5) +
    (fit < 0.2 ? 1 : 0) +
    (/^the /i.test(text) ? 1 : 0);
  return asTitle - asEmployer;
});

const ownTitles =
  /^(?:volunteers?|members?|interns?|externs?|fellow|mentor|chair|ambassador|apprentice|trainee|student|captain|soloist|violin|cello|crew|aide|hand|staff|delegate|organi[sz]er|founder|lead|leader|player|performer)$/;
const levels =
  /\b(?:intern(?:ship)?|externship|co-?op|practicum|volunteer|trainee|apprentice|part[- ]time|student (?:nurse|teacher|worker|assistant))\b/i;
const legal = /\b(?:inc|llc|ltd|llp|corp|corporation|gmbh|plc|pllc|co)\.?$|& (?:co|sons|associates|partners)\b/i;
const organisation =
  /\b(?:universit\p{L}+|college|school|academy|hospital|clinic|cent(?:er|re)|lab|labs|laborator(?:y|ies)|institute|department|dept|office of|group|club|society|association|foundation|company|studios?|theat(?:er|re)|orchestra|symphony|choir|ensemble|band|museum|gallery|library|restaurant|caf[eé]|coffee|bakery|bistro|hotel|resort|inn|store|shop|market|agency|district|services|solutions|systems|technologies|partners|associates|bank|credit union|farms?|press|chapter|union|council|committee|fraternity|sorority|church|ministries|shelter|food bank|house|hospice|health|county|city of|state park|national park|army|navy|festival|films?|productions?|pictures|entertainment|media|network|magazine|journal|times|gazette|engineering|construction|industries|manufacturing|energy|consulting|capital|financial|advisors|insurance|realty|airlines|team|program|project|initiative|alliance|coalition|league|ymca|for humanity|red cross|scouts)\b/iu;

const bulletsOf = (rows: readonly Row[]): ExperienceRead['bullets'] => {
  const bullets: { text: string; line: number }[] = [];
  // Old Word files lose the signs of their lists; sentences with a full stop never had any.
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

type RowKind = 'dated' | 'head' | 'item' | 'text';

interface Head extends Parts {
  pair: Pair | null;
}

interface Part {
  text: string;
  order: number;
  leaning: number;
}

interface Pair {
  title: string | null;
  employer: string | null;
  /** How far apart the two are. */
  margin: number;
  score: number;
  isTitleFirst: boolean;
}

export interface Block {
  head: Row[];
  body: Row[];
}

export interface Job {
  read: ExperienceRead;
  dates: string | null;
  rows: readonly Row[];
  isSure: boolean;
}
