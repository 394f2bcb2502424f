import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { DamagedError } from '#platform/damaged.ts';
import { readyAt, testProcesses } from '#testing/process.testing.ts';
import { makeSnapshot } from './backup/snapshots.ts';
import { openFolder } from './folder.ts';
import { pingFolder } from './folder-checks.ts';
import { rowsOf } from './open.ts';

const { start, emptyFolder } = testProcesses();

/** A data directory whose database was used and closed: it holds rows of ours, and a table that was counted. */
const used = () => {
  const folder = emptyFolder();
  cpSync(template, folder, { recursive: true });
  return folder;
};
let template = '';
beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'alive-folder-'));
  cpSync(inject('emptyDataDir'), template, { recursive: true });
  const database = await openFolder(template, silent);
  await database.db.execute(sql`INSERT INTO meta (key, value) VALUES ('data-version', '7')`);
  await database.db.execute(sql`CREATE TABLE counted AS SELECT n, repeat('x', 500) AS text FROM generate_series(1, 200) AS n`);
  await database.db.execute(sql`ANALYZE counted`);
  for (const table of ['meta', 'meta_pkey', 'counted'])
    paths[table] = (await rowsOf<{ path: string }>(database.db, sql`SELECT pg_relation_filepath(${table}) AS path`))[0]?.path ?? '';
  await database.close();
}, 60_000);
afterAll(() => rmSync(template, { recursive: true, force: true }));
/** Where the tables of `used` are, below the database's folder. */
const paths: Record<string, string> = {};
const fileOf = (database: string, table: string) => join(database, paths[table] ?? '');
const silent = { say: () => undefined, backupDir: null };
const valuesIn = async (folder: string) => {
  const database = await openFolder(folder, silent);
  const rows = await rowsOf<{ value: number }>(database.db, sql`SELECT value FROM meta WHERE key = 'data-version'`);
  await database.close();
  return rows.map(({ value }) => value);
};
/** The tables, logs and transactions below a folder. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[0-9A-F]+$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted((a, b) => a.localeCompare(b));

describe('the database of a data directory', () => {
  it('is made where there is none, for this user only, and opened again', async () => {
    const folder = used();
    expect(JSON.parse(readFileSync(join(folder, 'database.mark'), 'utf8'))).toMatchObject({ state: 'made' });
    expect(statSync(join(folder, 'database')).mode & 0o777).toBe(0o700);
    expect(await valuesIn(folder)).toEqual([7]);
  });

  it.each<[string, (database: string) => void, RegExp]>([
    ['is gone', (database) => rmSync(database, { recursive: true }), /it is empty/],
    ['lost PG_VERSION', (database) => rmSync(join(database, 'PG_VERSION')), /PG_VERSION is missing/],
    ['has an empty control file', (database) => truncateSync(join(database, 'global/pg_control'), 0), /is damaged: \S/],
    ['lost its control file', (database) => rmSync(join(database, 'global/pg_control')), /is damaged: \S/],
    [
      'has garbage as its control file',
      (database) => writeFileSync(join(database, 'global/pg_control'), Buffer.alloc(8192, 7)),
      /is damaged: \S/,
    ],
    ['has a truncated log', (database) => logsOf(database).forEach((file) => truncateSync(file, 1000)), /is damaged: \S/],
    ['lost its log', (database) => logsOf(database).forEach((file) => rmSync(file)), /is damaged: \S/],
    ['lost its tables', (database) => rmSync(join(database, 'base'), { recursive: true }), /is damaged: \S/],
    ['lost its transactions', (database) => rmSync(join(database, 'pg_xact'), { recursive: true }), /is damaged: \S/],
    ['has an emptied table', (database) => truncateSync(fileOf(database, 'counted'), 0), /counted lost content/],
    ['has a shortened table', (database) => truncateSync(fileOf(database, 'counted'), 8192), /counted lost content/],
    ['has an emptied table that was never counted', (database) => truncateSync(fileOf(database, 'meta'), 0), /meta lost content/],
    ['has an emptied index', (database) => truncateSync(fileOf(database, 'meta_pkey'), 0), /meta_pkey lost content/],
  ])('that %s is refused with the reason, and left as it is', async (_, damage, reason) => {
    const folder = used();
    damage(join(folder, 'database'));
    const before = existsSync(join(folder, 'database')) ? filesOf(folder) : [];
    const error: unknown = await openFolder(folder, silent).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DamagedError);
    expect(String(error)).toMatch(reason);
    expect(String(error)).toContain(join(folder, 'database.mark'));
    // What PostgreSQL makes anew at every start may be gone.
    expect(filesOf(folder)).toEqual(expect.arrayContaining(before));
  });

  it('is not taken for a new one where its mark cannot be read', async () => {
    const folder = used();
    writeFileSync(join(folder, 'database.mark'), '{"sta');
    expect(await valuesIn(folder)).toEqual([7]);
    rmSync(join(folder, 'database'), { recursive: true });
    await expect(openFolder(folder, silent)).rejects.toThrow(DamagedError);
  });

  it('of an earlier version, without a mark, gets one', async () => {
    const folder = used();
    rmSync(join(folder, 'database.mark'));
    expect(await valuesIn(folder)).toEqual([7]);
    expect(existsSync(join(folder, 'database.mark'))).toBe(true);
  });

  it('is moved aside, and said so, where its first start was cut off', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '18');
    writeFileSync(join(folder, 'database.mark'), JSON.stringify({ state: 'making' }));
    const said: string[] = [];
    const database = await openFolder(folder, { say: (line) => said.push(line), backupDir: null });
    await database.close();
    expect(said).toEqual([expect.stringMatching(/was cut off before anything was stored; its database was moved to .+unfinished-/)]);
    const aside = readdirSync(folder).find((name) => name.startsWith('database.unfinished-')) ?? '';
    expect(readdirSync(join(folder, aside))).toEqual(['PG_VERSION']);
  });

  it('says what may be missing where the end of its log is gone', async () => {
    const folder = used();
    const database = await openFolder(folder, silent);
    await database.run('CHECKPOINT');
    for (let n = 0; n < 50; n++) await database.run('INSERT INTO meta (key, value) VALUES ($1, to_jsonb(repeat($1, 300)))', [`k${n}`]);
    const { rows } = await database.run(
      "SELECT pg_walfile_name(pg_current_wal_lsn()) AS name, (pg_walfile_name_offset(pg_current_wal_lsn())).file_offset AS end, (pg_current_wal_lsn() - '0/0')::text AS written",
    );
    const [log] = rows as { name: string; end: number; written: string }[];
    const journal = join(folder, 'database.journal');
    await vi.waitFor(() => expect(readFileSync(journal, 'utf8')).toContain(log?.written), 10_000);
    // As a kill leaves it.
    const killed = emptyFolder();
    cpSync(folder, killed, { recursive: true });
    await database.close();
    truncateSync(join(killed, 'database', 'pg_wal', log?.name ?? ''), (log?.end ?? 0) - 10_000);
    const said: string[] = [];
    const after = await openFolder(killed, { say: (line) => said.push(line), backupDir: null });
    const [{ count } = { count: 0 }] = await rowsOf<{ count: number }>(after.db, sql`SELECT count(*)::int AS count FROM meta`);
    await after.close();
    expect(said).toEqual([
      expect.stringMatching(/^The log of the database in \S+ was cut: what was stored .+ may be missing\. The rest is whole\.$/),
    ]);
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThan(51);
  });

  it('gives way to the newest snapshot where it is damaged, and both are said', async () => {
    const folder = used();
    const backupDir = join(folder, 'backups');
    const database = await openFolder(folder, silent);
    await makeSnapshot({ database, readFile: async () => null, now: () => new Date(Date.now() - 5 * 3_600_000) }, backupDir);
    await database.close();
    rmSync(join(folder, 'database', 'base'), { recursive: true });
    const server = start('main.ts', { env: { DATA_DIR: folder } });
    const line = await server.says(/Restored the snapshot of .+/);
    await server.says(readyAt);
    await server.stop();
    expect(line).toMatch(
      /, 5 hours old, from \S+\. What was stored since is missing\. The damaged database was moved to \S+database\.damaged-/,
    );
    expect(await valuesIn(folder)).toEqual([7]);
    expect(readdirSync(folder).some((name) => name.startsWith('database.damaged-'))).toBe(true);
  });

  it('that cannot be migrated is refused with the reason, and left as it is', async () => {
    const folder = used();
    const backupDir = join(folder, 'backups');
    const database = await openFolder(folder, silent);
    await makeSnapshot({ database, readFile: async () => null, now: () => new Date() }, backupDir);
    // So that migrations meet tables which are there already.
    await database.run('DELETE FROM drizzle.__drizzle_migrations WHERE id > 1');
    await database.close();
    const said: string[] = [];
    const error: unknown = await openFolder(folder, { say: (line) => said.push(line), backupDir }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DamagedError);
    expect(String(error)).toMatch(/cannot be migrated to this release: .+\nNothing was changed/);
    expect([said, readdirSync(folder).filter((name) => name.includes('damaged'))]).toEqual([[], []]);
  });

  it('that a restore was about to put in the place of an unfinished one is kept', async () => {
    const folder = used();
    renameSync(join(folder, 'database'), join(folder, 'database.restored'));
    writeFileSync(join(folder, 'database.mark'), JSON.stringify({ state: 'making' }));
    expect(await valuesIn(folder)).toEqual([7]);
    expect(await valuesIn(folder)).toEqual([7]);
  });

  it('loses what killed processes left alongside it', async () => {
    const folder = used();
    for (const left of ['database.copy-1a2b3c4d', 'database.restoring'])
      cpSync(join(folder, 'database'), join(folder, left), { recursive: true });
    expect(await valuesIn(folder)).toEqual([7]);
    expect(readdirSync(folder).filter((name) => /copy|restoring/.test(name))).toEqual([]);
  });

  it('is not ready any more when a table loses content under it', async () => {
    const folder = used();
    const database = await openFolder(folder, silent);
    await pingFolder(database.db);
    truncateSync(fileOf(join(folder, 'database'), 'counted'), 0);
    await expect(pingFolder(database.db)).rejects.toThrow('lost content');
    await database.close();
  });

  it('ends a start by one sentence where it is damaged', async () => {
    const folder = used();
    cpSync(join(folder, 'database'), join(folder, 'copy'), { recursive: true });
    rmSync(join(folder, 'database', 'PG_VERSION'));
    const { code, err } = await start('main.ts', { env: { DATA_DIR: folder } }).ended;
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(
        /^The database that was begun on \S+ in \S+ is damaged: PG_VERSION is missing\.\nNo snapshot took its place, and nothing was changed\. .+\n$/,
      ),
    ]);
    // As it says: a copy in its place.
    rmSync(join(folder, 'database'), { recursive: true });
    cpSync(join(folder, 'copy'), join(folder, 'database'), { recursive: true });
    const again = start('main.ts', { env: { DATA_DIR: folder } });
    await again.says(readyAt);
    await again.stop();
  });
});

const logsOf = (database: string) =>
  readdirSync(join(database, 'pg_wal'))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .map((name) => join(database, 'pg_wal', name));
