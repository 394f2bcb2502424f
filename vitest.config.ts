import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserFlags, browserPath } from './e2e/browser-path.ts';
import { projectsOf } from './scripts/test-projects.ts';

const { unit, server, postgres, processes } = projectsOf(import.meta.dirname);
// `npm run test:postgres` runs on PostgreSQL whatever reaches a database.
const everythingOnPostgres = process.env['TEST_EVERYTHING_ON'] === 'postgres';

// The quick check unpacks no browser.
const chosen = process.argv.filter((_, at) => process.argv[at - 1] === '--project');
const wantsBrowser = chosen.length === 0 || chosen.some((name) => /^(components|e2e)/.test(name));

// A second, which is the default, is short where a machine is shared.
const polling = { poll: { timeout: 15_000 } };

// Without isolation a process imports once what its test files share, and these give back what they take: timers, spies, databases.
const onDatabase = {
  globalSetup: 'server/testing/template.testing.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  isolate: false,
  expect: polling,
};
// Half of the machines that run this are three times as slow as the other half.
const inBrowser = {
  globalSetup: 'e2e/setup.ts',
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: polling,
  sequence: { groupOrder: 1 },
  maxWorkers: 2,
  // What needed its second try is named at the end of the run, to be mended.
  retry: 1,
};

// React as students get it: what it checks in development costs a sixth of these tests.
const production = { 'process.env.NODE_ENV': '"production"' };
const asItShips = {
  define: production,
  optimizeDeps: { rolldownOptions: { transform: { define: production } } },
  oxc: { jsx: { development: false } },
  server: { hmr: false },
};

// One process leaves half of two cores idle while it waits for a database or a browser; PostgreSQL has connections for eight at most.
const maxWorkers = Math.min(Math.max(2, availableParallelism() - 1), 8);

// Where the server listens to which Vite passes on the calls of components (web/vite.config.ts).
process.env['API_PORT'] ??= String(await freePort());

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      { test: { name: 'unit', include: unit, isolate: false, testTimeout: 60_000 } },
      ...(everythingOnPostgres ? [] : [{ test: { name: 'server', include: server, ...onDatabase } }]),
      { test: { name: 'postgres', include: everythingOnPostgres ? server : postgres, ...onDatabase } },
      {
        test: {
          name: 'processes',
          include: processes,
          globalSetup: 'server/testing/data-dir.testing.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: polling,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: 'web',
        ...asItShips,
        test: {
          name: 'components',
          include: ['src/**/*.component.test.tsx'],
          ...inBrowser,
          globalSetup: join(import.meta.dirname, 'e2e', 'setup.ts'),
          testTimeout: 90_000,
          // Modules are loaded once; `testApp` cleans up after each test.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: true,
            connectTimeout: 180_000,
            // Motion is the journeys' subject; here a press would wait for it.
            provider: playwright({
              launchOptions: { executablePath: wantsBrowser ? await browserPath() : undefined, args: browserFlags },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 832 } }],
          },
        },
      },
      { test: { name: 'e2e', include: ['e2e/*.e2e.ts'], ...inBrowser, isolate: false } },
    ],
  },
});

/** A port that is free, below those that systems give out by themselves, so that none of the servers of tests takes it meanwhile. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.trunc(Math.random() * 10_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await new Promise((resolve) => probe.once('listening', () => resolve(true)).once('error', () => resolve(false)));
    await new Promise((resolve) => probe.close(resolve));
    if (isFree) return port;
  }
}
