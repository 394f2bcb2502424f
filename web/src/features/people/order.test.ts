import { describe, expect, it } from 'vitest';
import { orderAfter } from './order.ts';

describe('the order of the people', () => {
  it('begins as it is usually read', () => {
    expect(orderAfter(null, 'name')).toEqual({ by: 'name', descending: false });
    expect(orderAfter(null, 'year')).toEqual({ by: 'year', descending: true });
  });
  it('is turned round by a second press, the best match as well', () => {
    expect(orderAfter({ by: 'name', descending: false }, 'name')).toEqual({ by: 'name', descending: true });
    expect(orderAfter(null, 'match')).toEqual({ by: 'match', descending: false });
  });
});
