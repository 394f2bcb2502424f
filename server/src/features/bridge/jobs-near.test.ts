import { jobsNearPeople } from '@alive/contract/bridge.ts';
import { trackJob } from '@alive/contract/tracker.ts';
import { describe, expect, it } from 'vitest';
import { jobs } from '#db/tables.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import { testServer } from '#testing/server.testing.ts';
import { askers, openStage, there } from '#testing/bridge.testing.ts';
import { asksBeyondBachelor, isListed } from '#testing/job.testing.ts';

const { call, db, student, people: only } = testServer();
const { add, company } = openStage(db);

describe('the jobs near a person of the sample', () => {
  const { call, db, student } = testServer({ data: 'sample' });
  const { visiblePeople } = openStage(db);

  it.each(askers)('are counted as array code does for %j', async (who) => {
    const { token } = await student(who);
    const work = await db.select().from(jobs);
    const hiring = new Set(work.map(({ companyName }) => employerKey(companyName)));
    const asked = (await visiblePeople())
      .filter(({ career }, at) => at % 20 === 0 || hiring.has(currentKeys(career)[0] ?? ''))
      .slice(0, 60);
    const { status, body } = await call(jobsNearPeople, { body: { people: asked.map(({ person }) => person.id) } }, token);
    expect([status, body.people.length]).toEqual([200, asked.length]);
    for (const [at, { person, career }] of asked.entries()) {
      const counts = currentKeys(career).map((key) => {
        const open = work.filter((job) => employerKey(job.companyName) === key && isListed(job));
        const barred = open.filter(
          (job) =>
            (who.needsVisa === true && (job.sponsorship === 'no' || job.citizenshipRequired)) ||
            (who.canGetClearance === false && job.clearanceRequired) ||
            asksBeyondBachelor(job),
        );
        return { total: open.length - barred.length, held_back: barred.length };
      });
      const expected = counts.find(({ total }) => total > 0) ?? counts.find(({ held_back }) => held_back > 0) ?? { total: 0, held_back: 0 };
      const found = body.people[at];
      expect(found).toMatchObject({ person_id: person.id, ...expected });
      expect(found?.jobs.length).toBe(Math.min(3, expected.total));
      const keys = currentKeys(career);
      for (const { id } of found?.jobs ?? []) expect(keys).toContain(employerKey(work.find((job) => job.id === id)?.companyName ?? ''));
    }
    expect(body.people.filter(({ total }) => total > 0).length).toBeGreaterThan(20);
    // Some ask for a degree that no student of the wizard has.
    expect(body.people.some(({ held_back }) => held_back > 0)).toBe(true);
  });
});

describe('the jobs near a person', () => {
  it('are open ones up to entry level of every spelling, and nothing of what the student hid', async () => {
    await company('Zorblax', null);
    await add(
      {
        id: 'a',
        companyName: 'Zorblax Inc',
        postedAt: new Date('2026-11-01T00:00:00Z'),
        title: 'Archivist',
        locations: ['Boston, MA', 'Reno, NV'],
      },
      { id: 'b', companyName: 'ZORBLAX', postedAt: new Date('2026-11-02T00:00:00Z') },
      { id: 'c', companyName: 'zorblax', state: 'closed' },
      { id: 'd', companyName: 'Zorblax', jobType: null, level: 'senior' },
      { id: 'e', companyName: 'Zorblax', postedAt: new Date('2026-11-03T00:00:00Z') },
      { id: 'f', companyName: 'Zorblax', sponsorship: 'no' },
      { id: 'g', companyName: 'Zorblax', citizenshipRequired: true, sponsorship: 'no' },
      { id: 'h', companyName: 'Zorblax', clearanceRequired: true },
      { id: 'i', companyName: 'Zorblax', sponsorship: 'no' },
    );
    await only({ id: 'ada', careerPath: 'Clerk at The Zorblax Company [2020 - Present]' });
    const { token, userId } = await student({ needsVisa: true, canGetClearance: true });
    for (const jobId of ['e', 'i']) await call(trackJob, { params: { id: userId, jobId }, body: { hidden: true } }, token);
    const { body } = await call(jobsNearPeople, { body: { people: ['ada'] } }, token);
    expect(body.people).toMatchObject([
      { person_id: 'ada', company_name: 'The Zorblax Company', company_id: 'zorblax', total: 3, held_back: 2 },
    ]);
    expect(body.people[0]?.jobs.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'h']);
    expect(body.people[0]?.jobs.find(({ id }) => id === 'a')).toEqual({
      id: 'a',
      job_title: 'Archivist',
      location: 'Boston, MA; Reno, NV',
      level: 'internship',
    });
  });

  it('are none where the employer has none or none is stated, and only held back where all are', async () => {
    await add({ id: 'a', clearanceRequired: true });
    await only(
      { id: 'ada', ...there },
      { id: 'ben', careerPath: 'Clerk at Elsewhere [2020 - Present]' },
      { id: 'cat', careerPath: 'Clerk at Elsewhere [2010 - 2012]' },
      { id: 'dan', careerPath: 'Clerk at Elsewhere [2020 - Present] | Adviser at Zorblax & Partners [2020 - Present]' },
    );
    const { token } = await student({ canGetClearance: false });
    const { body } = await call(jobsNearPeople, { body: { people: ['cat', 'ben', 'nobody', 'ada', 'dan', 'ben'] } }, token);
    expect(body.people.map((one) => [one.person_id, one.company_name, one.total, one.held_back, one.jobs.length])).toEqual([
      ['cat', '', 0, 0, 0],
      ['ben', 'Elsewhere', 0, 0, 0],
      ['ada', 'Zorblax & Partners', 0, 1, 0],
      ['dan', 'Zorblax & Partners', 0, 1, 0],
    ]);
  });

  it('are given of nobody whom students may not see', async () => {
    await add({ id: 'a' });
    await only({ id: 'ada', visibility: 'hidden', ...there }, { id: 'ben', visibility: 'limited', ...there });
    const { token } = await student();
    const { body } = await call(jobsNearPeople, { body: { people: ['ada', 'ben'] } }, token);
    expect(body.people.map(({ person_id, total }) => [person_id, total])).toEqual([['ben', 1]]);
  });
});

const currentKeys = (career: readonly { isCurrent: boolean; company: string }[]) =>
  career.toReversed().flatMap(({ isCurrent, company }) => (isCurrent ? employerKey(company) : []));
