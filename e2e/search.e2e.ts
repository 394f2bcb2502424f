import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { answered, say } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const open = async (fields: Record<string, unknown> = {}) => signedUp(await browser.open(), server.url, fields);

describe('the job conversation', () => {
  it('begins by itself, once, and is there again after a reload', async () => {
    const page = await open();
    let started = 0;
    page.on('request', (request) => (started += request.url().endsWith('/api/search/start') ? 1 : 0));
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    const first = await page.getByRole('article').first().innerText();
    await page.reload();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('article').first().innerText()).toBe(first);
    expect(started).toBe(1);
  });

  it('shows scores that open into parts which add up, and says that the data is a sample', async () => {
    const page = await open();
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.getByText('Sample data').filter({ visible: true }).waitFor();
    const card = page.getByRole('article').first();
    const score = Number(await card.getByRole('img', { name: /Match \d+ of 100/ }).textContent());
    await card.getByRole('button', { name: 'Show the parts' }).click();
    const parts = await card
      .getByRole('listitem')
      .filter({ hasText: /\d+\/\d+/ })
      .allTextContents();
    expect(parts.reduce((sum, part) => sum + Number(/(\d+)\/\d+$/.exec(part)?.[1]), 0)).toBe(score);
  });

  it('quotes the posting where it rules the student out, and holds such jobs back', async () => {
    const page = await open({ needsVisa: true });
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await say(page, 'engineering internships at NASA');
    const card = page.getByRole('article').last();
    expect(await card.innerText()).toMatch(/NASA/);
  });

  it('drops a condition when its chip is removed', async () => {
    const page = await open({ preferredLocations: ['Boston'] });
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    const chips = page.getByRole('group', { name: 'Looking with' });
    await chips.getByRole('button', { name: /Remove .*Boston/ }).click();
    await answered(page);
    await chips.getByRole('button', { name: /Remove .*Boston/ }).waitFor({ state: 'detached' });
  });

  it('gives the words back when a message fails, and says so', async () => {
    const page = await open();
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.route('**/api/search/continue', (route) => route.abort());
    await page.getByRole('textbox').fill('nursing in Minnesota');
    await page.getByRole('textbox').press('Enter');
    await page.getByText('Sorry, I encountered an error. Please try again.').waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('nursing in Minnesota');
    await page.unroute('**/api/search/continue');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('nursing in Minnesota').waitFor();
    await answered(page);
  });

  it('says so when it cannot start, and starts on Retry', async () => {
    const page = await open();
    await page.route('**/api/search/start', (route) => route.abort());
    await page.goto(`${server.url}/dashboard`);
    await page.getByText('Sorry, I encountered an error starting the conversation. Please try again.').waitFor();
    await page.unroute('**/api/search/start');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('article').first().waitFor();
  });

  it('alerts and starts over when it has expired', async () => {
    const page = await open();
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.route('**/api/search/continue', (route) =>
      route.fulfill({
        status: 410,
        contentType: 'application/json',
        body: JSON.stringify({ error: 'Gone.', code: 'CONVERSATION_EXPIRED', requestId: '1' }),
      }),
    );
    await page.getByRole('textbox').fill('remote design');
    await page.getByRole('textbox').press('Enter');
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Your session expired. Please refresh the page and start over.');
    await alert.getByRole('button').click();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('remote design');
  });
});

describe('the dashboard', () => {
  it('sends whoever has no valid token away, silently', async () => {
    const page = await open();
    await page.evaluate(() => localStorage.setItem('alive.token', 'x'.repeat(43)));
    await page.goto(`${server.url}/dashboard`);
    await page.waitForURL('**/onboarding');
    expect(await page.evaluate(() => localStorage.getItem('alive.token'))).toBeNull();
  });

  it('keeps the student signed in while the server is away, and says that it reconnects', async () => {
    const page = await open();
    await page.route('**/api/auth/me', (route) => route.abort());
    await page.goto(`${server.url}/dashboard`);
    await page.getByText(/Reconnecting/).waitFor();
    await page.unroute('**/api/auth/me');
    await page.getByRole('heading', { name: /Hi Maya/ }).waitFor();
  });

  it('offers its views behind the menu on a phone', async () => {
    const page = await signedUp(await browser.open({ viewport: { width: 360, height: 740 } }), server.url, {});
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Companies' }).click();
    await page.getByRole('heading', { name: 'Elite Companies' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.goto(`${server.url}/dashboard/jobs`);
    await page.getByRole('heading', { name: 'Browse Jobs' }).waitFor();
    await page.goto(`${server.url}/dashboard/paths`);
    await page.getByRole('heading', { name: 'Career Paths' }).waitFor();
    await page.goto(`${server.url}/dashboard/people`);
    await page.getByRole('heading', { name: 'Pathways worth exploring' }).waitFor();
  });
});
