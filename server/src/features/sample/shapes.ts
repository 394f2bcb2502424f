import type { StatedLevel } from '@alive/contract/jobs.ts';

/** A kind of work with the phrases postings of it are made of. Slots: {team} {thing} {partner} {audience} {skill}. */
export interface Area {
  roles: readonly Role[];
  /** What is worked on, plural or without article: "payment APIs", "patient care". */
  things: readonly string[];
  /** Who one works with: "designers and product managers". */
  partners: readonly string[];
  /** Clauses that follow "you will": lower case, no full stop. */
  duties: readonly string[];
  /** Sentence fragments of what is asked, beside degree and years. */
  asks: readonly string[];
  /** What is welcome, not asked. */
  pluses: readonly string[];
  /** Sentences about how the days go. */
  days: readonly string[];
}

export interface Role {
  name: string;
  /** "Software Engineering": what one has experience in. */
  field: string;
  /** Thousand US dollars a year of somebody in the first full-time job, at an average employer and place. */
  pay: number;
  skills: readonly string[];
  degrees: readonly string[];
  /** Titles that are not made by rule from the name; an empty list: not hired at that level. */
  titles?: Partial<Record<StatedLevel, readonly string[]>>;
  /** The degree asked of those who are not students, where it is not a bachelor's. */
  advanced?: string;
  /** A licence or the like asked from the first full-time job on. */
  licence?: string;
}

export interface Employer {
  /** The company's name as in companies.ts. */
  name: string;
  /** Prefix of its posting ids. */
  key: string;
  /** How many of all postings are its, in parts. */
  share: number;
  /** Its pay beside the average. */
  pay: number;
  policy: Policy;
  /** Interns' pay is stated per month. */
  monthly?: boolean;
  /** Raw place names, the first the likeliest. */
  sites: readonly string[];
  /** Sentences about the employer; only what is publicly known. */
  facts: readonly string[];
  audience: readonly string[];
  benefits: readonly string[];
  hiring: readonly Hiring[];
}

export interface Hiring {
  area: string;
  /** How much of the employer's hiring, in parts. */
  share: number;
  teams: readonly string[];
  things?: readonly string[];
  /** Only these roles of the area. */
  roles?: readonly string[];
  /** Only these places. */
  sites?: readonly string[];
}

/** How an employer of this kind handles visas and clearances. */
export type Policy = 'open' | 'mixed' | 'closed' | 'academic' | 'defense' | 'federal' | 'international';
