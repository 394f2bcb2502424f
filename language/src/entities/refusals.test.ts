import { describe, expect, it } from 'vitest';
import { read } from './read.ts';
import type { Mention } from './types.ts';
import { openVocabulary } from '../lexicon/vocabulary.ts';

const open = await openVocabulary({ companies: [{ name: 'Google', domain: null, industry: null }], majors: [], places: [] });
const mentionsOf = (text: string) => read(text, open).mentions.map(tell);

describe('where a refusal ends', () => {
  it.each([
    ['no insurance or retail, accounting please', ['not Insurance', 'not Retail', 'Accounting']],
    ['not Chicago or Denver, Seattle', ['not Chicago, IL', 'not Denver, CO', 'Seattle, WA']],
    ['no sales, marketing or consulting', ['not Sales', 'not Marketing', 'not Consulting']],
    ['I want to be outside with animals in Boston', ['Boston, MA']],
    ['outside all day in Denver', ['Denver, CO']],
    ['something outside of Denver', ['not Denver, CO']],
    ['cleared civil engineers in Utah', ['clearance', 'Civil Engineer', 'Utah']],
    ['I cleared my desk, accounting please', ['Accounting']],
  ])('%s', (text, expected) => expect(mentionsOf(text)).toEqual(expected));
});

describe('refusing by a verb or an idiom before the thing', () => {
  it.each([
    ['I refuse to work for a bank', ['not Finance']],
    ['get me out of california', ['not California']],
    ['nowhere near california pls', ['not California']],
    ['nothing remote please, i need an office', ['remote false', 'remote false']],
    ["I can't stand sales", ['not Sales']],
    ['not a fan of consulting', ['not Consulting']],
    ['hard pass on consulting', ['not Consulting']],
    ["can't see myself in accounting", ['not Accounting']],
    ["I won't move to Texas", ['not Texas']],
    ["I don't think I'd like sales", ['not Sales']],
    ['i despise marketing', ['not Marketing']],
    ['rule out finance and consulting', ['not Finance', 'not Consulting']],
    ['fed up with retail, something in marketing', ['not Retail', 'Marketing']],
    ['never want to see Texas again', ['not Texas']],
    ['leave out boston', ['not Boston, MA']],
    ['software engineer no google and no microsoft either', ['Software Engineer', 'not Google', 'not Microsoft']],
    ['no banks, no consulting', ['not Finance', 'not Consulting']],
  ])('%s', (text, expected) => expect(mentionsOf(text)).toEqual(expected));
});

describe('refusing after the thing, or around it', () => {
  it.each([
    ['keep banks out of it', ['not Finance']],
    ['take california off the list', ['not California']],
    ['banks are a no from me', ['not Finance']],
    ['finance is off the table', ['not Finance']],
    ['relocation to texas is a dealbreaker', ['not Texas']],
    ['sales jobs are a hard no', ['not Sales']],
    ['sales and marketing are out of the question', ['not Sales', 'not Marketing']],
    ["consulting doesn't interest me", ['not Consulting']],
    ["Texas isn't an option", ['not Texas']],
    ['accounting bores me', ['not Accounting']],
    ['marketing yes, sales no', ['Marketing', 'not Sales']],
    ['I like marketing and sales is not for me', ['Marketing', 'not Sales']],
  ])('%s', (text, expected) => expect(mentionsOf(text)).toEqual(expected));
});

describe('what only looks like a refusal', () => {
  it.each([
    ['no remote is a dealbreaker', ['remote true']],
    ["I can't move from Texas", ['Texas']],
    ["I don't want to leave Boston", ['Boston, MA']],
    ["I can't work outside Texas", ['Texas']],
    ['nothing outside Boston', ['Boston, MA']],
    ["I can't find any jobs in Boston", ['Boston, MA']],
    ['I am not US citizen', []],
    ["I can't get a security clearance", ['not clearance']],
    ["I don't have a clearance", ['not clearance']],
    ['no clearance jobs in Virginia', ['not clearance', 'Virginia']],
    ['cleared positions in Virginia', ['clearance', 'Virginia']],
    ['clearance in maryland', ['clearance', 'Maryland']],
    ['no remote, i want an office in Austin', ['remote false', 'remote false', 'Austin, TX']],
    ["can't wait to work in finance", ['Finance']],
    ['I would not mind Texas', ['Texas']],
    ["there's nothing I'd rather do than marketing", ['Marketing']],
    ['pass my resume on to Google', ['Google']],
  ])('%s', (text, expected) => expect(mentionsOf(text)).toEqual(expected));
});

function tell(mention: Mention): string {
  const not = mention.negated ? 'not ' : '';
  if (mention.kind === 'place') return not + mention.place.label;
  if (mention.kind === 'role') return not + mention.role;
  if (mention.kind === 'function') return not + mention.function;
  if (mention.kind === 'industry') return not + mention.industry;
  if (mention.kind === 'company') return not + mention.company;
  return mention.kind === 'remote' ? `remote ${mention.remote}` : not + mention.kind;
}
