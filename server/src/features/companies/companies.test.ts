import { company, getCompany, listCompanies, stats } from '@alive/contract/companies.ts';
import { findJobs } from '@alive/contract/jobs.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exampleJob, isListed } from '#testing/job.testing.ts';
import type { Db } from '#db/open.ts';
import { alumni, companies, jobs, meta } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';
import { alumniScore } from './score.ts';

const { call, db, people, student } = testServer();

describe('with the sample', () => {
  const { call, db, student } = testServer({ data: 'sample' });

  it('companies are the curated ones, first priority first, then the highest score, then by name, each as the contract says', async () => {
    const { status, body } = await call(listCompanies);
    const curated = await db.select().from(companies);
    expect([status, body.companies.length]).toEqual([200, curated.length]);
    for (const one of body.companies) expect(company.parse(one)).toEqual(one);
    const order = body.companies.map(({ priority, yale_score: score, name }) => ({ priority, score, name }));
    expect(order).toEqual(order.toSorted((a, b) => a.priority - b.priority || b.score - a.score || a.name.localeCompare(b.name, 'en')));
  });

  it('companies have the visa record of their legal names, or none, in the list and by themselves', async () => {
    const { body } = await call(listCompanies);
    const named = (name: string) => body.companies.find((one) => one.name === name);
    const meta = { years: '2021–2022 and part of 2023', source: 'USCIS H-1B Employer Data Hub' };
    expect(named('Stripe')?.visa_record).toEqual({ initial: 96, continuing: 568, denials: 12, ...meta });
    expect(named('McKinsey & Company')?.visa_record).toEqual({ initial: 866, continuing: 956, denials: 56, ...meta });
    // Those that have no row in the federal file.
    expect(body.companies.flatMap(({ name, visa_record: record }) => (record === null ? name : [])).toSorted()).toEqual([
      'NASA',
      'Patagonia',
      'U.S. Department of State',
      'World Bank Group',
    ]);
    const { token } = await student();
    const one = await call(getCompany, { params: { id: named('Stripe')?.id ?? '' } }, token);
    expect(one.body.visa_record).toEqual(named('Stripe')?.visa_record);
  });

  it('a company is for students, and unknown ones are not found', async () => {
    const [{ id } = { id: '' }] = await db.select().from(companies).limit(1);
    const { token } = await student();
    expect((await call(getCompany, { params: { id } })).status).toBe(401);
    expect((await call(getCompany, { params: { id } }, token)).status).toBe(200);
    expect((await call(getCompany, { params: { id: 'nothing' } }, token)).body.error).toBe('We couldn’t find that company.');
    expect((await call(getCompany, { params: { id: 'nothing' } }, token)).status).toBe(404);
  });

  it('the stats count what a student can see', async () => {
    const allJobs = await db.select().from(jobs);
    const allAlumni = await db.select().from(alumni);
    expect((await call(stats)).body).toEqual({
      jobs: allJobs.filter(isListed).length,
      companies: (await db.select().from(companies)).length,
      alumni: allAlumni.filter((row) => row.visibility !== 'hidden').length,
      sample: true,
      sampleAlumni: true,
    });
  });

  it('the stats say when nothing is sample data', async () => {
    await db.delete(jobs);
    await db.insert(jobs).values(job('a'));
    await written(db);
    expect((await call(stats)).body.sample, 'companies and alumni are of the sample').toBe(true);
    await db.delete(companies);
    await db.delete(alumni);
    await written(db);
    expect((await call(stats)).body).toMatchObject({ jobs: 1, sample: false });
  });
});

describe('the companies', () => {
  it('have the priority that their list gives them, else one of their own numbers', async () => {
    await addZorblax();
    expect(await zorblax()).toMatchObject({ priority: 3 });
    await db.insert(jobs).values(job('a'));
    await written();
    expect(await zorblax()).toMatchObject({ priority: 2 });
    await people({ ...prober });
    expect(await zorblax()).toMatchObject({ priority: 1 });
    await db.update(companies).set({ priority: 4 });
    await written();
    expect(await zorblax()).toMatchObject({ priority: 4 });
    expect((await page()).priority_reason).toBe('Priority 4 out of 5, set by the people who run this list.');
  });

  it('count open jobs up to entry level under every spelling of the name, and follow them', async () => {
    await addZorblax();
    await db
      .insert(jobs)
      .values([
        job('a'),
        job('b', { jobType: 'new_grad', level: 'new_grad', companyName: 'ZORBLAX & PARTNERS' }),
        job('c', { jobType: null, level: 'senior' }),
        job('d', { state: 'closed' }),
        job('e', { companyName: 'zorblax and partners LLC' }),
        job('f', { companyName: 'Zorblaxia' }),
        job('g', { jobType: null, level: 'unspecified' }),
      ]);
    await written();
    expect(await zorblax()).toMatchObject({
      logo_url: '/api/logos/zorblax.example',
      total_active_jobs: 4,
      total_internships: 2,
      total_new_grad_jobs: 2,
      yale_alumni_count: 0,
      yale_score: 0,
    });
    const found = async (query: object) => (await call(findJobs, { query: { company: 'Zorblax & Partners', ...query } })).body.total;
    expect([await found({}), await found({ job_type: 'internship' }), await found({ job_type: 'new_grad' })]).toEqual([4, 2, 2]);
    await db.update(jobs).set({ state: 'closed' }).where(eq(jobs.id, 'a'));
    await written();
    expect(await zorblax()).toMatchObject({ total_active_jobs: 3, total_internships: 1 });
  });

  it('count visible people who work there now, each once, and follow them', async () => {
    await addZorblax();
    await people(
      { ...prober, name: 'Shown', year: 2025 },
      { ...prober, name: 'Limited', year: 2001, visibility: 'limited' },
      { ...prober, name: 'Hidden', year: 2026, visibility: 'hidden' },
      {
        name: 'Twice',
        year: 2010,
        careerPath: 'Chair at Zorblax & Partners LLC [2020 - Present] | Prober at zorblax and partners [2011 - Present]',
      },
      { name: 'Past', careerPath: 'Poet at Elsewhere [2020 - Present] | Prober at Zorblax & Partners [2010 - 2020]' },
    );
    expect(await zorblax()).toMatchObject({ yale_alumni_count: 3, yale_score: alumniScore(3, 1) });
    await db.update(alumni).set({ visibility: 'hidden' }).where(eq(alumni.name, 'Shown'));
    await written();
    expect(await zorblax()).toMatchObject({ yale_alumni_count: 2, yale_score: alumniScore(2, 0) });
    await db.delete(alumni);
    await written();
    expect(await zorblax()).toMatchObject({ yale_alumni_count: 0, yale_score: 0 });
  });
});

describe('a company', () => {
  it('tells who works there, by role and class year, and what its numbers come from', async () => {
    await addZorblax();
    await db.insert(jobs).values(job('a'));
    await people(
      { year: 2024, careerPath: 'Data Analyst at Zorblax & Partners [2024 - Present]' },
      { year: 2010, careerPath: 'Data Analyst at Zorblax & Partners [2010 - Present]' },
      { year: null, careerPath: 'Keeper of odd things at Zorblax & Partners [2010 - Present]' },
      // The newest counts, but work before study.
      { year: 2010, careerPath: 'PhD student at Zorblax & Partners [2020 - Present] | Nurse at Zorblax & Partners [2010 - Present]' },
    );
    expect(await page()).toMatchObject({
      yale_alumni_count: 4,
      roles: [
        { name: 'Data Analyst', count: 2 },
        { name: 'Registered Nurse', count: 1 },
        { name: 'Other roles', count: 1 },
      ],
      class_years: [
        { year: 2024, count: 1 },
        { year: 2010, count: 2 },
      ],
      score_parts: [
        { points: 21, max: 70, text: '4 alumni work here now, so this part scores 21 out of 70. It takes 200 alumni to get all 70.' },
        {
          points: 8,
          max: 30,
          text: '1 of them graduated in 2021 or later, so this part scores 8 out of 30.',
        },
      ],
      priority_reason:
        'Priority 1 out of 5, because 1 internship or new grad role is open and the alumni score is 29. Both are at or above the typical company, which has 1 role and a score of 29.',
      people: [{ field: 'company', op: 'is', value: 'Zorblax & Partners', label: 'Zorblax & Partners' }],
    });
  });

  it('tells how they came: what they did before their stay began, study and first internships left out', async () => {
    await addZorblax();
    const now = 'Prober at Zorblax & Partners';
    await people(
      { major: 'Economics', careerPath: `Chief ${now} [2018 - Present] | ${now} [2015 - 2017] | Nurse at Mercy [2011 - 2014]` },
      {
        major: 'economics',
        careerPath: `${now} [Mar 2020 - Present] | MBA Candidate at Wharton [2018 - 2019] | Nurse at mercy [2016 - 2017]`,
      },
      // They left, and came back.
      { major: 'Economics', careerPath: `${now} [2020 - Present] | ${now} [2010 - 2012]` },
      { major: null, careerPath: `${now} [2020 - Present] | Prober Intern at Zorblax & Partners [Jun 2019 - Aug 2019]` },
      { major: null, careerPath: `${now} | Keeper of odd things at Mercy` },
      // Nothing tells what was before.
      { major: null, role: 'Prober', company: 'Zorblax & Partners', careerPath: '' },
      { major: 'Music', visibility: 'hidden', careerPath: `${now} [2020 - Present] | Poet at Mercy [2010 - 2012]` },
    );
    expect((await page()).ways_in).toEqual({
      total: 5,
      first_job: 1,
      roles: [
        { name: 'Registered Nurse', count: 2 },
        { name: 'Keeper of odd things', count: 1 },
        { name: 'Prober', count: 1 },
      ],
      employers: [
        { name: 'Mercy', count: 3 },
        { name: 'Zorblax & Partners', count: 1 },
      ],
      majors: [{ name: 'Economics', count: 3 }],
      // 0, 4, 4 2/12 and 10 years.
      median_years: 4.1,
      dated: 4,
    });
  });

  it('with nobody and nothing says so', async () => {
    await addZorblax();
    expect(await page()).toMatchObject({
      score_parts: [
        { points: 0, text: 'No alumni work here now, so this part scores 0 out of 70. It takes 200 alumni to get all 70.' },
        { points: 0, text: 'No alumni work here now, so this part scores 0 out of 30.' },
      ],
      priority_reason: 'Priority 3 out of 5, because no internships or new grad roles are open and the alumni score is 0.',
      roles: [],
      class_years: [],
      ways_in: { total: 0, first_job: 0, roles: [], employers: [], majors: [], median_years: null, dated: 0 },
    });
  });
});

/** Says that the data changed, as every bulk write does; no version comes twice, whatever is rolled back. */
const written = async (into: Db = db): Promise<void> => {
  await into.delete(meta).where(eq(meta.key, 'data-version'));
  await into.insert(meta).values({ key: 'data-version', value: ++version });
};
let version = 1000;

const job = (id: string, fields: Partial<typeof jobs.$inferInsert> = {}) => exampleJob({ id, ...fields });

const prober = { careerPath: 'Prober at Zorblax & Partners [2020 - Present]' };

/** Adds a company that nobody works at and that has no jobs. */
async function addZorblax(): Promise<void> {
  await db.insert(companies).values({
    id: 'z',
    name: 'Zorblax & Partners',
    domain: 'zorblax.example',
    industry: 'Law',
    isPublic: false,
    description: 'They probe.',
    source: 'json',
  });
  await written();
}

const zorblax = async () => (await call(listCompanies)).body.companies.find(({ id }) => id === 'z');
const page = async () => {
  const { token } = await student();
  await written();
  return (await call(getCompany, { params: { id: 'z' } }, token)).body;
};
