import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { answered, say, tooWide } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe('Browse Jobs', () => {
  it('is narrowed in its address, and a list read far down keeps its place through a job, Back and reloads', async () => {
    const page = await browse();
    await page.getByText(/^\d,000\+ jobs$/).waitFor();
    await page.getByLabel('Search jobs').fill('analyst');
    await found(page, '?query=analyst');
    await page.getByRole('radio', { name: 'Internship' }).check();
    await found(page, '?query=analyst&job_type=internship');
    await page.getByRole('combobox', { name: 'Location' }).fill('new york');
    await page.getByRole('option', { name: /New York City/ }).click();
    await found(page, '?query=analyst&job_type=internship&location=nyc');
    expect(searched(page)).toBe('?query=analyst&job_type=internship&location=nyc');
    expect(await cards(page).count()).toBeGreaterThan(0);
    for (const facts of await cards(page).allInnerTexts()) expect(facts).toMatch(/\bintern|co-?op/i);

    await page.reload();
    await found(page, '?query=analyst&job_type=internship&location=nyc');
    expect(await page.getByRole('combobox', { name: 'Location' }).inputValue()).toBe('New York City');
    await page.goBack();
    await found(page, '?query=analyst&job_type=internship');
    await page.goBack();
    await found(page, '?query=analyst');
    expect(await page.getByRole('radio', { name: 'Any type' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Search jobs').inputValue()).toBe('analyst');

    const { link, name } = await openFarDown(page);
    await page.goBack();
    await cards(page).first().getByRole('button', { name: /^Save/ }).waitFor();
    expect(await isFocused(page, name)).toBe(true);
    expect(await topOf(link)).toBeGreaterThan(0);
    await staysOverReload(page, name);

    const place = await topOf(link);
    // Playwright's own click would scroll to the filters.
    await page.getByRole('radio', { name: 'Internship' }).evaluate((radio: HTMLElement) => radio.click());
    await found(page, '?query=analyst&job_type=internship');
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await found(page, '?query=analyst');
    await expect.poll(async () => Math.abs((await topOf(link)) - place)).toBeLessThan(8);
  });

  it('on a phone has its filters in a sheet, and its list keeps its place while a job takes its room', async () => {
    const page = await browse('?query=analyst', phone);
    await cards(page).first().waitFor();
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: 'Internship' }).tap();
    await sheet.getByRole('combobox', { name: 'Location' }).fill('nyc');
    await sheet.getByRole('option', { name: /New York City/ }).tap();
    const total = counted(await totalOf('?query=analyst&job_type=internship&location=nyc'));
    await sheet.getByRole('button', { name: `Show ${total}` }).tap();
    await page.getByRole('button', { name: 'Filters (2)' }).waitFor();
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Remove New York City' }).tap();
    await page.waitForURL('**/jobs?query=analyst&job_type=internship');
    await found(page, '?query=analyst&job_type=internship');

    const { link, name, place } = await openFarDown(page);
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await page.getByLabel('Search jobs').isVisible()).toBe(false);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Back to the list' }).tap();
    await page.getByLabel('Search jobs').waitFor();
    await expect.poll(() => isFocused(page, name)).toBe(true);
    // What loads on demand settles a moment later.
    await expect.poll(async () => Math.abs((await topOf(link)) - place)).toBeLessThan(8);

    // Scrolled and opened in one frame, before any scroll event.
    const moved = await link.evaluate((title: HTMLElement) => {
      title.scrollIntoView({ block: title.getBoundingClientRect().top > innerHeight / 2 ? 'start' : 'end' });
      const { top } = title.getBoundingClientRect();
      title.click();
      return top;
    });
    expect(Math.abs(moved - place)).toBeGreaterThan(100);
    await page.getByRole('link', { name: 'Back to the list' }).tap();
    await page.getByLabel('Search jobs').waitFor();
    await expect.poll(async () => Math.abs((await topOf(link)) - moved)).toBeLessThan(8);
    await staysOverReload(page, name);
  });

  it('is searched by keyboard alone, and what a student keeps of a job is there after a reload', async () => {
    const page = await browse();
    await cards(page).first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('museum');
    await page.keyboard.press('Enter');
    await found(page, '?query=museum');
    const link = titleOf(cards(page).first());
    const name = await link.innerText();
    await link.press('Enter');
    const title = page.getByRole('heading', { level: 2, name, exact: true });
    await title.waitFor();
    expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Close the job' }).press('Enter');
    await page.waitForURL('**/dashboard/jobs?query=museum');
    await expect.poll(() => isFocused(page, name)).toBe(true);

    await cards(page).first().getByRole('button', { name: /^Save/ }).press('Enter');
    await page.getByRole('link', { name: 'Saved jobs (1)' }).press('Enter');
    const kept = page.getByRole('article', { name });
    await kept.getByRole('combobox', { name: `Application stage for “${name}”` }).selectOption('Interview');
    const notes = kept.getByRole('textbox', { name: `Notes on “${name}”` });
    await notes.fill('Ask Ada.');
    await notes.blur();
    await kept.getByText('Not saved yet').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('region', { name: 'Interview 1' }).waitFor();
    expect(await notes.inputValue()).toBe('Ask Ada.');

    for (const [words, heading] of [
      ['paths', 'Career Paths'],
      ['browse', 'Browse Jobs'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Find anything' }).waitFor();
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
  });

  it('lists what the conversation looks for, whose cards lead to the job', async () => {
    const page = await browse('', {}, '/dashboard');
    await answered(page);
    await say(page, 'remote internships only');
    await page.getByRole('link', { name: 'Open in Browse Jobs' }).click();
    await cards(page).first().waitFor();
    expect(searched(page)).toContain('job_type=internship');
    expect(searched(page)).toContain('remote=true');
    await page.goBack();
    const link = titleOf(page.getByRole('article').last());
    const name = await link.innerText();
    await link.click();
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  });
});

/** A student who looks at Browse Jobs under this search. */
async function browse(search = '', options: BrowserContextOptions = {}, path = '/dashboard/jobs'): Promise<Page> {
  const page = await signedUp(await browser.open(options), server.url, {});
  await page.goto(`${server.url}${path}${search}`);
  return page;
}

/** Loads 40 jobs and opens one of the last; where its title stood. */
async function openFarDown(page: Page) {
  await page.getByRole('button', { name: /^Show 20 more/ }).click();
  await cards(page).nth(39).waitFor();
  await employerCountsLoaded(page);
  const link = titleOf(cards(page).nth(30));
  await link.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(1000);
  const name = await link.innerText();
  // Playwright's own click may scroll once more, and the place is where it was pressed.
  const place = await link.evaluate((title: HTMLElement) => {
    const { top } = title.getBoundingClientRect();
    title.click();
    return top;
  });
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  await page.getByRole('heading', { name: 'The posting' }).waitFor();
  expect(await page.title()).toContain(name);
  return { link, name, place };
}

async function staysOverReload(page: Page, name: string): Promise<void> {
  const link = cards(page).getByRole('link', { name, exact: true });
  expect(await scrolled(page)).toBeGreaterThan(1000);
  await employerCountsLoaded(page);
  const before = await topOf(link);
  // Fonts that come after the list move its lines, and not its place.
  const late = Promise.withResolvers<void>();
  await page.route('**/*.woff2', (route) => late.promise.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await cards(page).nth(39).waitFor();
  late.resolve();
  await employerCountsLoaded(page);
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(8);
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

function cards(page: Page): Locator {
  return page.getByRole('list', { name: 'Jobs' }).getByRole('article');
}
function titleOf(card: Locator): Locator {
  return card.getByRole('heading').getByRole('link');
}

/** Until the list holds no room any more for who works there. */
async function employerCountsLoaded(page: Page): Promise<void> {
  await expect.poll(() => cards(page).locator('.bridge:empty').count()).toBe(0);
}

/** Waits until the list is the one of this search. */
async function found(page: Page, search: string): Promise<void> {
  const words = counted(await totalOf(search));
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${words}`) })
    .waitFor({ state: 'attached' });
}

/** How many jobs the server has under a search. */
async function totalOf(search: string): Promise<number> {
  return ((await (await fetch(`${server.url}/api/jobs-real/search${search}`)).json()) as { total: number }).total;
}

const counted = (total: number) => (total === 1 ? '1 job' : `${total.toLocaleString('en-US')} jobs`);
const searched = (page: Page) => new URL(page.url()).search;
const scrolled = (page: Page) => page.locator('#view').evaluate((view) => view.scrollTop);
const topOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top);
const isFocused = (page: Page, name: string) =>
  titleOf(page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) }))
    .first()
    .evaluate((link) => link === document.activeElement);
