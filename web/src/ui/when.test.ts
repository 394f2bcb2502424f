import { describe, expect, it } from 'vitest';
import { ago, clockOf, dayOf, whenOf } from './when.ts';

describe('a day', () => {
  it('has its year where that is another one', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    expect([dayOf('2026-01-02T00:00:00Z', now), dayOf('2025-12-31T00:00:00Z', now)]).toEqual(['Jan 2', 'Dec 31, 2025']);
  });
});

describe('a moment of a list', () => {
  const now = new Date(2026, 2, 1, 0, 30);
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
  it.each([
    [at(2026, 2, 1, 0, 5), '12:05 AM'],
    [at(2026, 1, 28, 23, 59), 'Yesterday'],
    [at(2026, 1, 28, 0, 0), 'Yesterday'],
    [at(2026, 1, 27, 23, 0), 'Feb 27'],
    [at(2025, 10, 3, 12, 0), 'Nov 3, 2025'],
  ])('%s reads %s', (time, words) => expect(whenOf(time, now)).toBe(words));
  it('that is no time reads nothing', () => expect(clockOf('soon')).toBe(''));
});

it.each([
  ['2026-11-20T11:57:00Z', 'just now'],
  ['2026-11-20T12:00:30Z', 'just now'],
  ['2026-11-20T11:20:00Z', '40 minutes ago'],
  ['2026-11-20T10:59:00Z', '1 hour ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-08T11:00:00Z', '12 days ago'],
  ['2026-10-01T11:00:00Z', 'on Oct 1'],
  ['2025-10-31T11:00:00Z', 'on Oct 31, 2025'],
])('says how long ago %s is: %s', (time, words) => {
  expect(ago(time, new Date('2026-11-20T12:00:00Z'))).toBe(words);
});
