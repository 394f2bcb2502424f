import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openUnmigrated } from '../server/src/db/open.ts';
import { expectAccessible, testBrowser } from './browser.ts';
import { openOutbox } from './outbox.ts';
import { type RunningServer, startServer } from './server.ts';
import { answered } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
let server: RunningServer;
let outbox: ReturnType<typeof openOutbox>;
beforeAll(async () => {
  server = await startServer({ env: { PUBLIC_URL: 'https://alive.example.edu', SAMPLE_DATA: 'off' }, data: 'empty' });
  outbox = openOutbox(server.dataDir);
});
afterAll(() => server.stop());

const address = () => `${crypto.randomUUID()}@gatech.edu`;
const dialog = (page: Page, name = 'Sign in') => page.getByRole('dialog', { name });
/** Asks for a code at step 1 of a browser in which nobody is signed in. */
const askFor = async (page: Page, email: string) => {
  await page.goto(`${server.url}/onboarding`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByRole('button', { name: 'Send me a code' }).click();
  await dialog(page).getByLabel('Code').waitFor();
};
const enter = async (page: Page, code: string) => {
  await dialog(page).getByLabel('Code').fill(code);
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
};
const greeting = (page: Page) => page.getByRole('heading', { name: /Hi Maya/ });
const refusal = (page: Page) => dialog(page).getByText('That code doesn’t work.');

describe('signing in', () => {
  it('works on a second browser by the code from the outbox, over a reload, and a wrong or used code does not', async () => {
    const email = address();
    await signedUp(await browser.open(), server.url, { email });
    const page = await browser.open();
    await page.goto(`${server.url}/onboarding`);
    await page.getByLabel('First name').fill('May');
    await askFor(page, email);
    await expectAccessible(page);
    const { code } = await outbox.next(email);
    await enter(page, code === '123456' ? '654321' : '123456');
    await refusal(page).waitFor();
    // Whoever goes to their mail on a phone may find the page loaded anew.
    await page.reload();
    await dialog(page).getByText(`If ${email} has an account`).waitFor();
    expect(await page.getByLabel('First name', { exact: true }).inputValue()).toBe('May');
    await enter(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await greeting(page).waitFor();

    const third = await browser.open();
    await askFor(third, email);
    await outbox.next(email);
    await enter(third, code);
    await refusal(third).waitFor();
  });

  it('does not work by a code that is late', async () => {
    const email = address();
    await signedUp(await browser.open(), server.url, { email });
    const page = await browser.open();
    await askFor(page, email);
    const { code } = await outbox.next(email);
    await server.end();
    const { db, close } = await openUnmigrated(join(server.dataDir, 'database'));
    await db.execute(`UPDATE sign_in_codes SET expires_at = expires_at - interval '10 minutes'`);
    await close();
    await server.beginAgain();
    // Ends the pause between two probes.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await enter(page, code);
    await refusal(page).waitFor();
  });

  it('asks for nothing but a press where a link of the message fills the code in, and leaves no code in the address', async () => {
    const email = address();
    await signedUp(await browser.open(), server.url, { email });
    const asking = await browser.open();
    await askFor(asking, email);
    const { link } = await outbox.next(email);
    expect(link).toMatch(/^https:\/\/alive\.example\.edu\/onboarding#/);
    const page = await browser.open();
    await page.goto(link.replace('https://alive.example.edu', server.url));
    await dialog(page).getByText(`Sign in as ${email}?`).waitFor();
    expect(page.url()).toBe(`${server.url}/onboarding`);
    await dialog(page).getByRole('button', { name: 'Sign in' }).click();
    await greeting(page).waitFor();
  });

  it('is where a link to confirm an email leads in a browser that is signed out', async () => {
    const email = address();
    await signedUp(await browser.open(), server.url, { email });
    const page = await browser.open();
    await page.goto(`${server.url}/dashboard/profile#${String(new URLSearchParams({ email, code: '123456' }))}`);
    expect(await dialog(page).getByLabel('Email').inputValue()).toBe(email);
    expect(page.url()).toBe(`${server.url}/onboarding`);
    await dialog(page).getByRole('button', { name: 'Send me a code' }).click();
    await enter(page, (await outbox.next(email)).code);
    await greeting(page).waitFor();
  });

  it('needs no code in a browser that opened the printed address', async () => {
    const email = address();
    await signedUp(await browser.open(), server.url, { email });
    const page = await browser.open();
    await page.goto(`${server.url}/?key=${readFileSync(join(server.dataDir, 'local-key'), 'utf8').trim()}`);
    await page.waitForURL(`${server.url}/onboarding`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await dialog(page).getByLabel('Email').fill(email);
    await dialog(page).getByRole('button', { name: 'Sign in' }).click();
    await greeting(page).waitFor();
  });

  it('is offered after logging out, which leaves nothing on the device but its theme', async () => {
    const email = address();
    const page = await signedUp(await browser.open({ colorScheme: 'dark' }), server.url, { email });
    await page.goto(`${server.url}/dashboard/profile`);
    await page.evaluate(() => localStorage.setItem('alive.theme', 'dark'));
    const ended = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'));
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.getByText('You’re signed out.').waitFor();
    // What is typed while the browser still clears its storage stays.
    await page.getByLabel('First name', { exact: true }).fill('Noor');
    expect((await (await ended).allHeaders())['clear-site-data']).toBe('"cache", "storage"');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).sort().join())).toBe('alive.theme,alive.wizard');
    await page.reload();
    expect(await page.getByLabel('First name', { exact: true }).inputValue()).toBe('Noor');
    expect(await page.evaluate(() => localStorage.getItem('alive.theme'))).toBe('dark');
  });
});

describe('an email', () => {
  it('is changed on the profile, confirmed by its code, and the old address is told', async () => {
    const [old, email] = [address(), address()];
    const page = await signedUp(await browser.open(), server.url, { email: old });
    await page.goto(`${server.url}/dashboard/profile`);
    await page.getByText('Not confirmed yet.').waitFor();
    await page.getByRole('button', { name: 'Edit basics' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Save' }).click();
    const confirming = dialog(page, 'Confirm your email');
    await confirming.getByText(`We sent a code to ${email}.`).waitFor();
    await expectAccessible(page);
    await confirming.getByLabel('Code').fill((await outbox.next(email)).code);
    await confirming.getByRole('button', { name: 'Confirm' }).click();
    await confirming.waitFor({ state: 'detached' });
    await page.getByText('Not confirmed yet.').waitFor({ state: 'detached' });
    expect((await outbox.next(old)).text).toContain('now uses another one');
    const other = await browser.open();
    await askFor(other, email);
    await enter(other, (await outbox.next(email)).code);
    await greeting(other).waitFor();
  });
});

describe('an email, where no more answers may say which ones are taken', () => {
  it('joins the account once its code is entered, in the wizard or on the profile, and not where it is another’s', async ({
    onTestFinished,
  }) => {
    // Also a second try has its own, whose answers still say which ones are taken.
    const limited = await startServer({ env: { RATE_LIMITS: 'on', SAMPLE_DATA: 'off' }, data: 'empty' });
    onTestFinished(() => limited.stop());
    const taken = address();
    const body = { firstName: 'Noor', lastName: 'Haddad', school: 'Yale', major: 'Physics', email: taken };
    const register = () =>
      fetch(`${limited.url}/api/users/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (let tries = 0; tries < 21; tries++) await register();
    const messages = openOutbox(limited.dataDir);

    const page = await browser.open();
    await page.goto(`${limited.url}/onboarding`);
    await page.getByLabel('First name').fill('Maya');
    await page.getByLabel('Last name').fill('Raman');
    await page.getByRole('textbox', { name: /^Email/ }).fill(taken);
    await page.getByRole('combobox', { name: 'School' }).fill('A small college');
    await page.getByRole('combobox', { name: 'Major' }).fill('Rivers');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(`We’ve sent a code to ${taken}. Enter it to start using this address.`).waitFor();
    await expectAccessible(page);
    expect(await messages.next(taken)).toMatchObject({ code: '', text: expect.stringContaining('It already belongs to your account') });

    const email = address();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(`We’ve sent a code to ${email}. Enter it to start using this address.`).waitFor();
    const { code } = await messages.next(email);
    await page.goto(`${limited.url}/dashboard/profile`);
    await page.getByText(`We’ve sent a code to ${email}. Enter it to start using this address.`).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enter the code' }).click();
    await dialog(page, 'Confirm your email').getByLabel('Code').fill(code);
    await dialog(page, 'Confirm your email').getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('We’ve sent a code to').waitFor({ state: 'detached' });
    await page.getByRole('definition').filter({ hasText: email }).waitFor();
    expect(await page.getByText('Not confirmed yet.').count()).toBe(0);
  });
});

describe('sign-ins', () => {
  it('are listed and ended elsewhere, and whoever signs in again there finds their draft', async () => {
    const email = address();
    const here = await browser.open();
    const there = await browser.open();
    for (const page of [here, there]) {
      if (page === here) await signedUp(await browser.open(), server.url, { email });
      await askFor(page, email);
      await enter(page, (await outbox.next(email)).code);
      await greeting(page).waitFor();
    }
    await answered(there);
    await there.getByRole('textbox').fill('jobs near my parents');
    await here.goto(`${server.url}/dashboard/profile`);
    const list = here.getByRole('list', { name: 'Where you’re signed in' });
    await list.getByText('This device').waitFor();
    expect(await list.getByRole('listitem').count()).toBe(2);
    await expectAccessible(here);
    await list.getByRole('button', { name: 'Sign out of Chrome on Linux' }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);

    await there.getByRole('textbox').press('Enter');
    await there.getByText('You’ve been signed out. Sign in to pick up where you left off.').waitFor();
    await there.getByRole('button', { name: 'Sign in' }).click();
    await dialog(there).getByLabel('Email').fill(email);
    await dialog(there).getByRole('button', { name: 'Send me a code' }).click();
    await enter(there, (await outbox.next(email)).code);
    await greeting(there).waitFor();
    expect(await there.getByRole('textbox').inputValue()).toBe('jobs near my parents');
  });
});
