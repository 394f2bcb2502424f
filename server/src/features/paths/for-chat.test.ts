import { describe, expect, it } from 'vitest';
import { readOnlyIn } from '#db/read-only.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { insertPeople } from '#testing/server.testing.ts';
import { pathsForChat } from './for-chat.ts';
import { openPaths } from './paths.ts';

const db = testDatabase();
const open = await openVocabulary({ companies: [], majors: [], places: [] });
const now = () => new Date('2026-11-20T00:00:00Z');
const having = async (...rows: Parameters<typeof insertPeople>[1][number][]) => {
  await insertPeople(db, rows);
  const readOnly = readOnlyIn(db);
  const paths = openPaths({ readOnly, now, version: async () => 1, nearestWork: async () => [] });
  return pathsForChat({
    paths,
    readOnly,
    knowing: async ({ school, major, graduationYear }) => ({
      known: { open, now: now(), student: { school, major, graduationYear, places: [] }, isName: () => false },
      asker: { school, major, graduationYear, placeKeys: [] },
    }),
  });
};

describe('how careers came to a role, for the chat', () => {
  it('counts every one of them, however many, and nobody hidden', async () => {
    const chat = await having(...Array.from({ length: 450 }, () => ({})), { visibility: 'hidden' });
    expect(await chat.firstSteps('Data Analyst')).toEqual({ total: 450, atOnce: 450, steps: [] });
  });

  it('tells with what several began, who began with it, and who came from where', async () => {
    const path = 'Product Manager at A [2022 - Present] | Data Analyst at B [2019 - 2022]';
    const chat = await having(
      { careerPath: path },
      { careerPath: path, major: 'Music' },
      { careerPath: path },
      { careerPath: 'Director at A [2023 - Present] | Product Manager at A [2020 - 2023] | Consultant at C [2018 - 2020]' },
      { careerPath: 'Product Manager at A [2024 - Present]' },
      {},
    );
    const expected = { total: 5, atOnce: 1, steps: [{ role: 'Data Analyst', count: 3 }] };
    expect(await chat.firstSteps('Product Manager')).toEqual(expected);
    expect(await chat.firstSteps('Product Manager', ['Data', 'Music'])).toEqual({ ...expected, from: 3 });
    expect(await chat.firstSteps('Product Manager', ['consultant'])).toEqual({ ...expected, from: 1 });
    expect(await chat.firstSteps('Falconer', [])).toEqual({ total: 0, atOnce: 0, steps: [], from: 0 });
  });
});
