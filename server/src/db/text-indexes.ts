import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';
import { jobs } from './tables.ts';

/**
 * Takes the text and place indexes of jobs away before very many rows come in: made afterwards they cost half and are half as large.
 * Whoever does so calls `readyTextIndexes` in the end.
 */
export const dropTextIndexes = async (db: Db): Promise<void> => {
  for (const { name } of textIndexes) await db.execute(sql`DROP INDEX IF EXISTS ${sql.identifier(name)}`);
};

/** Makes those indexes where they are missing, and has the others take in their pending entries, which every search would otherwise read. */
export const readyTextIndexes = async (db: Db): Promise<void> => {
  for (const { name, column } of textIndexes) {
    await db.execute(sql`CREATE INDEX IF NOT EXISTS ${sql.identifier(name)} ON ${jobs} USING gin (${sql.identifier(column)})`);
    await db.execute(sql`SELECT gin_clean_pending_list(${name}::regclass)`);
  }
};

const textIndexes = getTableConfig(jobs).indexes.flatMap(({ config }) => {
  const [column] = config.columns;
  return config.method === 'gin' && config.name !== undefined && column !== undefined && 'name' in column
    ? [{ name: config.name, column: String(column.name) }]
    : [];
});
