import { parseCareerPath } from '@alive/contract/career-path.ts';
import type { PathDate } from '@alive/contract/career-dates.ts';
import type { Alumni } from '@alive/contract/people.ts';
import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { visibleAlumni } from '#db/tables.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { roleOf } from '@alive/language/titles/roles.ts';
import { introduce } from './introduce.ts';
import type { Introduced, Step } from './introduce-facts.ts';

const db = testDatabase('sample');

const maya: Introduced = {
  firstName: 'Maya',
  lastName: 'Raman',
  school: 'Georgia Institute of Technology',
  major: 'Environmental Engineering',
  graduationYear: 2027,
  lookingFor: ['Internships'],
  profile: {
    summary: 'You like rivers.',
    interests: ['Rivers', 'Building sensors for rivers', 'Teaching'],
    target_companies: ['NASA', 'Patagonia'],
    target_roles: ['Environmental Engineer', 'Data Analyst'],
    ideal_environment: 'Outdoors.',
  },
};
const jo: Introduced = {
  ...maya,
  firstName: 'Jo',
  lastName: 'Park',
  school: 'Yale University',
  major: 'Economics',
  lookingFor: [],
  profile: null,
};
const ana: Introduced = {
  ...maya,
  firstName: 'Ana',
  lastName: 'de la Cruz',
  school: 'Rice University',
  major: 'Undeclared',
  graduationYear: 2026,
  lookingFor: ['Full Time', 'People'],
  profile: {
    summary: '',
    interests: [],
    target_companies: ['Google'],
    target_roles: ['Product Manager', 'Teacher'],
    ideal_environment: '',
  },
};

/** What begins our own sentences. */
const ownWords = new Set('A As Best Even Hi How I I’d I’m If Job Looking Thank We We’re What Would You Your'.split(' '));

describe('first messages to forty people of the sample', () => {
  const all = async () => {
    const rows = await db.select().from(visibleAlumni).orderBy(asc(visibleAlumni.id)).limit(40);
    expect(rows).toHaveLength(40);
    return rows.flatMap((row) => {
      const person = shown({ ...row, career_path: row.careerPath });
      // Each student also as one who shares the school and the major, and wants what the person does.
      const near = { ...maya, school: row.school ?? '', major: row.major ?? '' };
      const wants = {
        ...jo,
        profile: { ...ana.profile, interests: [], target_companies: [row.company], target_roles: [row.role] } as Introduced['profile'],
      };
      return [maya, jo, ana, near, wants].map((student) => {
        const { message, ground } = introduce(person, stepsOf(row.careerPath), student);
        return { person, student, message, ground };
      });
    });
  };

  it('have 60 to 110 words, one question and a thank you', async () => {
    for (const { message } of await all()) {
      const words = message.split(/\s+/).length;
      expect(words, message).toBeGreaterThanOrEqual(60);
      expect(words, message).toBeLessThanOrEqual(110);
      expect(message.match(/\?/g), message).toHaveLength(1);
      expect(message).toContain('Thank you');
      expect(message).not.toMatch(/undefined|null|NaN| {2}| ,|\.\.|,,/);
    }
  });

  it('name nothing that stands neither in the record nor in what the student said', async () => {
    for (const { message, person, student } of await all()) {
      const known = fold(JSON.stringify([person, student]));
      const names = [...message.matchAll(/\p{Lu}[\p{L}\p{N}&.'’-]*(?<![.'’-])|\d+/gu)].flatMap(([name]) =>
        ownWords.has(name) ? [] : [name],
      );
      expect(
        names.filter((name) => !known.includes(fold(name))),
        message,
      ).toEqual([]);
    }
  });

  it('flatter nobody and use no phrase that everybody uses', async () => {
    for (const { message } of await all())
      expect(message).not.toMatch(
        /impress|inspir|amazing|incredible|admire|remarkable|fascinat|finds you|pick your brain|reach(?:ing)? out|passion/i,
      );
  });

  it('are different for different people, and the same for the same one', async () => {
    const messages = (await all()).map(({ message }) => message);
    expect(new Set(messages).size).toBe(messages.length);
    expect((await all()).map(({ message }) => message)).toEqual(messages);
    const bodies = messages.map((message) => message.replace(/^Hi [^\n]*/, ''));
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it('say how they know of a shared school only where there is one', async () => {
    for (const { message, ground, person, student } of await all()) {
      expect(ground.some((fact) => fact.startsWith('Same school'))).toBe(person.school === student.school);
      expect(/You (?:went|had the same major) there/.test(message)).toBe(person.school === student.school);
    }
  });
});

describe('common ground', () => {
  const groundOf = (person: Partial<Alumni>, path: string, student = maya) => introduce(shown(person), stepsOf(path), student).ground;

  it('is nothing where nothing is shared, and the message says so', () => {
    const { message, ground } = introduce(
      shown({ year: 2001 }),
      stepsOf('Baker at Rye [2004 - Present] | Clerk at Bay Bank [2001 - 2004]'),
      jo,
    );
    expect(ground).toEqual([]);
    expect(message).toMatch(/don’t (?:share|seem to share)|may not share/);
  });

  it('is a school, a major and a class near by', () => {
    expect(groundOf({ school: 'georgia institute of technology', major: 'Environmental engineering', year: 2024 }, '')).toEqual([
      'Same school: georgia institute of technology',
      'Same major: Environmental engineering',
      'Class of 2024, close to yours (2027)',
    ]);
    expect(groundOf({ year: 2023, major: 'Undeclared' }, '', ana)).toEqual(['Class of 2023, close to yours (2026)']);
  });

  it('is a role or an employer that the student wants, by any of its names, and the question is about that step', () => {
    const path = 'CEO at Marigold [2022 - Present] | Senior Data Analyst at N.A.S.A. [2018 - 2022] | Clerk at Bay Bank [2015 - 2018]';
    const { message, ground } = introduce(shown({}), stepsOf(path), maya);
    expect(ground).toEqual(['Senior Data Analyst: one of your target roles', 'Worked at N.A.S.A., one of your target companies']);
    expect(message).toContain('I’m aiming for Data Analyst roles');
    expect(message).toContain('from Clerk at Bay Bank to Senior Data Analyst at N.A.S.A. in 2018');
    const other = introduce(shown({}), stepsOf('CEO at Marigold [2022 - Present] | Technician at NASA [2018 - 2022]'), maya);
    expect(other.ground).toEqual(['Worked at NASA, one of your target companies']);
    expect(other.message).toContain('NASA is one of the places where I hope to work');
    expect(groundOf({}, 'Lead at Patagonia, Inc. [2022 - Present]')).toEqual(['Works at Patagonia, Inc., one of your target companies']);
    expect(groundOf({}, 'Student at NASA School [2022 - Present]')).toEqual([]);
  });

  it('is an interest of which the record speaks, in the record’s word', () => {
    const { message, ground } = introduce(shown({}), stepsOf('Planner at Rye [2004 - Present] Bath, UK: cleaned a river'), maya);
    expect(ground).toEqual(['Profile mentions river']);
    expect(message).toContain('I’m interested in rivers, and your profile mentions that too.');
    expect(groundOf({ about: 'Teaching is what I like.' }, 'Baker at Rye [2004 - Present]')).toEqual(['Profile mentions teaching']);
    expect(groundOf({ about: null }, 'Baker at Rye [2004 - Present]')).toEqual([]);
  });
});

describe('the step that is asked about', () => {
  const asked = (path: string, student = jo, person: Partial<Alumni> = {}) => introduce(shown(person), stepsOf(path), student).message;

  it('is not a move where both were held together', () => {
    const message = asked('Lecturer at Rye [2012 - Present] | Editor at Bay Press [2010 - 2020]');
    expect(message).not.toContain('went from');
    expect(asked('Lecturer at Rye [2012 - Present] | Editor at Bay Press [2010 - Present]')).not.toContain('went from');
  });

  it('has no year where the record has none', () => {
    expect(asked('Lecturer at Rye Inc.')).toMatch(/Lecturer at Rye Inc\. /);
  });

  it('is left out where it cannot be said in a breath', () => {
    const long = 'Assistant to the Deputy of the Vice Chancellor for the Reform of Everything that is';
    const message = asked(`${long} at Rye [2012 - Present] | Editor at Bay Press [2010 - 2012]`);
    expect(message).not.toContain('Deputy');
    expect(message).toContain('Editor at Bay Press');
  });

  it('is the first year after graduating where no step is known', () => {
    expect(asked('', jo, { role: '', company: '', year: 2001, school: null, major: null })).toContain(
      'in the first year after you graduated in 2001',
    );
    expect(asked('', jo, { role: 'Baker', company: '' })).toContain('I saw that you work as a Baker. How did you get into this work?');
  });
});

describe('names', () => {
  const begins = (name: string) => introduce(shown({ name }), [], jo).message.split('\n')[0];
  it('are first names, but after a title or a letter', () => {
    expect(['Rosa Vega', 'Cher', 'Dr. Rosa Vega', 'J. Robert Stone', 'X'.repeat(200), ''].map(begins)).toEqual([
      'Hi Rosa,',
      'Hi Cher,',
      'Hi Dr. Rosa Vega,',
      'Hi J. Robert Stone,',
      'Hello,',
      'Hello,',
    ]);
  });

  it('of any length leave the message within its bounds', () => {
    const name = 'Bartholomew-Maximilian';
    const seven = 'Seven Words of One Long Proper Name';
    const path = `${seven} at ${seven} Ltd [2012 - Present] | ${seven} at Old ${seven} [2010 - 2012]`;
    const student = { ...maya, firstName: `${name} ${name}`, lastName: `${name} ${name}`, school: seven, major: seven };
    const message = introduce(shown({ school: seven, major: seven, year: 2026 }), stepsOf(path), student).message;
    expect(message.split(/\s+/).length).toBeLessThanOrEqual(110);
    const none = { ...jo, firstName: 'x'.repeat(100), lastName: 'y'.repeat(100), school: 'z '.repeat(90), major: 'w'.repeat(200) };
    expect(introduce(shown({}), [], none).message).toContain('I’m a student, class of 2027.');
  });
});

const shown = (fields: Partial<Alumni>): Alumni => ({
  id: 'ada',
  name: 'Ada Byron',
  photo: null,
  role: 'Baker',
  company: 'Rye',
  linkedin: null,
  year: 2001,
  major: 'Music',
  school: 'Oberlin College',
  hometown: null,
  hometown_city: null,
  hometown_country: null,
  career_path: '',
  about: null,
  match_score: 50,
  match_reasons: [],
  ...fields,
});

/** The positions of a path, oldest first, as far as a message reads them. */
const stepsOf = (path: string): Step[] =>
  parseCareerPath(path)
    .toReversed()
    .map(({ role: title, company, start, end, note }, at, all) => ({
      title,
      company,
      role: roleOf(title)?.role ?? null,
      function: roleOf(title)?.function ?? null,
      startMonth: start === null ? null : monthOf(start),
      endMonth: end === null || end === 'present' ? null : monthOf(end, 12),
      isCurrent: end === 'present',
      isStudy: study.test(title),
      isFirst: at === all.findIndex((one) => !study.test(one.role) && !/Intern/.test(one.role)),
      note,
    }));

const study = /Candidate|Student/;
const monthOf = ({ year, month }: PathDate, other = 1): number => year * 12 + (month ?? other) - 1;
const fold = (text: string): string => text.toLowerCase();
