import type { Condition } from '@alive/contract/conditions.ts';
import { fields } from './fields.ts';

/** The condition that says `values` of a field, or not them; one value stands alone. What server reads it as, the server says. */
export const conditionOf = (field: Condition['field'], values: readonly string[], not: boolean): Condition => {
  const { quoted } = { quoted: false, ...fields[field] };
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
export const choiceOf = (field: Condition['field'], { value, label }: { value: string | boolean; label: string }): Condition =>
  condition(field, 'is', value, label);

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

const condition = (field: Condition['field'], op: Condition['op'], value: Condition['value'], label: string): Condition => ({
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

export const payOps = ['at_least', 'at_most', 'between'] as const;
export type PayOp = (typeof payOps)[number];
