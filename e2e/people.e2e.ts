import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { chips, openPeople } from './people-steps.ts';
import { sharedServer } from './server.ts';
import { answered, say } from './steps.ts';

const browser = testBrowser();
const server = sharedServer();

describe('the search for people', () => {
  it('is asked, explained, changed and read by keyboard alone', async () => {
    const page = await openPeople(browser, server, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.keyboard.press('/');
    await page.keyboard.type('consultants in Boston');
    await page.keyboard.press('Enter');
    await answered(page);
    await tabTo(page, 'Shift+Tab', 'button:has-text("Back above")', 12);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Skip [\d,]+ people$/);
    await tabTo(page, 'Shift+Tab', 'summary', 12);
    await page.keyboard.press('Enter');
    const query = page.getByLabel('The query that ran');
    await query.waitFor();
    expect(await query.textContent()).toMatch(/^WHERE/);
    await tabTo(page, 'Tab', 'button:has-text("Show the whole query")', 2);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Tab', 'button:has-text("Copy query")', 2);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await query.textContent());
    await tabTo(page, 'Tab', '.chips button', 3);
    await tabTo(page, 'ArrowRight', 'button:has-text("Change"):has-text("Boston")', 8);
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Works in' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Chicago');
    await page.keyboard.press('Escape');
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Enter');
    else throw new Error('Esc in the list closed the panel.');
    await chips(page)
      .getByRole('button', { name: /Chicago/ })
      .first()
      .waitFor();
    await answered(page);
    await tabTo(page, 'Tab', 'button[aria-label^="Match"]');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: /^Why / }).waitFor();
    await tabTo(page, 'Shift+Tab', 'button:has-text("Skip")', 30);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Tab', 'textarea', 12);
  });

  it('fits a phone: cards that a menu sorts, a path opened by touch, a first message', async () => {
    const page = await openPeople(browser, server, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await say(page, 'consultants');
    const people = page.getByRole('list', { name: 'People found' });
    await people.getByRole('heading').first().waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await page.getByLabel('Sort by').selectOption('Name');
    const isSorted = async () => {
      const names = (await people.getByRole('heading').allInnerTexts()).map((name) => name.trim());
      return names.length > 1 && names.every((name, at) => at === 0 || (names[at - 1] ?? '').localeCompare(name, 'en') <= 0);
    };
    await expect.poll(isSorted).toBe(true);
    await people
      .getByRole('button', { name: /whole path of/ })
      .first()
      .tap();
    expect(await widthOf(page)).toBeLessThanOrEqual(360);
    await page
      .getByRole('button', { name: /^Write to / })
      .first()
      .tap();
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
    expect(await widthOf(page)).toBeLessThanOrEqual(360);
  });
});

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Presses a key until the focus is on what fits; it may take `within` presses. */
const tabTo = async (page: Page, key: 'Tab' | 'Shift+Tab' | 'ArrowRight', selector: string, within = 60): Promise<void> => {
  for (let presses = 0; presses < within; presses += 1) {
    await page.keyboard.press(key);
    if (await page.locator(`${selector}:focus`).count()) return;
  }
  throw new Error(`${key} never reached ${selector}.`);
};
