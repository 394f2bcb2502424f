import { describe, expect, it } from 'vitest';
import { testNow } from '#testing/config.testing.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { readPeople } from '#testing/people-oracle.testing.ts';
import { faultsOf } from '#testing/people-questions.testing.ts';
import { chips, questions } from '#fixtures/people/questions.ts';

const db = testDatabase('sample');

// Precision and recall of 1: the very people whom plain filters over the raw rows give, nobody less and nobody more.
describe('questions about people', () => {
  it('find over the sample exactly whom the rows say', async () => {
    const people = await readPeople(db, testNow);
    expect(await faultsOf(db, people, testNow)).toEqual([]);
  });

  it('are such that somebody meets most of them and nearly everybody none', async () => {
    const people = await readPeople(db, testNow);
    const counts = [...questions, ...chips].map(({ expect: meets }) => people.filter(meets).length);
    expect(counts.filter((count) => count === 0).length).toBeLessThan(counts.length / 8);
    expect(counts.filter((count) => count > 150)).toEqual([]);
  });
});
