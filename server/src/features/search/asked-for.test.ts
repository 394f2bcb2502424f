import { majors } from '@alive/contract/lists/majors.ts';
import { describe, expect, it } from 'vitest';
import { readRequest } from '@alive/language/clauses/request.ts';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { interpret } from './interpret.ts';
import { newState, type SearchState } from './state.ts';

const open = await openVocabulary({
  companies: ['Nike', 'Disney'].map((name) => ({ name, domain: null, industry: 'Retail' })),
  majors: majors.map(({ name }) => name),
  places: [],
});
const begun: SearchState = {
  ...newState,
  total: 9,
  conditions: [conditionOf('level', 'internship')],
  last: ['Sheep Farm Hand', 'Court Reporter'].map((title, at) => ({
    id: String(at),
    title,
    company: 'Orchard House',
    location: 'Boston, MA',
  })),
};
const saidIn = (message: string) => {
  const move = interpret(message, readRequest(message, open, new Date('2026-11-20T12:00:00Z'), 'J2'), begun);
  return move.kind === 'search' ? { wishes: move.said.map(({ text }) => text), conditions: move.conditions.length } : null;
};
const wishesOf = (message: string) => saidIn(message)?.wishes ?? [];

describe('words that nothing asks for are no wish', () => {
  it.each([
    'great, love a labyrinth',
    'lovely, adore a queue',
    'oh joy, another spreadsheet',
    'cool, gotta love paperwork',
    'wow, who doesn’t love a tantrum',
    'i asked a question about the vineyard one',
    'I was asking about that hospice posting',
    'i could live with my aunt near the lighthouse',
    'I might walk to my cousin’s orchard',
    'i have a mortgage and a toddler',
    'i pay tuition myself',
    'so i can pay for my braces',
    'thanks for the orchard idea',
    'what. sheep??',
    'huh, court reporter?',
    'wait. sheep farm!?',
  ])('%s', (message) => expect(wishesOf(message)).toEqual([]));

  it('leaves the requests next to them', () => {
    expect(wishesOf('great, love a labyrinth. anything with kelp?')).toEqual(['kelp']);
    expect(wishesOf('um, sheep?? show me dairy jobs')).toEqual(['dairy']);
    expect(wishesOf('thanks for the orchard idea, hospice jobs please')).toEqual(['hospice']);
    expect(wishesOf('I pay tuition myself, so show me paid glacier work')).toContain('glacier');
  });
});

describe('words that a clause asks for are a wish', () => {
  it.each([
    ['I could work with refugees', 'refugees'],
    ['I’d take a vineyard job', 'vineyard'],
    ['love trains', 'trains'],
    ['I’d love something with asylum', 'asylum'],
    ['I’m desperate for archery work', 'archery'],
    ['Fascinating. whales please', 'whales'],
    ['I have a dog and want hospice work', 'hospice'],
    ['pottery', 'pottery'],
    ['literacy help', 'literacy help'],
    ['voter contact work', 'voter contact'],
    ['sheep?', 'sheep'],
    ['any beekeeping?', 'beekeeping'],
    ['could you look for puppetry work', 'puppetry'],
  ])('%s', (message, wish) => expect(wishesOf(message)).toEqual([wish]));
});

describe('a wish', () => {
  it('is no adjective alone and no part of “for example”', () => {
    for (const message of ['beautiful', 'tiny museums', 'nice small galleries']) expect(wishesOf(message), message).toEqual([]);
    expect(wishesOf('work about soil, for example compost or erosion control')).toEqual(['soil', 'compost', 'erosion control']);
    expect(wishesOf('refugees, for instance housing intake')).toEqual(['refugees', 'housing intake']);
  });
});
