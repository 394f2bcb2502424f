import { describe, expect, it } from 'vitest';
import { isOfKind } from './kinds.ts';

const employer = { name: 'Zorblax', isPublic: false, foundedYear: 2020, companySize: '51–200 employees' };

describe('kinds of employers', () => {
  it.each([
    ['startup', employer, true],
    ['startup', { ...employer, isPublic: true }, false],
    ['startup', { ...employer, foundedYear: 1990 }, false],
    ['startup', { ...employer, companySize: null }, null],
    ['startup', { ...employer, companySize: '5,001–10,000 employees' }, false],
    ['small', employer, true],
    ['small', { ...employer, companySize: '10,001+ employees' }, false],
    ['mid-size', { ...employer, companySize: 'About 900 employees' }, true],
    ['large', { ...employer, companySize: '10,001+ employees' }, true],
    ['large', { ...employer, companySize: null }, null],
    ['private', employer, true],
    ['public', employer, false],
    ['unicorn', employer, null],
  ])('%s %#', (kind, facts, expected) => {
    expect(isOfKind(kind, facts, 2026)).toBe(expected);
  });
});
