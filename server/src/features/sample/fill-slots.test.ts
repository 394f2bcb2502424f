import { describe, expect, it } from 'vitest';
import { fillSlots, list } from './fill-slots.ts';
import { randomOf } from './random.ts';

describe('fillSlots', () => {
  it('puts values, articles and capitals where the template asks for them', () => {
    const values = { role: 'Economist', team: 'the Payments team' };
    expect(fillSlots('{Team} hires {a role}.', values, randomOf('x'))).toBe('The Payments team hires an Economist.');
  });

  it('refuses a slot without a value', () => {
    expect(() => fillSlots('{nobody}', {}, randomOf('x'))).toThrow(RangeError);
  });
});

describe('a slot with an article', () => {
  it.each([
    ['engineer', 'an engineer'],
    ['UX Researcher', 'a UX Researcher'],
    ['University Fellow', 'a University Fellow'],
    ['HR Associate', 'an HR Associate'],
    ['NASA intern', 'a NASA intern'],
    ['IT Support Specialist', 'an IT Support Specialist'],
    ['GIS Analyst', 'a GIS Analyst'],
    ['VFX Artist', 'a VFX Artist'],
    ['ASIC Design Engineer', 'an ASIC Design Engineer'],
  ])('puts %s as %s', (word, expected) => {
    expect(fillSlots('{a word}', { word }, randomOf('x'))).toBe(expected);
  });
});

describe('list', () => {
  it('joins with commas and "and"', () => {
    expect([list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])]).toEqual(['a', 'a and b', 'a, b and c']);
  });
});
