import type { Sponsorship } from '@alive/contract/jobs.ts';

/** A posting as a source tells it, before anything is read out of it. */
export interface Posting {
  /** 'sample', 'simplify', 'csv', 'json'. */
  source: string;
  /** Its identity there. */
  sourceId: string;
  title: string;
  companyName: string;
  companyDomain: string | null;
  /** One of our industries, when the source knows it. */
  industry: string | null;
  url: string;
  /** Plain text with blank-line paragraphs and "- " bullets; '' when the source has none. */
  description: string;
  /** Raw strings; one may hold several places. */
  locations: string[];
  pay: Pay | null;
  /** "Summer 2026". */
  terms: string[];
  /** Eligibility as a field of the source; null: to be read from the text. */
  stated: StatedEligibility | null;
  postedAt: Date | null;
  updatedAt: Date | null;
  open: boolean;
}

/** US dollars, for one year, month or hour. */
export interface Pay {
  min: number;
  max: number;
  per: 'year' | 'month' | 'hour';
}

export interface StatedEligibility {
  sponsorship: Sponsorship;
  citizenship: boolean;
  /** The source's own words for it. */
  quote: string | null;
}
