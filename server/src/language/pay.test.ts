import { describe, expect, it } from 'vitest';
import { payIn } from './pay.ts';

describe('pay in a text', () => {
  it.each([
    ['over 80k', '80000..'],
    ['jobs paying 100k or more', '100000..'],
    ['$30 an hour', '62400..'],
    ['under 90k', '..90000'],
    ['less than $100k', '..100000'],
    ['up to $70,000', '..70000'],
    ['no more than 60k in Boston', '..60000'],
    ['below 50000', '..50000'],
    ['$70k or less', '..70000'],
    ['60k max', '..60000'],
    ['under $20 an hour', '..41600'],
    ['between 80k and 120k', '80000..120000'],
    ['80-120k', '80000..120000'],
    ['$80,000 to $120,000', '80000..120000'],
    ['between 60000 and 90000', '60000..90000'],
    ['$30-40 an hour', '62400..83200'],
    ['over 80k but under 120k', '80000..120000'],
    ['nothing under 60k', '60000..'],
    ["I don't want less than 60k", '60000..'],
    ['not less than 60k', '60000..'],
    ['not over 100k', '..100000'],
    ['six figures', '100000..'],
    ['10-12 hours a week', ''],
    ['2 to 3 years', ''],
    ['a 401k', ''],
    ['under 10k followers', ''],
  ])('%s', (text, expected) => {
    const found = payIn(text).map(({ atLeast, atMost }) => `${atLeast ?? ''}..${atMost ?? ''}`);
    expect(found.join(' ')).toBe(expected);
  });
});
