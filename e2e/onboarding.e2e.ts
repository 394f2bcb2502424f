import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pdfOf, resumeText } from '../web/testing/pdf.testing.ts';
import { testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { signedUp } from './student.ts';
import { answered, fillBasics, messageFacts, holdInterview, learned, say, sendBasics, tooWide, toConversation, under } from './steps.ts';

const browser = testBrowser();
const server = sharedServer();

describe('a new student', () => {
  it('walks the whole way: five steps, conversation, dashboard, follow-up, logout, redirect', async () => {
    const page = await browser.open({ reducedMotion: 'no-preference' });
    await page.goto(server.url);
    await page.waitForURL('**/onboarding');
    await expectProgress(page, 20);
    await sendBasics(page, { firstName: 'mAYA', email: `${randomUUID()}@gatech.edu` });
    await expectProgress(page, 40);
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await page.getByLabel('First name').inputValue()).toBe('Maya');
    expect(await page.getByRole('combobox', { name: 'School' }).inputValue()).toBe('Georgia Institute of Technology');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your résumé' }).waitFor();
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
    await under(page, 'Target companies').getByRole('button', { name: 'Tesla' }).waitFor();
    expect(await under(page, 'Target companies').innerText()).not.toContain('Google');
    expect(await under(page, 'Target roles').innerText()).toMatch(/hydrologist/i);
    expect(await under(page, 'Ideal environment').innerText()).toMatch(/Paid/);
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
    const page = await browser.open();
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
    await page.getByRole('heading', { level: 1, name: 'Your résumé' }).waitFor();
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
    await page.getByText('You chose this file earlier, but it hasn’t been uploaded yet.').waitFor();
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
    await learned(page).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Start Exploring' }).click();
    await page.getByRole('heading', { name: /Hi Maya/ }).waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out anyway' }).click();
    await page.waitForURL('**/onboarding');
  });

  it('whose browser keeps nothing goes one step for two clicks, and Back one step back, up to the conversation', async () => {
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

describe('the interview', () => {
  it('is held by taps alone, and what was tapped is what was learned', async () => {
    const page = await openInterview({});
    const tapped: string[] = [];
    for (let questions = 0; questions < 8 && !(await learned(page).isVisible()); questions += 1) {
      const replies = page.getByRole('group', { name: 'Answers' }).getByRole('button');
      const [reply] = questions === 1 ? [] : await replies.all();
      tapped.push((await reply?.innerText()) ?? 'I don’t know');
      await (reply ?? page.getByRole('button', { name: 'I don’t know' })).click();
      await answered(page);
      if (!(await page.getByRole('button', { name: 'Skip' }).isVisible())) break;
    }
    expect(tapped).toContain('Building things');
    await learned(page).waitFor();
    expect(await under(page, 'Interests').innerText()).toContain('Building things');
    expect(await page.getByRole('button', { name: 'Start Exploring' }).isVisible()).toBe(true);
  });

  it('takes corrections by chips and by words, while it goes on and after a reload', async () => {
    const page = await openInterview({ preferredLocations: ['Chicago', 'Boston'] });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET')
        sent.push(`${request.method()} ${new URL(request.url()).pathname.replace(/\/users\/[^/]+/, '').replace(/facts\/.+/, 'facts/…')}`);
    });
    await say(page, 'I loved fixing bikes, and teaching kids to sail');
    const panel = page.getByRole('complementary', { name: 'Your profile so far' });
    await panel.getByRole('button', { name: /teaching kids to sail/ }).waitFor();
    await messageFacts(page)
      .getByRole('button', { name: /teaching kids to sail/ })
      .click();
    await page.getByRole('radio', { name: 'Less of' }).click();
    await page.getByText('You moved “teaching kids to sail” to “Less of”.').waitFor();
    await messageFacts(page)
      .getByRole('button', { name: /fixing bikes/ })
      .click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Change undone.').waitFor();
    // A change shows before it is sent, one after the other.
    await expect.poll(() => sent).toEqual(['POST /api/onboarding/continue', ...Array.from({ length: 3 }, () => 'PATCH /api/facts/…')]);
    await say(page, 'not Chicago');
    await panel.getByRole('button', { name: 'Chicago' }).waitFor({ state: 'detached' });
    await page.reload();
    await messageFacts(page)
      .getByRole('button', { name: /fixing bikes/ })
      .waitFor();
    const rows = panel.locator('dl > div');
    expect(await rows.filter({ hasText: 'Less of' }).innerText()).toContain('teaching kids to sail');
    expect(await rows.filter({ hasText: 'More of' }).innerText()).toContain('fixing bikes');
    expect(await panel.innerText()).not.toContain('Chicago');
  });

  it('ends when the student says so, and is changed at its last step, after a reload and from the profile; the search follows', async () => {
    const page = await openInterview({ lookingFor: [] });
    await page.getByRole('button', { name: 'Finish now' }).click();
    await learned(page).waitFor();
    await page.getByRole('button', { name: 'Add to “Target roles”' }).click();
    await page.keyboard.type('Hydrologist');
    await page.keyboard.press('Enter');
    await page.getByText('You’re considering: Hydrologist.').waitFor();
    await page.reload();
    await under(page, 'Target roles').getByRole('button', { name: 'Hydrologist' }).waitFor();
    await page.getByRole('button', { name: 'Start Exploring' }).click();
    await answered(page);
    expect(await page.getByRole('article').first().innerText()).toMatch(/Hydrolog/);

    await page.getByRole('link', { name: /^Maya Raman/ }).click();
    await page.getByRole('button', { name: 'Edit “Hydrologist”' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('Registered nurse');
    await page.keyboard.press('Enter');
    await page.getByText('You changed “Hydrologist”.').waitFor();
    await page.reload();
    await page.getByRole('list', { name: 'Looking for' }).getByText('Registered nurse').waitFor();
    await page.goto(`${server.url}/dashboard?chat=new`);
    await answered(page);
    expect(await page.getByRole('article').first().innerText()).toMatch(/Nurse/);
    expect(await page.getByRole('article').first().innerText()).not.toMatch(/Hydrolog/);

    await page.getByRole('link', { name: /^Maya Raman/ }).click();
    await page.getByRole('button', { name: 'Start another conversation' }).click();
    await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
    await answered(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
    await say(page, 'I loved fixing bikes');
    await page.getByRole('button', { name: 'Finish now' }).click();
    await learned(page).waitFor();
    await under(page, 'Interests')
      .getByRole('button', { name: /fixing bikes/ })
      .waitFor();
    await under(page, 'Target roles').getByRole('button', { name: 'Registered nurse' }).waitFor();
  });

  it('is held on a phone, with the profile in a sheet', async () => {
    const page = await openInterview({}, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await say(page, 'I loved fixing bikes');
    await messageFacts(page)
      .getByRole('button', { name: /fixing bikes/ })
      .tap();
    const sheet = page.getByRole('dialog', { name: 'fixing bikes' });
    await sheet.getByRole('radio', { name: 'Less of' }).tap();
    await page.getByText('You moved “fixing bikes” to “Less of”.').waitFor();
    await page.getByRole('button', { name: /^Profile, / }).tap();
    const profile = page.getByRole('dialog', { name: 'Your profile so far' });
    await profile.getByRole('button', { name: /fixing bikes/ }).waitFor();
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await profile.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Finish now' }).tap();
    await learned(page).waitFor();
    const wayOn = await page.getByRole('button', { name: 'Start Exploring' }).boundingBox();
    expect((wayOn?.y ?? 0) + (wayOn?.height ?? 0)).toBeLessThanOrEqual(740);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Start Exploring' }).tap();
    await page.getByRole('heading', { name: /Hi Maya/ }).waitFor();
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
});

/** Shows step 4 with its first question to a new student with an account. */
const openInterview = async (fields: Record<string, unknown>, options?: BrowserContextOptions): Promise<Page> => {
  const page = await signedUp(await browser.open(options), server.url, fields, { interviewed: false });
  await page.goto(`${server.url}/onboarding`);
  const start = page.getByRole('button', { name: 'Start Conversation' });
  await start
    .or(page.getByRole('heading', { name: 'Your résumé' }))
    .first()
    .waitFor();
  if (!(await start.isVisible())) await page.getByRole('button', { name: 'Continue' }).click();
  await start.click();
  await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
  await answered(page);
  return page;
};

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

const pdf = Buffer.from(pdfOf(resumeText), 'latin1');
