import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { DamagedError } from '#platform/damaged.ts';
import { makePrivate } from '#platform/lock.ts';
import { type Database, type Db, openEmbedded, ping, rowsOf } from './open.ts';

/**
 * Opens the embedded database of a data directory, for this user only, and makes one where there was none. PGlite would begin an empty one
 * wherever it finds no whole one, so a mark of our own beside it says whether there was one. Throws DamagedError where that cannot be opened
 * or is not whole; it is left as it is. One that never became whole, before anybody used it, is moved aside, and `say` tells where.
 */
export const openFolder = async (dataDir: string, say: (line: string) => void): Promise<Database> => {
  const folder = join(dataDir, 'database');
  const mark = join(dataDir, 'database.mark');
  makePrivate(folder);
  const isEmpty = () => readdirSync(folder).length === 0;
  const before = readMark(mark);
  if (before?.state === 'making' && !isEmpty()) {
    const aside = `${folder}.unfinished-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    renameSync(folder, aside);
    makePrivate(folder);
    say(`The first start on ${dataDir} was cut off before anything was stored; its database was moved to ${aside}.`);
  }
  const isNew = isEmpty();
  const since = before?.state === 'made' ? before.since : null;
  if (isNew && since !== null) throw damaged(folder, { mark, since, reason: 'it is empty' });
  if (isNew) writeMark(mark, { state: 'making' });
  else if (!existsSync(join(folder, 'PG_VERSION'))) throw damaged(folder, { mark, since, reason: 'PG_VERSION is missing' });
  const database = await openEmbedded({ dataDir: folder }).catch((error: unknown) => {
    throw damaged(folder, { mark, since, reason: error instanceof Error ? error.message : String(error) }, error);
  });
  const short = await shortRelations(database.db);
  if (short.length > 0) {
    await database.close();
    throw damaged(folder, { mark, since, reason: `${short.join(', ')} lost content` });
  }
  if (since === null) writeMark(mark, { state: 'made', since: new Date().toISOString() });
  return database;
};

/** Throws when the embedded database does not answer, or a table or an index of it is shorter than it was. */
export const pingFolder = async (db: Db): Promise<void> => {
  await ping(db);
  const short = await shortRelations(db);
  if (short.length > 0) throw new DamagedError(`The embedded database is damaged: ${short.join(', ')} lost content.`);
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

const damaged = (folder: string, { mark, since, reason }: Damage, cause?: unknown): DamagedError => {
  const age = !since ? '' : ` that was begun on ${since.slice(0, 10)}`;
  return new DamagedError(
    `The database${age} in ${folder} is damaged: ${reason}.\n` +
      `Nothing was changed. Put a copy of the folder in its place; or, to begin with an empty one, move it and ${mark} away.`,
    cause,
  );
};

const marks = z.discriminatedUnion('state', [
  z.object({ state: z.literal('making') }),
  z.object({ state: z.literal('made'), since: z.string() }),
]);
type Mark = z.output<typeof marks>;

/** What the mark says; null where there is none. One that cannot be read was written: there was a database. */
const readMark = (file: string): Mark | null => {
  if (!existsSync(file)) return null;
  try {
    return marks.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { state: 'made', since: '' };
  }
};

const writeMark = (file: string, mark: Mark): void => {
  const draft = `${file}.new`;
  writeFileSync(draft, JSON.stringify(mark), { mode: 0o600, flush: true });
  renameSync(draft, file);
};

interface Damage {
  mark: string;
  /** When it was begun (ISO 8601); null where that is not known. */
  since: string | null;
  reason: string;
}
