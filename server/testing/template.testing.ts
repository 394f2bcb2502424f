import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { openEmbedded, openPostgres, rowsOf } from '#db/open.ts';
import { fillSample } from '../src/data.ts';
import type { FillSize } from '../src/features/sample/fill-database.ts';
import { cachedTemplate } from './cached-template.testing.ts';
import { browserSample, smallSample, testConfig, testNow } from './config.testing.ts';
import { openAdmin, type TemplateName, templateNames, urlOf } from './database.testing.ts';
import { postgresForTests } from './postgres.testing.ts';

/** Vitest's set-up of the projects that reach a database: two templates, of which every process gets copies. */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  if (project.name !== 'postgres') {
    project.provide('templates', { kind: 'pglite', files: { empty: await dumpOf('empty'), sample: await dumpOf('sample') } });
    return undefined;
  }
  const server = await postgresForTests((url) => fillServer(url, templatePrefix));
  if ('missing' in server) {
    // Whoever asks for everything on PostgreSQL must not read "nothing failed" where nothing ran.
    if (process.env['TEST_EVERYTHING_ON']) throw new Error(server.missing);
    process.stdout.write(`Skipping the tests on PostgreSQL: ${server.missing}\n`);
    project.provide('templates', { kind: 'none' });
    return undefined;
  }
  // A server that was named may hold what another run left or still uses.
  const prefix = server.filled ? templatePrefix : `${templatePrefix}_${randomBytes(6).toString('hex')}`;
  if (!server.filled) await fillServer(server.url, prefix);
  project.provide('templates', { kind: 'postgres', url: server.url, prefix });
  return async () => {
    if (!server.filled) await dropTemplates(server.url, prefix);
    await server.stop();
  };
};

/** Path of a data directory that holds a sample of this week, to be copied by whoever starts a server. */
export const filledDataDir = (): Promise<string> =>
  // The sample's dates are counted back from the day it is made.
  cachedTemplate(`data-dir-${Math.trunc(Date.now() / 604_800_000)}`, async (path) => {
    mkdirSync(path);
    const database = await openEmbedded({ dataDir: join(path, 'database') });
    await fill(database.db, new Date(), browserSample);
    await database.close();
  });

/** Path of a data directory whose database is migrated and empty, to be copied by whoever starts a server. */
export const emptyDataDir = (): Promise<string> =>
  cachedTemplate('empty-data-dir', async (path) => {
    mkdirSync(path);
    await (await openEmbedded({ dataDir: join(path, 'database') })).close();
  });

const templatePrefix = 'alive_test';

const dumpOf = (name: TemplateName): Promise<string> =>
  cachedTemplate(`${name}.tar`, async (path) => {
    const database = await openEmbedded({ dataDir: null });
    if (name === 'sample') await fill(database.db, testNow, smallSample);
    writeFileSync(path, (await database.dump?.()) ?? '');
    await database.close();
  });

const fill = (db: Parameters<typeof fillSample>[0]['db'], now: Date, size?: FillSize) =>
  fillSample({ db, config: testConfig, now: () => now }, () => undefined, size);

async function fillServer(url: string, prefix: string): Promise<void> {
  for (const name of templateNames) {
    const admin = await openAdmin(url);
    await admin.db.execute(sql.raw(`CREATE DATABASE ${prefix}_${name}`));
    await admin.close();
    const database = await openPostgres({ url: urlOf(url, `${prefix}_${name}`), onError: () => undefined });
    if (name === 'sample') await fill(database.db, testNow, smallSample);
    await database.close();
  }
}

async function dropTemplates(url: string, prefix: string): Promise<void> {
  const admin = await openAdmin(url);
  const own = await rowsOf<{ name: string }>(
    admin.db,
    sql`SELECT datname AS name FROM pg_database WHERE starts_with(datname, ${`${prefix}_`})`,
  );
  for (const { name } of own) await admin.db.execute(sql.raw(`DROP DATABASE ${name} WITH (FORCE)`));
  await admin.close();
}
