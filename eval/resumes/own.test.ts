import { expect, it } from 'vitest';
import { folderOf, judgeAll } from './judge.ts';

const read = await judgeAll(folderOf('own'));

it('at least 95 of 100 fields of our own résumés are right', () => {
  const outcomes = read.flatMap(({ outcomes }) => outcomes);
  const right = outcomes.filter(({ result }) => result === 'right');
  expect(read).toHaveLength(12);
  expect(right.length / outcomes.length).toBeGreaterThanOrEqual(0.95);
});

it('no fact has a word that its résumé does not hold', () => {
  expect(read.flatMap(({ inventions }) => inventions)).toEqual([]);
});
