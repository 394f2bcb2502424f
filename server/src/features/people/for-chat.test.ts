import { alumni as alumniOnTheWire } from '@alive/contract/people.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readOnlyIn } from '#db/read-only.ts';
import { peopleCondition, type PeopleField } from '@alive/language/conditions/registry.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { testServer } from '#testing/server.testing.ts';
import { peopleForChat } from './for-chat.ts';
import { openKnowledge } from './known.ts';

const { db, people: store } = testServer();
const open = await openVocabulary({
  companies: [{ name: 'Zorblax', domain: null, industry: null }],
  majors: ['Mathematics', 'Music'],
  places: [],
});
const now = () => new Date('2026-11-20T00:00:00Z');
const chat = () => {
  const readOnly = readOnlyIn(db);
  return peopleForChat({
    readOnly,
    now,
    knowledge: openKnowledge({ db, readOnly, now, vocabulary: async () => open, version: async () => 1 }),
  });
};
const having = async (...rows: Parameters<typeof store>) => {
  await store(...rows);
  return chat();
};
const asking = (field?: PeopleField, value = '') => ({
  conditions: field === undefined ? [] : [peopleCondition(field, value)],
  wishes: [],
});
const near = { school: 'Yale University', major: 'Mathematics' };

describe('a question about people in a chat', () => {
  it('is read as one in Find People, with what was asked before it and what must not be asked', async () => {
    const people = await having({});
    const read = async (message: string, before = null as Parameters<typeof people.readPeople>[1]) => {
      const { conditions, notes } = await people.readPeople(message, before, near);
      return { chips: conditions.map(({ field, value, when }) => [field, value, when ?? 'now'].join(' ')), notes };
    };
    expect((await read('could I talk to someone who was a data analyst at Zorblax before?')).chips).toEqual([
      'role Data Analyst past',
      'company Zorblax past',
    ]);
    expect((await read('doesn’t have to be at Zorblax', asking('company', 'Zorblax'))).chips).toEqual([]);
    expect(await read('women who work at Zorblax')).toEqual({ chips: ['company Zorblax now'], notes: ['I don’t search by gender.'] });
  });
});

describe('finding people', () => {
  it('never reads someone hidden, by any way', async () => {
    const people = await having({ visibility: 'hidden' });
    expect(await people.findPeople(asking('company', 'Zorblax'), near, 5)).toEqual({
      people: [],
      total: 0,
      sameSchool: 0,
      sameMajor: 0,
      wished: [],
      closeness: null,
    });
    expect(await people.peopleShown(['p0'], near)).toEqual([]);
  });

  it('keeps hometown, story and profile of a limited person to themselves', async () => {
    const people = await having({ visibility: 'limited' });
    const [found] = (await people.findPeople(asking(), near, 5)).people;
    expect(found).toMatchObject({ name: 'Ada Byron', hometown: null, hometown_city: null, about: null, linkedin: null });
    expect(alumniOnTheWire.parse(found)).toEqual(found);
  });

  it('puts the same school and major first, says why, and counts all', async () => {
    const people = await having(
      { school: 'Rice University', major: 'Music' },
      { school: 'Rice University' },
      { year: 2010 },
      { major: 'Music' },
    );
    const { people: first, ...counts } = await people.findPeople(asking('company', 'Zorblax'), near, 3);
    expect(first.map(({ id }) => id)).toEqual(['p2', 'p3', 'p1']);
    expect(first[0]?.match_reasons).toEqual([
      'Data Analyst at Zorblax since 2020',
      'Went to Yale University, your school',
      'Studied Mathematics, like you',
    ]);
    expect(first.map((one) => one.match_score)).toEqual([96, 93, 88]);
    expect(counts).toEqual({ total: 4, sameSchool: 2, sameMajor: 2, wished: [], closeness: null });
  });

  it('reads a role however the title is written', async () => {
    const at = (title: string) => ({ careerPath: `${title} at Zorblax [2020 - Present]` });
    const people = await having(at('Senior Data Analyst, Growth'), at('Baker'));
    expect((await people.findPeople(asking('role', 'Data Analyst'), near, 5)).total).toBe(1);
    expect((await people.findPeople(asking('function', 'Data'), near, 5)).total).toBe(1);
    expect((await people.findPeople(asking('role', 'Deal Desk Manager'), near, 5)).total).toBe(0);
  });

  it('shows everybody who was kept, however many', async () => {
    const people = await having(...Array.from({ length: 120 }, () => ({})));
    const ids = Array.from({ length: 120 }, (_, at) => `p${at}`);
    expect(new Set((await people.peopleShown([...ids, 'nobody'], near)).map(({ id }) => id))).toEqual(new Set(ids));
  });
});

describe('where people are now', () => {
  const at = (place: string) => ({ careerPath: `Data Analyst at Zorblax [2020 - Present] ${place} | Clerk at B [2018 - 2020] Boston, MA` });
  const inPlace = async (place: string, ...places: string[]) => {
    const people = await having(...places.map(at));
    return (await people.findPeople(asking('place', place), near, 9)).people.map(({ id }) => id).sort();
  };

  it('is the place of the current position, whole and not somewhere in a note', async () => {
    expect(await inPlace('Boston, MA', 'Boston, MA', 'Boston, MA: grocery chain', 'New York, NY: for clients in Boston, MA', '')).toEqual([
      'p0',
      'p1',
    ]);
    expect(await inPlace('California', 'Fresno, CA', 'Toronto, Canada', 'Reno, NV: music, cafés')).toEqual(['p0']);
    expect(await inPlace('%', 'Fresno, CA')).toEqual([]);
  });

  it('is a state or a country of the part of the world that is asked for', async () => {
    const places = ['Burlington, VT', 'London, United Kingdom', 'Nairobi, Kenya'];
    expect(await inPlace('New England', ...places)).toEqual(['p0']);
    expect(await inPlace('United States', ...places)).toEqual(['p0']);
    expect(await inPlace('United Kingdom', ...places)).toEqual(['p1']);
    expect(await inPlace('Europe', ...places)).toEqual(['p1']);
  });
});

it('runs nothing that writes', async () => {
  await expect(readOnlyIn(db)((tx) => tx.execute(sql`DELETE FROM alumni`))).rejects.toThrow('DELETE FROM alumni');
});
