import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { alumni, positions, visiblePositions } from '#db/tables.ts';
import type { Asker, PeopleCondition, PersonTest, PositionStep, PositionTest } from '#db/people-tests.ts';
import { readOnlyIn, testDatabase } from '#testing/database.testing.ts';
import { rowsOf } from '#db/open.ts';
import type { ReadOnly } from '#db/read-only.ts';
import { arrivals, countEach, countWithout, nameWords, peopleNamed, positionsOf, searchPeople } from './queries.ts';

const db = testDatabase();
const now = new Date('2026-11-20T12:00:00Z');
const nobody: Asker = { school: null, major: null, graduationYear: null, placeKeys: [] };
const month = (year: number, of = 1) => year * 12 + of - 1;

type Career = Partial<typeof positions.$inferInsert>[];
type Someone = Partial<typeof alumni.$inferInsert> & { career?: Career };

const somebody = { name: 'Ada Byron', role: '', company: '', careerPath: '', visibility: 'shown' as const, source: 'test' };

/** Puts these people in place of all others; careers oldest first, the last position being the current one unless it says otherwise. */
const hold = async (...people: Someone[]): Promise<void> => {
  await db.delete(alumni);
  await db
    .insert(alumni)
    .values(people.map((person, at) => Object.assign({}, somebody, { id: `p${at}`, nameKey: (person.name ?? '').toLowerCase() }, person)));
  const rows = people.flatMap(({ career = [], id, visibility }, at) =>
    career.map((position, ordinal) => ({
      alumniId: id ?? `p${at}`,
      hidden: visibility === 'hidden',
      ordinal,
      isCurrent: ordinal === career.length - 1,
      isFirst: ordinal === 0,
      isStudy: false,
      title: position.role ?? '',
      company: '',
      companyKey: (position.company ?? '').toLowerCase(),
      ...position,
    })),
  );
  if (rows.length > 0) await db.insert(positions).values(rows);
};

const chip = (test: PositionTest | PersonTest, more: Partial<PeopleCondition> = {}): PeopleCondition => ({
  id: JSON.stringify([test, more]),
  negated: false,
  test,
  when: 'now',
  position: 1,
  during: null,
  either: null,
  ...more,
});
const role = (...roles: string[]): PositionTest => ({ on: 'role', roles, titles: [] });
const title = (...titles: string[]): PositionTest => ({ on: 'role', roles: [], titles });
const company = (...keys: string[]): PositionTest => ({ on: 'company', keys });
const step = (fields: Partial<PositionStep>): PositionStep => ({
  roles: [],
  functions: [],
  industries: [],
  companyKeys: [],
  seniorities: [],
  titles: [],
  at: null,
  ...fields,
});
const ask = (conditions: PeopleCondition[], more: Partial<Parameters<typeof searchPeople>[1]> = {}) =>
  readOnlyIn(db)((tx) => searchPeople(tx, { conditions, sort: null, limit: 100, asker: nobody, now, ...more }));
const ids = async (...conditions: PeopleCondition[]) => (await ask(conditions)).rows.map(({ id }) => id).toSorted();

describe('conditions of positions', () => {
  it('are about one and the same position where they have the same time and number', async () => {
    await hold(
      {
        career: [
          { role: 'Consultant', company: 'Bain' },
          { role: 'Analyst', company: 'Lyft' },
        ],
      },
      {
        career: [
          { role: 'Consultant', company: 'EY' },
          { role: 'Analyst', company: 'Bain' },
          { role: 'Analyst', company: 'Lyft' },
        ],
      },
      { career: [{ role: 'Consultant', company: 'Bain' }] },
    );
    const [consultant, bain] = [role('Consultant'), company('bain')];
    expect(await ids(chip(consultant, { when: 'past' }), chip(bain, { when: 'past' }))).toEqual(['p0']);
    expect(await ids(chip(consultant, { when: 'ever' }), chip(bain, { when: 'ever' }))).toEqual(['p0', 'p2']);
    expect(await ids(chip(consultant, { when: 'ever' }), chip(bain, { when: 'past' }))).toEqual(['p0', 'p1']);
    expect(await ids(chip(consultant), chip(bain))).toEqual(['p2']);
    expect(await ids(chip(consultant, { when: 'first' }))).toEqual(['p0', 'p1', 'p2']);
  });

  it('are about two positions where their numbers differ', async () => {
    await hold(
      { career: [{ company: 'Google' }, { company: 'Meta' }] },
      { career: [{ company: 'Google' }, { company: 'Google' }] },
      { career: [{ company: 'Google' }] },
    );
    const at = (key: string, position: number) => chip(company(key), { when: 'ever', position });
    expect(await ids(at('google', 1), at('meta', 2))).toEqual(['p0']);
    expect(await ids(at('google', 1), at('google', 2))).toEqual(['p1']);
  });

  it('are alternatives where their field is the same, role and function being one, company and industry two', async () => {
    await hold(
      { career: [{ role: 'Nurse', company: 'A', industry: 'Healthcare' }] },
      { career: [{ role: 'Analyst', function: 'Finance', company: 'A', industry: 'Energy' }] },
      { career: [{ role: 'Baker', company: 'A', industry: 'Healthcare' }] },
    );
    const finance: PositionTest = { on: 'function', functions: ['Finance'], industries: [] };
    expect(await ids(chip(role('Nurse')), chip(finance))).toEqual(['p0', 'p1']);
    expect(await ids(chip(company('a')), chip({ on: 'industry', industries: ['Healthcare'] }))).toEqual(['p0', 'p2']);
    expect(await ids(chip({ on: 'function', functions: ['Care'], industries: ['Healthcare'] }))).toEqual(['p0', 'p2']);
  });

  it('that share an either number are alternatives whatever their fields', async () => {
    await hold(
      { career: [{ company: 'Google' }] },
      { career: [{ company: 'A', industry: 'Fintech' }] },
      { major: 'Music', career: [{ company: 'A' }] },
    );
    const either = { either: 1 };
    expect(await ids(chip(company('google'), either), chip({ on: 'industry', industries: ['Fintech'] }, either))).toEqual(['p0', 'p1']);
    expect(await ids(chip(company('google'), either), chip({ on: 'major', majors: ['music'] }, either))).toEqual(['p0', 'p2']);
  });

  it('that are negated hold by themselves: no position of that time is so', async () => {
    await hold({ career: [{ company: 'Bank' }, { company: 'A' }] }, { career: [{ company: 'A' }, { company: 'Bank' }] }, { career: [] });
    const bank = (when: PeopleCondition['when']) => chip(company('bank'), { when, negated: true });
    expect(await ids(bank('now'))).toEqual(['p0', 'p2']);
    expect(await ids(bank('past'))).toEqual(['p1', 'p2']);
    expect(await ids(bank('ever'))).toEqual(['p2']);
  });

  it('hold at the same time where dates overlap, and not where one follows the other', async () => {
    const both = (first: [number | null, number | null], second: [number | null, number | null], lasts = false): Someone => ({
      career: [
        { role: 'Teacher', startMonth: first[0], endMonth: first[1], isCurrent: lasts },
        { role: 'Founder', startMonth: second[0], endMonth: second[1], isCurrent: second[1] === null },
      ],
    });
    await hold(
      both([month(2016), month(2020, 12)], [month(2018), month(2019, 12)]),
      both([month(2016), month(2018, 12)], [month(2018), month(2020, 12)]),
      both([month(2016, 3), month(2018, 6)], [month(2018, 6), month(2020, 8)]),
      both([month(2018, 3), month(2018, 9)], [month(2018, 6), month(2020, 8)]),
      both([null, month(2018, 9)], [month(2016), month(2020)]),
      both([month(2016), null], [month(2017), month(2019)]),
      both([month(2016), null], [month(2017), null], true),
      { career: [{ role: 'Teacher', startMonth: month(2016) }] },
    );
    expect(await ids(chip(role('Teacher'), { when: 'ever' }), chip(role('Founder'), { when: 'ever', position: 2, during: 1 }))).toEqual([
      'p0',
      'p3',
      'p6',
    ]);
  });

  it.each<[string, PositionTest, string[]]>([
    ['a rung', { on: 'seniority', seniorities: ['director', 'vp'] }, ['p1']],
    ['founders', { on: 'founder' }, ['p0']],
    ['a place', { on: 'place', keys: ['us-tx', 'gb'] }, ['p1']],
    ['years at the employer', { on: 'tenure', atLeast: 5.5, atMost: null }, ['p0']],
    ['years at the employer, both ends counting', { on: 'tenure', atLeast: 1, atMost: 5 }, ['p1']],
    ['nothing to choose from', { on: 'company', keys: [] }, []],
  ])('ask for %s', async (_, test, expected) => {
    await hold(
      { career: [{ seniority: 'founder', companySince: month(2010), startMonth: month(2020), placeKeys: ['us', 'us-ny'] }] },
      { career: [{ seniority: 'director', companySince: month(2022), endMonth: month(2027), placeKeys: ['us', 'us-tx'] }] },
      { career: [{ startMonth: month(2010) }] },
    );
    expect(await ids(chip(test))).toEqual(expected);
  });
});

describe('titles', () => {
  it.each<[string, string[]]>([
    ['Deal Desk Manager', ['Deal Desk Manager', 'Senior Deal Desk Managers, EMEA']],
    ['Head of Tax', ['Head of Tax']],
    ['Tax', ['Head of Tax', 'Head for Tax', 'Head of Corporate Tax', 'Tax/Audit Lead']],
    ['IT Manager', ['IT Manager']],
    ['Of Counsel', ['Of Counsel']],
    ['C++ Engineer', ['C++ Engineer']],
    ['C Engineer', ['C Engineer', 'C++ Engineer', 'C# Engineer']],
    ['Sales & Trading Analyst', ['Sales and Trading Analyst', 'Sales & Trading Analyst']],
    ['MBA', ['M.B.A. Candidate', 'MBA Candidate']],
    ['full-stack developer', ['Full Stack Developer']],
    ['R', ['Programmer (R)']],
    ['🙂', ['🙂 Officer']],
    ['%', ['100% Officer']],
    ['the', []],
    ["'; DROP TABLE alumni; --", []],
  ])('say %s word for word', async (asked, expected) => {
    const titles = [
      'Deal Desk Manager',
      'Senior Deal Desk Managers, EMEA',
      'Manager, Deal Desk',
      'Head of Tax',
      'Head for Tax',
      'Head of Corporate Tax',
      'Tax/Audit Lead',
      'IT Manager',
      'Manager',
      'Of Counsel',
      'General Counsel',
      'C++ Engineer',
      'C Engineer',
      'C# Engineer',
      'Sales and Trading Analyst',
      'Sales & Trading Analyst',
      'M.B.A. Candidate',
      'MBA Candidate',
      'Full Stack Developer',
      'Programmer (R)',
      '🙂 Officer',
      '100% Officer',
    ];
    await hold(...titles.map((title) => ({ role: title, career: [{ title }] })));
    const { rows } = await ask([chip(title(asked))]);
    expect(rows.map((row) => row.role).toSorted()).toEqual(expected.toSorted());
  });
});

describe('conditions of persons', () => {
  it('find names by how their words begin', async () => {
    await hold({ name: 'Priya Nair' }, { name: 'Anne-Marie OʼHara' }, { name: "Sean O'Neil" }, { name: 'Mapriya Nairobi' });
    const named = (...words: string[]) => ids(chip({ on: 'name', words }));
    // No name has so many words, and what begins another word is met with it.
    expect(await named(...'a b c d e f g h i j k l m'.split(' '))).toEqual([]);
    expect(await named('priya', 'nair')).toEqual(['p0']);
    expect(await named('nair')).toEqual(['p0', 'p3']);
    expect(await named('marie')).toEqual(['p1']);
    expect(await named("o'neil")).toEqual(['p2']);
    expect(await named('neil')).toEqual(['p2']);
    expect(await named('%')).toEqual([]);
    expect(await named()).toEqual([]);
  });

  it('are alternatives within a field, and a not holds only where the record tells', async () => {
    await hold(
      { major: 'Economics', school: 'Yale University', year: 2010, hometownKeys: ['us', 'us-tx'] },
      { major: 'music', school: 'Rice University', year: 2015, hometownKeys: ['gb'] },
      { major: null, school: null, year: null, career: [{ isStudy: true, company: 'Yale University' }] },
    );
    const major = (...majors: string[]): PersonTest => ({ on: 'major', majors });
    const not = { negated: true };
    expect(await ids(chip(major('economics')), chip(major('Music')))).toEqual(['p0', 'p1']);
    expect(await ids(chip(major('Music'), not))).toEqual(['p0']);
    expect(await ids(chip({ on: 'school', schools: ['yale university'] }))).toEqual(['p0', 'p2']);
    expect(await ids(chip({ on: 'school', schools: ['yale university'] }, not))).toEqual(['p1']);
    expect(await ids(chip({ on: 'year', from: 2010, to: 2014 }))).toEqual(['p0']);
    expect(await ids(chip({ on: 'year', from: 2011, to: null }))).toEqual(['p1']);
    expect(await ids(chip({ on: 'year', from: 2010, to: 2010 }, not))).toEqual(['p1']);
    expect(await ids(chip({ on: 'hometown', keys: ['us-tx'] }))).toEqual(['p0']);
    expect(await ids(chip({ on: 'hometown', keys: ['us-tx'] }, not))).toEqual(['p1']);
  });

  it('count years of work, both ends included, and none where their beginning is not known', async () => {
    await hold({ workedSince: month(2016, 11) }, { workedSince: month(2020, 11) }, { workedSince: null });
    const experience = (atLeast: number | null, atMost: number | null): PersonTest => ({ on: 'experience', atLeast, atMost });
    expect(await ids(chip(experience(10, null)))).toEqual(['p0']);
    expect(await ids(chip(experience(null, 6)))).toEqual(['p1']);
    expect(await ids(chip(experience(6, 10)))).toEqual(['p0', 'p1']);
    expect(await ids(chip(experience(6.5, null), { negated: true }))).toEqual(['p1']);
  });

  it('find words in the career or in what is said, all of one phrase', async () => {
    await hold(
      { careerPath: 'Analyst at A: machine-learning for grid operators' },
      { about: 'I teach machines to learn.' },
      { about: 'I like to learn.', careerPath: 'Machine operator' },
      { role: 'Head of IT' },
      { careerPath: 'Programmer at B: C++' },
      { about: 'I moved it.' },
    );
    const words = (...phrases: string[]) => ids(chip({ on: 'words', phrases }));
    expect(await words('machine learning')).toEqual(['p0', 'p1']);
    expect(await words('grid operators', 'teach')).toEqual(['p0', 'p1']);
    expect(await words('IT')).toEqual(['p3']);
    expect(await words('C++')).toEqual(['p4']);
    expect(await words('🙂')).toEqual([]);
    expect(await words()).toEqual([]);
    expect(await ids(chip({ on: 'words', phrases: ['machine'] }), chip({ on: 'words', phrases: ['operator'] }))).toEqual(['p0', 'p2']);
  });

  it('follow a career step by step, each later than the one before', async () => {
    const path = (...roles: string[]): Someone => ({ career: roles.map((role) => ({ role, title: role, company: 'Bain' })) });
    await hold(
      path('Consultant', 'Analyst', 'Product Manager'),
      path('Product Manager', 'Consultant'),
      path('Consultant'),
      path('Consultant', 'Consultant', 'MBA Candidate', 'Product Manager'),
    );
    const [consultant, manager] = [step({ roles: ['Consultant'] }), step({ roles: ['Product Manager'] })];
    const sequence = (...steps: PositionStep[]) => ids(chip({ on: 'sequence', steps }));
    expect(await sequence(consultant, manager)).toEqual(['p0', 'p3']);
    expect(await sequence(consultant, consultant)).toEqual(['p3']);
    expect(await sequence(consultant, step({ titles: ['MBA'] }), manager)).toEqual(['p3']);
    expect(await sequence(step({ roles: ['Consultant'], at: ['bain'] }), manager)).toEqual(['p0', 'p3']);
    expect(await sequence(step({ roles: ['Consultant'], at: ['ey'] }), manager)).toEqual([]);
    expect(await sequence(consultant)).toEqual(['p0', 'p1', 'p2', 'p3']);
    expect(await sequence(step({}))).toEqual([]);
    expect(await sequence()).toEqual([]);
    expect(await ids(chip({ on: 'sequence', steps: [consultant, manager] }, { negated: true }))).toEqual(['p1', 'p2']);
  });
});

describe('the order', () => {
  it('puts the question’s own words first, then what is shared with the student, then the latest class', async () => {
    await hold(
      { role: 'PM', year: 2020, career: [{ role: 'Product Manager', title: 'PM' }] },
      { year: 2001, career: [{ role: 'Product Manager', title: 'Senior Product Manager' }] },
      { year: 2020, career: [{ role: 'Product Manager', title: 'Product Manager' }] },
      { school: 'yale university', career: [{ role: 'Product Manager', title: 'Product Manager' }] },
      { major: 'Music', year: 2026, career: [{ role: 'Product Manager', title: 'Product Manager', placeKeys: ['us-ny'] }] },
    );
    const asker = { school: 'Yale University', major: 'Music', graduationYear: 2027, placeKeys: ['us-ny'] };
    const { rows, total } = await ask([chip(role('Product Manager'))], { asker, limit: 4 });
    expect(total).toBe(5);
    expect(rows.map(({ id, score, step, affinity }) => [id, score, step, affinity])).toEqual([
      ['p3', 93, 3, 8],
      ['p4', 92, 3, 7],
      ['p2', 85, 3, 0],
      ['p1', 85, 3, 0],
    ]);
    expect((await ask([chip(role('Product Manager'))], { asker })).rows.at(-1)).toMatchObject({ id: 'p0', score: 70, step: 2 });
  });

  it('can be by a column, what is not known last', async () => {
    await hold(
      { name: 'Bo', company: 'beta', year: 2001, workedSince: month(2001), hometown: 'Ames' },
      { name: 'Al', company: 'Alpha', year: null, workedSince: month(2010), hometown: 'Zug', visibility: 'limited' },
      { name: 'Cy', company: '', year: 2020, workedSince: null, hometown: 'Bonn' },
    );
    const by = async (by: 'name' | 'company' | 'year' | 'hometown' | 'experience', descending = false) =>
      (await ask([], { sort: { by, descending } })).rows.map(({ name }) => name).join(' ');
    expect(await by('name')).toBe('Al Bo Cy');
    expect(await by('company')).toBe('Al Bo Cy');
    expect(await by('company', true)).toBe('Bo Al Cy');
    expect(await by('year', true)).toBe('Cy Bo Al');
    expect(await by('experience', true)).toBe('Bo Al Cy');
    expect(await by('experience')).toBe('Al Bo Cy');
    expect(await by('hometown', true)).toBe('Cy Bo Al');
  });
});

describe('what is counted', () => {
  it('is each condition alone, all but each, and what is shared', async () => {
    await hold(
      { major: 'Music', school: 'Yale University', career: [{ role: 'Nurse', company: 'A' }] },
      { major: 'Music', career: [{ role: 'Baker', company: 'A' }] },
      { career: [{ role: 'Nurse', company: 'B' }] },
      { major: 'Music', visibility: 'hidden', career: [{ role: 'Nurse', company: 'A' }] },
    );
    const conditions = [chip(role('Nurse')), chip(company('b')), chip({ on: 'major', majors: ['music'] })];
    expect([...(await countEach(readOnlyIn(db), conditions, now)).values()]).toEqual([2, 1, 2]);
    expect([...(await countWithout(readOnlyIn(db), conditions, now)).values()]).toEqual([0, 1, 1]);
    expect(await countEach(readOnlyIn(db), [], now)).toEqual(new Map());
    // Others are answered between two reads.
    let reads = 0;
    const many = Array.from({ length: 30 }, (_, at) => ({ ...chip(company(`employer ${at}`)), id: `${at}` }));
    const counted: ReadOnly = async (run) => {
      reads += 1;
      return readOnlyIn(db)(run);
    };
    await countEach(counted, many, now);
    expect(reads).toBeGreaterThan(5);
    const asker = { ...nobody, school: 'yale university', major: 'Music' };
    expect((await searchPeople(db, { conditions: [chip(role('Nurse'))], sort: null, limit: 1, asker, now })).same).toEqual({
      school: 1,
      major: 1,
    });
  });

  it('is from where people came to the position that is spoken of, and after how many years', async () => {
    const came = (from: string, worked: number | null, visibility: 'shown' | 'hidden' = 'shown'): Someone => ({
      visibility,
      workedSince: worked,
      career: [
        { role: from, function: from },
        { role: 'MBA Candidate', function: 'Education', isStudy: true },
        { role: 'Product Manager', function: 'Product', startMonth: month(2016) },
        { role: 'Product Manager', function: 'Product', startMonth: month(2020) },
      ],
    });
    await hold(
      came('Consulting', month(2015)),
      came('Consulting', month(2010)),
      came('Consulting', null),
      came('Consulting', month(2010), 'hidden'),
      came('Design', month(2015, 7)),
      // Whoever came from work of no known kind came from none of those before it.
      { career: [{ role: 'Engineer', function: 'Engineering' }, { role: 'Principal' }, { role: 'Product Manager', function: 'Product' }] },
      { career: [{ role: 'Product Manager', function: 'Product' }] },
    );
    expect(await arrivals(db, { conditions: [chip(role('Product Manager'))], now })).toEqual({
      total: 6,
      from: [
        { function: 'Consulting', count: 3, medianYears: 3.5, dated: 2 },
        { function: 'Design', count: 1, medianYears: 0.5, dated: 1 },
      ],
    });
    expect(await arrivals(db, { conditions: [chip(role('Baker'))], now })).toEqual({ total: 0, from: [] });
    const sequence = chip({ on: 'sequence', steps: [step({ functions: ['Design'] }), step({ functions: ['Product'] })] });
    expect(await arrivals(db, { conditions: [sequence], now })).toMatchObject({ total: 1, from: [{ function: 'Design', count: 1 }] });
  });

  it('gives positions oldest first, and names', async () => {
    await hold(
      { name: 'Anne-Marie Nair', career: [{ role: 'A' }, { role: 'B' }] },
      { name: 'Zed Nair', visibility: 'hidden', career: [{ role: 'C' }] },
    );
    const careers = await positionsOf(db, ['p0', 'p1', 'unknown']);
    expect([...careers].map(([id, career]) => [id, career.map(({ role }) => role)])).toEqual([
      ['p0', ['A', 'B']],
      ['p1', []],
      ['unknown', []],
    ]);
    expect((await nameWords(db)).toSorted()).toEqual(['anne', 'anne-marie', 'marie', 'nair']);
    expect((await peopleNamed(db, ['nair'])).map(({ id }) => id)).toEqual(['p0']);
    expect(await peopleNamed(db, [])).toEqual([]);
  });
});

describe('bounds', () => {
  it('are thirty conditions, five steps and a hundred people', async () => {
    await hold(...Array.from({ length: 120 }, () => ({})));
    const many = Array.from({ length: 31 }, (_, at) => chip({ on: 'year', from: at, to: null }, { id: String(at) }));
    await expect(ask(many)).rejects.toThrow(RangeError);
    await expect(ask([chip({ on: 'sequence', steps: Array.from({ length: 6 }, () => step({ roles: ['A'] })) })])).rejects.toThrow(
      RangeError,
    );
    expect((await ask([], { limit: 100_000 })).rows).toHaveLength(100);
    expect((await ask([], { limit: -1 })).rows).toHaveLength(1);
    expect((await ask([], { limit: Number.NaN })).rows).toHaveLength(1);
  });

  it('hold nine positions of one person at a time', async () => {
    await hold({ career: Array.from({ length: 9 }, () => ({ company: 'A' })) });
    const conditions = Array.from({ length: 9 }, (_, at) =>
      chip(company('a'), { when: 'ever', position: at + 1, during: at === 0 ? null : at }),
    );
    expect((await ask(conditions)).total).toBe(0);
    for (const one of conditions) one.during = null;
    expect((await ask(conditions)).total).toBe(1);
  });
});

describe('the printed statement', () => {
  it('reads well', async () => {
    await hold({});
    const { sql: text } = await ask([
      chip(role('Product Manager')),
      chip({ on: 'place', keys: ['us-ma-boston'] }),
      chip(company("o'reilly"), { when: 'ever', negated: true }),
    ]);
    expect(text).toMatchInlineSnapshot(`
      "WITH met AS MATERIALIZED (
        SELECT id, year,
          0 AS affinity,
          CASE WHEN id IN (
            SELECT alumni_id
            FROM visible_positions
            WHERE is_current
              AND (role = 'Product Manager' AND title ILIKE '%Product Manager%')
              AND place_keys && ARRAY['us-ma-boston']
              AND seniority IS DISTINCT FROM 'intern'
          ) THEN 3 ELSE 2 END AS work,
          false AS is_school,
          false AS is_major
        FROM visible_alumni
        WHERE id IN (
          SELECT alumni_id
          FROM visible_positions
          WHERE is_current
            AND role = 'Product Manager'
            AND place_keys && ARRAY['us-ma-boston']
            AND seniority IS DISTINCT FROM 'intern'
        )
          AND NOT EXISTS (
            SELECT ordinal
            FROM visible_positions
            WHERE alumni_id = id
              AND company_key = 'o''reilly'
          )
      ), best AS (
        SELECT *,
          work AS step,
          (count(*) FILTER (WHERE true) OVER ())::int AS total,
          (count(*) FILTER (WHERE is_school) OVER ())::int AS same_school,
          (count(*) FILTER (WHERE is_major) OVER ())::int AS same_major,
          (count(*) FILTER (WHERE work = 3) OVER ())::int AS work_3,
          (count(*) FILTER (WHERE work = 2) OVER ())::int AS work_2,
          (count(*) FILTER (WHERE work = 1) OVER ())::int AS work_1
        FROM met AS best
        ORDER BY work DESC, affinity DESC, best.year DESC NULLS LAST, best.id
        LIMIT 100
      )
      SELECT person.id, person.name, person.role, person.company, person.year, person.major, person.school,
        40 + 15 * step + affinity AS score,
        step, affinity, total, same_school, same_major, work_3, work_2, work_1,
        person.photo, person.linkedin, person.hometown, person.hometown_city, person.hometown_country, person.career_path, person.about, person.source, person.hometown_keys, person.worked_since
      FROM best
        JOIN visible_alumni AS person ON person.id = best.id
      ORDER BY work DESC, affinity DESC, best.year DESC NULLS LAST, best.id"
    `);
  });

  it.each([
    "O'Brien",
    'back\\slash',
    '$1',
    '$2 $$ $tag$',
    '-- comment',
    '/* comment',
    "'; DELETE FROM alumni; --",
    'ŁódźŁ 李 🙂',
    '\t\n',
    '%_',
    '{a,"b"}',
    "E'\\x41'",
  ])('finds the same people with %j in a value', async (value) => {
    await hold(
      {
        major: value,
        name: value,
        nameKey: value,
        career: [{ role: value, title: value, company: value, companyKey: value, placeKeys: [value] }],
      },
      {},
    );
    const conditions = [
      chip({ on: 'major', majors: [value, 'other'] }),
      chip({ on: 'role', roles: [value], titles: [value] }),
      chip(company(value)),
      chip({ on: 'place', keys: [value, 'us'] }),
    ];
    const found = await ask(conditions, {
      ids: ['p0', value],
      asker: { school: value, major: value, graduationYear: 2027, placeKeys: [value] },
    });
    expect(found.rows.map(({ id }) => id)).toEqual(['p0']);
    const printed = await rowsOf<{ id: string }>(db, sql.raw(found.sql));
    expect(printed.map(({ id }) => id)).toEqual(['p0']);
  });

  it('is refused for what no text can hold', async () => {
    await expect(ask([chip({ on: 'major', majors: ['a\0b'] })])).rejects.toThrow(TypeError);
  });
});

describe('somebody who is hidden later', () => {
  it('is gone from searches through positions at once, and back when shown again', async () => {
    await hold({ career: [{ role: 'Nurse' }] });
    const found = () => ids(chip(title('Nurse')));
    expect(await found()).toEqual(['p0']);
    await db.update(alumni).set({ visibility: 'hidden' });
    expect(await found()).toEqual([]);
    expect(await db.select().from(visiblePositions)).toEqual([]);
    await db.update(alumni).set({ visibility: 'limited' });
    expect(await found()).toEqual(['p0']);
  });
});
