import { counted } from '#ui/numbers.ts';
import { isNearest, type Turn } from './search.ts';

/** "1 person", "14 people", "1,204 people". */
export const countOf = (people: number): string => counted(people, 'person', 'people');

/** How many an answer found, or how many come near where nobody fits all. */
export const foundOf = (turn: Turn): string =>
  isNearest(turn) ? counted(turn.results?.length ?? 0, 'close match', 'close matches') : countOf(turn.total);

/** SPEC's sentence for a search that failed. */
export const sorry = 'Sorry, I encountered an error searching for alumni. Please try again.';

/** SPEC's sentence for a search that found nobody. */
export const noneFound = 'No alumni found matching your search. Try different keywords or broader terms.';

/** How long an answer took and among how many it looked; '' where neither is known. */
export const effortOf = (took: number | null, alumni: number | undefined): string =>
  [alumni && `searched ${counted(alumni, 'profile', 'profiles')}`, took !== null && `${Math.max(0.1, took / 1000).toFixed(1)} seconds`]
    .filter(Boolean)
    .join(' in ');
