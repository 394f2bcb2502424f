import type { Evidence, Level } from '@alive/contract/jobs.ts';
import type { ReadSentence } from './evidence.ts';
import type { GatedJob } from './gate.ts';

/**
 * The most each part of the score can give; together 100.
 * Role leads because a job of another kind is no match however well the rest fits. Skills come next: they are what the posting
 * itself asks for, so a hit is evidence and not a guess. Level decides whether the student can be hired at all this year, yet an early or
 * late application is sometimes taken. Place weighs least, being what students most often give up for the right job.
 */
export const weights = { role: 40, skills: 25, level: 20, place: 15 } as const;

/** Names in a sentence. */
export const listed = (items: readonly string[], word: 'and' | 'or' = 'and'): string => listFormats[word].format(items);

const listFormats = { and: new Intl.ListFormat('en', { type: 'conjunction' }), or: new Intl.ListFormat('en', { type: 'disjunction' }) };

/** Evidence: exact words of the posting; nothing where there are none. */
export const posting = (...texts: readonly string[]): Evidence[] =>
  texts.flatMap((text) => (text.trim() === '' ? [] : [{ from: 'posting' as const, text: text.trim() }]));

/** Evidence: facts of the profile, or of what was asked for. */
export const profile = (...texts: readonly string[]): Evidence[] => texts.map((text) => ({ from: 'profile', text }));

/** Evidence: lines of the student's résumé. */
export const resume = (...texts: readonly string[]): Evidence[] => texts.map((text) => ({ from: 'resume', text }));

/** What one part gives, in a sentence, and what that rests on. */
export interface Part {
  points: number;
  text: string;
  /** Empty only where the student has stated nothing of this. */
  evidence: Evidence[];
  /** The posting's own words. */
  quote?: string;
}

/** A job as the score sees it. */
export interface Scorable extends GatedJob {
  title: string;
  companyName: string;
  description: string;
  /** What was read of it, where that is kept. */
  sentences?: () => ReadSentence[];
  role: string | null;
  function: string | null;
  /** Its code; null where the title tells none. */
  occupation: string | null;
  skills: readonly string[];
  level: Level;
  /** Whether a clearance must be held already or can be obtained; null where none is required. */
  clearance: 'held' | 'obtainable' | null;
  /** Calendar years in which it wants candidates to graduate, both inclusive; null is open, both null: it does not say. */
  graduationFrom: number | null;
  graduationTo: number | null;
  graduationQuote: string | null;
  locations: readonly string[];
  placeKeys: readonly string[];
}
