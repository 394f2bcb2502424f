import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { answerTo, last, talk, vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student } from '#testing/search-tools.testing.ts';
import { newState, type SearchState } from './state.ts';

const tools = { ...fakeTools(vocabulary), phrasesMentioned: async (phrases: string[]) => phrases };
const begun: SearchState = { ...newState, total: 30, conditions: [conditionOf('level', 'internship')] };
const read = async (message: string) => {
  const { filters, state } = await answerTo(message, begun, tools);
  const { wishes, conditions } = state as SearchState;
  return { filters: filters.filter((label) => label !== 'Internships'), wishes, conditions, words: wishes.map(({ text }) => text) };
};

describe('a word that nothing asks for', () => {
  it.each([
    'jobs in Denver? my cousin has a spare room, so it would be far quieter',
    'that reminds me too much of the bakery. jobs in Denver',
    'serving tables all year sounds too much like my cannery days. jobs in Denver',
    'Denver jobs, that’s less dusty than feared',
    'my knees hurt. jobs in Denver please',
    'jobs in Denver, it is warmer than Duluth',
  ])('is not looked for: %s', async (message) => {
    const { filters, words } = await read(message);
    expect(filters).toEqual(['Denver']);
    expect(words).toEqual([]);
  });

  it.each([
    ['jobs about glaciers', 'glaciers'],
    ['something with orchids', 'orchids'],
    ['my knees hurt, so something with orchids', 'orchids'],
    ['it should involve horses', 'horses'],
    ['looms', 'looms'],
    ['working with bees sounds amazing', 'bees'],
  ])('is looked for where it is asked for: %s', async (message, word) => expect((await read(message)).words).toEqual([word]));

  it.each([
    ['telemarketing = sales, which i don’t want. show me jobs in Denver', ['Not Sales', 'Denver'], 'telemarketing'],
    ['butchery = meat, which i said no to. anything with looms', [], 'butchery'],
  ])('is refused with what it is said to be: %s', async (message, labels, word) => {
    const { filters, wishes } = await read(message);
    expect(filters.toSorted()).toEqual(labels.toSorted());
    expect(wishes.filter(({ negated }) => !negated).map(({ text }) => text)).not.toContain(word);
  });

  it('is not looked for where it is only wondered at', async () =>
    expect((await read('but a nurse? show me jobs in Denver')).filters).toEqual(['Denver']));
});

describe('kinds of work that are listed', () => {
  it.each([
    ['editing and user research internships', ['Editor', 'User Research']],
    ['writing, nursing and policy internships', ['Writer', 'Registered Nurse', 'Policy']],
    ['policy and museum internships', ['Policy', 'Arts & Culture']],
  ])('are alternatives: %s', async (message, labels) => {
    const { filters, conditions } = await read(message);
    expect(filters.toSorted()).toEqual([...labels].toSorted());
    const work = conditions.filter(({ field }) => field !== 'level');
    expect(new Set(work.map(({ field, either }) => either ?? (field === 'function' ? 'role' : field))).size).toBe(1);
  });

  it.each(['both the looms ones and the museum ones', 'welding and plumbing jobs', 'audio, editing or content internships'])(
    'filter by none of them where one is a word: %s',
    async (message) => expect((await read(message)).filters.filter((label) => label !== 'Editor' && label !== 'Content')).toEqual([]),
  );

  it('are conditions together where they describe one noun', async () =>
    expect((await read('remote and paid internships')).filters.toSorted()).toEqual(['Paid', 'Remote']));
});

describe('a function’s word', () => {
  it.each(['anything in dairy products', 'food products, like a test kitchen'])('is none within another noun: %s', async (message) =>
    expect((await read(message)).filters).toEqual([]),
  );

  it.each([
    ['product jobs', 'Product'],
    ['research opportunities', 'Research'],
    ['a sales team', 'Sales'],
  ])('is one by itself: %s', async (message, label) => expect((await read(message)).filters).toEqual([label]));
});

it.each([
  ['cardiac', 'cardiology'],
  ['pediatric', 'pediatrics'],
])('a word is met by another of its subject: %s by %s', async (asked, said) => {
  const one = { ...tools, phrasesMentioned: async (phrases: string[]) => phrases.filter((phrase) => phrase === said) };
  const { state } = await answerTo(`jobs about ${asked}`, begun, one);
  const [wish] = (state as SearchState).wishes;
  expect(wish?.text).toBe(asked);
  expect(wish?.anyOf.flat().map(({ value }) => value)).toContain(said);
});

it('a word in words of its own never hides the jobs in place', async () => {
  const { results, text } = last(await talk(student, ['internships in Boston', 'kayaks would be great']));
  expect(
    results.every(({ location }) => location.includes('Boston')),
    text,
  ).toBe(true);
});
