import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DamagedError } from '#platform/damaged.ts';
import { enoughSpace, freeSpace, isDiskFull, leastSpace } from '#platform/disk.ts';
import { makePrivate } from '#platform/lock.ts';
import { buildFrom, isBuilt, moveAside, putInPlace } from './backup/restore.ts';
import { newestSnapshot } from './backup/snapshots.ts';
import { damagedRelations, damageOf } from './folder-checks.ts';
import { markOf, readMark, writeMark } from './folder-mark.ts';
import { type Journal, openJournal } from './journal.ts';
import { type Database, isQueryError, migrateEmbedded, openEmbedded, withoutValues } from './open.ts';

/**
 * Opens the embedded database of a data directory, for this user only, and makes one where there was none. PGlite makes an empty database
 * where it finds no whole one, so a mark alongside the folder says whether there was one. A damaged database is moved aside and the newest
 * snapshot in `backupDir` takes its place; `say` gets the sentences. Throws DamagedError, having changed nothing, where there is no
 * snapshot, the disk is full or a migration fails.
 */
export const openFolder = async (dataDir: string, { say, backupDir }: Opening): Promise<Database> => {
  const folder = join(dataDir, 'database');
  makePrivate(folder);
  tidyUp(dataDir, say);
  const space = await freeSpace(folder);
  if (space < leastSpace) throw new DamagedError(diskFull(dataDir, space));
  const journal = openJournal(join(dataDir, 'database.journal'));
  const database = await openWhole(dataDir, { journal, say }).catch(async (error: unknown) => {
    if (!(error instanceof NotWholeError)) throw error;
    if (!(await restoreNewest(dataDir, { error, say, backupDir }))) throw damaged(dataDir, error);
    return openWhole(dataDir, { journal, say });
  });
  await migrate(dataDir, database);
  const unwatch = watchFolder(database, { folder, journal });
  return {
    ...database,
    close: async () => {
      await unwatch();
      await database.close();
    },
  };
};

/** Completes or removes what a process that was killed left behind. */
const tidyUp = (dataDir: string, say: Say): void => {
  const folder = join(dataDir, 'database');
  for (const name of readdirSync(dataDir))
    if (/^database\.(?:copy-.*|restoring)$/.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  if (readdirSync(folder).length === 0 && isBuilt(dataDir)) putInPlace(dataDir, { why: 'replaced', since: sinceOf(dataDir) ?? '' });
  if (readMark(dataDir)?.state !== 'making') return;
  const aside = moveAside(dataDir, 'unfinished');
  makePrivate(folder);
  if (aside !== null) say(`The first start on ${dataDir} was cut off before anything was stored; its database was moved to ${aside}.`);
};

/** Opens the database as it is. Throws NotWholeError when the folder is damaged, DamagedError when the disk is full. */
const openWhole = async (dataDir: string, { journal, say }: { journal: Journal; say: Say }): Promise<Database> => {
  const folder = join(dataDir, 'database');
  const isNew = readdirSync(folder).length === 0;
  if (isNew && readMark(dataDir)?.state === 'made') throw new NotWholeError('it is empty');
  if (isNew) writeMark(dataDir, { state: 'making' });
  else throwDamage(damageOf(folder));
  const database = await openEmbedded({ dataDir: folder, migrates: false }).catch(async (error: unknown) => {
    await throwDiskFull(dataDir, error);
    // Where no database opens in memory either, the folder is not the reason.
    await (await openEmbedded({ dataDir: null, migrates: false })).close();
    throw new NotWholeError(messageOf(error), error);
  });
  try {
    const relations = await damagedRelations(database.bulk);
    if (relations.length > 0) throw new NotWholeError(`${relations.join(', ')} lost content`);
    const lost = await journal.lost(database.bulk, folder);
    if (lost?.isTorn) throw new NotWholeError('its log was cut, and tables hold parts of what was in it');
    if (lost)
      say(
        `The log of the database in ${folder} was cut: what was stored ${lost.from === null ? 'shortly before' : `between ${lost.from} and`} ${lost.to} may be missing. The rest is whole.`,
      );
    return database;
  } catch (error) {
    await database.close();
    await throwDiskFull(dataDir, error);
    // A catalogue that cannot be read is damaged.
    throw isQueryError(error) ? new NotWholeError(messageOf(error), error) : error;
  }
};

/** Brings the tables to this release. A migration that fails says nothing about the folder: it changes nothing, and the start is refused. */
const migrate = async (dataDir: string, database: Database): Promise<void> => {
  try {
    await migrateEmbedded(database.bulk);
    if (sinceOf(dataDir) === null) writeMark(dataDir, { state: 'made', since: new Date().toISOString() });
  } catch (error) {
    await database.close();
    await throwDiskFull(dataDir, error);
    throw new DamagedError(
      `The database in ${join(dataDir, 'database')} cannot be migrated to this release: ${messageOf(error)}.\n` +
        'Nothing was changed: the release that ran before can start with it again.',
      error,
    );
  }
};

/** Puts the newest whole snapshot in the place of a damaged database; false where there is none. */
const restoreNewest = async (
  dataDir: string,
  { error, say, backupDir }: { error: NotWholeError; say: Say; backupDir: string | null },
): Promise<boolean> => {
  const failed = (what: string, cause: Error) => {
    throw damaged(dataDir, new NotWholeError(`${error.message}; and ${what}: ${cause.message}`, cause));
  };
  const snapshot =
    backupDir === null ? null : await newestSnapshot(backupDir, say).catch((cause: Error) => failed('its snapshots cannot be read', cause));
  if (snapshot === null) return false;
  say(`The database in ${join(dataDir, 'database')} is damaged: ${error.message}. The newest snapshot is being restored.`);
  const { madeAt } = await buildFrom(dataDir, snapshot.file).catch((cause: Error) => failed('its snapshot cannot be restored', cause));
  const aside = putInPlace(dataDir, { why: 'damaged', since: sinceOf(dataDir) ?? madeAt });
  const hours = (Date.now() - Date.parse(madeAt)) / 3_600_000;
  say(
    `Restored the snapshot of ${madeAt}, ${hours < 1 ? 'less than an hour' : `${Math.round(hours)} hours`} old, from ${snapshot.file}. ` +
      `What was stored since is missing. ${aside === null ? 'Nothing was left of the damaged database.' : `The damaged database was moved to ${aside}.`}`,
  );
  return true;
};

/** Since when there is a database; null where none was made. */
const sinceOf = (dataDir: string): string | null => {
  const mark = readMark(dataDir);
  return mark?.state === 'made' ? mark.since : null;
};

/** Throws DamagedError where an error is that of a full disk: PostgreSQL may also die of it without telling a code. */
const throwDiskFull = async (dataDir: string, error: unknown): Promise<void> => {
  const space = await freeSpace(dataDir);
  if (isDiskFull(error) || space < leastSpace) throw new DamagedError(diskFull(dataDir, space), error);
};

const messageOf = (error: unknown): string => {
  const cause = withoutValues(error);
  return cause instanceof Error ? cause.message : String(cause);
};

/** The folder cannot be opened or has lost something; `message` says what. */
class NotWholeError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
  }
}

const throwDamage = (damage: string | null): void => {
  if (damage !== null) throw new NotWholeError(damage);
};

const damaged = (dataDir: string, error: NotWholeError): DamagedError => {
  const since = sinceOf(dataDir) ?? '';
  const age = since === '' ? '' : ` that was begun on ${since.slice(0, 10)}`;
  return new DamagedError(
    `The database${age} in ${join(dataDir, 'database')} is damaged: ${error.message}.\n` +
      `No snapshot took its place, and nothing was changed. Put a copy of the folder in its place; or, to begin with an empty one, move it and ${markOf(dataDir)} away.`,
    error,
  );
};

const diskFull = (dataDir: string, space: number): string =>
  `The disk of ${dataDir} is full: ${Math.floor(space / mb)} MB are free, and the database needs ${leastSpace / mb} MB to start. What is stored is safe; free some space and start again.`;

const mb = 1024 * 1024;

/**
 * Does what PostgreSQL has background processes for: notes every second how far the log is written, makes a checkpoint when the log has
 * grown, and refuses writes before the disk is full. Returns a function that ends it.
 */
const watchFolder = (database: Database, { folder, journal }: { folder: string; journal: Journal }): (() => Promise<void>) => {
  let refuses = false;
  let running = Promise.resolve();
  let isRunning = false;
  const look = async () => {
    const space = await freeSpace(folder);
    if (refuses ? space > enoughSpace : space < leastSpace) {
      refuses = !refuses;
      await database.refuseWrites?.(refuses);
    }
    const behind = await journal.note(database.bulk, new Date());
    if (behind > mostLog) await database.bulk.execute(sql`CHECKPOINT`);
  };
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    // Requests report a database that does not answer, and a full disk.
    running = look()
      .catch(() => undefined)
      .finally(() => (isRunning = false));
  }, 1000).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};

/** Bytes of log after which a checkpoint is made: a start after a kill reads no more than these. */
const mostLog = 64 * 1024 * 1024;

type Say = (line: string) => void;

interface Opening {
  /** Gets sentences for the operator. */
  say: Say;
  /** The folder of snapshots; null where there are none. */
  backupDir: string | null;
}
