import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { answered, say } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();

const profile = '/dashboard/profile';
/** A student who searched for something, at their profile. */
const atProfile = async (page: Page, words: string): Promise<Page> => {
  await signedUp(page, server.url, { email: `${crypto.randomUUID()}@gatech.edu`, lastName: 'Quillfeather' });
  await page.goto(`${server.url}/dashboard`);
  await answered(page);
  await say(page, words);
  await page.goto(`${server.url}${profile}`);
  await page.getByRole('heading', { name: 'Your data' }).waitFor();
  return page;
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
/** Everything that a page shows and that the browser keeps for this site. */
const keptIn = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()) + (await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])));

describe('a student’s data', () => {
  it('is exported as one file that holds what was said', async () => {
    const page = await atProfile(await browser.open(), 'otter biology jobs');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export your data')]);
    expect(download.suggestedFilename()).toMatch(/^alive-\d{4}-\d\d-\d\d\.json$/);
    const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as { tables: Record<string, Record<string, unknown>[]> };
    expect(file.tables['students']).toEqual([expect.objectContaining({ lastName: 'Quillfeather' })]);
    expect(file.tables['messages']).toContainEqual(expect.objectContaining({ text: 'otter biology jobs', sender: 'user' }));
    expect(file.tables['facts']?.map(({ text }) => text)).toContain('Rivers');
  });

  it('loses a single conversation after one question', async () => {
    const page = await atProfile(await browser.open(), 'otter biology jobs');
    await press(page, 'Delete “otter biology jobs”');
    await expectAccessible(page);
    await confirm(page, 'Delete');
    await page.getByText('No conversations yet.').waitFor();
    await page.reload();
    await page.getByText('No conversations yet.').waitFor();
  });

  it('is gone with the account: every sign-in ends, and neither Back nor storage shows anything', async () => {
    const page = await atProfile(await browser.open(), 'otter biology jobs');
    const token = (await page.evaluate(() => localStorage.getItem('alive.token'))) ?? '';
    const second = await browser.open();
    await second.goto(`${server.url}/healthz`);
    await second.evaluate((value) => localStorage.setItem('alive.token', value), token);
    await second.goto(`${server.url}${profile}`);
    await second.getByRole('heading', { name: 'Your data' }).waitFor();

    await press(page, 'Delete account');
    await page.getByRole('dialog').getByText('You can’t undo this.').waitFor();
    await confirm(page, 'Delete account');
    await page.getByText('Your account and everything in it have been deleted.').waitFor();
    expect(page.url()).toBe(`${server.url}/onboarding`);
    expect(await keptIn(page)).not.toMatch(/Quillfeather|otter/);
    expect(await page.evaluate(() => localStorage.getItem('alive.token'))).toBeNull();

    await page.goBack();
    await page.waitForURL(`${server.url}/onboarding`);
    await page.getByLabel('First name', { exact: true }).waitFor();
    expect(await keptIn(page)).not.toMatch(/Quillfeather|otter/);

    const answer = await fetch(`${server.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
    await second.reload();
    await second.waitForURL(`${server.url}/onboarding`);
    expect(await keptIn(second)).not.toMatch(/Quillfeather|otter/);
  });

  it('is shown by nothing after logging out: not by Back, not from memory', async () => {
    const page = await atProfile(await browser.open(), 'otter biology jobs');
    // Another page of this tab, so that Back may bring this one from the back/forward cache.
    await page.goto(`${server.url}/privacy`);
    await page.getByRole('link', { name: 'Go to your profile' }).click();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.getByText('You’re signed out.').waitFor();
    for (let back = 0; back < 3; back++) {
      await page.goBack();
      await page.getByText(/Alive/).first().waitFor();
      expect(await keptIn(page)).not.toMatch(/Quillfeather|otter/);
    }
  });
});

it('a page says to anybody, from step 1 on, how data is handled here', async () => {
  const page = await browser.open({ viewport: { width: 360, height: 760 } });
  await page.goto(`${server.url}/onboarding`);
  await page.getByRole('link', { name: 'How Alive handles your data' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your data on Alive' }).waitFor();
  await page.getByText('If you don’t use Alive for 12 months, we delete your conversations.').waitFor();
  await page.getByText('This server doesn’t use a language model, so nothing you write goes to one.').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
