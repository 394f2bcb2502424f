import { type Company, listCompanies } from '@alive/contract/companies.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '#api/call.ts';

/** The companies as the server lists them. */
export const allCompanies = async (): Promise<Company[]> => (await call(listCompanies, {})).companies;

/** The cards of the Companies tab, as soon as there are some. */
export const cards = async (): Promise<HTMLElement[]> => {
  const list = page.getByRole('list', { name: 'Companies', exact: true });
  await expect.element(list).toHaveAttribute('aria-busy', 'false');
  return [...list.element().children] as HTMLElement[];
};

/** The names on the cards. */
export const names = async (): Promise<(string | undefined)[]> => (await cards()).map((card) => card.querySelector('h2')?.innerText);

/** Waits until the tab says how many companies it found: "1 company". */
export const counted = async (words: string): Promise<void> => {
  await expect.element(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible();
};

/** The text of an element as it is seen, with single spaces. */
export const seenText = (element: Element): string => (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim();
