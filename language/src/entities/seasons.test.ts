import { describe, expect, it } from 'vitest';
import { graduates, seasonsIn } from './seasons.ts';

describe('seasons without a year', () => {
  it.each([
    ['spring co-ops or fall internships', ['spring', 'fall']],
    ['data work in the autumn', ['fall']],
    ['summer internships', ['summer']],
    ['for the winter?', ['winter']],
    ['I graduate in the spring', []],
    ['jobs in Winter Park', []],
    ['fall in love with a job', []],
  ])('%s', (message, expected) => {
    expect(seasonsIn(message).map(({ season }) => season)).toEqual(expected);
  });

  it('are not when somebody leaves school', () => {
    const message = "I'll be graduating in May or summer 2027";
    expect(graduates(message, { start: message.indexOf('summer') })).toBe(true);
    expect(graduates('internships for summer 2027', { start: 16 })).toBe(false);
  });
});
