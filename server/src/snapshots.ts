import { makeSnapshot, newestSnapshotAt } from '#db/backup/snapshots.ts';
import { isDiskFull } from '#platform/disk.ts';
import { claim, release } from '#db/meta.ts';
import type { BackupDeps } from './backups.ts';

/**
 * Makes a snapshot every day at a time of this machine's clock, and soon after the start when the newest is older than a day. Of several
 * instances one makes it. `close` waits until a running one is finished.
 */
export const openSnapshots = ({ database, files, embedded, folder, at, log }: SnapshotOptions): Snapshots => {
  let timer: NodeJS.Timeout | undefined;
  let making: Promise<void> = Promise.resolve();
  let isClosed = false;
  const age = async (): Promise<number> => {
    const newest = await newestSnapshotAt(folder);
    return newest === null ? Infinity : database.now().getTime() - newest.getTime();
  };
  const failed = (error: unknown) =>
    log.error({ err: error }, isDiskFull(error) ? `The disk of ${folder} is full: no snapshot was made.` : 'No snapshot was made.');
  const make = async (): Promise<void> => {
    // A clock that is set back meets the same time of day twice.
    if (Math.abs(await age()) < hour) return;
    // An embedded database has no other process.
    if (!embedded && !(await claim(database.bulk, 'snapshot', almostDay))) return;
    try {
      await makeSnapshot({ database, readFile: files.read, now: database.now }, folder);
    } catch (error) {
      if (!embedded) await release(database.bulk, 'snapshot').catch(() => undefined);
      throw error;
    }
  };
  const wake = (milliseconds: number) => {
    if (isClosed) return;
    timer = setTimeout(() => {
      making = make()
        .catch(failed)
        .then(() => wake(untilNext(at, new Date())));
    }, milliseconds).unref();
  };
  return {
    start: async () => {
      const isOld = await age().then(
        (milliseconds) => milliseconds > day,
        (error: unknown) => {
          log.error({ err: error }, `The snapshots in ${folder} cannot be read.`);
          return false;
        },
      );
      wake(isOld ? afterStart : untilNext(at, new Date()));
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await making;
    },
  };
};

/** Returns the milliseconds from now until a time of day of this machine: more than 0, a day at most. */
const untilNext = ({ hours, minutes }: TimeOfDay, now: Date): number => {
  const next = new Date(now);
  next.setHours(hours, minutes, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next.getTime() - now.getTime();
};

const hour = 3_600_000;
const day = 24 * hour;
/** Less than a day, and more than the clocks of instances differ: they must not make one each. */
const almostDay = 20 * hour;
/** Milliseconds from being ready to the first snapshot, so that the first pages come before it. */
const afterStart = 10_000;

type TimeOfDay = { hours: number; minutes: number };

interface SnapshotOptions extends BackupDeps {
  embedded: boolean;
  folder: string;
  at: TimeOfDay;
  log: { error: (about: object, sentence: string) => void };
}

interface Snapshots {
  start: () => Promise<void>;
  close: () => Promise<void>;
}
