import { type Browser, chromium } from 'playwright-core';
import { browserFlags, browserPath } from './browser-path.ts';

/** Starts a headless browser. */
export const launchBrowser = async (): Promise<Browser> => chromium.launch({ executablePath: await browserPath(), args: browserFlags });
