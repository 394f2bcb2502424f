import { peopleOrders } from '@alive/contract/people.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf, type Db } from '#db/open.ts';
import type { Asker, PeopleCondition, PersonTest, PositionTest } from '#db/people-tests.ts';
import { alumni, positions } from '#db/tables.ts';
import { readOnlyIn, testDatabase } from '#testing/database.testing.ts';
import { arrivals, countEach, countWithout, nameWords, peopleNamed, positionsOf, searchPeople } from './queries.ts';

const db = testDatabase();
const now = new Date('2026-11-20T12:00:00Z');

const attacks = [
  "'; DROP TABLE alumni; --",
  "' OR '1'='1",
  "') OR visibility = 'hidden' --",
  "x'); DELETE FROM positions; SELECT ('",
  "' UNION SELECT * FROM students --",
  '\\',
  "\\'; DROP VIEW visible_alumni; --",
  "' || pg_sleep(10) || '",
  "'; SELECT pg_read_file('/etc/passwd'); --",
  "'; SELECT set_config('session_replication_role', 'replica', false); --",
  "'; COPY alumni TO PROGRAM 'id'; --",
  "$1'; DELETE FROM alumni; --",
  '$$; DELETE FROM alumni; $$',
  '/* */ DELETE FROM alumni',
  "a & !b | 'c':* <-> (d",
  '.*(a+)+$|[[:alpha:]]{1000}',
  `{"a": "b", 'c'}`,
  '%_\\%',
  '<script>alert(1)</script>',
  '🙂'.repeat(100),
  "x' ".repeat(60),
];

/** Every test there is, with one value wherever a value goes. */
const testsWith = (value: string): (PositionTest | PersonTest)[] => [
  { on: 'role', roles: [value], titles: [value] },
  { on: 'function', functions: [value], industries: [value] },
  { on: 'seniority', seniorities: [value as 'lead'] },
  { on: 'company', keys: [value, 'x'] },
  { on: 'industry', industries: [value] },
  { on: 'place', keys: [value] },
  { on: 'name', words: [value] },
  { on: 'major', majors: [value] },
  { on: 'school', schools: [value] },
  { on: 'hometown', keys: [value] },
  { on: 'words', phrases: [value] },
  {
    on: 'sequence',
    steps: [
      {
        roles: [value],
        functions: [value],
        industries: [value],
        companyKeys: [value],
        seniorities: [value as 'lead'],
        titles: [value],
        at: [value],
      },
      { roles: [], functions: [], industries: [], companyKeys: [], seniorities: [], titles: [value], at: null },
    ],
  },
];
const chips = (tests: (PositionTest | PersonTest)[], negated = false): PeopleCondition[] =>
  tests.map((test, at) => ({ id: String(at), negated, test, when: 'ever', position: 1, during: null, either: null }));
const askerOf = (value: string): Asker => ({ school: value, major: value, graduationYear: 2027, placeKeys: [value] });

/** Calls every query of the room, and gives what it read as text. */
const everyDoor = async (
  tx: Db,
  conditions: PeopleCondition[],
  asker: Asker,
  words: string[],
  orders: readonly (typeof peopleOrders)[number][] = ['match'],
): Promise<string> => {
  const found = await searchPeople(tx, { conditions, sort: null, limit: 100, asker, now });
  const sorted = [];
  for (const by of orders)
    sorted.push((await searchPeople(tx, { conditions, sort: { by, descending: true }, limit: 100, asker, now })).rows);
  const read = [
    found.rows,
    found.total,
    sorted,
    [...(await countEach(readOnlyIn(tx), conditions, now))],
    [...(await countWithout(readOnlyIn(tx), conditions, now))],
    [...(await positionsOf(tx, ['shown', 'hidden', ...words]))].filter(([, career]) => career.length > 0),
    await arrivals(tx, { conditions, now }),
    await nameWords(tx),
    await peopleNamed(tx, words),
    (await searchPeople(tx, { conditions, sort: null, limit: 100, asker, now, ids: ['hidden', ...words] })).rows,
  ];
  return JSON.stringify(read);
};

const someone = {
  name: 'Ada Byron',
  nameKey: 'ada byron',
  role: 'Analyst',
  company: 'Acme',
  careerPath: 'Analyst at Acme [2020 - Present]',
  source: 'test',
  school: 'Yale University',
  major: 'Music',
  year: 2020,
};
const position = { ordinal: 0, isCurrent: true, isFirst: true, isStudy: false, title: 'Analyst', company: 'Acme', companyKey: 'acme' };

describe('values that hold SQL', () => {
  it.each(attacks)('are values and nothing else: %j', async (attack) => {
    await db.insert(alumni).values([
      { ...someone, id: 'shown', visibility: 'shown' },
      { ...someone, id: 'hidden', visibility: 'hidden' },
    ]);
    await db.insert(positions).values([
      { ...position, alumniId: 'shown' },
      { ...position, alumniId: 'hidden', hidden: true },
    ]);
    const conditions = chips(testsWith(attack));
    const printed = await readOnlyIn(db)(async (tx) => {
      await everyDoor(tx, conditions, askerOf(attack), [attack]);
      const texts: string[] = [];
      for (const one of conditions) {
        const question = { sort: null, limit: 5, asker: askerOf(attack), now };
        const { rows, sql: text } = await searchPeople(tx, { ...question, conditions: [one], ids: [attack, 'shown', 'hidden'] });
        expect(rows).toEqual([]);
        texts.push(text);
        const none = await searchPeople(tx, { ...question, conditions: [{ ...one, negated: true }] });
        expect(none.rows.every(({ id }) => id === 'shown')).toBe(true);
      }
      return texts;
    });
    // Printed, it is one statement still: the extended protocol, which parameters make it use, takes no other.
    for (const text of printed)
      expect(await rowsOf(db, sql`WITH printed AS (${sql.raw(text)}) SELECT * FROM printed WHERE ${'a'} = 'a'`)).toEqual([]);
    expect(await rowsOf(db, sql`SELECT id FROM alumni ORDER BY id`)).toEqual([{ id: 'hidden' }, { id: 'shown' }]);
    expect(await rowsOf(db, sql`SELECT alumni_id FROM visible_positions`)).toEqual([{ alumni_id: 'shown' }]);
  });

  it.each(attacks)('are found where the record holds them, and do nothing: %j', async (attack) => {
    await db.insert(alumni).values({
      ...someone,
      id: 'shown',
      visibility: 'shown',
      name: attack,
      about: attack,
      role: attack,
      careerPath: attack,
      major: attack,
      hometown: attack,
    });
    await db.insert(positions).values({ ...position, alumniId: 'shown', title: attack, role: attack, company: attack, companyKey: attack });
    const found = await readOnlyIn(db)((tx) =>
      searchPeople(tx, {
        conditions: chips([
          { on: 'role', roles: [attack], titles: [] },
          { on: 'company', keys: [attack] },
          { on: 'major', majors: [attack] },
        ]),
        sort: { by: 'hometown', descending: false },
        limit: 5,
        asker: askerOf(attack),
        now,
      }),
    );
    expect(found.rows).toMatchObject([{ id: 'shown', name: attack, about: attack }]);
    expect(await rowsOf<{ id: string }>(db, sql.raw(found.sql))).toMatchObject([{ id: 'shown' }]);
  });
});

it('refuses a value longer than any name', async () => {
  for (const one of chips(testsWith('x '.repeat(200)))) await expect(countEach(readOnlyIn(db), [one], now)).rejects.toThrow('too long');
});

describe('whom students may not see', () => {
  const secrets = {
    linkedin: 'https://example.org/in/secretlink',
    hometown: 'Secretville',
    hometownCity: 'Secretville',
    hometownCountry: 'XS',
    hometownKeys: ['xs-secret'],
    about: 'My secretabout hobby.',
  };

  it('is in no result, count, position or name, by any condition', async () => {
    await db
      .insert(alumni)
      .values({ ...someone, ...secrets, id: 'hidden', visibility: 'hidden', name: 'Secretname', nameKey: 'secretname', workedSince: 1 });
    await db
      .insert(positions)
      .values({ ...position, alumniId: 'hidden', hidden: true, role: 'Analyst', function: 'Secretwork', companySince: 1 });
    const tests: (PositionTest | PersonTest)[] = [
      { on: 'role', roles: ['Analyst'], titles: ['Analyst'] },
      { on: 'company', keys: ['acme'] },
      { on: 'tenure', atLeast: 0, atMost: null },
      { on: 'major', majors: ['Music'] },
      { on: 'school', schools: ['Yale University'] },
      { on: 'year', from: 2020, to: null },
      { on: 'hometown', keys: ['xs-secret'] },
      { on: 'words', phrases: ['analyst', 'secretabout'] },
      { on: 'name', words: ['secretname'] },
      { on: 'experience', atLeast: 0, atMost: null },
      { on: 'place', keys: ['us'] },
    ];
    for (const conditions of [[], ...chips(tests).map((one) => [one]), ...chips(tests, true).map((one) => [one])]) {
      const read = await readOnlyIn(db)((tx) =>
        everyDoor(tx, conditions, { ...askerOf('Yale University'), major: 'Music' }, ['secretname'], peopleOrders),
      );
      expect(read).not.toMatch(/secret|"hidden"/i);
      expect(read.replace(/"\w+"/g, '')).not.toMatch(/[1-9]/);
    }
  });

  it('keeps hometown, about and profile link of limited people from every condition, "not" and order', async () => {
    await db.insert(alumni).values([
      { ...someone, ...secrets, id: 'limited', visibility: 'limited' },
      { ...someone, id: 'without', visibility: 'shown' },
    ]);
    const asking: (PositionTest | PersonTest)[] = [
      { on: 'hometown', keys: ['xs-secret'] },
      { on: 'hometown', keys: ['us'] },
      { on: 'words', phrases: ['secretabout'] },
      { on: 'words', phrases: ['hobby'] },
      { on: 'words', phrases: ['it'] },
    ];
    const answer = async (conditions: PeopleCondition[], by: 'match' | 'hometown' = 'match', descending = false) =>
      readOnlyIn(db)((tx) => searchPeople(tx, { conditions, sort: { by, descending }, limit: 5, asker: askerOf('x'), now }));
    for (const negated of [false, true])
      for (const one of chips(asking, negated)) {
        const { rows, total } = await answer([one]);
        // Whoever says nothing is treated the same.
        expect([rows.length, total]).toEqual(rows.some(({ id }) => id === 'without') ? [2, 2] : [0, 0]);
        expect(JSON.stringify(rows)).not.toMatch(/secret/i);
      }
    for (const descending of [false, true]) {
      const { rows } = await answer([], 'hometown', descending);
      expect(rows.map(({ id }) => id)).toEqual(['limited', 'without']);
      expect(JSON.stringify(rows)).not.toMatch(/secret/i);
    }
  });
});
