import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { listed } from '@alive/language/conditions/facts.ts';
import { conditionOf, isSameThing } from '@alive/language/conditions/registry.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import * as copy from './copy/talk.ts';
import type { Offer } from '@alive/contract/reading.ts';
import type { JobOrder } from '#job-index/filter.ts';
import type { Unstated } from './unstated.ts';

/** What the answers that show jobs share. */

/** What there is to say about the message itself. */
export const notesOf = ({ conditions, dropped = [], needsVisa = null, unmatched = [], unstated = [], looked = '' }: Request) => [
  looked,
  dropped.length === 0 ? '' : copy.unusedChips(dropped),
  // Where postings must say that they sponsor, that is said of the list.
  needsVisa === null || (needsVisa && has(conditions, 'sponsorship')) ? '' : copy.notedVisa(needsVisa),
  unmatched.length === 0 ? '' : copy.unmatched(unmatched),
  ...together(unstated.map(({ text }) => text)),
];

const quoted = /“[^”]*”/;

/** Sentences each once, and those that differ in what they quote as one: “spring” or “fall”. */
const together = (texts: readonly string[]): string[] =>
  [...Map.groupBy(texts, (text) => (text.split('“').length === 2 ? text.replace(quoted, '“”') : text))].map(([pattern, all]) =>
    pattern.replace('“”', () => listed([...new Set(all.flatMap((text) => quoted.exec(text) ?? []))], 'or')),
  );

export const saysWhat = (condition: Condition) =>
  condition.op !== 'not' && ['role', 'function', 'text', 'skill', 'company', 'industry'].includes(condition.field);

/** The work itself, and not where it is done. */
export const isWork = (one: Condition): boolean => saysWhat(one) && one.field !== 'company' && one.field !== 'industry';

export const has = (conditions: readonly Condition[], field: string) =>
  conditions.some((one) => one.field === field && one.value !== false);
/** Of conditions with one id the last, in the place of the first. */
export const distinct = (conditions: readonly Condition[]): Condition[] => [...new Map(conditions.map((one) => [one.id, one])).values()];
/** The condition that leaves out what one is about; none of a field of which nothing can be left out. */
export const leavingOut = ({ field, value }: Condition): Condition[] =>
  (field === 'role' || field === 'function' || field === 'industry' || field === 'company' || field === 'place') && !Array.isArray(value)
    ? [conditionOf(field, value, true)]
    : [];
/** Of what is both asked for and left out, the one that did not hold `before`. */
export const uncontradicted = (conditions: readonly Condition[], before: readonly Condition[]): Condition[] => {
  const isOld = (one: Condition) => before.some(({ id }) => id === one.id);
  const opposes = (one: Condition, other: Condition) => (one.op === 'not') !== (other.op === 'not') && isSameThing(one, other);
  return conditions.filter(
    (one, at) => !conditions.some((other, i) => opposes(one, other) && (isOld(one) === isOld(other) ? i > at : isOld(one))),
  );
};
export const joined = (...sentences: string[]) => [...new Set(sentences)].filter((sentence) => sentence !== '').join(' ');
export const shown = (job: Job) => ({ id: job.id, title: job.job_title, company: job.company_name, location: job.location });
export const isSame = (some: readonly Condition[], others: readonly Condition[]) =>
  some.length === others.length && some.every((one) => others.some((other) => other.id === one.id));

/** Jobs of one answer: unless another number is asked for, and at most. */
export const perTurn = 5;
export const mostAtOnce = 20;
/** How far one goes through a search by asking for more. */
export const mostShown = 100;

export interface Request {
  conditions: Condition[];
  /** What ranks; those of before where nothing is said of it. */
  wishes?: Wish[];
  /** Those that this message says. */
  said?: readonly Wish[];
  /** The kinds of work that come nearest to what was wished for. */
  guesses?: Condition[];
  /** In which order jobs come. */
  order?: JobOrder | null;
  /** Wishes that no record can settle. */
  unstated?: Unstated[];
  /** Words that stand in no posting. */
  unmatched?: string[];
  /** What the student just said of visas. */
  needsVisa?: boolean | null;
  /** Labels of edited conditions that could not be used. */
  dropped?: string[];
  startsOver?: boolean;
  /** Any place will do. */
  isAnywhere?: boolean;
  /** How many to show; five when not said. */
  limit?: number | null;
  /** The ids of the conditions that are wider than what the student named, and what is said of it. */
  widened?: string[];
  looked?: string;
  /** The ids of the conditions that the message names. */
  named?: string[];
  /** It was asked for before. */
  isAgain?: boolean;
  /** Whether it asks for something else or for anything. */
  asksOther?: boolean;
  /** The ids of the places that the student says to keep. */
  keeps?: string[];
  /** Something was let go of, since nothing was found twice; `looked` says what. */
  isFreed?: boolean;
  /** An earlier state of the search is restored. */
  restored?: boolean;
  /** Set for a selection that nobody asked for in words. */
  opening?: Opening;
}

/** A first selection that nobody asked for in words. */
export interface Opening {
  conditions: Condition[];
  /** In their order. */
  jobs: Job[];
  lines: string[];
  /** The ids of the conditions that are wider than what the student chose. */
  widened: string[];
  /** Wider places, where few are near. */
  offers: Offer[];
  /** What else the names of places may mean, and what lies around those without jobs: offered. */
  guesses: Condition[];
  /** Whether the student named work they want. */
  hasWork: boolean;
}
