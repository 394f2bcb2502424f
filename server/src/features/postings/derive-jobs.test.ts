import { findJobs } from '@alive/contract/jobs.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { markDerived } from '#db/meta.ts';
import { jobs } from '#db/tables.ts';
import { settleWrite } from '#db/values.ts';
import { testServer } from '#testing/server.testing.ts';
import { deriveJobs } from './derive-jobs.ts';
import { importJobs } from './import.ts';

const { db, clock, call } = testServer();

it('stored jobs of an earlier version tell level, degree, years of graduation and closing date, and keep what a column said', async () => {
  const text = `title,company,url,description,level,degree
Surveyor,Zorblax,https://zorblax.example.org/1,A PhD in geodesy is required. You are graduating in 2027 or 2028. Apply by December 15.,,
Rower,Zorblax,https://zorblax.example.org/2,We row.,entry level,PhD
`;
  for await (const step of importJobs({ db, now: clock.now }, { text, dryRun: false })) void step;
  const stored = async () =>
    (await call(findJobs)).body.jobs
      .toSorted((a, b) => a.job_title.localeCompare(b.job_title))
      .map((job) => [
        job.job_title,
        job.level,
        job.job_type,
        job.degree,
        job.degree_quote,
        job.closes_at?.slice(5) ?? null,
        job.occupation,
      ]);
  const fresh = await stored();
  expect(fresh).toEqual([
    ['Rower', 'entry_level', 'entry_level', 'doctorate', 'PhD', null, expect.anything()],
    ['Surveyor', 'unspecified', null, 'doctorate', 'A PhD in geodesy is required.', '12-16T11:59:59.000Z', expect.anything()],
  ]);
  const graduation = () =>
    db
      .select({ from: jobs.graduationFrom, to: jobs.graduationTo, quote: jobs.graduationQuote })
      .from(jobs)
      .where(eq(jobs.title, 'Surveyor'));
  const years = [{ from: 2027, to: 2028, quote: 'You are graduating in 2027 or 2028.' }];
  expect(await graduation()).toEqual(years);
  // As the version before stored plain titles.
  await db
    .update(jobs)
    .set({
      level: 'mid',
      degree: null,
      degreeQuote: null,
      graduationFrom: null,
      graduationTo: null,
      graduationQuote: null,
      closesAt: null,
      occupation: null,
    })
    .where(eq(jobs.title, 'Surveyor'));
  await markDerived(db, 'jobs', '1');
  expect(await deriveJobs(db)).toBe(true);
  await settleWrite(db, { changed: 1, touched: 1 });
  expect(await stored()).toEqual(fresh);
  expect(await graduation()).toEqual(years);
  expect(await deriveJobs(db)).toBe(false);
});
