import { expect, it } from 'vitest';
import { whenOf } from './when.ts';

it('a day is today, yesterday or a date, with the year where it is another', () => {
  const now = new Date(2026, 10, 23, 9);
  expect(whenOf(new Date(2026, 10, 23, 1).toISOString(), now)).toBe('today');
  expect(whenOf(new Date(2026, 10, 22, 23).toISOString(), now)).toBe('yesterday');
  expect(whenOf(new Date(2026, 10, 20).toISOString(), now)).toBe('November 20');
  expect(whenOf(new Date(2025, 10, 20).toISOString(), now)).toBe('November 20, 2025');
});
