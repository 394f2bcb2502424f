import type { Page } from 'playwright-core';

/** The people of the newest answer, in the table. */
export const rows = (page: Page) =>
  page
    .getByRole('table')
    .last()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** The conditions of the newest answer. */
export const chips = (page: Page) => page.getByRole('group', { name: 'Looking for' });

/** How many people the newest answer says there are. */
export const foundOf = async (page: Page): Promise<number> =>
  Number(/[\d,]+/.exec(await page.locator('.asked .total').last().innerText())?.[0].replaceAll(',', ''));
