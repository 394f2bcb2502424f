import { eq, sql } from 'drizzle-orm';
import type { Db } from './handle.ts';
import { meta } from './tables.ts';

/** Takes a recurring task for this process; false where another one took it less than `period` milliseconds ago, by the database's clock. */
export const claim = async (db: Db, task: string, period: number): Promise<boolean> => {
  const taken = await db
    .insert(meta)
    .values({ key: keyOf(task), value: sql`to_jsonb(now())` })
    .onConflictDoUpdate({
      target: meta.key,
      set: { value: sql`to_jsonb(now())` },
      setWhere: sql`(${meta.value} #>> '{}')::timestamptz < now() - make_interval(secs => ${period / 1000})`,
    })
    .returning({ key: meta.key });
  return taken.length > 0;
};

/** Gives a task back that was not carried out. */
export const release = async (db: Db, task: string): Promise<void> => {
  await db.delete(meta).where(eq(meta.key, keyOf(task)));
};

const keyOf = (task: string): string => `last-${task}`;
