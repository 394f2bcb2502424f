import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real browser for the tests of one file; every test gets fresh profiles, and errors on a page fail the test. */
export const testBrowser = (): { open: (options?: BrowserContextOptions) => Promise<Page> } => {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await browserPath(), args: flags });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0), 'errors on the page').toEqual([]);
  });
  afterAll(() => browser?.close());
  return {
    open: async (options) => {
      if (!browser) throw new Error('The browser is not open yet.');
      const context = await browser.newContext({ viewport: { width: 1280, height: 832 }, locale: 'en-US', ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Trusted|hydrat|React/i.test(message.text()))
          complaints.push(message.text());
      });
      return page;
    },
  };
};

/** Fails when axe finds anything serious on the page. Nothing moves meanwhile: a colour that is half faded in is none to judge. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const reduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // There are no frames, for which alone axe would open a page more and go through its results once more.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  await page.emulateMedia({ reducedMotion: reduced ? 'reduce' : 'no-preference' });
  const serious = violations.filter((violation) => violation.impact === 'serious' || violation.impact === 'critical');
  expect(serious.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
};

/** The machine's own Chrome where there is one, else the Chromium that comes from npm, which the first call unpacks. */
export async function browserPath(): Promise<string> {
  const named = process.env['CHROME_PATH'];
  if (named) return named;
  if (process.platform === 'linux' && process.arch === 'x64') {
    // Makes the package unpack the libraries that a bare machine lacks.
    process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x';
    const { default: packed } = await import('@sparticuz/chromium');
    return packed.executablePath();
  }
  const found = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => existsSync(path),
  );
  return found ?? chromium.executablePath();
}
