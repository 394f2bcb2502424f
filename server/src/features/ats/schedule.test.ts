import { describe, expect, it } from 'vitest';
import { isDue } from './schedule.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 20);
const at = (hours: number) => new Date(start + hours * hour);
const ids = Array.from({ length: 100 }, (_, number) => `greenhouse:company-${number}`);

/** After how many hours a board that was tried at the start is due again. */
const dueAfter = (id: string, hours: number): number => {
  for (let quarter = 0; ; quarter++) if (isDue(id, { startedAt: at(0), outcome: 'complete' }, at(quarter / 4), hours)) return quarter / 4;
};

describe('the turn of a board', () => {
  it('has come when it was never tried, or was cut off', () => {
    expect(isDue('a', undefined, at(0), 6)).toBe(true);
    expect(isDue('a', { startedAt: null, outcome: 'failed' }, at(0), 6)).toBe(true);
    expect(isDue('a', { startedAt: at(0), outcome: null }, at(0), 6)).toBe(true);
    expect(isDue('a', { startedAt: at(0), outcome: 'failed' }, at(0), 6)).toBe(false);
  });

  it('comes once in its time, for each board at another moment', () => {
    const waits = ids.map((id) => dueAfter(id, 6));
    expect(Math.max(...waits)).toBeLessThanOrEqual(6.25);
    for (const sixth of [0, 1, 2, 3, 4, 5])
      expect(waits.filter((wait) => Math.min(5, Math.floor(wait)) === sixth).length).toBeGreaterThan(5);
  });

  it('comes again after exactly that time', () => {
    for (const id of ids.slice(0, 10)) {
      const first = at(dueAfter(id, 6));
      const next = (after: number) => isDue(id, { startedAt: first, outcome: 'complete' }, new Date(first.getTime() + after * hour), 6);
      expect([next(0), next(5.7), next(6)]).toEqual([false, false, true]);
    }
  });
});
