import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { browserPath } from './browser.ts';
import { startOn } from './server.ts';

/** Vitest's set-up for the browser tests: the web app is built as it ships, and a server with the sample runs for all of them. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  execFileSync('node', [fileURLToPath(new URL('../scripts/build.mjs', import.meta.url))], { stdio: 'inherit' });
  // Here, because of two who unpack it one would start what is not all there.
  await browserPath();
  const filling = await startOn(null);
  await filling.end();
  const shared = await startOn(filling.dataDir);
  provide('filled', filling.dataDir);
  provide('url', shared.url);
  return async () => {
    await shared.stop();
    await filling.stop();
  };
};
