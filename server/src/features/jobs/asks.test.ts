import { jobConditions } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import { read } from '@alive/language/entities/read.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { asksOf } from './asks.ts';

const words = await openVocabulary({ companies: [{ name: 'Stripe', domain: null, industry: null }], majors: [], places: ['Boston, MA'] });
const readers = { read: (text: string) => read(text, words), companiesNamed: async (name: string) => [name] };
const changesOf = async (conditions: Record<string, string>) =>
  (await asksOf(jobConditions.parse(conditions), readers)).flatMap(({ field, changes }) =>
    changes.map(({ label, change }) => [field, label, change]),
  );

describe('what a search asks for', () => {
  it('is each parameter by itself, and can be less', async () => {
    expect(await changesOf({ remote: 'true', location: 'Boston', company: 'Stripe', sponsorship: 'yes', job_type: 'internship' })).toEqual([
      ['job_type', 'any type of job', { job_type: null }],
      ['location', 'any place', { location: null }],
      ['company', 'any employer', { company: null }],
      ['remote', 'not only remote', { remote: null }],
      ['remote', 'accept hybrid', { hybrid: 'true' }],
      ['sponsorship', 'whatever it says of visas', { sponsorship: null }],
    ]);
    expect(await changesOf({ remote: 'true', hybrid: 'true' })).toEqual([['remote', 'not only remote', { remote: null, hybrid: null }]]);
    expect(await changesOf({ remote: 'false' })).toEqual([['remote', 'remote too', { remote: null }]]);
    expect(await changesOf({})).toEqual([]);
  });

  it.each([
    [
      'remote nursing jobs in Boston',
      [
        ['remote', 'without “remote”', 'nursing jobs in Boston'],
        ['remote', 'accept hybrid', undefined],
        ['location', 'without “in Boston”', 'remote nursing jobs'],
        ['query', 'without “nursing jobs”', 'remote in Boston'],
      ],
    ],
    [
      'internships at Stripe or in New York or Boston',
      [
        ['level', 'without “internships”', 'at Stripe or in New York or Boston'],
        ['company', 'without “at Stripe”', 'internships or in New York or Boston'],
        ['location', 'without “in New York or Boston”', 'internships at Stripe'],
      ],
    ],
    [
      'nurse, over 80k, not in finance',
      [
        ['query', 'without “over 80k”', 'nurse, not in finance'],
        ['query', 'without “not in finance”', 'nurse, over 80k'],
        ['query', 'without “nurse”', 'over 80k not in finance'],
      ],
    ],
    [
      'internships not in Boston',
      [
        ['level', 'without “internships”', 'not in Boston'],
        ['location', 'without “not in Boston”', 'internships'],
      ],
    ],
    ['nurse', [['query', 'without “nurse”', null]]],
    ['🙂', [['query', 'without “🙂”', null]]],
  ])('is each condition in its words, and those that rank: %s', async (query, expected) => {
    expect(
      (await changesOf({ query })).map(([field, label, change]) => [field, label, (change as { query?: string | null }).query]),
    ).toEqual(expected);
  });

  it('is not asked for by words that a parameter overrules', async () => {
    expect(
      (await changesOf({ query: 'senior nurse in Boston', location: 'nyc', job_type: 'internship' })).map(([, label]) => label),
    ).toEqual(['any type of job', 'any place', 'without “nurse”']);
  });
});
