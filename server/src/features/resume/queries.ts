import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { resumes, students } from '#db/tables.ts';
import type { ResumeReading } from '@alive/contract/resume.ts';

/**
 * Keeps a student's newest résumé with what was read in it; `keepFacts` keeps its facts in the same transaction and knows their lines. The
 * stored name of the one it replaces, or null.
 */
export const replaceResume = (db: Db, { reading, ...given }: Stored, keepFacts: KeepFacts): Promise<Replaced> =>
  db.transaction(async (tx) => {
    // Two uploads at once take turns, also the first two, so that each replaced file is known.
    await lockStudent(tx, given.studentId);
    const [former] = await tx.select({ storedAs: resumes.storedAs }).from(resumes).where(eq(resumes.studentId, given.studentId));
    const resume = { ...given, reading: { ...reading, lineOf: await keepFacts(tx) } };
    await tx.insert(resumes).values(resume).onConflictDoUpdate({ target: resumes.studentId, set: resume });
    return { unneeded: former?.storedAs ?? null, reading: resume.reading };
  });

/** Whether a student's résumé has this file. Waits for the end of a write whose connection was lost. */
export const isRecorded = (db: Db, { studentId, storedAs }: { studentId: string; storedAs: string }): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    return (await tx.$count(resumes, and(eq(resumes.studentId, studentId), eq(resumes.storedAs, storedAs)))) > 0;
  });

/** A student's stored résumé; null when there is none. */
export const resumeOf = async (db: Db, studentId: string): Promise<typeof resumes.$inferSelect | null> => {
  const [row] = await db.select().from(resumes).where(eq(resumes.studentId, studentId));
  return row ?? null;
};

/** What a student's stored résumé says, line by line, each once; no lines where there is none, or one from before résumés were read. */
export const resumeLinesOf = async (db: Db, studentId: string): Promise<{ hasResume: boolean; isRead: boolean; lines: string[] }> => {
  const resume = await resumeOf(db, studentId);
  const said = resume?.reading?.lines.filter(({ kind }) => kind === 'entry' || kind === 'text') ?? [];
  const lines = [...new Set(said.map(({ text }) => text))].slice(0, mostLines);
  return { hasResume: resume !== null, isRead: resume !== null && resume.reading !== null, lines };
};

/** No résumé says more, and each line costs time. */
const mostLines = 300;

/**
 * Forgets a student's résumé, and in the same transaction what `forgetFacts` does; the stored name of its file, or null where there was none.
 */
export const deleteResumeOf = (db: Db, studentId: string, forgetFacts: (tx: Db) => Promise<void>): Promise<string | null> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const [gone] = await tx.delete(resumes).where(eq(resumes.studentId, studentId)).returning({ storedAs: resumes.storedAs });
    if (gone !== undefined) await forgetFacts(tx);
    return gone?.storedAs ?? null;
  });

const lockStudent = (tx: Db, id: string) => tx.select({ id: students.id }).from(students).where(eq(students.id, id)).for('update');

interface Stored extends Omit<typeof resumes.$inferInsert, 'reading'> {
  reading: Omit<ResumeReading, 'lineOf'>;
}

type KeepFacts = (tx: Db) => Promise<ResumeReading['lineOf']>;

interface Replaced {
  unneeded: string | null;
  reading: ResumeReading;
}
