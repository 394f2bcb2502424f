import { remember } from '#platform/kept.ts';
import { type Pay, perYear } from '#platform/posting.ts';

/**
 * Yearly pay in whole US dollars from pay as stated: an hour is counted 2,080 times (52 weeks of 40 hours), a day 260 times, a week 52,
 * a month 12. Amounts that cannot be a yearly wage (below $1,000, which would print as "$0K", or above $2,000,000) are left out.
 * `stated` tells the posting's own amount where that is not yearly dollars; other currencies are only named so, never converted.
 */
export function yearlyPay(pay: Pay | null): YearlyPay {
  if (!pay) return nothing;
  const dollars = pay.currency === 'USD';
  const [first, second] = [pay.min, pay.max].map((amount) => (isWage(amount * perYear[pay.per], dollars) ? amount : null));
  const [low = null, high = null] = first != null && second != null && first > second ? [second, first] : [first, second];
  if (low === null && high === null) return nothing;
  const range = rangeOf(low, high, pay.currency);
  if (range === null) return nothing;
  return {
    min: dollars ? yearly(low, pay) : null,
    max: dollars ? yearly(high, pay) : null,
    stated: dollars && pay.per === 'year' ? null : `${range} ${each[pay.per]}`,
  };
}

const nothing: YearlyPay = { min: null, max: null, stated: null };
const each = { year: 'a year', month: 'a month', week: 'a week', day: 'a day', hour: 'an hour' } as const;

/** What a year may pay: in dollars within reason, elsewhere anything that is an amount (a yen is no dollar). */
const isWage = (amount: number, dollars: boolean): boolean =>
  amount > 0 && (dollars ? amount >= 1_000 && amount <= 2_000_000 : amount <= mostAnywhere);

/** Above two million dollars in the smallest of currencies. */
const mostAnywhere = 200_000_000_000;

const yearly = (amount: number | null, { per }: Pay): number | null => (amount === null ? null : Math.round(amount * perYear[per]));

/** null for a currency nobody knows. */
function rangeOf(low: number | null, high: number | null, currency: string): string | null {
  try {
    const format = (amount: number, style: 'currency' | 'decimal') =>
      formatOf(currency, style, Number.isInteger(amount) ? 0 : 2).format(amount);
    const named = currency === 'USD' ? '' : currencyName(currency);
    if (low === null || high === null)
      return low === null ? `up to ${named}${format(high ?? 0, 'currency')}` : `from ${named}${format(low, 'currency')}`;
    return `${named}${format(low, 'currency')}${low === high ? '' : `–${format(high, 'decimal')}`}`;
  } catch {
    return null;
  }
}

/** Dollars that are not ours are named: "CA$", as the symbol alone would mislead. */
const currencyName = (currency: string): string => {
  const [narrow, wide] = (['narrowSymbol', 'symbol'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay }).format(0).replace(/[\d.,\s]/g, ''),
  );
  return wide === narrow || wide === undefined || narrow === undefined ? '' : wide.replace(narrow, '');
};

/** Formats are costly to make and few. Throws RangeError for no currency. */
const formatOf = (currency: string, style: 'currency' | 'decimal', places: number): Intl.NumberFormat => {
  const key = `${currency} ${style} ${places}`;
  const made =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', {
      style,
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    });
  remember(formats, key, made, mostFormats);
  return made;
};

const formats = new Map<string, Intl.NumberFormat>();
const mostFormats = 200;

export interface YearlyPay {
  min: number | null;
  max: number | null;
  stated: string | null;
}
