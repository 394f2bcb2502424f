import { describe, expect, it } from 'vitest';
import { read } from '../entities/read.ts';
import { openVocabulary } from '../lexicon/vocabulary.ts';

const open = await openVocabulary({ companies: [{ name: 'Reading Partners', domain: null, industry: null }], majors: [], places: [] });
const rolesIn = (text: string) => read(text, open).mentions.flatMap((mention) => (mention.kind === 'role' ? [mention] : []));
const titlesOf = (text: string) => rolesIn(text).map(({ title }) => title);

describe('reading titles', () => {
  it.each([
    ['deal desk managers in Oslo', 'Deal Desk Manager', null],
    ['fp&a managers based in seoul', 'FP&A Manager', null],
    ['5+ Years Pre-Sales Engineer Located In Maryland', 'Pre-Sales Engineer', null],
    ['head of trust & safety in Austin area', 'Head of Trust & Safety', 'head'],
    ['pa head of business intelligence climate tech', 'Head of Business Intelligence', 'head'],
    ['VP of Engineering based in Lagos', 'VP of Engineering', 'vp'],
    ['vp finance in texas', 'VP Finance', 'vp'],
    ['senior director of product in austin', 'Senior Director of Product', 'director'],
    ['sales directors covering the gulf coast', 'Sales Director', 'director'],
    ['chief people officer', 'Chief People Officer', 'chief'],
    ['ceos in Denver', 'CEO', 'chief'],
    ['founding designers in the Bay Area', 'Founding Designer', 'founder'],
    ['first engineer positions in munich', 'First Engineer', 'founder'],
    ['senior staff engineer positions in oh', 'Senior Staff Engineer', 'staff'],
    ['principal designers near vancouver', 'Principal Designer', 'principal'],
    ['texas tech leads', 'Tech Lead', 'lead'],
    ['lead generation specialists in ct', 'Lead Generation Specialist', null],
    ['channel partner managers in Krakow', 'Channel Partner Manager', null],
    ['ai safety researcher in greater phoenix', 'AI Safety Researcher', null],
    ['figma design directors in ny area', 'Design Director', 'director'],
    ['web3 engineers in hyderabad', 'Web3 Engineer', null],
    ['gaming brand manager jobs palo alto', 'Brand Manager', null],
    ['strategy & operations covering midwest', 'Strategy & Operations', null],
    ['South America Tam', 'TAM', null],
    ['mexico aes', 'AE', null],
    ['customs brokers in mo', 'Customs Broker', null],
    ['female founders in austin', 'Founder', 'founder'],
    ['who became doctors', 'Doctor', null],
    ['python developers in Kyiv', 'Python Developer', null],
    ['analistas de datos en Madrid', 'Data Analyst', null],
    ['engenheiros de software em Lisboa', 'Software Engineer', null],
  ])('reads %s as %s', (text, title, seniority) => {
    const roles = rolesIn(text);
    expect(roles.map((role) => role.title)).toEqual([title]);
    const rung = roles[0]?.seniority ?? null;
    expect(rung === 'manager' ? null : rung).toBe(seniority);
  });

  it.each([
    ['product manager jobs', 'Product Manager'],
    ['consumer product managers', 'Product Manager'],
    ['research nurse', 'Registered Nurse'],
    ['enterprise project managers', 'Project Manager'],
    ['nurse recruiter', 'Recruiter'],
  ])('knows that a %s is on the list as %s', (text, role) => {
    expect(rolesIn(text)).toMatchObject([{ role, known: true }]);
  });

  it.each(['welder', 'machinist', 'welder jobs', 'dispatcher'])('reads a title that says its work by itself: %j', (ask) => {
    expect(read(ask, open).mentions.map(({ kind }) => kind)).toContain('role');
  });

  it.each(['field', 'lab', 'pharmacy', 'dental', 'surgical', 'sound', 'service', 'research', 'wildlife'])(
    'reads a %s tech as a technician, and tech alone as the industry',
    (word) => {
      for (const ask of [`${word} tech jobs`, `looking for ${word} techs in Ohio`, `any ${word} tech, outdoors`])
        expect(
          read(ask, open).mentions.map(({ kind }) => kind),
          ask,
        ).not.toContain('industry');
      for (const ask of ['tech jobs', 'jobs in tech', `${word} jobs at tech companies`])
        expect(
          read(ask, open).mentions.map(({ kind }) => kind),
          ask,
        ).toContain('industry');
    },
  );

  it('tells the work of a title on no list by its words', () => {
    expect(rolesIn('head of tax')).toMatchObject([{ role: 'Head of Tax', function: 'Finance', known: false }]);
    expect(rolesIn('design managers in spain')).toMatchObject([{ function: 'Design', known: false }]);
    expect(rolesIn('hris managers in london')).toMatchObject([{ function: 'Human Resources' }]);
  });

  it('leaves the rung before a title to be read as a level too', () => {
    expect(read('senior backend engineers', open).mentions).toMatchObject([
      { kind: 'level', level: 'senior', text: 'senior' },
      { kind: 'role', title: 'Senior Backend Engineer', role: 'Backend Engineer', seniority: 'senior' },
    ]);
  });

  it.each([
    'a head start',
    'head of state',
    'lead generation',
    'I manage a team',
    "the Director's Cut",
    'marketing leads to sales',
    'Reading Partners',
    'my manager was kind',
    'marketing internships',
  ])('reads no title in "%s"', (text) => expect(titlesOf(text)).toEqual([]));

  it.each([
    ['find recruiters in boston or product managers in denver', ['Recruiter', 'Product Manager']],
    ['engineers and product managers', ['Engineer', 'Product Manager']],
    ['ai startup austin engineering directors', ['Engineering Director']],
  ])('keeps the titles of "%s" apart', (text, expected) => expect(titlesOf(text)).toEqual(expected));
});
