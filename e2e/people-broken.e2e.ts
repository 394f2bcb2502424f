import { expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { foundOf, openPeople, rows } from './people-steps.ts';
import { sharedServer } from './server.ts';
import { answered, say } from './steps.ts';

const browser = testBrowser();
const server = sharedServer();

it('a search for people outlives a dead network and reloads', async () => {
  const page = await openPeople(browser, server);
  const box = page.getByRole('textbox');
  await page.route('**/api/people/search-direct', (route) => route.abort());
  await box.fill('nurses');
  await box.press('Enter');
  await page.getByRole('alert').getByText(sorry).waitFor();
  expect(await box.inputValue()).toBe('nurses');
  await page.reload();
  expect(await box.inputValue()).toBe('nurses');
  await page.unroute('**/api/people/search-direct');
  await box.press('Enter');
  await answered(page);
  await say(page, 'only those in Boston');
  const found = await foundOf(page);
  await page.reload();
  await rows(page).first().waitFor();
  expect(await page.locator('.message.student .said').allInnerTexts()).toEqual(['nurses', 'only those in Boston']);
  expect(await foundOf(page)).toBe(found);
});

const sorry = 'Sorry, I encountered an error searching for alumni. Please try again.';
