// A server's embedded folder is damaged in a dozen ways while it is stopped, with a snapshot alongside it and without one, and after a kill with
// what that leaves of the log. Every start must either serve the snapshot and say so, or say what is missing, or refuse: never less in silence.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { program, startServer } from './server.ts';

const data = program.replace('main.ts', 'cli.ts');
const template = mkdtempSync(join(tmpdir(), 'alive-trial-'));
mkdirSync(join(template, 'backups'));
const making = await startServer({ folder: template });
const tokens: string[] = [];
const register = async () => {
  tokens.push(((await (await making.register()).json()) as { token: string }).token);
};
for (let write = 0; write < 50; write++) await register();
const snapshot = join(template, 'backups', `alive-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`);
const backup = spawnSync(process.execPath, [data, 'backup', snapshot], {
  env: { PATH: process.env['PATH'], DATA_DIR: template },
  encoding: 'utf8',
});
if (backup.status !== 0) throw new Error(backup.stderr);
const known = tokens.length;
for (let write = 0; write < 50; write++) await register();
// The journal notes the log every second.
await wait(1500);
await making.kill();
const killed = mkdtempSync(join(tmpdir(), 'alive-trial-'));
cpSync(template, killed, { recursive: true });
// Once more in order, so that its tables are on the disk.
const again = await startServer({ folder: template });
await again.stop();

const logs = (database: string) => globSync(join(database, 'pg_wal', '[0-9A-F]*')).filter((file) => statSync(file).isFile());
/** The largest files of tables and indexes: of the catalogue, whose numbers are low, or of ours. */
const tables = (database: string, isOurs: boolean) =>
  globSync(join(database, 'base', '5', '*'))
    .filter((file) => /\/\d+$/.test(file) && Number(file.split('/').at(-1)) >= 16_384 === isOurs)
    .toSorted((a, b) => statSync(b).size - statSync(a).size);
const largest = (database: string, isOurs: boolean) => tables(database, isOurs)[0] ?? '';
const damages: [string, string, (database: string) => void][] = [
  ['no PG_VERSION', template, (database) => rmSync(join(database, 'PG_VERSION'))],
  ['an empty pg_control', template, (database) => truncateSync(join(database, 'global', 'pg_control'), 0)],
  ['a log cut after a stop', template, (database) => logs(database).forEach((file) => truncateSync(file, 1000))],
  ['an emptied table', template, (database) => truncateSync(largest(database, true), 0)],
  ['every table of ours emptied', template, (database) => tables(database, true).forEach((file) => truncateSync(file, 0))],
  ['a missing catalogue file', template, (database) => rmSync(largest(database, false))],
  [
    'garbage in pg_filenode.map',
    template,
    (database) => writeFileSync(join(database, 'base', '5', 'pg_filenode.map'), Buffer.alloc(512, 7)),
  ],
  ['a file that cannot be read', template, (database) => makeUnreadable(largest(database, true))],
  ['no base/ folder', template, (database) => rmSync(join(database, 'base'), { recursive: true })],
  ['a half-copied folder', template, (database) => tables(database, true).forEach((file, at) => at % 2 === 0 && rmSync(file))],
  ['an empty folder', template, (database) => readdirSync(database).forEach((name) => rmSync(join(database, name), { recursive: true }))],
  ['no log after a kill', killed, (database) => logs(database).forEach((file) => rmSync(file))],
  ['a log cut after a kill', killed, cutLog],
];

let silent = 0;
let restored = 0;
let announced = 0;
let refused = 0;
const asked = process.argv[2] ?? '';
for (const [name, from, damage] of damages.filter(([kind]) => kind.includes(asked))) {
  const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
  cpSync(from, folder, { recursive: true });
  damage(join(folder, 'database'));
  const bare = mkdtempSync(join(tmpdir(), 'alive-trial-'));
  cpSync(folder, bare, { recursive: true });
  rmSync(join(bare, 'backups'), { recursive: true });
  const server = await startServer({ folder });
  let found = 0;
  for (const token of tokens) if ((await server.request('/api/auth/me', { token })).status === 200) found++;
  const isReady = (await server.request('/readyz')).status === 200;
  await server.stop();
  const isRestored = server.said().includes('Restored the snapshot of') && found === known;
  const isAnnounced = server.said().includes('may be missing');
  const isAside = readdirSync(folder).some((entry) => entry.startsWith('database.damaged-')) || name === 'an empty folder';
  const without = await startServer({ folder: bare }).catch(() => null);
  const isRefused = without === null && existsSync(join(bare, 'database'));
  await without?.stop();
  if (isRestored && isAside) restored++;
  else if (isAnnounced) announced++;
  else if (found < tokens.length || !isReady) silent++;
  if (isRefused) refused++;
  console.log(
    `  ${name}: ${isRestored ? 'the snapshot' : isAnnounced ? 'told' : 'opened'}, ${found} of ${tokens.length} accounts; without a snapshot ${isRefused ? 'refused' : 'opened'}`,
  );
  for (const one of [folder, bare]) rmSync(one, { recursive: true, force: true });
}
for (const one of [template, killed]) rmSync(one, { recursive: true, force: true });
console.log(
  `damage: ${restored + announced + silent} of ${damages.length} kinds, ${restored} served from the snapshot, ${announced} told what may be missing, ${silent} in silence; ${refused} refused without a snapshot`,
);
process.exitCode = silent === 0 ? 0 : 1;

/** Root can read a file whatever its mode, so a folder takes its place: no one can read that as a file. */
function makeUnreadable(file: string): void {
  rmSync(file);
  mkdirSync(file);
}

/** Ends the log 24 kB before its end; what was never written of a file of the log is zeros. */
function cutLog(database: string): void {
  const newest =
    logs(database)
      .toSorted()
      .findLast((file) => readFileSync(file).some((byte) => byte !== 0)) ?? '';
  const end = readFileSync(newest).findLastIndex((byte) => byte !== 0);
  truncateSync(newest, Math.max(0, end - 24_000));
}
