import { describe, expect, it } from 'vitest';
import { importAlumni } from './features/alumni/import.ts';
import { readPeople } from '#testing/people-oracle.testing.ts';
import { untidyPeople } from '#testing/untidy-people.testing.ts';
import { faultsOf } from '#testing/people-questions.testing.ts';
import { testNow } from '#testing/config.testing.ts';
import { testDatabase } from '#testing/database.testing.ts';

const db = testDatabase();

describe('people imported with careers as exports write them', () => {
  it('are found by every question that their careers meet, and by no other', async () => {
    const { rows, paths } = untidyPeople(240, 5);
    const input = { text: JSON.stringify(rows), format: 'json', dryRun: false } as const;
    const steps: object[] = [];
    for await (const step of importAlumni({ db, now: testNow }, input)) steps.push(step);
    expect(steps.at(-1)).toMatchObject({ report: { added: 240, rejected: [] } });
    const people = await readPeople(db, testNow, paths);
    expect(people.length).toBe(rows.filter(({ visibility }) => visibility !== 'hidden').length);
    expect(await faultsOf(db, people, testNow)).toEqual([]);
  });
});
