import type { Job } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import { standingOf } from './words.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('whether a job is still to be had', () => {
  const job = { state: 'open', source: 'greenhouse', last_verified_at: '2026-11-18T10:00:00Z' } as Job;
  it.each([
    [job, 'Open as of Nov 18'],
    [{ ...job, state: 'uncertain' as const }, 'Not checked since Nov 18'],
    [{ ...job, state: 'closed' as const, closed_at: '2026-11-19T10:00:00Z' }, 'Closed since Nov 19'],
    [{ ...job, source: 'sample' }, 'Sample posting, not a live opening'],
    [null, 'No longer in our lists'],
  ])('%#', (one, words) => expect(standingOf({ job: one }, now)).toBe(words));
});
