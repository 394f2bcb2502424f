import { describe, expect, it } from 'vitest';
import { alumniScore } from './score.ts';

describe('the alumni score', () => {
  it('is 0 without alumni and 100 for two hundred recent ones', () => {
    expect([alumniScore(0, 0), alumniScore(200, 200), alumniScore(5000, 5000)]).toEqual([0, 100, 100]);
  });

  it('never falls when one more alumnus joins, and never leaves 0–100', () => {
    for (let count = 1; count < 400; count++) {
      expect(alumniScore(count, count)).toBeGreaterThanOrEqual(alumniScore(count - 1, count - 1));
      expect(alumniScore(count, 0)).toBeLessThanOrEqual(alumniScore(count, count));
      expect(Number.isInteger(alumniScore(count, Math.trunc(count / 3)))).toBe(true);
    }
  });
});
