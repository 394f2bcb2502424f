import type { Condition } from '@alive/contract/conditions.ts';
import type { Alumni, Relief } from '@alive/contract/people.ts';
import type { Closeness } from '@alive/language/conditions/facts.ts';
import type { Arrivals } from '#db/people-arrivals.ts';
import { monthOf } from '#db/people-filter.ts';
import type { ReadOnly } from '#db/read-only.ts';
import { remember } from '#platform/kept.ts';
import { keyOfSet } from './closeness.ts';
import type { Question } from './found.ts';
import { arrivals, countWithout, type PositionRow } from './queries.ts';
import { stepsAlone } from './steps-alone.ts';
import { isArrival, summaryOf } from './summary.ts';
import * as copy from './copy/answer.ts';
import { positionLine } from './position.ts';

/**
 * What is said under an answer: who they are in numbers, or, where nobody was found, what each condition costs. The database is asked only
 * for what is not in `kept`, which belongs to one version of the data.
 */
export const conclude = async (
  readOnly: ReadOnly,
  { question, filters, wishes, wished, isOfRows, total, same, people, careers, kept, ...rest }: Answer,
): Promise<{ summary: string; without: Relief[] }> => {
  const { conditions, now, asker } = question;
  const { school, major } = asker;
  const [only] = people;
  const portrait = only !== undefined && total === 1 && (isOfRows || filters.some(isName)) ? portraitOf(only, careers[0] ?? []) : null;
  const shared = {
    ...rest,
    wished: wishes.map(({ op, label, field }, at) => ({ label, field, refused: op === 'not', count: wished[at] ?? 0 })),
    conditions: filters,
    total,
    shown: people.length,
    portrait,
    only: total === 1 ? (only ?? null) : null,
    ways: '',
    school,
    major,
  };
  if (total === 0) {
    // Without the only condition everybody is left, which tells nothing.
    const isCounted = filters.length > 1 && filters.length <= mostLeftOut;
    const counts = isCounted ? await countWithout(readOnly, conditions, now) : new Map<string, number>();
    const ways = await stepsAlone(readOnly, filters, conditions, now);
    const without = isCounted ? filters.map(({ id, label }) => ({ id, label, total: counts.get(id) ?? 0 })) : [];
    return { without, summary: summaryOf({ ...shared, ways, without, arrivals: null, same: { school: 0, major: 0 } }) };
  }
  const came = filters.some(isArrival) ? await arrivalsKept(readOnly, { conditions, now }, kept) : null;
  return { without: [], summary: summaryOf({ ...shared, without: [], arrivals: came, same }) };
};

async function arrivalsKept(readOnly: ReadOnly, ask: Pick<Question, 'conditions' | 'now'>, kept: Map<string, Arrivals>): Promise<Arrivals> {
  const key = keyOfSet(ask.conditions, monthOf(ask.now));
  const found = kept.get(key) ?? (await readOnly((tx) => arrivals(tx, ask)));
  remember(kept, key, found, mostKept);
  return found;
}

const mostKept = 500;
/** Of more conditions it is not counted what each of them costs: that takes the square of their number. */
const mostLeftOut = 12;

const isName = ({ field, op }: Condition): boolean => field === 'name' && op !== 'not';

/** Whether a question asks how many there are. */
export const asksHowMany = (query: string): boolean =>
  /^\W*(?:(?:so|and|ok(?:ay)?|hey|hi|can you tell me|tell me|do you know)\W+)*how many\b/i.test(query);

/** What the record tells of one person who was asked for by name, in a few sentences. */
const portraitOf = ({ name, major, school, year }: Alumni, career: readonly PositionRow[]): string => {
  const newest = career.toReversed();
  const current = newest.filter(({ isCurrent }) => isCurrent).map(positionLine);
  const before = newest.filter(({ isCurrent }) => !isCurrent).map(positionLine);
  const earlier = before.slice(0, mostSteps);
  return [
    copy.portrait.now(name, current),
    ...(earlier.length === 0 ? [] : [copy.portrait.before(earlier, before.length - earlier.length)]),
    ...(major === null && school === null ? [] : [copy.portrait.studied(major, school, year)]),
  ].join(' ');
};

const mostSteps = 4;

interface Answer {
  question: Question;
  /** The chips. */
  filters: readonly Condition[];
  /** What only ranks, and how many meet each, or what it refuses. */
  wishes: readonly Condition[];
  wished: readonly number[];
  sentence: string;
  /** It tells of rows that were shown before. */
  isOfRows: boolean;
  counts: boolean;
  total: number;
  /** How many of all share the student's school, and the major. */
  same: { school: number; major: number };
  /** Whom the answer shows, with their careers, oldest position first. */
  people: readonly Alumni[];
  careers: readonly PositionRow[][];
  /** How closely they meet a role; null where none was asked for. */
  closeness: Closeness | null;
  unanswerable: readonly string[];
  leftOut: readonly string[];
  kept: Map<string, Arrivals>;
}
