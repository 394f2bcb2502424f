import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { answered, say, tooWide } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe('the palette', () => {
  it('leads a student everywhere by the keyboard alone', async () => {
    const page = await opened('/jobs/saved');
    await type(page, 'strpe');
    await entry(page, /^Stripe/).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dashboard\/companies\/.+/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('view');
    await page.getByRole('heading', { level: 1, name: 'Stripe' }).waitFor();

    await type(page, 'museum');
    const first = page.getByRole('group', { name: 'Jobs' }).getByRole('option').nth(1);
    const name = await first.locator('span').first().innerText();
    await choose(page, name);
    await page.waitForURL(/\/dashboard\/jobs\/.+/);
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    await type(page, 'museum');
    await choose(page, /^All [\d,]+ jobs for “museum”/);
    await page.waitForURL('**/dashboard/jobs?query=museum');

    // From another view, and from Find People itself.
    for (const question of ['who went from physics to law', 'nurses in Boston']) {
      await type(page, question);
      await choose(page, /in Find People$/);
      await page.getByText(question).first().waitFor();
      await page.waitForURL('**/dashboard/people');
    }
    await type(page, 'park ranger');
    await choose(page, /^The career path to “park ranger”/);
    await page.waitForURL('**/dashboard/paths?dream=park%20ranger');
    await page.getByRole('heading', { level: 1, name: 'Career Paths' }).waitFor();
  });

  it('begins chats and finds them, which Back, Forward and reloads keep apart', async () => {
    const page = await signedUp(await browser.open(), server.url, {});
    let started = 0;
    page.on('request', (request) => (started += request.url().endsWith('/api/search/start') ? 1 : 0));
    await page.goto(`${server.url}/dashboard?chat=new`);
    await isNamed(page);
    await answered(page);
    const first = chatOf(page);
    await say(page, 'nursing in Minnesota');
    await type(page, 'new chat');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => ![first, 'new', null].includes(url.searchParams.get('chat')));
    await answered(page);
    const second = chatOf(page);
    expect(await said(page, 'nursing in Minnesota').count()).toBe(0);
    await say(page, 'museum jobs');
    await type(page, 'nursing');
    await choose(page, /^nursing in Minnesota/);
    await said(page, 'nursing in Minnesota').waitFor();
    expect(chatOf(page)).toBe(first);
    await page.goBack();
    await said(page, 'museum jobs').waitFor();
    expect(chatOf(page)).toBe(second);
    await page.goForward();
    await said(page, 'nursing in Minnesota').waitFor();
    await say(page, 'and in Ohio');
    await page.reload();
    await said(page, 'and in Ohio').waitFor();
    expect([started, chatOf(page)]).toEqual([2, first]);
  });

  it('opens from the menu of a phone and leads on at a touch', async () => {
    const page = await opened('/jobs/saved', phone);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Find anything' }).tap();
    await page.getByRole('combobox', { name: 'Where to?' }).fill('career');
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await entry(page, 'Career Paths').tap();
    await page.getByRole('heading', { level: 1, name: 'Career Paths' }).waitFor();
  });
});

/** A student at an address of the dashboard. */
async function opened(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await signedUp(await browser.open(options), server.url, {});
  await page.goto(`${server.url}/dashboard${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Opens the palette and types, by the keyboard alone. */
async function type(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Where to?' }).waitFor();
  await page.keyboard.type(words);
}

/** Walks down to an entry and chooses it. */
async function choose(page: Page, name: RegExp | string): Promise<void> {
  await entry(page, name).first().waitFor();
  // Jobs that come now would move what Enter chooses.
  await page.getByText('Looking for jobs…').waitFor({ state: 'detached' });
  for (let steps = 0; steps < 30; steps++) {
    if ((await entry(page, name).first().getAttribute('data-highlighted')) !== null) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not reach ${name}`);
}

const entry = (page: Page, name: RegExp | string) => page.getByRole('option', { name });
const said = (page: Page, words: string) => page.getByRole('region').getByText(words, { exact: true });
const chatOf = (page: Page) => new URL(page.url()).searchParams.get('chat');
const isNamed = (page: Page) => page.waitForURL((url) => (url.searchParams.get('chat') ?? 'new') !== 'new');
