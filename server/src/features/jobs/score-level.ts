import { jobTypes, type Level } from '@alive/contract/jobs.ts';
import type { Candidate } from './candidate.ts';
import type { Part, Scorable } from './part.ts';

/** Whether the student can be hired at this level now, by the months to their graduation; half of it when they look for the other kind. */
export const levelPart = (student: Candidate, { level }: Pick<Scorable, 'level'>, today: Date): Part => {
  const what = levelNames[level];
  const { graduationYear } = student;
  const months = monthsToGraduation(student, today);
  const points = months === null ? (isBeyondEntry(level) ? 4 : 12) : levelPoints(level, months);
  const when =
    months === null
      ? 'your graduation year is not known'
      : months > 0
        ? `you graduate in ${graduationYear}`
        : `you graduated in ${graduationYear}`;
  const sought = soughtKind(student);
  if (sought === null || (sought === 'internships') === (level === 'internship')) return { points, text: `It is ${what}, and ${when}.` };
  return { points: Math.floor(points / 2), text: `It is ${what}, while you look for ${sought}; ${when}.` };
};

const isBeyondEntry = (level: Level): boolean => !jobTypes.some((type) => type === level);

/** null: both, or neither was said. */
function soughtKind({ lookingFor }: Candidate): 'internships' | 'full-time work' | null {
  const internships = lookingFor.includes('Internships');
  if (internships === lookingFor.includes('Full Time')) return null;
  return internships ? 'internships' : 'full-time work';
}

const monthsToGraduation = ({ graduationYear }: Pick<Candidate, 'graduationYear'>, today: Date): number | null =>
  graduationYear === null ? null : (graduationYear - today.getUTCFullYear()) * 12 + graduationMonth - today.getUTCMonth();

/** June: where most students finish. */
const graduationMonth = 5;

/**
 * `months` until graduation, negative after it. New-graduate hiring runs about a year ahead of graduation and a year and a half after it; most
 * internships want students who return to their studies afterwards, so the last year counts less.
 */
function levelPoints(level: Level, months: number): number {
  switch (level) {
    case 'internship':
      return months >= 10 ? 20 : months >= 3 ? 14 : months >= 0 ? 8 : 2;
    case 'new_grad':
      return months > 26 ? 3 : months > 14 ? 10 : months >= -18 ? 20 : 8;
    case 'entry_level':
      return months > 26 ? 3 : months > 14 ? 8 : months > 0 ? 17 : 20;
    case 'mid':
      return months <= -24 ? 12 : 2;
    default:
      return months <= -60 ? 8 : 0;
  }
}

const levelNames: Record<Level, string> = {
  internship: 'an internship',
  new_grad: 'a job for new graduates',
  entry_level: 'an entry-level job',
  mid: 'a job for people with a few years of experience',
  senior: 'a senior job',
  lead: 'a lead job',
  manager: 'a management job',
};
