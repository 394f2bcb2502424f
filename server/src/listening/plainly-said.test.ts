import { majors } from '@alive/contract/lists/majors.ts';
import { describe, expect, it } from 'vitest';
import { read } from '#language/read.ts';
import { openVocabulary } from '#language/vocabulary.ts';
import type { Topic } from './facts.ts';
import { hear } from './hear.ts';
import { evened } from './typing.ts';

const open = await openVocabulary({
  companies: ['Google', 'Figma'].map((name) => ({ name, domain: null, industry: null })),
  majors: majors.map(({ name }) => name),
  places: ['Boston, MA'],
});
const told = (text: string, ...asking: Topic[]) => {
  const even = evened(text);
  return hear(even, asking, read(even, open));
};
const heard = (text: string, ...asking: Topic[]) => told(text, ...asking).facts;

describe('what is said in passing', () => {
  it('takes an opinion of somebody’s for no bereavement', () => {
    expect(told('my aunt thinks radio is dead. i edit tape for the station', 'energy').sorrow).toBeNull();
    expect(told('my dad says retail is dying', 'energy').sorrow).toBeNull();
    expect(told('my grandpa is very ill', 'energy').sorrow).not.toBeNull();
  });

  it('hears a praise in what was never dull', () => {
    const { loved, hated } = heard('the night desk was never boring', 'energy');
    expect(loved).toEqual(['the night desk']);
    expect(hated).toEqual([]);
  });

  it('hears a dislike in what one would hate', () => {
    expect(heard("i'd hate entering invoices all day", 'energy').hated.join()).toMatch(/entering invoices/);
    expect(heard('the crane was fun, the paperwork less so', 'loved').hated).toContain('the paperwork');
  });

  it('wishes for no work that was named as tiring', () => {
    expect(heard('accounting job in a mall, nobody comes', 'hated').fields).toEqual([]);
    expect(heard('accounting job in a mall, nobody comes', 'hated').roles).toEqual([]);
  });

  it('takes a verb in the middle of a name for no correction', () => {
    expect(told('the drag and drop editor class', 'hated').corrects).toBe(false);
    expect(told('drop Figma, keep Google', 'companies').corrects).toBe(true);
  });
});

describe('lives', () => {
  it.each([
    ['i did time, 9 months', 'record'],
    ['we have a 3 year old', 'caring'],
    ['my nonna lives with us', 'caring'],
  ])('hears in “%s” a circumstance', (text, kind) => {
    expect(heard(text, 'limits').circumstances.map((one) => one.kind)).toEqual([kind]);
  });

  it('needs no length of time and no person as a condition', () => {
    expect(heard('i did time, 9 months, need 50k', 'limits').limits).toEqual(['at least 50k a year']);
    expect(heard('my wife and i have a baby in june', 'limits').limits).toEqual([]);
  });
});

describe('surroundings', () => {
  it('takes a person next door for company and no profession', () => {
    const { people, roles } = heard("a quiet hall and one chemist down the corridor who'll argue with me", 'people');
    expect(roles).toEqual([]);
    expect(people.join()).toContain("one chemist down the corridor who'll argue with you");
  });

  it('gives a person an article and a verb', () => {
    expect(heard('coach who says it straight', 'people').people).toEqual(['a coach who says it straight']);
    expect(heard('boss explain things slowly', 'people').people).toEqual(['a boss who explains things slowly']);
  });

  it('wishes for nothing that would make one unhappy', () => {
    expect(heard('small team. all remote would make me sad', 'people').people).toEqual(['a small team']);
  });

  it('speaks of several kinds of employer near one', () => {
    expect(heard('Figma, or a bakery near me', 'companies').kinds.join()).not.toMatch(/yous/);
  });
});
