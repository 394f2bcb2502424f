import { sql } from 'drizzle-orm';
import { enoughSpace, freeSpace, leastSpace } from '#platform/disk.ts';
import type { Journal } from './journal.ts';
import type { Database } from './open.ts';

/**
 * Does what PostgreSQL has background processes for: notes every second how far the log is written, makes a checkpoint when the log has
 * grown, and refuses writes before the disk is full. Returns a function that ends it.
 */
export const watchFolder = (database: Database, { folder, journal }: { folder: string; journal: Journal }): (() => Promise<void>) => {
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
