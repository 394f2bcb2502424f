/**
 * When applications close, where a description plainly says so: "Apply by December 15, 2026", "Closing date: 15 Dec". The end of that day in
 * UTC, which later time zones have passed. A day without a year is the first one after `posted`. Null where it doesn't say.
 */
export function closingIn(description: string, posted: Date): Date | null {
  let heading = '';
  for (const line of description.slice(0, 60_000).split('\n')) {
    const text = line.replace(/^\s*(?:#{1,6}|[-•*])\s+/, '').trim();
    if (text === '') continue;
    const lead = closes.exec(text);
    const said = lead === null ? (closes.test(heading) ? text : null) : text.slice(lead.index + lead[0].length);
    const day = said === null ? null : dayIn(said, posted);
    if (day !== null) return day;
    heading = text.length <= 60 ? text : '';
  }
  return null;
}

/** The end of the day that a text begins with, up to a few words before it: "December 15, 2026", "15 Dec", "12/15/2026", "2026-12-15". */
export function dayIn(text: string, posted: Date): Date | null {
  const said =
    /^[\s:–—-]*(?:(?:is|are|on|by|date|at|the|end of(?: day)?|close of business|midnight|noon|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|[A-Z]{2,3}T|(?:mon|tues|wednes|thurs|fri|satur|sun)day|until|through|,|\() ?){0,8}/i.exec(
      text,
    )?.[0] ?? '';
  const rest = text.slice(said.length);
  const iso = /^(20\d\d)-(\d\d)-(\d\d)\b/.exec(rest);
  if (iso) return endOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashes = /^(\d{1,2})\/(\d{1,2})\/(20\d\d|\d\d)\b/.exec(rest);
  if (slashes) return endOf(fullYear(slashes[3]), Number(slashes[1]), Number(slashes[2]));
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

/** The last second of a day in UTC; null for 30 February. */
function endOf(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day, 23, 59, 59));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

const fullYear = (year = ''): number => (year.length === 2 ? 2000 + Number(year) : Number(year));
const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** What is said before the day; "we close deals by December 15" is none of it. */
const closes =
  /\b(?:(?:application|applications|applying|posting|submission|apply)(?:s|['’]s)? (?:deadline|closing date|end date)|closing date|deadline (?:to apply|for (?:applications?|applying|submissions?))|apply (?:by|before|no later than|on or before)|appl(?:y|ications?) (?:(?:will |must |should )?(?:be )?(?:close|closes|due|accepted|received|submitted|open)(?: (?:until|through|by|on|no later than))?)|(?:this |the )?(?:posting|position|job|requisition|opportunity|role|vacancy|application window)(?: \w+)? (?:will )?(?:closes?|expires?|close|expire)|submit (?:your |an )?applications? (?:by|before|no later than))\b/i;
