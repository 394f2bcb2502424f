import { intervalOf, workplaceOf } from '#platform/posting.ts';
import { describe, expect, it } from 'vitest';
import { citiesApart, dateOf, likelyInterval, payOf, placeOf, placesOf, spanOf, termsIn } from './read-fields.ts';

describe('an interval', () => {
  it.each([
    ['1 YEAR', 'year'],
    ['1 HOUR', 'hour'],
    ['1 MONTH', 'month'],
    ['1 WEEK', 'week'],
    ['1 DAY', 'day'],
    ['per-year-salary', 'year'],
    ['per-hour-wage', 'hour'],
    ['per_month', 'month'],
    ['Annual base salary', 'year'],
    ['HOURLY', 'hour'],
    ['p.a.', 'year'],
    ['2 WEEK', null],
    ['bi-week-salary', null],
    ['semi-month-salary', null],
    ['one-time', null],
    ['NONE', null],
    ['Annual salary, paid monthly', null],
    ['Monday', null],
    ['', null],
    [null, null],
  ])('of %s is %s', (text, per) => {
    expect(intervalOf(text)).toBe(per);
  });

  it('that nobody tells is guessed where only one is likely', () => {
    expect(likelyInterval({ min: 90_000, max: 120_000, currency: 'USD' })).toBe('year');
    expect(likelyInterval({ min: 22, max: 28, currency: 'EUR' })).toBe('hour');
    expect(likelyInterval({ min: 4_000, max: 5_000, currency: 'USD' })).toBeNull();
    expect(likelyInterval({ min: 30_000, max: 40_000, currency: 'INR' })).toBeNull();
  });
});

describe('pay', () => {
  it('is what its fields tell, the smaller amount first', () => {
    expect(payOf({ min: '60,000', max: ' 75000.00', interval: 'yearly', currency: 'eur' })).toEqual({
      min: 60_000,
      max: 75_000,
      per: 'year',
      currency: 'EUR',
    });
    expect(payOf({ min: 75, max: 40, interval: '1 HOUR', currency: 'CAD' })).toEqual({ min: 40, max: 75, per: 'hour', currency: 'CAD' });
    expect(payOf({ min: 6_000_000, max: 9_000_000, interval: 'year', currency: 'JPY' })).toMatchObject({ currency: 'JPY' });
  });

  it.each([
    { min: 15, max: 20, interval: 'year', currency: 'USD' },
    { min: 0, max: 0, interval: 'year', currency: 'USD' },
    { min: 0, max: 90_000, interval: 'year', currency: 'USD' },
    { min: 100_000, max: 150_000, interval: 'hour', currency: 'USD' },
    { min: 60_000, max: null, interval: 'year', currency: 'USD' },
    { min: 60_000, max: 70_000, interval: null, currency: 'USD' },
    { min: 60_000, max: 70_000, interval: 'year', currency: null },
    { min: 60_000, max: 70_000, interval: 'year', currency: 'XQQ' },
    { min: '60.000,00', max: '70.000,00', interval: 'year', currency: 'EUR' },
    { min: Number.NaN, max: 70_000, interval: 'year', currency: 'USD' },
  ])('is none of %o', (fields) => {
    expect(payOf(fields)).toBeNull();
  });

  it('of several zones is their span, unless they differ in currency or interval', () => {
    const zone = { min: 90, max: 120, per: 'hour', currency: 'USD' } as const;
    expect(spanOf([zone, null, { ...zone, min: 80, max: 100 }])).toEqual({ ...zone, min: 80 });
    expect(spanOf([zone, { ...zone, currency: 'CAD' }])).toBeNull();
    expect(spanOf([zone, { ...zone, per: 'day' }])).toBeNull();
    expect(spanOf([null])).toBeNull();
  });
});

describe('a workplace', () => {
  it.each([
    ['Remote', 'remote'],
    ['Fully Remote', 'remote'],
    ['ON_SITE', 'onsite'],
    ['OnSite', 'onsite'],
    ['on-site', 'onsite'],
    ['In office', 'onsite'],
    ['Hybrid - 3 days', 'hybrid'],
    ['unspecified', null],
    ['Not remote', null],
    ['Non-remote', null],
    ['Remote or hybrid', null],
    ['Regular', null],
    [null, null],
  ])('of %s is %s', (text, workplace) => {
    expect(workplaceOf(text)).toBe(workplace);
  });
});

describe('a date', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    ['2026-07-29T08:50:01-04:00', '2026-07-29T12:50:01.000Z'],
    ['2026-08-05 09:41:37 UTC', '2026-08-05T09:41:37.000Z'],
    ['2026-08-05 09:41:37', '2026-08-05T09:41:37.000Z'],
    ['2026-08-05T09:41:37.123+0200', '2026-08-05T07:41:37.123Z'],
    ['2026-08-05', '2026-08-05T00:00:00.000Z'],
    [1_764_205_361_939, '2025-11-27T01:02:41.939Z'],
    [1_764_205_361, '2025-11-27T01:02:41.000Z'],
    ['2027-08-05', null],
    ['1970-01-01', null],
    ['2026-13-45', null],
    ['Posted Today', null],
    ['5', null],
    [0, null],
    [null, null],
  ])('of %s is %s', (value, moment) => {
    expect(dateOf(value, now)?.toISOString() ?? null).toBe(moment);
  });
});

describe('places', () => {
  it('are joined from their parts, and stated once', () => {
    expect(placeOf('Austin', ' Texas', null, '', 'United States')).toBe('Austin, Texas, United States');
    expect(placeOf(null, '')).toBeNull();
    expect(placesOf('Oslo', null, ' Oslo ', '')).toEqual(['Oslo']);
  });

  it('that are cities one after another come apart, and a city with its state does not', () => {
    expect(citiesApart('San Francisco, Seattle, New York')).toEqual(['San Francisco', 'Seattle', 'New York']);
    expect(citiesApart('Seattle, San Francisco')).toEqual(['Seattle', 'San Francisco']);
    for (const one of [
      'Vancouver, Washington',
      'London, Ontario',
      'Austin, Texas, United States',
      'London, UK',
      'Lima, Lima, Peru',
      'US, CA, Santa Clara',
    ])
      expect(citiesApart(one)).toEqual([one]);
  });
});

describe('a term', () => {
  it('is a season with its year in a title', () => {
    expect(termsIn('Software Engineer Intern - Summer 2027')).toEqual(['Summer 2027']);
    expect(termsIn('2027 Autumn Analyst / Fall 2027')).toEqual(['Fall 2027']);
    expect(termsIn('Winter Sports Buyer')).toEqual([]);
  });
});
