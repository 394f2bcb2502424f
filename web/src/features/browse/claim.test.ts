import { expect, it } from 'vitest';
import { claimOf } from './claim.ts';

it.each([
  [0, '0 jobs'],
  [1, '1 job'],
  [999, '999 jobs'],
  [1000, '1,000+ jobs'],
  [12_999, '12,000+ jobs'],
])('of %d jobs the view says %j', (jobs, words) => expect(claimOf(jobs)).toBe(words));
