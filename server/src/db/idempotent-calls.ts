import { and, eq, gt, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { isAlive } from './instances.ts';
import type { Db } from './open.ts';
import { idempotentCalls, students } from './tables.ts';

/**
 * Claims a key for this instance in one statement. A claim succeeds if the key is new, older than a day, or its owner died or released it.
 * A second run reuses the id. Returns null otherwise. An instance claims a key only while it does not run the call itself.
 */
export const claimCall = async (db: Db, call: Claim): Promise<IdempotentCall | null> => {
  const { owner, now, scope, key, endpoint, bodyHash, studentId, makes, spared } = call;
  const t = idempotentCalls;
  const isOld = lt(t.createdAt, before(now, aDay));
  const isSame = sql`${t.endpoint} = excluded.endpoint AND ${t.bodyHash} = excluded.body_hash`;
  const isDead = and(sql`NOT ${isAlive(t.owner, owner)}`, spared.length === 0 ? undefined : notInArray(t.owner, spared));
  const isLeft = sql`${t.owner} = ${owner} OR ${lt(t.createdAt, before(now, aMinute))} OR (${isDead})`;
  const [row] = await db
    .insert(t)
    .values({ scope, key, endpoint, bodyHash, owner, studentId, makes, createdAt: now })
    .onConflictDoUpdate({
      target: [t.scope, t.key],
      set: {
        endpoint,
        bodyHash,
        owner,
        studentId,
        makes: sql`CASE WHEN ${isOld} THEN excluded.makes ELSE ${t.makes} END`,
        status: null,
        reply: null,
        createdAt: sql`CASE WHEN ${isOld} THEN excluded.created_at ELSE ${t.createdAt} END`,
      },
      setWhere: sql`${isOld} OR (${t.status} IS NULL AND ${isSame} AND (${isLeft}))`,
    })
    .returning();
  return row ?? null;
};

/** Returns the call that has a key; null if none has. */
export const callWithKey = async (db: Db, { scope, key }: Key): Promise<IdempotentCall | null> => {
  const [row] = await db.select().from(idempotentCalls).where(hasKey({ scope, key }));
  return row ?? null;
};

/** Stores that a call is done, and the id of what it made. If that is an account, the row is deleted with it. */
export const finishCall = async (db: Db, { scope, key, status, makes }: Key & { status: number; makes: string }): Promise<void> => {
  const made = db.select({ id: students.id }).from(students).where(eq(students.id, idempotentCalls.makes));
  await db
    .update(idempotentCalls)
    .set({ status, makes, studentId: sql`coalesce(${idempotentCalls.studentId}, (${made}))` })
    .where(hasKey({ scope, key }));
};

/**
 * Releases a call of this owner that failed. If it may have changed something, only the same body can claim the key again; otherwise the key
 * is free. Does nothing if another instance has claimed the key or it is done.
 */
export const releaseCall = async (db: Db, { scope, key, owner, mayBeDone }: Key & { owner: string; mayBeDone: boolean }): Promise<void> => {
  const isOwn = and(hasKey({ scope, key }), eq(idempotentCalls.owner, owner), isNull(idempotentCalls.status));
  if (mayBeDone) await db.update(idempotentCalls).set({ owner: '' }).where(isOwn);
  else await db.delete(idempotentCalls).where(isOwn);
};

/** When the call came that made this; null where none is kept. */
export const madeAt = async (db: Db, id: string): Promise<Date | null> => {
  const [row] = await db.select({ at: idempotentCalls.createdAt }).from(idempotentCalls).where(eq(idempotentCalls.makes, id));
  return row?.at ?? null;
};

/** Forgets the call that made this, so that repeating it gives nothing any more. */
export const forgetCallsThatMade = async (db: Db, id: string): Promise<void> => {
  await db.delete(idempotentCalls).where(eq(idempotentCalls.makes, id));
};

/** Ends the ten minutes in which repeating a registration signs in: its student has signed out or has proven their address. */
export const retireRegistration = async (db: Db, studentId: string, now: Date): Promise<void> => {
  const t = idempotentCalls;
  await db
    .update(t)
    .set({ createdAt: before(now, registrationLasts) })
    .where(and(eq(t.makes, studentId), gt(t.createdAt, before(now, registrationLasts))));
};

/** Deletes calls that are older than a day. */
export const sweepCalls = async (db: Db, now: Date): Promise<void> => {
  await db.delete(idempotentCalls).where(lt(idempotentCalls.createdAt, before(now, aDay)));
};

const hasKey = ({ scope, key }: Key) => and(eq(idempotentCalls.scope, scope), eq(idempotentCalls.key, key));

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** Milliseconds in which who registered may have missed the reply, and gets a token of their own by repeating the call. */
export const registrationLasts = 600_000;
const aDay = 86_400_000;
/** No request takes longer. */
const aMinute = 60_000;

export type IdempotentCall = typeof idempotentCalls.$inferSelect;

interface Key {
  scope: string;
  key: string;
}

interface Claim extends Key, Pick<IdempotentCall, 'endpoint' | 'bodyHash' | 'studentId' | 'makes'> {
  /** The instance that claims the key. */
  owner: string;
  /** Instances whose heartbeat is late but which may be alive. */
  spared: string[];
  now: Date;
}
