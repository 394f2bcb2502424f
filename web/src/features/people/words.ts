import { counted } from '#ui/numbers.ts';

/** "1 person", "14 people", "1,204 people". */
export const countOf = (people: number): string => counted(people, 'person', 'people');

/** SPEC's sentence for a search that failed. */
export const sorry = 'Sorry, I encountered an error searching for alumni. Please try again.';

/** What happened to a search that failed, where there is something to say beyond the apology; `unsent`: its words went back to the box. */
export const reasonOf = ({ code, message }: { code: string; message: string }, unsent: boolean): string | null => {
  const back = unsent ? ' Your words are back in the box.' : '';
  if (code === 'NETWORK') return `You’re offline.${back}`;
  return ['UNAVAILABLE', 'RATE_LIMITED', 'STORAGE_FULL'].includes(code) ? `${message}${back}` : null;
};

/** SPEC's sentence for a search that found nobody. */
export const nobody = 'No alumni found matching your search. Try different keywords or broader terms.';

/** How long an answer took and among how many it looked; '' where neither is known. */
export const effortOf = (took: number | null, alumni: number | undefined): string =>
  [took !== null && `${Math.max(0.1, took / 1000).toFixed(1)} s`, alumni && `searched ${countOf(alumni)}`].filter(Boolean).join(', ');
