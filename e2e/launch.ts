import { type Browser, chromium } from 'playwright-core';
import { browserFlags, browserPath } from './browser-path.ts';

/** Starts a headless browser, with further flags. */
export const launchBrowser = async (...flags: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: await browserPath(), args: [...browserFlags, ...flags] });

/** Flags that make words as wide on every machine, whatever it does to fit letters to its pixels. */
export const evenText = ['--enable-font-subpixel-positioning', '--font-render-hinting=none', '--disable-lcd-text'];
