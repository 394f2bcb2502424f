import { majors } from '@alive/contract/lists/majors.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openVocabulary } from '../lexicon/vocabulary.ts';
import { type Base, majorRefusals, peopleBases, peopleRefusals, peopleWordings, plainOf, tableRow } from './wordings.testing.ts';
import { planTurn } from './turn.ts';

const known = {
  open: await openVocabulary({ companies: [], majors: majors.map(({ name }) => name), places: [] }),
  now: new Date('2026-11-20T12:00:00Z'),
  student: { school: null, major: null, graduationYear: null, places: [] },
  isName: () => false,
  person: async () => null,
};
const read = async (question: string): Promise<readonly Condition[]> => (await planTurn(question, null, known)).intent.conditions;
const chips = async (question: string) =>
  (await read(question))
    .map(({ field, op, value, when = 'now' }) => `${field} ${op} ${String(value)} ${when}`)
    .sort()
    .join('; ');

describe('questions about people, drawn from the vocabulary', () => {
  const table: string[] = [];
  afterAll(() => void process.stdout.write(`people, by transformation\n${table.map((line) => `  ${line}\n`).join('')}`));

  it('are read alike in all wordings, 46 of 48 at least', async () => {
    const bases = peopleBases(48, 1);
    const plain = new Map<Base, string>();
    for (const base of bases) plain.set(base, await chips(plainOf(base)));
    const unlike = new Set<Base>();
    for (const [name, wording] of Object.entries(peopleWordings)) {
      let right = 0;
      for (const base of bases) {
        if ((await chips(wording(base))) === plain.get(base)) right++;
        else unlike.add(base);
      }
      table.push(tableRow(name, right, bases.length));
    }
    table.push(tableRow('alike in all wordings', bases.length - unlike.size, bases.length));
    expect(bases.length - unlike.size).toBeGreaterThanOrEqual(46);
  }, 60_000);

  it('leave out what is refused and keep the rest, in every form', async () => {
    const fields = ['sales', 'nursing', 'banking', 'consulting', 'marketing', 'finance'];
    for (const [name, refusal] of Object.entries(peopleRefusals)) {
      const read_ = await Promise.all(fields.map(async (field) => read(refusal(field))));
      const right = read_.filter(
        (all) =>
          all.some(({ op, field }) => op === 'not' && field !== 'place') &&
          all.every(({ op, field }) => (op === 'not') !== (field === 'place')),
      );
      table.push(tableRow(name, right.length, fields.length));
      expect(right, name).toHaveLength(fields.length);
    }
  });

  it('leave out majors, in every form', async () => {
    const studied = ['marketing', 'biology', 'economics', 'computer science'];
    for (const [name, refusal] of Object.entries(majorRefusals)) {
      const read_ = await Promise.all(studied.map(async (major) => read(refusal(major))));
      const right = read_.filter(
        (all) => all.filter(({ field }) => field === 'major').every(({ op }) => op === 'not') && all.some(({ field }) => field === 'major'),
      );
      table.push(tableRow(name, right.length, studied.length));
      expect(right, name).toHaveLength(studied.length);
    }
  });

  it.each([
    ['nurses or teachers in Chicago', 'place is Chicago, IL now; role is Nurse now; role is Teacher now'],
    ['nurses, teachers, or doctors in Chicago', 'place is Chicago, IL now; role is Doctor now; role is Nurse now; role is Teacher now'],
    ['either nurses or teachers', 'role is Nurse now; role is Teacher now'],
    ['engineers except those at Meta', 'company not Meta now; function is Engineering now'],
  ])('join what is joined: %s', async (question, expected) => expect(await chips(question)).toBe(expected));

  it.each([
    ['entry level', 'experience at_most 3 now'],
    ['new grad', 'experience at_most 3 now'],
    ['early career', 'experience at_most 3 now'],
    ['mid-level', 'experience between 3,8 now'],
    ['experienced', 'experience at_least 8 now'],
    ['senior level', 'experience at_least 8 now'],
  ])('have one reading for a level: %s engineers', async (level, expected) =>
    expect(await chips(`${level} engineers`)).toBe(`${expected}; function is Engineering now`),
  );
});
