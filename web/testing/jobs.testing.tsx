import { findJobs } from '@alive/contract/jobs.ts';
import type { RequestOf } from '@alive/contract/endpoint.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '#api/call.ts';

/** The cards of Browse Jobs. */
export const cards = () => page.getByRole('list', { name: 'Jobs' }).getByRole('article');

/** The title of a card, which leads to the job. */
export const titleOf = (card: ReturnType<typeof cards>) => card.getByRole('heading').getByRole('link');

/** Opens a card into its parts and what can be done with the job. */
export const unfold = async (card: ReturnType<typeof cards>): Promise<void> => {
  await card.getByRole('button', { name: /Show the parts$/ }).click();
  await expect.element(card.getByRole('button', { name: /^Stage and notes/ })).toBeVisible();
};

/** How many jobs the server has under a search. */
export const totalOf = async (query: RequestOf<typeof findJobs>['query']): Promise<number> =>
  (await call(findJobs, { query: { ...query, limit: 1 } })).total;

export const counted = (total: number): string => (total === 1 ? '1 job' : `${total.toLocaleString('en-US')} jobs`);

/** Waits until the list is the one of this search. */
export const expectFound = async (query: RequestOf<typeof findJobs>['query']): Promise<void> => {
  const words = counted(await totalOf(query));
  await expect.element(page.getByRole('status').filter({ hasText: new RegExp(`^${words}`) })).toBeInTheDocument();
};
