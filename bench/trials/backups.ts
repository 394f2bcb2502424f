// The full sample and its students are backed up while students write, and restored into the other kind of database and back: rows and hashes
// must be equal, and each step is done within a minute. Prints how long requests wait meanwhile.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { verifyBackup } from '../../server/src/db/backup/format.ts';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { program, type Server, startServer } from './server.ts';

const cluster = await openCluster();
if (cluster === null) console.log('backups: without PostgreSQL, which is not here (the Debian package postgresql)');
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const other = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const fileOf = (name: string) => join(folder, `${name}.backup`);
let wrong = 0;

/** `npm run data`: how many seconds it took. Throws where it did not end well. */
const data = async (args: string[], env: Record<string, string>): Promise<number> => {
  const began = performance.now();
  const child = spawn(process.execPath, [program.replace('main.ts', 'cli.ts'), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`npm run data -- ${args.join(' ')} ended with ${code}.`);
  const seconds = (performance.now() - began) / 1000;
  if (seconds > 60) wrong++;
  return seconds;
};

/** Backs up under load: 8 who register and read. */
const backUpUnderLoad = async (server: Server, name: string, env: Record<string, string>): Promise<void> => {
  const waits: { at: number; milliseconds: number }[] = [];
  const ending = new AbortController();
  let failed = 0;
  const load = Array.from({ length: 8 }, async (_, at) => {
    while (!ending.signal.aborted) {
      const began = performance.now();
      const { status } = at % 2 === 0 ? await server.register() : await server.request('/api/jobs-real/search?query=engineer');
      if (status >= 400) failed++;
      waits.push({ at: began, milliseconds: performance.now() - began });
      await wait(20);
    }
  });
  await wait(3000);
  const began = performance.now();
  const seconds = await data(['backup', fileOf(name)], env);
  ending.abort();
  await Promise.all(load);
  const longest = (from: (at: number) => boolean) =>
    Math.round(Math.max(...waits.filter(({ at }) => from(at)).map(({ milliseconds }) => milliseconds)));
  const { tables } = await verifyBackup(fileOf(name));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `  ${name} under load: ${seconds.toFixed(1)} s, ${rows.toLocaleString('en')} rows, ${(statSync(fileOf(name)).size / 1e6).toFixed(1)} MB; longest answer ${longest((at) => at < began)} ms before, ${longest((at) => at >= began)} ms meanwhile; ${failed} of ${waits.length} failed`,
  );
  wrong += failed;
};

const isEqual = async (one: string, two: string): Promise<string> => {
  const [first, second] = await Promise.all([verifyBackup(fileOf(one)), verifyBackup(fileOf(two))]);
  const equal = JSON.stringify(first.tables) === JSON.stringify(second.tables);
  if (!equal) wrong++;
  return equal ? 'rows and hashes equal' : 'rows or hashes DIFFER';
};

console.log('backups:');
const embedded = await startServer({ folder }, { SAMPLE_DATA: 'on' });
await backUpUnderLoad(embedded, 'embedded', {});
await embedded.stop();
const replaced = await data(['restore', fileOf('embedded'), '--replace'], {});
await data(['backup', fileOf('restored')], {});
console.log(`  embedded → embedded: ${replaced.toFixed(1)} s, ${await isEqual('embedded', 'restored')}`);
if (cluster !== null) {
  const on = { DATABASE_URL: cluster.url };
  const moved = await data(['restore', fileOf('embedded')], on);
  await data(['backup', fileOf('moved')], { ...on, SAMPLE_DATA: 'on' });
  console.log(`  embedded → PostgreSQL: ${moved.toFixed(1)} s, ${await isEqual('embedded', 'moved')}`);
  const server = await startServer({ databaseUrl: cluster.url }, { SAMPLE_DATA: 'on' });
  await backUpUnderLoad(server, 'PostgreSQL', on);
  await server.stop();
  const back = await data(['restore', fileOf('PostgreSQL')], { DATA_DIR: other });
  await data(['backup', fileOf('back')], { DATA_DIR: other });
  console.log(`  PostgreSQL → embedded: ${back.toFixed(1)} s, ${await isEqual('PostgreSQL', 'back')}`);
  await cluster.stop();
}
for (const one of [folder, other]) rmSync(one, { recursive: true, force: true });
process.exitCode = wrong === 0 ? 0 : 1;
