import { careerPaths, dreamJob, pathStep } from '@alive/contract/paths.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readOnlyIn } from '#db/read-only.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { testServer } from '#testing/server.testing.ts';
import { pathsForChat } from './for-chat.ts';
import { openPaths } from './paths.ts';

const { call, student, people, db, clock } = testServer();
const asking = async (query: string) => {
  const { token } = await student({
    school: 'Yale University',
    major: 'Mathematics',
    graduationYear: 2022,
    preferredLocations: ['Boston, MA'],
  });
  const { status, body } = await call(dreamJob, { body: { query } }, token);
  expect([status, careerPaths.parse(body)]).toEqual([200, body]);
  return { ...body, step: (from: string, to: string) => call(pathStep, { body: { query, from, to } }, token) };
};

const nobody = { school: null, major: null, graduationYear: null, places: [] };
const analystFirst = 'Product Manager at Stripe [2022 - Present] Boston, MA | Data Analyst at Etsy [Jan 2019 - 2022]';
const direct = 'Director at Adobe [2023 - Present] | Product Manager at Adobe, Inc. [2020 - 2023]';
const consultant = 'Product Manager at ADOBE [2021 - Present] | MBA Candidate at Yale [2019 - 2021] | Consultant at Bain [2017 - 2019]';

describe('the way to a dream job', () => {
  it('is counted, drawn and shown by people, those with most in common first', async () => {
    await people(
      { careerPath: analystFirst, major: 'Music', school: 'Rice University', year: 2010 },
      { careerPath: analystFirst, year: 2021, visibility: 'limited' },
      { careerPath: analystFirst, major: 'mathematics', school: 'Rice University', year: 2010 },
      { careerPath: direct, year: 2011 },
      { careerPath: direct, year: 2012 },
      { careerPath: direct, year: 2013 },
      { careerPath: consultant, year: 2014, school: null },
      { careerPath: 'Product Management Intern at Adobe [2019 - 2019]' },
    );
    const body = await asking('I want to be a pm');
    expect(body).toMatchObject({
      role: 'Product Manager',
      alumni: 8,
      total: 7,
      dated: 7,
      median_years: 3,
      at_once: 3,
      majors: [{ name: 'Mathematics', count: 6 }],
      first_roles: [
        { name: 'Data Analyst', count: 3 },
        { name: 'Product Manager', count: 3 },
      ],
      employers: [
        { name: 'Adobe, Inc.', count: 4 },
        { name: 'Stripe', count: 3 },
      ],
      sequences: [
        { steps: ['Data Analyst', 'Product Manager'], count: 3 },
        { steps: ['Product Manager'], count: 3 },
      ],
      nearest: [],
    });
    expect(body.filters).toMatchObject([{ field: 'role', value: 'Product Manager', when: 'ever' }]);
    expect(body.results.map(({ id }) => id)).toEqual(['p1', 'p5', 'p4', 'p3', 'p2', 'p6']);
    expect(body.results[0]).toEqual({
      id: 'p1',
      name: 'Ada Byron',
      photo: null,
      role: 'Product Manager',
      company: 'Stripe',
      major: 'Mathematics',
      year: 2021,
      hometown_city: null,
      career_sequence: ['Data Analyst at Etsy', 'Product Manager at Stripe'],
      dream_at: 1,
      nodes: expect.any(Array),
      common: [
        'Went to Yale University, your school',
        'Studied Mathematics, like you',
        'Class of 2021, close to yours',
        'Works in Boston, MA, where you’d like to be',
      ],
    });
    expect(body.results[5]).toMatchObject({
      career_sequence: ['Consultant at Bain', 'MBA Candidate at Yale', 'Product Manager at ADOBE'],
      dream_at: 2,
      hometown_city: 'London',
    });
    // As many were product managers from the start.
    expect(body.insights).toBe('7 alumni became product managers, and they took many different paths.');
    expect([body.same_major, body.unused]).toEqual([6, []]);
  });

  it('opens a line of the drawing with its people, the nearest question and jobs', async () => {
    await people(
      ...Array.from({ length: 4 }, () => ({ careerPath: analystFirst })),
      ...Array.from({ length: 3 }, () => ({ careerPath: direct })),
    );
    const { transitions, step } = await asking('product manager');
    expect(transitions.nodes.map(({ id, count }) => [id, count])).toEqual([
      ['major:Mathematics', 7],
      ['first:Data Analyst', 4],
      ['first:Product Manager', 3],
      ['before:No step in between', 7],
      ['dream:Product Manager', 7],
    ]);
    const line = await step('first:Data Analyst', 'before:No step in between');
    expect([line.status, line.body.total, line.body.people.length]).toEqual([200, 4, 4]);
    expect(line.body.filters.map(({ label }) => label)).toEqual(['Has been Product Manager', 'First job: Data Analyst']);
    expect(line.body.jobs_query).toBe('Product Manager');
    expect(line.body.jobs.length).toBe(Math.min(3, line.body.jobs_total));
    const straight = await step('before:No step in between', 'dream:Product Manager');
    expect(straight.body).toMatchObject({ total: 7, jobs_query: 'Product Manager' });
  });

  it('has no line that is not drawn', async () => {
    await people(...Array.from({ length: 3 }, () => ({ careerPath: analystFirst })));
    const { step } = await asking('product manager');
    for (const [from, to] of [
      ['major:Mathematics', 'dream:Product Manager'],
      ['major:Music', 'first:Data Analyst'],
      ['first:Data Analyst', 'major:Mathematics'],
      ['x', 'y'],
    ] as const) {
      const { status, body } = await step(from, to);
      expect([status, body.error]).toEqual([404, 'This path has changed since you opened it. Please ask again.']);
    }
    const { token } = await student();
    expect((await call(pathStep, { body: { query: 'asdf', from: 'x', to: 'y' } }, token)).status).toBe(404);
  });

  it('names nobody’s rare step, and folds it', async () => {
    await people(
      ...Array.from({ length: 5 }, () => ({ careerPath: analystFirst })),
      { careerPath: consultant, major: 'Music' },
      { careerPath: consultant, major: 'Art History' },
      { careerPath: 'Product Manager at A [2022 - Present] | Falconer at B [2020 - 2022]', major: 'Zoology' },
    );
    const { transitions, step, ...rest } = await asking('product manager');
    const drawn = JSON.stringify([transitions, rest.majors, rest.first_roles, rest.sequences, rest.employers, rest.insights]);
    expect(drawn).not.toMatch(/Falconer|Zoology|Consultant|Art History/i);
    const other = await step('first-other', 'before-other');
    expect(other.body).toMatchObject({ total: 3, jobs: [], jobs_total: 0, jobs_query: null });
    expect(other.body.filters.map(({ label }) => label)).toEqual(['Has been Product Manager']);
  });

  it('that one or two went is shown by cards alone', async () => {
    await people({ careerPath: 'Falconer at B [2020 - Present]' }, { careerPath: 'head falconer at C [2020 - Present]' }, {});
    const body = await asking('falconer');
    expect(body).toMatchObject({ role: 'Falconer', total: 2, transitions: { nodes: [], edges: [] }, majors: [], employers: [] });
    expect(body.results).toHaveLength(2);
    expect(body.insights).toBe('2 alumni became falconers. Their paths are below.');
  });

  it('is of a title that records hold though nobody would know its words', async () => {
    await people({ careerPath: 'Keeper of the odd things at B [2020 - Present]' });
    expect(await asking('keeper of the Odd Things')).toMatchObject({ role: 'Keeper of the odd things', total: 1 });
  });

  it('that nobody went says so, with what is near', async () => {
    await people(...Array.from({ length: 2 }, () => ({ careerPath: analystFirst })), {});
    const body = await asking('data scientist');
    expect(body).toMatchObject({ total: 0, results: [], median_years: null, nearest: [{ name: 'Data Analyst', count: 3 }] });
    expect(body.insights).toBe('No alumni have become data scientists yet. The closest job is “data analyst” (3 alumni).');
    expect((await asking('product manager at Google')).nearest[0]).toEqual({ name: 'Product Manager', count: 2 });
  });

  it('names what it made nothing of', async () => {
    await people(...Array.from({ length: 4 }, () => ({ careerPath: analystFirst })));
    expect(await asking('product manager in a walkable city')).toMatchObject({ role: 'Product Manager', total: 4, unused: ['walkable'] });
  });

  it('lights the closest one, with steps of their own in the drawing even where no one else took them', async () => {
    await people(...Array.from({ length: 5 }, (_, at) => ({ careerPath: analystFirst, major: `Major ${at}`, school: null, year: 1999 })), {
      careerPath: consultant,
      major: 'Mathematics',
      year: 2022,
    });
    const { transitions, results, step } = await asking('product manager');
    expect(results[0]?.nodes).toEqual(['major:Mathematics', 'first:Consultant', 'before:MBA', 'dream:Product Manager']);
    expect(transitions.nodes.filter(({ id }) => results[0]?.nodes.includes(id)).map(({ count }) => count)).toEqual([1, 1, 1, 6]);
    expect((await step('first:Consultant', 'before:MBA')).body).toMatchObject({ total: 1, jobs_query: null });
  });

  it('of nonsense says what to type', async () => {
    const body = await asking('<img src=x onerror=alert(1)>');
    expect(body).toMatchObject({ role: null, total: 0, filters: [], results: [] });
    expect(body.insights).not.toMatch(/[<>]/);
  });

  it('that names no role is answered by occupations that may fit, and one that does by its own', async () => {
    const offered = await asking('working with animals outdoors, qwertz');
    expect(offered).toMatchObject({ role: null, unused: ['qwertz'] });
    expect(offered.occupations.length).toBeGreaterThan(1);
    expect(offered.occupations[0]).toMatchObject({ code: expect.stringMatching(/^\d\d-/), name: expect.any(String) });
    expect((await asking('product manager')).occupations).toEqual([
      { code: '11-2021.00', title: 'Marketing Managers', name: 'Marketing Manager' },
    ]);
  });

  it('is of one position where an employer is named', async () => {
    await people(
      { careerPath: 'Product Manager at Google [2022 - Present] | Product Manager at Etsy [2020 - 2022]' },
      { careerPath: 'Recruiter at Google [2022 - Present] | Product Manager at Etsy [2020 - 2022]' },
    );
    const body = await asking('product manager at Google');
    expect(body).toMatchObject({ role: 'Product Manager', total: 1, at_once: 0 });
    expect(body.filters.map(({ field, when }) => [field, when])).toEqual([
      ['role', 'ever'],
      ['company', 'ever'],
    ]);
  });
});

it('tells the numbers that the chat tells', async () => {
  await people(...Array.from({ length: 7 }, () => ({ careerPath: analystFirst })), {});
  const body = await asking('how do I become a product manager?');
  const readOnly = readOnlyIn(db);
  const paths = openPaths({ readOnly, now: () => clock.now, version: async () => 1, nearestWork: async () => [] });
  const knowing = async () => ({
    known: { open: await openVocabulary({ companies: [], majors: [], places: [] }), now: clock.now, student: nobody, isName: () => false },
    asker: { ...nobody, placeKeys: [] },
  });
  const { total, atOnce, steps } = await pathsForChat({ paths, readOnly, knowing }).firstSteps('Product Manager');
  expect([body.total, body.at_once, body.first_roles]).toEqual([total, atOnce, steps.map(({ role: name, count }) => ({ name, count }))]);
});

describe('whom Career Paths counts', () => {
  it('is nobody hidden, and not those who became so since', async () => {
    const shown = Array.from({ length: 4 }, () => ({ careerPath: analystFirst }));
    await people(...shown, { careerPath: analystFirst, visibility: 'hidden', major: 'Zoology', name: 'Hidden Person' });
    const before = await asking('product manager');
    expect(before).toMatchObject({ total: 4, alumni: 4 });
    expect(JSON.stringify(before)).not.toMatch(/Hidden Person|Zoology/);
    await people(...shown.slice(1), { careerPath: analystFirst, visibility: 'hidden' });
    expect(await asking('product manager')).toMatchObject({ total: 3, alumni: 3 });
  });

  it('shows nobody who was hidden after the numbers were kept', async () => {
    await people(...Array.from({ length: 4 }, () => ({ careerPath: analystFirst })));
    const { step } = await asking('product manager');
    await db.execute(sql`UPDATE alumni SET visibility = 'hidden' WHERE id = 'p2'`);
    expect((await asking('product manager')).results.map(({ id }) => id)).not.toContain('p2');
    const line = await step('major:Mathematics', 'first:Data Analyst');
    expect(line.body.people.map(({ id }) => id)).not.toContain('p2');
  });
});

describe('asking for a dream job', () => {
  it('needs a student and one to 300 characters', async () => {
    const { token } = await student();
    expect((await call(dreamJob, { body: { query: 'nurse' } })).status).toBe(401);
    expect((await call(pathStep, { body: { query: 'nurse', from: 'a', to: 'b' } })).status).toBe(401);
    for (const query of ['', '   ', 'x'.repeat(301)]) {
      const { status, body } = await call(dreamJob, { body: { query } }, token);
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect((await call(dreamJob, { body: { query: 'x'.repeat(300) } }, token)).status).toBe(200);
  });
});
