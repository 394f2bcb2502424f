import { describe, expect, it } from 'vitest';
import { read } from '#language/read.ts';
import { openVocabulary } from '#language/vocabulary.ts';
import { referencesIn } from './refer.ts';

const open = await openVocabulary({
  companies: [{ name: 'Stripe', domain: null, industry: 'Technology' }],
  majors: [],
  places: ['Boston, MA'],
});
const situation = {
  begun: true,
  offered: false,
  focusId: null,
  shown: [
    { id: 'a', title: 'Software Engineer Intern', company: 'Stripe', location: 'New York, NY' },
    { id: 'b', title: 'Data Analyst Intern', company: 'Nike', location: 'Boston, MA' },
    { id: 'c', title: 'Marketing Intern', company: 'Nike', location: 'Portland, OR' },
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
