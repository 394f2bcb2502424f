import { alumni as alumniOnTheWire } from '@alive/contract/people.ts';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#db/testing.ts';
import { alumni } from '#db/tables.ts';
import { peopleForChat } from './for-chat.ts';

const db = testDatabase();
const open = async (...rows: Partial<typeof alumni.$inferInsert>[]) => {
  await db.delete(alumni);
  await db.insert(alumni).values(rows.flatMap((row, at) => [{ ...person, id: `p${at}`, ...row }]));
  return peopleForChat({ db, now: () => new Date('2026-11-20T00:00:00Z'), version: async () => 1 });
};
const person = {
  name: 'Ada Byron',
  role: 'Data Analyst',
  company: 'Zorblax',
  year: 2020,
  major: 'Mathematics',
  school: 'Yale University',
  hometown: 'London, England',
  linkedin: 'https://example.org/in/ada',
  about: 'I count.',
  careerPath: 'Data Analyst at Zorblax [2020 - Present]',
  visibility: 'shown' as const,
  source: 'test',
};
const near = { school: 'Yale University', major: 'Mathematics' };

describe('finding people', () => {
  it('never reads someone hidden, by any way', async () => {
    const people = await open({ visibility: 'hidden' });
    expect(await people.findPeople({ companies: ['Zorblax'] }, near, 5)).toEqual({ people: [], total: 0, sameSchool: 0, sameMajor: 0 });
    expect(await people.peopleShown(['p0'], near)).toEqual([]);
    expect(await people.firstSteps('Data Analyst')).toEqual({ total: 0, atOnce: 0, steps: [] });
  });

  it('keeps hometown, story and profile of a limited person to themselves', async () => {
    const people = await open({ visibility: 'limited' });
    const [found] = (await people.findPeople({}, near, 5)).people;
    expect(found).toMatchObject({ name: 'Ada Byron', hometown: null, hometown_city: null, about: null, linkedin: null });
    expect(alumniOnTheWire.parse(found)).toEqual(found);
  });

  it('puts the same school and major first, says why, and counts all', async () => {
    const people = await open(
      { school: 'Rice University', major: 'Music' },
      { school: 'Rice University' },
      { year: 2010 },
      { major: 'Music' },
    );
    const { people: first, ...counts } = await people.findPeople({ companies: ['zorblax'] }, near, 3);
    expect(first.map(({ id }) => id)).toEqual(['p2', 'p3', 'p1']);
    expect(first[0]?.match_reasons).toEqual(['Went to Yale University, as you do.', 'Studied Mathematics, as you do.']);
    expect(first.map((one) => one.match_score)).toEqual([90, 74, 64]);
    expect(counts).toEqual({ total: 4, sameSchool: 2, sameMajor: 2 });
  });

  it('reads a role however the title is written', async () => {
    const people = await open({ role: 'Senior Data Analyst, Growth' }, { role: 'Baker' });
    expect((await people.findPeople({ roles: ['Data Analyst'] }, near, 5)).total).toBe(1);
    expect((await people.findPeople({ functions: ['Data'] }, near, 5)).total).toBe(1);
    expect((await people.findPeople({ roles: ['Deal Desk Manager'] }, near, 5)).total).toBe(0);
  });
});

describe('where people are now', () => {
  const at = (place: string) => ({ careerPath: `Data Analyst at Zorblax [2020 - Present] ${place} | Clerk at B [2018 - 2020] Boston, MA` });
  const inPlace = async (place: string, ...places: string[]) => {
    const people = await open(...places.map(at));
    return (await people.findPeople({ places: [place] }, near, 9)).people.map(({ id }) => id);
  };

  it('is the place of the current position, whole and not somewhere in a note', async () => {
    expect(
      await inPlace(
        'Boston, MA',
        'Boston, MA',
        'Boston, MA: grocery chain',
        'New York, NY: for clients in Boston, MA',
        'South Boston, MA',
        '',
      ),
    ).toEqual(['p0', 'p1']);
    expect(await inPlace(', CA', 'Fresno, CA', 'Toronto, Canada', 'Reno, NV: music, cafés')).toEqual(['p0']);
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

describe('how careers came to a role', () => {
  it('counts every one of them, however many', async () => {
    const people = await open(...Array.from({ length: 450 }, () => ({})));
    expect(await people.firstSteps('Data Analyst')).toEqual({ total: 450, atOnce: 450, steps: [] });
  });

  it('counts what they began with, and those that began with it', async () => {
    const people = await open(
      { role: 'Product Manager', careerPath: 'Product Manager at A [2022 - Present] | Data Analyst at B [2019 - 2022]' },
      { role: 'Product Manager', careerPath: 'Product Manager at A [2022 - Present] | Data Analyst at B [2019 - 2022]' },
      {
        role: 'Director',
        careerPath: 'Director at A [2023 - Present] | Product Manager at A [2020 - 2023] | Consultant at C [2018 - 2020]',
      },
      { role: 'Product Manager', careerPath: 'Product Manager at A [2024 - Present]' },
      {},
    );
    expect(await people.firstSteps('Product Manager')).toEqual({
      total: 4,
      atOnce: 1,
      steps: [
        { role: 'Data Analyst', count: 2 },
        { role: 'Consultant', count: 1 },
      ],
    });
  });
});
