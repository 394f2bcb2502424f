import { expect, it } from 'vitest';
import { openVocabulary } from '#language/vocabulary.ts';
import { mayTell, vouches } from './untold.ts';

const companies = ['Google', 'Goldman Sachs', 'Pfizer', 'Kroger'].map((name) => ({ name, domain: null, industry: null }));
const open = await openVocabulary({ companies, majors: [], places: [] });
/** "Kroger is hiring me back" was said. */
const isTold = (clause: string) => mayTell(clause) && vouches(clause, (name) => name === 'Kroger', open);

it.each([
  'Goldman Sachs pays interns well.',
  'Google hires all year.',
  'Pfizer offers a summer program for nurses.',
  'Google takes many students.',
  'and Pfizer sponsors visas.',
])('lets no model vouch for an employer: %s', (clause) => {
  expect(isTold(clause)).toBe(true);
});

it.each([
  'Kroger hires you back, then.',
  'Google and Goldman Sachs both made the list.',
  'You said Google pays well.',
  'Goldman Sachs would be a long way from nursing.',
  'A hospital takes patience.',
])('lets it name one: %s', (clause) => {
  expect(isTold(clause)).toBe(false);
});
