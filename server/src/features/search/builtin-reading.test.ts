import { describe, expect, it } from 'vitest';
import type { Condition } from '@alive/contract/conditions.ts';
import type { About } from '#platform/chat.ts';
import { builtinSearch } from './builtin.ts';
import { noFacts } from '#testing/no-facts.testing.ts';
import { fakeTools, student, testVocabulary } from '#testing/search-tools.testing.ts';
import type { SearchTools } from './port.ts';

const vocabulary = await testVocabulary();

describe('what a conversation makes of a message', () => {
  it('lets remote go and brings the place back', async () => {
    const answers = await talk(['jobs in Austin', 'only remote', 'ok on site is fine again']);
    expect(answers.map(({ filters }) => filters)).toEqual([['Austin, TX'], ['Remote'], ['Austin, TX']]);
  });

  it('adds what is ok too', async () => {
    const [, second] = await talk(['internships in Boston', 'entry level is ok too']);
    expect(second?.filters).toEqual(['Internships', 'Boston', 'New grad', 'Entry level', 'Level not stated']);
  });

  it('narrows by season and takes it back by its chip', async () => {
    const [first, second] = await talk(['summer internships', 'any season']);
    expect(first?.filters).toEqual(['Internships', 'Summer']);
    expect(second?.filters).toEqual(['Internships']);
  });

  it('says how many of a kind of employer it knows, and searches those', async () => {
    const tools = { ...fakeTools(vocabulary), employersOfKind: async () => ({ known: 26, names: ['HubSpot', 'Stripe'] }) };
    const [first] = await talk(['startups in Boston'], { tools });
    expect(first?.text).toContain('Of the 26 employers I know this about, 2 are startups: HubSpot and Stripe.');
    expect(first?.filters).toEqual(['Startups', 'Boston']);
    expect(first?.companies.every((company) => ['HubSpot', 'Stripe'].includes(company))).toBe(true);
  });

  it('says when it knows none of that kind', async () => {
    const tools = { ...fakeTools(vocabulary), employersOfKind: async () => ({ known: 26, names: [] }) };
    const [, second] = await talk(['internships in Boston', 'startups please'], { tools });
    expect(second?.text).toContain('none are startups');
    expect(second?.filters).toEqual(['Internships', 'Boston']);
  });

  it('answers another language with one honest line and the names it could read', async () => {
    const [first, second, third] = await talk(['busco prácticas de marketing en Boston', 'quiero algo en Chicago', 'gracias']);
    expect(first?.text).toMatch(/^Leo mejor el inglés/);
    expect(first?.filters).toContain('Boston');
    expect(second?.text).not.toMatch(/^Leo mejor/);
    expect(third?.text).toMatch(/^You’re welcome|^Any time/);
  });

  it('reads phone spellings as plain ones, and leaves names as they are typed', async () => {
    const [first] = await talk(['lookin 4 jobz in boston or des moines']);
    expect(first?.filters).toEqual(['Boston', 'Des Moines, IA']);
  });

  it('goes by the major on record where a message speaks of it', async () => {
    const [first] = await talk(['jobs for my major'], { about: { ...student, major: 'Nursing' } });
    expect(first?.filters).toEqual([]);
    expect(first?.offers).toContain('Registered Nurse');
  });

  it('makes no search word of verbs, numbers and workplaces', async () => {
    for (const message of [
      'i wanna move to Boston',
      "i'm from Boston and want to stay there",
      'could i do it from my parents house in Boston',
      'an office in Boston',
      'Do any nursing jobs in Boston offer visa sponsorship?',
    ]) {
      const [first] = await talk([message]);
      expect(first?.filters.filter((label) => label.startsWith('“'))).toEqual([]);
    }
  });
});

describe('suggestions', () => {
  it('are understood when they are sent', async () => {
    const openings = [
      ['internships'],
      ['data analyst in Boston', 'only remote'],
      ['summer internships in Denver paying 200k'],
      ['marketing in Chicago', 'compare the first two'],
      ['product manager', 'tell me more about the first one'],
      ['who works at Google?'],
      ['how do people become a data analyst?'],
      ['software jobs at Google that sponsor'],
      ['you are useless'],
      ['zorblax frobnication'],
      ['hi'],
      ['startups'],
    ];
    for (const says of openings) {
      const answers = await talk(says);
      for (const suggestion of answers.at(-1)?.suggestions ?? []) {
        const sent = (await talk([...says, suggestion])).at(-1);
        expect(`${suggestion}: ${sent?.text ?? ''}`).not.toMatch(/I didn’t understand that|No posting mentions/);
      }
    }
  });
});

async function talk(
  messages: readonly string[],
  { tools = fakeTools(vocabulary), about = student }: { tools?: SearchTools; about?: About } = {},
): Promise<Answer[]> {
  const assistant = builtinSearch(tools);
  const answers: Answer[] = [];
  let state: unknown = null;
  for (const message of messages) {
    const answer: Answer = { text: '', filters: [], conditions: [], companies: [], suggestions: [], offers: [] };
    for await (const part of assistant({ about, state, history: [], facts: noFacts, message }, new AbortController().signal)) {
      if ('token' in part) answer.text += part.token;
      if ('filters' in part) {
        answer.conditions = part.filters;
        answer.filters = part.filters.map((one) => one.label);
      }
      if ('results' in part) answer.companies = part.results.map((job) => job.company_name);
      if ('suggestions' in part) answer.suggestions = part.suggestions;
      if ('offers' in part) answer.offers = part.offers.map(({ label }) => label);
      if ('state' in part) state = JSON.parse(JSON.stringify(part.state));
    }
    answers.push(answer);
  }
  return answers;
}

interface Answer {
  text: string;
  filters: string[];
  conditions: Condition[];
  companies: string[];
  suggestions: string[];
  offers: string[];
}
