import { describe, expect, it } from 'vitest';
import { read } from '#language/read.ts';
import { openVocabulary } from '#language/vocabulary.ts';
import { peopleAgain } from './people-again.ts';

const open = await openVocabulary({
  companies: [{ name: 'Google', domain: null, industry: 'Technology' }],
  majors: ['Economics'],
  places: ['Boston, MA'],
});
const people = [{ name: 'Ada Byron' }, { name: 'Wei Zhang' }, { name: 'Noor Aziz' }];
const again = (message: string) => peopleAgain(message, read(message, open), people);

describe('what is asked of the people shown', () => {
  it.each([
    ['the second person', { asks: 'one', at: 1 }],
    ['tell me about the last one', { asks: 'one', at: 2 }],
    ['the ninth person', { asks: 'one', at: null }],
    ['what does Zhang do?', { asks: 'one', at: 1 }],
    ['what about her?', { asks: 'one', at: 0 }],
    ['more of them', { asks: 'more' }],
    ['show more', { asks: 'more' }],
    ['only those from my school', { asks: 'only' }],
    ['any of them in Boston?', { asks: 'only' }],
    ['just the ones at Google', { asks: 'only' }],
    ['show more jobs', null],
    ['marketing jobs in Boston', null],
    ['thanks', null],
  ])('%s', (message, expected) => {
    expect(again(message)).toEqual(expected);
  });

  it('is nothing where none were shown', () => {
    expect(peopleAgain('the second person', read('the second person', open), [])).toBeNull();
  });
});
