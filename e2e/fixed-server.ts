// The whole server in a process of its own, over a sample of a fixed day and with a clock that begins then; prints its address when it is ready.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../server/src/config/config.ts';
import { fillSample, openDatabase } from '../server/src/data.ts';
import { tablePlace } from '../server/src/db/files.ts';
import { buildApp } from '../server/src/app.ts';
import { openFiles } from '../server/src/platform/files.ts';
import { cachedTemplate } from '../server/testing/cached-template.testing.ts';
import { browserSample } from '../server/testing/config.testing.ts';
import { fixedTime, hardNames } from './fixed.ts';

const configOf = (dataDir: string) =>
  loadConfig({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    EMBEDDER: 'off',
    ATS_SYNC: 'off',
    LOGO_SERVICE_URL: 'off',
    AI_PROVIDER: 'builtin',
  });
const open = (dataDir: string) => openDatabase(configOf(dataDir), { print: () => undefined, onError: () => undefined });

const version = createHash('sha256')
  .update(readFileSync(import.meta.filename))
  .update(JSON.stringify(hardNames))
  .digest('hex')
  .slice(0, 8);

const template = await cachedTemplate(`gallery-${browserSample.jobs}-${version}`, async (path) => {
  mkdirSync(path);
  const { db, close } = await open(path);
  await fillSample({ db, config: configOf(path), now: () => fixedTime }, () => undefined, browserSample);
  await renamePeople(db);
  await close();
});
const folder = mkdtempSync(join(tmpdir(), 'alive-gallery-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const dataDir = join(folder, 'data');
cpSync(template, dataDir, { recursive: true });

const database = await open(dataDir);
// It goes on, or what is written one after the other would have no order.
const began = performance.now();
const built = await buildApp({
  config: configOf(dataDir),
  db: database.db,
  readOnly: database.readOnly,
  pulse: database.pulse,
  bus: database.bus,
  files: openFiles(tablePlace(database.db)),
  now: () => new Date(fixedTime.getTime() + performance.now() - began),
  missing: () => [],
});
await built.answers.start();
const url = await built.app.listen({ port: 0, host: '127.0.0.1' });
for (const one of built.watches) one.start();
// The first search waits for the index of jobs.
await fetch(`${url}/api/jobs-real/search?limit=1`);
process.stdout.write(`Alive is ready at ${url}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));

/** Gives every seventh person a name that is hard to set. */
async function renamePeople(db: Awaited<ReturnType<typeof open>>['db']): Promise<void> {
  const names = hardNames.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ');
  await db.execute(
    `UPDATE alumni SET name = hard, name_key = lower(hard)
     FROM (SELECT id AS of, place, (ARRAY[${names}])[1 + (place / 7) % ${hardNames.length}] AS hard
           FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM alumni) AS placed) AS renamed
     WHERE of = alumni.id AND place % 7 = 0`,
  );
}
