import { describe, it, expect } from 'vitest';
import { customCities } from './cities.ts';
import { majors } from './majors.ts';
import { rankSuggestions } from './rank.ts';
import { schools } from './schools.ts';

const school = (query: string) => rankSuggestions(schools, query).map(({ item }) => item.name);
const major = (query: string) => rankSuggestions(majors, query).map(({ item }) => item.name);
const city = (query: string) => rankSuggestions(customCities, query).map(({ item }) => item.name);

/** The first suggestion with what is highlighted in brackets. */
const shown = (query: string) => {
  const [first] = rankSuggestions(schools, query);
  if (!first?.match) return first?.item.name;
  const { start, end } = first.match;
  return `${first.item.name.slice(0, start)}[${first.item.name.slice(start, end)}]${first.item.name.slice(end)}`;
};

describe('what students type for their school', () => {
  it.each([
    ['GT', 'Georgia Institute of Technology'],
    ['georgia-tech', 'Georgia Institute of Technology'],
    ['georgia tehc', 'Georgia Institute of Technology'],
    ['ucla', 'University of California, Los Angeles'],
    ['U.C.L.A.', 'University of California, Los Angeles'],
    ['cal', 'University of California, Berkeley'],
    ['berkley', 'University of California, Berkeley'],
    ['penn', 'University of Pennsylvania'],
    ['penn st', 'Pennsylvania State University'],
    ['umich', 'University of Michigan'],
    ['michigan', 'University of Michigan'],
    ['univeristy of michgan', 'University of Michigan'],
    ['university of georgia', 'University of Georgia'],
    ['georgia university', 'University of Georgia'],
    ['the ohio state university', 'Ohio State University'],
    ['texas a&m', 'Texas A&M University'],
    ['texas am', 'Texas A&M University'],
    ['new york', 'New York University'],
    ['san jose', 'San José State University'],
    ['Sa\u0301n Jose\u0301', 'San José State University'],
    ['st louis', 'Washington University in St. Louis'],
    ['standford', 'Stanford University'],
    ['hravard', 'Harvard University'],
    ['colombia', 'Columbia University'],
    ['jhon hopkins', 'Johns Hopkins University'],
  ])('%s finds %s first', (query, name) => expect(school(query)[0]).toBe(name));

  it('keeps every school that shares an alias, in list order', () => {
    expect(school('osu')).toEqual(['Ohio State University', 'Oregon State University']);
    expect(school('UW').slice(0, 2)).toEqual(['University of Washington', 'University of Wisconsin–Madison']);
  });

  it('finds both Michigans while it is being typed', () => {
    expect(school('mich')).toEqual(expect.arrayContaining(['University of Michigan', 'Michigan State University']));
  });
});

describe('what students type for their major', () => {
  it.each([
    ['CS', 'Computer Science'],
    ['comp sci', 'Computer Science'],
    ['com', 'Computer Science'],
    ['ME', 'Mechanical Engineering'],
    ['mechancial engin', 'Mechanical Engineering'],
    ['EE', 'Electrical Engineering'],
    ['econ', 'Economics'],
    ['econmics', 'Economics'],
    ['polisci', 'Political Science'],
    ['bio', 'Biology'],
    ['orfe', 'Operations Research and Financial Engineering'],
    ['IR', 'International Relations'],
    ['pyschology', 'Psychology'],
    ['phsyics', 'Physics'],
    ['history of art', 'Art History'],
    ['statistics & data science', 'Statistics and Data Science'],
    ['womens studies', 'Gender and Sexuality Studies'],
    ['undecided', 'Undeclared'],
    ['premed', 'Health Sciences'],
  ])('%s finds %s first', (query, name) => expect(major(query)[0]).toBe(name));
});

describe('what students type for a city', () => {
  it.each([
    ['dc', 'Washington, DC'],
    ['atlanta, ga', 'Atlanta'],
    ['philly', 'Philadelphia'],
    ['denvr', 'Denver'],
  ])('%s finds %s', (query, name) => expect(city(query)).toEqual([name]));
});

describe('ranking', () => {
  const items = (...names: string[]) => names.map((name) => ({ name, aliases: [] }));
  const order = (query: string, ...names: string[]) => rankSuggestions(items(...names), query).map(({ item }) => item.name);

  it('puts the whole name before its beginning, a later word and the inside of a word', () => {
    expect(order('art', 'Party', 'Fine Art', 'Artistry', 'Art')).toEqual(['Art', 'Artistry', 'Fine Art', 'Party']);
  });

  it('puts the beginning of a name before that of an alias', () => {
    const list = [
      { name: 'Zoology', aliases: ['Biology of Animals'] },
      { name: 'Biology', aliases: [] },
    ];
    expect(rankSuggestions(list, 'biol').map(({ item }) => item.name)).toEqual(['Biology', 'Zoology']);
  });

  it('looks for slips of the keys only while no word begins with what was typed', () => {
    expect(order('math', 'Mathematics', 'Mats')).toEqual(['Mathematics']);
    expect(order('mtah', 'Mathematics', 'Physics')).toEqual(['Mathematics']);
  });

  it('forgives no slip in three letters, one from four, two from eight', () => {
    expect(order('bxo', 'Biology')).toEqual([]);
    expect(order('bixlogy', 'Biology')).toEqual(['Biology']);
    expect(order('bxxlogy', 'Biology')).toEqual([]);
    expect(order('xhilxsophy', 'Philosophy')).toEqual(['Philosophy']);
  });

  it('gives nothing for an empty query and ten at most', () => {
    for (const query of ['', '   ', '!?']) expect(rankSuggestions(schools, query)).toEqual([]);
    expect(school('university')).toHaveLength(10);
    expect(rankSuggestions(schools, 'university', 3)).toHaveLength(3);
  });

  it('finds nothing in what is no school', () => {
    for (const query of ['hogwarts', 'zzzz', '🙂', '[', '\\']) expect(school(query)).toEqual([]);
  });
});

describe('what is highlighted', () => {
  it('is the part of the name that fits, as it is written there', () => {
    expect(shown('texas a m')).toBe('[Texas A&M] University');
    expect(shown('georgia university')).toBe('University of [Georgia]');
    expect(shown('SAN JOSE')).toBe('[San José] State University');
    expect(shown('standford')).toBe('[Stanford] University');
    expect(shown('chapel')).toBe('University of North Carolina at [Chapel] Hill');
  });

  it('is nothing when only an alias fits, which is then named', () => {
    expect(rankSuggestions(schools, 'gatech')[0]).toMatchObject({ alias: 'GaTech', match: null });
  });

  it('comes with the first alias when the name fits', () => {
    expect(rankSuggestions(schools, 'university of mich')[0]).toMatchObject({ alias: 'UMich', match: { start: 0, end: 18 } });
    const physics = { name: 'Physics', aliases: [] };
    expect(rankSuggestions([physics], 'phys')).toEqual([{ item: physics, match: { start: 0, end: 4 } }]);
  });
});
