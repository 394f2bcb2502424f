import { dateOf } from '#platform/table-file/cells.ts';

/**
 * When applications close, where a description plainly says so: "Apply by December 15, 2026", "Closing date: 15 Dec". A day ends where it
 * ends last on earth, see `closingZone`, and one without a year is the first after `posted`. Null where the description doesn't say, or
 * names a day only for those who want to be read first.
 */
export function closingIn(description: string, reading: Reading): Date | null {
  let heading = '';
  for (const line of description.slice(0, 60_000).split('\n')) {
    const plain = line.replace(/^\s*(?:#{1,6}|[-•*])\s+/, '').trim();
    for (const text of plain.split(sentenceEnd)) {
      if (text === '') continue;
      const isFinal = !forSome.test(text);
      const lead = closes.exec(text);
      const said = lead === null ? (closes.test(heading) ? text : null) : text.slice(lead.index + lead[0].length);
      const day = said === null || !isFinal ? null : dayIn(said, reading);
      if (day !== null) return day;
      heading = isFinal && text.length <= 60 ? text : '';
    }
  }
  return null;
}

/** The day or moment in the words of a file's column; null where they are neither, or may be two days. A time without a zone is its day. */
export const closingNamed = (words: string, reading: Reading, now: Date): Date | null =>
  dayIn(words.replace(timeOfNoZone, ''), reading) ?? dateOf(words, now) ?? null;

/** Midnight is how exports write a day. */
const timeOfNoZone = /T(?:00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?|[\d:.]+)$/i;

/** The end of the day that a text begins with, up to a few words before it: "December 15, 2026", "15 Dec", "12/15/2026", "2026-12-15". */
function dayIn(text: string, { posted, isMonthFirst }: Reading): Date | null {
  const said =
    /^[\s:–—-]*(?:(?:is|are|on|by|date|at|the|end of(?: day)?|close of business|midnight|noon|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|[A-Z]{2,3}T|(?:mon|tues|wednes|thurs|fri|satur|sun)day|until|through|,|\() ?){0,8}/i.exec(
      text,
    )?.[0] ?? '';
  const rest = text.slice(said.length);
  const iso = /^(20\d\d)-(\d\d)-(\d\d)\b/.exec(rest);
  if (iso) return endOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashes = /^(\d{1,2})\/(\d{1,2})\/(20\d\d|\d\d)\b/.exec(rest);
  if (slashes) {
    const [first, second] = [Number(slashes[1]), Number(slashes[2])];
    if (first > 12) return endOf(fullYear(slashes[3]), second, first);
    return isMonthFirst || second > 12 || first === second ? endOf(fullYear(slashes[3]), first, second) : null;
  }
  const american = new RegExp(`^(${months})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (20\\d\\d))?`, 'i').exec(rest);
  if (american) return named(american[3], american[1], american[2], posted);
  const european = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})\\b\\.?(?:,? (20\\d\\d))?`, 'i').exec(rest);
  return european ? named(european[3], european[2], european[1], posted) : null;
}

function named(year: string | undefined, month: string | undefined, day: string | undefined, posted: Date): Date | null {
  const at = names.indexOf((month ?? '').slice(0, 3).toLowerCase()) + 1;
  if (year !== undefined) return endOf(Number(year), at, Number(day));
  const same = endOf(posted.getUTCFullYear(), at, Number(day));
  return same !== null && same < posted ? endOf(posted.getUTCFullYear() + 1, at, Number(day)) : same;
}

/** The last second of a day in `closingZone`, twelve hours behind UTC; null for 30 February. */
function endOf(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? new Date(date.getTime() + 36 * 3_600_000 - 1000) : null;
}

const fullYear = (year = ''): number => (year.length === 2 ? 2000 + Number(year) : Number(year));
const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** What is said before the day; "we close deals by December 15" is none of it. */
const closes =
  /\b(?:(?:application|applications|applying|posting|submission|apply)(?:s|['’]s)? (?:deadline|closing date|end date)|closing date|deadline (?:to apply|for (?:applications?|applying|submissions?))|apply (?:by|before|no later than|on or before)|appl(?:y|ications?) (?:(?:will |must |should )?(?:be )?(?:close|closes|due|accepted|received|submitted)(?: (?:until|through|by|on|no later than))?|(?:(?:is|are|will be|stays?|remains?|will remain) )?open (?:until|through))|(?:this |the )?(?:posting|position|job|requisition|opportunity|role|vacancy|application window)(?: \w+)? (?:will )?(?:closes?|expires?|close|expire)|submit (?:your |an )?applications? (?:by|before|no later than))\b/i;
/** What a deadline is only for some, who go on to be read first: "apply by December 1 for priority consideration". */
const forSome = /\b(?:priority|early|preferences?|preferred)\b/i;
const sentenceEnd = /(?<=[.!?])(?<!\b[ap]\.m\.)\s+(?=[A-Z])/;

/** What days are read against. */
export interface Reading {
  /** When the posting was posted. */
  posted: Date;
  /** Whether "3/4/2027" is March 4, as in the US; elsewhere it may be either, and is not read. */
  isMonthFirst: boolean;
}
