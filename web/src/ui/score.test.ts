import { describe, expect, it } from 'vitest';
import { isStrong, scoreWord } from './score.ts';

describe('the word for a score', () => {
  it.each([
    [100, 'Strong'],
    [80, 'Strong'],
    [79, 'Good'],
    [60, 'Good'],
    [59, 'Fair'],
    [40, 'Fair'],
    [39, ''],
    [0, ''],
  ])('%d is “%s”', (score, word) => expect(scoreWord(score)).toBe(word));

  it('is good news from Strong on only', () => {
    expect([isStrong(80), isStrong(79), isStrong(null)]).toEqual([true, false, false]);
  });
});
