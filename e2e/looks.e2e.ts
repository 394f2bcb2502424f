import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, testBrowser } from './browser.ts';
import { takeDevice } from './device.ts';
import { sharedServer } from './server.ts';
import { answered, fillBasics, say } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();
// `PICTURES=FOLDER npm test -- looks` leaves a picture of every view there.
const pictures = process.env['PICTURES'];
if (pictures) mkdirSync(pictures, { recursive: true });

const usual = { width: 1280, height: 832 };

/**
 * Every view is judged with a mouse in the light and by touch in the dark, at the last of the sizes; at the others it only has to fit.
 * 320 is 1280 px at a zoom of 400 %.
 */
const desktop: Device = {
  name: 'desktop',
  colorScheme: 'light',
  touch: false,
  sizes: [{ width: 1920, height: 1080 }, { width: 320, height: 568 }, usual],
};
const phone: Device = {
  name: 'phone',
  colorScheme: 'dark',
  touch: true,
  sizes: [
    { width: 768, height: 1024 },
    { width: 360, height: 740 },
  ],
};

it('every step of the onboarding is accessible and fits', async () => {
  const page = await browser.open();
  await page.goto(`${server.url}/onboarding`);
  await page.getByLabel('First name').waitFor();
  await look(page, 'basics');
  await fillBasics(page);
  await look(page, 'resume');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Boston' }).click();
  await page.getByRole('button', { name: 'Internships' }).click();
  await look(page, 'preferences');
  await page.getByRole('button', { name: 'Start Conversation' }).click();
  await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
  await answered(page);
  await say(page, 'I loved fixing bikes, and teaching kids to sail on a river that is far too shallow for boats of any kind');
  await look(page, 'conversation');
  await learn(page);
  await page.getByRole('heading', { name: 'Here’s what we learned about you' }).waitFor();
  await look(page, 'learned');
});

it('every view of the dashboard, a job, those that are kept and the palette are accessible and fit, with long names and many conditions', async () => {
  const page = await signedUp(await browser.open(), server.url, long);
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('article').first().waitFor();
  await answered(page);
  await page
    .getByRole('button', { name: /Show the parts$/ })
    .first()
    .click();
  await look(page, 'search', async ({ width }) => {
    expect(await page.getByText('Sample data').filter({ visible: true }).count(), 'the sample is labelled').toBe(1);
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    const doors = page.getByRole('navigation', { name: 'Chats and lists' });
    const top = await doors.evaluate((row) => row.getBoundingClientRect().top);
    expect(top, `the doors stay in view, at ${width} px`).toBeGreaterThanOrEqual(0);
  });
  for (const [view, heading] of views) {
    await go(page, `/dashboard/${view}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await look(page, view);
  }
  await go(page, '/dashboard/jobs?sponsorship=yes');
  const card = page.getByRole('list', { name: 'Jobs' }).getByRole('article').first();
  await card.getByRole('button', { name: /^Save/ }).click();
  await card.getByRole('heading').getByRole('link').click();
  await page.locator('.job-view mark').first().waitFor();
  await look(page, 'job');
  await go(page, '/dashboard/jobs/saved');
  await page.getByRole('heading', { level: 1, name: 'Saved jobs' }).waitFor();
  await page.getByRole('article').first().waitFor();
  await look(page, 'saved');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Find anything' }).waitFor();
  await look(page, 'palette');
});

it('a part of the dashboard that cannot be loaded says so, and a reload brings it and keeps the draft', async () => {
  const page = await signedUp(
    await browser.open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }),
    server.url,
    {},
  );
  await page.route(/\/assets\/(PeopleView|Palette)/, (route) => route.abort());
  await page.goto(`${server.url}/dashboard`);
  await answered(page);
  await page.getByRole('textbox').fill('nursing in Minnesota');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByText('We couldn’t load that. Please try again.').waitFor();
  await page.getByRole('link', { name: 'Find People' }).click();
  await page.getByText('We couldn’t load this.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'Pathways worth exploring' }).waitFor();
  await go(page, '/dashboard');
  await page.getByRole('heading', { name: /Hi Maya/ }).waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe('nursing in Minnesota');
});

/** Fails when the page is hard to use on any device, and at any size when it is wider than the screen. */
const look = async (page: Page, view: string, atEverySize?: (size: Size) => Promise<void>) => {
  // The walk goes on with the last of them, a desktop at its own size.
  for (const device of [phone, desktop])
    for (const one of device.sizes) {
      await takeDevice(page, { ...device, ...one });
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches), 'a finger').toBe(device.touch);
      if (one === device.sizes.at(-1)) {
        if (pictures) await page.screenshot({ path: join(pictures, `${device.name}-${view}.png`) });
        await expectAccessible(page);
      }
      // On a phone innerWidth grows with what is too wide.
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${view} is no wider than the screen`).toBeLessThanOrEqual(one.width);
      await atEverySize?.(one);
    }
};

/** Goes to an address as a link does, without loading the page again. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Ends the interview with a rich result and opens that. */
const learn = async (page: Page) => {
  await page.evaluate(async (profile) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('alive.token')}`, 'content-type': 'application/json' };
    const { id } = await (await fetch('/api/auth/me', { headers })).json();
    await fetch(`/api/users/${id}/onboarding-profile`, { method: 'POST', headers, body: JSON.stringify({ profile }) });
    localStorage.setItem('alive.wizard', JSON.stringify({ ...JSON.parse(localStorage.getItem('alive.wizard') ?? ''), step: 5 }));
  }, learned);
  await page.reload();
};

const learned = {
  summary: 'You build sensors for rivers, and would rather stand in a creek than sit in front of a spreadsheet.',
  interests: ['Rivers', 'Sensors that text you', 'Being outdoors', 'Environmental data', 'Mentoring', 'Maps'],
  target_companies: ['NASA', 'Tesla', 'The Nature Conservancy'],
  target_roles: ['Environmental Engineer', 'Hydrologist', 'Data Analyst'],
  ideal_environment: 'Small teams in which you touch everything, with a mentor.',
};

const long = {
  firstName: 'Wolfeschlegelsteinhausenbergerdorff',
  lastName: 'Featherstonehaugh-Cholmondeley',
  school: 'The State University of Agricultural and Mechanical Sciences at Saint Wilfrid upon Tyne',
  major: 'Interdisciplinary Studies in Environmental Engineering, Hydrology and Public Policy',
  needsVisa: true,
  preferredLocations: ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'Boston', 'Remote', 'New York', 'San Francisco'],
};

const views = [
  ['people', 'Pathways worth exploring'],
  ['companies', 'Elite Companies'],
  ['jobs', 'Browse Jobs'],
  ['paths', 'Career Paths'],
  ['profile', 'Your profile'],
] as const;

interface Device {
  name: string;
  colorScheme: 'light' | 'dark';
  touch: boolean;
  sizes: Size[];
}

interface Size {
  width: number;
  height: number;
}
