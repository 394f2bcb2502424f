import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { browserPath, failures } from './browser-path.ts';
import { emptyDataDir, filledDataDir } from '../server/testing/template.testing.ts';
import { startOn } from './server.ts';

/**
 * Vitest's set-up for what runs in a browser: one server with the sample for all stories and components. Stories get the web app
 * built as it ships; components get it from Vite, which passes their calls on to `API_PORT`.
 */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const { url, filled, empty } = await (shared.running ??= start());
  shared.users += 1;
  provide('filled', filled);
  provide('empty', empty);
  provide('url', url);
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await (await shared.running)?.stop();
  };
};

// The two projects import this file separately.
const shared = ((globalThis as { aliveForBrowsers?: Shared }).aliveForBrowsers ??= { users: 0 });

async function start() {
  rmSync(failures, { recursive: true, force: true });
  // The server serves what is built when it starts.
  execFileSync('node', [fileURLToPath(new URL('../scripts/build.mjs', import.meta.url))], { stdio: 'inherit' });
  // Unpacked once, before several processes ask for it.
  await browserPath();
  const filled = await filledDataDir();
  const server = await startOn(filled, { PORT: process.env['API_PORT'] ?? '0', RETENTION_MONTHS: '12' });
  return { ...server, filled, empty: await emptyDataDir() };
}

interface Shared {
  users: number;
  running?: ReturnType<typeof start>;
}
