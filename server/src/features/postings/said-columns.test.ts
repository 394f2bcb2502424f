import { addFact } from '@alive/contract/facts.ts';
import { findJobs, getJob } from '@alive/contract/jobs.ts';
import { expect, it } from 'vitest';
import { testServer } from '#testing/server.testing.ts';
import { importJobs, type JobsInput } from './import.ts';
import { closePast } from './queries.ts';

const { db, clock, call, student } = testServer();

const importCsv = async (text: string, options: Partial<JobsInput> = {}) => {
  let report;
  for await (const step of importJobs({ db, now: clock.now }, { text, dryRun: false, ...options }))
    if ('report' in step) report = step.report;
  return report;
};
const found = async (query: Record<string, string> = {}, token?: string) =>
  new Map((await call(findJobs, { query: { limit: '100', ...query } }, token)).body.jobs.map((job) => [job.job_title, job]));
const inDays = (days: number) => new Date(clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

it('a file says of each row its level, degree, closing date and address', async () => {
  const report = await importCsv(
    `title,company,url,level,job_type,degree,closes_at,apply_email
Data Engineer,Zorblax,https://zorblax.example.org/1,Entry level,,,,
Data Analyst,Zorblax,https://zorblax.example.org/2,,New Grad,,,
Data Steward,Zorblax,https://zorblax.example.org/3,mid-level,,,,
Data Planner,Zorblax,https://zorblax.example.org/4,,Full-time,PhD,${inDays(9)},
Data Keeper,Zorblax,,,internship,,,jobs@zorblax.example.org
Data Clerk,Zorblax,,,,,,jobs@zorblax.example.org
Data Writer,Zorblax,https://zorblax.example.org/7,,,,soon on the 3rd of Foo,
Data Reader,Zorblax,https://zorblax.example.org/8,,,,,not an address
`,
  );
  expect(report).toMatchObject({
    added: 6,
    rejected: [
      { row: 7, reason: 'closes_at is not a date' },
      { row: 8, reason: 'apply_email is not an email address' },
    ],
  });
  const jobs = await found();
  expect([...jobs].map(([title, { level, job_type }]) => `${title}: ${level}, ${job_type}`).toSorted()).toEqual([
    'Data Analyst: new_grad, new_grad',
    'Data Clerk: unspecified, null',
    'Data Engineer: entry_level, entry_level',
    'Data Keeper: internship, internship',
    'Data Planner: unspecified, null',
  ]);
  expect(jobs.get('Data Planner')).toMatchObject({ degree: 'doctorate', degree_quote: 'PhD', closes_at: `${inDays(10)}T11:59:59.000Z` });
  expect(jobs.get('Data Keeper')).toMatchObject({
    apply_email: 'jobs@zorblax.example.org',
    application_url: 'mailto:jobs@zorblax.example.org',
  });
  expect([...(await found({ level: 'mid' })).keys()]).toEqual(['Data Steward']);
});

it('one level holds for all rows of a file that name none', async () => {
  await importCsv(
    'title,company,url,level\nBaker,Zorblax,https://zorblax.example.org/1,\nCook,Zorblax,https://zorblax.example.org/2,internship\n',
    {
      level: 'new_grad',
    },
  );
  const jobs = await found();
  expect([jobs.get('Baker')?.level, jobs.get('Cook')?.level]).toEqual(['new_grad', 'internship']);
});

it('a list without terms whose titles say so is one for new graduates', async () => {
  const rows = (titles: readonly string[]) =>
    titles.map((title, at) => ({
      id: `${titles.length}-${at}`,
      title,
      company_name: 'Zorblax',
      url: `https://zorblax.example.org/${titles.length}/${at}`,
      locations: [],
      active: true,
      is_visible: true,
      date_posted: 1_780_000_000,
      date_updated: 1_780_000_000,
    }));
  await importCsv(JSON.stringify(rows(['Baker', 'Cook, New Grad', 'Waiter', 'Senior Baker', 'Host II'])));
  expect([...(await found({ job_type: 'new_grad' })).values()].map(({ level }) => level)).toEqual(['new_grad', 'new_grad', 'new_grad']);
  expect((await found({ level: 'senior' })).size).toBe(1);
  await importCsv(JSON.stringify(rows(['Gardener', 'Farmer'])));
  expect([...(await found({ level: 'unspecified' })).keys()].toSorted()).toEqual(['Farmer', 'Gardener']);
});

it('a job is closed past its closing date, whether a column or its text says it, and stays so when it is imported again', async () => {
  const file = `title,company,url,description,closes_at,posted_at
Baker,Zorblax,https://zorblax.example.org/1,We bake.,${inDays(3)},${inDays(-3)}
Cook,Zorblax,https://zorblax.example.org/2,Apply by ${inDays(3)}. We cook.,,${inDays(-3)}
Host,Zorblax,https://zorblax.example.org/3,We host.,${inDays(-2)},${inDays(-3)}
Waiter,Zorblax,https://zorblax.example.org/4,We wait.,,${inDays(-3)}
`;
  await importCsv(file);
  expect([...(await found()).keys()].toSorted()).toEqual(['Baker', 'Cook', 'Waiter']);
  const { id = '' } = (await found()).get('Baker') ?? {};
  clock.now = new Date(clock.now.getTime() + 5 * 86_400_000);
  expect(await closePast(db, clock.now)).toBe(2);
  expect([...(await found()).keys()]).toEqual(['Waiter']);
  expect((await call(getJob, { params: { id } })).body).toMatchObject({ state: 'closed' });
  await importCsv(file);
  expect([...(await found()).keys()]).toEqual(['Waiter']);
});

it('a closing day without a year is the first after the posting, and one that may be two days is read in the US only', async () => {
  const year = clock.now.getUTCFullYear();
  await importCsv(`title,company,url,location,closes_at,posted_at
Baker,Zorblax,https://zorblax.example.org/1,"Boston, MA",January 2,${year - 1}-01-01
Cook,Zorblax,https://zorblax.example.org/2,"London, UK",03/04/${year + 1},
Host,Zorblax,https://zorblax.example.org/3,"Boston, MA",03/04/${year + 1},
`);
  const jobs = await found();
  expect([...jobs.keys()].toSorted()).toEqual(['Cook', 'Host']);
  expect([jobs.get('Cook')?.closes_at, jobs.get('Host')?.closes_at]).toEqual([null, `${year + 1}-03-05T11:59:59.000Z`]);
});

it('a degree beyond the student’s is a gate with its sentence, until their education names one', async () => {
  await importCsv(
    `title,company,url,description
Chemist,Zorblax,https://zorblax.example.org/1,We test water. A PhD in chemistry is required.
Biologist,Zorblax,https://zorblax.example.org/2,"We count fish. Bachelor’s, Master’s or PhD in biology."
`,
  );
  const { token, userId } = await student({});
  const gateOf = async () => (await found({}, token)).get('Chemist')?.match?.gate;
  expect(await gateOf()).toMatchObject({ kind: 'degree', quote: 'A PhD in chemistry is required.' });
  expect((await found({}, token)).get('Biologist')?.match?.gate).toBeNull();
  expect((await found()).size).toBe(2);
  const body = { kind: 'education', stance: 'have', text: 'PhD student in chemistry' } as const;
  await call(addFact, { params: { id: userId }, body }, token);
  expect(await gateOf()).toBeNull();
});
