import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { answered, say, showEarlier } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();

describe('the job conversation', () => {
  it('begins by itself, once, takes other conditions, and is there again after a reload', async () => {
    const page = await signedUp(await browser.open(), server.url, { preferredLocations: ['Boston', 'Seattle'] });
    let started = 0;
    page.on('request', (request) => (started += request.url().endsWith('/api/search/start') ? 1 : 0));
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.getByText('Sample data').filter({ visible: true }).waitFor();
    await expectPartsToAddUp(page);
    const first = await nameOfFirst(page);

    await page.getByRole('button', { name: 'Remove Seattle' }).click();
    await page.getByRole('button', { name: 'Remove Seattle' }).waitFor({ state: 'detached' });
    await answered(page);
    await page.getByRole('button', { name: 'Change Boston' }).press('Enter');
    await page.getByRole('radio', { name: 'Leave it out' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
    await page.getByRole('button', { name: 'Remove Not Boston' }).waitFor();
    await answered(page);
    expect(await page.getByRole('article').last().innerText()).not.toContain('Boston, MA');
    const last = await nameOfLast(page);

    await page.reload();
    await page.getByRole('button', { name: 'Remove Not Boston' }).waitFor();
    await page.getByRole('article').first().waitFor();
    expect(await chipsOf(page)).toEqual(['Internships', 'Not Boston']);
    expect(await nameOfLast(page)).toBe(last);
    await showEarlier(page);
    expect(await nameOfFirst(page)).toBe(first);
    expect(started).toBe(1);
  });

  it('holds back jobs that rule the student out, and quotes the posting where they are asked for', async () => {
    const page = await signedUp(await browser.open(), server.url, { needsVisa: true });
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.getByText(/held back [1-9][\d,]* /).waitFor();
    const closed = page.getByRole('article').filter({ hasText: 'and you need a visa' });
    expect(await closed.count()).toBe(0);
    await say(page, 'engineering internships at NASA');
    expect(await closed.first().getByText('NASA', { exact: false }).count()).toBeGreaterThan(0);
    expect(await closed.first().locator('.verdict.no q').first().innerText()).toMatch(/citizen|sponsor/i);
    // A character by its name is read without the DOM, which the pages' policy refuses.
    await say(page, 'internships about "R&amp;D tools"');
    await page.reload();
    await answered(page);
    expect(await page.getByText('We couldn’t load this.').count()).toBe(0);
  });

  it('is led by touch on a phone, and when it has expired alerts and starts over with the words that were not sent', async () => {
    const page = await signedUp(await browser.open({ viewport: phone, hasTouch: true, isMobile: true }), server.url, {});
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.getByRole('button', { name: 'Change Internships' }).tap();
    await page.getByRole('button', { name: 'Senior' }).tap();
    await page.getByRole('button', { name: 'Change Senior' }).waitFor();
    await answered(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('link', { name: 'Companies' }).tap();
    await page.getByRole('heading', { name: 'Elite Companies' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await page.goBack();
    await page.getByRole('article').first().waitFor();

    await page.route('**/api/search/continue', (route) => route.fulfill(expired));
    await page.getByRole('textbox').fill('remote design');
    await page.getByRole('textbox').press('Enter');
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Your session expired. Please refresh the page and start over.');
    const loaded = page.waitForEvent('load');
    await alert.getByRole('button').tap();
    await loaded;
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('remote design');
  });
});

const nameOfFirst = (page: Page) => page.getByRole('article').first().getAttribute('aria-label');
const nameOfLast = (page: Page) => page.getByRole('article').last().getAttribute('aria-label');

/** What the chips say, in their order. */
const chipsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('group', { name: 'Searching with' })
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((crosses) => crosses.map((cross) => (cross.getAttribute('aria-label') ?? '').replace('Remove ', '')));

/** The score of the first card is the sum of the parts into which it opens. */
const expectPartsToAddUp = async (page: Page): Promise<void> => {
  const card = page.getByRole('article').first();
  const button = card.getByRole('button', { name: /, \d+\. Show the parts$/ });
  const score = Number(/, (\d+)\./.exec((await button.textContent()) ?? '')?.[1]);
  await button.click();
  const lines = card.getByRole('listitem').filter({ hasText: /\d+\/\d+/ });
  await lines.first().waitFor();
  const parts = await lines.allTextContents();
  expect(parts.reduce((sum, part) => sum + Number(/(\d+)\/\d+$/.exec(part)?.[1]), 0)).toBe(score);
};

const phone = { width: 360, height: 740 };

const expired = {
  status: 410,
  contentType: 'application/json',
  body: JSON.stringify({ error: 'Gone.', code: 'CONVERSATION_EXPIRED', requestId: '1' }),
};
