import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { signedUp } from './student.ts';
import { answered, fillBasics, holdInterview, say, sendBasics, toConversation } from './steps.ts';

const browser = testBrowser();
const server = sharedServer();

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

describe('a new student', () => {
  it('walks the whole way: five steps, conversation, dashboard, follow-up, logout, redirect', async () => {
    const page = await browser.open();
    await page.goto(server.url);
    await page.waitForURL('**/onboarding');
    await expectProgress(page, 20);
    await fillBasics(page, { firstName: 'mAYA', email: 'walk@gatech.edu' });
    await expectProgress(page, 40);
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await page.getByLabel('First name').inputValue()).toBe('Maya');
    expect(await page.getByRole('combobox', { name: 'School' }).inputValue()).toBe('Georgia Institute of Technology');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { level: 1, name: /résumé|resume/i }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectProgress(page, 60);
    await page.getByRole('radio', { name: 'Yes' }).first().click();
    await page.getByRole('button', { name: 'About security clearance' }).focus();
    expect(await page.getByRole('tooltip').textContent()).toBe('U.S. citizenship required for certain defense/gov roles.');
    const quick = page.getByRole('group', { name: 'Quick locations' });
    expect(await quick.getByRole('button').allTextContents()).toEqual([
      'New York',
      'San Francisco',
      'Los Angeles',
      'Boston',
      'Remote',
      'Chicago',
      'Seattle',
      'Austin',
    ]);
    await quick.getByRole('button', { name: 'Boston' }).click();
    expect(await page.getByRole('group', { name: 'Looking for' }).getByRole('button').allTextContents()).toEqual([
      'Internships',
      'Full Time',
      'People',
      'Other',
    ]);
    await page.getByRole('group', { name: 'Looking for' }).getByRole('button', { name: 'Internships' }).click();
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
    expect(await progressBar(page).count()).toBe(0);
    await answered(page);
    await holdInterview(page);
    await expectProgress(page, 100);
    const companies = await page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Target companies' }) })
      .innerText();
    expect(companies).toContain('Tesla');
    expect(companies).not.toContain('Google');
    await page.getByRole('button', { name: 'Start Exploring' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: /Hi Maya, let.s find your dream job/ }).waitFor();
    expect(await page.getByText(/Environmental Engineering.*Georgia Institute of Technology.*Class of \d{4}/).isVisible()).toBe(true);
    await answered(page);
    const cards = page.getByRole('article');
    expect(await cards.count()).toBeGreaterThan(0);
    expect(await page.getByText('Find jobs for me').count()).toBe(0);
    const before = await cards.count();
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

  it('may leave the email blank: the account is made at Start Conversation, once, and logging out offers a way back', async () => {
    const page = await browser.open();
    const registered: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/users/register')) registered.push(request.method());
    });
    await page.goto(`${server.url}/onboarding`);
    await fillBasics(page);
    expect(registered).toEqual([]);
    await toConversation(page);
    expect(registered).toEqual(['POST']);
    await page.goBack();
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
    await page.getByRole('textbox').waitFor();
    expect(registered).toEqual(['POST']);
    await say(page, "that's all");
    await page.getByRole('button', { name: 'Start Exploring' }).click();
    await page.getByRole('heading', { name: /Hi Maya/ }).waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out anyway' }).click();
    await page.waitForURL('**/onboarding');
  });

  it('finds everything again after a reload, in every step', async () => {
    const page = await browser.open();
    await page.goto(`${server.url}/onboarding`);
    await page.getByLabel('First name').fill('Maya');
    await page.getByRole('combobox', { name: 'School' }).fill('A small college');
    await page.reload();
    expect(await page.getByLabel('First name').inputValue()).toBe('Maya');
    expect(await page.getByRole('combobox', { name: 'School' }).inputValue()).toBe('A small college');
    await fillBasics(page);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /résumé|resume/i }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('radio', { name: 'Yes' }).first().click();
    await page.getByRole('combobox', { name: 'Another city' }).fill('somewhere qui');
    await page.reload();
    await page.getByRole('button', { name: 'Start Conversation' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Yes' }).first().isChecked()).toBe(true);
    expect(await page.getByRole('combobox', { name: 'Another city' }).inputValue()).toBe('somewhere qui');
    await page.getByRole('button', { name: 'Back' }).click();
    await toConversation(page);
    await say(page, 'I love drawing maps');
    await page.getByRole('textbox').fill('half a thou');
    await page.reload();
    await page.getByText('I love drawing maps').waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('half a thou');
    await page.goBack();
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await page.getByText('I love drawing maps').waitFor();
    await say(page, "that's all");
    await page.getByRole('heading', { name: /Here.s what we learned about you/ }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /Here.s what we learned about you/ }).waitFor();
  });

  it('who clicks twice or presses Enter twice goes one step', async () => {
    const page = await browser.open();
    await page.goto(`${server.url}/onboarding`);
    await fillBasics(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Continue' }).dblclick();
    await expectProgress(page, 40);
    await page.getByRole('button', { name: 'Continue' }).dblclick();
    await expectProgress(page, 60);
    await page.goBack();
    await expectProgress(page, 40);
    await page.goBack();
    await expectProgress(page, 20);
    await page.evaluate(() => {
      const form = document.querySelector('form');
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await expectProgress(page, 40);
    await page.goBack();
    await expectProgress(page, 20);
  });
});

describe('a session', () => {
  it('that another tab ends, and another student’s that it begins, are this tab’s too', async () => {
    const page = await browser.open();
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

  it('that the server no longer knows ends silently, whatever call finds out, and leaves no draft to another student', async () => {
    const page = await browser.open();
    await signedUp(page, server.url, { firstName: 'Anna' });
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.getByRole('textbox').fill('jobs near my parents');
    await page.evaluate(async () => {
      const token = localStorage.getItem('alive.token');
      await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    });
    await page.getByRole('textbox').press('Enter');
    await page.waitForURL('**/onboarding');
    expect(await page.evaluate(() => localStorage.getItem('alive.token'))).toBeNull();
    await page.evaluate(() => localStorage.setItem('alive.draft.search', 'jobs near my parents'));
    await signedUp(page, server.url, { firstName: 'Ben' });
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('heading', { name: /Hi Ben/ }).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('');
  });

  it('goes on when logging out is cancelled while the email is saved', async () => {
    const page = await browser.open();
    await signedUp(page, server.url, { firstName: 'Anna' });
    await page.goto(`${server.url}/dashboard/people`);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/users/*', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill('anna@gatech.edu');
    await page.getByRole('button', { name: 'Save and log out' }).click();
    const over = Promise.race([page.waitForEvent('requestfailed'), page.waitForEvent('requestfinished')]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    release();
    await over;
    expect(await page.evaluate(() => fetch('/healthz').then(() => localStorage.getItem('alive.token')))).not.toBeNull();
    expect(await page.getByRole('button', { name: 'Log out' }).isVisible()).toBe(true);
  });

  it('ends here at once, however slow the server is', async () => {
    const page = await browser.open();
    await signedUp(page, server.url, { firstName: 'Anna', email: 'slow@gatech.edu' });
    await page.goto(`${server.url}/dashboard/people`);
    await page.route('**/api/auth/logout', () => undefined);
    const sent = page.waitForRequest('**/api/auth/logout');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/onboarding');
    expect((await sent).headers()['authorization']).toMatch(/^Bearer ./);
  });

  it('works where storage is closed', async () => {
    const page = await browser.open();
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    });
    await page.goto(`${server.url}/onboarding`);
    await fillBasics(page);
    await toConversation(page);
  });
});

describe('step 1', () => {
  it('says what is missing, suggests at most ten, and takes what is not listed', async () => {
    const page = await browser.open();
    await page.goto(`${server.url}/onboarding`);
    const next = page.getByRole('button', { name: 'Continue' });
    await next.waitFor();
    expect(await next.isDisabled()).toBe(true);
    const school = page.getByRole('combobox', { name: 'School' });
    await school.focus();
    expect(await page.getByRole('option').count()).toBe(0);
    await school.fill('university');
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option').count()).toBe(10);
    await school.fill('GT');
    expect(await page.getByRole('option').first().innerText()).toContain('Georgia Institute of Technology');
    const year = page.getByLabel('Graduation year');
    expect(await year.inputValue()).toBe(String(Math.min(new Date().getFullYear() + 1, 2030)));
    expect([await year.getAttribute('min'), await year.getAttribute('max')]).toEqual(['2020', '2030']);
  });

  it('tells of an email that is registered already, and offers to sign in', async () => {
    const first = await browser.open();
    await first.goto(`${server.url}/onboarding`);
    await fillBasics(first, { email: 'taken@gatech.edu' });
    const page = await browser.open();
    await page.goto(`${server.url}/onboarding`);
    await sendBasics(page, { email: 'taken@gatech.edu' });
    await page.getByText('This email is already registered. Please use a different email or leave it blank.').waitFor();
    expect(
      await page
        .getByRole('button', { name: /sign in/i })
        .first()
        .isVisible(),
    ).toBe(true);
  });

  it('keeps everything when the server cannot be reached', async () => {
    const page = await browser.open();
    await page.goto(`${server.url}/onboarding`);
    await page.route('**/api/users/register', (route) => route.abort());
    await sendBasics(page, { email: 'offline@gatech.edu' });
    await page.getByText('Failed to register user').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Maya');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Continue');
    await page.unroute('**/api/users/register');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { level: 1, name: /résumé|resume/i }).waitFor();
  });
});

describe('the résumé', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const open = async () => {
    const page = await browser.open();
    await page.goto(`${server.url}/onboarding`);
    await fillBasics(page);
    return page;
  };

  it('is stored and still there after a reload', async () => {
    const page = await open();
    await page.locator('input[type=file]').setInputFiles({ name: 'maya.pdf', mimeType: 'application/pdf', buffer: pdf });
    const stored = page.locator('.kept', { hasText: 'maya.pdf' }).getByText('uploaded');
    await stored.waitFor();
    await page.reload();
    await stored.waitFor();
    expect(await keptFiles(page)).toBe(0);
  });

  it('that cannot be sent is kept, and the conversation still offers to send it', async () => {
    const page = await open();
    await page.route('**/api/users/*/resume', (route) => route.abort());
    await page.locator('input[type=file]').setInputFiles({ name: 'maya.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByText('Failed to upload resume').waitFor();
    await page.reload();
    await page.getByText('Chosen earlier and not uploaded yet.').waitFor();
    await toConversation(page);
    await page.getByText('Failed to upload resume').waitFor();
    await page.unroute('**/api/users/*/resume');
    const stored = page.waitForResponse((response) => response.url().endsWith('/resume') && response.ok());
    await page.getByRole('button', { name: 'Retry' }).click();
    await stored;
    await page.getByText('Failed to upload resume').waitFor({ state: 'detached' });
  });

  it('gives the focus back when it is taken away', async () => {
    const page = await open();
    await page.route('**/api/users/*/resume', (route) => route.abort());
    await page.locator('input[type=file]').setInputFiles({ name: 'maya.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByText('Failed to upload resume').waitFor();
    await page.getByRole('button', { name: 'Remove maya.pdf' }).press('Enter');
    await page.locator('input[type=file]:focus').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('group', { name: 'Quick locations' }).getByRole('button', { name: 'Boston' }).click();
    await page.getByRole('button', { name: 'Remove Boston' }).press('Enter');
    await page.locator('fieldset:focus').waitFor();
  });

  it('over 10 MB raises the alert', async () => {
    const page = await open();
    const buffer = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
    await page.locator('input[type=file]').setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer });
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('File must be less than 10MB');
    await alert.getByRole('button').click();
    expect(await alert.count()).toBe(0);
  });

  it('that the server refuses says so, with the server’s words', async () => {
    const page = await open();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'photos.docx', mimeType: 'application/zip', buffer: Buffer.from('PK\x03\x04 no document') });
    await page.getByText('Failed to upload resume: This is not a PDF, DOC or DOCX file.').waitFor();
  });
});

describe('the conversation', () => {
  it('that cannot start raises the alert and returns to step 3', async () => {
    const page = await browser.open();
    await page.goto(`${server.url}/onboarding`);
    await fillBasics(page);
    await page.route('**/api/onboarding/start', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ error: 'The kettle is on.', code: 'INTERNAL', requestId: '1' }),
      }),
    );
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Failed to start conversation: The kettle is on.');
    await alert.getByRole('button').click();
    await page.getByRole('button', { name: 'Start Conversation' }).waitFor();
  });

  it('whose message fails raises the alert and gives the words back', async () => {
    const page = await browser.open();
    await page.goto(`${server.url}/onboarding`);
    await fillBasics(page);
    await toConversation(page);
    await page.route('**/api/onboarding/continue', (route) => route.abort());
    await page.getByRole('textbox').fill('I love tides');
    await page.getByRole('textbox').press('Enter');
    await page.getByRole('alertdialog').waitFor();
    expect(await page.getByRole('alertdialog').innerText()).toContain('Failed to send message:');
    await page.getByRole('alertdialog').getByRole('button').click();
    expect(await page.getByRole('textbox').inputValue()).toBe('I love tides');
  });

  it('that has expired says so and starts over, with the answers still there', async () => {
    const page = await browser.open();
    await page.goto(`${server.url}/onboarding`);
    await fillBasics(page);
    await toConversation(page);
    await page.route('**/api/onboarding/continue', (route) =>
      route.fulfill({
        status: 410,
        contentType: 'application/json',
        body: JSON.stringify({ error: 'Gone.', code: 'CONVERSATION_EXPIRED', requestId: '1' }),
      }),
    );
    await page.getByRole('textbox').fill('I love tides');
    await page.getByRole('textbox').press('Enter');
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Your session expired. Please refresh the page and start over.');
    await alert.getByRole('button').click();
    await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('I love tides');
  });
});
