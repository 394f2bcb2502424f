import type { Reading } from '#language/types.ts';
import { moreIn } from './answers.ts';
import { ordinalsIn } from './refer.ts';

/**
 * What a message asks of the people of the last answer ("the second person", "her", "more of them", "only those from my school"): one of
 * them by place in the list, more of them, or those of them that meet something more. null when it asks nothing of them.
 */
export function peopleAgain(message: string, reading: Reading, people: readonly { name: string }[]): PeopleAgain | null {
  if (people.length === 0 || asksJobs.test(message)) return null;
  const more = moreIn(message) ?? (morePeople.test(message) ? { count: null } : null);
  if (more !== null) return { asks: 'more' };
  const lower = message.toLowerCase();
  const named = people.findIndex(({ name }) => lower.includes(name.toLowerCase()) || sharesName(lower, name));
  if (named >= 0) return { asks: 'one', at: named };
  const [ordinal] = ordinalsIn(message);
  if (ordinal !== undefined) {
    const at = ordinal.number > 0 ? ordinal.number - 1 : people.length + ordinal.number;
    return { asks: 'one', at: at < people.length ? at : null };
  }
  if (narrows.test(message) && (reading.mentions.some(({ kind }) => kinds.includes(kind)) || own.test(message))) return { asks: 'only' };
  if (oneOfThem.test(message)) return { asks: 'one', at: 0 };
  return null;
}

/** Either of a person's names, as a word of its own. */
const sharesName = (lower: string, name: string) =>
  name
    .toLowerCase()
    .split(/\s+/)
    .some((part) => part.length > 3 && new RegExp(`\\b${part.replace(/[^\p{L}'-]/gu, '')}\\b`, 'u').test(lower));

const asksJobs = /\b(?:jobs?|roles?|openings?|positions?|internships?|postings?|gigs?)\b/i;
const morePeople =
  /^\W*(?:(?:any|some|show me|are there|give me) )?(?:more|other|others)(?: of)? (?:them|people|persons?|alumni|of those|like (?:her|him|them))\b/i;
const narrows =
  /^\W*(?:ok(?:ay)? |and |but )?(?:only|just|which of (?:them|those|these)|any of (?:them|those|these)|(?:those|the ones|people|ones|someone|anyone|anybody)(?: of them)? (?:from|at|in|who|that|with)|how about|what about|and (?:from|at|in)|from|in|at|did any|is any|are any|do any)\b/i;
const own = /\b(?:my|same|our) (?:own )?(?:school|college|university|uni|alma mater|major|field|degree)\b|\blike me\b/i;
const oneOfThem =
  /\b(?:she|he|her|him|his|hers|that (?:person|guy|woman|man|girl|one|alum\w*)|this (?:person|guy|woman|man|one))\b|\btell me (?:more )?about (?:them|it)\b/i;
const kinds: readonly string[] = ['place', 'school', 'major', 'company', 'role', 'function', 'employerKind'];

export type PeopleAgain =
  | { asks: 'more' }
  | { asks: 'only' }
  /** `at` is the place in the list; null when there are not that many. */
  | { asks: 'one'; at: number | null };
