import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { eq, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { newId } from '#platform/ids.ts';
import type { Db } from './handle.ts';
import { instances } from './tables.ts';

/** A process that serves a database, possibly one of several. */
export interface Instance {
  id: string;
  /** The machine, and on Linux its boot and the pid's namespace: a pid means the same process in these alone. */
  host: string;
  pid: number;
}

/** Returns a unique name for this process. */
export const newInstance = (): Instance => ({ id: newId(), host: thisHost, pid: process.pid });

/** Stores a heartbeat of an instance, by the database's clock. */
export const beat = async (db: Db, instance: Instance): Promise<void> => {
  await db
    .insert(instances)
    .values({ ...instance, startedAt: sql`now()`, beatAt: sql`now()` })
    .onConflictDoUpdate({ target: instances.id, set: { beatAt: sql`now()` } });
};

/** Removes an instance that ends. */
export const leave = async (db: Db, id: string): Promise<void> => {
  await db.delete(instances).where(eq(instances.id, id));
};

/** Whether an owner column names this instance, or one with a heartbeat in the last three seconds. */
export const isAlive = (owner: SQLWrapper, me: string): SQL<boolean> =>
  sql`(${owner} = ${me} OR EXISTS (SELECT 1 FROM ${instances} WHERE ${instances.id} = ${owner} AND ${instances.beatAt} > now() - interval '3 seconds'))`;

/**
 * Removes instances of this host whose process is gone, and those without a heartbeat for an hour. Returns the other late ones, which may be
 * dead or only slow; `isHere`: its process runs on this host.
 */
export const forgetEnded = async (db: Db): Promise<{ id: string; isHere: boolean }[]> => {
  const all = await db
    .select({
      id: instances.id,
      host: instances.host,
      pid: instances.pid,
      isLate: sql<boolean>`${instances.beatAt} < now() - interval '2 seconds'`,
    })
    .from(instances);
  const isGone = ({ host, pid }: (typeof all)[number]) => host === thisHost && pid !== process.pid && !isRunning(pid);
  const gone = all.filter(isGone).map(({ id }) => id);
  const isOld = lt(instances.beatAt, sql`now() - interval '1 hour'`);
  if (gone.length > 0) await db.delete(instances).where(inArray(instances.id, gone));
  if (all.some(({ isLate }) => isLate)) await db.delete(instances).where(isOld);
  return all.flatMap(({ id, host, isLate }) => (isLate && !gone.includes(id) ? [{ id, isHere: host === thisHost }] : []));
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user is running too.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
  try {
    // A zombie process still has its pid.
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return true;
  }
};

const thisHost = ((): string => {
  try {
    return [hostname(), readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(), readlinkSync('/proc/self/ns/pid')].join(' ');
  } catch {
    return hostname();
  }
})();
