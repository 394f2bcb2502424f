import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Database } from '#db/open.ts';
import { alumni, contacts } from '#db/tables.ts';
import { copyOfTemplate } from '#testing/database.testing.ts';
import { addStudent, expectLinear } from '#testing/edits.testing.ts';
import { saveTo } from './queries.ts';

const isAbsent = inject('templates').kind === 'none';
let copy: Database;
beforeAll(async () => void (isAbsent || (copy = await copyOfTemplate('empty'))), 120_000);
afterAll(() => copy?.close());

it.skipIf(isAbsent)('a thousand saves of a note from ten windows go one on the other, or are refused with both texts', async () => {
  const { db } = copy;
  const studentId = await addStudent(db);
  await db.insert(alumni).values({
    id: 'ada',
    name: 'Ada Byron',
    role: 'Data Analyst',
    company: 'Zorblax',
    careerPath: 'Data Analyst at Zorblax [2020 - Present]',
    visibility: 'shown',
    source: 'test',
  });
  const save = async (note: string, version: number) => {
    const row = await saveTo(db, { studentId, personId: 'ada' }, { note, noteVersion: version }, new Date(0));
    if (typeof row === 'string') throw new Error(row);
    return { text: row.note, version: row.noteVersion };
  };
  const last = await expectLinear(save, { text: '', version: 0 });
  const [stored] = await db.select().from(contacts).where(eq(contacts.studentId, studentId));
  expect(stored).toMatchObject({ note: last.text, noteVersion: last.version });
});
