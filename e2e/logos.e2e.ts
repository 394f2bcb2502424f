import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();

describe('the Companies tab where the logo service cannot be reached', () => {
  it('shows a letter for every company, no broken image, and asks no other server', async () => {
    const page = await signedUp(await browser.open({ colorScheme: 'light' }), server.url, {});
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) elsewhere.push(request.url());
    });
    const settled = logosOf(page);
    await page.goto(`${server.url}/dashboard/companies`);
    await page.getByRole('heading', { level: 1, name: 'Elite Companies' }).waitFor();
    await page.getByRole('main').locator('.logo').nth(20).waitFor();
    const first = await tilesOf(page);
    await settled();
    const tiles = await tilesOf(page);
    expect(tiles.length).toBeGreaterThan(20);
    for (const { letter, broken, shown } of [...first, ...tiles])
      expect([letter, broken, shown]).toEqual([expect.stringMatching(/^\S{1,2}$/u), 0, 0]);
    expect(first.map(({ box }) => box)).toEqual(tiles.map(({ box }) => box));
    expect(elsewhere).toEqual([]);
  });
});

/** Waits until all logos that the page asks for were answered and drawn. */
const logosOf = (page: Page): (() => Promise<void>) => {
  let open = 0;
  let asked = 0;
  const isLogo = (url: string) => url.includes('/api/logos/');
  page.on('request', (request) => {
    if (!isLogo(request.url())) return;
    open += 1;
    asked += 1;
  });
  page.on('requestfinished', (request) => void (open -= isLogo(request.url()) ? 1 : 0));
  page.on('requestfailed', (request) => void (open -= isLogo(request.url()) ? 1 : 0));
  return async () => {
    for (const tile of await page.locator('.logo').all()) await tile.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => open).toBe(0);
    expect(asked).toBeGreaterThan(20);
    // What is drawn or failed leaves the page; what stays is a logo.
    await expect.poll(() => page.locator('.logo:not(.has) img').count()).toBe(0);
  };
};

/** The tiles as they are seen: `broken` counts images that came and cannot be drawn, `shown` is how wide the visible logo is. */
const tilesOf = (page: Page): Promise<{ letter: string; box: string; broken: number; shown: number }[]> =>
  page.locator('.logo').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const images = [...tile.querySelectorAll('img')];
      return {
        letter: tile.textContent,
        box: `${tile.clientWidth} × ${tile.clientHeight}`,
        broken: images.filter((image) => image.complete && image.naturalWidth === 0 && getComputedStyle(image).visibility === 'visible')
          .length,
        shown: images.find((image) => getComputedStyle(image).visibility === 'visible')?.naturalWidth ?? 0,
      };
    }),
  );
