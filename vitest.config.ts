import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const server = globSync('server/src/**/*.test.ts');
// What reaches the database runs once more on PostgreSQL; where a language model is spoken to, that is what is tested, but for its counts.
const onDatabase = server.filter((file) => {
  const text = readFileSync(file, 'utf8');
  return /'#(db\/)?testing\.ts'/.test(text) && (!text.includes('llm/testing-') || /\/usage\/|limits/.test(file));
});

// Without isolation a process imports once what its test files share, and these give back what they take: timers, spies, databases.
const serverTests = { globalSetup: 'server/src/testing-template.ts', testTimeout: 60_000, hookTimeout: 30_000, isolate: false };

export default defineConfig({
  test: {
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
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          isolate: false,
        },
      },
    ],
  },
});
