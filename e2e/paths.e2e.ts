import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();

/** A student at Career Paths, whom a profile makes an environmental engineer. */
const visit = async (rest = '', options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await signedUp(await browser.open(options), server.url, {});
  await page.goto(`${server.url}/dashboard/paths${rest}`);
  return page;
};
const role = (page: Page, name: string) => page.getByRole('heading', { level: 2 }).first().filter({ hasText: name });
const field = (page: Page) => page.getByLabel('Your dream job');

describe('a student', () => {
  it('asks for a dream job, opens a line of the drawing, and finds both by the address after a reload and by Back', async () => {
    const page = await visit();
    await field(page).fill('i want to be a software engineer');
    await page.getByRole('button', { name: 'Show the path' }).click();
    await role(page, 'Software Engineer').waitFor();
    expect(new URL(page.url()).searchParams.get('dream')).toBe('i want to be a software engineer');

    const { x, y } = await pointOnLine(page);
    await page.mouse.move(x, y);
    const line = page.getByRole('figure').getByRole('button', { name: /then/ }).first();
    expect(await line.evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
    const [, count] = /([\d,]+ alumni)$/.exec(await line.innerText()) ?? [];
    await page.mouse.click(x, y);
    const panel = page.getByRole('dialog');
    await panel.getByText(new RegExp(`${count} (who )?took this path`)).waitFor();

    await page.reload();
    await panel.getByText(new RegExp(`${count} (who )?took this path`)).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await field(page).inputValue()).toBe('i want to be a software engineer');
    await field(page).fill('something in mark');
    await page.reload();
    await role(page, 'Software Engineer').waitFor();
    expect(await panel.count()).toBe(0);
    expect(await field(page).inputValue()).toBe('something in mark');

    await page.getByRole('group', { name: 'From your profile' }).getByRole('button', { name: 'Environmental Engineer' }).click();
    await role(page, 'Environmental Engineer').waitFor();
    expect(await field(page).inputValue()).toBe('Environmental Engineer');
    await page.goBack();
    await role(page, 'Software Engineer').waitFor();
    expect(await field(page).inputValue()).toBe('i want to be a software engineer');
  });

  it('with a phone sees the drawing upright, and opens a row of its table with a thumb', async () => {
    const page = await visit('?dream=software%20engineer', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await role(page, 'Software Engineer').waitFor();
    const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('img', { name: /^A drawing of the paths/ }).waitFor();
    await fits();
    await page.getByRole('button', { name: 'Show as a table' }).tap();
    const row = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('button') })
      .first();
    await row.scrollIntoViewIfNeeded();
    // Anywhere on the row, not on its number alone.
    const name = await row.getByRole('rowheader').boundingBox();
    await page.touchscreen.tap((name?.x ?? 0) + 10, (name?.y ?? 0) + 10);
    await page.getByRole('dialog').getByText('took this path').waitFor();
    await fits();
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show as a drawing' }).tap();
    await page.getByRole('img', { name: /^A drawing of the paths/ }).waitFor();
    await fits();
  });
});

/** A point of the first line that is drawn, where no other lies over it. */
const pointOnLine = (page: Page): Promise<{ x: number; y: number }> =>
  page
    .locator('figure svg .hit')
    .first()
    .evaluate((path) => {
      const shape = path as SVGPathElement;
      const point = shape.getPointAtLength(shape.getTotalLength() / 5);
      const box = shape.ownerSVGElement?.getBoundingClientRect();
      return { x: point.x + (box?.x ?? 0), y: point.y + (box?.y ?? 0) };
    });
