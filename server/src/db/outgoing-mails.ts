import { and, asc, eq, gt, inArray, lte, min, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { outgoingMails } from './tables.ts';

/** Puts messages in that are to be sent from their `dueAt` on. */
export const addMails = async (db: Db, mails: (typeof outgoingMails.$inferInsert)[]): Promise<void> => {
  await db.insert(outgoingMails).values(mails);
};

/** Takes up to `most` messages that are due and counts a try of each. Nobody else takes them before `until`. */
export const takeDue = async (db: Db, { now, until, most }: { now: Date; until: Date; most: number }): Promise<OutgoingMail[]> => {
  const due = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(lte(outgoingMails.dueAt, now))
    .orderBy(asc(outgoingMails.dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(outgoingMails)
    .set({ tries: sql`${outgoingMails.tries} + 1`, dueAt: until })
    .where(inArray(outgoingMails.id, due))
    .returning();
};

/** Has a message tried again at `dueAt`. */
export const putOff = async (db: Db, id: string, dueAt: Date): Promise<void> => {
  await db.update(outgoingMails).set({ dueAt }).where(eq(outgoingMails.id, id));
};

/** Forgets a message that was sent or given up. */
export const dropMail = async (db: Db, id: string): Promise<void> => {
  await db.delete(outgoingMails).where(eq(outgoingMails.id, id));
};

/** When the next message after `now` is due; null where none waits. */
export const nextDue = async (db: Db, now: Date): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(outgoingMails.dueAt) })
    .from(outgoingMails)
    .where(and(gt(outgoingMails.dueAt, now)));
  return row?.at ?? null;
};

export type OutgoingMail = typeof outgoingMails.$inferSelect;
