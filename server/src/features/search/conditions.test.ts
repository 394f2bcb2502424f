import type { Condition } from '@alive/contract/conditions.ts';
import { condition } from '@alive/contract/conditions.ts';
import { describe, expect, it } from 'vitest';
import { read } from '@alive/language/entities/read.ts';
import { conditionOf, employersCondition, payCondition, parseConditions } from '@alive/language/conditions/registry.ts';
import { withKinds } from './employers.ts';
import { filterOf } from './filter.ts';
import { phraseOf } from './phrase.ts';
import type { SearchTools } from './port.ts';
import { testVocabulary } from '#testing/search-tools.testing.ts';

const open = await testVocabulary();
const reading = (text: string) => read(text, open);
const lookup = { keysOf: (label: string) => [`key of ${label}`], namesOf: (company: string) => [company] };

describe('a condition', () => {
  it('shows what a student would call it', () => {
    const labels = [
      conditionOf('level', 'internship'),
      conditionOf('place', 'Boston, MA'),
      conditionOf('sponsorship', 'yes'),
      conditionOf('remote', true),
      conditionOf('remote', false),
      conditionOf('company', 'Google', true),
      conditionOf('pay', 100_000),
      conditionOf('text', 'climate'),
    ].map((one) => one.label);
    expect(labels).toEqual(['Internships', 'Boston', 'Sponsors visas', 'Remote', 'Not remote', 'Not Google', '$100K+', '“climate”']);
  });

  it('has an id that is the same every time, fits the contract and differs between conditions', () => {
    const many = [
      conditionOf('company', 'Google'),
      conditionOf('company', 'Google', true),
      conditionOf('company', 'x'.repeat(200)),
      conditionOf('company', 'y'.repeat(200)),
      conditionOf('company', '谷歌'),
    ];
    expect(new Set(many.map((one) => one.id)).size).toBe(many.length);
    expect(conditionOf('company', 'Google')).toEqual(conditionOf('company', 'Google'));
    for (const one of many.filter((each) => each.label.length <= 200)) expect(condition.safeParse(one).success).toBe(true);
  });
});

describe('the filter of conditions', () => {
  it('makes values of one field alternatives and every "not" hold', () => {
    expect(
      filterOf(
        [
          conditionOf('role', 'Data Analyst'),
          conditionOf('place', 'Boston, MA'),
          conditionOf('place', 'Remote'),
          conditionOf('place', 'Austin, TX', true),
          conditionOf('pay', 50_000),
        ],
        lookup,
      ),
    ).toEqual({
      roles: ['Data Analyst'],
      placeKeys: ['key of Boston, MA', 'key of Remote'],
      notPlaceKeys: ['key of Austin, TX'],
      payAtLeast: 50_000,
    });
  });

  it('takes a role or a function for one field', () => {
    const filter = filterOf([conditionOf('role', 'Data Analyst'), conditionOf('function', 'Marketing')], lookup);
    expect(filter).toEqual({ roles: ['Data Analyst'], functions: ['Marketing'] });
  });

  it('includes what rules the student out only for companies asked for by name', () => {
    expect(filterOf([conditionOf('company', 'Google')], lookup).includeGated).toBe(true);
    expect(filterOf([conditionOf('company', 'Google', true)], lookup).includeGated).toBeUndefined();
  });
});

describe('conditions edited by a client', () => {
  const edited = (field: Condition['field'], value: Condition['value'], op: Condition['op'] = 'is'): Condition => ({
    id: 'x',
    field,
    op,
    value,
    label: `their ${field}`,
  });

  it('get our labels and ids, one per value', () => {
    const { conditions, dropped } = parseConditions(
      [edited('place', ['Boston, MA', 'Remote'], 'in'), edited('level', 'internship'), edited('role', 'software engineer')],
      reading,
    );
    expect(conditions.map((one) => one.label)).toEqual(['Boston', 'Remote', 'Internships', 'Software Engineer']);
    expect(dropped).toEqual([]);
  });

  it('are dropped and named when nothing can be made of them', () => {
    const { conditions, dropped } = parseConditions(
      [
        edited('seniority', 'vp'),
        edited('level', 'emperor'),
        edited('pay', -5),
        edited('remote', 'maybe'),
        edited('place', 'qqqqzzzz', 'in'),
        edited('sponsorship', 'no'),
        edited('text', '  '),
      ],
      reading,
    );
    expect(conditions).toEqual([]);
    expect(dropped).toEqual([
      'their seniority',
      'their level',
      'their pay',
      'their remote',
      'their place',
      'their sponsorship',
      'their text',
    ]);
  });

  it('keep the side of the pay they stand for', () => {
    const parsed = (op: Condition['op'], value: Condition['value']) => {
      const { conditions, dropped } = parseConditions([edited('pay', value, op)], reading);
      return { labels: conditions.map((one) => one.label), dropped, filter: filterOf(conditions, lookup) };
    };
    expect(parsed('at_least', 90_000)).toEqual({ labels: ['$90K+'], dropped: [], filter: { payAtLeast: 90_000 } });
    expect(parsed('at_most', 90_000)).toEqual({ labels: ['Up to $90K'], dropped: [], filter: { payAtMost: 90_000 } });
    expect(parsed('between', [150_000, 100_000])).toEqual({
      labels: ['$100K–150K'],
      dropped: [],
      filter: { payAtLeast: 100_000, payAtMost: 150_000 },
    });
    const unusable: [Condition['op'], Condition['value']][] = [
      ['between', 100_000],
      ['between', [1, 2, 3]],
      ['not', 90_000],
      ['before', 90_000],
      ['at_most', 'much'],
    ];
    for (const [op, value] of unusable) expect(parsed(op, value)).toEqual({ labels: [], dropped: ['their pay'], filter: {} });
  });

  it.each([
    ['role', 'software engineer', 'at_least'],
    ['place', 'Boston, MA', 'before'],
    ['level', 'internship', 'at_most'],
    ['remote', true, 'after'],
    ['company', 'Google', 'then'],
    ['text', 'climate', 'between'],
    ['text', 'climate', 'not'],
    ['sponsorship', 'yes', 'at_least'],
    ['skill', 'Python', 'then'],
  ] as const)('drop and name what the field cannot honour: %s %s %s', (field, value, op) => {
    expect(parseConditions([edited(field, value, op)], reading)).toEqual({ conditions: [], dropped: [`their ${field}`] });
  });

  it('are no more than can be read, and the rest is named', () => {
    const { conditions, dropped } = parseConditions(
      [
        edited(
          'company',
          Array.from({ length: 70 }, (_, index) => `Nobody ${index}`),
        ),
      ],
      reading,
    );
    expect(conditions).toHaveLength(60);
    expect(dropped).toEqual(['their company']);
  });

  it('keep a company that nobody knows: it was understood and fits nobody', () => {
    expect(parseConditions([edited('company', 'Acme Rockets')], reading).conditions).toMatchObject([
      { field: 'company', value: 'Acme Rockets' },
    ]);
  });

  it('come out as they went in', () => {
    const all = [
      conditionOf('role', 'Data Analyst'),
      conditionOf('place', 'Boston, MA'),
      conditionOf('place', 'Remote'),
      conditionOf('company', 'Google', true),
      conditionOf('skill', 'Python'),
      conditionOf('level', 'new_grad'),
      conditionOf('remote', true),
      conditionOf('sponsorship', 'yes'),
      conditionOf('pay', 80_000),
      payCondition({ atMost: 120_000 }),
      payCondition({ atLeast: 80_000, atMost: 120_000 }),
      conditionOf('text', 'climate'),
      conditionOf('clearance', false),
    ];
    expect(parseConditions(all, reading)).toEqual({ conditions: all, dropped: [] });
  });
});

describe('a kind of employer', () => {
  const faang = employersCondition('faang', ['Meta', 'Apple', 'Amazon', 'Netflix', 'Google']);

  it('stays one condition when an employer is taken out, and its label says so', () => {
    const left = { ...faang, value: ['Meta', 'Apple', 'Amazon', 'Netflix'] };
    const [again] = parseConditions([left], reading).conditions;
    expect(again).toMatchObject({ op: 'in', value: left.value, label: 'FAANG but Google' });
    expect(again && parseConditions([again], reading).conditions).toEqual([again]);
    const [two] = parseConditions([{ ...faang, value: ['Meta', 'Apple'] }], reading).conditions;
    expect(two).toMatchObject({ value: ['Meta', 'Apple'], label: '2 companies' });
    expect(two && parseConditions([two], reading).conditions).toEqual([two]);
    const [more] = parseConditions([{ ...faang, value: [...left.value, 'Zorblax'] }], reading).conditions;
    expect(more).toMatchObject({ value: [...left.value, 'Zorblax'], label: '5 companies' });
  });

  it('is one condition over the names of its employers', () => {
    expect(condition.safeParse(faang).success).toBe(true);
    expect([faang.label, employersCondition('big tech', ['Google'], true).label]).toEqual(['FAANG', 'Not big tech']);
    expect(filterOf([faang, conditionOf('company', 'Google', true)], lookup)).toEqual({
      companies: ['Meta', 'Apple', 'Amazon', 'Netflix', 'Google'],
      notCompanies: ['Google'],
    });
  });

  it('comes back from a client as it went', () => {
    const not = { ...faang, op: 'not' as const, label: 'Not FAANG' };
    expect(parseConditions([faang], reading)).toEqual({ conditions: [faang], dropped: [] });
    expect(parseConditions([not], reading).conditions.map(({ op, label }) => [op, label])).toEqual([['not', 'Not FAANG']]);
  });

  it('of a client’s own making is one condition per name', () => {
    const own = { ...faang, label: 'My favourites', value: ['Google', 'Stripe'] };
    expect(parseConditions([own], reading).conditions.map(({ label }) => label)).toEqual(['Google', 'Stripe']);
  });
});

describe('a season', () => {
  it('comes back from a chip as it went out, and nothing else does', () => {
    const summer = conditionOf('year', 'Summer 2027');
    expect(parseConditions([summer], reading).conditions).toEqual([summer]);
    expect(parseConditions([{ ...summer, value: 'autumn 2026' }], reading).conditions[0]?.label).toBe('Fall 2026');
    expect(parseConditions([{ ...summer, value: 'soon', label: 'Soon' }], reading)).toEqual({ conditions: [], dropped: ['Soon'] });
  });
});

describe('what a posting tells in addition', () => {
  const sent = (field: Condition['field'], op: Condition['op'], value: Condition['value']) =>
    parseConditions([{ id: 'x', field, op, value, label: 'sent' }], reading);

  it('is the day since which it is posted', () => {
    const { conditions } = sent('posted', 'at_least', '2026-11-20T08:00:00Z');
    expect(conditions).toMatchObject([
      { id: 'posted-at_least-2026-11-20', op: 'at_least', value: '2026-11-20', label: 'Posted since Nov 20, 2026' },
    ]);
    expect(parseConditions(conditions, reading).conditions).toEqual(conditions);
    expect(sent('posted', 'after', '2026-11-20').conditions[0]?.value).toBe('2026-11-21');
    expect(filterOf(conditions, lookup)).toEqual({ postedSince: '2026-11-20' });
    expect(phraseOf(conditions)).toBe('jobs posted since Nov 20, 2026');
    for (const value of ['soon', '2026-13-40', 5]) expect(sent('posted', 'at_least', value).dropped).toEqual(['sent']);
    expect(sent('posted', 'before', '2026-11-20').dropped).toEqual(['sent']);
  });

  it('is the degree that it asks for', () => {
    const { conditions } = sent('degree', 'in', ['bachelor', 'none', 'knighthood']);
    expect(conditions.map(({ label }) => label)).toEqual(['Asks for a bachelor’s', 'No degree needed']);
    expect(filterOf(conditions, lookup)).toEqual({ degrees: ['bachelor', 'none'] });
    expect(phraseOf(conditions)).toBe('jobs that ask for a bachelor’s or no degree');
    const without = sent('degree', 'not', 'doctorate').conditions;
    expect(without[0]?.label).toBe('Doesn’t ask for a doctorate');
    expect(filterOf(without, lookup)).toEqual({ notDegrees: ['doctorate'] });
  });

  it('is the kind of its employer, as the employers or the industry that are of it', async () => {
    expect(sent('kind', 'is', 'FAANG').conditions).toEqual([employersCondition('faang', ['Meta', 'Apple', 'Amazon', 'Netflix', 'Google'])]);
    expect(sent('kind', 'not', 'government').conditions).toEqual([conditionOf('industry', 'Public Service', true)]);
    expect(sent('kind', 'is', 'hospitals').conditions).toMatchObject([{ field: 'industry' }]);
    expect(sent('kind', 'is', 'startup').dropped).toEqual(['sent']);
    const tools = { employersOfKind: async () => ({ known: 9, names: ['Acme', 'Probe'] }) } as unknown as SearchTools;
    const startup: Condition = { id: 'x', field: 'kind', op: 'is', value: 'startup', label: 'sent' };
    const named = await withKinds([startup], tools);
    expect(parseConditions(named, reading).conditions).toEqual([employersCondition('startup', ['Acme', 'Probe'])]);
  });
});

describe('work from a chip', () => {
  it('is a role or a function, whichever field the client wrote', () => {
    const [marketing] = parseConditions([{ ...conditionOf('role', 'Marketing') }], reading).conditions;
    expect(marketing).toMatchObject({ field: 'function', value: 'Marketing' });
    const [nurse] = parseConditions([{ ...conditionOf('function', 'Nurse') }], reading).conditions;
    expect(nurse).toMatchObject({ field: 'role', value: 'Nurse' });
  });
});
