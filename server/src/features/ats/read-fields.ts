import { citiesNamed } from '@alive/language/places/cities.ts';
import { countryNamed, countryOfCode, countryPlace, regionNamed } from '@alive/language/places/place-names.ts';
import { cleanLine, momentOf, plausibleDate } from '#platform/clean.ts';
import { currencyOf, intervalOf, type Pay, perYear } from '#platform/posting.ts';

/**
 * Pay of fields that a vendor keeps apart; amounts as numbers or as plain decimals in text. null when any part is unknown, and when the
 * amounts cannot be a wage for that interval, such as 15 a year, 0, or 150,000 an hour. The smaller amount comes first.
 */
export function payOf({ min, max, interval, currency }: PayFields): Pay | null {
  const [low, high, per, code] = [amountOf(min), amountOf(max), intervalOf(interval), currencyOf(currency)];
  if (low === null || high === null || per === null || code === null) return null;
  const most = aboutADollar.has(code) ? 2_000_000 : Infinity;
  if ([low, high].some((amount) => amount * perYear[per] < 1_000 || amount * perYear[per] > most)) return null;
  return { min: Math.min(low, high), max: Math.max(low, high), per, currency: code };
}

/**
 * The interval of amounts that come without one, where only one is likely: from 20,000 on a year, from 7 to 100 an hour. null between
 * them, and in currencies of other sizes than a dollar's.
 */
export function likelyInterval({ min, max, currency }: { min: number; max: number; currency?: string | null }): Pay['per'] | null {
  if (!aboutADollar.has(currency ?? '')) return null;
  return min >= 20_000 ? 'year' : min >= 7 && max <= 100 ? 'hour' : null;
}

/** What several amounts for one job span, such as one for each pay zone; null where they are of different intervals or currencies, or none. */
export function spanOf(pays: readonly (Pay | null)[]): Pay | null {
  const known = pays.filter((pay) => pay !== null);
  const [first] = known;
  if (first === undefined || known.some(({ per, currency }) => per !== first.per || currency !== first.currency)) return null;
  return { ...first, min: Math.min(...known.map(({ min }) => min)), max: Math.max(...known.map(({ max }) => max)) };
}

/**
 * The moment a vendor tells: ISO 8601 text (without a time zone it is read as UTC), "2026-08-05 09:41:37 UTC", or seconds or milliseconds
 * since 1970. null for anything else, for what lies before 2000 and for what is more than a day ahead of `now`.
 */
export function dateOf(value: string | number | null | undefined, now: Date): Date | null {
  const milliseconds = typeof value === 'number' ? (value < 100_000_000_000 ? value * 1000 : value) : momentOf(value ?? '');
  const date = plausibleDate(milliseconds, now);
  return date !== null && date.getTime() <= now.getTime() + 86_400_000 ? date : null;
}

/** One place from its parts, from the smallest to the largest: "Austin, Texas, United States"; null where all are empty. */
export const placeOf = (...parts: (string | null | undefined)[]): string | null => distinct(parts).join(', ') || null;

/** Places of several fields as one list: lines cleaned, empty ones and repeats left out. */
export const placesOf = (...places: (string | null | undefined)[]): string[] => distinct(places);

/** Cities that a vendor names one after another ("San Francisco, Seattle, New York"), each by itself; any other text as it is. */
export function citiesApart(text: string | null | undefined): string[] {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const isList = parts.length > 1 && parts.every((part) => (citiesNamed(part)[0]?.population ?? 0) >= 100_000);
  // "Vancouver, Washington" is one place.
  const isPlace = parts.length === 2 && (regionNamed(last) !== null || countryNamed(last) !== null);
  return isList && !isPlace ? parts : [text ?? ''];
}

/** The seasons a title names with their years, "Summer 2027" however it was written. */
export const termsIn = (title: string): string[] => [
  ...new Set(
    Array.from(
      title.matchAll(
        /\b(?:(spring|summer|fall|autumn|winter)[\s,-]{1,3}(20\d\d)|(20\d\d)[\s,-]{1,3}(spring|summer|fall|autumn|winter))\b/gi,
      ),
      (term) => {
        const season = (term[1] ?? term[4] ?? '').toLowerCase().replace('autumn', 'fall');
        return `${season.charAt(0).toUpperCase()}${season.slice(1)} ${term[2] ?? term[3]}`;
      },
    ),
  ),
];

/** Currencies of about a dollar's worth, where a yearly wage of millions is a slip; others have small units. */
const aboutADollar = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD']);

function amountOf(value: string | number | null | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = value?.trim() ?? '';
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : null;
}

const distinct = (lines: (string | null | undefined)[]): string[] => [
  ...new Set(lines.map((line) => cleanLine(line ?? '')).filter((line) => line !== '')),
];

/** The English name of a country recognised by its ISO 3166 code, since vendors write names in any language; the name as stated where the code is unknown. */
export function countryIn(code: string | null | undefined, name?: string | null): string | null {
  const known = countryOfCode(code?.trim() ?? '');
  return known === null ? (name ?? null) : countryPlace(known).label;
}

export interface PayFields {
  min?: string | number | null;
  max?: string | number | null;
  interval?: string | null;
  currency?: string | null;
}
