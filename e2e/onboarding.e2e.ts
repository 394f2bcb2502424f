import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { signedUp } from './student.ts';
import { answered, fillBasics, holdInterview, say, sendBasics, toConversation } from './steps.ts';

const browser = testBrowser();
const server = sharedServer();

describe('a new student', () => {
  it('walks the whole way: five steps, conversation, dashboard, follow-up, logout, redirect', async () => {
    const page = await browser.open();
    await page.goto(server.url);
    await page.waitForURL('**/onboarding');
    await expectProgress(page, 20);
    await sendBasics(page, { firstName: 'mAYA', email: 'walk@gatech.edu' });
    await expectProgress(page, 40);
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await page.getByLabel('First name').inputValue()).toBe('Maya');
    expect(await page.getByRole('combobox', { name: 'School' }).inputValue()).toBe('Georgia Institute of Technology');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your resume' }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectProgress(page, 60);
    await page.getByRole('radio', { name: 'Yes' }).first().click();
    await page.getByRole('button', { name: 'Boston' }).click();
    await page.getByRole('button', { name: 'Internships' }).click();
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
    expect(await progressBar(page).count()).toBe(0);
    await answered(page);
    await holdInterview(page);
    await expectProgress(page, 100);
    const targets = page.locator('section', { has: page.getByRole('heading', { name: 'Target companies' }) });
    expect(await targets.innerText()).toContain('Tesla');
    expect(await targets.innerText()).not.toContain('Google');
    await page.getByRole('button', { name: 'Start Exploring' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: /Hi Maya, let.s find your dream job/ }).waitFor();
    expect(await page.getByText(/Environmental Engineering.*Georgia Institute of Technology.*Class of \d{4}/).isVisible()).toBe(true);
    await answered(page);
    const cards = page.getByRole('article');
    const before = await cards.count();
    expect(before).toBeGreaterThan(0);
    expect(await page.getByText('Find jobs for me').count()).toBe(0);
    await say(page, 'show me internships at Tesla, anywhere');
    expect(await cards.count()).toBeGreaterThan(before);
    expect(await cards.last().innerText()).toMatch(/Tesla/);

    await page.reload();
    await page.getByText('show me internships at Tesla, anywhere').waitFor();
    expect(await page.getByText('show me internships at Tesla, anywhere').count()).toBe(1);

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/onboarding');
    await page.goto(`${server.url}/dashboard`);
    await page.waitForURL('**/onboarding');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'alive.theme'))).toEqual([]);
    expect(await keptFiles(page)).toBe(0);
    await page.goto(`${server.url}/main`);
    await page.waitForURL('**/onboarding');
  });

  it('without an email finds everything again after a reload in every step, has one account, and is offered a way back', async () => {
    const page = await browser.open({ reducedMotion: 'reduce' });
    const registered: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/users/register')) registered.push(request.method());
    });
    await page.goto(`${server.url}/onboarding`);
    await page.getByLabel('First name').fill('Maya');
    await page.getByRole('combobox', { name: 'School' }).fill('A small college');
    await page.reload();
    expect(await page.getByLabel('First name').inputValue()).toBe('Maya');
    expect(await page.getByRole('combobox', { name: 'School' }).inputValue()).toBe('A small college');
    await fillBasics(page);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Your resume' }).waitFor();
    expect(registered).toEqual([]);

    await page.route('**/api/users/*/resume', (route) => route.abort());
    await page.locator('input[type=file]').setInputFiles({ name: 'maya.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByText('Failed to upload resume').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('radio', { name: 'Yes' }).first().click();
    await page.getByRole('combobox', { name: 'Another city' }).fill('somewhere qui');
    await page.reload();
    await page.getByRole('button', { name: 'Start Conversation' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Yes' }).first().isChecked()).toBe(true);
    expect(await page.getByRole('combobox', { name: 'Another city' }).inputValue()).toBe('somewhere qui');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText('Chosen earlier and not uploaded yet.').waitFor();
    await toConversation(page);
    expect(registered).toEqual(['POST']);

    await page.getByText('Failed to upload resume').waitFor();
    await page.unroute('**/api/users/*/resume');
    const stored = page.waitForResponse((response) => response.url().endsWith('/resume') && response.ok());
    await page.getByRole('button', { name: 'Retry' }).click();
    await stored;
    await page.getByText('Failed to upload resume').waitFor({ state: 'detached' });
    await say(page, 'I love drawing maps');
    await page.getByRole('textbox').fill('half a thou');
    await page.reload();
    await page.getByText('I love drawing maps').waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('half a thou');
    expect(await keptFiles(page)).toBe(0);
    await page.goBack();
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await page.getByText('I love drawing maps').waitFor();
    expect(registered).toEqual(['POST']);

    // As if it had lain there for too long.
    await page.route('**/api/onboarding/continue', (route) =>
      route.fulfill({ status: 410, json: { error: 'Gone.', code: 'CONVERSATION_EXPIRED', requestId: '1' } }),
    );
    await page.getByRole('textbox').fill('I love tides');
    await page.getByRole('textbox').press('Enter');
    const alert = page.getByRole('alertdialog');
    await alert.getByText('Your session expired. Please refresh the page and start over.').waitFor();
    await Promise.all([page.waitForEvent('load'), alert.getByRole('button').click()]);
    await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
    await page.unroute('**/api/onboarding/continue');
    await page.getByText('I love drawing maps').waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('I love tides');

    await say(page, "that's all");
    await page.getByRole('heading', { name: /Here.s what we learned about you/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Start Exploring' }).click();
    await page.getByRole('heading', { name: /Hi Maya/ }).waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out anyway' }).click();
    await page.waitForURL('**/onboarding');
  });

  it('whose browser keeps nothing goes one step for two clicks, and Back one step back, up to the conversation', async () => {
    const page = await browser.open({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    });
    await page.goto(`${server.url}/onboarding`);
    await fillBasics(page);
    await page.getByRole('button', { name: 'Continue' }).dblclick();
    await expectProgress(page, 60);
    await page.goBack();
    await expectProgress(page, 40);
    await page.goBack();
    await expectProgress(page, 20);
    await page.getByRole('button', { name: 'Continue' }).dblclick();
    await expectProgress(page, 40);
    await toConversation(page);
  });
});

describe('a session', () => {
  it('that another tab ends, and another student’s that it begins, are this tab’s too', async () => {
    const page = await browser.open({ reducedMotion: 'reduce' });
    await signedUp(page, server.url, { firstName: 'Anna' });
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('heading', { name: /Hi Anna/ }).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${server.url}/dashboard/people`);
    await other.getByRole('button', { name: 'Log out' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Log out anyway' }).click();
    await page.waitForURL('**/onboarding');
    expect(await page.getByLabel('First name').inputValue()).toBe('');
    await signedUp(other, server.url, { firstName: 'Ben' });
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: /Hi Ben/ }).waitFor();
  });
});

const progressBar = (page: Page) => page.getByRole('progressbar', { name: 'Onboarding' });

const expectProgress = (page: Page, percent: number) =>
  progressBar(page)
    .and(page.locator(`[aria-valuenow="${percent}"]`))
    .waitFor();

/** How many files wait in the browser to be sent. */
const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('alive', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('resume');
        opening.onerror = () => reject(new Error('The storage is closed.'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('resume').objectStore('resume').count();
          counting.onsuccess = () => resolve(counting.result);
          opening.result.close();
        };
      }),
  );

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
