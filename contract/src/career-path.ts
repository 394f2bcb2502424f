/**
 * Reads a career path: entries newest first, separated by `|`, each `role at company [start - end] location: note`.
 * Dates are `YYYY` or `Mon YYYY`, the end may be `Present`, a hyphen or a dash stands between; location and note may be
 * absent, a pipe inside an entry is `\|`. Role and company part at the last " at " before the dates; location and note
 * at the first colon that a space follows. An entry that does not fit becomes a role without a company. Never throws.
 */
export const parseCareerPath = (text: string): Position[] =>
  splitEntries(text)
    .map((entry) => oneLine(entry.replaceAll('\\|', '|')))
    .filter((entry) => entry !== '')
    .map(readEntry);

/**
 * Writes what `parseCareerPath` reads. Where there are neither dates, an empty bracket still marks off a location or note.
 * Only pipes can be escaped: " at " in a company, dates in brackets in a role or company, or ": " in a location read back
 * elsewhere.
 */
export const printCareerPath = (positions: readonly Position[]): string =>
  positions
    .map(printEntry)
    .filter((entry) => entry !== '')
    .join(' | ');

/** One text at each pipe that no backslash precedes. */
const splitEntries = (text: string): string[] => {
  const entries: string[] = [];
  let start = 0;
  for (let pipe = text.indexOf('|'); pipe >= 0; pipe = text.indexOf('|', pipe + 1)) {
    if (text[pipe - 1] === '\\') continue;
    entries.push(text.slice(start, pipe));
    start = pipe + 1;
  }
  return [...entries, text.slice(start)];
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const readEntry = (entry: string): Position => {
  const bracket = findDates(entry);
  if (bracket === null) return { ...readHead(entry), start: null, end: null, location: null, note: null };
  const head = readHead(entry.slice(0, bracket.from).trim());
  const position = { ...head, ...bracket.dates, ...readTail(entry.slice(bracket.to).trim()) };
  return Object.values(position).some(Boolean) ? position : { ...position, role: entry };
};

/** The first innermost bracket that holds dates, or nothing. */
const findDates = (entry: string): { from: number; to: number; dates: Dates } | null => {
  let open = -1;
  for (let at = 0; at < entry.length; at += 1) {
    if (entry[at] === '[') open = at;
    if (entry[at] !== ']' || open < 0) continue;
    const dates = at - open > longestDates ? null : readDates(entry.slice(open + 1, at));
    if (dates !== null) return { from: open, to: at + 1, dates };
    open = -1;
  }
  return null;
};

const readDates = (text: string): Dates | null => {
  const [first = '', second, ...more] = text.split(/[-–—]/).map((part) => part.trim());
  const start = readDate(first);
  const end = readDate(second ?? '');
  if (more.length > 0 || start === undefined || end === undefined) return null;
  if (start !== 'present') return { start, end };
  return second === undefined ? { start: null, end: 'present' } : null;
};

/** null where nothing is written, undefined where it is no date. */
const readDate = (text: string): PathDate | 'present' | null | undefined => {
  if (text === '') return null;
  if (/^present$/i.test(text)) return 'present';
  const found = /^(?:([a-z]{3,9})\.? )?([12]\d{3})$/i.exec(text);
  if (found === null) return undefined;
  const [, name, year] = found;
  if (name === undefined) return { year: Number(year), month: null };
  const month = months.findIndex((full) => full.startsWith(name.toLowerCase())) + 1;
  return month === 0 ? undefined : { year: Number(year), month };
};

const readHead = (head: string): Pick<Position, 'role' | 'company'> => {
  // The space in front lets an entry without a role begin with "at".
  const at = ` ${head}`.lastIndexOf(' at ');
  return at < 0 ? { role: head, company: '' } : { role: head.slice(0, Math.max(0, at - 1)).trim(), company: head.slice(at + 3).trim() };
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
  const dates = start === null && end === null && tail.trim() === '' ? '' : printDates(start, end);
  return oneLine(`${head} ${dates} ${tail}`).replaceAll('|', '\\|');
};

const printDates = (start: Position['start'], end: Position['end']): string => {
  if (end === null) return `[${start === null ? '' : printDate(start)}]`;
  return `[${start === null ? '' : printDate(start)} - ${end === 'present' ? 'Present' : printDate(end)}]`;
};

const printDate = ({ year, month }: PathDate): string => {
  const name = month === null ? undefined : months[month - 1];
  return name === undefined ? `${year}` : `${name.charAt(0).toUpperCase()}${name.slice(1, 3)} ${year}`;
};

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** Characters of "[September 2019 - September 2021]" with room for spaces. */
const longestDates = 48;

/** One job or degree of a career path. */
export interface Position {
  role: string;
  /** "" where the entry names none. */
  company: string;
  start: PathDate | null;
  end: PathDate | 'present' | null;
  location: string | null;
  note: string | null;
}

export interface PathDate {
  year: number;
  /** 1–12; null when only the year is known. */
  month: number | null;
}

type Dates = Pick<Position, 'start' | 'end'>;
