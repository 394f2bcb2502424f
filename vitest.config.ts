import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const server = globSync('server/src/**/*.test.ts');
// What reaches the database runs once more on PostgreSQL; where a language model is spoken to, that is what is tested, but for its counts.
const onDatabase = server.filter((file) => {
  const text = readFileSync(file, 'utf8');
  return /'#testing\/(server|database)\.testing\.ts'/.test(text) && (!text.includes('#testing/provider.testing.ts') || /\/usage\/|limits/.test(file));
});

// A second, which is usual, is over soon where a machine is shared.
const patient = { poll: { timeout: 15_000 } };

// Without isolation a process imports once what its test files share, and these give back what they take: timers, spies, databases.
const serverTests = {
  globalSetup: 'server/testing/template.testing.ts',
  testTimeout: 60_000,
  hookTimeout: 30_000,
  isolate: false,
  expect: patient,
};

// One process for tests leaves half of two cores idle while it waits for a database or a browser; PostgreSQL has connections for eight at their most.
const maxWorkers = Math.min(Math.max(2, availableParallelism() - 1), 8);

export default defineConfig({
  test: {
    maxWorkers,
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/tests.json' }]],
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { name: 'server', include: server, ...serverTests } },
      { test: { name: 'server-postgres', include: onDatabase, ...serverTests } },
      { test: { name: 'eval', include: ['eval/*.test.ts'] } },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/*.e2e.ts'],
          globalSetup: 'e2e/setup.ts',
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: patient,
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          isolate: false,
        },
      },
    ],
  },
});
