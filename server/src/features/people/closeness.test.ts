import { searchPeople } from '@alive/contract/people.ts';
import { expect, it } from 'vitest';
import { testServer } from '#testing/server.testing.ts';

const { stream, student, people } = testServer();

const ask = async (query: string) => {
  const { token } = await student();
  const { events } = await stream(searchPeople, { body: { query, conversationId: 'one' } }, token);
  return {
    found: events.flatMap((event) => (event.type === 'results' ? event.results : [])),
    names: events.flatMap((event) => (event.type === 'results' ? event.results.map(({ name }) => name) : [])),
    near: events.flatMap((event) => (event.type === 'nearest' ? event.results.map(({ name }) => name) : [])),
    total: events.find((event) => event.type === 'results')?.total,
    summary: events.find((event) => event.type === 'summary')?.content,
  };
};

it('people with the very title come first, then the same work under others, then related work where there are few', async () => {
  await people(
    { name: 'Cat Elm', careerPath: 'QA Tester at Acme [2020 - Present]' },
    { name: 'Ben Oak', careerPath: 'Android Engineer at Acme [2020 - Present]' },
    { name: 'Ada Pine', careerPath: 'iOS Engineer at Acme [2020 - Present]' },
    { name: 'Dan Fir', careerPath: 'Line Cook at Acme [2020 - Present]' },
  );
  const { names, total, summary } = await ask('ios engineers');
  expect([names, total]).toEqual([['Ada Pine', 'Ben Oak', 'Cat Elm'], 3]);
  expect(summary).toContain('1 has that exact title, 1 does the same kind of work and 1 does related work.');
});

it('nobody with the title is said, with those who do related work', async () => {
  await people({ name: 'Cat Elm', careerPath: 'QA Tester at Acme [2020 - Present]' });
  expect((await ask('ios engineers at Acme')).summary).toBe(
    'Only one person matches: Cat Elm, QA Tester at Acme. No one has that exact title, but 1 does related work.',
  );
});

it('who is filed under a listed role has its very title only where it says so, and nobody is counted twice', async () => {
  await people(
    ...['Physician', 'Physician', 'Cardiologist', 'Physician Assistant', 'Physician Assistant', 'Pediatrician'].map((title, n) => ({
      name: `Person ${'ABCDEF'[n]}`,
      careerPath: `${title} at Mercy Hospital [2020 - Present]`,
    })),
  );
  const { total, summary } = await ask('physicians');
  expect(total).toBe(4);
  expect(summary).toContain('2 have that exact title and 2 do the same kind of work.');
});

it('doctors are physicians of every kind, and no residents', async () => {
  await people(
    { name: 'Ada Pine', careerPath: 'Cardiologist at Mercy Hospital [2020 - Present]' },
    { name: 'Ben Oak', careerPath: 'Physician at Mercy Hospital [2020 - Present]' },
    { name: 'Cat Elm', careerPath: 'Resident Physician at Mercy Hospital [2024 - Present]' },
    { name: 'Dan Fir', careerPath: 'Pediatrician at Mercy Hospital [2020 - Present]' },
  );
  expect((await ask('doctors')).names.toSorted()).toEqual(['Ada Pine', 'Ben Oak', 'Dan Fir']);
});

it('whoever has just the title comes first also where three things are asked for, and by what they were called then', async () => {
  await people(
    { name: 'Ben Oak', year: 2024, careerPath: 'Android Engineer at Acme [2020 - Present] Boston, MA' },
    { name: 'Ada Pine', year: 2001, careerPath: 'Senior iOS Engineer at Acme [2020 - Present] Boston, MA' },
    { name: 'Dan Fir', careerPath: 'Line Cook at Zest [2021 - Present] | Senior Analyst at Acme [2018 - 2021]' },
    { name: 'Eve Ash', careerPath: 'Line Cook at Zest [2021 - Present] | Analyst at Acme [2018 - 2021]', year: 1999 },
  );
  expect((await ask('iOS engineers at Acme in Boston')).names).toEqual(['Ada Pine', 'Ben Oak']);
  expect((await ask('line cooks whose first job was analyst')).names).toEqual(['Eve Ash', 'Dan Fir']);
});

it('the parts of a match add up to it, and the stops that met the question are named', async () => {
  await people({
    name: 'Ada Pine',
    careerPath: 'Product Manager at Acme [2021 - Present] | Clerk at Zest [2018 - 2021] | Consultant at Bain [2015 - 2018]',
  });
  const { found } = await ask('former consultants who are product managers');
  expect(found.map(({ match_stops: stops }) => stops)).toEqual([[0, 2]]);
  for (const { match_score: score, match_parts: parts = [] } of found) {
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
  }
});

it('a wish ranks with its sentence and never filters; where it is all that is asked for and no record says it, the nearest titles are shown', async () => {
  await people(
    { name: 'Ada Pine', careerPath: 'Nurse at Acme [2020 - Present]' },
    { name: 'Ben Oak', careerPath: 'Nurse at Acme [2020 - Present]: built a clinic on wheels for climate refugees' },
    { name: 'Cat Elm', careerPath: 'Veterinarian at Zest [2020 - Present]' },
  );
  const wished = await ask('nurses who care about climate');
  expect([wished.names, wished.total]).toEqual([['Ben Oak', 'Ada Pine'], 2]);
  expect(wished.found[0]?.match_reasons.join()).toContain('climate refugees');
  const [first, second] = wished.found.map(({ match_score }) => match_score);
  expect(first).toBeGreaterThan(second ?? 100);
  const alone = await ask('people who love animals');
  expect([alone.total, alone.near]).toEqual([0, ['Cat Elm']]);
  expect(alone.summary).toContain('These come closest by title.');
});
