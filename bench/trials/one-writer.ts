// Two processes on one embedded folder, each the first of a pid namespace as in two containers: the second must be refused, nothing that
// the first acknowledged may be lost, and the lock must be free as soon as the first is killed. The folder begins open to everybody.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { program, startServer } from './server.ts';

const unshare = 'unshare';
const flags = ['--pid', '--fork', '--mount-proc'];
const canUnshare = spawnSync(unshare, [...flags, 'true']).status === 0;
if (!canUnshare) console.log('one writer, pid namespaces: skipped, this machine does not let us make any; two processes of one instead');

const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
mkdirSync(join(folder, 'database'));
for (const open of [folder, join(folder, 'database')]) chmodSync(open, 0o777);
const first = await startServer({ folder });
const journal: string[] = [];
let refusals = 0;
let named = 0;
for (let round = 0; round < 5; round++) {
  const second = spawnSync(canUnshare ? unshare : process.execPath, [...(canUnshare ? [...flags, process.execPath] : []), program], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  if (second.status === 1) refusals++;
  if (second.stderr.includes(` on ${hostname()}) is using`)) named++;
  for (let write = 0; write < 20; write++) journal.push(((await (await first.register()).json()) as { token: string }).token);
}
await first.kill();
const began = performance.now();
const next = await startServer({ folder });
const waited = performance.now() - began;
let lost = 0;
for (const token of journal) if ((await next.request('/api/auth/me', { token })).status !== 200) lost++;
await next.stop();
const mode = (statSync(join(folder, 'database')).mode & 0o777).toString(8);
rmSync(folder, { recursive: true, force: true });
console.log(
  `one writer: ${refusals} of 5 refused, ${named} named the holder and its host; ${journal.length} acknowledged writes, ${lost} lost; database/ is ${mode}`,
);
console.log(`  killed, its folder served again in ${(waited / 1000).toFixed(1)} s`);
process.exitCode = refusals === 5 && named === 5 && lost === 0 && mode === '700' ? 0 : 1;
