import { figure } from '@alive/language/conditions/facts.ts';

/** What is said of an answer that a language model writes: what it is doing, and what it leaves unsaid. */

export const step = {
  jobs: (conditions: readonly string[]): string => `Looking for jobs${after(conditions)}`,
  alumni: (names: readonly string[]): string => `Looking for alumni${after(names)}`,
  path: (role: string | null): string => `Counting career paths${after(role === null ? [] : [role])}`,
  posting: (title: string | null): string => `Reading the posting${after(title === null ? [] : [title])}`,
  companies: 'Comparing companies',
};
export const tooLong = 'That was getting long, so I stopped here.';
export const jobsFound = (shown: number, total: number): string =>
  shown >= total ? 'Here are all the jobs that match.' : `Here are the best of the ${figure(total)} jobs that match.`;
export const peopleFound = 'Here are the people I found.';

const after = (names: readonly string[]): string => (names.length === 0 ? '' : `: ${names.join(', ')}`);
