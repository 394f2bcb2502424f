import { isDeepStrictEqual } from 'node:util';
import { companyDetail, getCompany, listCompanies } from '@alive/contract/companies.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { findJobs } from '@alive/contract/jobs.ts';
import { searchPeople } from '@alive/contract/people.ts';
import { describe, expect, it } from 'vitest';
import { exampleJob } from '#testing/job.testing.ts';
import { companies, jobs, meta } from '#db/tables.ts';
import { settleWrite } from '#db/values.ts';
import { testServer } from '#testing/server.testing.ts';
import { importAlumni } from './features/alumni/import.ts';
import { suppress } from './features/alumni/suppress.ts';
import { importJobs } from './features/postings/import.ts';
import { dirtyAlumni } from '#testing/alumni.testing.ts';
import { companiesByLoops } from '#testing/companies-oracle.testing.ts';

const { call, stream, student, db, clock } = testServer({ data: 'sample' });

describe('what a company’s card and page count', () => {
  it('is what loops over all rows of the sample count, what Find People finds and what Browse lists', async () => {
    expect(await faults()).toEqual([]);
  });

  it('is so for 300 imported alumni with dirty paths, employers spelled in many ways', async () => {
    const outcome = await done(importAlumni({ db, now: clock.now }, { text: JSON.stringify(dirtyAlumni()), dryRun: false }));
    expect(outcome).toMatchObject({ report: { added: 300, rejected: [] } });
    await db.insert(companies).values(['Zorblax & Partners', 'Quillfern Labs Inc', '???', 'Nobody & Sons'].map(imported));
    await db
      .insert(jobs)
      .values(
        ['Google LLC', 'GOOGLE', 'zorblax & partners llc', 'Quillfern Labs'].map((name, at) =>
          exampleJob({ id: `x${at}`, companyName: name }),
        ),
      );
    await db
      .insert(meta)
      .values({ key: 'data-version', value: 9 })
      .onConflictDoUpdate({ target: meta.key, set: { value: 9 } });
    const google = (await call(listCompanies)).body.companies.find(({ name }) => name === 'Google');
    expect(google?.yale_alumni_count).toBeGreaterThan(30);
    expect(await faults()).toEqual([]);
  });

  it('follows what is imported, and somebody who asks not to be listed', async () => {
    await db
      .insert(meta)
      .values({ key: 'data-version', value: 50 })
      .onConflictDoUpdate({ target: meta.key, set: { value: 50 } });
    const before = await stripe();
    const people = [
      {
        name: 'Ada Okafor',
        career_path: 'Engineer at stripe, inc. [2024 - Present]',
        year: '2024',
        linkedin: 'linkedin.com/in/ada',
        visibility: 'yes',
      },
      { name: 'Bo Lind', career_path: 'Engineer at Stripe [2024 - Present]', visibility: 'limited' },
      { name: 'Cy Frost', career_path: 'Engineer at Stripe [2024 - Present]', visibility: 'limited' },
      { name: 'Femi Park', career_path: 'Engineer at Stripe [2024 - Present]', visibility: 'hidden' },
    ];
    // The sample's people leave.
    await done(importAlumni({ db, now: clock.now }, { text: JSON.stringify(people), dryRun: false }));
    await settleWrite(db, { changed: 4, touched: 4 });
    expect(before?.yale_alumni_count).not.toBe(3);
    expect(await stripe()).toMatchObject({ yale_alumni_count: 3 });
    await suppress(db, { linkedin: 'https://linkedin.com/in/Ada' }, clock.now);
    await settleWrite(db, { changed: 1, touched: 1 });
    expect(await stripe()).toMatchObject({ yale_alumni_count: 2 });
    const posting = {
      title: 'Software Engineer Intern',
      company_name: 'Stripe, Inc.',
      url: 'https://stripe.example/1',
      description: 'x'.repeat(200),
    };
    await done(importJobs({ db, now: clock.now }, { text: JSON.stringify([posting]), dryRun: false }));
    await settleWrite(db, { changed: 1, touched: 1 });
    expect(await stripe()).toMatchObject({ total_active_jobs: 1, total_internships: 1 });
  });
});

/** The last step of an import. */
async function done(steps: AsyncIterable<object>): Promise<object | undefined> {
  let last: object | undefined;
  for await (const step of steps) last = step;
  return last;
}

const stripe = async () => (await call(listCompanies)).body.companies.find(({ name }) => name === 'Stripe');

/** Every company whose numbers are not everywhere the same, with both. */
async function faults(): Promise<object[]> {
  const { token } = await student();
  const expected = await companiesByLoops(db, clock.now);
  const listed = (await call(listCompanies)).body.companies;
  expect(listed.map(({ name }) => name).toSorted()).toEqual([...expected.keys()].toSorted());
  const found: object[] = [];
  for (const { id, name, ...card } of listed) {
    const { status, body } = await call(getCompany, { params: { id } }, token);
    expect([status, companyDetail.parse(body)]).toEqual([200, body]);
    const { score_parts: parts, roles, class_years, ways_in, ...rest } = body;
    const said = { ...rest, points: parts.map(({ points }) => points), roles, class_years, ways_in };
    const loops = expected.get(name);
    if (loops === undefined) throw new Error(`The loops do not know ${name}.`);
    const differ = (Object.keys(loops) as (keyof typeof loops)[]).filter((key) => !isDeepStrictEqual(said[key], loops[key]));
    const people = body.people.length === 0 ? 0 : await findPeople(id, body.people, token);
    const browse = (await call(findJobs, { query: { company: name, limit: 1 } })).body.total;
    if (people !== card.yale_alumni_count || browse !== card.total_active_jobs) found.push({ name, card, people, browse });
    for (const key of differ) found.push({ name, key, said: said[key], loops: loops[key] });
    expect(body).toMatchObject(card);
  }
  return found;
}

async function findPeople(conversationId: string, filters: Condition[], token: string): Promise<number> {
  const { events } = await stream(searchPeople, { body: { query: '', conversationId, filters, limit: 1 } }, token);
  const results = events.find(({ type }) => type === 'results');
  return results?.type === 'results' ? results.total : -1;
}

const imported = (name: string, at: number): typeof companies.$inferInsert => ({
  id: `imported${at}`,
  name,
  industry: 'Law',
  isPublic: false,
  description: '',
  source: 'csv',
});
