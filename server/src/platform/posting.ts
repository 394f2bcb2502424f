import type { Vendor } from '@alive/contract/boards.ts';
import type { Degree, Level, Sponsorship, Workplace } from '@alive/contract/jobs.ts';

/** A posting as a source tells it, before anything is read out of it: the port between what reads sources and what stores jobs. */
export interface Posting {
  source: 'sample' | 'simplify' | 'csv' | 'json' | Vendor;
  /** Its identity there. */
  sourceId: string;
  title: string;
  companyName: string;
  companyDomain: string | null;
  /** One of our industries, when the source knows it. */
  industry: string | null;
  url: string;
  /** Markdown: blank-line paragraphs, "### " headings (or bare lines in plain text), "- " and "1. " lists; '' when the source has none. */
  description: string;
  /** Raw strings; one may hold several places. */
  locations: string[];
  /** null: to be read from places and text. */
  workplace: Workplace | null;
  pay: Pay | null;
  /** "Summer 2026". */
  terms: string[];
  /** Eligibility as a field of the source; null: to be read from the text. */
  stated: StatedEligibility | null;
  /** What fields of the source say outright; the rest is read from title and text. */
  said?: Said;
  postedAt: Date | null;
  updatedAt: Date | null;
  open: boolean;
  /** The board it is on, as `boards.id`; null where it came from a file. */
  board: string | null;
  /** What the board's list says of it, so that its text is fetched again only when that changes; null where the list holds the text. */
  listVersion: string | null;
}

/** An amount for one year, month, week, day or hour. */
export interface Pay {
  min: number;
  max: number;
  per: 'year' | 'month' | 'week' | 'day' | 'hour';
  /** ISO 4217. */
  currency: string;
}

/** How often each comes in a year: 52 weeks of 40 hours. */
export const perYear = { year: 1, month: 12, week: 52, day: 260, hour: 2080 } as const;

/**
 * The interval that words name: "1 YEAR", "per-year-salary", "hourly", "Annual base salary". null where they name none of
 * ours ("2 WEEKS", "bi-week-salary", "one-time") or more than one.
 */
export function intervalOf(text: string | null | undefined): Pay['per'] | null {
  const words = (text ?? '').replaceAll('_', ' ');
  if (/\b(?:bi|semi|twice|fortnight)|\b(?!1\b)\d+ ?(?:year|month|week|day|hour)/i.test(words)) return null;
  const named = intervals.filter(({ pattern }) => pattern.test(words));
  return named.length === 1 ? (named[0]?.per ?? null) : null;
}

const intervals: { per: Pay['per']; pattern: RegExp }[] = [
  { per: 'year', pattern: /\b(?:years?|yearly|annual|annually|annum|annualized|yr|p\.?a\.?)(?!\w)/i },
  { per: 'month', pattern: /\b(?:months?|monthly)\b/i },
  { per: 'week', pattern: /\b(?:weeks?|weekly)\b/i },
  { per: 'day', pattern: /\b(?:days?|daily)\b/i },
  { per: 'hour', pattern: /\b(?:hours?|hourly|hr)\b/i },
];

/** The code of a currency, ISO 4217, whatever its case; null where the text is none. */
export function currencyOf(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return Intl.supportedValuesOf('currency').includes(code) ? code : null;
}

/** "Remote", "ON_SITE", "In office", "Hybrid - 3 days"; null where the words name none or more than one of them, or deny one. */
export function workplaceOf(text: string | null | undefined): Workplace | null {
  const words = (text ?? '').replace(/[_-]/g, ' ');
  if (/\b(?:no|not|non|un)\b/i.test(words)) return null;
  const named = workplaceWords.filter(({ pattern }) => pattern.test(words));
  return named.length === 1 ? (named[0]?.workplace ?? null) : null;
}

const workplaceWords: { workplace: Workplace; pattern: RegExp }[] = [
  { workplace: 'remote', pattern: /\bremot(?:e|ely)\b|\btelecommut|\bwork from (?:home|anywhere)\b/i },
  { workplace: 'hybrid', pattern: /\bhybrid\b/i },
  { workplace: 'onsite', pattern: /\bon ?site\b|\bin ?(?:the )?(?:office|person)\b|^office$/i },
];

export interface Said {
  level?: Level;
  /** With the source's own words. */
  degree?: { degree: Degree; quote: string };
  /** When applications close, in the source's own words. */
  closing?: string;
  applyEmail?: string;
}

export interface StatedEligibility {
  sponsorship: Sponsorship;
  citizenship: boolean;
  /** The source's own words for it. */
  quote: string | null;
}
