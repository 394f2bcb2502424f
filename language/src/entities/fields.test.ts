import { describe, expect, it } from 'vitest';
import { read } from './read.ts';
import { openVocabulary } from '../lexicon/vocabulary.ts';

const companies = ['Disney', 'The Walt Disney Company', 'HP', 'Hewlett Packard (HP)', 'Hewlett Packard Enterprise', 'Stripe', 'Apple'];
const open = await openVocabulary({ companies: companies.map((name) => ({ name, domain: null, industry: null })), majors: [], places: [] });
const mentionsOf = (text: string) =>
  read(text, open).mentions.map((mention) => {
    if (mention.kind === 'role') return mention.role;
    if (mention.kind === 'function') return [mention.function, ...(mention.also ?? [])].join(' + ');
    if (mention.kind === 'company') return (mention.names ?? [mention.company]).join(' + ');
    if (mention.kind === 'place') return mention.place.label;
    return mention.kind === 'employerKind' ? mention.employerKind : mention.kind;
  });

describe('fields, titles and employers said in other words', () => {
  it.each([
    ['junior developer', ['level', 'Software Engineer']],
    ['real estate developer', ['Real Estate Developer']],
    ["what's available for someone who codes", ['Software Engineer']],
    ['I want to teach', ['Teacher']],
    ['deal desk analyst', ['Deal Desk Analyst']],
    ['machine learning or data science', ['Machine Learning Engineer', 'Data Scientist']],
    ['finance intern', ['Financial Analyst', 'level']],
    ['machine learning internships', ['skill', 'level']],
    ['cyber security roles', ['Security']],
    ['engineering internships', ['Engineering + Hardware', 'level']],
    ['quant trading', ['Trader']],
    ['remot data scientst', ['remote', 'Data Scientist']],
    ['series b or c startups', ['series b', 'series c', 'startup']],
    ['series a, b or c', ['series a', 'series b', 'series c']],
    ['the west coast', ['West Coast']],
    ['ny only', ['New York State']],
    ['Cambridge, Mass.', ['Cambridge, MA']],
    ['what does disney offer', ['Disney + The Walt Disney Company']],
    ['hp internships', ['HP + Hewlett Packard (HP)', 'level']],
    ['apple internships', ['Apple', 'level']],
    ['apple picking jobs', ['Apple Picking']],
    ['find me something with stripe', ['Stripe']],
    ['is stripe hiring', ['Stripe']],
    ['a stripe of paint', []],
  ])('%s', (text, expected) => expect(mentionsOf(text)).toEqual(expected));

  it('leaves no word of general English over', () => {
    const said = 'i wanna move to my parents house, stay there and find an office where they offer people something that ends well';
    expect(read(said, open).unread).toEqual([]);
    expect(read('something with rocketry and beekeeping', open).unread).toEqual(['rocketry', 'beekeeping']);
  });
});
