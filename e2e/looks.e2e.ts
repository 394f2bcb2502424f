import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, testBrowser } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { answered, fillBasics, holdInterview } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const shots = join(import.meta.dirname, '.shots');
let server: RunningServer;
beforeAll(async () => {
  mkdirSync(shots, { recursive: true });
  server = await startServer();
});
afterAll(() => server.stop());

const looks: [string, BrowserContextOptions][] = [
  ['1280-light', { viewport: { width: 1280, height: 832 }, colorScheme: 'light' }],
  ['1280-dark', { viewport: { width: 1280, height: 832 }, colorScheme: 'dark' }],
  ['360-light', { viewport: { width: 360, height: 740 }, colorScheme: 'light', hasTouch: true, isMobile: true }],
  ['360-dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true, isMobile: true }],
];

describe.each(looks)('at %s', (name, options) => {
  const look = async (page: Page, screen: string) => {
    // Entrances end before anything is measured.
    await page.waitForTimeout(700);
    await page.screenshot({ path: join(shots, `${screen}-${name}.png`) });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${screen} is no wider than the screen`).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  };

  it('every step of the onboarding is accessible and fits', async () => {
    const page = await browser.open(options);
    await page.goto(`${server.url}/onboarding`);
    await page.getByLabel('First name').waitFor();
    await look(page, 'basics');
    await fillBasics(page);
    await look(page, 'resume');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('group', { name: 'Quick locations' }).getByRole('button', { name: 'Boston' }).click();
    await page.getByRole('group', { name: 'Looking for' }).getByRole('button', { name: 'Internships' }).click();
    await look(page, 'preferences');
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
    await answered(page);
    await look(page, 'conversation');
    await holdInterview(page);
    await look(page, 'learned');
  });

  it('every view of the dashboard is accessible and fits', async () => {
    const page = await signedUp(await browser.open(options), server.url, { needsVisa: true, preferredLocations: ['Boston', 'Remote'] });
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('article').first().waitFor();
    await answered(page);
    await look(page, 'search');
    for (const view of ['people', 'companies', 'jobs', 'paths']) {
      await page.goto(`${server.url}/dashboard/${view}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look(page, view);
    }
  });
});
