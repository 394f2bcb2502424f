import type { RequestAct, Segment } from '../tagger/requests.ts';
import type { Piece, Modality } from '../walk/scope.ts';
import type { AskedLevel } from './asked-levels.ts';

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
  /** What the words around it say of it; absent of what is concluded. */
  modality?: Modality;
} & Meaning;

/** Rungs of a career as titles name them, from the lowest; `founder` is next to them. */
export const seniorities = [
  'intern',
  'junior',
  'mid',
  'senior',
  'staff',
  'principal',
  'distinguished',
  'lead',
  'manager',
  'head',
  'director',
  'vp',
  'chief',
  'partner',
  'founder',
] as const;
export type Seniority = (typeof seniorities)[number];

/** Kinds of employers that are recognised by size, stage, owner or fame rather than by industry. */
export const employerKinds = [
  'startup',
  'small',
  'mid-size',
  'large',
  'unicorn',
  'series a',
  'series b',
  'series c',
  'series d',
  'series e',
  'seed',
  'public',
  'private',
  'fortune 500',
  'big tech',
  'faang',
  'mbb',
  'big four',
  'bulge bracket',
  'non-profit',
  'government',
] as const;
export type EmployerKind = (typeof employerKinds)[number];

export type PlaceType = 'city' | 'metro' | 'state' | 'region' | 'country';

export type Meaning =
  | {
      kind: 'role';
      /** As a title, singular, in title case, as the student said it: "Head of Tax", "Deal Desk Manager". */
      title: string;
      /** The role of the list; the title itself where it is on no list. */
      role: string;
      function: string;
      /** What the title's own words say; null where they are silent. */
      seniority: Seniority | null;
      /** On the list of roles. */
      known: boolean;
    }
  | {
      kind: 'function';
      function: string;
      /** Other functions that the same word covers: "engineering" is Hardware too. */
      also?: readonly string[];
      /** The industry that the same word names: "consulting", "healthcare". */
      industry?: string;
    }
  | { kind: 'skill'; skill: string }
  | { kind: 'industry'; industry: string }
  | {
      kind: 'company';
      company: string;
      /** All spellings of it in the data, `company` among them; absent where there is but one. */
      names?: readonly string[];
    }
  | {
      kind: 'employerKind';
      employerKind: EmployerKind;
      /** Well-known employers of that kind; null where only a size or stage is stated. */ companies: string[] | null;
    }
  | { kind: 'school'; school: string }
  | { kind: 'major'; major: string }
  | {
      kind: 'place';
      place: Place;
      /** A job is there when it holds any of these keys. */
      keys: string[];
      type: PlaceType;
      /** Labels of other places of that name, where its state was not named. */
      others?: readonly string[];
    }
  | { kind: 'level'; level: AskedLevel; seniority: Seniority }
  | { kind: 'remote'; remote: boolean }
  | { kind: 'pay'; /** US dollars a year; one of the two is set. */ atLeast?: number; atMost?: number }
  | { kind: 'experience'; /** Years; one of the two is set. */ atLeast?: number; atMost?: number }
  | {
      kind: 'year';
      /** Calendar years, both inclusive; null is open. */ from: number | null;
      to: number | null;
      /** Of graduation, or of anything. */ of: 'class' | 'any';
    }
  | { kind: 'season'; season: 'spring' | 'summer' | 'fall' | 'winter' | null; year: number | null }
  | { kind: 'hours'; hours: 'full' | 'part' }
  | { kind: 'posted'; /** The first day, YYYY-MM-DD. */ since: string }
  | { kind: 'degree'; degree: 'bachelor' | 'master' | 'doctorate' }
  | { kind: 'start'; /** "may". */ month: string }
  | { kind: 'quoted'; /** Lower case. */ words: string }
  | { kind: 'limit'; count: number }
  | { kind: 'sponsorship' }
  | { kind: 'clearance' };

export interface Reading {
  mentions: Mention[];
  /** Content words that nothing was made of, in order, as written. */
  unread: string[];
  /** Those that stand under a negator ("no big companies"): not to be searched for. They are not among `unread`. */
  unwanted: string[];
  /** The words that no name holds, side by side, with what is said of them. */
  phrases?: (Piece & { /** A model says that this is wished for. */ wished?: true })[];
  /** The words that say what is done with names. */
  serving?: { start: number; end: number }[];
  /** What is said of each was put right by the network: what is only mentioned is marked so, and needs no rule. */
  tagged?: true;
  /** What the message does as a whole, where the network is sure of it. */
  act?: RequestAct | null;
  /** What each part of it does, in order and without gaps; absent where no jobs were shown. */
  parts?: readonly Segment[];
}

/** What `read` knows beyond the language itself: values of the database, so that imported ones are understood at once. */
export interface Vocabulary {
  companies: { name: string; domain: string | null; industry: string | null }[];
  majors: readonly string[];
  /** Place labels that occur in the data, e.g. "Needham, MA". */
  places: readonly string[];
}

/** What the words of a phrase may mean; `meaning` is null for names that are to be passed over. */
export interface Entry {
  meaning: Meaning | null;
  certainty: number;
  /** The title is the words as said: "deal desk manager" for a role, not what the list calls it. */
  asSaid?: boolean;
  guard: Guard;
}

/**
 * When an entry counts: `word` (also an ordinary word) with a sign that the name is meant, `capitals` in capitals or next to "jobs",
 * `code` as a state's letters, `rung` before a kind of work, `major` next to "major" or "degree", `skill` among skills,
 * `school` (also another's name) next to a word of study,
 * `rare` (also a rare word) with its capital or next to work, `short` as letters of a title: in capitals, alone, or in a request of few words.
 */
export const guards = ['none', 'word', 'capitals', 'code', 'rung', 'major', 'skill', 'short', 'rare', 'school'] as const;
export type Guard = (typeof guards)[number];
