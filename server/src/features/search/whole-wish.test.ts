import { describe, expect, it } from 'vitest';
import { read } from '#language/read.ts';
import { conditionOf } from '#conditions/registry.ts';
import { testVocabulary } from '#testing/search-tools.testing.ts';
import { wholeWish } from '#conditions/whole-wish.ts';

const open = await testVocabulary();
const whole = (message: string) => wholeWish(message, read(message, open));

describe('a wish as one phrase', () => {
  it.each([
    ['I want to restore antique violins in Boston', 'restore antique violins'],
    ['remote internships about coral reefs', 'coral reefs'],
    ['something with beekeeping', null],
    ['software engineer who likes antique violins', null],
    ['jobs in Boston', null],
  ])('%s', (message, phrase) => expect(whole(message)?.phrase ?? null).toBe(phrase));

  it('covers a skill that it holds', () => {
    expect(whole('Python gizmology')?.covers).toEqual([conditionOf('skill', 'Python').id]);
  });

  it('is no story', () => {
    expect(whole('my grandmother taught me how to restore antique violins in her shed when I was a small child')).toBeNull();
  });
});
