import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { budgetsSpent } from './tables.ts';

/**
 * Reserves `amount` of the budget of a key, which holds for a window of `window` milliseconds, in one statement. All instances together never
 * reserve more than `max`.
 */
export const takeOfBudget = async (db: Db, { key, amount, max, window, now }: Wanted): Promise<Granted> => {
  const { spent, endsAt } = budgetsSpent;
  const end = new Date(now.getTime() + window);
  // A window that ends later than any can was written before a clock was corrected; clocks of instances differ by milliseconds.
  const tooLate = new Date(end.getTime() + window);
  const isOver = sql`${endsAt} <= ${now.toISOString()} OR ${endsAt} > ${tooLate.toISOString()}`;
  const [row] = await db
    .insert(budgetsSpent)
    .values({ key, spent: amount, endsAt: end })
    .onConflictDoUpdate({
      target: budgetsSpent.key,
      set: {
        // A column of 32 bits: what is asked for beyond the end does not add up.
        spent: sql`CASE WHEN ${isOver} THEN excluded.spent ELSE least(${spent}, ${max}) + excluded.spent END`,
        endsAt: sql`CASE WHEN ${isOver} THEN excluded.ends_at ELSE ${endsAt} END`,
      },
    })
    .returning();
  if (row === undefined) throw new Error('A budget was not stored.');
  const before = row.spent - amount;
  return { granted: Math.min(amount, Math.max(0, max - before)), spent: Math.min(row.spent, max), endsAt: row.endsAt.getTime() };
};

/** What all instances have reserved of the budget of a key in its window; 0 where no window is open. */
export const spentOfBudget = async (db: Db, { key, now }: Pick<Wanted, 'key' | 'now'>): Promise<number> => {
  const { spent } = budgetsSpent;
  const [row] = await db
    .select({ spent })
    .from(budgetsSpent)
    .where(and(eq(budgetsSpent.key, key), gt(budgetsSpent.endsAt, now)));
  return row?.spent ?? 0;
};

/** Deletes budgets whose window is over. */
export const sweepBudgets = async (db: Db, now: Date): Promise<void> => {
  await db.delete(budgetsSpent).where(lt(budgetsSpent.endsAt, now));
};

interface Wanted {
  key: string;
  amount: number;
  max: number;
  /** Milliseconds. */
  window: number;
  now: Date;
}

export interface Granted {
  granted: number;
  /** What all instances have reserved, at most `max`. */
  spent: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}
