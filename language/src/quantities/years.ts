import type { Meaning } from '../entities/types.ts';
import { matchesIn } from '../text/text.ts';

/**
 * Calendar years and seasons of a text: "'16", "class of 2016", "1995 batch", "early 2010s grads", "since 2019", "between 2010 and 2014",
 * "summer 2027", "next summer". `now` completes two digits and reads "next". A year of the class where the words say so, else of
 * anything; "my year" and "my batch" are the student's own: both ends null.
 */
export function yearsIn(text: string, now: Date): { start: number; end: number; meaning: Meaning }[] {
  const found: { start: number; end: number; meaning: Meaning }[] = [];
  const add = (start: number, end: number, meaning: Meaning | null) => {
    if (meaning !== null && !found.some((one) => one.start < end && start < one.end)) found.push({ start, end, meaning });
  };
  for (const match of matchesIn(text, season)) add(match.index, match.index + match[0].length, seasonOf(match, now));
  for (const match of matchesIn(text, span)) {
    const [whole, from = '', to = ''] = match;
    add(match.index, match.index + whole.length, { kind: 'year', ...sorted(full(from, now), full(to, now)), of: ofIn(text, match) });
  }
  for (const match of matchesIn(text, decade)) add(match.index, match.index + match[0].length, decadeOf(match, text, now));
  for (const match of matchesIn(text, classYear)) {
    const year = full(match.slice(1).find((part) => part !== undefined) ?? '', now);
    add(match.index, match.index + match[0].length, { kind: 'year', from: year, to: year, of: 'class' });
  }
  for (const match of matchesIn(text, bound)) add(match.index, match.index + match[0].length, boundOf(match, text, now));
  if (!found.some(({ meaning }) => meaning.kind === 'year' && meaning.of === 'class'))
    for (const match of matchesIn(text, own))
      add(match.index, match.index + match[0].length, { kind: 'year', from: null, to: null, of: 'class' });
  for (const match of matchesIn(text, plain)) {
    const year = full(match[1] ?? '', now);
    const name = /\b(spring|summer|fall|winter)\s(?:\p{L}+\s){1,2}$/iu.exec(text.slice(Math.max(0, match.index - 40), match.index))?.[1];
    const season = names.find((each) => each === name?.toLowerCase());
    const meaning: Meaning =
      season === undefined ? { kind: 'year', from: year, to: year, of: ofIn(text, match) } : { kind: 'season', season, year };
    add(match.index, match.index + match[0].length, meaning);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** "16" is 2016 until eight years ahead of `now`, "95" 1995. */
function full(text: string, now: Date): number {
  const digits = text.replace(/\D/g, '');
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year + (year <= (now.getFullYear() % 100) + 8 ? 2000 : 1900);
}

function sorted(one: number, other: number): { from: number; to: number } {
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

/** Of the class where "grads", "batch" or "graduated" stands next to it. */
function ofIn(text: string, match: RegExpExecArray): 'class' | 'any' {
  const before = text.slice(Math.max(0, match.index - 30), match.index);
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
  return /\b(?:class(?:es)?|batch(?:es)?|grad\w*|graduat\w+|alumn\w+|passouts?|cohort)\b[^.;,\d]*$/i.test(before) ||
    /^[^.;,\d]{0,24}?\b(?:grads?|graduates?|batch(?:mates?)?|pass(?:ed)?[- ]?outs?|alum(?:s|ni|nae?)?|class|cohort|degree)\b/i.test(after)
    ? 'class'
    : 'any';
}

function decadeOf(match: RegExpExecArray, text: string, now: Date): Meaning {
  const [, part = '', written = ''] = match;
  const first = full(written.replace(/s$/, ''), now);
  const [from, to] = parts[part.toLowerCase().trim().replace('-', '')] ?? [0, 9];
  return { kind: 'year', from: first + from, to: first + to, of: ofIn(text, match) };
}

function boundOf(match: RegExpExecArray, text: string, now: Date): Meaning {
  const [, word = '', written = ''] = match;
  const year = full(written, now);
  const of = ofIn(text, match);
  const lead = word.toLowerCase();
  if (/^(?:since|from|starting)/.test(lead)) return { kind: 'year', from: year, to: null, of };
  if (lead.startsWith('after') || lead.startsWith('later')) return { kind: 'year', from: year + 1, to: null, of };
  return { kind: 'year', from: null, to: /^(?:before|earlier|prior)/.test(lead) ? year - 1 : year, of };
}

function seasonOf(match: RegExpExecArray, now: Date): Meaning | null {
  const [, which, name = '', written] = match;
  const key = name.toLowerCase();
  const season = key === 'autumn' ? 'fall' : key === 'year' ? null : names.find((each) => each === key);
  if (season === undefined || (which === undefined && written === undefined)) return null;
  if (written !== undefined) return season === null ? null : { kind: 'season', season, year: full(written, now) };
  return { kind: 'season', season, year: yearOfSeason(which?.toLowerCase() ?? '', season, now) };
}

/** "This summer" is the one of this year until it is over; "next summer" the one after the summer that has begun, else the coming one. */
function yearOfSeason(which: string, season: (typeof names)[number] | null, now: Date): number {
  const year = now.getFullYear();
  if (season === null) return which === 'last' ? year - 1 : which === 'this' ? year : year + 1;
  const month = now.getMonth();
  const [begins, ends] = { winter: [0, 1], spring: [2, 4], summer: [5, 7], fall: [8, 10] }[season];
  if (which === 'last') return month > (ends ?? 0) ? year : year - 1;
  if (which === 'next') return month < (begins ?? 0) ? year : year + 1;
  return month <= (ends ?? 0) ? year : year + 1;
}

const names = ['spring', 'summer', 'fall', 'winter'] as const;
const parts: Readonly<Record<string, readonly [number, number]>> = { early: [0, 3], mid: [4, 6], late: [7, 9] };
const four = String.raw`(?:19[4-9]\d|20[0-4]\d)`;
const two = String.raw`['’‘]\d{2}`;
const year = `(?:${four}|${two})`;
const notPart = String.raw`(?<![\p{L}\p{N}$.,'’‘-])`;
const season = new RegExp(
  `\\b(next|this|last|coming|upcoming|this coming|following)?\\s?\\b(spring|summer|fall|autumn|winter|year)(?:\\s(?:of\\s)?(${four}|${two}|2\\d))?(?![\\d-])\\b`,
  'giu',
);
const span = new RegExp(
  `(?:\\b(?:between|from)\\s)?${notPart}(${year})\\s?(?:-|–|—|to|and|through|thru|till|until)\\s?(${year}|\\d{2})(?!\\d|s\\b)`,
  'giu',
);
const decade = new RegExp(
  `(?:\\b(early|mid|late)[ -])?(?:the\\s)?${notPart}(?:the )?((?:19|20)\\d0s|${two.replace('\\d{2}', '\\d0')}s|[0-9]0s)\\b`,
  'giu',
);
const graduates = String.raw`(?:grad(?:uate)?s?|batch(?:mates?)?|pass(?:ed)?[- ]?outs?|alum(?:s|ni|na|nae|nus)?|class|cohort|year group)`;
const classYear = new RegExp(
  [
    `\\b(?:class(?:es)?|batch|cohort|year) of (${four}|${two}|\\d{2})(?!\\d)`,
    `\\b(?:graduat(?:ed|es?|ing)|grad(?:uation)?(?: year| date)?|passed out|pass(?:ing)? out)(?: (?:in|is|by|from|of|year))*(?: (?:the )?(?:spring|summer|fall|winter|may|june|december|january))?(?: of)? (${year})(?!\\d)`,
    `${notPart}(${year}) ${graduates}\\b`,
    `\\b(?:batch|class|passout|pass out) (${year})(?!\\d)`,
    `(?<=^|\\s|\\()(${two})(?!\\d|s\\b)`,
  ].join('|'),
  'giu',
);
const bound = new RegExp(
  `\\b(since|after|before|until|till|by|prior to|earlier than|later than|from|starting(?: in)?) (?:the year |year |class of )?(${year})(?!\\d|s\\b)(?: onwards?)?`,
  'giu',
);
const own =
  /\b(?:my|our) (?:own )?(?:graduating )?(?:batch|class year|year group|graduation year|graduating class|grad year|cohort)(?:mates?)?\b|\b(?:from|in|of) (?:my|our) (?:class|year)\b/giu;
const plain = new RegExp(`${notPart}(${four})(?![\\d%-]|[.,]\\d|\\s?(?:people|jobs|users|dollars|usd))\\b`, 'giu');
