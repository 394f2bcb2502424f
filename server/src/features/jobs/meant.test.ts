import { findJobs as findJobsCall } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import { jobs } from '#db/tables.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { exampleJob } from '#testing/job.testing.ts';
import { countMatches, findJobs, matchJobs } from './find.ts';
import { openJobStore } from './queries.ts';
import { phrasesMeant } from './meant.ts';

const db = testDatabase();
const words = await openVocabulary({ companies: [], majors: [], places: [] });
const nobody = {
  major: null,
  graduationYear: null,
  needsVisa: null,
  canGetClearance: null,
  preferredLocations: [],
  lookingFor: [],
  profile: null,
};

/** Zorbs mean quibs: surely the keeper, perhaps the others. */
const meaning = {
  near: async (text: string) =>
    /zorb/.test(text)
      ? [
          { id: 'means', similarity: 0.5, sure: true },
          { id: 'means-elsewhere', similarity: 0.3, sure: false },
        ]
      : [],
  // What says it means it, too.
  similar: async (text: string) => {
    const near = await meaning.near(text);
    return near.length === 0 || text.includes('keeper') ? near : [{ id: 'says-0', similarity: 0.6 }, ...near];
  },
};
const deps = { store: openJobStore(db), now: () => new Date('2026-11-20T12:00:00Z'), vocabulary: async () => words, meaning };

const onlyOurs = async (saying = 1) => {
  const common = { role: null, function: null, industry: null, skills: [], description: '' };
  await db
    .insert(jobs)
    .values([
      ...Array.from({ length: saying }, (_, nth) => exampleJob({ id: `says-${nth}`, title: 'Zorb Intern', ...common })),
      exampleJob({ id: 'means', title: 'Quib Keeper', ...common }),
      exampleJob({ id: 'means-elsewhere', title: 'Quib Teller', ...common, placeKeys: ['us-tx'], remote: true }),
      exampleJob({ id: 'other', title: 'Clerk', ...common }),
    ]);
};

const search = async (query: object) => {
  const { jobs: found, total } = await findJobs(deps, findJobsCall.query.parse({ limit: '50', ...query }), null);
  return { ids: found.map(({ id }) => id), total };
};

describe('searching by meaning', () => {
  it('finds what the words mean alongside what says them, under all other conditions', async () => {
    await onlyOurs();
    const { ids, total } = await search({ query: 'zorbs' });
    expect([ids.toSorted(), ids.at(-1), total]).toEqual([['means', 'means-elsewhere', 'says-0'], 'means-elsewhere', 3]);
    expect(await search({ query: 'zorbs', remote: 'true' })).toEqual({ ids: ['means-elsewhere'], total: 1 });
    expect((await search({ query: 'zorbs', sort: 'newest' })).total).toBe(3);
    expect(await search({ query: 'clerk' })).toEqual({ ids: ['other'], total: 1 });
  });

  it('adds nothing where enough jobs say it', async () => {
    await onlyOurs(20);
    const { ids, total } = await search({ query: 'zorbs' });
    expect([ids.length, total, ids.includes('means')]).toEqual([20, 20, false]);
  });

  it('gives each job once when paged through', async () => {
    await onlyOurs(10);
    const ids = [];
    for (let offset = 0; offset < 12; offset += 5) ids.push(...(await search({ query: 'zorbs', limit: '5', offset: String(offset) })).ids);
    expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
  });

  it('counts in a conversation what says it and what is surely meant, and tells the two apart', async () => {
    await onlyOurs();
    const found = await matchJobs(deps, { phrases: ['zorbs'] }, nobody, 5);
    expect([found.total, found.meant, found.jobs.length]).toEqual([2, { total: 1, ids: ['means'] }, 2]);
    expect(await countMatches(deps, { phrases: ['zorbs'] }, nobody)).toBe(2);
    expect((await matchJobs({ ...deps, meaning: undefined }, { phrases: ['zorbs'] }, nobody, 5)).total).toBe(1);
    expect(await phrasesMeant(deps, ['clerks', 'zorbs'])).toEqual(['zorbs']);
  });
});

describe('what a search is about', () => {
  const subjects = [
    'zorbs',
    'kelp',
    'prison reform',
    'oral history',
    'rare books',
    'coral reefs',
    'voting rights',
    'soil science',
    'puppetry',
  ];

  it('leads over all that suits the student: by the title, then by the text, then by its meaning', async () => {
    await onlyOurs();
    const profile = { summary: '', interests: [], target_companies: ['Suits'], target_roles: ['Data Analyst'], ideal_environment: '' };
    const row = (id: string, title: string, description = '') =>
      exampleJob({
        id,
        title,
        description,
        role: null,
        function: null,
        industry: null,
        skills: [],
        level: 'entry_level',
        jobType: 'entry_level',
      });
    await db
      .insert(jobs)
      .values([
        ...subjects.flatMap((subject, at) => [
          row(`text-${at}`, 'Helper', `You will work with ${subject} every day.`),
          row(`title-${at}`, `Helper, ${subject}`),
        ]),
        ...['Data Analyst', 'Data Analyst I', 'Junior Data Analyst'].map((title, at) =>
          exampleJob({ id: `suits-${at}`, title, companyName: 'Suits', role: 'Data Analyst', function: 'Data' }),
        ),
      ]);
    for (const [at, subject] of subjects.entries()) {
      const asked = { wishes: [{ phrases: [subject] }], wishesSaid: [subject], wishesLeading: [0] };
      const { jobs: found, wished } = await matchJobs(deps, asked, { ...nobody, profile }, 9);
      const ids = found.map(({ id }) => id);
      const titled = subject === 'zorbs' ? ['says-0', 'title-0'] : [`title-${at}`];
      expect(ids.slice(0, titled.length).toSorted(), subject).toEqual(titled);
      expect(ids[titled.length], subject).toBe(`text-${at}`);
      expect(wished, subject).toEqual([titled.length + 1]);
      expect(subject === 'zorbs' ? ids[titled.length + 1] : 'means').toBe('means');
    }
  });

  it('may be several things: what says any of them comes before the rest', async () => {
    await onlyOurs();
    const asked = { wishes: [{ phrases: ['zorb'] }, { phrases: ['clerk'] }], wishesSaid: ['zorb', 'clerk'], wishesLeading: [0, 1] };
    const { jobs: found } = await matchJobs({ ...deps, meaning: undefined }, asked, nobody, 9);
    expect(
      found
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['other', 'says-0']);
  });
});

describe('what is nearer to a student', () => {
  const first = async (about: object, filter: object = {}) => {
    const { jobs: found } = await matchJobs(deps, filter, { ...nobody, ...about }, 9);
    return found.map(({ id }) => id);
  };

  it('comes first by its meaning among what scores alike: to a wish, to a role, to a like', async () => {
    await onlyOurs();
    const profile = { summary: '', interests: [], target_companies: [], target_roles: [], ideal_environment: '' };
    expect((await first({}, { wishes: [{ phrases: ['zorbs'] }], wishesSaid: ['zorbs'] })).slice(0, 2)).toEqual(['says-0', 'means']);
    expect((await first({ profile: { ...profile, target_roles: ['a keeper of zorbs'] } }))[0]).toBe('means');
    expect((await first({ profile: { ...profile, interests: ['a zorb keeper'] } })).indexOf('means')).toBeLessThan(2);
  });

  it('is not what they want less of', async () => {
    await onlyOurs();
    const leanings = { skills: [], likes: [], dislikes: [], past: [] };
    expect((await first({ leanings: { ...leanings, dislikes: ['quib'] } })).slice(-2).toSorted()).toEqual(['means', 'means-elsewhere']);
    expect((await first({})).slice(-2)).not.toEqual(['means', 'means-elsewhere']);
  });
});

describe('a role or a field', () => {
  const titled = async () => {
    await db.insert(jobs).values([
      exampleJob({ id: 'role', title: 'Data Wizard', role: 'Data Scientist', function: 'Data' }),
      exampleJob({
        id: 'title',
        title: 'Machine Learning Engineer / Data Scientist',
        role: 'Machine Learning Engineer',
        function: 'Data',
      }),
      exampleJob({
        id: 'activity',
        title: 'Software Engineer Intern – Data Science',
        role: 'Software Engineer',
        function: 'Engineering',
      }),
      exampleJob({ id: 'apart', title: 'Data Platform Support Scientist', role: 'Research Scientist', function: 'Research' }),
      exampleJob({ id: 'electrical', title: 'Electrical Engineering Intern', role: 'Electrical Engineer', function: 'Hardware' }),
    ]);
  };
  const found = async (filter: object) => {
    const { jobs: rows, total } = await matchJobs(deps, filter, nobody, 9);
    expect([rows.length, await countMatches(deps, filter, nobody)]).toEqual([total, total]);
    return rows.map(({ id }) => id).toSorted();
  };

  it('takes a job whose title says it, too, word by word', async () => {
    await titled();
    expect(await found({ roles: ['Data Scientist'] })).toEqual(['activity', 'role', 'title']);
    expect(await found({ functions: ['Engineering'] })).toEqual(['activity', 'electrical', 'title']);
  });

  it('is ruled out with what titles say of it', async () => {
    await titled();
    expect(await found({ notRoles: ['Data Scientist'] })).toEqual(['apart', 'electrical']);
  });
});

it('the meaning of a few phrases is asked for, however many a search holds', async () => {
  await onlyOurs();
  const asked: string[] = [];
  const near = async (text: string) => {
    asked.push(text);
    return meaning.near(text);
  };
  const phrases = Array.from({ length: 60 }, (_, at) => `zorb ${at}`);
  const filter = { phrases, wishes: phrases.map((one) => ({ phrases: [one] })) };
  await countMatches({ ...deps, meaning: { ...meaning, near } }, filter, nobody);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThan(10);
});
