import { chance, type Random } from './random.ts';

export interface Month {
  year: number;
  /** 1–12. */
  month: number;
}

export const months = (from: Month, to: Month): number => (to.year - from.year) * 12 + to.month - from.month;

export function add({ year, month }: Month, count: number): Month {
  const total = year * 12 + month - 1 + count;
  return { year: Math.floor(total / 12), month: (total % 12) + 1 };
}

/** People remember the months of recent years. */
export const written = (random: Random, { year, month }: Month): { year: number; month: number | null } => ({
  year,
  month: chance(random, year < 2006 ? 0.25 : 0.7) ? month : null,
});
