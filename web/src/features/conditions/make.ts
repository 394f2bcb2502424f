import type { Condition } from '@alive/contract/conditions.ts';
import type { Choice } from './fields.ts';

/** The condition that says `values` of a field, or not them; one value stands alone. What it is read as, the server says. */
export const conditionOf = (field: Condition['field'], values: readonly string[], not: boolean, quoted = false): Condition => {
  const [first = ''] = values;
  const named = quoted ? `“${listed(values)}”` : listed(values);
  return condition(
    field,
    not ? 'not' : values.length > 1 ? 'in' : 'is',
    values.length > 1 ? [...values] : first,
    not ? `Not ${named}` : named,
  );
};

/** The condition that a choice stands for. */
export const choiceOf = (field: Condition['field'], { value, label, not }: Choice): Condition =>
  condition(field, not ? 'not' : 'is', value, label);

/** A rung of a career: that one, or with all above or below it. */
export const rungOf = (op: RungOp, { value, label }: Choice): Condition =>
  condition('seniority', op, value, op === 'is' ? label : op === 'at_least' ? `${label} or above` : `Up to ${label.toLowerCase()}`);

/** Steps of a career, each some time after the one before. */
export const stepsOf = (steps: readonly string[]): Condition => condition('sequence', 'then', [...steps], steps.join(', then '));

/**
 * A condition made in place of another, or anew for positions of another time. What else ties it to its neighbours stays, but a position
 * is distinguished only from others of the same time. Until the server has worded it, its label is the old one with the new value.
 */
export const inPlaceOf = (made: Condition, before: Condition | null, when: When): Condition => {
  const { position, during, either, all } = before ?? {};
  const sameTime = (before?.when ?? 'now') === when;
  return {
    ...made,
    label: labelAfter(made, sameTime ? before : null, when).slice(0, 200),
    ...(when !== 'now' && { when }),
    ...(sameTime && position !== undefined && { position }),
    ...(sameTime && during !== undefined && { during }),
    ...(either !== undefined && { either }),
    ...(all !== undefined && { all }),
  };
};

const labelAfter = (made: Condition, before: Condition | null, when: When): string => {
  const [was, is] = [String(before?.value), String(made.value)];
  if (before && before.op === made.op && before.label.includes(was)) return before.label.replace(was, () => is);
  return { now: '', past: 'Formerly ', first: 'First job: ', ever: 'Has been ' }[when] + made.label;
};

/** Bounds of the yearly pay in dollars, whichever stands first; a range needs both. */
export const payOf = (op: PayOp, amounts: readonly number[]): Condition => {
  const [low = 0, high = low] = amounts.toSorted((a, b) => a - b);
  const short = (amount: number) => `${Math.round(amount / 1000).toLocaleString('en-US')}K`;
  if (op === 'between') return condition('pay', op, [low, high], `$${short(low)}–${short(high)}`);
  return condition('pay', op, low, op === 'at_least' ? `$${short(low)}+` : `Up to $${short(low)}`);
};

/** Dollars a year from "80K", "80,000", "$80k" or "80", which can only mean thousands; null for what is no amount. */
export const amountOf = (typed: string): number | null => {
  const [, digits, thousands] = /^\$?\s*(\d[\d,]*(?:\.\d+)?)\s*(k)?$/i.exec(typed.trim()) ?? [];
  if (digits === undefined) return null;
  const amount = Number(digits.replaceAll(',', ''));
  const dollars = Math.round(thousands || amount < 1000 ? amount * 1000 : amount);
  return dollars > 0 && dollars <= most ? dollars : null;
};

/** An amount as one types it: 80000 is "80K". */
export const typedAmount = (dollars: number): string => (dollars % 1000 === 0 ? `${dollars / 1000}K` : dollars.toLocaleString('en-US'));

/** The values of a condition, however many. */
export const valuesOf = ({ value }: Condition): (string | number | boolean)[] => (Array.isArray(value) ? value : [value]);

/** A condition as a chip holds it before the server has read it. */
export const condition = (field: Condition['field'], op: Condition['op'], value: Condition['value'], label: string): Condition => ({
  id: `${field}-${op}-${String(value)}`.slice(0, 64),
  field,
  op,
  value,
  label: label.slice(0, 200),
});

const listed = (values: readonly string[]): string => {
  const [first = '', second, ...more] = values;
  if (second === undefined) return first;
  return more.length === 0 ? `${first} or ${second}` : `${first}, ${second} or ${more.length} more`;
};

/** As much as the server takes for a yearly pay. */
const most = 10_000_000;

export type PayOp = 'at_least' | 'at_most' | 'between';
export type RungOp = 'is' | 'at_least' | 'at_most';
export type When = NonNullable<Condition['when']>;
