import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenOf } from '../eval/caller.ts';
import { buildApp } from '../server/src/app.ts';
import { loadConfig } from '../server/src/config/config.ts';
import { fillSample, openDatabase } from '../server/src/data.ts';
import { type Db, rowsOf } from '../server/src/db/open.ts';
import { postgresForTests } from '../server/testing/postgres.testing.ts';
import { settleBulkWrite } from '../server/src/db/values.ts';
import { tablePlace } from '../server/src/db/files.ts';
import { openFiles } from '../server/src/platform/files.ts';
import { print } from './harness.ts';

/**
 * Does `measure` with a whole server over 8,000 alumni, and again over 100,000: those with copies of them under ids of their own. First
 * embedded, then on PostgreSQL where there is one.
 */
export const inCrowds = async (what: string, measure: (crowd: Crowd) => Promise<void>): Promise<void> => {
  await onOne('PGlite', null, measure);
  const postgres = await postgresForTests();
  if ('missing' in postgres) return print(`${what} on PostgreSQL`, `not measured: ${postgres.missing}`);
  try {
    await onOne('PostgreSQL', postgres.url, measure);
  } finally {
    await postgres.stop();
  }
};

const first = 8000;
const second = 100_000;
const student = {
  firstName: 'Maya',
  lastName: 'Raman',
  school: 'Georgia Institute of Technology',
  major: 'Economics',
  graduationYear: 2027,
};

async function onOne(kind: string, databaseUrl: string | null, measure: (crowd: Crowd) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'alive-bench-'));
  const config = loadConfig({
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    EMBEDDER: 'off',
    ATS_SYNC: 'off',
    LOGO_SERVICE_URL: 'off',
    SAMPLE_DATA: 'on',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  const database = await openDatabase(config, { print: () => undefined, onError: () => undefined });
  const { db } = database;
  const now = () => new Date();
  await fillSample({ db, config, now }, () => undefined, { jobs: 780, alumni: first });
  const { app } = await buildApp({ ...database, config, files: openFiles(tablePlace(db)), now, missing: () => [] });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const token = await tokenOf(url, student);
  await measure({ kind, alumni: first, url, db, token });
  await copyPeople(db);
  await measure({ kind, alumni: second, url, db, token });
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function copyPeople(db: Db): Promise<void> {
  const copies = Math.ceil(second / first) - 1;
  for (const [table, key] of [
    ['alumni', 'id'],
    ['positions', 'alumni_id'],
  ] as const) {
    const names = await rowsOf<{ name: string }>(
      db,
      sql`SELECT column_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER' AND column_name <> ${key}`,
    );
    const columns = sql.raw(names.map(({ name }) => `"${name}"`).join(', '));
    const id = sql.identifier(key);
    const from = sql.identifier(table);
    const kept = sql`SELECT id FROM alumni WHERE id NOT LIKE '%-copy-%'`;
    for (let copy = 1; copy <= copies; copy += 1) {
      const most = copy === copies ? sql`LIMIT ${second - first * copies}` : sql``;
      await db.execute(
        sql`INSERT INTO ${from} (${id}, ${columns}) SELECT ${id} || '-copy-' || ${sql.raw(`'${copy}'`)}, ${columns} FROM ${from}
          WHERE ${id} IN (${kept} ORDER BY id ${most})`,
      );
    }
  }
  await settleBulkWrite(db);
  await db.execute(sql`VACUUM (ANALYZE) positions`);
}

export interface Crowd {
  kind: string;
  /** How many there are. */
  alumni: number;
  url: string;
  db: Db;
  /** Of a student. */
  token: string;
}
