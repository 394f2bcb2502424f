import { peopleNearJobs } from '@alive/contract/bridge.ts';
import { dreamJob } from '@alive/contract/paths.ts';
import { searchPeople } from '@alive/contract/people.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alumni, jobs } from '#db/tables.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import { testServer } from '#testing/server.testing.ts';
import { askers, openStage, there } from '#testing/bridge.testing.ts';

const { call, db, student, people: only } = testServer();
const { add, company, newVersion } = openStage(db);

describe('the people near a job of the sample', () => {
  const { call, stream, db, student } = testServer({ data: 'sample' });
  const { visiblePeople } = openStage(db);

  it.each(askers)('are counted and ordered as array code does for %j', async (who) => {
    const { token } = await student(who);
    const everybody = await visiblePeople();
    const work = await db.select().from(jobs).orderBy(jobs.id).limit(60);
    const { status, body } = await call(peopleNearJobs, { body: { jobs: work.map(({ id }) => id) } }, token);
    expect([status, body.jobs.length]).toEqual([200, 60]);
    for (const [at, { people, filters: _, ...found }] of body.jobs.entries()) {
      const expected = nearByArrays(work[at], everybody, who);
      expect(found).toEqual({ ...found, ...expected.found });
      expect(people).toMatchObject(expected.people);
      expect(people.map(({ common }) => common?.split(/,|(?<=\d{4})/)[0] ?? null)).toEqual(expected.commons);
    }
    expect(body.jobs.filter(({ people }) => people.length === 3).length).toBeGreaterThan(30);
    expect(new Set(body.jobs.flatMap(({ people }) => people.map(({ common }) => common))).size).toBeGreaterThan(1);
  });

  it('are as many of a role as Career Paths counts', async () => {
    const { token } = await student(askers[0]);
    const work = await db.select().from(jobs).orderBy(jobs.id).limit(400);
    const roles = new Map(work.flatMap(({ role, id }) => (role === null ? [] : [[role, id] as const])));
    const asked = [...roles].filter(([role], at) => role === 'Engineer' || at % 12 === 0);
    const { body } = await call(peopleNearJobs, { body: { jobs: asked.map(([, id]) => id) } }, token);
    for (const { role, in_role } of body.jobs)
      expect([role, (await call(dreamJob, { body: { query: role ?? '' } }, token)).body.total]).toEqual([role, in_role]);
    expect(body.jobs.some(({ role, in_role }) => role === 'Engineer' && in_role > 0)).toBe(true);
  });

  it('are the very ones that Find People finds with the filters', async () => {
    const { token } = await student(askers[0]);
    const work = await db.select().from(jobs).orderBy(jobs.id).limit(100);
    const { body } = await call(peopleNearJobs, { body: { jobs: work.map(({ id }) => id) } }, token);
    const totalOf = async (filters: unknown) => {
      const { events } = await stream(searchPeople, { body: { query: '', conversationId: 'x', filters, limit: 100 } }, token);
      const results = events.find((event) => event.type === 'results');
      return { total: results?.total, ids: new Set(results?.results.map(({ id }) => id)) };
    };
    const both = body.jobs.filter(({ filters }) => filters.length === 2);
    const asked = [...both.slice(0, 3), ...both.filter(({ role }) => role === 'Engineer').slice(0, 1)];
    expect(asked.map(({ role }) => role)).toContain('Engineer');
    for (const { filters, at_company, in_role, people } of asked) {
      const [company, role] = filters;
      expect((await totalOf([{ ...company, either: undefined }])).total).toBe(at_company);
      expect((await totalOf([{ ...role, either: undefined }])).total).toBe(in_role);
      const { total = 0, ids } = await totalOf(filters);
      expect(total).toBeGreaterThanOrEqual(Math.max(at_company, in_role));
      expect(total).toBeLessThanOrEqual(at_company + in_role);
      expect(total > 100 || people.every(({ id }) => ids.has(id))).toBe(true);
    }
  });
});

describe('the people near a job', () => {
  it('work there by any spelling of the employer, which the curated company names', async () => {
    await company('Zorblax', 'zorblax.example');
    await add({ id: 'a', companyName: 'Zorblax, Inc.' }, { id: 'b', companyName: 'ZORBLAX' }, { id: 'c', companyName: 'JPM' });
    await only(
      { id: 'ada', careerPath: 'Clerk at Zorblax LLC [2020 - Present]' },
      { id: 'ben', careerPath: 'Clerk at zorblax [2020 - Present] | Clerk at The Zorblax Company [2019 - Present]' },
      { id: 'cat', careerPath: 'Clerk at Zorblax [2010 - 2012]' },
      { id: 'dan', careerPath: 'Clerk at J.P. Morgan [2020 - Present]' },
    );
    const [a, b, c] = await near('a', 'b', 'c');
    expect(a).toMatchObject({
      company_name: 'Zorblax, Inc.',
      company_id: 'zorblax',
      logo_url: '/api/logos/zorblax.example',
      at_company: 2,
    });
    expect(b).toMatchObject({ company_name: 'ZORBLAX', company_id: 'zorblax', at_company: 2 });
    expect(c).toMatchObject({ company_name: 'JPM', at_company: 1, people: [{ id: 'dan' }] });
    expect(a?.filters).toMatchObject([{ field: 'company', op: 'is', value: 'Zorblax', label: 'Zorblax' }]);
    expect(a?.filters[0]).not.toHaveProperty('either');
  });

  it('are nobody whom students may not see, and of limited people nothing they keep to themselves', async () => {
    await add({ id: 'a' });
    await only({ id: 'ada', visibility: 'hidden', ...there }, { id: 'ben', visibility: 'limited', ...there });
    const [near_] = await near('a');
    expect(near_).toMatchObject({ at_company: 1, people: [{ id: 'ben' }] });
    expect(Object.keys(near_?.people[0] ?? {}).toSorted()).toEqual(['common', 'company', 'id', 'isThere', 'name', 'photo', 'role']);
    await db.update(alumni).set({ visibility: 'hidden' }).where(eq(alumni.id, 'ben'));
    expect((await near('a'))[0]?.people).toEqual([]);
    await newVersion();
    expect(await near('a')).toMatchObject([{ at_company: 0, in_role: 0, people: [], filters: [], company_id: null, logo_url: '' }]);
  });

  it('put those who work there first among equals, and common ground before that', async () => {
    await add({ id: 'a', role: 'Archivist' });
    await only(
      { id: 'ada', year: 2019, careerPath: 'Archivist at Elsewhere [2020 - Present]' },
      { id: 'ben', year: 1999, ...there },
      { id: 'cat', year: 1998, careerPath: 'Archivist at Elsewhere [2010 - 2012]', school: 'Georgia Institute of Technology' },
      { id: 'dan', year: 2020, careerPath: 'Archivist at Zorblax & Partners [2020 - Present]' },
    );
    const [job] = await near('a');
    expect(job).toMatchObject({ at_company: 2, in_role: 3 });
    expect(job?.people.map(({ id, isThere, common }) => [id, isThere, common])).toEqual([
      ['cat', false, 'Went to Georgia Institute of Technology, your school'],
      ['dan', true, null],
      ['ben', true, null],
    ]);
    expect(job?.filters).toMatchObject([
      { field: 'company', value: 'Zorblax & Partners', either: 1 },
      { field: 'role', value: 'Archivist', when: 'ever', either: 1, label: 'Has been Archivist' },
    ]);
  });

  it('leave out who was an intern in such work', async () => {
    await add({ id: 'a', role: 'Archivist' });
    await only(
      { id: 'ada', careerPath: 'Archivist at Elsewhere [2020 - Present]' },
      { id: 'ben', careerPath: 'Clerk at Elsewhere [2020 - Present] | Archivist Intern at Elsewhere [2019 - 2020]' },
    );
    const [job] = await near('a');
    expect([job?.in_role, job?.people.map(({ id }) => id)]).toEqual([1, ['ada']]);
  });

  it('are found for closed jobs and for jobs beyond entry level, in the order asked, each once; unknown ones are left out', async () => {
    await add({ id: 'a', state: 'closed' }, { id: 'b', jobType: null, level: 'senior' });
    await only({ id: 'ada', ...there });
    expect((await near('b', 'nowhere', 'a', 'b')).map(({ job_id, at_company }) => [job_id, at_company])).toEqual([
      ['b', 1],
      ['a', 1],
    ]);
  });

  it('are found among many, also where hardly anybody of them is near the student', async () => {
    await add({ id: 'a', role: 'Archivist' }, { id: 'b', companyName: 'Quimby', role: 'Florist' });
    const own = { school: 'Georgia Institute of Technology', year: 1990 };
    await only(
      { id: 'own-1', ...own, careerPath: 'Clerk at Quimby [2020 - Present]' },
      { id: 'own-2', ...own, careerPath: 'Clerk at Quimby [2020 - Present]' },
      { id: 'far-1', year: 2001, careerPath: 'Clerk at Quimby [2020 - Present]' },
      { id: 'far-2', year: 2002, careerPath: 'Clerk at Quimby [2020 - Present] | Florist at Elsewhere [2019 - 2020]' },
      { id: 'far-3', year: null, careerPath: 'Archivist at Elsewhere [2020 - Present]' },
      { id: 'far-4', year: 1980, careerPath: 'Archivist at Elsewhere [2020 - Present]' },
    );
    await db.execute(sql`INSERT INTO alumni (id, name, role, company, career_path, visibility, source, school, year)
      SELECT 'own-0' || n, 'Own', '', '', '', 'shown', 'test', ${own.school}, 1991 FROM generate_series(1, 4100) AS n`);
    await newVersion();
    // The second time from what was kept.
    const [first, again] = [await near('a', 'b'), await near('b', 'a')];
    expect(first.map(({ at_company, in_role, people }) => [at_company, in_role, people.map(({ id }) => id)])).toEqual([
      [0, 2, ['far-4', 'far-3']],
      [4, 1, ['own-1', 'own-2', 'far-2']],
    ]);
    expect(again).toEqual(first.toReversed());
  });

  it('are asked of nobody by a name that nobody could ask for', async () => {
    const name = `Zorblax ${'x'.repeat(300)}`;
    await add({ id: 'a', companyName: name });
    await only({ id: 'ada', careerPath: `Clerk at ${name} [2020 - Present]` });
    expect(await near('a')).toMatchObject([{ at_company: 1, filters: [] }]);
  });
});

const near = async (...ids: string[]) => {
  const { token } = await student({ graduationYear: 2027 });
  return (await call(peopleNearJobs, { body: { jobs: ids } }, token)).body.jobs;
};

/** What array code makes of a job; what is shared is stated up to its first comma or year. */
function nearByArrays(
  job: Job | undefined,
  everybody: Awaited<ReturnType<ReturnType<typeof openStage>['visiblePeople']>>,
  who: (typeof askers)[number],
) {
  const key = employerKey(job?.companyName ?? '');
  const wished = who.preferredLocations?.flatMap((label) => keysOfPlaces[label] ?? []) ?? [];
  const near = everybody
    .map(({ person, career }) => {
      const workplace = career.find(({ isCurrent, placeKeys }) => isCurrent && placeKeys.some((one) => wished.includes(one)));
      const ground: [number, string][] = [
        ...(same(person.school, who.school) ? [[8, `Went to ${person.school}`] satisfies [number, string]] : []),
        ...(same(person.major, who.major) ? [[3, `Studied ${person.major}`] satisfies [number, string]] : []),
        ...(person.year !== null && Math.abs(person.year - who.graduationYear) <= 3
          ? [[2, `Class of ${person.year}`] satisfies [number, string]]
          : []),
        ...(workplace === undefined ? [] : [[2, `Works in ${workplace.location?.split(',')[0] ?? ''}`] satisfies [number, string]]),
      ];
      return {
        person,
        isThere: career.some(({ isCurrent, company }) => isCurrent && employerKey(company) === key),
        // A word that stands for a field of work counts all of it.
        isAlike: career.some(
          ({ role, function: work, seniority }) =>
            seniority !== 'intern' && (job?.role === 'Engineer' ? work === 'Engineering' : role !== null && role === job?.role),
        ),
        common: ground[0]?.[1] ?? null,
        points: ground.reduce((sum, [points]) => sum + points, 0),
      };
    })
    .filter(({ isThere, isAlike }) => isThere || isAlike)
    .toSorted((a, b) => b.points - a.points || Number(b.isThere) - Number(a.isThere) || (b.person.year ?? 0) - (a.person.year ?? 0));
  return {
    found: {
      job_id: job?.id,
      company_name: job?.companyName,
      role: job?.role,
      at_company: near.filter(({ isThere }) => isThere).length,
      in_role: near.filter(({ isAlike }) => isAlike).length,
    },
    commons: near.slice(0, 3).map(({ common }) => common),
    people: near.slice(0, 3).map(({ person: { id, name, role, company, photo }, isThere }) => ({
      id,
      name,
      role,
      company,
      photo: photo === null ? null : `/api/people/${id}/photo`,
      isThere,
    })),
  };
}

const same = (one: string | null, other: string) => one !== null && one.toLowerCase() === other.toLowerCase();

const keysOfPlaces: Readonly<Record<string, string>> = { Boston: 'us-ma-boston', 'New York': 'us-ny-new-york' };

type Job = typeof jobs.$inferSelect;
