import { describe, expect, it } from 'vitest';
import { importAlumni } from './features/alumni/import.ts';
import { readPeople } from '#testing/people-oracle.testing.ts';
import { untidyPeople } from '#testing/untidy-people.testing.ts';
import { faultsOf } from '#testing/people-questions.testing.ts';
import { testServer } from '#testing/server.testing.ts';

const server = testServer();

describe('people imported with careers as exports write them', () => {
  it('are found by every question that their careers meet, and by no other', async () => {
    const { rows, paths } = untidyPeople(320, 5);
    const input = { text: JSON.stringify(rows), format: 'json', dryRun: false } as const;
    const steps: object[] = [];
    for await (const step of importAlumni({ db: server.db, now: server.clock.now }, input)) steps.push(step);
    expect(steps.at(-1)).toMatchObject({ report: { added: 320, rejected: [] } });
    const people = await readPeople(server.db, server.clock.now, paths);
    expect(people.length).toBe(rows.filter(({ visibility }) => visibility !== 'hidden').length);
    expect(await faultsOf(server, people)).toEqual([]);
  }, 240_000);
});
