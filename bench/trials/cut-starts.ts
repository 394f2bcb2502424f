// The first start on an empty folder is killed at a random point, and the next one must serve; what was left is moved aside, never removed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { program, startServer } from './server.ts';

const kills = 20;
let served = 0;
let aside = 0;
for (let round = 0; round < kills; round++) {
  const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', SAMPLE_DATA: 'off', EMBEDDER: 'off', ATS_SYNC: 'off' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // From before it has a folder until after it serves.
  await wait(300 + Math.random() * 3000);
  child.kill('SIGKILL');
  await ended;
  const server = await startServer({ folder }).catch(() => null);
  if ((await server?.register())?.status === 201) served++;
  await server?.stop();
  if (readdirSync(folder).some((name) => name.startsWith('database.unfinished-'))) aside++;
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `cut starts: ${kills} killed within 3.3 s of an empty folder, ${served} served by the next start, ${aside} of them from a new database`,
);
process.exitCode = served === kills ? 0 : 1;
