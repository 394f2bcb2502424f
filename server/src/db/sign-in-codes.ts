import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { timingSafeEqual } from 'node:crypto';
import type { Db } from './open.ts';
import { signInCodes } from './tables.ts';

/** Stores the hash of a code for a scope, which may have several. Deletes codes that can be used no more. */
export const storeCode = async (
  db: Db,
  code: { id: string; scope: string; codeHash: string; expiresAt: Date },
  now: Date,
): Promise<void> => {
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, now));
  await db.insert(signInCodes).values(code);
};

/** Forgets a code that was not sent. */
export const forgetCode = async (db: Db, id: string): Promise<void> => {
  await db.delete(signInCodes).where(eq(signInCodes.id, id));
};

/**
 * Tries a code on all codes of a scope. Whether it is one of them; then none of them can be used again. A wrong one takes one of the five
 * tries of each. To be called in a transaction, which makes tries at the same moment wait for each other.
 */
export const useCode = async (tx: Db, scope: string, codeHash: string, now: Date): Promise<boolean> => {
  const live = await tx
    .select({ id: signInCodes.id, codeHash: signInCodes.codeHash })
    .from(signInCodes)
    .where(and(eq(signInCodes.scope, scope), gt(signInCodes.expiresAt, now), lt(signInCodes.tries, mostTries)))
    // Locked in one order by all.
    .orderBy(asc(signInCodes.id))
    .for('update');
  const isRight = live.some((one) => isEqual(one.codeHash, codeHash));
  if (isRight) await tx.delete(signInCodes).where(eq(signInCodes.scope, scope));
  else
    await tx
      .update(signInCodes)
      .set({ tries: sql`${signInCodes.tries} + 1` })
      .where(eq(signInCodes.scope, scope));
  return isRight;
};

const isEqual = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const mostTries = 5;
