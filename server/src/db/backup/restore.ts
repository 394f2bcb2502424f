import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { makePrivate } from '#platform/lock.ts';
import { type Database, type Db, migrationsFolder, openUnmigrated, openUnmigratedPostgres, rowsOf } from '#db/open.ts';
import { erasedList, noteErased } from '#db/erase.ts';
import { writeMark } from '#db/folder-mark.ts';
import { ownTables, plainIndexes, type Table, tablesIn } from './catalog.ts';
import { BackupError, readBackup, type Summary } from './format.ts';

/** Builds an embedded database from a backup, alongside that of a data directory, for `putInPlace`. Throws BackupError. */
export const buildFrom = async (dataDir: string, file: string): Promise<Summary> => {
  const draft = join(dataDir, 'database.restoring');
  const built = join(dataDir, restored);
  for (const folder of [draft, built]) rmSync(folder, { recursive: true, force: true });
  makePrivate(draft);
  try {
    const database = await openUnmigrated(draft);
    const summary = await database.db.transaction((tx) => load(tx, file)).finally(database.close);
    renameSync(draft, built);
    return summary;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
};

/**
 * Moves the database that `buildFrom` built to its place, and the one that is there aside; returns where that went, null where there was
 * none. `since` is for the mark (ISO 8601). After a kill in between there is no database in its place, and the next call completes it.
 */
export const putInPlace = (dataDir: string, { why, since }: { why: Reason; since: string }): string | null => {
  const aside = moveAside(dataDir, why);
  // The journal is that of the database before.
  rmSync(join(dataDir, 'database.journal'), { force: true });
  // Before the move: a start takes a database without this mark for one that nobody used.
  writeMark(dataDir, { state: 'made', since });
  renameSync(join(dataDir, restored), join(dataDir, 'database'));
  return aside;
};

/** Whether a database was built that is not in its place yet. */
export const isBuilt = (dataDir: string): boolean => existsSync(join(dataDir, restored));

/** Moves the database of a data directory aside; returns where to, null where there is none. */
export const moveAside = (dataDir: string, why: Reason): string | null => {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) return null;
  if (readdirSync(folder).length === 0) {
    rmdirSync(folder);
    return null;
  }
  const aside = `${folder}.${why}-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(folder, aside);
  return aside;
};

/**
 * Restores a backup into a PostgreSQL database, all of it or nothing. Throws BackupError; InUseError while an Alive uses the database;
 * NotEmptyError where it holds rows of ours, unless they are to be replaced.
 */
export const restorePostgres = async (url: string, file: string, { replace }: { replace: boolean }): Promise<Summary> => {
  const database = await openUnmigratedPostgres(url);
  try {
    const summary = await database.db.transaction(async (tx) => {
      // The lock of migrations: an Alive that starts now waits.
      await tx.execute(sql`SELECT pg_advisory_xact_lock(727301), set_config('lock_timeout', '10s', true)`);
      if (await isInUse(tx)) throw new InUseError();
      const there = await rowsOf<{ name: string }>(
        tx,
        sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename IN (${sql.join(
          ownTables.map((name) => sql`${name}`),
          sql`, `,
        )})`,
      );
      if (!replace) for (const { name } of there) if (await hasRows(tx, name)) throw new NotEmptyError();
      const erased = there.some(({ name }) => name === 'erased_students') ? await erasedList(tx) : [];
      for (const { name } of there) await tx.execute(sql`DROP TABLE ${sql.identifier(name)} CASCADE`);
      await tx.execute(sql`DROP SCHEMA IF EXISTS drizzle CASCADE`);
      // The job queue makes its tables anew.
      await tx.execute(sql`DROP SCHEMA IF EXISTS pgboss CASCADE`);
      const loaded = await load(tx, file);
      // The next start deletes who is among them.
      await noteErased(tx, erased);
      return loaded;
    });
    await database.db.execute(sql`ANALYZE`);
    return summary;
  } finally {
    await database.close();
  }
};

/** Other connections of ours. */
const isInUse = async (tx: Database['db']): Promise<boolean> => {
  const [{ others } = { others: 0 }] = await rowsOf<{ others: number }>(
    tx,
    sql`SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = current_setting('application_name') AND pid <> pg_backend_pid()`,
  );
  return others > 0;
};

const hasRows = async (tx: Database['db'], table: string): Promise<boolean> => {
  const [{ any } = { any: false }] = await rowsOf<{ any: boolean }>(tx, sql`SELECT EXISTS (SELECT FROM ${sql.identifier(table)}) AS any`);
  return any;
};

class InUseError extends Error {
  constructor() {
    super('Another Alive is using this database. Stop it first; nothing was changed.');
  }
}

export class NotEmptyError extends Error {
  constructor() {
    super('There is data already, which would be lost. With --replace it is replaced; nothing was changed.');
  }
}

const restored = 'database.restored';

/**
 * Loads a backup into an empty database, within the caller's transaction: the tables of the release that made it, its rows, and then the
 * migrations since. Throws BackupError where it is not whole, or of a newer release.
 */
const load = async (tx: Db, file: string): Promise<Summary> => {
  let tables = new Map<string, Table>();
  let into: Insert | null = null;
  let waiting: string[] = [];
  let size = 0;
  const store = async () => {
    if (into !== null && waiting.length > 0) await tx.execute(into(waiting));
    waiting = [];
    size = 0;
  };
  let indexes: { name: string; definition: string }[] = [];
  for await (const part of readBackup(file)) {
    if ('rows' in part) {
      for (const row of part.rows) {
        waiting.push(row);
        size += row.length;
        if (size > most) await store();
      }
      continue;
    }
    await store();
    if ('head' in part) {
      const { migration } = part.head;
      if (!readMigrationFiles({ migrationsFolder }).some(({ folderMillis }) => folderMillis === migration))
        throw new BackupError(file, 'it is of a newer release of Alive');
      await migrateTo(tx, migration);
      tables = new Map((await tablesIn(tx)).map((table) => [table.name, table]));
      indexes = await plainIndexes(tx, tables);
      for (const { name } of indexes) await tx.execute(sql`DROP INDEX ${sql.identifier(name)}`);
    } else if ('table' in part) {
      const { table: name, columns, sequences } = part.table;
      const table = tables.get(name);
      if (table === undefined) throw new BackupError(file, `this release knows no table ${name}`);
      into = insertInto(table, columns);
      for (const [column, last] of Object.entries(sequences))
        await tx.execute(sql`SELECT setval(pg_get_serial_sequence(${quoted(name)}, ${column}), ${last})`);
    } else {
      for (const { definition } of indexes) await tx.execute(sql.raw(definition));
      await migrateTo(tx, Infinity);
      return part.summary;
    }
  }
  throw new BackupError(file, 'it is cut off');
};

/** Characters that are stored by one statement. */
const most = 1_000_000;

type Insert = (rows: string[]) => ReturnType<typeof sql>;

const insertInto = (table: Table, columns: string[]): Insert => {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((name, at) => {
      const text = sql.raw(`(row ->> ${at})`);
      const type = types.get(name) ?? 'text';
      return type === 'bytea' ? sql`decode(${text}, 'base64')` : sql`${text}::${sql.raw(type)}`;
    }),
    sql`, `,
  );
  return (rows) =>
    sql`INSERT INTO ${sql.identifier(table.name)} (${names}) OVERRIDING SYSTEM VALUE
      SELECT ${values} FROM jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) AS row`;
};

/** Runs the migrations of this release up to `last`, and records them as the ORM's migrator does. */
const migrateTo = async (tx: Db, last: number): Promise<void> => {
  await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await tx.execute(
    sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  const done = await rowsOf<{ at: string | number }>(tx, sql`SELECT created_at AS at FROM drizzle.__drizzle_migrations`);
  const newest = Math.max(0, ...done.map(({ at }) => Number(at)));
  for (const { folderMillis, hash, sql: statements } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= newest || folderMillis > last) continue;
    for (const statement of statements) if (statement.trim() !== '') await tx.execute(sql.raw(statement));
    await tx.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`);
  }
};

const quoted = (name: string): string => `"${name}"`;

type Reason = 'damaged' | 'replaced' | 'unfinished';
