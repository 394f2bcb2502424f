import { describe, expect, it } from 'vitest';
import { dateOf, domainOf, flagOf, itemsOf, lineOf } from './cells.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('a cell', () => {
  it('is a clean line', () => {
    expect([lineOf(' R&amp;D\n team '), lineOf(undefined), lineOf(['a', 'b'])]).toEqual(['R&D team', '', 'a,b']);
  });

  it('is a list without repetitions, parted as asked', () => {
    expect([itemsOf('a; b ;; a'), itemsOf(['a', ' ', 'b']), itemsOf('a, b', /[;,]/), itemsOf(undefined)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
      [],
    ]);
  });

  it.each([
    ['Yes', true],
    ['1', true],
    ['FALSE', false],
    ['closed', false],
    ['', null],
    ['perhaps', undefined],
  ] as const)('says yes or no: %j', (words, flag) => {
    expect(flagOf(words)).toBe(flag);
  });

  it.each([
    ['2026-10-01', '2026-10-01T00:00:00.000Z'],
    ['2026-10-01 09:30', '2026-10-01T09:30:00.000Z'],
    ['2026-10-01T09:30:00.5-05:00', '2026-10-01T14:30:00.500Z'],
    ['2026-10-01T09:30:00z', '2026-10-01T09:30:00.000Z'],
    ['1760000000', '2025-10-09T08:53:20.000Z'],
  ])('is a moment: %j', (words, iso) => {
    expect(dateOf(words, now)).toEqual(new Date(iso));
  });

  it.each(['yesterday', '2026-02-30', '2026-13-01', '1999-12-31', '2028-01-01', '10/01/2026', '2026-10-01T25:00'])(
    'is no moment: %j',
    (words) => {
      expect(dateOf(words, now)).toBeUndefined();
    },
  );

  it.each([
    ['Stripe.com', 'stripe.com'],
    ['https://www.Stripe.com/jobs?x=1', 'stripe.com'],
    ['jobs.example.co.uk', 'jobs.example.co.uk'],
    ['', null],
    ['stripe', undefined],
    ['not a domain.com', undefined],
    ['127.0.0.1', undefined],
  ])('is a domain: %j', (words, domain) => {
    expect(domainOf(words)).toBe(domain);
  });
});
