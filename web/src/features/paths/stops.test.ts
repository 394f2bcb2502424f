import { describe, expect, it } from 'vitest';
import { stopsOf, wentOn } from './stops.ts';

const career = { career_sequence: ['Chef at large at Bistro', 'Nurse at St. Mary', 'Matron'], dream_at: 1 };

describe('the steps of somebody who got there', () => {
  it('end with the dream job, which is marked, and split at the last "at"', () => {
    expect(stopsOf(career).map(({ title, at, now }) => [title, at, now])).toEqual([
      ['Chef at large', 'Bistro', false],
      ['Nurse', 'St. Mary', true],
    ]);
    expect(wentOn(career)).toBe(true);
    expect(wentOn({ ...career, dream_at: 2 })).toBe(false);
  });

  it('are all of them where none is the dream job, and may lack a company', () => {
    const stops = stopsOf({ ...career, dream_at: null });
    expect(stops).toHaveLength(3);
    expect(stops[2]).toMatchObject({ title: 'Matron', at: '', now: false });
    expect(stops.some(({ now }) => now)).toBe(false);
    expect(wentOn({ ...career, dream_at: null })).toBe(false);
  });
});
