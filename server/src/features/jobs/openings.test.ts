import { saveProfile } from '@alive/contract/account.ts';
import { jobsNearPeople } from '@alive/contract/bridge.ts';
import { wordsOf } from '@alive/language/text/text.ts';
import { describe, expect, it } from 'vitest';
import { asksBeyondBachelor, exampleJob, isListed } from '#testing/job.testing.ts';
import type { Preference } from '#job-index/preference.ts';
import type { Db } from '#db/open.ts';
import { jobs } from '#db/tables.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import { read } from '@alive/language/entities/read.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { insertPeople, testServer } from '#testing/server.testing.ts';
import { candidateOf } from './candidate.ts';
import { preferenceOf } from './preference.ts';

const students = [
  { major: 'Computer Science', graduationYear: 2027, needsVisa: true, canGetClearance: false, preferredLocations: ['New York', 'Remote'] },
  { major: 'Economics', graduationYear: 2026 },
  { major: 'Biology', graduationYear: 2028, canGetClearance: false, lookingFor: ['Internships'], preferredLocations: ['Boston'] },
];
const profile = {
  summary: 'x',
  interests: [],
  target_companies: ['Google', 'Stripe'],
  target_roles: ['Data Analyst', 'Product Manager'],
  ideal_environment: 'x',
};

describe('the openings at an employer', () => {
  const { call, student, db, clock } = testServer({
    data: 'sample',
    fill: async (db) => {
      const names = (await employersIn(db)).map(([job]) => job?.companyName ?? '');
      await insertPeople(
        db,
        names.map((name) => ({ careerPath: `Clerk at ${name} [2020 - Present]` })),
      );
    },
  });

  it.each(
    students.flatMap((who) => [
      { who, profile: null },
      { who, profile },
    ]),
  )('begin with those nearest to what a student looks for, of equal ones the newest: %j', async ({ who, profile }) => {
    const { token, userId, user } = await student(who);
    if (profile !== null) await call(saveProfile, { params: { id: userId }, body: { profile } }, token);
    const employers = await employersIn(db);
    const open = await openVocabulary({ companies: [], majors: [], places: [] });
    const candidate = candidateOf({ ...user, profile }, { read: (text) => read(text, open) });
    const points = pointsBy(preferenceOf(candidate, clock.now));
    const { body } = await call(jobsNearPeople, { body: { people: employers.map((_, at) => `p${at}`) } }, token);
    const best = employers.map((of) =>
      of
        .filter(isListed)
        .filter((job) => !(who.needsVisa === true && (job.sponsorship === 'no' || job.citizenshipRequired)))
        .filter((job) => !(who.canGetClearance === false && job.clearanceRequired))
        .filter((job) => !asksBeyondBachelor(job))
        .toSorted(
          (a, b) =>
            points(b) - points(a) ||
            Number(a.state === 'uncertain') - Number(b.state === 'uncertain') ||
            Number(b.postedAt) - Number(a.postedAt),
        )
        .slice(0, 3)
        .map(({ id }) => id),
    );
    expect(body.people.map((one) => one.jobs.map(({ id }) => id))).toEqual(best);
    expect(best.filter(({ length }) => length === 3).length).toBeGreaterThan(20);
  });
});

describe('the openings of one employer', () => {
  const { call, student, db, people } = testServer();

  it('are those of every board and file alike, however the employer is spelled there', async () => {
    await db
      .insert(jobs)
      .values([
        exampleJob({ id: 'a', companyName: 'Zorblax, Inc.', source: 'csv', postedAt: new Date('2026-11-02T00:00:00Z') }),
        exampleJob({ id: 'b', companyName: 'zorblax', source: 'greenhouse', postedAt: new Date('2026-11-03T00:00:00Z') }),
        exampleJob({ id: 'c', companyName: 'ZORBLAX', source: 'simplify', postedAt: null }),
        exampleJob({ id: 'd', companyName: 'Zorblax', postedAt: new Date('2026-11-04T00:00:00Z'), state: 'uncertain' }),
        exampleJob({ id: 'e', companyName: 'Zorblaxia' }),
      ]);
    await people({ id: 'ada', careerPath: 'Clerk at Zorblax [2020 - Present]' });
    const { token } = await student();
    const { body } = await call(jobsNearPeople, { body: { people: ['ada'] } }, token);
    expect(body.people).toMatchObject([{ total: 4, held_back: 0, jobs: [{ id: 'b' }, { id: 'a' }, { id: 'c' }] }]);
  });
});

/** The jobs of 100 employers of the sample. */
async function employersIn(db: Db): Promise<Work[]> {
  const work = await db.select().from(jobs).orderBy(jobs.id);
  return [...Map.groupBy(work, ({ companyName }) => employerKey(companyName)).values()].slice(0, 100);
}

/** The points of a job by array code, for students of known roles and without interests. */
const pointsBy =
  ({ work, companies, levels, places }: Preference) =>
  (job: typeof jobs.$inferSelect): number => {
    const words = wordsOf(job.title).map(({ text }) => text);
    const kinds = work.map(({ points, roles, functions, occupations, title }) =>
      (job.role !== null && roles?.includes(job.role)) ||
      (job.function !== null && functions?.includes(job.function)) ||
      (job.occupation !== null && occupations?.includes(job.occupation)) ||
      (title !== undefined && wordsOf(title).every(({ text }) => words.includes(text)))
        ? points
        : 0,
    );
    const named = companies.names.some((name) => name.toLowerCase() === job.companyName.toLowerCase());
    const there = places.filter(({ keys }) => keys.some((key) => job.placeKeys.includes(key)) || (keys.includes('remote') && job.remote));
    const place = Math.max(0, ...there.map(({ points }) => points));
    const level = levels.find((one) => one.level === job.level)?.points ?? 0;
    return [Math.max(0, ...kinds), named ? companies.points : 0, level, place].reduce((sum, one) => sum + Math.round(one), 0);
  };

type Work = (typeof jobs.$inferSelect)[];
