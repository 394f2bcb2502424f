import { findOccupations, suggestOccupations } from '@alive/occupations/titles.ts';
import { occupationsForWish } from '@alive/occupations/wishes.ts';
import { readTitle } from '@alive/language/titles/titles.ts';
import { labelledPostings } from '../server/src/features/sample/postings.ts';
import { roleOf } from '@alive/language/titles/roles.ts';
import { print } from './harness.ts';

const titles = [...labelledPostings({ seed: 'titles', count: 2000, now: Date.UTC(2026, 10, 27) })].map(
  ({ posting: { title } }, at) => `${title} (${at})`,
);
const before = process.memoryUsage();
const began = performance.now();
findOccupations('Hydrologist');
const loaded = performance.now() - began;
globalThis.gc?.();
const after = process.memoryUsage();

/** Milliseconds for one of `all`, the shortest of five rounds. */
const each = <T>(all: readonly T[], run: (one: T) => unknown): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = performance.now();
      for (const one of all) run(one);
      return (performance.now() - start) / all.length;
    }),
  );
const [read, role] = [each(titles, readTitle), each(titles, roleOf)];
print(
  'Titles: reading one of 2,000 postings to its occupations',
  `${read.toFixed(3)} ms, ${(read / role).toFixed(1)} times the list of roles`,
);
print(
  'Titles: reading the tables once',
  `${loaded.toFixed(0)} ms, ${((after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6).toFixed(0)} MB`,
);
print('Titles: suggestions for what is typed', `${each(['nurs', 'software e', 'hydro'], suggestOccupations).toFixed(2)} ms`);
print(
  'Titles: occupations for a wish',
  `${each(['urban planning', 'outdoors and teaching', 'law without a law degree'], (wish) => occupationsForWish(wish)).toFixed(2)} ms`,
);
