import { describe, expect, it } from 'vitest';
import { schoolsIn } from './schools.ts';

const schools = (text: string) => schoolsIn(text).items.map(({ value }) => value);

describe('a school by the name of a place', () => {
  it.each([
    ['alumni who went to Wharton', 'University of Pennsylvania'],
    ['went to the Wharton School', 'University of Pennsylvania'],
    ['an MBA from Wharton', 'University of Pennsylvania'],
    ['people who attended Princeton', 'Princeton University'],
    ['who studied economics at Berkeley', 'University of California, Berkeley'],
    ['Michigan grads', 'University of Michigan'],
    ['people from mit in tech', 'Massachusetts Institute of Technology'],
    ['usc film grads', 'University of Southern California'],
  ])('is one where somebody studied there: %s', (text, school) => expect(schools(text)).toEqual([school]));

  it.each(['berkeley or mit grads', 'mit and berkeley alumni', 'went to Berkeley or mit'])(
    'is one next to another in a list: %s',
    (text) => {
      expect(new Set(schools(text))).toEqual(new Set(['Massachusetts Institute of Technology', 'University of California, Berkeley']));
    },
  );

  it.each([
    ['any asu people at Intel', ['Arizona State University'], 'Arizona State University'],
    ['any asu people at Intel', [], 'University of Michigan'],
    ['any asu people at Intel', [], null],
  ])('is one’s own by its letters alone: %s, %s', (text, found, own) => {
    expect(schoolsIn(text, own).items.map(({ value }) => value)).toEqual(found);
  });

  it.each(['people in Princeton', 'jobs in Wharton, NJ', 'alumni from Michigan', 'moved to Berkeley'])(
    'is the place otherwise: %s',
    (text) => {
      expect(schools(text)).toEqual([]);
    },
  );
});
