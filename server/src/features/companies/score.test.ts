import { describe, expect, it } from 'vitest';
import { alumniScore, scoreParts } from './score.ts';

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

  it('is the sum of its parts, each with its numbers in words', () => {
    for (let count = 0; count < 400; count += 7)
      for (const recent of [0, Math.trunc(count / 3), count])
        expect(scoreParts(count, recent, 2021).reduce((sum, { points }) => sum + points, 0)).toBe(alumniScore(count, recent));
    expect(scoreParts(38, 6, 2021)).toEqual([
      {
        name: 'Alumni here now',
        points: 48,
        max: 70,
        text: '38 alumni work here now, so this part scores 48 out of 70. It takes 200 alumni to get all 70.',
      },
      {
        name: 'Recent graduates',
        points: 5,
        max: 30,
        text: '6 of them graduated in 2021 or later, so this part scores 5 out of 30.',
      },
    ]);
    expect(scoreParts(1, 1, 2021).map(({ text }) => text)).toEqual([
      '1 alum works here now, so this part scores 9 out of 70. It takes 200 alumni to get all 70.',
      'The one alum here graduated in 2021 or later, so this part scores 30 out of 30.',
    ]);
    expect(scoreParts(1200, 0, 2021).map(({ text }) => text)).toEqual([
      '1,200 alumni work here now, so this part scores 70 out of 70.',
      'None of them graduated in 2021 or later, so this part scores 0 out of 30.',
    ]);
  });
});
