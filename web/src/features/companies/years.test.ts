import { expect, it } from 'vitest';
import { yearsOf } from './years.ts';

const years = (count: number) => Array.from({ length: count }, (_, at) => ({ year: 2026 - at, count: at + 1 }));

it('class years are drawn one by one up to ten; of more the oldest are summed', () => {
  expect(yearsOf([])).toEqual([]);
  expect(yearsOf(years(10)).map(({ to, earlier }) => [to, earlier])).toEqual(years(10).map(({ year }) => [year, false]));
  expect(yearsOf(years(12))).toHaveLength(10);
  expect(yearsOf(years(12)).at(-1)).toEqual({ to: 2017, earlier: true, count: 10 + 11 + 12 });
});
