import { expect, it } from 'vitest';
import { ago } from './ago.ts';

it.each([
  ['2026-11-20T11:57:00Z', 'just now'],
  ['2026-11-20T12:00:30Z', 'just now'],
  ['2026-11-20T11:20:00Z', '40 minutes ago'],
  ['2026-11-20T10:59:00Z', '1 hour ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-15T11:00:00Z', '5 days ago'],
  ['2026-10-31T11:00:00Z', 'October 31, 2026'],
])('says how long ago %s is: %s', (time, words) => {
  expect(ago(time, new Date('2026-11-20T12:00:00Z'))).toBe(words);
});
