// Every figure of README.md alongside this file, each in a process of its own.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

for (const name of [
  'weight',
  'screens',
  'start',
  'reading',
  'titles',
  'job-index',
  'search',
  'people',
  'paths',
  'chat',
  'storing',
  'students',
  'model',
]) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    stdio: 'inherit',
    cwd: join(import.meta.dirname, '..'),
  });
  if (status !== 0) process.exitCode = 1;
}
