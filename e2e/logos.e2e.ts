import type { Company } from '@alive/contract/companies.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
let server: RunningServer;
beforeAll(async () => {
  // No name server knows this one, here or elsewhere (RFC 6761).
  server = await startServer({ env: { LOGO_SERVICE_URL: 'https://logos.invalid/{domain}' } });
});
afterAll(() => server.stop());

describe('the Companies tab where the logo service cannot be reached', () => {
  it('shows a letter for every company, no broken image, and asks nobody but us', async () => {
    const page = await signedUp(await browser.open({ colorScheme: 'light' }), server.url, {});
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) elsewhere.push(request.url());
    });
    const settled = logosOf(page);
    await openCompanies(page);
    const first = await tilesOf(page);
    await settled();
    const tiles = await tilesOf(page);
    expect(tiles.length).toBeGreaterThan(20);
    for (const { letter, broken, shown } of [...first, ...tiles])
      expect([letter, broken, shown]).toEqual([expect.stringMatching(/^\S$/u), 0, 0]);
    expect(first.map(({ box }) => box)).toEqual(tiles.map(({ box }) => box));
    expect(elsewhere).toEqual([]);
  });

  it('looks the same in the dark, also when that is the student’s own choice', async () => {
    const page = await signedUp(await browser.open({ colorScheme: 'light' }), server.url, {});
    await openCompanies(page);
    const light = (await tilesOf(page)).map(({ ground }) => ground);
    await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'dark'));
    const dark = (await tilesOf(page)).map(({ ground }) => ground);
    expect(dark.filter((ground, at) => ground === light[at])).toEqual([]);
  });

  it('draws each company as the server does for those who show its address', async () => {
    const page = await signedUp(await browser.open({ colorScheme: 'light' }), server.url, {});
    await openCompanies(page);
    const tiles = await tilesOf(page);
    const { companies } = (await (await fetch(`${server.url}/api/companies`)).json()) as { companies: Company[] };
    for (const { name, logo_url } of companies) {
      const answer = await fetch(`${server.url}${logo_url}`);
      const drawn = await answer.text();
      expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, 'image/svg+xml']);
      const alike = tiles.filter(({ letter, ground }) => drawn.includes(`>${letter}</text>`) && drawn.includes(`rect{fill:${ground}}`));
      expect([name, alike.length > 0]).toEqual([name, true]);
    }
  });

  it('shows the logo over the letter once it has come, and keeps the letter where nothing of use comes', async () => {
    const page = await signedUp(await browser.open(), server.url, {});
    const { companies } = (await (await fetch(`${server.url}/api/companies`)).json()) as { companies: Company[] };
    const [good, failing, tiny] = companies.map(({ logo_url }) => logo_url);
    await page.route(`**${good}`, (route) => route.fulfill({ contentType: 'image/png', body: large }));
    await page.route(`**${failing}`, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.route(`**${tiny}`, (route) => route.fulfill({ contentType: 'image/png', body: small }));
    const settled = logosOf(page);
    await openCompanies(page);
    await settled();
    const tiles = await tilesOf(page);
    expect(tiles.filter(({ shown }) => shown > 0).map(({ shown, box }) => [shown, box])).toEqual([[64, tiles[0]?.box]]);
    expect(tiles.map(({ letter, broken }) => [letter.length > 0, broken])).toEqual(tiles.map(() => [true, 0]));
  });
});

const openCompanies = async (page: Page): Promise<void> => {
  await page.goto(`${server.url}/dashboard/companies`);
  await page.getByRole('heading', { level: 1, name: 'Elite Companies' }).waitFor();
  await page.getByRole('main').locator('.logo').nth(20).waitFor();
};

/** Waits until all logos that the page asks for were answered and drawn. */
const logosOf = (page: Page): (() => Promise<void>) => {
  let open = 0;
  const isLogo = (url: string) => url.includes('/api/logos/');
  page.on('request', (request) => void (open += isLogo(request.url()) ? 1 : 0));
  page.on('requestfinished', (request) => void (open -= isLogo(request.url()) ? 1 : 0));
  page.on('requestfailed', (request) => void (open -= isLogo(request.url()) ? 1 : 0));
  return async () => {
    for (const tile of await page.locator('.logo').all()) await tile.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => open).toBe(0);
    // What is drawn or failed leaves the page; what stays is a logo.
    await expect.poll(() => page.locator('.logo:not(.has) img').count()).toBe(0);
  };
};

/** The tiles as they are seen: `broken` counts images that came and cannot be drawn, `shown` is how wide the visible logo is. */
const tilesOf = (page: Page): Promise<{ letter: string; ground: string; box: string; broken: number; shown: number }[]> =>
  page.locator('.logo').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const images = [...tile.querySelectorAll('img')];
      return {
        letter: tile.textContent,
        ground: getComputedStyle(tile).backgroundColor,
        box: `${tile.clientWidth} × ${tile.clientHeight}`,
        broken: images.filter((image) => image.complete && image.naturalWidth === 0 && getComputedStyle(image).visibility === 'visible')
          .length,
        shown: images.find((image) => getComputedStyle(image).visibility === 'visible')?.naturalWidth ?? 0,
      };
    }),
  );

/** Grey squares as PNG, of 64 and of 16 pixels a side. */
const large = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAKklEQVR4nO3MQREAAAwCIPs3sK0h9ttBANKjCAQCgUAgEAgEAoFAIPgeDJ3qkIhdzlvaAAAAAElFTkSuQmCC',
  'base64',
);
const small = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAAAAAA6mKC9AAAAD0lEQVR4nGOYiQYYRrYAAE3PmQF/EVnOAAAAAElFTkSuQmCC', 'base64');
