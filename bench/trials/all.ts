// Every trial, one after the other, each in a process of its own; `npm run trials -- restarts` runs those whose name holds the word, and
// numbers are passed on. Half an hour of mixed load only when it is asked for: `npm run trials -- soak 30`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const given = process.argv.slice(2);
const asked = given.filter((word) => !/^\d+$/.test(word));
const numbers = given.filter((word) => !asked.includes(word));
const trials = [
  'cut-starts',
  'one-writer',
  'same-call',
  'shared-limits',
  'sign-in-timing',
  'accounts',
  'strangers',
  'clock-skew',
  'database-restarts',
  'database-silence',
  'migrations',
  // Answers
  'killed-answers',
  'reattach',
  'late-readers',
  'stops',
  'two-instances',
  // Streams and proxies
  'proxies',
  'smuggling',
  'resets',
  'slow-readers',
  'shutdown',
  // The browser
  'chunkings',
  'reloads',
  'hostile-pages',
  // Too much
  'overload',
  'resume-files',
  'slow-senders',
  'soak',
  // The embedded database
  'damage',
  // Both databases
  'backups',
  'full-disk',
  'runaway',
  // Models and texts
  'models',
  'hostile-text',
];
for (const name of trials) {
  if (asked.length === 0 ? name === 'soak' : !asked.some((word) => name.includes(word))) continue;
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...numbers], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
