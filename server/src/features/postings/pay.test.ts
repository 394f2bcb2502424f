import { describe, expect, it } from 'vitest';
import { yearlyPay } from './pay.ts';

describe('pay', () => {
  it('counts an hour 2,080 times and says what the posting said', () => {
    expect(yearlyPay({ min: 46, max: 46, per: 'hour', currency: 'USD' })).toEqual({ min: 95_680, max: 95_680, stated: '$46 an hour' });
    expect(yearlyPay({ min: 22.5, max: 30, per: 'hour', currency: 'USD' })).toEqual({
      min: 46_800,
      max: 62_400,
      stated: '$22.50–30 an hour',
    });
  });

  it('counts a month 12 times', () => {
    expect(yearlyPay({ min: 8_500, max: 9_200, per: 'month', currency: 'USD' })).toEqual({
      min: 102_000,
      max: 110_400,
      stated: '$8,500–9,200 a month',
    });
  });

  it('has nothing to add to a yearly amount but makes it whole', () => {
    expect(yearlyPay({ min: 101_999.6, max: 120_000, per: 'year', currency: 'USD' })).toEqual({ min: 102_000, max: 120_000, stated: null });
  });

  it('puts a swapped range right', () => {
    expect(yearlyPay({ min: 120_000, max: 90_000, per: 'year', currency: 'USD' })).toMatchObject({ min: 90_000, max: 120_000 });
  });

  it('leaves out zero, negative, absurd and missing amounts', () => {
    expect(yearlyPay({ min: 0, max: 0, per: 'year', currency: 'USD' })).toEqual({ min: null, max: null, stated: null });
    expect(yearlyPay({ min: -5, max: 3_000_000, per: 'year', currency: 'USD' })).toEqual({ min: null, max: null, stated: null });
    expect(yearlyPay({ min: Number.NaN, max: Number.POSITIVE_INFINITY, per: 'hour', currency: 'USD' })).toEqual({
      min: null,
      max: null,
      stated: null,
    });
    expect(yearlyPay(null)).toEqual({ min: null, max: null, stated: null });
  });

  it('keeps the one end that makes sense', () => {
    expect(yearlyPay({ min: 0, max: 80_000, per: 'year', currency: 'USD' })).toEqual({ min: null, max: 80_000, stated: null });
    expect(yearlyPay({ min: 0, max: 40, per: 'hour', currency: 'USD' })).toEqual({ min: null, max: 83_200, stated: 'up to $40 an hour' });
  });
});
