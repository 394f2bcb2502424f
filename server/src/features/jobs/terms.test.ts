import { describe, expect, it } from 'vitest';
import type { Term } from '#job-index/terms.ts';
import { jobs } from '#db/tables.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { exampleJob } from '#testing/job.testing.ts';
import { countJobs, openJobStore, searchJobs } from './queries.ts';

const db = testDatabase();
const index = openJobStore(db);
const titles: readonly [title: string, terms: string[]][] = [
  ['Intern, Summer 2027', []],
  ['Fall 2027 Co-op', []],
  ['Spring 2027 Summer Research Fellow', []],
  ['Summer Analyst', []],
  ['2025 Summer Intern', []],
  ['Intern', ['Summer 2027']],
  ['Intern 2', ['Fall 2026', 'Winter 2026']],
  ['Spring/Summer 2027 Intern', ['Fall 2027']],
  ['Data Analyst', []],
  ['Summerville Nurse', []],
];

describe('when work begins', () => {
  it.each<[Term, string[]]>([
    [
      { season: 'summer', year: 2027 },
      ['Intern, Summer 2027', 'Summer Analyst', 'Intern', 'Spring/Summer 2027 Intern', 'Data Analyst', 'Summerville Nurse'],
    ],
    [{ season: 'fall', year: 2027 }, ['Fall 2027 Co-op', 'Data Analyst', 'Summerville Nurse']],
    [
      { season: 'spring', year: null },
      ['Spring 2027 Summer Research Fellow', 'Spring/Summer 2027 Intern', 'Data Analyst', 'Summerville Nurse'],
    ],
    [{ season: null, year: 2026 }, ['Summer Analyst', 'Intern 2', 'Data Analyst', 'Summerville Nurse']],
  ])('%o', async (term, expected) => {
    await fill();
    const { rows } = await searchJobs(index, { terms: [term] }, { limit: 100, offset: 0, sort: 'newest' });
    expect(rows.map(({ title }) => title).toSorted()).toEqual(expected.toSorted());
  });

  it('is recognised by some', async () => {
    await fill();
    expect(await countJobs(index, { termUnstated: true })).toBe(2);
  });
});

async function fill() {
  await db.insert(jobs).values(titles.map(([title, terms], at) => exampleJob({ id: `t${at}`, sourceId: `t${at}`, title, terms })));
}
