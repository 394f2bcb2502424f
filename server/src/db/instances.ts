import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { and, eq, inArray, lt, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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
 * Forgets instances that ended without a word: those of this host whose process is gone, at once, others after a minute. Returns those of this
 * host that are late though their process is there: a crowded machine makes them late, and they are not dead yet.
 */
export const forgetEnded = async (db: Db): Promise<string[]> => {
  const here = await db
    .select({ id: instances.id, pid: instances.pid, isLate: sql<boolean>`${instances.beatAt} < now() - interval '2 seconds'` })
    .from(instances)
    .where(and(eq(instances.host, thisHost), ne(instances.pid, process.pid)));
  const gone = here.filter(({ pid }) => !isRunning(pid)).map(({ id }) => id);
  if (gone.length > 0) await db.delete(instances).where(inArray(instances.id, gone));
  await db.delete(instances).where(lt(instances.beatAt, sql`now() - interval '1 minute'`));
  return here.filter(({ id, isLate }) => isLate && !gone.includes(id)).map(({ id }) => id);
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
