import { majors } from '@alive/contract/lists/majors.ts';
import { describe, expect, it } from 'vitest';
import { read } from './read.ts';
import type { Mention } from './types.ts';
import { openVocabulary } from '../lexicon/vocabulary.ts';

const companies = [
  'Fetch',
  'Lucid Motors',
  'Anduril Industries',
  'Anysphere (Cursor)',
  'Reading Partners',
  'Aurora',
  'Goldman Sachs',
  'Needham Bank',
];
const open = await openVocabulary({
  companies: companies.map((name) => ({ name, domain: null, industry: null })),
  majors: majors.map((major) => major.name),
  places: ['Needham, MA', 'Reading, PA', 'Mobile, AL', 'Normal, IL', 'Kalispell, MT', 'London, UK'],
});
const mentionsOf = (text: string) => read(text, open).mentions.map(tell);

describe('reading what a message asks for', () => {
  it.each([
    // work
    ['software engineering internships', ['role Software Engineer', 'level internship']],
    ['data science roles', ['role Data Scientist']],
    ['SWE internship', ['role Software Engineer', 'level internship']],
    ['pm internships', ['role Product Manager', 'level internship']],
    ['apm programs', ['role Associate Product Manager']],
    ['investment banking analyst', ['role Investment Banking Analyst']],
    ['graphic designers', ['role Graphic Designer']],
    ['PMs at Google', ['role Product Manager', 'company Google']],
    ['Google engineers', ['company Google', 'role Engineer']],
    ['google alumni', ['company Google']],
    ['curatorial assistant positions', ['role Curator']],
    ['registered nurse jobs', ['role Registered Nurse']],
    ['policy work', ['function Policy']],
    ['marketing or sales', ['function Marketing', 'function Sales']],
    ['social work jobs', ['role Social Worker']],
    ['UX research', ['role UX Researcher']],
    ['paralegal or legal assistant', ['role Paralegal', 'role Paralegal']],
    ['wildlife conservation', ['role Conservation Scientist']],
    ['teaching english in Japan', ['role Teacher', 'major English', 'place Japan [jp]']],
    // industries
    ['jobs at hospitals', ['industry Healthcare']],
    ['biotech and pharma', ['industry Biotechnology', 'industry Pharmaceuticals']],
    ['non-profits', ['industry Nonprofit']],
    ['consulting firms', ['industry Consulting']],
    ['healthcare companies', ['industry Healthcare']],
    ['museums and galleries', ['industry Arts & Culture', 'industry Arts & Culture']],
    ['clean energy', ['industry Energy']],
    ['I am at a university', []],
    // skills
    ['I know Python, SQL and R', ['skill Python', 'skill SQL', 'skill R']],
    ['I speak Spanish and did phlebotomy', ['skill Spanish', 'skill Phlebotomy']],
    ['experience with Figma and Adobe Premiere', ['skill Figma', 'skill Adobe Premiere']],
    ['jobs using C++ or Go', ['skill C++', 'skill Go']],
    ['I want to go to graduate school', []],
    ['grant writing and GIS', ['role Grant Writer', 'skill GIS']],
    // majors
    ["I'm a biology major", ['major Biology']],
    ['studying finance', ['major Finance']],
    ['CS student', ['major Computer Science']],
    ['nursing student looking for work', ['major Nursing']],
    ['degree in political science', ['major Political Science']],
    ['econ majors', ['major Economics']],
    // levels
    ['new grad roles', ['level new_grad']],
    ['entry-level accounting', ['level entry_level', 'function Accounting']],
    ['co-ops in civil engineering', ['level internship', 'role Civil Engineer']],
    ['senior designer roles', ['level senior', 'role Designer']],
    ["I'm a senior at Yale", ['school Yale University']],
    ['as a junior I want internships', ['level internship']],
    ['junior analyst roles', ['level entry_level', 'role Analyst']],
    ['head of marketing', ['role Head of Marketing']],
    // companies
    ['internships at Google or Meta', ['level internship', 'company Google', 'company Meta']],
    ['jobs at target', ['company Target']],
    ['Target, Walmart or Costco', ['company Target', 'company Walmart', 'company Costco']],
    ['I have a target in mind', []],
    ['I love Apple', ['company Apple']],
    ['apple picking', ['role Apple Picking']],
    ["Apple's internships", ['company Apple', 'level internship']],
    ['work for square', ['company Square']],
    ['Meta', ['company Meta']],
    ['JPM and GS', ['company JPMorgan Chase', 'company Goldman Sachs']],
    ['Goldman', ['company Goldman Sachs']],
    ['BCG, Bain or McKinsey', ['company Boston Consulting Group', 'company Bain & Company', 'company McKinsey & Company']],
    ['NYT internships', ['company The New York Times', 'level internship']],
    ['anduril', ['company Anduril Industries']],
    ['join Cursor', ['company Anysphere (Cursor)']],
    ['can you fetch more', []],
    ['internships at Fetch', ['level internship', 'company Fetch']],
    ['Needham Bank', ['company Needham Bank']],
    // sponsorship and clearance
    ['I need a visa', ['sponsorship']],
    ['who sponsors visas', ['sponsorship']],
    ['H-1B', ['sponsorship']],
    ['visa friendly companies', ['sponsorship']],
    ['I am on OPT', ['sponsorship']],
    ['can I opt out', []],
    ['internships at Visa', ['level internship', 'company Visa']],
    ['need security clearance', ['clearance']],
    // remote
    ['remote', ['remote true']],
    ['wfh or work from home', ['remote true', 'remote true']],
    ['not remote', ['remote false']],
    ['in person please', ['remote false']],
    ['no onsite jobs', ['remote true']],
    ['remote sensing', ['skill Remote Sensing']],
    // pay
    ['paying 30+ an hour', ['pay 62400']],
    ['$25/hr', ['pay 52000']],
    ['at least $80,000', ['pay 80000']],
    ['100k+', ['pay 100000']],
    ['over 75k a year', ['pay 75000']],
    ['$4,000 a month', ['pay 48000']],
    ['six figures', ['pay 100000']],
    ['10 hours a week', []],
    ['with a 401k', []],
    ['class of 2027', ['class 2027..2027']],
  ])('%s', (text, expected) => expect(mentionsOf(text)).toEqual(expected));
});

describe('reading places', () => {
  it.each([
    ['in nyc', ['place New York, NY [us-ny-new-york]']],
    ['new york', ['place New York, NY [us-ny-new-york]']],
    ['new york state', ['place New York State [us-ny]']],
    ['bay area', ['place San Francisco Bay Area [metro-bay-area]']],
    ['in the Bay Area', ['place San Francisco Bay Area [metro-bay-area]']],
    ['Golden Meadow, LA', ['place Golden Meadow, LA [us-la-golden-meadow]']],
    ['marketing internships, LA', ['function Marketing', 'level internship', 'place Los Angeles, CA [us-ca-los-angeles]']],
    ['Houma, LA', ['place Houma, LA [us-la-houma]']],
    [
      'NYC, LA, SF',
      ['place New York, NY [us-ny-new-york]', 'place Los Angeles, CA [us-ca-los-angeles]', 'place San Francisco, CA [us-ca-san-francisco]'],
    ],
    ['la', ['place Los Angeles, CA [us-ca-los-angeles]']],
    ['los angelos', ['place Los Angeles, CA [us-ca-los-angeles]']],
    ['new yrok', ['place New York, NY [us-ny-new-york]']],
    ['chicgo', ['place Chicago, IL [us-il-chicago]']],
    ['SF or LA', ['place San Francisco, CA [us-ca-san-francisco]', 'place Los Angeles, CA [us-ca-los-angeles]']],
    ['Boston area', ['place Greater Boston [metro-boston]']],
    ['near Chicago', ['place Chicagoland [metro-chicago]']],
    ['DC', ['place Washington, DC [us-dc-washington]']],
    ['washington', ['place Washington [us-wa]']],
    ['Canada', ['place Canada [ca]']],
    ['London', ['place London, UK [gb-london]']],
    ['the Midwest', ['place Midwest [region-midwest]']],
    ['in europe', ['place Europe [region-europe]']],
    ['Portland, Maine', ['place Portland, ME [us-me-portland]']],
    ['portland or', ['place Portland, OR [us-or-portland]']],
    ['in ga', ['place Georgia [us-ga]']],
    ['needham', ['place Needham, MA [us-ma-needham]']],
    ['Walla Walla, WA', ['place Walla Walla, WA [us-wa-walla-walla]']],
    ['jobs in the US', ['place United States [us]']],
    ['jobs for us', []],
    ['good at reading', []],
    ['jobs in Reading', ['place Reading, PA [us-pa-reading]']],
    ['mobile apps', []],
    ['Mobile, AL', ['place Mobile, AL [us-al-mobile]']],
    ['Bostn', ['place Boston, MA [us-ma-boston]']],
    ['San Fransisco', ['place San Francisco, CA [us-ca-san-francisco]']],
    ['Chigaco', ['place Chicago, IL [us-il-chicago]']],
    ['I go to Boston University', ['school Boston University']],
    ['University of Washington student', ['school University of Washington']],
  ])('%s', (text, expected) => expect(mentionsOf(text)).toEqual(expected));

  it('is less sure where a name means two places', () => {
    expect(read('new york', open).mentions[0]?.certainty).toBeLessThan(1);
    expect(read('springfield', open).mentions[0]).toMatchObject({
      keys: expect.arrayContaining(['us-mo-springfield', 'us-ma-springfield']),
    });
  });
});

describe('reading what is not wanted', () => {
  it.each([
    ['not finance', ['not function Finance']],
    ['no banks', ['not industry Finance']],
    ['anything but consulting', ['not function Consulting']],
    ['except Boston', ['not place Boston, MA [us-ma-boston]']],
    ['outside California', ['not place California [us-ca]']],
    ["I'd rather not do sales", ['not function Sales']],
    ['not finance or consulting', ['not function Finance', 'not function Consulting']],
    ['no banks, hospitals, or schools', ['not industry Finance', 'not industry Healthcare', 'not industry Education']],
    ['not finance but marketing', ['not function Finance', 'function Marketing']],
    [
      'not in Boston, New York or Chicago',
      ['not place Boston, MA [us-ma-boston]', 'not place New York, NY [us-ny-new-york]', 'not place Chicago, IL [us-il-chicago]'],
    ],
    ['marketing, not finance, in Boston', ['function Marketing', 'not function Finance', 'place Boston, MA [us-ma-boston]']],
    ['not finance in Boston', ['not function Finance', 'place Boston, MA [us-ma-boston]']],
    ['no sales internships', ['not function Sales', 'level internship']],
    ['finance is not for me, tech please', ['not function Finance', 'industry Technology']],
    ["consulting isn't my thing", ['not function Consulting']],
    ["I don't want to work at Google", ['not company Google']],
    ["I don't need sponsorship", ['not sponsorship']],
    ['no security clearance', ['not clearance']],
    ['not only finance', ['function Finance']],
    ["I'm not sure about finance", ['function Finance']],
    ['No, I want marketing', ['function Marketing']],
    ['outside sales', ['role Sales Representative']],
    ["don't care if it is remote", ['remote true']],
    ['hedge funds. Not Citadel. Jane Street', ['industry Finance', 'not company Citadel', 'company Jane Street']],
  ])('%s', (text, expected) => expect(mentionsOf(text)).toEqual(expected));
});

describe('a reading', () => {
  it('says where each mention stands', () => {
    const text = 'Find data analyst jobs in Bostn, not at Google.';
    expect(read(text, open).mentions.map(({ start, end }) => text.slice(start, end))).toEqual(['data analyst', 'Bostn', 'Google']);
  });

  it('names the words that nothing was made of', () => {
    expect(read('find me climate and rocketry jobs in Boston', open).unread).toEqual(['climate', 'rocketry']);
    expect(read('Please show me some internships, thanks!', open).unread).toEqual([]);
  });

  it('keeps words under a negator apart', () => {
    expect(read("don't want boring companies", open)).toMatchObject({ mentions: [], unread: [], unwanted: ['boring'] });
  });

  it('corrects typing errors and says that it is less sure', () => {
    const { mentions } = read('mechanical enginering internshps in Detriot', open);
    expect(mentions.map(tell)).toEqual(['role Mechanical Engineer', 'level internship', 'place Detroit, MI [us-mi-detroit]']);
    expect(mentions.every((mention) => mention.certainty < 1)).toBe(true);
  });

  it.each(['marine', 'sewing', 'poetry', 'clarity', 'puppetry', 'Stephanie', 'beekeeping'])(
    'does not bend %s into something it knows',
    (word) => {
      expect(read(`I like ${word}`, open).mentions).toEqual([]);
    },
  );

  it('never lets mentions overlap', () => {
    const text = 'machine learning engineer new grad software new york city new york bank of america boston area remote data science';
    const { mentions } = read(text, open);
    for (const [at, mention] of mentions.entries()) expect(mention.start).toBeGreaterThanOrEqual(mentions[at - 1]?.end ?? 0);
  });

  it.each([
    'not '.repeat(2000),
    '9'.repeat(8000),
    '$1,'.repeat(2600),
    'a.'.repeat(4000),
    'New York, '.repeat(800),
    "'s".repeat(4000),
    '',
    ' , ',
  ])('survives any text', (text) => expect(Array.isArray(read(text, open).mentions)).toBe(true));
});

function tell(mention: Mention): string {
  const not = mention.negated ? 'not ' : '';
  switch (mention.kind) {
    case 'place':
      return `${not}place ${mention.place.label} [${mention.keys.join(' ')}]`;
    case 'remote':
      return `${not}remote ${mention.remote}`;
    case 'pay':
      return `${not}pay ${mention.atLeast ?? ''}${mention.atMost === undefined ? '' : `..${mention.atMost}`}`;
    case 'role':
      return `${not}role ${mention.role}`;
    case 'function':
      return `${not}function ${mention.function}`;
    case 'skill':
      return `${not}skill ${mention.skill}`;
    case 'industry':
      return `${not}industry ${mention.industry}`;
    case 'company':
      return `${not}company ${mention.company}`;
    case 'employerKind':
      return `${not}employers ${mention.employerKind}`;
    case 'school':
      return `${not}school ${mention.school}`;
    case 'major':
      return `${not}major ${mention.major}`;
    case 'level':
      return `${not}level ${mention.level}`;
    case 'experience':
      return `${not}experience ${mention.atLeast ?? ''}..${mention.atMost ?? ''}`;
    case 'year':
      return `${not}${mention.of} ${mention.from ?? ''}..${mention.to ?? ''}`;
    case 'season':
      return `${not}season ${mention.season ?? ''} ${mention.year}`;
    case 'limit':
      return `${not}limit ${mention.count}`;
    default:
      return `${not}${mention.kind}`;
  }
}
