import { closingZone, laterLevels, type Level } from '@alive/contract/jobs.ts';
import { levelOf } from '@alive/language/titles/levels.ts';
import { yearsAsked } from '@alive/language/titles/years-asked.ts';
import type { JobRow } from './map-posting.ts';

/**
 * Why lists, counts and the chat leave a stored posting out unless it is asked for, as the end of "It is not listed: …"; null where they
 * hold it.
 */
export const whyUnlisted = (
  row: Pick<JobRow, 'title' | 'description' | 'terms' | 'level' | 'state' | 'closesAt'>,
  now: Date,
): string | null => {
  const { title, description, terms, level, state, closesAt } = row;
  if (closesAt && closesAt < now) return `its closing date, ${day.format(closesAt)}, is past`;
  if (state === 'closed') return 'it is closed';
  if (!isLater(level)) return null;
  const years = yearsAsked(description)?.years ?? 0;
  const isByYears = years >= 3 && levelOf(title, { terms: terms ?? [] }) === 'unspecified';
  return isByYears ? `it asks for ${years} years of experience` : `it is ${names[level]}`;
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: closingZone });

const isLater = (level: Level): level is (typeof laterLevels)[number] => laterLevels.some((later) => later === level);

const names: Record<(typeof laterLevels)[number], string> = {
  mid: 'a mid-level job',
  senior: 'a senior job',
  lead: 'a lead job',
  manager: 'a management job',
};
