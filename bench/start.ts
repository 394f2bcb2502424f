import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'alive-bench-'));
try {
  print('first start, empty folder to ready with 13,500 jobs', `${(await start()).toFixed(1)} s`);
  print('second start', `${(await start()).toFixed(1)} s`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Seconds from `npm start` to the line that says ready; packages are installed and the web app is built. */
async function start(): Promise<number> {
  const begin = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', ATS_SYNC: 'off', AI_PROVIDER: 'builtin', DATA_DIR: folder },
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => String(chunk).includes('ready at') && resolve());
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
  });
  const seconds = (performance.now() - begin) / 1000;
  await new Promise((resolve) => {
    child.removeAllListeners('exit').once('exit', resolve);
    child.kill('SIGTERM');
  });
  return seconds;
}
