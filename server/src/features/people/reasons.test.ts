import { describe, expect, it } from 'vitest';
import type { Asker, PeopleCondition } from '#db/people-tests.ts';
import type { PositionRow } from './queries.ts';
import { type PersonFacts, reasonsFor } from './reasons.ts';

const month = (year: number, of = 1) => year * 12 + of - 1;
const now = month(2026, 11);

const stop = (title: string, company: string, from: number | null, to: number | null, rest: Partial<PositionRow> = {}): PositionRow => ({
  alumniId: 'ada',
  ordinal: 0,
  isCurrent: to === null,
  isFirst: false,
  isStudy: false,
  title,
  role: null,
  function: null,
  occupation: null,
  seniority: null,
  company,
  companyKey: company.toLowerCase(),
  industry: null,
  startMonth: from === null ? null : month(from),
  endMonth: to === null ? null : month(to),
  companySince: from === null ? null : month(from),
  location: null,
  placeKeys: [],
  note: null,
  ...rest,
});

const career = [
  stop('Consultant', 'Bain', 2016, 2019, { ordinal: 0, isFirst: true, role: 'Consultant', function: 'Consulting' }),
  stop('Growth Lead', 'Stripe', 2021, null, {
    ordinal: 1,
    role: 'Product Manager',
    function: 'Product',
    industry: 'Financial Technology',
    location: 'Boston, MA',
    placeKeys: ['boston'],
    note: 'launched payments for museums',
  }),
];
const ada: PersonFacts = {
  year: 2016,
  major: 'Economics',
  school: 'Yale University',
  hometown: 'Portland, Oregon',
  about: 'I paint boats. Ask me about pricing.',
  workedSince: month(2016, 6),
};
const anyone: Asker = { school: null, major: null, graduationYear: null, placeKeys: [] };

const test = (test: PeopleCondition['test'], rest: Partial<PeopleCondition> = {}): PeopleCondition => ({
  id: 'one',
  negated: false,
  test,
  when: 'now',
  position: 1,
  during: null,
  either: null,
  ...rest,
});
const role = (name: string) => ({ on: 'role' as const, roles: [name], titles: [name] });
const reasons = (conditions: PeopleCondition[], asker: Partial<Asker> = {}, person = ada) =>
  Object.values(reasonsFor(person, career, { conditions, asker: { ...anyone, ...asker } }, now)).flat();

describe('reasons', () => {
  it('name the position in the words of the record, once for all that is asked of it', () => {
    expect(reasons([test(role('Consultant'), { when: 'past' }), test({ on: 'company', keys: ['bain'] }, { when: 'past' })])).toEqual([
      'Consultant at Bain (2016–2019)',
    ]);
    expect(reasons([test(role('Consultant'), { when: 'first' })])).toEqual(['First job: Consultant at Bain (2016–2019)']);
  });

  it('say when a title counts as the role that was asked for', () => {
    expect(reasons([test(role('Product Manager')), test({ on: 'place', keys: ['boston'] })])).toEqual([
      'Growth Lead at Stripe since 2021, in Boston, MA, a kind of product manager job',
    ]);
  });

  it('tell a way through the career', () => {
    const step = { roles: [], functions: [], industries: [], companyKeys: [], seniorities: [], titles: [], at: null };
    const steps = [
      { ...step, functions: ['Consulting'] },
      { ...step, roles: ['Product Manager'] },
    ];
    expect(reasons([test({ on: 'sequence', steps })])).toEqual(['Consultant at Bain (2016–2019), then Growth Lead at Stripe since 2021']);
  });

  it('tell what the person is', () => {
    expect(
      reasons([
        test({ on: 'major', majors: ['Economics'] }),
        test({ on: 'school', schools: ['yale university'] }),
        test({ on: 'year', from: 2016, to: 2016 }),
        test({ on: 'hometown', keys: ['portland'] }),
        test({ on: 'experience', atLeast: 10, atMost: null }),
      ]),
    ).toEqual([
      'Studied Economics',
      'Went to Yale University',
      'Class of 2016',
      'From Portland, Oregon',
      '10 years of experience, starting in 2016',
    ]);
  });

  it('quote where the words stand', () => {
    expect(reasons([test({ on: 'words', phrases: ['museum'] })])).toEqual([
      'Growth Lead at Stripe since 2021: “launched payments for museums”',
    ]);
    expect(reasons([test({ on: 'words', phrases: ['pricing'] })])).toEqual(['In their own words: “Ask me about pricing.”']);
  });

  it('say what is shared with the student, in one sentence with what was asked', () => {
    expect(
      reasons([test({ on: 'major', majors: ['Economics'] })], {
        major: 'economics',
        school: 'Yale University',
        graduationYear: 2018,
        placeKeys: ['boston'],
      }),
    ).toEqual([
      'Studied Economics, like you',
      'Went to Yale University, your school',
      'Class of 2016, close to yours',
      'Works in Boston, MA, where you’d like to be',
    ]);
  });

  it('say nothing of what somebody is not', () => {
    expect(reasons([test(role('Consultant'), { negated: true })])).toEqual(['Growth Lead at Stripe since 2021']);
  });

  it('say what somebody does where nothing was asked', () => {
    expect(reasons([])).toEqual(['Growth Lead at Stripe since 2021']);
  });
});
