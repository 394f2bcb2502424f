import type { Level } from '@alive/contract/jobs.ts';

/** A place as written once, at the edge. `city`, `region` and `country` are null when the text does not tell. */
export interface Place {
  /** What people read: "New York, NY", "Toronto, ON, Canada", "California", "United States", "Remote". */
  label: string;
  city: string | null;
  /** US state, Canadian province: its postal code; elsewhere null. */
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

/** Where in the text a mention stands: UTF-16 offsets, end exclusive. */
interface Span {
  start: number;
  end: number;
}

export type Mention = Span & {
  /** The words as written. */
  text: string;
  /** "not finance", "anything but banks", "outside California". */
  negated: boolean;
  /** 0–1: 1 for an exact value, less for a typo, an alias that is also a word, or a guess. */
  certainty: number;
} & Meaning;

export type Meaning =
  | { kind: 'role'; role: string; function: string }
  | { kind: 'function'; function: string; /** The industry that the same word names: "consulting", "healthcare". */ industry?: string }
  | { kind: 'skill'; skill: string }
  | { kind: 'industry'; industry: string }
  | { kind: 'company'; company: string }
  | { kind: 'major'; major: string }
  | { kind: 'place'; place: Place; /** A job is there when it holds any of these keys. */ keys: string[] }
  | { kind: 'level'; level: Level }
  | { kind: 'remote'; remote: boolean }
  | { kind: 'pay'; /** US dollars a year; one of the two is set. */ atLeast?: number; atMost?: number }
  | { kind: 'sponsorship' }
  | { kind: 'clearance' };

export interface Reading {
  mentions: Mention[];
  /** Content words that nothing was made of, in order, as written. */
  unread: string[];
  /** Those that stand under a negator ("no big companies"): not to be searched for. They are not among `unread`. */
  unwanted: string[];
}

/** What `read` knows beyond the language itself: values of the database, so that imported ones are understood at once. */
export interface Vocabulary {
  companies: { name: string; domain: string | null; industry: string | null }[];
  majors: readonly string[];
  /** Place labels that occur in the data, e.g. "Needham, MA". */
  places: readonly string[];
}
