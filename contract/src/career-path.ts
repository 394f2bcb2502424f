import { type Dates, type PathDate, readDates } from './career-dates.ts';

/**
 * Reads a career path: entries newest first, separated by `|`, each `role at company [start - end] location: note`; where nothing is so
 * separated, each line is one. Dates are `YYYY` or `Mon YYYY`, the end may be `Present`, a hyphen or a dash stands between; location and
 * note may be absent, a pipe inside an entry is `\|`. Role and company part at the last " at " before the dates, without one at an " @";
 * location and note at the first colon that a space follows. Also read as exports write them: dates in round brackets, in front or as a
 * range at the end; see `readDates` for their forms. An entry that does not fit becomes a role without a company. Never throws.
 */
export const parseCareerPath = (text: string): Position[] =>
  splitEntries(text)
    .map((entry) => withoutBullet(oneLine(entry.replaceAll('\\|', '|'))))
    .filter((entry) => entry !== '')
    .map(readEntry)
    .filter((position) => Object.values(position).some(Boolean));

/**
 * Writes what `parseCareerPath` reads. Where there are neither dates, an empty bracket still marks off a location or note.
 * Only pipes can be escaped: " at " in a company, dates in square brackets in a role or company, or ": " in a location read back
 * elsewhere; commas and dashes at the end of a role or company are left out.
 */
export const printCareerPath = (positions: readonly Position[]): string =>
  positions
    .map(printEntry)
    .filter((entry) => entry !== '')
    .join(' | ');

/** One text at each pipe that no backslash precedes, or else at each line's end. */
const splitEntries = (text: string): string[] => {
  const entries: string[] = [];
  let start = 0;
  for (let pipe = text.indexOf('|'); pipe >= 0; pipe = text.indexOf('|', pipe + 1)) {
    if (text[pipe - 1] === '\\') continue;
    entries.push(text.slice(start, pipe));
    start = pipe + 1;
  }
  return entries.length === 0 ? text.split(/[\n\r]/) : [...entries, text.slice(start)];
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const withoutBullet = (text: string): string => `${text} `.replace(/^(?:[•·▪◦*–—-]+ )+/, '').trim();

const readEntry = (entry: string): Position => {
  const found = findDates(entry, '[', ']') ?? findDates(entry, '(', ')') ?? findRange(entry);
  if (found === null) return { ...readHead(entry), start: null, end: null, location: null, note: null };
  const position = { ...readHead(entry.slice(0, found.from).trim()), ...found.dates, ...readTail(entry.slice(found.to).trim()) };
  return withWorkInFront(Object.values(position).some(Boolean) ? position : { ...position, role: entry });
};

/** Where the dates stand in front, the work follows them; brackets in it would be taken for dates when it is read again. */
const withWorkInFront = (position: Position): Position => {
  const { role, company, start, end, location } = position;
  if (role !== '' || company !== '' || (start === null && end === null) || location === null || /[[\]]/.test(location)) return position;
  const head = readHead(location);
  return head.role === '' && head.company === '' ? position : { ...position, ...head, location: null };
};

/** The first innermost bracket that holds dates, with the brackets right around it, or nothing. */
const findDates = (entry: string, opening: string, closing: string): Found | null => {
  let open = -1;
  for (let at = 0; at < entry.length; at += 1) {
    if (entry[at] === opening) open = at;
    if (entry[at] !== closing || open < 0) continue;
    const inside = at - open > longestDates ? null : entry.slice(open + 1, at);
    // Round brackets may hold anything, nothing too.
    const dates = inside === null || (opening === '(' && inside.trim() === '') ? null : readDates(inside);
    if (dates !== null) {
      let [from, to] = [open, at + 1];
      while (entry[from - 1] === opening && entry[to] === closing) [from, to] = [from - 1, to + 1];
      return { from, to, dates };
    }
    open = -1;
  }
  return null;
};

/** A range without brackets at the end: "Analyst at Bain, 2018 - 2021". A single year may belong to a name. */
const findRange = (entry: string): Found | null => {
  const end = entry.slice(-longestDates);
  const range = rangeAtEnd.exec(end)?.[1];
  const dates = range === undefined ? null : readDates(range);
  return range === undefined || dates === null ? null : { from: entry.length - range.length, to: entry.length, dates };
};

const month = String.raw`(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? |\d{1,2}\/)?[12]\d{3}`;
const rangeAtEnd = new RegExp(String.raw`(?:^|[ ,;])(${month}(?: ?[-–—] ?| to )(?:${month}|present|current|now))$`, 'i');

const readHead = (head: string): Pick<Position, 'role' | 'company'> => {
  let rest = bare(head);
  for (;;) {
    const at = rest.lastIndexOf(' at ');
    if (at < 0 && !rest.startsWith('at ')) return readSign(rest);
    const company = bare(rest.slice(at < 0 ? 3 : at + 4));
    rest = withoutSeparators(rest.slice(0, Math.max(at, 0)));
    if (company !== '' || rest === '') return { role: bare(rest), company };
  }
};

/** "Engineer @ Google" */
const readSign = (head: string): Pick<Position, 'role' | 'company'> => {
  const at = head.lastIndexOf(' @');
  const company = at < 0 && !head.startsWith('@') ? '' : bare(head.slice(at + 2));
  return /^(?!at )[\p{L}\p{N}]/u.test(company)
    ? { role: bare(head.slice(0, Math.max(at, 0))), company }
    : { role: bare(head), company: '' };
};

/** Without bullets in front, and the separators that stood before the next part. */
const bare = (text: string): string => withoutBullet(withoutSeparators(text.trim()));

const withoutSeparators = (text: string): string => {
  let end = text.length;
  while (end > 0 && ' ,;–—-'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

const readTail = (tail: string): Pick<Position, 'location' | 'note'> => {
  let colon = tail.startsWith(':') ? 0 : `${tail} `.indexOf(': ');
  if (colon < 0) return { location: tail || null, note: null };
  // Of several colons in a row the first parts, or the place would end in one and lose it on the next reading.
  while (tail[colon - 1] === ':') colon -= 1;
  return { location: tail.slice(0, colon).trim() || null, note: tail.slice(colon + 1).trim() || null };
};

const printEntry = ({ role, company, start, end, location, note }: Position): string => {
  const head = company.trim() === '' ? role : `${role} at ${company}`;
  const tail = note ? `${location ?? ''}: ${note}` : (location ?? '');
  const isDated = start !== null || end !== null || tail.trim() !== '' || holdsDates(oneLine(head));
  const dates = isDated ? printDates(start, end) : '';
  return oneLine(`${head} ${dates} ${tail}`).replaceAll('|', '\\|');
};

/** Whether years in the name itself would be taken for dates, were there no bracket behind it. */
const holdsDates = (head: string): boolean => (findDates(head, '(', ')') ?? findRange(head)) !== null;

const printDates = (start: Position['start'], end: Position['end']): string => {
  if (end === null) return `[${start === null ? '' : printDate(start)}]`;
  return `[${start === null ? '' : printDate(start)} - ${end === 'present' ? 'Present' : printDate(end)}]`;
};

const printDate = ({ year, month }: PathDate): string => {
  const name = month === null ? undefined : months[month - 1];
  return name === undefined ? `${year}` : `${name} ${year}`;
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Characters of "[September 2019 - September 2021 (2 years 1 month)]" with room for spaces. */
const longestDates = 64;

interface Found {
  from: number;
  to: number;
  dates: Dates;
}

/** One job or degree of a career path. */
export interface Position extends Dates {
  role: string;
  /** "" where the entry names none. */
  company: string;
  location: string | null;
  note: string | null;
}
