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
