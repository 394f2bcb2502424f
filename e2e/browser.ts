import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { failures } from './browser-path.ts';
import { launchBrowser } from './launch.ts';

/** One for all files of a process; it ends with that. */
let launching: Promise<Browser> | undefined;

/**
 * A real browser for the tests of one file; every test gets fresh profiles, and errors on a page fail the test. Nothing moves, or a press
 * would wait for it, unless a test is about that.
 */
export const testBrowser = (): { open: (options?: BrowserContextOptions) => Promise<Page> } => {
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail' || complaints.length > 0;
    await Promise.all(
      contexts
        .splice(0)
        .map((context, at) => end(context, failed ? `${fileNameOf(task.file.name)}-${fileNameOf(task.name)}-${at + 1}` : null)),
    );
    expect(complaints.splice(0), 'errors on the page').toEqual([]);
  });
  return {
    open: async (options) => {
      const context = await (
        await (launching ??= launchBrowser())
      ).newContext({ viewport: { width: 1280, height: 832 }, locale: 'en-US', reducedMotion: 'reduce', ...options });
      contexts.push(context);
      // Without copies of the page, which take a tenth of the browser's time.
      await context.tracing.start();
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

async function end(context: BrowserContext, failed: string | null): Promise<void> {
  if (failed !== null) {
    mkdirSync(failures, { recursive: true });
    const pages = context.pages().map((page, at) => page.screenshot({ path: join(failures, `${failed}-page-${at + 1}.png`) }));
    await Promise.allSettled([...pages, context.tracing.stop({ path: join(failures, `${failed}.zip`) })]);
  }
  await context.close();
}

const fileNameOf = (test: string): string => test.replace(/[^a-z0-9]+/gi, '-').slice(0, 80);

/** Fails when axe finds anything serious on the page. */
export const expectAccessible = async (page: Page): Promise<void> => expect(await seriousFindings(page)).toEqual([]);
