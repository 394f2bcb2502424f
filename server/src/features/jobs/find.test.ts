import { majors } from '@alive/contract/lists/majors.ts';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#db/testing.ts';
import { jobs } from '#db/tables.ts';
import { openVocabulary } from '#language/vocabulary.ts';
import type { KnownStudent } from './candidate.ts';
import { exampleJob } from './example.ts';
import { countMatches, jobsSeenBy, matchJobs } from './find.ts';

const db = testDatabase();
const words = openVocabulary({ companies: [], majors: majors.map(({ name }) => name), places: [] });
const deps = { db, vocabulary: async () => words, now: () => new Date('2026-11-20T12:00:00Z') };

const maya: KnownStudent = {
  major: 'History',
  graduationYear: 2028,
  needsVisa: null,
  canGetClearance: null,
  preferredLocations: ['New York'],
  lookingFor: ['Internships'],
  profile: { summary: '', interests: ['museum archives'], target_companies: [], target_roles: ['Zorblax Archivist'], ideal_environment: '' },
};
const only = { functions: ['Zorblaxing'] };

const add = (...rows: Parameters<typeof exampleJob>[0][]) =>
  db.insert(jobs).values(rows.map((fields, n) => exampleJob({ function: 'Zorblaxing', companyName: `Employer ${n}`, ...fields })));

describe('matching a student', () => {
  it('puts the best score first and what cannot be scored last', async () => {
    await add({ id: 'thin', description: '' }, { id: 'elsewhere', locations: ['Austin, TX'], placeKeys: ['us-tx'] }, { id: 'best' }, { id: 'full-time', level: 'entry_level', jobType: 'entry_level' });
    const { jobs: found, total } = await matchJobs(deps, only, maya, 10);
    expect([found.map(({ id }) => id), total]).toEqual([['best', 'elsewhere', 'full-time', 'thin'], 4]);
    expect(found[0]?.match?.score).toBeGreaterThan(80);
  });

  it('holds back what rules the student out, counts it, and gives it when told to', async () => {
    await add({ id: 'open' }, { id: 'refuses', sponsorship: 'no', sponsorshipQuote: 'No visas.' }, { id: 'citizens', citizenshipRequired: true });
    const visa = { ...maya, needsVisa: true };
    const found = await matchJobs(deps, only, visa, 10);
    expect([found.jobs.map(({ id }) => id), found.total, found.heldBack]).toEqual([['open'], 1, 2]);
    expect(await countMatches(deps, only, visa)).toBe(1);
    expect(await matchJobs(deps, { ...only, includeGated: true }, visa, 10)).toMatchObject({ total: 3, heldBack: 0 });
    expect((await matchJobs(deps, only, maya, 10)).heldBack).toBe(0);
  });

  it('shows at most two of an employer among the first five, unless it was asked for', async () => {
    const same = ['a', 'b', 'c', 'd'].map((id) => ({ id, companyName: 'Same & Co' }));
    const others = ['e', 'f', 'g'].map((id) => ({ id, locations: ['Austin, TX'], placeKeys: ['us-tx'] }));
    await add(...same, ...others);
    const top = async (filter: { functions: string[]; companies?: string[] }) => (await matchJobs(deps, filter, maya, 5)).jobs.map((one) => one.company_name);
    expect((await top(only)).filter((name) => name === 'Same & Co')).toHaveLength(2);
    expect(await top({ ...only, companies: ['same & co'] })).toHaveLength(4);
  });

  it('shows jobs again in their order, closed ones left out', async () => {
    await add({ id: 'a' }, { id: 'b' }, { id: 'c', state: 'closed' });
    expect((await jobsSeenBy(deps, ['b', 'c', 'a', 'x'], maya)).map(({ id, match }) => [id, match !== undefined])).toEqual([['b', true], ['a', true]]);
  });
});
