import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Database } from '#db/open.ts';
import { jobs, trackedJobs } from '#db/tables.ts';
import { copyOfTemplate } from '#testing/database.testing.ts';
import { addStudent, expectLinear } from '#testing/edits.testing.ts';
import { exampleJob } from '#testing/job.testing.ts';
import { changeTracked } from './queries.ts';

const isAbsent = inject('templates').kind === 'none';
let copy: Database;
beforeAll(async () => void (isAbsent || (copy = await copyOfTemplate('empty'))), 120_000);
afterAll(() => copy?.close());

it.skipIf(isAbsent)('a thousand saves of notes from ten windows go one on the other, or are refused with both texts', async () => {
  const { db } = copy;
  const studentId = await addStudent(db);
  await db.insert(jobs).values(exampleJob({ id: 'archivist', title: 'Archivist' }));
  const save = async (notes: string, version: number) => {
    const row = await changeTracked(db, { studentId, jobId: 'archivist' }, { notes, notes_version: version }, new Date(0));
    if (typeof row === 'string') throw new Error(row);
    return { text: row.notes, version: row.notesVersion };
  };
  const last = await expectLinear(save, { text: '', version: 0 });
  const [stored] = await db.select().from(trackedJobs).where(eq(trackedJobs.studentId, studentId));
  expect(stored).toMatchObject({ notes: last.text, notesVersion: last.version });
});
