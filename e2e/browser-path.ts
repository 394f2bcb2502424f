import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder in which a failed story leaves a picture of each page and a trace to open with `npx playwright show-trace FILE`. */
export const failures = join(import.meta.dirname, '.failures');

/** Flags for a headless browser that also starts as root and asks nothing of the network. */
export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of the machine's own Chrome where there is one, else of the Chromium that comes from npm, which the first call unpacks. */
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
  if (found) return found;
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}
