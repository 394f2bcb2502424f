import { sql } from 'drizzle-orm';
import { freeSpace, leastSpace } from '#platform/disk.ts';
import type { Journal } from './journal.ts';
import { type Database, rowsOf } from './open.ts';

/**
 * What PostgreSQL does by processes of its own, which an embedded one has not: notes every second how far the log is written, makes a
 * checkpoint when the log has grown, and refuses writes before the disk is full. Returns what ends it.
 */
export const watchFolder = (database: Database, { folder, journal }: { folder: string; journal: Journal }): (() => Promise<void>) => {
  let refuses = false;
  let running = Promise.resolve();
  let isRunning = false;
  const look = async () => {
    const space = await freeSpace(folder);
    if (refuses ? space > leastSpace * 1.25 : space < leastSpace) {
      refuses = !refuses;
      await database.refuseWrites?.(refuses);
    }
    await journal.note(database.bulk, new Date());
    const [{ behind } = { behind: false }] = await rowsOf<{ behind: boolean }>(
      database.bulk,
      sql`SELECT pg_current_wal_lsn() - redo_lsn > ${mostLog} AS behind FROM pg_control_checkpoint()`,
    );
    if (behind) await database.bulk.execute(sql`CHECKPOINT`);
  };
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    // A database that does not answer, or a full disk, is said elsewhere.
    running = look()
      .catch(() => undefined)
      .finally(() => (isRunning = false));
  }, 1000).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};

/** Bytes of log after which a checkpoint is made: what a start after a kill has to read again. */
const mostLog = 64 * 1024 * 1024;
