import { expect, it } from 'vitest';
import { seenOf } from './seen.ts';

const job = { source: 'greenhouse', last_verified_at: '2026-11-20T09:00:00Z', state: 'open' as const };

it.each([
  [{}, ['Greenhouse', 'Seen 3 hours ago']],
  [{ source: 'simplify' }, ['Public list', 'Seen 3 hours ago']],
  [{ state: 'closed' as const }, ['Greenhouse', 'Closed']],
  [{ state: 'uncertain' as const, last_verified_at: '2026-11-03T09:00:00Z' }, ['Greenhouse', 'Not verified since Nov 3']],
  [{ source: 'sample' }, ['Sample posting']],
  [{ source: 'sample', state: 'closed' as const }, ['Sample posting, closed']],
])('a job with %j was seen: %j', (part, words) => {
  expect(seenOf({ ...job, ...part }, new Date('2026-11-20T12:00:00Z')).map(({ text }) => text)).toEqual(words);
});
