import { searchPeople } from '@alive/contract/people.ts';
import { expect, it } from 'vitest';
import { testServer } from '#testing/server.testing.ts';

const { stream, student, people } = testServer();

const ask = async (query: string) => {
  const { token } = await student();
  const { events } = await stream(searchPeople, { body: { query, conversationId: 'one' } }, token);
  return {
    names: events.flatMap((event) => (event.type === 'results' ? event.results.map(({ name }) => name) : [])),
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
  expect(summary).toContain('1 has that very title, 1 is in the same occupation and 1 does related work.');
});

it('nobody with the title is said, with those who do related work', async () => {
  await people({ name: 'Cat Elm', careerPath: 'QA Tester at Acme [2020 - Present]' });
  expect((await ask('ios engineers at Acme')).summary).toBe(
    'The only one: Cat Elm, QA Tester at Acme. Nobody has that very title: 1 does related work.',
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
  expect(summary).toContain('2 have that very title, 2 are in the same occupation.');
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
