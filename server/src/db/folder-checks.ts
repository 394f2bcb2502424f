import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DamagedError } from '#platform/damaged.ts';
import { type Db, ping, rowsOf } from './open.ts';

/** Throws when the embedded database does not answer, or a table or an index of it is shorter than it was. */
export const pingFolder = async (db: Db): Promise<void> => {
  await ping(db);
  const short = await shortRelations(db);
  if (short.length > 0) throw new DamagedError(`The embedded database is damaged: ${short.join(', ')} lost content.`);
};

/** What can be seen to be wrong with an embedded database's folder before it is opened; null where nothing is. */
export const damageOf = (folder: string): string | null => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  if (!entries.some(({ name, parentPath }) => name === 'PG_VERSION' && parentPath === folder)) return 'PG_VERSION is missing';
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    // Databases have folders whose names are numbers, in base/; tables have files.
    if (/^\d+[._\w]*$/.test(entry.name) && entry.parentPath !== join(folder, 'base') && !entry.isFile()) return `${path} is no file`;
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      return `${path} cannot be read (${(error as NodeJS.ErrnoException).code})`;
    }
  }
  return null;
};

/** Tables and indexes that have no file, or a shorter one than the catalogue says. */
export const damagedRelations = async (db: Db): Promise<string[]> => {
  const missing = await rowsOf<{ name: string }>(
    db,
    sql`SELECT relname AS name FROM pg_class
      WHERE relkind IN ('r', 'i', 't', 'm', 'S') AND pg_stat_file(pg_relation_filepath(oid), true) IS NULL ORDER BY relname`,
  );
  return [...new Set([...missing.map(({ name }) => name), ...(await shortRelations(db))])];
};

/**
 * Tables and indexes whose files hold less than the catalogue counted last (`pg_class.relpages`, in blocks), which what shortens them on
 * purpose counts anew. Where a table was never counted: an index without its first block, or rows in a B-tree of a table without any.
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
