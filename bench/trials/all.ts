// Every trial, one after the other, each in a process of its own; `npm run trials -- restarts` runs those whose name holds the word.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const asked = process.argv.slice(2);
const trials = [
  'cut-starts',
  'one-writer',
  'same-call',
  'shared-limits',
  'clock-skew',
  'database-restarts',
  'database-silence',
  // Answers
  'killed-answers',
  'reattach',
  'stops',
  'two-instances',
  // Streams and proxies
  'proxies',
  'resets',
  'shutdown',
  // The browser
  'chunkings',
  'reloads',
  // The embedded database
  'damage',
  'runaway',
  // Models and texts
  'models',
  'hostile-text',
];
for (const name of trials) {
  if (asked.length > 0 && !asked.some((word) => name.includes(word))) continue;
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
