import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { answerTo, last, talk, vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student } from '#testing/search-tools.testing.ts';
import { newState, type SearchState } from './state.ts';

const tools = fakeTools(vocabulary);
const standing: SearchState = {
  ...newState,
  total: 30,
  conditions: [conditionOf('role', 'Data Analyst'), conditionOf('place', 'Boston, MA')],
  last: [{ id: 'x', title: 'Data Analyst', company: 'Spotify', location: 'Boston, MA' }],
};
const after = (message: string, state: Partial<SearchState> = {}) => answerTo(message, { ...standing, ...state }, tools);

const changes = [
  ['drop Boston', ['Data Analyst']],
  ['the data analyst can go', ['Boston']],
  ['make it New York', ['Data Analyst', 'New York']],
  ['Chicago instead', ['Chicago', 'Data Analyst']],
  ['no more data analyst', ['Boston', 'Not Data Analyst']],
] as const;
const questions = [
  'Who works at Spotify?',
  'and can you show me people who studied economics and what they do now?',
  'Any alumni at Google?',
  'do u know someone who works at Stripe',
];

describe('a message that changes the search and asks for alumni', () => {
  it.each(changes.flatMap(([change, chips]) => questions.map((question) => [`${change}. ${question}`, chips] as const)))(
    'has both done: %s',
    async (message, chips) => {
      const answer = await after(message);
      expect(answer.filters.toSorted()).toEqual(chips);
      expect(answer.text).toMatch(/alumni|person|people/);
    },
  );

  it.each(['Great. Who works there?', 'thanks! who there studied something like me?'])('asks only for them: %s', async (message) => {
    const answer = await after(message, { focusId: 'x' });
    expect(answer.filters).toEqual(['Data Analyst', 'Boston']);
    expect(answer.text).toMatch(/alumni|person|people/);
    expect(answer.text).toContain('Spotify');
  });
});

describe('people or jobs', () => {
  it.each([
    'which would take someone who has not passed the exam?',
    'do any of them hire people without a degree?',
    'would they consider someone like me?',
  ])('jobs that would take somebody are no alumni: %s', async (message) => {
    expect((await after(message)).text).not.toMatch(/alumni/);
  });
});

describe('a yes to what is offered', () => {
  const offer: SearchState['offer'] = { kind: 'drop', ids: ['place-in-boston-ma'] };
  it.each(['yes', 'Yes, drop it.', 'Yes please. Who works at Spotify?', 'sure, and internships only', 'Yep! And what about remote?'])(
    'is one, whatever else is said: %s',
    async (message) => {
      expect((await after(message, { offer })).filters).not.toContain('Boston');
    },
  );
});

describe('how the student feels', () => {
  it.each([
    'I am so stressed about all this. Show me Chicago instead.',
    'Can you show New York? Honestly I am frightened I will not be hired at all.',
    'im scared nobody hires me. what about Chicago',
  ])('is answered before the rest: %s', async (message) => {
    const answer = await after(message);
    expect(answer.text).toMatch(/^That sounds really stressful/);
    expect(answer.filters.join()).toMatch(/Chicago|New York/);
  });
});

describe('a place that the student said to keep', () => {
  it.each([
    'keep Boston, maybe food scientist?',
    'I can’t leave Boston. Food scientist jobs?',
    'food scientist, but I have to stay in Boston',
  ])('is not offered to be dropped: %s', async (message) => {
    const answer = await after(message);
    expect(answer.filters).toContain('Boston');
    expect(answer.text).not.toMatch(/Without \*\*Boston|drop Boston/);
    expect(answer.suggestions.join()).not.toMatch(/Boston|Any place/);
    expect(answer.results.filter(({ location }) => !location.includes('Boston'))).toEqual([]);
  });
});

describe('a new kind of work', () => {
  it.each([
    ['Are there any high school teaching jobs in New York, then?', ['High School Teaching', 'New York']],
    ['nurse jobs in Chicago', ['Chicago', 'Nurse']],
  ])('takes the place of the old one, and of its employer: %s', async (message, chips) => {
    const conditions = [conditionOf('role', 'Editor'), conditionOf('company', 'Spotify')];
    expect((await after(message, { conditions })).filters.toSorted()).toEqual(chips);
  });
});

describe('how many mention something', () => {
  const asked = ['dance', 'climate', 'kids', 'python', 'weather', 'teaching', 'customers', 'spanish', 'design'];
  const works = ['teacher jobs', 'data internships', 'marketing', 'jobs'];
  it.each(asked.flatMap((word) => works.map((work) => [`${work} with ${word} in New York`] as const)))('is true: %s', async (message) => {
    const state = last(await talk(student, [message], { tools }));
    for (const { 1: count = '', 2: word = '' } of state.text.matchAll(/\*\*([\d,]+)\*\* mention “([^”]+)”/g)) {
      const all = await tools.findJobs({ phrases: [word] }, student, 500);
      expect(all.total).toBeGreaterThanOrEqual(Number(count.replace(',', '')));
    }
    expect(state.text).not.toContain('something close to it');
  });
});
