import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { answered, fillBasics, holdInterview } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const shots = join(import.meta.dirname, '.shots');
const server = sharedServer();
beforeAll(() => void mkdirSync(shots, { recursive: true }));

const still = { reducedMotion: 'reduce' } as const;
const touch = { ...still, hasTouch: true, isMobile: true };
const looks: [string, BrowserContextOptions][] = [
  ['1280-light', { viewport: { width: 1280, height: 832 }, colorScheme: 'light', ...still }],
  ['1280-dark', { viewport: { width: 1280, height: 832 }, colorScheme: 'dark', ...still }],
  ['360-light', { viewport: { width: 360, height: 740 }, colorScheme: 'light', ...touch }],
  ['360-dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark', ...touch }],
];
/** A tablet, a large screen, and 1280 px at a zoom of 400 %. */
const sizes: [string, BrowserContextOptions][] = [
  ['768', { viewport: { width: 768, height: 1024 }, ...touch }],
  ['1920', { viewport: { width: 1920, height: 1080 }, ...still }],
  ['320', { viewport: { width: 320, height: 568 }, ...still }],
];
const long = {
  firstName: 'Wolfeschlegelsteinhausenbergerdorff',
  lastName: 'Featherstonehaugh-Cholmondeley',
  school: 'The State University of Agricultural and Mechanical Sciences at Saint Wilfrid upon Tyne',
  major: 'Interdisciplinary Studies in Environmental Engineering, Hydrology and Public Policy',
  preferredLocations: ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'Boston', 'Remote', 'New York', 'San Francisco'],
};

/** Takes a picture and fails when the page is wider than the screen or hard to use. */
const look = async (page: Page, screen: string, name: string) => {
  // Nothing moves, but what was asked for may still be on its way to the screen.
  await page.waitForTimeout(150);
  await page.screenshot({ path: join(shots, `${screen}-${name}.png`) });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${screen} is no wider than the screen`,
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
};

describe.each(looks)('at %s', (name, options) => {
  it('every step of the onboarding is accessible and fits', async () => {
    const page = await browser.open(options);
    await page.goto(`${server.url}/onboarding`);
    await page.getByLabel('First name').waitFor();
    await look(page, 'basics', name);
    await fillBasics(page);
    await look(page, 'resume', name);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('group', { name: 'Quick locations' }).getByRole('button', { name: 'Boston' }).click();
    await page.getByRole('group', { name: 'Looking for' }).getByRole('button', { name: 'Internships' }).click();
    await look(page, 'preferences', name);
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
    await answered(page);
    await look(page, 'conversation', name);
    await holdInterview(page);
    await look(page, 'learned', name);
  });

  it('every view of the dashboard is accessible and fits', async () => {
    const page = await signedUp(await browser.open(options), server.url, { needsVisa: true, preferredLocations: ['Boston', 'Remote'] });
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('article').first().waitFor();
    await answered(page);
    await page.getByRole('button', { name: 'Show the parts' }).first().click();
    await look(page, 'search', name);
    // The views to come share one drawing board.
    for (const view of options.colorScheme === 'dark' ? ['paths'] : ['people', 'companies', 'jobs', 'paths']) {
      await page.goto(`${server.url}/dashboard/${view}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look(page, view, name);
    }
  });

  it('a job with its posting, the jobs that are kept, and the palette are accessible and fit', async () => {
    const page = await signedUp(await browser.open(options), server.url, { needsVisa: true });
    await page.goto(`${server.url}/dashboard/jobs?sponsorship=yes`);
    const card = page.getByRole('list', { name: 'Jobs' }).getByRole('article').first();
    await card.getByRole('button', { name: /^Save/ }).click();
    await card.getByRole('heading').getByRole('link').click();
    await page.locator('.job-view mark').first().waitFor();
    await look(page, 'job', name);
    await page.goto(`${server.url}/dashboard/jobs/saved`);
    await page.getByRole('article').first().waitFor();
    await look(page, 'saved', name);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Go anywhere' }).waitFor();
    await look(page, 'palette', name);
  });
});

describe.each(sizes)('at %s px', (name, options) => {
  it('long names and many conditions fit, the sample is labelled, and the heading stays where there is room', async () => {
    const page = await signedUp(await browser.open(options), server.url, long);
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('article').first().waitFor();
    await answered(page);
    expect(await page.getByText('Sample data').filter({ visible: true }).count()).toBe(1);
    await look(page, 'long', name);
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    const top = await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top >= 0, 'the heading is in view').toBe(name !== '320');
    await page.goto(`${server.url}/dashboard/people`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page, 'people', name);
  });
});

describe('when something fails', () => {
  const phone = { viewport: { width: 360, height: 740 }, ...touch };

  it('the dashboard says so, accessibly, and offers the way on', async () => {
    const page = await signedUp(await browser.open(phone), server.url, {});
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.route('**/api/search/continue', (route) => route.abort());
    await page.getByRole('textbox').fill('nursing in Minnesota');
    await page.getByRole('textbox').press('Enter');
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    expect(
      await page.getByRole('button', { name: 'Retry' }).evaluate((button) => button.getBoundingClientRect().bottom < innerHeight),
      'Retry is in view',
    ).toBe(true);
    await look(page, 'failed', '360');
    await page.getByRole('button', { name: 'Menu' }).click();
    await look(page, 'menu', '360');
    await page.route('**/assets/PeopleView*', (route) => route.abort());
    await page.getByRole('link', { name: 'Find People' }).click();
    await page.getByText('This part could not be loaded.').waitFor();
    await look(page, 'unloaded', '360');
    await page.unroute('**/assets/PeopleView*');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: 'Pathways worth exploring' }).waitFor();
    await page.goto(`${server.url}/dashboard`);
    expect(await page.getByRole('textbox').inputValue()).toBe('nursing in Minnesota');
  });

  it('a résumé that could not be sent is found again after a reload and can be sent', async () => {
    const page = await browser.open(phone);
    await page.goto(`${server.url}/onboarding`);
    await fillBasics(page);
    await page.route('**/api/users/*/resume', (route) => route.abort());
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
    await page.getByText('Failed to upload resume').waitFor();
    await page.reload();
    await page.getByText('Chosen earlier and not uploaded yet.').waitFor();
    await look(page, 'unsent', '360');
    await page.unroute('**/api/users/*/resume');
    await Promise.all([page.waitForRequest('**/api/users/*/resume'), page.getByRole('button', { name: 'Retry' }).click()]);
  });
});
