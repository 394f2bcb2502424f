import { parseCareerPath, type Position } from '@alive/contract/career-path.ts';
import type { PathDate } from '@alive/contract/career-dates.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { Stop } from '#ui/Timeline.tsx';

/** The stops of somebody's career path, oldest first, as it is drawn. */
export const stopsOf = ({ career_path: path, match_stops: met = [] }: Pick<Alumni, 'career_path' | 'match_stops'>): Stop[] =>
  parseCareerPath(path)
    .toReversed()
    .map((position, at) => stopOf(position, met.includes(at)));

const stopOf = ({ role, company, start, end, location, note }: Position, asked: boolean): Stop => ({
  title: role || company,
  at: role ? company : '',
  when: whenOf(start, end),
  note: [location, note].filter((text) => text !== null).join(' · '),
  now: end === 'present',
  asked,
});

const whenOf = (start: PathDate | null, end: Position['end']): string => {
  if (end === 'present') return start === null ? 'now' : `since ${start.year}`;
  if (end === null) return start === null ? '' : `${start.year}`;
  if (start === null) return `until ${end.year}`;
  if (start.year === end.year) return `${start.year}`;
  const sameCentury = Math.floor(start.year / 100) === Math.floor(end.year / 100);
  return `${start.year}–${sameCentury ? String(end.year % 100).padStart(2, '0') : end.year}`;
};
