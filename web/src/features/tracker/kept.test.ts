import type { TrackedJob } from '@alive/contract/tracker.ts';
import { describe, expect, it } from 'vitest';
import { afterChange, orNothing, type Subject, withRecord } from './kept.ts';

const now = new Date('2026-11-20T12:00:00Z');
const subject = (id: string): Subject => ({ job_id: id, job_title: id, company_name: 'Zorblax', application_url: '', job: null });
const kept = (id: string, part: Partial<TrackedJob> = {}): TrackedJob => ({
  ...subject(id),
  stage: 'saved',
  hidden: false,
  notes: '',
  notes_version: 0,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  ...part,
});

describe('what is kept of a job', () => {
  it('keeps what a change does not name', () => {
    const before = kept('a', { notes: 'Ask Ada.' });
    expect(afterChange(before, subject('a'), { stage: 'applied' }, now)).toEqual({
      ...before,
      stage: 'applied',
      updated_at: now.toISOString(),
    });
  });

  it('begins with its first change', () => {
    expect(afterChange(null, subject('a'), { hidden: true }, now)).toMatchObject({ job_id: 'a', stage: null, hidden: true, notes: '' });
  });

  it('is nothing when nothing is left of it, or it was forgotten', () => {
    expect(afterChange(kept('a'), subject('a'), { stage: null }, now)).toBeNull();
    expect(afterChange(kept('a', { notes: 'x' }), subject('a'), { stage: null }, now)).toMatchObject({ stage: null, notes: 'x' });
    expect(afterChange(kept('a', { notes: 'x' }), subject('a'), null, now)).toBeNull();
    expect(orNothing(kept('a'))).toEqual(kept('a'));
  });
});

describe('the list of what a student keeps', () => {
  it('takes a record in its place, first where it had none, and out where it is nothing', () => {
    const list = [kept('a'), kept('b')];
    expect(withRecord(list, 'b', kept('b', { notes: 'x' }))).toEqual([kept('a'), kept('b', { notes: 'x' })]);
    expect(withRecord(list, 'c', kept('c'))).toEqual([kept('c'), kept('a'), kept('b')]);
    expect(withRecord(list, 'a', null)).toEqual([kept('b')]);
  });
});
