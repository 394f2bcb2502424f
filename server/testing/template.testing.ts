import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { openEmbedded, openPostgres, rowsOf } from '#db/open.ts';
import { postgresForTests } from './postgres.testing.ts';
import { fillSample, smallSample } from '../src/data.ts';
import { testConfig, testNow } from './config.testing.ts';

/** Vitest's set-up for a whole run: migrates and fills one database, of which every process gets copies. */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const kind = project.name === 'server-postgres' ? 'postgres' : 'pglite';
  const fill = (db: Parameters<typeof fillSample>[0]['db']) =>
    fillSample({ db, config: testConfig, now: () => testNow }, () => undefined, smallSample);
  if (kind === 'pglite') {
    const folder = mkdtempSync(join(tmpdir(), 'alive-template-'));
    const file = join(folder, 'template.tar');
    const database = await openEmbedded({ dataDir: null });
    await fill(database.db);
    writeFileSync(file, (await database.dump?.()) ?? '');
    await database.close();
    project.provide('template', { kind, file });
    return async () => rmSync(folder, { recursive: true, force: true });
  }
  const server = await postgresForTests();
  if ('missing' in server) {
    process.stdout.write(`Skipping the tests on PostgreSQL: ${server.missing}\n`);
    project.provide('template', { kind: 'none' });
    return undefined;
  }
  const admin = await openPostgres({ url: server.url, onError: () => undefined, max: 1 });
  const template = `alive_test_${process.pid}`;
  await admin.db.execute(sql.raw(`CREATE DATABASE ${template}`));
  const url = new URL(server.url);
  url.pathname = `/${template}`;
  const database = await openPostgres({ url: url.href, onError: () => undefined });
  await fill(database.db);
  await database.close();
  project.provide('template', { kind, url: server.url, template });
  return async () => {
    const own = await rowsOf<{ name: string }>(
      admin.db,
      sql`SELECT datname AS name FROM pg_database WHERE datname = ${template} OR starts_with(datname, ${`${template}_`})`,
    );
    for (const { name } of own) await admin.db.execute(sql.raw(`DROP DATABASE ${name} WITH (FORCE)`));
    await admin.close();
    await server.stop();
  };
};
