import { describe, expect, it } from 'vitest';
import { dayOf } from './day.ts';

describe('a day', () => {
  it('has its year where that is another one', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    expect([dayOf('2026-01-02T00:00:00Z', now), dayOf('2025-12-31T00:00:00Z', now)]).toEqual(['2 Jan', '31 Dec 2025']);
  });
});
