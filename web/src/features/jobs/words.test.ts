import { describe, expect, it } from 'vitest';
import { payOf, placesOf, receiptOf } from './words.ts';

describe('pay', () => {
  it.each([
    [{ salary_min: 58_000, salary_max: 66_400, pay_stated: null }, '$58–66K'],
    [{ salary_min: 90_000, salary_max: 90_000, pay_stated: null }, '$90K'],
    [{ salary_min: null, salary_max: 70_000, pay_stated: null }, '$70K'],
    [{ salary_min: 95_680, salary_max: 95_680, pay_stated: '$46 an hour' }, '$46 an hour ($96K a year)'],
    [{ salary_min: null, salary_max: null, pay_stated: null }, null],
    [{ salary_min: 0, salary_max: 0, pay_stated: null }, null],
  ])('of %j reads %j', (job, words) => expect(payOf(job)).toBe(words));
});

describe('places', () => {
  it.each([
    [['Boston, MA'], false, 'Boston, MA'],
    [['Boston, MA', 'Austin, TX'], false, 'Boston, MA and Austin, TX'],
    [['Boston, MA', 'Austin, TX', 'London, UK'], true, 'Boston, MA, Austin, TX and 2 more'],
    [['Remote'], true, 'Remote'],
    [['Boston, MA'], true, 'Boston, MA and Remote'],
    [[], false, null],
  ])('of %j, remote %j, read %j', (locations, remote, words) => expect(placesOf({ locations, remote })).toBe(words));
});

describe('the receipt', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const job = { source: 'simplify', posted_at: '2026-11-12T00:00:00Z', last_verified_at: '2026-11-20T10:00:00Z', state: 'open' as const };
  it('says where it is from, when it was posted and last seen', () => {
    expect(receiptOf(job, now).map((item) => item.text)).toEqual(['Public internship list', 'Posted 12 Nov', 'Seen 2 hours ago']);
  });
  it('never calls a sample posting live, and says when a job is closed', () => {
    expect(receiptOf({ ...job, source: 'sample' }, now).at(-1)?.text).toBe('Not a live opening');
    expect(receiptOf({ ...job, state: 'closed' }, now).at(-1)?.text).toBe('Closed');
  });
});
