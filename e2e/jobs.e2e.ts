import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, testBrowser } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { answered, say } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A student who looks at Browse Jobs under this search. */
const browse = async (search = '', { options, ...fields }: { options?: BrowserContextOptions; needsVisa?: boolean } = {}) => {
  const page = await signedUp(await browser.open(options), server.url, fields);
  await page.goto(`${server.url}/dashboard/jobs${search}`);
  return page;
};
const cards = (page: Page) => page.getByRole('list', { name: 'Jobs' }).getByRole('article');
const searched = (page: Page) => new URL(page.url()).search;
const scrolled = (page: Page) => page.locator('#view').evaluate((view) => view.scrollTop);
const topOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top);
const isFocused = (page: Page, name: string) =>
  page
    .getByRole('heading', { name, exact: true })
    .getByRole('link')
    .evaluate((link) => link === document.activeElement);

/** Until the list holds no room any more for who works there. */
const allTold = async (page: Page): Promise<void> => {
  await expect.poll(() => cards(page).locator('.bridge:empty').count()).toBe(0);
};

/** Whether the focus is on something. */
const isAnywhere = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

/** How many jobs the server has under a search. */
const totalOf = async (search: string): Promise<number> =>
  ((await (await fetch(`${server.url}/api/jobs-real/search${search}`)).json()) as { total: number }).total;
const counted = (total: number) => (total === 1 ? '1 job' : `${total.toLocaleString('en-US')} jobs`);
/** Waits until the list is the one of this search. */
const found = async (page: Page, search: string): Promise<void> => {
  const words = counted(await totalOf(search));
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${words}`) })
    .waitFor({ state: 'attached' });
};

describe('the filters', () => {
  it('narrow by words, type and place, stand in the address, and come back with Back and with a reload', async () => {
    const page = await browse();
    await page.getByText('12,000+ jobs').waitFor();
    await page.getByLabel('Search jobs').fill('analyst');
    await found(page, '?query=analyst');
    await page.getByRole('radio', { name: 'Internship' }).check();
    await found(page, '?query=analyst&job_type=internship');
    await page.getByRole('combobox', { name: 'Location' }).fill('new york');
    await page.getByRole('option', { name: /New York City/ }).click();
    await found(page, '?query=analyst&job_type=internship&location=nyc');
    expect(searched(page)).toBe('?query=analyst&job_type=internship&location=nyc');
    expect(await cards(page).count()).toBeGreaterThan(0);
    for (const facts of await cards(page).allInnerTexts()) expect(facts).toMatch(/Internship/);

    await page.reload();
    await found(page, '?query=analyst&job_type=internship&location=nyc');
    expect(await page.getByRole('combobox', { name: 'Location' }).inputValue()).toBe('New York City');
    await page.goBack();
    await found(page, '?query=analyst&job_type=internship');
    await page.goBack();
    await found(page, '?query=analyst');
    expect(await page.getByRole('radio', { name: 'Any type' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Search jobs').inputValue()).toBe('analyst');
  });

  it('that are told in a panel become chips which can be taken away', async () => {
    const page = await browse();
    await cards(page).first().waitFor();
    await page.getByRole('button', { name: 'More filters' }).click();
    const panel = page.getByRole('dialog', { name: 'More filters' });
    await panel.getByRole('button', { name: 'Remote' }).click();
    await panel.getByRole('button', { name: 'Hybrid counts too' }).click();
    await panel.getByRole('button', { name: 'Sponsors visas' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await found(page, '?remote=true&hybrid=true&sponsorship=yes');
    await page.getByRole('button', { name: 'Remove Remote or hybrid' }).click();
    await found(page, '?sponsorship=yes');
    expect(searched(page)).toBe('?sponsorship=yes');
    expect(await isAnywhere(page)).toBe(true);
  });

  it('take a place in free words, and an order', async () => {
    const page = await browse();
    const place = page.getByRole('combobox', { name: 'Location' });
    await place.fill('Massachusetts');
    await place.press('Enter');
    await found(page, '?location=Massachusetts');
    await page.getByRole('radio', { name: 'Newest' }).check();
    await page.waitForURL('**/jobs?location=Massachusetts&sort=newest');
  });

  it('that are junk in the address mean nothing', async () => {
    const page = await browse('?job_type=boss&location=%00&level=god&remote=perhaps&sort=worst&limit=9999&query=');
    await found(page, '');
    await cards(page).first().waitFor();
  });
});

describe('the list', () => {
  it('grows by a press, with the focus on the first new job, and says how many there are', async () => {
    const page = await browse('?job_type=internship');
    const total = counted(await totalOf('?job_type=internship')).replace(' jobs', '');
    await page.getByRole('button', { name: `Show 20 more of ${total}` }).press('Enter');
    await cards(page).nth(20).waitFor();
    const links = cards(page).getByRole('heading').getByRole('link');
    expect(new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).size).toBe(40);
    const first = cards(page).nth(20).getByRole('heading').getByRole('link');
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.getByRole('status').filter({ hasText: '40 shown' }).waitFor({ state: 'attached' });
  });

  it('keeps its place while a job stands beside it, and through a reload', async () => {
    const page = await browse('?job_type=internship');
    const { link, name } = await openFarDown(page);
    await page.goBack();
    await cards(page).first().getByRole('button', { name: /^Save/ }).waitFor();
    expect(await isFocused(page, name)).toBe(true);
    expect(await topOf(link)).toBeGreaterThan(0);
    await staysOverReload(page, name);
  });

  it('keeps its place while a job stands in its stead on a phone, and through a reload', async () => {
    const page = await browse('?job_type=internship', { options: phone });
    const { link, name, place } = await openFarDown(page);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => isFocused(page, name)).toBe(true);
    // What loads on demand settles a moment later.
    await expect.poll(async () => Math.abs((await topOf(link)) - place)).toBeLessThan(8);
    await staysOverReload(page, name);
  });

  it('with nothing in it says so, and what would find more, each a press away', async () => {
    const page = await browse('?query=nurse&location=Boston');
    await page.getByText('No jobs found. Try searching!').waitFor();
    await expectAccessible(page);
    const wider = page.getByRole('group', { name: 'Find more' }).getByRole('button').first();
    const more = Number(/\+([\d,]+)$/.exec(await wider.innerText())?.[1]?.replace(',', ''));
    await wider.click();
    await cards(page).first().waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: counted(more) })
      .waitFor({ state: 'attached' });
    expect(await isAnywhere(page)).toBe(true);
  });

  it('says when it could not be loaded, and loads on Retry', async () => {
    const page = await browser.open();
    await page.route('**/api/jobs-real/search*', (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }));
    await signedUp(page, server.url, {});
    await page.goto(`${server.url}/dashboard/jobs`);
    await page.getByText('The jobs could not be loaded.').waitFor();
    await page.unroute('**/api/jobs-real/search*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await cards(page).first().waitFor();
  });
});

describe('a job', () => {
  it('has an address of its own, where it stands whole beside the list and quotes what decides who may apply', async () => {
    const page = await browse('?sponsorship=yes', { needsVisa: true });
    const link = cards(page).first().getByRole('heading').getByRole('link');
    const name = await link.innerText();
    await link.click();
    const job = page.getByRole('article', { name }).filter({ has: page.getByRole('heading', { level: 2 }) });
    await job.getByText('Sponsors visas.').waitFor();
    await job.locator('mark').first().waitFor();
    await job.locator('.verdict a').first().press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MARK');
    expect(await job.getByRole('link', { name: /^Apply at / }).getAttribute('href')).toMatch(/^https:/);
    await expectAccessible(page);
    const address = page.url();
    await page.goto(address);
    await job.locator('mark').first().waitFor();
    await page.getByRole('link', { name: 'Close the job' }).click();
    await page.waitForURL('**/dashboard/jobs?sponsorship=yes');
  });

  it('that the search leaves out says why', async () => {
    const page = await browse('?remote=true');
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { name: 'The posting' }).waitFor();
    await page.getByRole('combobox', { name: 'Location' }).fill('Alaska');
    await page.getByRole('combobox', { name: 'Location' }).press('Enter');
    await page.getByRole('heading', { name: 'Why this is not in your list' }).waitFor();
  });

  it('that is closed says so and offers no way to apply', async () => {
    const page = await browse();
    const id = await imported('Closing Robotics', true);
    await imported('Closing Robotics', false);
    await page.goto(`${server.url}/dashboard/jobs/${id}`);
    await page.getByText('This job is closed.').waitFor();
    expect(await page.getByRole('link', { name: /^Apply at .*closing/ }).count()).toBe(0);
    await expectAccessible(page);
  });

  it('that nobody knows has a kind page', async () => {
    const page = await browse('/no-such-job');
    await page.getByText(/^This job is not here\./).waitFor();
    await page.getByRole('link', { name: 'Browse all jobs' }).click();
    await cards(page).first().waitFor();
  });

  it('can be saved, and is counted', async () => {
    const page = await browse('?query=museum');
    const card = cards(page).first();
    await card.getByRole('button', { name: /^Save/ }).click();
    expect(await card.getByRole('button', { name: /^Saved/ }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: 'Saved jobs (1)' }).click();
    await page.getByRole('heading', { level: 1, name: 'Saved jobs' }).waitFor();
    await page.goBack();
    await card.getByRole('button', { name: /^Saved/ }).waitFor();
  });

  it('can be hidden and brought back where it stood, and is gone from a list that is read anew', async () => {
    const page = await browse('?query=museum');
    const card = cards(page).first();
    await card.waitFor();
    const link = await card.getByRole('heading').getByRole('link').getAttribute('href');
    const hide = async () => {
      await card.getByRole('button', { name: /^Stage, notes and more/ }).click();
      await page.getByRole('button', { name: 'Hide this job' }).click();
      await card.getByText('Hidden from your lists.').waitFor();
    };
    await hide();
    expect(await card.getByRole('link', { name: /^Apply/ }).count()).toBe(0);
    await card.getByRole('button', { name: 'Undo' }).click();
    await card.getByRole('link', { name: /^Apply/ }).waitFor();
    expect(await isAnywhere(page)).toBe(true);
    await hide();
    await page.reload();
    await card.waitFor();
    expect(await card.getByRole('heading').getByRole('link').getAttribute('href')).not.toBe(link);
  });
});

describe('the jobs a student keeps', () => {
  it('stand by how far they are, take notes that stay, and come back when one was removed by mistake', async () => {
    const page = await browse('?query=museum');
    const card = cards(page).first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('link', { name: 'Saved jobs (1)' }).click();
    const kept = page.getByRole('article', { name });
    const stage = kept.getByRole('combobox', { name: `Stage of ${name}` });
    await stage.selectOption('Interview');
    await page.getByRole('region', { name: 'Interview 1' }).waitFor();
    expect(await stage.evaluate((menu) => menu === document.activeElement)).toBe(true);
    const notes = kept.getByRole('textbox', { name: `Notes on ${name}` });
    await notes.fill('Ask Ada.');
    await notes.blur();
    await kept.getByText('Not saved yet').waitFor({ state: 'detached' });
    await expectAccessible(page);
    await page.reload();
    expect(await notes.inputValue()).toBe('Ask Ada.');
    await kept.getByRole('button', { name: `Remove ${name}` }).click();
    await page.getByText(/^Nothing saved yet\./).waitFor();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => notes.inputValue()).toBe('Ask Ada.');
    expect(await stage.evaluate((menu) => menu === document.activeElement)).toBe(true);
  });
});

describe('by keyboard alone', () => {
  it('a student searches, opens a job, goes back and goes elsewhere', async () => {
    const page = await browse();
    await cards(page).first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('museum');
    await page.keyboard.press('Enter');
    await found(page, '?query=museum');
    const link = cards(page).first().getByRole('heading').getByRole('link');
    const name = await link.innerText();
    await link.focus();
    await page.keyboard.press('Enter');
    const title = page.getByRole('heading', { level: 2, name, exact: true });
    await title.waitFor();
    expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Close the job' }).press('Enter');
    await page.waitForURL('**/dashboard/jobs?query=museum');
    await expect.poll(() => isFocused(page, name)).toBe(true);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Go anywhere' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.type('paths');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Career Paths' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('browse');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Browse Jobs' }).waitFor();
  });
});

describe('on a phone', () => {
  it('filters are in a sheet, chips slide, and nothing is wider than the screen', async () => {
    const page = await browse('?query=analyst', { options: phone });
    await cards(page).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: 'Internship' }).click();
    await sheet.getByRole('combobox', { name: 'Location' }).fill('nyc');
    await sheet.getByRole('option', { name: /New York City/ }).click();
    const total = counted(await totalOf('?query=analyst&job_type=internship&location=nyc'));
    await expectAccessible(page);
    await sheet.getByRole('button', { name: `Show ${total}` }).click();
    await page.getByRole('button', { name: 'Filters (2)' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Remove New York City' }).click();
    await page.waitForURL('**/jobs?query=analyst&job_type=internship');
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { name: 'The posting' }).waitFor();
    expect(await page.getByLabel('Search jobs').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByLabel('Search jobs').waitFor();
  });
});

describe('from the conversation', () => {
  it('its conditions open as a list, and its cards lead to the job', async () => {
    const page = await signedUp(await browser.open(), server.url, {});
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await say(page, 'remote internships only');
    await page.getByRole('link', { name: 'Open in Browse Jobs' }).click();
    await cards(page).first().waitFor();
    expect(searched(page)).toContain('job_type=internship');
    expect(searched(page)).toContain('remote=true');
    await page.goBack();
    const card = page.getByRole('article').last();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  });
});

/** Loads 40 jobs and opens one of the last; where its title stood. */
async function openFarDown(page: Page) {
  await page.getByRole('button', { name: /^Show 20 more/ }).click();
  await cards(page).nth(39).waitFor();
  await allTold(page);
  const link = cards(page).nth(30).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(1000);
  const place = await topOf(link);
  const name = await link.innerText();
  await link.click();
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  await page.getByRole('heading', { name: 'The posting' }).waitFor();
  expect(await page.title()).toContain(name);
  return { link, name, place };
}

async function staysOverReload(page: Page, name: string): Promise<void> {
  const link = cards(page).getByRole('link', { name, exact: true });
  expect(await scrolled(page)).toBeGreaterThan(1000);
  await allTold(page);
  // Rest, until the place is kept.
  await page.waitForTimeout(400);
  const before = await topOf(link);
  await page.reload();
  await cards(page).nth(39).waitFor();
  await allTold(page);
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(8);
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

/** Imports one job of this employer, open or no longer listed; its id while it is open. */
async function imported(employer: string, active: boolean): Promise<string | undefined> {
  const list = join(server.dataDir, 'one.json');
  const row = {
    id: 'one',
    company_name: employer,
    title: 'Software Engineering Intern',
    locations: ['Boston, MA'],
    url: 'https://closing.example.org/one',
    active,
    is_visible: true,
    date_posted: 1_790_000_000,
    date_updated: 1_790_000_000 + (active ? 0 : 1000),
  };
  writeFileSync(list, JSON.stringify([row]));
  execFileSync(process.execPath, [join(import.meta.dirname, '..', 'server/src/cli.ts'), 'import', 'jobs', list], {
    env: { ...process.env, DATA_DIR: server.dataDir },
  });
  const search = new URLSearchParams({ company: employer });
  const { jobs } = (await (await fetch(`${server.url}/api/jobs-real/search?${search}`)).json()) as { jobs: { id: string }[] };
  return jobs[0]?.id;
}
