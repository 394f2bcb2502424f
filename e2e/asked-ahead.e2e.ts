import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { answered } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();

it('each page reads what it shows before its code is there, and nothing twice', async () => {
  const page = await signedUp(await browser.open(), server.url, {});
  await page.goto(`${server.url}/dashboard`);
  await answered(page);
  const pages = {
    '/dashboard': ['/api/auth/me', '/api/stats', '/api/conversations?kind=search&limit=20'],
    '/dashboard/people': ['/api/auth/me', '/api/stats', '/api/people/searches/latest'],
    '/dashboard/companies': ['/api/auth/me', '/api/stats', '/api/companies'],
    '/dashboard/jobs': ['/api/auth/me', '/api/stats', '/api/jobs-real/search?offset=0&limit=20'],
    '/dashboard/jobs?keyword=nurse': ['/api/auth/me', '/api/stats'],
    '/dashboard/profile': ['/api/auth/me', '/api/stats', '/api/auth/options', '/api/privacy'],
    '/privacy': ['/api/privacy', '/api/auth/me'],
  };
  for (const [path, ahead] of Object.entries(pages)) {
    const { first, all } = await askedBy(page, `${server.url}${path}`);
    expect(first, path).toEqual(ahead);
    // A picture that does not come is asked for by each card.
    const data = all.filter((address) => !address.startsWith('/api/logos/'));
    expect(
      data.filter((address, at) => data.indexOf(address) !== at),
      `asked twice at ${path}`,
    ).toEqual([]);
  }
});

it('who is not signed in asks only for what everybody may see', async () => {
  const page = await browser.open();
  expect((await askedBy(page, `${server.url}/onboarding`)).first).toEqual(['/api/auth/options']);
  expect((await askedBy(page, `${server.url}/dashboard`)).first).toEqual([]);
});

/** What a page reads of the server: its first script, and all in all. */
async function askedBy(page: Page, address: string): Promise<{ first: string[]; all: string[] }> {
  const all: string[] = [];
  const onRequest = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') all.push(pathname + search);
  };
  page.on('request', onRequest);
  // The app itself comes once all that is asked ahead is on its way.
  let first: string[] = [];
  await page.route(/\/assets\/index-/, async (route) => {
    await page.waitForFunction(() => 'askedAhead' in globalThis);
    first = await page.evaluate(() => [...((globalThis as { askedAhead?: Map<string, unknown> }).askedAhead?.keys() ?? [])]);
    await route.continue();
  });
  await page.goto(address);
  await page.locator('main h1, main textarea').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.unroute(/\/assets\/index-/);
  page.off('request', onRequest);
  return { first, all };
}
