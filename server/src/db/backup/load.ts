import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Db, migrationsFolder, rowsOf } from '#db/open.ts';
import { plainIndexes, type Table, tablesIn } from './catalog.ts';
import { BackupError, readBackup, type Summary } from './format.ts';

/**
 * Loads a backup into an empty database, within the caller's transaction: the tables of the release that made it, its rows, and then the
 * migrations since. Throws BackupError where it is not whole, or of a newer release.
 */
export const load = async (tx: Db, file: string): Promise<Summary> => {
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
