import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pdfOf, resumeText } from '../web/testing/pdf.testing.ts';
import { expectAccessible, testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { answered, fillBasics, learned, tooWide, toConversation } from './steps.ts';

const browser = testBrowser();
const server = sharedServer();

describe('a student with a résumé', () => {
  it('sees what was read, drops and edits, finds it after a reload, replaces the file and deletes it', async () => {
    const page = await openStep({ reducedMotion: 'no-preference' });
    await slowUploads(page);
    await choose(page, 'maya.pdf', pdfOf(resumeText, 300_000));
    await page.getByRole('progressbar', { name: 'Uploading maya.pdf' }).waitFor();
    await found(page).waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /^We read your résumé and found \d+ details\.$/ })
      .waitFor({ state: 'attached' });
    expect(await rowsOf(page, 'Education').innerText()).toContain('Environmental Engineering');
    expect(await rowsOf(page, 'Experience').innerText()).toMatch(/Field Technician, Riverkeep\s+June to August 2025/i);
    expect(await page.getByText(/^We could read \d of the 5 parts of your résumé\.$/).isVisible()).toBe(true);

    await page.getByRole('button', { name: 'Edit “Python”' }).hover();
    await litLine(page, 'Python').waitFor();
    expect(await page.locator('.reslink path').evaluate((path) => getComputedStyle(path).animationDuration)).toBe('0.32s');
    await page.getByRole('button', { name: 'Remove “MATLAB”' }).focus();
    await litLine(page, 'MATLAB').waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Remove “MATLAB”' }).press('Enter');
    await page.getByRole('button', { name: 'Restore “MATLAB”' }).waitFor();
    await page.getByRole('button', { name: 'Edit “Python”' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('Python and NumPy');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
    await page.keyboard.press('Enter');
    await saved;
    await page.reload();
    await page.getByRole('button', { name: 'Restore “MATLAB”' }).waitFor();
    await page.getByRole('button', { name: 'Edit “Python and NumPy”' }).waitFor();

    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Start Conversation' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await found(page).waitFor();
    await choose(page, 'maya-2.pdf', pdfOf(resumeText.map((line) => line.replace('Riverkeep', 'Charles River Watershed'))));
    await page.getByRole('button', { name: 'Replace maya-2.pdf' }).waitFor();
    await page.getByRole('button', { name: /^Edit “Field Technician, Charles River Watershed/i }).waitFor();
    expect(await page.getByText(/Riverkeep/).count()).toBe(0);
    await page.getByRole('button', { name: 'Restore “MATLAB”' }).waitFor();

    await toConversation(page);
    await page.getByRole('button', { name: 'Finish now' }).click();
    await learned(page).waitFor();
    await page.getByRole('button', { name: 'Start Exploring' }).click();
    await answered(page);
    await page.getByRole('link', { name: /^Maya Raman/ }).click();
    const have = page.getByRole('list', { name: 'Have', exact: true });
    const row = (name: RegExp) => have.getByRole('listitem').filter({ hasText: name });
    expect(await row(/Charles River Watershed/).innerText()).toContain('Your résumé');
    expect(await row(/Python and NumPy/).innerText()).toContain('You added');
    await page.getByRole('button', { name: 'Review what we found' }).click();
    await rowsOf(page, 'Experience')
      .getByRole('button', { name: /^Edit “Field Technician/i })
      .hover();
    await litLine(page, 'Charles River Watershed').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog', { name: 'Delete your résumé?' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No résumé yet. You can add one anytime.').waitFor();
    await row(/Charles River Watershed/).waitFor({ state: 'detached' });
    expect(await row(/Python and NumPy/).innerText()).toContain('You added');
    // What was dropped stays so, or the next file that says it would bring it back.
    expect(await row(/MATLAB/).innerText()).toContain('Restore');
  });

  it('reviews it on a phone, with the line in a strip and the page in a sheet', async () => {
    const page = await openStep({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await choose(page, 'maya.pdf', pdfOf(resumeText));
    await found(page).waitFor();
    await page.getByText('Python', { exact: true }).tap();
    await page.getByText('Where we found “Python”').waitFor();
    expect(await page.locator('.line-strip .lit').innerText()).toContain('Python');
    await page.getByRole('button', { name: 'See the page' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Your résumé as we read it' });
    await sheet.getByRole('img').first().waitFor();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Remove “Python”' }).tap();
    await page.getByRole('button', { name: 'Restore “Python”' }).waitFor();
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.getByRole('button', { name: 'Start Conversation' }).waitFor();
  });

  it('is told why a file cannot be read, and goes on without it', async () => {
    const page = await openStep();
    await choose(page, 'scan.pdf', pdfOf([]));
    expect(await page.getByRole('alert').innerText()).toMatch(/^Failed to upload resume: .+\./);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Start Conversation' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

/** Opens step 2 as a new student. */
const openStep = async (options: Parameters<typeof browser.open>[0] = {}): Promise<Page> => {
  const page = await browser.open(options);
  await page.goto(`${server.url}/onboarding`);
  await fillBasics(page);
  return page;
};

const choose = (page: Page, name: string, content: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content, 'latin1') });

/** Uploads take their time, as they do on a poor network. */
const slowUploads = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 150_000,
  });
};

const found = (page: Page) => page.getByText(/^We found \d+ details\./);
const rowsOf = (page: Page, kind: string) => page.getByRole('list', { name: kind, exact: true });
/** The drawn page with its lit line, which holds these words. */
const litLine = (page: Page, words: string) => page.getByRole('img', { name: new RegExp(`The line “[^”]*${words}[^”]*” is highlighted`) });
