/**
 * Reads the dates of a position as exports write them: "2019", "Sept. 2019 – Present", "06/2019 to 03/2021", "2019-09 - 2021-03",
 * "2019-2021", "2019–21", "since 2019", "Summer 2019", "Jan 2020 - now · 3 yrs"; nothing at all is dates that are not known. Null for
 * anything else. A day or season counts as its month or year.
 */
export const readDates = (text: string): Dates | null => {
  const short = /^\s*([12]\d)(\d\d)\s*([-–—/])\s*['’]?(\d\d)\s*$/.exec(text);
  if (short !== null) return shortRange(short);
  const found = whole.exec(text.trim());
  if (found === null) return null;
  const { lead, first, parted, second } = found.groups ?? {};
  const start = readDate(first);
  const end = readDate(second);
  if (start === undefined || end === undefined) return null;
  if (lead !== undefined) return start === null || start === 'present' || parted !== undefined ? null : { start, end: 'present' };
  if (start !== 'present') return parted === undefined && second !== undefined ? null : { start, end };
  return parted === undefined && second === undefined ? { start: null, end: 'present' } : null;
};

/** "2019–21" is a range; "2019-09" a month, as in ISO 8601, but "2009–11" with a dash is none. */
const shortRange = ([, century, year, sign, last]: RegExpExecArray): Dates | null => {
  const start = { year: Number(`${century}${year}`), month: null };
  if (sign === '-' && Number(last) >= 1 && Number(last) <= 12) return { start: { ...start, month: Number(last) }, end: null };
  return sign === '/' || Number(last) < Number(year) ? null : { start, end: { year: Number(`${century}${last}`), month: null } };
};

/** null where nothing is written, undefined where it is no date. */
const readDate = (text: string | undefined): PathDate | 'present' | null | undefined => {
  if (text === undefined || text === '') return null;
  if (/^[pcnto]/i.test(text) && now.test(text)) return 'present';
  const numbers = /^(?:(\d{1,2})[/.])?([12]\d{3})(?:[-/.](\d\d)(?:[-/.]\d\d)?)?$/.exec(text);
  if (numbers !== null) {
    const month = numbers[1] ?? numbers[3];
    if (month !== undefined && (Number(month) < 1 || Number(month) > 12)) return undefined;
    return { year: Number(numbers[2]), month: month === undefined ? null : Number(month) };
  }
  const [, name = '', year] = /^(?:\d{1,2} )?([a-z]{3,9})\.?,?[ -]?(?:\d{1,2}, ?)?([12]\d{3})$/i.exec(text) ?? [];
  const word = name.toLowerCase();
  const month = months.findIndex((full) => full.startsWith(word)) + 1;
  if (year === undefined || (month === 0 && !seasons.has(word))) return undefined;
  return { year: Number(year), month: month === 0 ? null : month };
};

const months = 'january february march april may june july august september october november december'.split(' ');
const seasons = new Set(['spring', 'summer', 'fall', 'autumn', 'winter']);
const now = /^(?:present|current|currently|now|today|ongoing)$/i;

const named = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|spring|summer|fall|autumn|winter)[a-z]{0,6}`;
const point = String.raw`(?:\d{1,2} )?${named}\.?,?[ -]?(?:\d{1,2}, ?)?[12]\d{3}|(?:\d{1,2}[/.])?[12]\d{3}(?:[-/.](?:0[1-9]|1[0-2])(?:[-/.]\d\d)?(?!\d))?|present|current(?:ly)?|now|today|ongoing`;
const whole = new RegExp(
  String.raw`^(?<lead>since )?(?<first>${point})?(?<parted> ?[-–—−~]+ ?| ?\b(?:to|until|till|through|thru)\b ?)?(?<second>${point})?(?: ?[·,(] ?[^()]{0,24}(?:yrs?|years?|mos?|months?|expected|anticipated)\.?\)?)?$`,
  'i',
);

/** null is not known. */
export interface Dates {
  start: PathDate | null;
  end: PathDate | 'present' | null;
}

export interface PathDate {
  year: number;
  /** 1–12; null when only the year is known. */
  month: number | null;
}
