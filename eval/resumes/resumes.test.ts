import { describe, expect, it } from 'vitest';
import { folderOf, judgeAll } from './judge.ts';

/** Strangers' are held to what they are read by after their first run, which ../README.md has. */
describe.each([
  ['own', 0.95],
  ['templates/files', 0.97],
  ['strangers/a', 0.95],
  ['strangers/b', 0.95],
  ['strangers/c', 0.95],
  ['strangers/d', 0.95],
  ['strangers/e', 0.95],
  ['strangers/f', 0.95],
  ['strangers/g', 0.95],
  ['strangers/h', 0.95],
  ['strangers/i', 0.95],
  ['strangers/j', 0.9],
])('the résumés in %s', async (folder, share) => {
  const read = await judgeAll(folderOf(folder));

  it(`are read right in ${share * 100} of 100 fields`, () => {
    const outcomes = read.flatMap((one) => one.outcomes);
    const right = outcomes.filter(({ result }) => result === 'right');
    expect(read.length).toBeGreaterThanOrEqual(12);
    expect(right.length / outcomes.length).toBeGreaterThanOrEqual(share);
  });

  it('give no fact with a word that they do not hold', () => {
    expect(read.flatMap(({ inventions }) => inventions)).toEqual([]);
  });
});
