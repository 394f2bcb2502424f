import { findJobs, getJob } from '@alive/contract/jobs.ts';
import { expect, it } from 'vitest';
import { jobs } from '#db/tables.ts';
import { exampleJob } from '#testing/job.testing.ts';
import { testServer } from '#testing/server.testing.ts';

const { call, student, db } = testServer();
const stripe = { initial: 96, continuing: 568, denials: 12, years: '2021–2022 and part of 2023', source: 'USCIS H-1B Employer Data Hub' };

it('a list has the visa record of employers whose postings are silent, for a student who needs a visa, and nowhere else', async () => {
  await db
    .insert(jobs)
    .values([
      exampleJob({ id: 'silent', companyName: 'Stripe, Inc.' }),
      exampleJob({ id: 'says-yes', companyName: 'Stripe', sponsorship: 'yes' }),
      exampleJob({ id: 'says-no', companyName: 'Stripe', sponsorship: 'no' }),
      exampleJob({ id: 'unknown', companyName: 'Stripe Payments of Nowhere' }),
    ]);
  const recordsFor = async (token?: string) => {
    const { body } = await call(findJobs, { query: { limit: '20' } }, token);
    return Object.fromEntries(body.jobs.map(({ id, visa_record: record }) => [id, record]));
  };
  const { token } = await student({ needsVisa: true });
  expect(await recordsFor(token)).toEqual({ silent: stripe, unknown: null, 'says-yes': undefined, 'says-no': undefined });
  for (const needsVisa of [false, null])
    expect(Object.values(await recordsFor((await student({ needsVisa })).token))).toEqual([undefined, undefined, undefined, undefined]);
  expect(Object.values(await recordsFor())).toEqual([undefined, undefined, undefined, undefined]);
});

it('a job by itself has the record whoever asks, and null where no legal name is equal', async () => {
  await db
    .insert(jobs)
    .values([
      exampleJob({ id: 'silent', companyName: 'STRIPE' }),
      exampleJob({ id: 'says-yes', companyName: 'Stripe', sponsorship: 'yes' }),
      exampleJob({ id: 'unknown', companyName: 'Stripes' }),
    ]);
  const recordOf = async (id: string) => (await call(getJob, { params: { id } })).body.visa_record;
  expect([await recordOf('silent'), await recordOf('says-yes'), await recordOf('unknown')]).toEqual([stripe, stripe, null]);
});
