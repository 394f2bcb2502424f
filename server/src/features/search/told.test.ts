import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { answerTo } from '#testing/search-conversation.testing.ts';
import { list, seen, tools } from '#testing/search-stands.testing.ts';
import { newState } from './state.ts';

const losses = [
  'my grandmother in Boston is dying and I wanted to be close to her.',
  'my cousin got locked up at 15, that’s why I wanna do this.',
  'My brother in Texas has been sick since he was 5.',
  'and my best friend from Chicago was killed in a car accident.',
  'My dad lost his job at Google after 20 years.',
  'My aunt, the one with the bakery in Boston, died in October.',
  'I should say our dog was put down last night.',
  'My wife in Boston miscarried in the spring.',
];
const feelings = [
  'I feel guilty even looking at Arizona.',
  'it makes me so sad to think of Chicago',
  'I miss Texas.',
  'I’m still heartbroken over Spotify.',
];
const stories = ['My sister is a nurse in Texas.', 'my mom taught in Chicago for 30 years', 'My cousin, a teacher, went to Duke.'];

describe('what is told of a feeling or of others', () => {
  it.each([...losses, ...feelings, ...stories, ...losses.flatMap((loss) => feelings.map((feeling) => `${loss} ${feeling}`))])(
    'changes nothing, finds no people and is answered: %s',
    async (message) => {
      for (const state of [list, { ...list, last: list.last.slice(0, 1) }, newState]) {
        seen.asked.length = 0;
        const { filters, people, results, text } = await answerTo(message, state, tools);
        expect(filters.filter((label) => !state.conditions.some((one) => one.label === label))).toEqual([]);
        expect([people, results.length, seen.asked.length]).toEqual([0, 0, 0]);
        expect(text).toMatch(
          losses.some((loss) => message.includes(loss)) ? /^I’m so sorry/ : /^(?:That sounds really stressful|Thanks for telling me)/,
        );
        expect(text).not.toMatch(/\d/);
      }
    },
  );

  it.each(
    [...losses, ...stories].flatMap((told) => [
      [`${told} Any nurse jobs in California?`, ['California', 'Nurse']] as const,
      [`I want nurse jobs in California. ${told}`, ['California', 'Nurse']] as const,
    ]),
  )('asks for nothing next to what does: %s', async (message, wanted) => {
    seen.asked.length = 0;
    const { filters, people } = await answerTo(message, { ...list, conditions: [conditionOf('level', 'internship')] }, tools);
    expect(filters).toEqual(expect.arrayContaining([...wanted]));
    expect(filters.filter((label) => /Boston|Texas|Chicago|Google|Teacher|Duke|year/.test(label))).toEqual([]);
    expect([people, seen.asked.length]).toEqual([0, 0]);
  });

  it.each(['My sister lives in Texas, so I want nurse jobs there in Texas', 'I feel bad about sales jobs, show me nurse jobs in Texas'])(
    'is a request where it asks for something: %s',
    async (message) => {
      expect((await answerTo(message, list, tools)).filters).toContain('Texas');
    },
  );
});

describe('what is narrated', () => {
  it.each([
    ['I caught a dosing error in Ohio. Nurse jobs in Texas please', ['Nurse', 'Texas']],
    ['I taught chemistry at Duke. Any nurse jobs in Texas?', ['Nurse', 'Texas']],
    ['I sewed costumes for Google once. Nurse jobs in Texas please', ['Nurse', 'Texas']],
    ['I assist a dentist in Ohio. Nurse jobs in Texas please', ['Nurse', 'Texas']],
    ['nurse jobs at a company that sells to Japan', ['Nurse']],
    ['nurse jobs, and they have customers in Japan', ['Nurse']],
    ['I want to teach chemistry or physical science in Texas', ['Teacher', 'Texas']],
  ])('is no condition: %s', async (message, wanted) => {
    const { filters, text } = await answerTo(message, newState, tools);
    expect(filters.toSorted()).toEqual(wanted);
    expect(text).not.toMatch(/dosing|error|“Japan”/);
  });

  it('lets go of no place', async () => {
    const { filters } = await answerTo('I’m not sure I have the heart to apply anywhere yet', list, tools);
    expect(filters).toEqual(list.conditions.map(({ label }) => label));
  });
});

describe('a clause that asks for nothing', () => {
  const tellings = [
    'My tutor says % never hire',
    'My aunt says % earn more',
    'Our teacher told us about %',
    'I will write to the %',
    'I cried over the % last night',
    'Last year I worked with %',
    'I do not work with %',
    'That one is for %',
    'Those look like % to me',
    'still %',
    'You showed me %',
  ];
  const names = ['plumbers', 'pharmacists', 'accountants', 'software engineers', 'banks'];
  const told = tellings.flatMap((telling) => names.map((name) => telling.replace('%', name)));

  it.each(told)('sets no work: %s', async (message) => {
    const { filters } = await answerTo(`${message}. Nurse jobs in Texas please`, newState, tools);
    expect(filters.filter((label) => !label.startsWith('Not '))).toEqual(['Nurse', 'Texas']);
    const alone = await answerTo(message, list, tools);
    expect(alone.filters.filter((label) => !label.startsWith('Not '))).toEqual(list.conditions.map(({ label }) => label));
  });
});

describe('what an asking clause names besides', () => {
  const tails = [', ideally %', ', ideally about %', ', or %', ', though % would be fine too', ', and % if possible'];
  const things = ['housing', 'shipbuilding', 'bookbinding', 'patternmaking', 'weekend shifts', 'greenhouses', 'puppetry'];

  it.each(tails.flatMap((tail) => things.map((thing) => [tail, thing] as const)))(
    'has an effect or a word: %s, %s',
    async (tail, thing) => {
      const message = `nurse jobs in Texas${tail.replace('%', thing)}`;
      const { reading } = await answerTo(message, newState, tools);
      const start = message.indexOf(thing);
      const uses = reading.flatMap((one) => (one.start < start + thing.length && start < one.end ? one.as : []));
      expect(uses.filter((use) => use !== 'act')).not.toEqual([]);
    },
  );
});
