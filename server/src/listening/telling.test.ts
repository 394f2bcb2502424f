import { describe, expect, it } from 'vitest';
import { noFacts } from './facts.ts';
import { together, traitOf, weighed } from './telling.ts';

describe('what a phrase tells', () => {
  it.each([
    ['tutoring three freshmen', 'teaching'],
    ['rewiring the greenhouse', 'building'],
    ['repairing old radios', 'fixing'],
    ['baking for the market', 'cooking'],
    ['translating 60 interviews', 'translating'],
    ['poker', 'competing'],
    ['a quiet afternoon', null],
  ])('finds in "%s" the trait %s', (phrase, trait) => {
    expect(traitOf(phrase)).toBe(trait);
  });

  it('puts first what somebody dwelt on', () => {
    const facts = { ...noFacts(), loved: ['hiking', 'baking bread'] };
    const told = weighed(facts, 'Hiking. I love baking bread, 80 loaves every Saturday before anybody is up.');
    expect(told.loved).toEqual(['baking bread', 'hiking']);
    expect(told.details.map(({ weight }) => weight)).toEqual([1, 4]);
  });

  it('weighs more what comes back', () => {
    const one = { what: 'baking bread', weight: 2, trait: null };
    expect(together([one], [one])).toEqual([{ ...one, weight: 3 }]);
  });
});
