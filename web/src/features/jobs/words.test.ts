import { describe, expect, it } from 'vitest';
import { closingOf, kindBeyondTitle, payInBrief, payOf, placeInBrief, placesOf, provenanceOf } from './words.ts';

it('the day on which a job closes stands on it while it is open, as it is where it ends last, and with its year when far off', () => {
  const last_verified_at = '2026-11-21T12:00:00.000Z';
  const closing = (closes_at: string | null, state: 'open' | 'closed' = 'open') => closingOf({ closes_at, last_verified_at, state });
  expect(closing('2026-12-16T11:59:59.000Z')).toBe('Closes December 15');
  expect(closing('2026-12-16T07:59:00.000Z')).toBe('Closes December 15');
  expect(closing('2100-01-01T11:59:59.000Z')).toBe('Closes December 31, 2099');
  expect(closing('2026-12-16T11:59:59.000Z', 'closed')).toBeNull();
  expect(closing(null)).toBeNull();
});

describe('pay', () => {
  it.each([
    [{ salary_min: 58_000, salary_max: 66_400, pay_stated: null }, '$58–66K'],
    [{ salary_min: 90_000, salary_max: 90_000, pay_stated: null }, '$90K'],
    [{ salary_min: null, salary_max: 70_000, pay_stated: null }, '$70K'],
    [{ salary_min: 95_680, salary_max: 95_680, pay_stated: '$46 an hour' }, '$46 an hour ($96K a year)'],
    [{ salary_min: null, salary_max: null, pay_stated: '€60,000–75,000 a year' }, '€60,000–75,000 a year'],
    [{ salary_min: null, salary_max: null, pay_stated: null }, null],
    [{ salary_min: 0, salary_max: 0, pay_stated: null }, null],
  ])('of %j reads %j', (job, words) => expect(payOf(job)).toBe(words));
});

describe('places', () => {
  it.each([
    [['Boston, MA'], false, null, 'Boston, MA'],
    [['Boston, MA', 'Austin, TX'], false, null, 'Boston, MA and Austin, TX'],
    [['Boston, MA', 'Austin, TX', 'London, UK'], true, null, 'Boston, MA and Austin, TX plus 2 more'],
    [['Remote'], true, 'remote' as const, 'Remote'],
    [['Boston, MA'], true, null, 'Boston, MA and Remote'],
    [['Boston, MA'], false, 'hybrid' as const, 'Boston, MA (hybrid)'],
    [['Boston, MA'], false, 'onsite' as const, 'Boston, MA'],
    [[], false, 'hybrid' as const, null],
  ])('of %j, remote %j, %j, read %j', (locations, remote, workplace, words) =>
    expect(placesOf({ locations, remote, workplace })).toBe(words),
  );
});

describe('the provenance', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const job = {
    source: 'greenhouse',
    company_name: 'Stripe',
    first_seen_at: '2026-11-08T09:00:00Z',
    last_verified_at: '2026-11-20T09:00:00Z',
    times_reposted: 0,
    state: 'open' as const,
  };
  const read = (changes: Partial<Parameters<typeof provenanceOf>[0]>) => provenanceOf({ ...job, ...changes }, now).map(({ text }) => text);

  it('says whose board it is from, when it was first seen and when it was verified', () => {
    expect(read({})).toEqual(['From Stripe’s Greenhouse job board', 'First seen 12 days ago', 'Verified 3 hours ago']);
    expect(read({ company_name: 'Saltmarsh Systems', source: 'smartrecruiters' })[0]).toBe(
      'From Saltmarsh Systems’ SmartRecruiters job board',
    );
  });
  it('says of what lists hold that they list it', () => {
    expect(read({ source: 'simplify' })).toEqual(['From a public internship list', 'First seen 12 days ago', 'Last listed 3 hours ago']);
    expect(read({ source: 'csv' })[0]).toBe('From a list added to Alive');
  });
  it('never calls a sample posting live', () => {
    expect(read({ source: 'sample' })).toEqual(['Sample posting, not a live opening']);
  });
  it('says when a job was posted again', () => {
    expect(read({ times_reposted: 1 })).toContain('Reposted once');
    expect(read({ times_reposted: 2 })).toContain('Reposted 2 times');
  });
  it('says that nobody could look, and since when', () => {
    expect(read({ state: 'uncertain', last_verified_at: '2026-11-03T09:00:00Z' }).at(-1)).toBe('Not verified since Nov 3');
    expect(read({ state: 'uncertain', last_verified_at: '2025-12-30T09:00:00Z' }).at(-1)).toBe('Not verified since Dec 30, 2025');
  });
  it('says that a job is closed', () => expect(read({ state: 'closed' }).at(-1)).toBe('Closed'));
});

describe('a fact in brief', () => {
  it('is pay in whole dollars of what was stated', () => {
    const none = { salary_min: null, salary_max: null };
    expect(payInBrief({ ...none, pay_stated: '$19.75–24.75 an hour' })).toBe('$20–25/hr');
    expect(payInBrief({ ...none, pay_stated: '$4,000 a month' })).toBe('$4,000/mo');
    expect(payInBrief({ salary_min: 58_000, salary_max: 66_000, pay_stated: null })).toBe('$58–66K');
    expect(payInBrief({ ...none, pay_stated: null })).toBeNull();
  });
  it('is the first place and how many more', () => {
    const boulder = { locations: ['Boulder, CO', 'Portland, OR', 'Boston, MA'], remote: false, workplace: 'hybrid' as const };
    expect(placeInBrief(boulder)).toBe('Boulder, CO +2');
    expect(placeInBrief({ ...boulder, locations: [] })).toBeNull();
  });
  it('is the kind of job only where the title does not say it', () => {
    expect(kindBeyondTitle({ level: 'internship', job_title: 'GIS Analyst Co-op' })).toBeNull();
    expect(kindBeyondTitle({ level: 'internship', job_title: 'Internal Auditor' })).toBe('Internship');
    expect(kindBeyondTitle({ level: 'unspecified', job_title: 'Analyst' })).toBe('Level not stated');
  });
});
