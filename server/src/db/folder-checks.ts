import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DamagedError } from '#platform/damaged.ts';
import { type Db, ping, rowsOf } from './open.ts';

/** Throws when the embedded database does not answer, or one of its tables or indexes is shorter than before. */
export const pingFolder = async (db: Db): Promise<void> => {
  await ping(db);
  const short = await shortRelations(db);
  if (short.length > 0) throw new DamagedError(`The embedded database is damaged: ${short.join(', ')} lost content.`);
};

/** Returns what is wrong with the folder of an embedded database that is not open; null where nothing is. */
export const damageOf = (folder: string): string | null => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  if (!entries.some(({ name, parentPath }) => name === 'PG_VERSION' && parentPath === folder)) return 'PG_VERSION is missing';
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    // Each table is a file with a number as its name. Only in base/ a folder has such a name: a database.
    if (/^\d+[._\w]*$/.test(entry.name) && entry.parentPath !== join(folder, 'base') && !entry.isFile()) return `${path} is no file`;
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      return `${path} cannot be read (${(error as NodeJS.ErrnoException).code})`;
    }
  }
  return null;
};

/** Returns the tables and indexes whose file is missing, or shorter than the catalogue says. */
export const damagedRelations = async (db: Db): Promise<string[]> => {
  const missing = await rowsOf<{ name: string }>(
    db,
    sql`SELECT relname AS name FROM pg_class
      WHERE relkind IN ('r', 'i', 't', 'm', 'S') AND pg_stat_file(pg_relation_filepath(oid), true) IS NULL ORDER BY relname`,
  );
  return [...new Set([...missing.map(({ name }) => name), ...(await shortRelations(db))])];
};

/**
 * Returns the tables and indexes whose files have fewer blocks than the catalogue's last count (`pg_class.relpages`). For a table without a
 * count: an index without its first block, or an empty table whose B-tree holds rows.
 */
const shortRelations = async (db: Db): Promise<string[]> => {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`WITH relations AS (
        SELECT oid, relname, relkind, relpages, reltuples, relam, pg_relation_size(oid) / current_setting('block_size')::int AS blocks
        FROM pg_class WHERE relkind IN ('r', 'i', 't', 'm')
      )
      SELECT relname AS name FROM relations
      WHERE blocks < relpages
        OR relkind = 'i' AND blocks = 0
        OR relkind <> 'i' AND reltuples < 0 AND blocks = 0 AND EXISTS (
          SELECT FROM pg_index JOIN relations AS index ON index.oid = indexrelid JOIN pg_am ON pg_am.oid = index.relam
          WHERE indrelid = relations.oid AND amname = 'btree' AND index.blocks > 1
        )
      ORDER BY relname`,
  );
  return rows.map(({ name }) => name);
};
