import { describe, expect, it } from 'vitest';
import { last, talk } from '#testing/search-conversation.testing.ts';
import { student } from '#testing/search-tools.testing.ts';

const degrees = ['a bachelor’s', 'a bachelors degree', 'a degree', 'a college degree'];
const bare = (degree: string) => degree.replace(/^a /, '');
const verbs = ['ask for', 'need', 'require', 'want'];
const subjects = ['just show me the ones that', 'only those that', 'find me jobs which', 'ok but the ones that'];
const denials = ['don’t', 'dont', 'do not'];

const denied = [
  ...subjects.flatMap((subject) => denials.flatMap((denial) => verbs.map((verb) => `${subject} ${denial} ${verb} %`))),
  ...denials.map((denial) => `no!! i ${denial} HAVE %`),
  'no # required',
  'no # needed pls',
  'i could move but no # ones pls',
  'anything I can get without %?',
  'hide the ones that want %',
  'remove the jobs that ask for %',
  '# not required please',
];

describe('a degree that is denied', () => {
  it.each(denied)('leaves out what asks for one: %s', async (frame) => {
    for (const degree of degrees) {
      const message = frame.replace('%', degree).replace('#', bare(degree));
      const { filters, text } = last(await talk(student, ['nurse jobs', message]));
      expect(filters, message).toEqual(['Nurse', 'Doesn’t ask for a bachelor’s']);
      expect(text, message).not.toMatch(/“/);
    }
  });

  it.each(['pastry cook jobs I can get with an associate’s degree', 'nurse jobs, I only have an associates'])(
    'is one above the one that will do: %s',
    async (message) => {
      expect(last(await talk(student, [message])).filters).toContain('Doesn’t ask for a bachelor’s');
    },
  );

  it.each([
    'which of these don’t need a degree?',
    'do any of them not ask for a bachelor’s?',
    'I don’t have a degree in physics, is that ok for the first?',
    'does the first one need a degree?',
  ])('filters nothing in a question about the jobs shown: %s', async (message) => {
    expect(last(await talk(student, ['nurse jobs', message])).filters).toEqual(['Nurse']);
  });
});

describe('what is only a part of an industry', () => {
  it.each(['fashion', 'cars', 'film', 'trucking', 'crypto'])('ranks, and hides no job: %s', async (part) => {
    for (const message of [`${part}, please`, `I like ${part}`])
      expect(last(await talk(student, ['internships', message])).filters, message).toEqual(['Internships']);
  });
});

it('takes two kinds of work with "or" between them for alternatives, known or not', async () => {
  const { state } = last(await talk(student, ['internships', 'only sustainability or climate, please']));
  expect(state).toMatchObject({
    conditions: [
      { field: 'level' },
      { field: 'function', value: 'Environment', either: 1 },
      { field: 'text', value: 'climate', either: 1 },
    ],
  });
});
