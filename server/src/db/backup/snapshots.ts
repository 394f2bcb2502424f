import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#db/open.ts';
import { ensureWritable, unwritable } from '#platform/writable.ts';
import { dump } from './dump.ts';
import { BackupError, type Summary, verifyBackup, writeBackup } from './format.ts';

/** How many snapshots are kept. */
const kept = 3;

/** Backs a database up to a file that only this user can read, while the database is used. */
export const backUp = (
  { database, readFile, now }: { database: Database; readFile: (name: string) => Promise<Buffer | null>; now: () => Date },
  file: string,
): Promise<Summary> => database.consistent((tx) => writeBackup(file, dump(tx, { readFile, madeAt: now() })));

/** Backs a database up as a snapshot in a folder, and keeps the newest three. */
export const makeSnapshot = async (deps: Parameters<typeof backUp>[0], folder: string): Promise<Summary> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeStaleDrafts(folder);
  const summary = await backUp(deps, join(folder, `alive-${deps.now().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`));
  for (const old of (await snapshotsIn(folder)).slice(kept)) await rm(join(folder, old), { force: true });
  return summary;
};

/** Makes the folder of snapshots where there is none. Throws ConfigError when the configuration is the reason that it cannot be written. */
export const checkSnapshotFolder = (folder: string): Promise<void> =>
  ensureWritable(folder).catch((error: unknown) => {
    // A disk that is full or away for a while stops snapshots, not the server.
    if (misconfigured.has((error as NodeJS.ErrnoException).code ?? '')) throw unwritable('BACKUP_DIR', folder, error);
  });

const misconfigured = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG']);

/** Removes what a process that was killed had written of a snapshot. One that is being written now is younger. */
const removeStaleDrafts = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder)) {
    if (!entry.endsWith('.draft') || !name.test(entry.slice(0, -'.draft'.length))) continue;
    const draft = join(folder, entry);
    const { mtimeMs } = await stat(draft);
    if (Date.now() - mtimeMs > staleAfter) await rm(draft, { force: true });
  }
};

/** Milliseconds without a write. */
const staleAfter = 600_000;

/** Returns the newest whole snapshot of a folder; null where there is none. `skipped` gets the reasons why newer ones are no use. */
export const newestSnapshot = async (
  folder: string,
  skipped: (reason: string) => void,
): Promise<{ file: string; summary: Summary } | null> => {
  for (const name of await snapshotsIn(folder)) {
    const file = join(folder, name);
    try {
      return { file, summary: await verifyBackup(file) };
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      skipped(error.message);
    }
  }
  return null;
};

/** Returns when the newest snapshot of a folder was made, by its name; null where there is none. */
export const newestSnapshotAt = async (folder: string): Promise<Date | null> => {
  const [newest] = await snapshotsIn(folder);
  const [, day, hours, minutes, seconds] = name.exec(newest ?? '') ?? [];
  return day === undefined ? null : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
};

/** Names of snapshots, the newest first. */
const snapshotsIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => name.test(entry))
    .toSorted()
    .toReversed();
};

const name = /^alive-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;
