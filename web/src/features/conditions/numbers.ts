import type { Condition } from '@alive/contract/conditions.ts';
import { copy } from './copy.ts';
import { amountOf, condition, payOf, typedAmount, valuesOf } from './make.ts';

/** How each kind of number is asked for, read, and made a condition of. */
export const kinds = {
  pay: {
    label: copy.dollars,
    ops: [
      [copy.atLeast, 'at_least'],
      [copy.atMost, 'at_most'],
      [copy.between, 'between'],
    ],
    examples: ['60K', '90K'],
    error: copy.noAmount,
    read: amountOf,
    write: typedAmount,
    condition: (_, op, amounts) => payOf(op === 'is' ? 'at_least' : op, amounts),
  },
  class: {
    label: copy.classOf,
    ops: [
      [copy.exactly, 'is'],
      [copy.from, 'at_least'],
      [copy.until, 'at_most'],
      [copy.between, 'between'],
    ],
    examples: ['2016', '2019'],
    error: 'Enter a year, such as 2016.',
    read: (typed) => wholeOf(typed.replace(/^['’](?=\d\d$)/, '20'), 1900, 2100),
    write: String,
    condition: (field, op, years) =>
      bounded(field, op, years, {
        is: ([year]) => `Class of ${year}`,
        at_least: ([year]) => `Since ${year}`,
        at_most: ([year]) => `Up to ${year}`,
        between: ([from, to]) => `${from}–${to}`,
      }),
  },
  years: {
    label: copy.years,
    ops: [
      [copy.atLeast, 'at_least'],
      [copy.atMost, 'at_most'],
      [copy.between, 'between'],
    ],
    examples: ['5', '10'],
    error: copy.noYears,
    read: (typed) => wholeOf(typed, 0, 80),
    write: String,
    condition: (field, op, years) =>
      bounded(field, op, years, {
        is: ([count]) => `${count} years`,
        at_least: ([count]) => `${count}+ years`,
        at_most: ([count]) => `Up to ${count} years`,
        between: ([from, to]) => `${from}–${to} years`,
      }),
  },
} as const satisfies Record<string, Kind>;

/** What a condition of numbers says in the words of a form; "before" and "after" leave their year out. */
export const boundsOf = (one: Condition): { op: NumberOp; numbers: number[] } => {
  const numbers = valuesOf(one).map(Number).filter(Number.isFinite);
  switch (one.op) {
    case 'before':
      return { op: 'at_most', numbers: numbers.map((number) => number - 1) };
    case 'after':
      return { op: 'at_least', numbers: numbers.map((number) => number + 1) };
    case 'between':
    case 'at_least':
    case 'at_most':
      return { op: one.op, numbers };
    default:
      return { op: 'is', numbers: numbers.slice(0, 1) };
  }
};

const wholeOf = (typed: string, from: number, to: number): number | null => {
  const number = Number(typed.trim());
  return /^\d{1,4}$/.test(typed.trim()) && number >= from && number <= to ? number : null;
};

/** Whichever bound stands first; a range needs both. */
const bounded = (
  field: Condition['field'],
  op: NumberOp,
  numbers: readonly number[],
  label: Record<NumberOp, (bounds: number[]) => string>,
): Condition => {
  const bounds = numbers.toSorted((a, b) => a - b);
  return condition(field, op, op === 'between' ? bounds : (bounds[0] ?? 0), label[op](bounds));
};

export type NumberOp = 'is' | 'at_least' | 'at_most' | 'between';

export interface Kind {
  /** Names the number and the choice of what to do with it. */
  label: string;
  ops: readonly [readonly [string, NumberOp], ...(readonly [string, NumberOp])[]];
  examples: readonly [string, string];
  error: string;
  /** null for what is no such number. */
  read: (typed: string) => number | null;
  write: (number: number) => string;
  condition: (field: Condition['field'], op: NumberOp, numbers: readonly number[]) => Condition;
}
