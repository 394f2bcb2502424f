import { and, eq, lt, sql } from 'drizzle-orm';
import { lives } from './instances.ts';
import type { Db } from './open.ts';
import { idempotentCalls, students } from './tables.ts';

/**
 * Takes it upon an instance to carry out a call, in one statement: nobody else has its key, or who had it died or gave it up before there was a
 * reply, or a day has passed. Whoever carries it out again makes what has the same id, so that it cannot come to be twice. null where somebody
 * else carries it out or has, or with another body. An instance asks for a key only while it does not carry it out itself.
 */
export const claimCall = async (db: Db, call: Claim): Promise<IdempotentCall | null> => {
  const { owner, now, scope, key, endpoint, bodyHash, studentId, makes } = call;
  const t = idempotentCalls;
  const isOld = lt(t.createdAt, before(now, aDay));
  const isSame = sql`${t.endpoint} = excluded.endpoint AND ${t.bodyHash} = excluded.body_hash`;
  const isLeft = sql`${t.owner} = ${owner} OR ${lt(t.createdAt, before(now, aMinute))} OR NOT ${lives(t.owner, owner)}`;
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

/** The call that has a key; null where none has. */
export const callWithKey = async (db: Db, { scope, key }: Key): Promise<IdempotentCall | null> => {
  const [row] = await db.select().from(idempotentCalls).where(hasKey({ scope, key }));
  return row ?? null;
};

/** Stores the reply to a call; `reply` undefined where it is made anew each time. An account that it made takes it along when it goes. */
export const finishCall = async (db: Db, { scope, key, status, reply }: Key & { status: number; reply: unknown }): Promise<void> => {
  const made = db.select({ id: students.id }).from(students).where(eq(students.id, idempotentCalls.makes));
  await db
    .update(idempotentCalls)
    .set({ status, reply, studentId: sql`coalesce(${idempotentCalls.studentId}, (${made}))` })
    .where(hasKey({ scope, key }));
};

/** Lets others carry out a call that failed: as if it had never come where nothing `isDone`, else with the same body alone. */
export const releaseCall = async (db: Db, { scope, key, mayBeDone }: Key & { mayBeDone: boolean }): Promise<void> => {
  if (mayBeDone) await db.update(idempotentCalls).set({ owner: '' }).where(hasKey({ scope, key }));
  else await db.delete(idempotentCalls).where(hasKey({ scope, key }));
};

/** Forgets calls that are older than a day. */
export const sweepCalls = async (db: Db, now: Date): Promise<void> => {
  await db.delete(idempotentCalls).where(lt(idempotentCalls.createdAt, before(now, aDay)));
};

const hasKey = ({ scope, key }: Key) => and(eq(idempotentCalls.scope, scope), eq(idempotentCalls.key, key));

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

const aDay = 86_400_000;
/** No request takes longer. */
const aMinute = 60_000;

export type IdempotentCall = typeof idempotentCalls.$inferSelect;

interface Key {
  scope: string;
  key: string;
}

interface Claim extends Key, Pick<IdempotentCall, 'endpoint' | 'bodyHash' | 'studentId' | 'makes'> {
  /** The instance that asks. */
  owner: string;
  now: Date;
}
