import { makeSnapshot, newestSnapshotAt } from '#db/backup/snapshots.ts';
import { claim, release } from '#db/claims.ts';
import { isDiskFull } from '#platform/disk.ts';
import type { BackupDeps } from './backups.ts';

/**
 * Makes a snapshot every day at a time of this machine's clock, and soon after the start when the newest is older than a day. Of several
 * instances one makes it. `close` waits for one that is being made.
 */
export const openSnapshots = ({ database, files, embedded, folder, at, log }: SnapshotOptions): Snapshots => {
  let timer: NodeJS.Timeout | undefined;
  let making: Promise<void> = Promise.resolve();
  const make = async (): Promise<void> => {
    // An embedded database has no other process.
    if (!embedded && !(await claim(database.bulk, 'snapshot', almostDay))) return;
    try {
      await makeSnapshot({ database, readFile: files.read, now: database.now }, folder);
    } catch (error) {
      if (!embedded) await release(database.bulk, 'snapshot').catch(() => undefined);
      log.error({ err: error }, isDiskFull(error) ? `The disk of ${folder} is full: no snapshot was made.` : 'No snapshot was made.');
    }
  };
  const wake = (milliseconds: number) => {
    timer = setTimeout(() => {
      making = make().catch((error: unknown) => log.error({ err: error }, 'No snapshot was made.'));
      wake(untilNext(at, new Date()));
    }, milliseconds).unref();
  };
  return {
    start: async () => {
      const newest = await newestSnapshotAt(folder);
      const isOld = newest === null || database.now().getTime() - newest.getTime() > day;
      wake(isOld ? afterStart : untilNext(at, new Date()));
    },
    close: async () => {
      clearTimeout(timer);
      await making;
    },
  };
};

/** Milliseconds from now until a time of day of this machine; a day at most, and more than none. */
const untilNext = ({ hours, minutes }: TimeOfDay, now: Date): number => {
  const next = new Date(now);
  next.setHours(hours, minutes, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next.getTime() - now.getTime();
};

const day = 24 * 3_600_000;
/** Instances whose clocks differ must not make one each. */
const almostDay = 20 * 3_600_000;
/** Milliseconds from being ready to the first one: whoever waited for the server has their first pages by then. */
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
