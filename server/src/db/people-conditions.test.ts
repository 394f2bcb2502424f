import { describe, expect, it } from 'vitest';
import { knownForTests } from '@alive/language/people/plan.testing.ts';
import { peopleCondition, type ConditionOptions, type PeopleField, parsePeopleConditions } from '@alive/language/conditions/registry.ts';
import { peopleConditions } from './people-conditions.ts';

const known = await knownForTests();
const testOf = (field: PeopleField, value: string | number | boolean | (string | number)[], options: ConditionOptions = {}) =>
  peopleConditions([peopleCondition(field, value, options)], known)[0]?.test;

describe('a condition as the database understands it', () => {
  it('tells listed roles from titles that are looked for by their words', () => {
    expect(testOf('role', 'Product Manager')).toMatchObject({ roles: ['Product Manager'], titles: [], related: [] });
    expect(testOf('role', 'Head of Tax')).toMatchObject({ roles: [], titles: ['Head of Tax'] });
    expect(testOf('role', 'VP of Sales')).toMatchObject({
      titles: expect.arrayContaining(['VP of Sales', 'Vice President of Sales', 'VP Sales']),
    });
    expect(testOf('role', 'MBA', { when: 'ever' })).toMatchObject({ titles: expect.arrayContaining(['MBA']) });
  });

  it('finds a place by its key, a school and a major by all their names', () => {
    expect(testOf('place', 'Boston, MA')).toEqual({ on: 'place', keys: ['us-ma-boston'] });
    expect(testOf('hometown', 'Texas')).toEqual({ on: 'hometown', keys: ['us-tx'] });
    expect(testOf('place', 'Atlantis')).toEqual({ on: 'place', keys: [] });
    expect(testOf('school', 'Yale University')).toEqual({ on: 'school', schools: ['yale university', 'yale'] });
    expect(testOf('major', 'Computer Science')).toMatchObject({ majors: expect.arrayContaining(['Computer Science', 'Comp Sci']) });
    expect(testOf('major', 'Engineering')).toMatchObject({
      majors: expect.arrayContaining(['Mechanical Engineering', 'Civil Engineering']),
    });
  });

  it('reads employers by their key, and a field of work that is an industry too by both', () => {
    expect(testOf('company', 'JPM')).toEqual({ on: 'company', keys: ['jpmorgan chase'] });
    expect(testOf('function', 'Consulting')).toEqual({ on: 'function', functions: ['Consulting'], industries: ['Consulting'] });
    expect(testOf('function', 'Product')).toEqual({ on: 'function', functions: ['Product'], industries: [] });
  });

  it('takes an employer of signs alone for nobody, not for everybody without one', () => {
    expect(testOf('company', '???')).toEqual({ on: 'company', keys: [] });
  });

  it('keeps bounds: rungs, years of a class, years of work', () => {
    expect(testOf('seniority', 'vp', { op: 'at_least' })).toEqual({ on: 'seniority', seniorities: ['vp', 'chief', 'partner'] });
    expect(testOf('year', 2016)).toEqual({ on: 'year', from: 2016, to: 2016 });
    expect(testOf('year', [2010, 2014], { op: 'between' })).toEqual({ on: 'year', from: 2010, to: 2014 });
    expect(testOf('year', 2010, { op: 'before' })).toEqual({ on: 'year', from: null, to: 2009 });
    expect(testOf('year', 2010, { op: 'after' })).toEqual({ on: 'year', from: 2011, to: null });
    expect(testOf('experience', 10, { op: 'at_least' })).toEqual({ on: 'experience', atLeast: 10, atMost: null });
  });

  it('resolves each step of a sequence', () => {
    const test = testOf('sequence', ['Analyst at Goldman Sachs', 'MBA', 'Finance', 'Google', 'Founder'], { op: 'then' });
    const steps = test?.on === 'sequence' ? test.steps : [];
    expect(steps[0]).toMatchObject({ at: ['goldman sachs'] });
    expect(steps[1]).toMatchObject({ titles: expect.arrayContaining(['MBA']) });
    expect(steps[2]).toMatchObject({ functions: ['Finance'], industries: ['Finance'] });
    expect(steps[3]).toMatchObject({ companyKeys: ['google'] });
    expect(steps[4]).toMatchObject({ seniorities: ['founder'] });
  });

  it('fills in when, position and during', () => {
    const [one, other] = peopleConditions(
      [peopleCondition('role', 'Teacher'), peopleCondition('founder', true, { position: 2, during: 1, negated: true })],
      known,
    );
    expect(one).toMatchObject({ negated: false, when: 'now', position: 1, during: null, either: null });
    expect(other).toMatchObject({ negated: true, when: 'now', position: 2, during: 1 });
  });
});

describe('chips as a client sent them', () => {
  const parse = (
    ...edited: {
      field: PeopleField | 'pay';
      value: string | number | (string | number)[];
      op?: 'is' | 'not' | 'in' | 'between' | 'then' | 'at_least';
    }[]
  ) =>
    parsePeopleConditions(
      edited.map(({ field, value, op = 'is' }, at) => ({ id: `x${at}`, field, op, value, label: `chip ${at}` })),
      known,
    );

  it('are written as language writes them, each once', () => {
    const { conditions, dropped } = parse(
      { field: 'role', value: 'pm' },
      { field: 'role', value: 'Product Manager' },
      { field: 'place', value: 'nyc' },
      { field: 'major', value: 'CS' },
      { field: 'year', value: [2014, 2010], op: 'between' },
      { field: 'sequence', value: ['lawyer', 'founder'], op: 'then' },
    );
    expect(dropped).toEqual([]);
    expect(conditions.map(({ field, value }) => [field, value])).toEqual([
      ['role', 'Product Manager'],
      ['place', 'New York, NY'],
      ['major', 'Computer Science'],
      ['year', [2010, 2014]],
      ['sequence', ['Lawyer', 'Founder']],
    ]);
    expect(conditions.every(({ label }) => !label.startsWith('chip'))).toBe(true);
  });

  it('are dropped by name where no record can settle them', () => {
    const { conditions, dropped } = parse(
      { field: 'pay', value: 90_000 },
      { field: 'year', value: 'soon' },
      { field: 'function', value: 'Wizardry' },
      { field: 'sequence', value: ['One'], op: 'then' },
    );
    expect(conditions).toEqual([]);
    expect(dropped).toEqual(['chip 0', 'chip 1', 'chip 2', 'chip 3']);
  });

  it('come back the same when they are ours', () => {
    const made = [
      peopleCondition('company', ['Google', 'Meta'], { op: 'in', name: 'FAANG' }),
      peopleCondition('company', 'Google', { when: 'past' }),
      peopleCondition('seniority', 'vp', { op: 'at_least' }),
      peopleCondition('role', 'Teacher', { position: 2, during: 1, when: 'ever' }),
      peopleCondition('industry', 'Finance', { negated: true }),
      peopleCondition('tenure', 5, { op: 'at_least' }),
      peopleCondition('hometown', 'Lagos, Nigeria', { either: 1 }),
      peopleCondition('role', 'Head of Tax'),
    ];
    expect(parsePeopleConditions(made, known)).toEqual({ conditions: made, dropped: [] });
  });

  it('are thirty at most', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ field: 'text' as const, value: `word ${at}` }));
    const { conditions, dropped } = parse(...many);
    expect([conditions.length, dropped.length]).toEqual([30, 10]);
  });
});
