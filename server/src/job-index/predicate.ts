import type { Term } from './terms.ts';
import type { Words } from '#db/text-search.ts';

/**
 * A condition on a job as data, with two readers: `db/job-sql.ts` makes it into SQL, `evaluate.ts` into the open jobs of the index that meet it.
 * What a posting does not say meets neither a value nor a bound, but always `not` of it.
 */
export type Predicate =
  | { kind: 'value'; field: Keyed; value: string }
  | { kind: 'bound'; figure: Figure; atLeast?: number; atMost?: number }
  /** Stands in a place's label, however capitalised. */
  | { kind: 'placed'; text: string }
  /** null: names no season. */
  | { kind: 'term'; term: Term | null }
  /** Holds all the words of a text, all of them side by side, or each close to the next in any order, where they have one of the weights. */
  | { kind: 'saying'; column: Column; how: Saying; weights: Weights; text: string }
  | { kind: 'holding'; words: Words; column: Column; isTyped: boolean }
  | { kind: 'ids'; ids: readonly string[] }
  | { kind: 'not'; of: Predicate }
  | { kind: 'all' | 'any'; of: readonly Predicate[] };

/** Has one of the values; nothing where there are none. */
export const is = (field: Keyed, values: readonly string[] = []): Predicate[] => values.map((value) => ({ kind: 'value', field, value }));

/** Has none of the values. */
export const isNot = (field: Keyed, values: readonly string[] = []): Predicate[] =>
  values.length === 0 ? [] : [not(any(is(field, values)))];

/** Is so, or is not; nothing where that was not asked. */
export const whether = (field: Keyed, wanted: boolean | undefined): Predicate[] =>
  wanted === undefined ? [] : is(field, [String(wanted)]);

export const not = (of: Predicate): Predicate => ({ kind: 'not', of });
export const all = (of: readonly Predicate[]): Predicate => (of.length === 1 && of[0] ? of[0] : { kind: 'all', of });
export const any = (of: readonly Predicate[]): Predicate => (of.length === 1 && of[0] ? of[0] : { kind: 'any', of });
export const atLeast = (figure: Figure, value: number): Predicate => ({ kind: 'bound', figure, atLeast: value });
export const atMost = (figure: Figure, value: number): Predicate => ({ kind: 'bound', figure, atMost: value });
export const saying = (column: Column, how: Saying, text: string, weights: Weights = null): Predicate => ({
  kind: 'saying',
  column,
  how,
  weights,
  text,
});

/** The fields of a job that have values; `degree` is 'none' and `workplace` '' where the posting states none. */
export const keyed = [
  'role',
  'function',
  'industry',
  'occupation',
  'company',
  'titleKey',
  'level',
  'place',
  'skill',
  'degree',
  'workplace',
  'sponsorship',
  'remote',
  'citizenship',
  'clearance',
] as const;
export type Keyed = (typeof keyed)[number];

/** US dollars a year: the least that may be paid, the most, and the upper end alone; `posted` in milliseconds since 1970. */
export type Figure = 'leastPay' | 'mostPay' | 'salaryMax' | 'posted';
/** `words` head a job (title A, role B, employer, function and industry C, skills), `body` is its description. */
export type Column = 'words' | 'body';
export type Saying = 'all' | 'phrase' | 'near';
/** So many words after the one before it is close ("teach math to children"), and so many before it ("policy for oceans"). */
export const closeBy = { after: 3, before: 2 };
export type Weights = 'A' | 'AB' | null;
