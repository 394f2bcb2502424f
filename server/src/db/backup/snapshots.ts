import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#db/open.ts';
import { dump } from './dump.ts';
import { BackupError, type Summary, verifyBackup, writeBackup } from './format.ts';

/** How many snapshots are kept. */
const kept = 3;

/** Backs a database up to a file, for this user only, while it is used. */
export const backUp = (
  { database, readFile, now }: { database: Database; readFile: (name: string) => Promise<Buffer | null>; now: () => Date },
  file: string,
): Promise<Summary> => database.consistent((tx) => writeBackup(file, dump(tx, { readFile, madeAt: now() })));

/** The same as a snapshot in a folder, of which the newest three are kept. */
export const makeSnapshot = async (deps: Parameters<typeof backUp>[0], folder: string): Promise<Summary> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const summary = await backUp(deps, join(folder, `alive-${deps.now().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`));
  for (const old of (await snapshotsIn(folder)).slice(kept)) await rm(join(folder, old), { force: true });
  return summary;
};

/** The newest snapshot of a folder that is whole; null where there is none. `skipped` hears why others were passed over. */
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

/** When the newest snapshot of a folder was made, by its name; null where there is none. */
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
