import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { chips, foundOf, rows } from './people-steps.ts';
import { sharedServer } from './server.ts';
import { answered, say, tooWide } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe('the bridge', () => {
  it('leads from jobs to their people by keyboard alone, and neither a reload nor Back asks again', async () => {
    const { page, asked } = await opened('/dashboard/jobs?query=product+manager');
    const card = page.getByRole('list', { name: 'Jobs' }).getByRole('article').first();
    await unfold(card);
    const words = (await meet(card).getAttribute('aria-label')) ?? '';
    const [there = 0, alike = 0] = words.match(/\d[\d,]*/g)?.map((count) => Number(count.replace(',', ''))) ?? [];
    const company = / at (.+)\. Across all companies, \d/.exec(words)?.[1] ?? 'none';
    await meet(card).press('Enter');
    await answered(page);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/dashboard/people');
    expect(await chips(page).innerText()).toContain(company);
    const found = await foundOf(page);
    expect(found).toBeGreaterThanOrEqual(Math.max(there, alike));
    expect(found).toBeLessThanOrEqual(there + alike);
    expect(asked()).toBe(1);

    await page.goBack();
    await card.getByRole('heading').getByRole('link').press('Enter');
    await page.getByRole('heading', { name: 'The posting' }).waitFor();
    const job = page.url();
    await meet(page.locator('.job-view')).waitFor();
    await tabTo(page, 'a[aria-label^="Meet them"]');
    await page.keyboard.press('Enter');
    await answered(page);
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
    const total = await foundOf(page);
    await page.reload();
    await rows(page).first().waitFor();
    expect(await foundOf(page)).toBe(total);
    await page.goBack();
    await meet(page.locator('.job-view')).waitFor();
    expect(page.url()).toBe(job);
    await page.goForward();
    await rows(page).first().waitFor();
    expect(asked()).toBe(2);
  });

  it('leads on a phone from a job of the chat to people, and from a saved person to the jobs of their employer', async () => {
    const { page, asked } = await opened('/dashboard', phone);
    await answered(page);
    await unfold(page.getByRole('article').first());
    await meet(page).first().waitFor();
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await meet(page).first().tap();
    await page.getByRole('list', { name: 'People found' }).waitFor();
    await answered(page);
    expect(asked()).toBe(1);
    await say(page, 'who works at Google?');
    const jobs = page.getByRole('link', { name: /open jobs at Google/ });
    await jobs.first().waitFor();
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await page
      .getByRole('list', { name: 'People found' })
      .last()
      .getByRole('button', { name: /^Save: / })
      .first()
      .tap();
    await page.getByRole('link', { name: 'Saved people (1)' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Saved people' }).waitFor();
    await jobs.tap();
    await page.waitForURL('**/dashboard/jobs?company=Google');
  });
});

/** A student at an address, and how often the page asked Find People. */
async function opened(path: string, options: Parameters<typeof browser.open>[0] = {}) {
  const page = await signedUp(await browser.open(options), server.url, { needsVisa: true, graduationYear: 2027 });
  let questions = 0;
  page.on('request', (request) => (questions += request.url().includes('/api/people/search-direct') ? 1 : 0));
  await page.goto(`${server.url}${path}`);
  return { page, asked: () => questions };
}

/** Opens the card of a job. */
const unfold = (card: Locator) => card.getByRole('button', { name: /Show the parts$/ }).press('Enter');

/** The ways to the people near jobs. */
const meet = (within: Page | Locator) => within.getByRole('link', { name: /^Meet them/ });
/** Presses Tab until the focus is on what fits. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.locator(`${selector}:focus`).count()) return;
  }
  throw new Error(`Tab never reached ${selector}.`);
}
