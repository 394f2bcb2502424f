import type { BrowserContextOptions, Page } from 'playwright-core';
import type { testBrowser } from './browser.ts';
import { signedUp } from './student.ts';

/** Find People, opened by a new student. */
export const openPeople = async (
  browser: ReturnType<typeof testBrowser>,
  { url }: { url: string },
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const page = await signedUp(await browser.open(options), url, {});
  await page.goto(`${url}/dashboard/people`);
  await page.getByRole('textbox').waitFor();
  return page;
};

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
