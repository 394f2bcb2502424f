import { findJobs, getJob, job, jobDetail } from '@alive/contract/jobs.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobs } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';
import { exampleJob, exampleText } from '#testing/job.testing.ts';

const { call, student, db } = testServer({ data: 'sample' });
const add = (...rows: Parameters<typeof exampleJob>[0][]) => db.insert(jobs).values(rows.map(exampleJob));
const idsFor = async (query: Record<string, string>) => (await call(findJobs, { query })).body.jobs.map(({ id }) => id).toSorted();

describe('searching jobs', () => {
  it('gives the first twenty of everything open, as the contract says, without a match', async () => {
    const { status, body } = await call(findJobs);
    expect([status, body.jobs.length]).toEqual([200, Math.min(20, body.total)]);
    for (const one of body.jobs) {
      expect(job.parse(one)).toEqual(one);
      expect(one).not.toHaveProperty('match');
      expect([one.state, one.job_type === null, one.location]).toEqual(['open', one.level === 'unspecified', one.locations.join('; ')]);
    }
  });

  it('narrows by each parameter', async () => {
    await add(
      { id: 'brooklyn', placeKeys: ['us', 'us-ny', 'us-ny-new-york', 'us-ny-brooklyn'], locations: ['Brooklyn, NY'] },
      {
        id: 'austin',
        placeKeys: ['us', 'us-tx', 'us-tx-austin'],
        locations: ['Austin, TX'],
        level: 'new_grad',
        jobType: 'new_grad',
        sponsorship: 'yes',
      },
      { id: 'atlantis', placeKeys: [], locations: ['Atlantis'], remote: true },
      { id: 'senior', level: 'senior', jobType: null },
      { id: 'closed', state: 'closed' },
    );
    const company = 'zorblax & partners';
    expect(await idsFor({ company })).toEqual(['atlantis', 'austin', 'brooklyn']);
    expect(await idsFor({ company, location: 'nyc' })).toEqual(['brooklyn']);
    expect(await idsFor({ company, location: 'Austin, TX' })).toEqual(['austin']);
    expect(await idsFor({ company, location: 'atlantis' })).toEqual(['atlantis']);
    expect(await idsFor({ company, location: 'Qwertyville' })).toEqual([]);
    expect(await idsFor({ company, job_type: 'new_grad' })).toEqual(['austin']);
    expect(await idsFor({ company, remote: 'true' })).toEqual(['atlantis']);
    expect(await idsFor({ company, sponsorship: 'yes' })).toEqual(['austin']);
    expect(await idsFor({ company, level: 'senior' })).toEqual(['senior']);
    expect(await idsFor({ query: 'zorblax archivist' })).toEqual(expect.arrayContaining(['atlantis', 'austin', 'brooklyn']));
    expect(await idsFor({ company: 'Nobody Ever Heard Of' })).toEqual([]);
  });

  it('lists jobs that state no level, after those of the type asked for, and never as internships', async () => {
    const unspecified = { level: 'unspecified', jobType: null } as const;
    await add(
      { id: 'plain', ...unspecified, postedAt: new Date('2026-11-20T00:00:00Z') },
      { id: 'plain-too', ...unspecified, postedAt: new Date('2026-11-19T00:00:00Z') },
      { id: 'grad', level: 'new_grad', jobType: 'new_grad', postedAt: new Date('2026-09-01T00:00:00Z') },
      { id: 'entry', level: 'entry_level', jobType: 'entry_level' },
      { id: 'intern' },
      { id: 'mid', level: 'mid', jobType: null },
    );
    const company = 'Zorblax & Partners';
    const asked = async (query: Record<string, string>, token?: string) => {
      const { jobs, total } = (await call(findJobs, { query: { company, ...query } }, token)).body;
      return [total, ...jobs.map(({ id }) => id)];
    };
    expect(await idsFor({ company })).toEqual(['entry', 'grad', 'intern', 'plain', 'plain-too']);
    const { token } = await student({ lookingFor: ['Full Time'] });
    for (const by of [undefined, token]) {
      expect(await asked({ job_type: 'new_grad', sort: 'newest' }, by)).toEqual([3, 'grad', 'plain', 'plain-too']);
      expect(await asked({ job_type: 'new_grad' }, by)).toEqual([3, 'grad', 'plain', 'plain-too']);
      expect(await asked({ job_type: 'entry_level', limit: '1', offset: '1' }, by)).toEqual([3, 'plain']);
      expect(await asked({ job_type: 'internship' }, by)).toEqual([1, 'intern']);
      expect(await asked({ level: 'unspecified' }, by)).toEqual([2, 'plain', 'plain-too']);
      expect(await asked({ level: 'mid' }, by)).toEqual([1, 'mid']);
    }
    for (const query of ['entry level archivist', 'junior archivist', 'early career archivist', 'new grad archivist'])
      expect(await idsFor({ company, query })).toEqual(['entry', 'grad', 'plain', 'plain-too']);
    expect(await idsFor({ company, query: 'experienced archivist' })).toEqual(['mid']);
    expect((await call(findJobs, { query: { company, level: 'unspecified' } })).body.jobs[0]).toMatchObject({ job_type: null });
  });

  it('takes hybrid work for remote only where that is accepted', async () => {
    await add(
      { id: 'remote', remote: true, workplace: 'remote' },
      { id: 'hybrid', workplace: 'hybrid' },
      { id: 'office', workplace: 'onsite' },
    );
    const company = 'Zorblax & Partners';
    expect(await idsFor({ company, remote: 'true' })).toEqual(['remote']);
    expect(await idsFor({ company, remote: 'true', hybrid: 'true' })).toEqual(['hybrid', 'remote']);
    expect(await idsFor({ company, query: 'remote archivist', hybrid: 'true' })).toEqual(['hybrid', 'remote']);
    expect(await idsFor({ company, remote: 'false', hybrid: 'true' })).toEqual(['hybrid', 'office']);
  });

  it('lists what could not be verified after its equals, and the newest by when it was posted, else first seen', async () => {
    const posted = (day: number) => ({ postedAt: new Date(Date.UTC(2026, 10, day)) });
    await add(
      { id: 'b-uncertain', state: 'uncertain', ...posted(10) },
      { id: 'c-verified', ...posted(10) },
      { id: 'a-undated', firstSeenAt: new Date(Date.UTC(2026, 10, 12)) },
      { id: 'd-old', ...posted(1) },
    );
    const ids = async (query: Record<string, string>) =>
      (await call(findJobs, { query: { company: 'Zorblax & Partners', ...query } })).body.jobs.map(({ id }) => id);
    expect(await ids({ sort: 'newest' })).toEqual(['a-undated', 'c-verified', 'b-uncertain', 'd-old']);
    expect((await ids({ query: 'zorblax archivist' })).indexOf('b-uncertain')).toBe(3);
  });

  it.each<Record<string, string>>([{}, { query: 'zorblax archivist' }, { sort: 'newest' }, { query: 'archivist', remote: 'false' }])(
    'gives each job once when paged through, though all were posted on one day: %j',
    async (query) => {
      const postedAt = new Date('2026-11-10T00:00:00Z');
      await add(...Array.from({ length: 57 }, (_, nth) => ({ id: `page-${nth}`, postedAt: nth % 3 === 0 ? null : postedAt })));
      const { token } = await student();
      for (const who of [undefined, token]) {
        const ids = [];
        for (let offset = 0; offset < 57; offset += 10) {
          const asked = { company: 'Zorblax & Partners', ...query, limit: '10', offset: String(offset) };
          ids.push(...(await call(findJobs, { query: asked }, who)).body.jobs.map(({ id }) => id));
        }
        expect([ids.length, new Set(ids).size]).toEqual([57, 57]);
      }
    },
  );

  it('shows a job as its row is now, however often it was shown before', async () => {
    await add({ id: 'shown', title: 'Archivist' }, { id: 'other', title: 'Curator – Maps' });
    const titles = async (token?: string) =>
      (await call(findJobs, { query: { company: 'Zorblax & Partners', sort: 'newest' } }, token)).body.jobs
        .map((one) => one.job_title)
        .toSorted();
    expect(await titles()).toEqual(['Archivist', 'Curator – Maps']);
    await db.update(jobs).set({ title: 'Map Archivist' }).where(eq(jobs.id, 'shown'));
    for (const by of [undefined, (await student()).token, undefined]) expect(await titles(by)).toEqual(['Curator – Maps', 'Map Archivist']);
  });

  it('tells students and others the same of a job, but for the match', async () => {
    const { token } = await student();
    for (const query of [{ query: 'analyst', sort: 'newest' }, { company: 'Nobody Ever Heard Of' }] as const) {
      const plain = (await call(findJobs, { query })).body;
      const { jobs: matched, total } = (await call(findJobs, { query }, token)).body;
      expect({ jobs: matched.map((one) => Object.assign({}, one, { match: undefined })), total }).toEqual(plain);
    }
  });

  it('answers nothing that does not fit the contract', async () => {
    await add({ id: 'broken', verdicts: [{ kind: 'nonsense' as 'refuses', quote: null, start: null, end: null }] });
    const query = { company: 'Zorblax & Partners' };
    const first = await call(findJobs, { query });
    for (const reply of [first, await call(findJobs, { query })]) expect(reply).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
  });

  it.each([
    { limit: '0' },
    { limit: '101' },
    { offset: '-1' },
    { job_type: 'chef' },
    { level: 'boss' },
    { remote: 'maybe' },
    { sort: 'luck' },
  ])('refuses %j', async (query) => {
    expect(await call(findJobs, { query })).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('comes in the order of the scores over its pages, where the student typed nothing', async () => {
    const { token } = await student();
    const { body } = await call(findJobs, { query: { limit: '100' } }, token);
    const scores = body.jobs.map(({ match }) => match?.score ?? -1);
    expect([new Set(scores).size > 2, scores]).toEqual([true, scores.toSorted((a, b) => b - a)]);
    const second = (await call(findJobs, { query: { limit: '20', offset: '20' } }, token)).body.jobs;
    expect(second.map(({ id }) => id)).toEqual(body.jobs.slice(20, 40).map(({ id }) => id));
  });

  it('carries the match of the student whose token came along', async () => {
    await add({ id: 'refuses', sponsorship: 'no', sponsorshipQuote: 'We cannot sponsor visas.' }, { id: 'thin', description: '' });
    const { token } = await student({ graduationYear: 2028, needsVisa: true, preferredLocations: ['New York'] });
    const { body } = await call(findJobs, { query: { company: 'Zorblax & Partners' } }, token);
    const match = (id: string) => body.jobs.find((one) => one.id === id)?.match;
    expect(match('refuses')).toMatchObject({ gate: { kind: 'sponsorship', quote: 'We cannot sponsor visas.' } });
    expect(match('refuses')?.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(match('refuses')?.score);
    expect(match('refuses')?.reasons.map(({ kind, points }) => [kind, points])).toContainEqual(['place', 15]);
    for (const { evidence } of match('refuses')?.reasons ?? []) expect(Array.isArray(evidence)).toBe(true);
    expect(match('thin')).toMatchObject({ score: null, gate: null });
    expect(match('thin')?.reasons.map(({ kind }) => kind)).toEqual(['role', 'skills', 'level', 'place']);
  });
});

describe('one job', () => {
  it('comes with its description, and says when it is closed', async () => {
    await add({ id: 'closed', state: 'closed' });
    const { status, body } = await call(getJob, { params: { id: 'closed' } });
    expect([status, body.state, body.description, jobDetail.safeParse(body).success]).toEqual([200, 'closed', exampleText, true]);
    const { token } = await student();
    expect((await call(getJob, { params: { id: 'closed' } }, token)).body.match?.score).toBeGreaterThan(0);
  });

  it('is not found when there is none', async () => {
    expect(await call(getJob, { params: { id: 'nothing-here' } })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await call(getJob, { params: { id: 'no identifier!' } })).toMatchObject({ status: 400 });
  });

  it('leaves every list at once when it closes', async () => {
    await add({ id: 'closing' });
    await db.update(jobs).set({ state: 'closed' }).where(eq(jobs.id, 'closing'));
    expect(await idsFor({ company: 'Zorblax & Partners' })).toEqual([]);
  });
});
