import { describe, expect, it } from 'vitest';
import { testDatabase } from '#testing/database.testing.ts';
import { alumni, contacts, type KeptAnswer, peopleTurns, positions, students } from '#db/tables.ts';
import { valuesInData } from '#db/values.ts';
import { importAlumni } from './import.ts';
import { suppress, unsuppress } from './suppress.ts';

const db = testDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const ada = {
  name: 'Ada Okafor',
  role: 'Product Manager',
  company: 'Stripe',
  linkedin: 'https://www.linkedin.com/in/Ada-Okafor/?trk=people',
  year: 2016,
  major: 'Econ',
  visibility: 'shown',
};

describe('suppressing people', () => {
  it('takes the record with its positions, keeps contacts without it, and hides its words from language', async () => {
    await run([{ ...ada, company: 'Quillfern Labs' }]);
    const [row] = await stored();
    expect((await valuesInData(db)).companies.map(({ name }) => name)).toContain('Quillfern Labs');
    await addStudent();
    await db.insert(contacts).values({ studentId: 's', personId: row?.id ?? '', note: 'hello', createdAt: now, updatedAt: now });
    expect(await suppress(db, { linkedin: 'linkedin.com/in/ada-okafor' }, now)).toBe(1);
    expect([await stored(), await db.select().from(positions)]).toEqual([[], []]);
    expect(await db.select().from(contacts)).toMatchObject([{ personId: row?.id, note: 'hello' }]);
    expect((await valuesInData(db)).companies.map(({ name }) => name)).not.toContain('Quillfern Labs');
    // Without the link it is still the same person.
    for (const person of [ada, { ...ada, linkedin: '' }, { ...ada, linkedin: 'linkedin.com/in/other' }])
      expect((await run([person])).rejected).toEqual([{ row: 1, reason: 'asked not to be listed' }]);
    expect(await run([{ ...ada, linkedin: '', year: 2017 }])).toMatchObject({ added: 1 });
    expect(await unsuppress(db, { name: 'ada okafor', year: 2016, major: 'econ' })).toBe(true);
    expect(await run([ada])).toMatchObject({ rejected: [] });
  });

  it('finds them by name and year or major alone, where that means one person', async () => {
    await run([ada, { ...ada, name: 'Bo Lind', linkedin: '' }, { ...ada, name: 'Bo Lind', linkedin: '', major: 'Music' }]);
    const names = async () => (await stored()).map(({ name, major }) => `${name}, ${major ?? ''}`).toSorted();
    await expect(suppress(db, { name: 'Bo Lind', year: 2016, major: null }, now)).rejects.toThrow('may be 2 people');
    expect(await suppress(db, { name: 'ada okafor', year: 2016, major: null }, now)).toBe(1);
    expect(await suppress(db, { name: 'Bo Lind', year: null, major: 'music' }, now)).toBe(1);
    expect(await names()).toEqual(['Bo Lind, Economics']);
    expect((await run([ada])).rejected).toHaveLength(1);
    expect(await unsuppress(db, { name: 'Ada Okafor', year: 2016, major: null })).toBe(true);
    expect((await run([ada])).rejected).toEqual([]);
  });

  it('forgets what answers said of them by name', async () => {
    await run([ada]);
    const [row] = await stored();
    await addStudent();
    const turn = (id: string, ordinal: number, answer: object) => ({
      id,
      studentId: 's',
      conversationId: 'c',
      ordinal,
      query: '',
      createdAt: now,
      updatedAt: now,
      answer: answer as KeptAnswer,
    });
    const shown = [row?.id ?? ''];
    await db
      .insert(peopleTurns)
      .values([
        turn('named', 0, { about: shown, shown: [], filters: [] }),
        turn('found by name', 1, { about: [], shown, filters: [{ field: 'name' }] }),
        turn('among others', 2, { about: [], shown, filters: [{ field: 'place' }] }),
        turn('others', 3, { shown: ['somebody'], filters: [{ field: 'name' }] }),
      ]);
    await suppress(db, { linkedin: ada.linkedin }, now);
    expect((await db.select().from(peopleTurns)).map(({ id }) => id).toSorted()).toEqual(['among others', 'others']);
  });

  it('works for people who are not there yet, and tells an unknown id', async () => {
    expect(await suppress(db, { name: 'Bo Lind', year: 2012, major: null }, now)).toBe(0);
    expect((await run([{ name: 'bo  lind', year: 2012 }])).rejected).toHaveLength(1);
    await expect(suppress(db, { id: 'AAAAAAAAAAAAAAAAAAAAAA' }, now)).rejects.toThrow('nobody with this id');
  });
});

async function run(people: object[]) {
  for await (const step of importAlumni({ db, now }, { text: JSON.stringify(people), dryRun: false }))
    if ('report' in step) return step.report;
  throw new Error('There was no report.');
}

const stored = () => db.select().from(alumni).orderBy(alumni.name);
const addStudent = () =>
  db
    .insert(students)
    .values({ id: 's', firstName: 'M', lastName: 'R', school: 'x', major: 'y', graduationYear: 2027, createdAt: now, updatedAt: now });
