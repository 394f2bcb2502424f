import { describe, expect, it } from 'vitest';
import { read } from '../entities/read.ts';
import { openVocabulary } from '../lexicon/vocabulary.ts';
import { referencesIn } from './refer.ts';

const open = await openVocabulary({
  companies: [{ name: 'Stripe', domain: null, industry: 'Technology' }],
  majors: [],
  places: ['Boston, MA'],
});
const situation = {
  searching: 'jobs' as const,
  begun: true,
  offered: false,
  focusId: null,
  shown: [
    { id: 'a', name: 'Software Engineer Intern', employer: 'Stripe', place: 'New York, NY' },
    { id: 'b', name: 'Data Analyst Intern', employer: 'Nike', place: 'Boston, MA' },
    { id: 'c', name: 'Marketing Intern', employer: 'Nike', place: 'Portland, OR' },
  ],
};
const refers = (message: string, focusId: string | null = null) => referencesIn(message, read(message, open), { ...situation, focusId });

describe('what a message points at', () => {
  it.each([
    ['the second one', ['b']],
    ['is the third remote', ['c']],
    ['#1 or 3rd', ['a', 'c']],
    ['the last one', ['c']],
    ['the Boston job', ['b']],
    ['the one in Portland', ['c']],
    ['the Stripe internship', ['a']],
    ['what about Stripe', ['a']],
    ['in my second year', []],
    ['the second year', []],
    ['the Nike one', ['b']],
  ])('%s', (message, ids) => {
    expect(refers(message).ids).toEqual(ids);
  });

  it('is the one talked about last where it is only "it"', () => {
    expect(refers('does it sponsor?', 'b').ids).toEqual(['b']);
    expect(refers('does it sponsor?').ids).toEqual([]);
  });

  it('may be beyond what was shown', () => {
    expect(refers('the ninth one').beyond).toBe(9);
  });
});
