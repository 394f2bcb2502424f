import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { answered, say } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A student's page at an address of the dashboard; a chat begins only on the Search tab. */
const at = async (path = '/jobs', options?: BrowserContextOptions): Promise<Page> => {
  const page = await signedUp(await browser.open(options), server.url, {});
  await page.goto(`${server.url}/dashboard${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};
const field = (page: Page) => page.getByRole('combobox', { name: 'Where to?' });
const entry = (page: Page, name: RegExp | string) => page.getByRole('option', { name });
/** Opens it and types, by the keyboard alone. */
const type = async (page: Page, words: string) => {
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type(words);
};
/** Walks down to an entry and chooses it. */
const choose = async (page: Page, name: RegExp | string) => {
  await entry(page, name).first().waitFor();
  for (let steps = 0; steps < 30; steps++) {
    if ((await entry(page, name).first().getAttribute('data-highlighted')) !== null) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not reach ${name}`);
};
const chatOf = (page: Page) => new URL(page.url()).searchParams.get('chat');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

describe('by keyboard alone', () => {
  it.each([
    ['people', 'Find People', '/dashboard/people'],
    ['saved peo', 'Saved people', '/dashboard/people/saved'],
    ['employers', 'Companies', '/dashboard/companies'],
    ['tracker', 'Saved jobs', '/dashboard/jobs/saved'],
    ['carrer', 'Career Paths', '/dashboard/paths'],
  ])('"%s" opens %s', async (words, name, path) => {
    const page = await at();
    await type(page, words);
    expect(await entry(page, name).first().getAttribute('data-highlighted')).not.toBeNull();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('view');
  });

  it.each([['stripe'], ['strpe'], ['stripe.com']])('"%s" opens the company', async (words) => {
    const page = await at();
    await type(page, words);
    await entry(page, /^Stripe/).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dashboard\/companies\/.+/);
  });

  it('jobs are found as the list finds them; one opens, and so does the list', async () => {
    const page = await at();
    await type(page, 'museum');
    const all = entry(page, /^All [\d,]+ jobs for “museum”/);
    await all.waitFor();
    const total = Number(/[\d,]+/.exec(await all.innerText())?.[0].replaceAll(',', ''));
    const listed = (await (await fetch(`${server.url}/api/jobs-real/search?query=museum&limit=1`)).json()) as { total: number };
    expect(total).toBe(listed.total);
    const listedHere = page.getByRole('group', { name: 'Jobs' }).getByRole('option');
    expect(await listedHere.count()).toBe(7);
    const name = await listedHere.nth(1).locator('span').first().innerText();
    await choose(page, name);
    await page.waitForURL(/\/dashboard\/jobs\/.+/);
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    await type(page, 'museum');
    await choose(page, /jobs for “museum”/);
    await page.waitForURL('**/dashboard/jobs?query=museum');
  });

  it('the answer to what was typed last is shown, however late another comes', async () => {
    const page = await at();
    await page.route('**/api/jobs-real/search?query=museum&limit=6', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    });
    await type(page, 'museum');
    await page.waitForTimeout(400);
    await field(page).fill('nurse');
    await entry(page, /^All [\d,]+ jobs for “nurse”/).waitFor();
    await page.waitForTimeout(1600);
    await entry(page, /^All [\d,]+ jobs for “nurse”/).waitFor();
    expect(await entry(page, /museum/i).count()).toBe(0);
  });

  it('any words can be asked in Find People, from there as well, and be a dream job', async () => {
    const page = await at();
    await type(page, 'who went from physics to law');
    await choose(page, /^Ask Find People/);
    await page.waitForURL('**/dashboard/people');
    await page.getByText('who went from physics to law').waitFor();
    await type(page, 'nurses in Boston');
    await choose(page, /^Ask Find People/);
    await page.getByText('nurses in Boston').first().waitFor();
    await page.waitForURL('**/dashboard/people');
    await type(page, 'park ranger');
    await choose(page, /^The path to “park ranger”/);
    await page.waitForURL('**/dashboard/paths?dream=park%20ranger');
  });

  it('the theme changes, the view is skipped to, and the session ends', async () => {
    const page = await at();
    await type(page, 'theme');
    await choose(page, 'Switch to dark');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await type(page, 'skip');
    await choose(page, 'Skip to the view');
    expect(await focused(page)).toBe('view');
    await type(page, 'log out');
    await choose(page, 'Log out');
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  });

  it('Esc closes it and the focus is where it was; so does the key that opened it', async () => {
    const page = await at();
    const search = page.getByRole('searchbox');
    await search.focus();
    for (const key of ['Escape', 'Control+k']) {
      await type(page, 'anything at all');
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await search.evaluate((one) => one === document.activeElement)).toBe(true);
    }
    expect(await search.inputValue()).toBe('');
  });

  it('where nothing has that name it says what can be done', async () => {
    const page = await at();
    await type(page, 'zzqxjk wvvx');
    await page.getByText('Nothing has that name. You can still ask for it.').waitFor();
    expect(await page.getByRole('option').count()).toBe(2);
    await expectAccessible(page);
  });
});

describe('when calls fail', () => {
  it('says so quietly, and everything else goes on', async () => {
    const page = await at();
    for (const call of ['companies', 'conversations/recent', 'jobs-real/search?*'])
      await page.route(`**/api/${call}`, (route) => route.abort());
    await type(page, 'paths');
    await page.getByText('Companies, recent chats and jobs could not be loaded.').waitFor();
    await choose(page, 'Career Paths');
    await page.getByRole('heading', { level: 1, name: 'Career Paths' }).waitFor();
    await page.unroute('**/api/companies');
    await type(page, 'stripe');
    await choose(page, /^Stripe/);
    await page.waitForURL(/\/dashboard\/companies\/.+/);
  });

  it('such as that for its own code, the button says so', async () => {
    const page = await at('/jobs');
    await page.route('**/assets/Palette-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Go anywhere' }).click();
    await page.getByText('That could not be loaded. Please try again.').waitFor();
  });
});

describe('chats', () => {
  it('are found by their first words and opened, and back and forward walk between them', async () => {
    const page = await at('');
    await answered(page);
    await say(page, 'nursing in Minnesota');
    await type(page, 'new chat');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => (url.searchParams.get('chat') ?? 'new') !== 'new');
    await answered(page);
    const second = chatOf(page);
    expect(await page.getByRole('region').getByText('nursing in Minnesota', { exact: true }).count()).toBe(0);
    await say(page, 'museum jobs');
    await type(page, 'nursing');
    await choose(page, /^nursing in Minnesota/);
    await page.getByRole('region').getByText('nursing in Minnesota', { exact: true }).waitFor();
    expect(chatOf(page)).not.toBe(second);
    await page.goBack();
    await page.getByRole('region').getByText('museum jobs', { exact: true }).waitFor();
    expect(chatOf(page)).toBe(second);
    await page.goForward();
    await page.getByRole('region').getByText('nursing in Minnesota', { exact: true }).waitFor();
    await say(page, 'and in Ohio');
    await page.reload();
    await page.getByRole('region').getByText('and in Ohio', { exact: true }).waitFor();
  });

  it('a new one begins once, whatever is reloaded', async () => {
    const page = await at('/jobs');
    let started = 0;
    page.on('request', (request) => (started += request.url().endsWith('/api/search/start') ? 1 : 0));
    await page.goto(`${server.url}/dashboard?chat=new`);
    await page.waitForURL((url) => (url.searchParams.get('chat') ?? 'new') !== 'new');
    await answered(page);
    const chat = chatOf(page);
    await page.reload();
    await answered(page);
    expect([started, chatOf(page)]).toEqual([1, chat]);
  });

  it('keep their drafts to themselves', async () => {
    const page = await at('');
    await answered(page);
    const box = page.getByRole('textbox', { name: 'Ask for work, people or a path' });
    await box.fill('a thought about rivers');
    await page.goto(`${server.url}/dashboard?chat=new`);
    await page.waitForURL((url) => (url.searchParams.get('chat') ?? 'new') !== 'new');
    await answered(page);
    expect(await box.inputValue()).toBe('');
    await box.fill('another one');
    await page.reload();
    await expect.poll(() => box.inputValue(), { timeout: 10_000 }).toBe('another one');
    await type(page, 'picked');
    await entry(page, /^Jobs picked for you/)
      .nth(1)
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => box.inputValue(), { timeout: 10_000 }).toBe('a thought about rivers');
  });

  it('one that is not there gives way to the newest, and says so', async () => {
    const page = await at('');
    await answered(page);
    await say(page, 'nursing in Minnesota');
    await page.goto(`${server.url}/dashboard?chat=nothing-here`);
    await page.getByText('That chat is no longer there. This is your newest one.').waitFor();
    await page.getByRole('region').getByText('nursing in Minnesota', { exact: true }).waitFor();
  });

  it('one that has ended can be read, and offers a new one', async () => {
    const page = await at('');
    await answered(page);
    await say(page, 'nursing in Minnesota');
    await type(page, 'nursing');
    await choose(page, /^nursing in Minnesota/);
    await page.waitForURL('**/dashboard?chat=*');
    const ended = page.url();
    await page.getByRole('textbox').fill('half a thought');
    await page.route(`**/api/conversations/${chatOf(page)}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), expired: true } });
    });
    await page.reload();
    await page.getByText('This chat has ended.').waitFor();
    await page.getByRole('region').getByText('nursing in Minnesota', { exact: true }).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'New chat' }).press('Enter');
    await page.waitForURL((url) => (url.searchParams.get('chat') ?? 'new') !== 'new');
    await answered(page);
    expect(page.url()).not.toBe(ended);
    expect(await page.getByRole('textbox').inputValue()).toBe('half a thought');
  });
});

describe('on a phone', () => {
  it('the menu opens it, it fits above the keyboard, and the focus returns to the menu', async () => {
    const page = await at('/jobs', phone);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Go anywhere' }).tap();
    await field(page).fill('software engineer');
    await entry(page, /^All [\d,]+ jobs/).waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 360 });
    const box = await page.getByRole('dialog', { name: 'Go anywhere' }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(360);
    const last = entry(page, /^The path to/);
    await last.scrollIntoViewIfNeeded();
    expect((await last.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Menu' }).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Go anywhere' }).tap();
    await field(page).fill('career');
    await entry(page, 'Career Paths').tap();
    await page.getByRole('heading', { level: 1, name: 'Career Paths' }).waitFor();
  });
});
