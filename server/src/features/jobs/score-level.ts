import { type Evidence, laterLevels, type Level } from '@alive/contract/jobs.ts';
import { levelOf } from '#language/levels.ts';
import { yearsAsked } from '#language/years-asked.ts';
import type { Candidate } from './candidate.ts';
import { clip } from './evidence.ts';
import { type Part, posting, profile, type Scorable } from './part.ts';

/** Whether the student can be hired at this level now, by the months to their graduation; half of it when they look for the other kind. */
export const levelPart = (student: Candidate, job: Scorable, today: Date): Part => {
  const { level } = job;
  const { graduationYear } = student;
  const months = monthsToGraduation(student, today);
  const sought = soughtKind(student);
  const other = isOther(level, sought) ? `, while you look for ${sought}` : '';
  const graduation = graduationYear === null ? null : `in ${graduationYear}`;
  const when = months === null ? 'your graduation year is not known' : `you ${months > 0 ? 'graduate' : 'graduated'} ${graduation}`;
  return {
    points: levelPoints(student, level, today),
    text: `It is ${levelNames[level]}${other}${other === '' ? ', and' : ';'} ${when}.`,
    evidence: [
      ...tellingLevel(job),
      ...(months === null ? [] : profile(`${months > 0 ? 'Graduates' : 'Graduated'} ${graduation}`)),
      ...(sought === null ? [] : profile(`Looks for ${sought}`)),
    ],
  };
};

/** The points of that part: 0 to 20. */
export const levelPoints = (student: Candidate, level: Level, today: Date): number => {
  const months = monthsToGraduation(student, today);
  const points = months === null ? (isBeyondEntry(level) ? 4 : level === 'unspecified' ? 10 : 12) : pointsAt(level, months);
  return isOther(level, soughtKind(student)) ? Math.floor(points / 2) : points;
};

const isBeyondEntry = (level: Level): boolean => laterLevels.some((later) => later === level);

/** null: both, or neither was said. */
function soughtKind({ lookingFor }: Candidate): Sought | null {
  const internships = lookingFor.includes('Internships');
  if (internships === lookingFor.includes('Full Time')) return null;
  return internships ? 'internships' : 'full-time work';
}

const isOther = (level: Level, sought: Sought | null): boolean =>
  sought !== null && (sought === 'internships') !== (level === 'internship');

const monthsToGraduation = ({ graduationYear }: Pick<Candidate, 'graduationYear'>, today: Date): number | null =>
  graduationYear === null ? null : (graduationYear - today.getUTCFullYear()) * 12 + graduationMonth - today.getUTCMonth();

/** June: where most students finish. */
const graduationMonth = 5;

/**
 * `months` until graduation, negative after it. New-graduate hiring runs about a year ahead of graduation and a year and a half after it; most
 * internships want students who return to their studies afterwards, so the last year counts less.
 */
function pointsAt(level: Level, months: number): number {
  switch (level) {
    case 'internship':
      return months >= 10 ? 20 : months >= 3 ? 14 : months >= 0 ? 8 : 2;
    case 'new_grad':
      return months > 26 ? 3 : months > 14 ? 10 : months >= -18 ? 20 : 8;
    case 'entry_level':
      return months > 26 ? 3 : months > 14 ? 8 : months > 0 ? 17 : 20;
    // It may be a first job or not: never as much as one that says so.
    case 'unspecified':
      return months > 26 ? 3 : months > 14 ? 7 : months > 0 ? 14 : 16;
    case 'mid':
      return months <= -24 ? 12 : 2;
    default:
      return months <= -60 ? 8 : 0;
  }
}

/** A sentence on years of experience that means this level, else the title. */
function tellingLevel({ title, description, level }: Scorable): Evidence[] {
  const asked = level === 'internship' || level === 'new_grad' ? null : yearsAsked(description);
  return asked !== null && levelOf('', { text: description }) === level ? posting(clip(asked.quote, 0)) : posting(title);
}

const levelNames: Record<Level, string> = {
  internship: 'an internship',
  new_grad: 'a job for new graduates',
  entry_level: 'an entry-level job',
  unspecified: 'a job whose level isn’t stated',
  mid: 'a job for people with a few years of experience',
  senior: 'a senior job, for people with many years of experience',
  lead: 'a lead job, for people with many years of experience',
  manager: 'a management job, for people with years of experience',
};

type Sought = 'internships' | 'full-time work';
