import { findJobs as findJobsCall, getJob, whatIf as whatIfCall } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import { jobs } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';
import { exampleJob } from '#testing/job.testing.ts';

const { call, student, db } = testServer({ data: 'sample' });
const add = (...rows: Parameters<typeof exampleJob>[0][]) =>
  db.insert(jobs).values(rows.map((fields) => exampleJob({ companyName: 'Zorblax', ...fields })));
const austin = { locations: ['Austin, TX'], placeKeys: ['us', 'us-tx', 'us-tx-austin'] };
const company = 'Zorblax';

describe('what if', () => {
  it('tells how many more there would be without each condition, the most first', async () => {
    await add(
      { id: 'fits', remote: true },
      { id: 'hybrid', workplace: 'hybrid' },
      { id: 'office', workplace: 'onsite' },
      { id: 'entry', remote: true, level: 'entry_level', jobType: 'entry_level' },
      { id: 'closed', remote: true, level: 'entry_level', jobType: 'entry_level', state: 'closed' },
      { id: 'senior', remote: true, level: 'senior', jobType: null },
    );
    const { body } = await call(whatIfCall, { query: { company, remote: 'true', job_type: 'internship' } });
    expect(body.total).toBe(1);
    expect(body.changes.filter(({ field }) => field !== 'company')).toEqual([
      { field: 'remote', label: 'not only remote', change: { remote: null }, more: 2 },
      { field: 'job_type', label: 'any type of job', change: { job_type: null }, more: 1 },
      { field: 'remote', label: 'accept hybrid', change: { hybrid: 'true' }, more: 1 },
    ]);
    expect(body.changes.map(({ more }) => more)).toEqual(body.changes.map(({ more }) => more).toSorted((a, b) => b - a));
  });

  it.each<Record<string, string>>([
    { query: 'remote analyst internships in New York' },
    { query: 'nurse', location: 'nyc', sponsorship: 'yes' },
    { query: 'marketing over 60k, not in Boston', remote: 'true' },
    { query: 'engineer', job_type: 'new_grad', company: 'Google' },
    { level: 'senior', location: 'Seattle' },
    { query: 'part-time' },
  ])('counts as the list does: %j', async (query) => {
    const total = async (asked: Record<string, string>) => (await call(findJobsCall, { query: asked })).body.total;
    const { body } = await call(whatIfCall, { query });
    expect(body.total).toBe(await total(query));
    for (const { change, more, label } of body.changes) {
      const changed = Object.entries({ ...query, ...change }).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
      expect([label, more]).toEqual([label, (await total(Object.fromEntries(changed))) - body.total]);
      expect(more).toBeGreaterThan(0);
    }
  });

  it('tries the words alone where no single condition is to blame', async () => {
    await add({ id: 'a', title: 'Quibnut Keeper' });
    const { body } = await call(whatIfCall, { query: { query: 'quibnut', location: 'Austin', remote: 'true' } });
    expect(body).toEqual({
      total: 0,
      changes: [{ field: 'query', label: 'only “quibnut”', change: { location: null, remote: null, query: 'quibnut' }, more: 1 }],
    });
  });
});

describe('why not', () => {
  const blocks = async (id: string, query: Record<string, string>, token?: string) =>
    (await call(getJob, { params: { id }, query }, token)).body.blocks.map(({ field, text }) => `${field}: ${text}`);

  it('names each condition of the search that a job does not meet, with what it is instead', async () => {
    await add({ id: 'job', ...austin, workplace: 'hybrid', salaryMin: 50_000, salaryMax: 60_000 });
    expect(
      await blocks('job', { remote: 'true', location: 'nyc', company: 'Stripe', job_type: 'new_grad', query: 'quibnut over 80k' }),
    ).toEqual([
      'job_type: You asked for jobs for new graduates, but this one is an internship.',
      'location: You asked for New York City, but this one is in Austin, TX.',
      'company: You asked for Stripe, but this one is at Zorblax.',
      'remote: You asked for remote work, but this one is hybrid in Austin, TX.',
      'query: You asked for “over 80k”, but this one pays at most $60,000 a year.',
      'query: You searched for “quibnut”. This job’s title, role, employer, field and skills don’t mention it.',
    ]);
    expect(await blocks('job', { remote: 'true', hybrid: 'true', location: 'Austin', query: 'zorblax archivist' })).toEqual([]);
    expect(await blocks('job', { query: 'archivist, not in Texas' })).toEqual([
      'location: You said “not in Texas”, but this one is in Austin, TX.',
    ]);
  });

  it('quotes the posting on visas', async () => {
    await add({ id: 'refuses', sponsorship: 'no', sponsorshipQuote: 'We do not sponsor.' }, { id: 'silent' });
    const { body } = await call(getJob, { params: { id: 'refuses' }, query: { sponsorship: 'yes' } });
    expect(body.blocks).toEqual([
      {
        field: 'sponsorship',
        text: 'You asked for jobs that sponsor visas, but this one says it doesn’t sponsor them.',
        quote: 'We do not sponsor.',
      },
    ]);
    expect(await blocks('silent', { query: 'archivist with visa sponsorship' })).toEqual([
      'sponsorship: You asked for jobs that sponsor visas, but this one doesn’t say.',
    ]);
  });

  it('tells what rules the student out, and what no list holds, without any search too', async () => {
    await add(
      { id: 'refuses', sponsorship: 'no', sponsorshipQuote: 'We do not sponsor.' },
      { id: 'closed', state: 'closed' },
      { id: 'senior', level: 'senior', jobType: null },
    );
    const { token } = await student({ needsVisa: true });
    expect(await blocks('refuses', {}, token)).toEqual([
      'sponsorship: This employer doesn’t sponsor visas for this job, and you need one.',
    ]);
    expect(await blocks('refuses', {})).toEqual([]);
    expect(await blocks('closed', {})).toEqual(['state: This job closed on November 19, 2026.']);
    expect(await blocks('senior', {})).toEqual([]);
    expect(await blocks('senior', { query: 'archivist' })).toEqual([
      'level: This is a senior-level job for people with many years of experience. We only show jobs above entry level if you ask.',
    ]);
    expect(await blocks('senior', { query: 'archivist', level: 'senior' })).toEqual([]);
  });

  it('blocks nothing that the list holds', async () => {
    const searches: Record<string, string>[] = [
      { query: 'engineer in New York' },
      { remote: 'true', query: 'analyst' },
      { location: 'Boston', job_type: 'internship' },
    ];
    for (const query of searches) {
      const { jobs: found } = (await call(findJobsCall, { query })).body;
      expect(found.length).toBeGreaterThan(0);
      for (const { id } of found.slice(0, 5)) expect(await blocks(id, query)).toEqual([]);
    }
  });
});
