import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { eq, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { newId } from '#platform/ids.ts';
import type { Db } from './handle.ts';
import { instances } from './tables.ts';

/** A process that serves a database, perhaps beside others. */
export interface Instance {
  id: string;
  /** The machine, and on Linux its boot and the pid's namespace: a pid means the same process in these alone. */
  host: string;
  pid: number;
}

/** A name for this process, which nobody else has or had. */
export const newInstance = (): Instance => ({ id: newId(), host: thisHost, pid: process.pid });

/** Says by the database's clock that an instance lives. */
export const beat = async (db: Db, instance: Instance): Promise<void> => {
  await db
    .insert(instances)
    .values({ ...instance, startedAt: sql`now()`, beatAt: sql`now()` })
    .onConflictDoUpdate({ target: instances.id, set: { beatAt: sql`now()` } });
};

/** An instance has ended. */
export const leave = async (db: Db, id: string): Promise<void> => {
  await db.delete(instances).where(eq(instances.id, id));
};

/** Whether the instance that a column names is `me`, or has said of late that it lives. */
export const lives = (owner: SQLWrapper, me: string): SQL<boolean> =>
  sql`(${owner} = ${me} OR EXISTS (SELECT 1 FROM ${instances} WHERE ${instances.id} = ${owner} AND ${instances.beatAt} > now() - interval '3 seconds'))`;

/**
 * Forgets instances of this host whose process is gone, and those of which nobody heard for an hour. Returns the others that are late, which
 * may be dead, or held up on a crowded machine; `isHere` says that the process of one is there.
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
    // Somebody else's process runs, too.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
  try {
    // One that ended but was not waited for by its parent still has its pid.
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
