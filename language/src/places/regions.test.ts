import { describe, expect, it } from 'vitest';
import { read } from '../entities/read.ts';
import { openVocabulary } from '../lexicon/vocabulary.ts';
import { states } from './countries.ts';
import { placeKeys } from './place-keys.ts';
import { regionPlace } from './place-names.ts';

const open = await openVocabulary({ companies: [], majors: [], places: [] });

/** The states in which a job is where the words ask for it. */
const statesIn = (words: string) => {
  const asked = read(`internships in ${words}`, open).mentions.flatMap((one) => (one.kind === 'place' ? one.keys : []));
  return [...states.keys()].filter((code) => placeKeys(regionPlace('US', code)).some((key) => asked.includes(key))).sort();
};
const codes = (text: string) => text.split(' ').sort();

// U.S. Census Bureau, Census Regions and Divisions of the United States.
const census = {
  northeast: codes('CT ME MA NH RI VT NJ NY PA'),
  midwest: codes('IL IN MI OH WI IA KS MN MO NE ND SD'),
  south: codes('DE DC FL GA MD NC SC VA WV AL KY MS TN AR LA OK TX'),
  west: codes('AZ CO ID MT NV NM UT WY AK CA HI OR WA'),
  'new england': codes('CT ME MA NH RI VT'),
  'mountain west': codes('AZ CO ID MT NV NM UT WY'),
};

describe('a region of the United States', () => {
  it.each([
    ['the south', census.south],
    ['down south', census.south],
    ['the American South', census.south],
    ['southern states', census.south],
    ['the midwest', census.midwest],
    ['the northeast', census.northeast],
    ['the west', census.west],
    ['out west', census.west],
    ['new england', census['new england']],
    ['the mountain west', census['mountain west']],
  ])('holds the states that the Census counts to it: %s', (words, expected) => {
    expect(statesIn(words)).toEqual(expected);
  });

  it('is smaller where its name is', () => {
    expect(statesIn('the deep south')).toEqual(codes('AL GA LA MS SC'));
    expect(statesIn('the southeast')).not.toContain('TX');
  });
});
