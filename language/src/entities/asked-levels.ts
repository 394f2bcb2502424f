import { earlyLevels, laterLevels, type Level, type StatedLevel } from '@alive/contract/jobs.ts';

/** A first job after graduation goes by any of these. */
const firstJobs: readonly Level[] = earlyLevels.filter((level) => level !== 'internship');

/**
 * The levels of postings that each level asked for means: a posting that states none may be any first job after graduation, and
 * "experienced" is everything beyond.
 */
export const levelsMeant: Readonly<Record<AskedLevel, readonly Level[]>> = {
  internship: ['internship'],
  new_grad: firstJobs,
  entry_level: firstJobs,
  mid: ['mid'],
  experienced: laterLevels,
  senior: ['senior'],
  lead: ['lead'],
  manager: ['manager'],
};

/** The years of experience that the same words mean of a person; null where they mean a rung of titles. */
export const experienceMeant = {
  internship: null,
  new_grad: { atMost: 3 },
  entry_level: { atMost: 3 },
  mid: { atLeast: 3, atMost: 8 },
  experienced: { atLeast: 8 },
  senior: { atLeast: 8 },
  lead: null,
  manager: null,
} as const satisfies Record<AskedLevel, { atLeast?: number; atMost?: number } | null>;

/** A level in a student's words. */
export type AskedLevel = StatedLevel | 'experienced';
