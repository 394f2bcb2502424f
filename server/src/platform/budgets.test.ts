import { expect, it } from 'vitest';
import type { Db } from '#db/open.ts';
import { type Budgets, openBudgets } from './budgets.ts';

const hour = 3_600_000;
const now = new Date('2026-11-30T09:00:00Z');

/** A database that answers nothing in time. */
const away = {
  insert: () => {
    throw new Error('away');
  },
} as unknown as Db;

/** How often a budget can be spent at once. */
const grantedOf = async (budgets: Budgets, max: number): Promise<number> => {
  for (let spent = 0; ; spent++) if ((await budgets.spend(`of ${max}`, { max, window: hour })).isSpent) return spent;
};

it('leaves a student a second code while the database does not keep count, and a network its share of a minute', async () => {
  const budgets = openBudgets({ now: () => now, db: away, failed: () => undefined });
  expect(await grantedOf(budgets, 20)).toBe(5);
  expect(await grantedOf(budgets, 3)).toBe(3);
  expect(await grantedOf(budgets, 6000)).toBe(100);
});
