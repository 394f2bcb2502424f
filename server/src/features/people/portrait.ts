import type { Alumni } from '@alive/contract/people.ts';
import { told } from './position.ts';
import type { PositionRow } from './queries.ts';

/** What the record tells of one person who was asked for by name, in a few sentences. */
export const portraitOf = ({ name, major, school, year }: Alumni, career: readonly PositionRow[]): string => {
  const newest = career.toReversed();
  const current = newest.filter(({ isCurrent }) => isCurrent).map(told);
  const before = newest.filter(({ isCurrent }) => !isCurrent).map(told);
  const earlier = before.slice(0, mostSteps);
  const more = before.length - earlier.length;
  const studied = [major ?? '', school === null ? '' : `at ${school}`].filter((part) => part !== '').join(' ');
  return [
    `${name}: ${current.length === 0 ? 'no current position on record' : current.join(', and ')}.`,
    earlier.length === 0 ? '' : `Before that, latest first: ${earlier.join('; ')}${more === 0 ? '' : `; and ${more} more`}.`,
    studied === '' ? '' : `Studied ${studied}${year === null ? '' : `, class of ${year}`}.`,
  ]
    .filter((line) => line !== '')
    .join(' ');
};

const mostSteps = 4;
