import { company, listCompanies, stats } from '@alive/contract/companies.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exampleJob } from '#db/example-job.ts';
import { alumni, companies, jobs, meta } from '#db/tables.ts';
import { testServer } from '#testing.ts';
import { alumniScore } from './score.ts';

const { call, db } = testServer();

describe('the companies', () => {
  it('are the curated ones, first priority first, each as the contract says', async () => {
    const { status, body } = await call(listCompanies);
    const curated = await db.select().from(companies);
    expect([status, body.companies.length]).toEqual([200, curated.length]);
    for (const one of body.companies) expect(company.parse(one)).toEqual(one);
    expect(body.companies.map(({ priority }) => priority)).toEqual(
      body.companies.map(({ priority }) => priority).toSorted((a, b) => a - b),
    );
  });

  it('count open jobs up to entry level and visible people who work there now', async () => {
    await db.delete(alumni);
    await db.insert(companies).values({
      id: 'z',
      name: 'Zorblax & Partners',
      domain: 'zorblax.example',
      industry: 'Law',
      priority: 1,
      isPublic: false,
      description: 'They probe.',
      source: 'json',
    });
    await db
      .insert(jobs)
      .values([
        job('a'),
        job('b', { jobType: 'new_grad', level: 'new_grad' }),
        job('c', { jobType: null, level: 'senior' }),
        job('d', { state: 'closed' }),
        job('e', { companyName: 'zorblax & partners' }),
      ]);
    await db.insert(alumni).values([person('shown', 2025), person('limited', 2001), person('hidden', 2026)]);
    await written();
    const found = (await call(listCompanies)).body.companies.find(({ id }) => id === 'z');
    expect(found).toMatchObject({
      logo_url: '/api/logos/zorblax.example',
      total_active_jobs: 3,
      total_internships: 2,
      total_new_grad_jobs: 1,
      yale_alumni_count: 2,
      yale_score: alumniScore(2, 1),
    });
  });
});

describe('the stats', () => {
  it('count what a student can see', async () => {
    const allJobs = await db.select().from(jobs);
    const allAlumni = await db.select().from(alumni);
    expect((await call(stats)).body).toEqual({
      jobs: allJobs.filter((row) => row.state === 'open' && row.jobType !== null).length,
      companies: (await db.select().from(companies)).length,
      alumni: allAlumni.filter((row) => row.visibility !== 'hidden').length,
      sample: true,
      sampleAlumni: true,
    });
  });

  it('say when nothing is sample data', async () => {
    await db.delete(jobs);
    await db.insert(jobs).values(job('a'));
    await written();
    expect((await call(stats)).body.sample, 'companies and alumni are of the sample').toBe(true);
    await db.delete(companies);
    await db.delete(alumni);
    await written();
    expect((await call(stats)).body).toMatchObject({ jobs: 1, sample: false });
  });
});

/** Says that the data changed, as every bulk write does; no version comes twice, whatever is rolled back. */
const written = async (): Promise<void> => {
  await db.delete(meta).where(eq(meta.key, 'data-version'));
  await db.insert(meta).values({ key: 'data-version', value: ++version });
};
let version = 1000;

const job = (id: string, fields: Partial<typeof jobs.$inferInsert> = {}) => exampleJob({ id, ...fields });

const person = (visibility: 'shown' | 'limited' | 'hidden', year: number): typeof alumni.$inferInsert => ({
  id: visibility,
  name: 'Ada Example',
  role: 'Prober',
  company: 'Zorblax & Partners',
  careerPath: '',
  visibility,
  year,
  source: 'json',
});
