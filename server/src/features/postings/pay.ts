import type { Pay } from './posting.ts';

/**
 * Yearly pay in whole US dollars from pay as stated: an hour is counted 2,080 times (52 weeks of 40 hours), a month 12 times.
 * Amounts that cannot be a yearly wage (below $1,000, which would print as "$0K", or above $2,000,000) are left out;
 * `stated` tells the posting's own amount where that is not yearly.
 */
export function yearlyPay(pay: Pay | null): YearlyPay {
  if (!pay) return nothing;
  const [first, second] = [pay.min, pay.max].map((amount) => (isWage(amount * perYear[pay.per]) ? amount : null));
  const [low = null, high = null] = first != null && second != null && first > second ? [second, first] : [first, second];
  if (low === null && high === null) return nothing;
  return {
    min: yearly(low, pay),
    max: yearly(high, pay),
    stated: pay.per === 'year' ? null : `${range(low, high)} ${pay.per === 'hour' ? 'an hour' : 'a month'}`,
  };
}

const nothing: YearlyPay = { min: null, max: null, stated: null };
const perYear = { year: 1, month: 12, hour: 2080 } as const;

const isWage = (amount: number): boolean => amount >= 1_000 && amount <= 2_000_000;
const yearly = (amount: number | null, { per }: Pay): number | null => (amount === null ? null : Math.round(amount * perYear[per]));

function range(low: number | null, high: number | null): string {
  if (low === null || high === null) return low === null ? `up to $${money(high ?? 0)}` : `from $${money(low)}`;
  return low === high ? `$${money(low)}` : `$${money(low)}–${money(high)}`;
}

const money = (amount: number): string => (Number.isInteger(amount) ? whole : cents).format(amount);
const whole = new Intl.NumberFormat('en-US');
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export interface YearlyPay {
  min: number | null;
  max: number | null;
  stated: string | null;
}
