import { type CareerPaths, dreamJob } from '@alive/contract/paths.ts';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { call } from '#api/call.ts';

/** What the server answers the present student. */
export const pathsTo = (query: string): Promise<CareerPaths> => call(dreamJob, { body: { query } });

export const addressOf = (dream: string): string => `/dashboard/paths?dream=${encodeURIComponent(dream)}`;

/** The role that was found. */
export const role = (): Locator => page.getByRole('main').getByRole('heading', { level: 2 }).first();

export const dreamField = (): Locator => page.getByRole('combobox', { name: 'Your dream job' });

/** Waits until the panel of a line says how many went it, and gives the panel. */
export const openedPanel = async (count: number): Promise<Locator> => {
  const panel = page.getByRole('dialog');
  await expect
    .element(panel.getByText(new RegExp(`(^|of )${count.toLocaleString('en-US')} alum(ni)? (who )?took this path`)))
    .toBeVisible();
  return panel;
};
