import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { DamagedError } from '#platform/damaged.ts';
import { freeSpace, isDiskFull, leastSpace } from '#platform/disk.ts';
import { makePrivate } from '#platform/lock.ts';
import { buildFrom, isBuilt, moveAside, putInPlace } from './backup/restore.ts';
import { newestSnapshot } from './backup/snapshots.ts';
import { damagedRelations, damageOf } from './folder-checks.ts';
import { watchFolder } from './folder-watch.ts';
import { type Journal, openJournal } from './journal.ts';
import { type Database, openEmbedded } from './open.ts';

/**
 * Opens the embedded database of a data directory, for this user only, and makes one where there was none. PGlite would begin an empty one
 * wherever it finds no whole one, so a mark of our own beside it says whether there was one. One that cannot be opened or is not whole is
 * moved aside, and the newest snapshot in `backupDir` takes its place; where there is none, it is left as it is. `say` tells of it. Throws
 * DamagedError without a snapshot, and where the disk is full.
 */
export const openFolder = async (dataDir: string, { say, backupDir }: Opening): Promise<Database> => {
  const folder = join(dataDir, 'database');
  makePrivate(folder);
  tidyUp(dataDir, say);
  const space = await freeSpace(folder);
  if (space < leastSpace) throw new DamagedError(diskFull(dataDir, space));
  const journal = openJournal(join(dataDir, 'database.journal'));
  const database = await openWhole(dataDir, { journal, say }).catch(async (error: unknown) => {
    if (!(error instanceof NotWholeError)) throw isDiskFull(error) ? new DamagedError(diskFull(dataDir, 0), error) : error;
    if (!(await restoreNewest(dataDir, { error, say, backupDir }))) throw damaged(dataDir, error);
    return openWhole(dataDir, { journal, say });
  });
  const unwatch = watchFolder(database, { folder, journal });
  return {
    ...database,
    close: async () => {
      await unwatch();
      await database.close();
    },
  };
};

/** Ends what an earlier process began and did not end. */
const tidyUp = (dataDir: string, say: Say): void => {
  const folder = join(dataDir, 'database');
  for (const name of readdirSync(dataDir))
    if (name.startsWith('database.copy-')) rmSync(join(dataDir, name), { recursive: true, force: true });
  if (readdirSync(folder).length === 0 && isBuilt(dataDir)) putInPlace(dataDir, 'replaced');
  if (readMark(dataDir)?.state !== 'making') return;
  const aside = moveAside(dataDir, 'unfinished');
  makePrivate(folder);
  if (aside !== null) say(`The first start on ${dataDir} was cut off before anything was stored; its database was moved to ${aside}.`);
};

const openWhole = async (dataDir: string, { journal, say }: { journal: Journal; say: Say }): Promise<Database> => {
  const folder = join(dataDir, 'database');
  const before = readMark(dataDir);
  const isNew = readdirSync(folder).length === 0;
  if (isNew && before?.state === 'made') throw new NotWholeError('it is empty');
  if (isNew) writeMark(dataDir, { state: 'making' });
  else throwDamage(damageOf(folder));
  const database = await openEmbedded({ dataDir: folder }).catch((error: unknown) => {
    if (isDiskFull(error)) throw error;
    throw new NotWholeError(error instanceof Error ? error.message : String(error), error);
  });
  try {
    const relations = await damagedRelations(database.db);
    if (relations.length > 0) throw new NotWholeError(`${relations.join(', ')} lost content`);
    const lost = await journal.lost(database.db, folder);
    if (lost?.isTorn) throw new NotWholeError('its log was cut, and tables hold parts of what was in it');
    if (lost)
      say(
        `The log of the database in ${folder} was cut: what was stored ${lost.from === null ? 'shortly before' : `between ${lost.from} and`} ${lost.to} may be missing. The rest is whole.`,
      );
  } catch (error) {
    await database.close();
    throw error;
  }
  if (before?.state !== 'made') writeMark(dataDir, { state: 'made', since: new Date().toISOString() });
  return database;
};

/** Puts the newest whole snapshot in the place of a damaged database; whether there is one. */
const restoreNewest = async (
  dataDir: string,
  { error, say, backupDir }: { error: NotWholeError; say: Say; backupDir: string | null },
): Promise<boolean> => {
  const snapshot = backupDir === null ? null : await newestSnapshot(backupDir, say);
  if (snapshot === null) return false;
  say(`The database in ${join(dataDir, 'database')} is damaged: ${error.message}. The newest snapshot is being restored.`);
  const { madeAt } = await buildFrom(dataDir, snapshot.file).catch((cause: Error) => {
    throw damaged(dataDir, new NotWholeError(`${error.message}; and its snapshot cannot be restored: ${cause.message}`, cause));
  });
  const aside = putInPlace(dataDir, 'damaged');
  if (readMark(dataDir)?.state !== 'made') writeMark(dataDir, { state: 'made', since: madeAt });
  const hours = (Date.now() - Date.parse(madeAt)) / 3_600_000;
  say(
    `Restored the snapshot of ${madeAt}, ${hours < 1 ? 'less than an hour' : `${Math.round(hours)} hours`} old, from ${snapshot.file}. ` +
      `What was stored since is missing. ${aside === null ? 'Nothing was left of the damaged database.' : `The damaged database was moved to ${aside}.`}`,
  );
  return true;
};

/** It cannot be opened, or something of it is gone; `message` says what. */
class NotWholeError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
  }
}

const throwDamage = (damage: string | null): void => {
  if (damage !== null) throw new NotWholeError(damage);
};

const damaged = (dataDir: string, error: NotWholeError): DamagedError => {
  const mark = readMark(dataDir);
  const age = mark?.state === 'made' && mark.since !== '' ? ` that was begun on ${mark.since.slice(0, 10)}` : '';
  return new DamagedError(
    `The database${age} in ${join(dataDir, 'database')} is damaged: ${error.message}.\n` +
      `No snapshot took its place, and nothing was changed. Put a copy of the folder in its place; or, to begin with an empty one, move it and ${markOf(dataDir)} away.`,
    error,
  );
};

const diskFull = (dataDir: string, space: number): string =>
  `The disk of ${dataDir} is full: ${Math.floor(space / mb)} MB are free, and the database needs ${leastSpace / mb} MB to start. What is stored is safe; free some space and start again.`;

const mb = 1024 * 1024;

const marks = z.discriminatedUnion('state', [
  z.object({ state: z.literal('making') }),
  z.object({ state: z.literal('made'), since: z.string() }),
]);
type Mark = z.output<typeof marks>;

const markOf = (dataDir: string): string => join(dataDir, 'database.mark');

/** What the mark says; null where there is none. One that cannot be read was written: there was a database. */
const readMark = (dataDir: string): Mark | null => {
  const file = markOf(dataDir);
  if (!existsSync(file)) return null;
  try {
    return marks.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { state: 'made', since: '' };
  }
};

/** Says that a data directory has a database, and since when (ISO 8601), or that one is being made. */
export const writeMark = (dataDir: string, mark: Mark): void => {
  const draft = `${markOf(dataDir)}.new`;
  writeFileSync(draft, JSON.stringify(mark), { mode: 0o600, flush: true });
  renameSync(draft, markOf(dataDir));
};

type Say = (line: string) => void;

interface Opening {
  /** Hears in sentences what an operator should know. */
  say: Say;
  /** Where snapshots are; null: there are none. */
  backupDir: string | null;
}
