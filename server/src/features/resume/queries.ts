import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { resumes, students } from '#db/tables.ts';

/** Keeps a student's newest résumé; the stored name of the one it replaces, or null. */
export const replaceResume = (db: Db, resume: typeof resumes.$inferInsert): Promise<string | null> =>
  db.transaction(async (tx) => {
    // Two uploads at once take turns, also the first two, so that each replaced file is known.
    await lockStudent(tx, resume.studentId);
    const [former] = await tx.select({ storedAs: resumes.storedAs }).from(resumes).where(eq(resumes.studentId, resume.studentId));
    await tx.insert(resumes).values(resume).onConflictDoUpdate({ target: resumes.studentId, set: resume });
    return former?.storedAs ?? null;
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

/** Forgets a student's résumé; the stored name of its file, or null where there was none. */
export const deleteResumeOf = async (db: Db, studentId: string): Promise<string | null> => {
  const [gone] = await db.delete(resumes).where(eq(resumes.studentId, studentId)).returning({ storedAs: resumes.storedAs });
  return gone?.storedAs ?? null;
};

const lockStudent = (tx: Db, id: string) => tx.select({ id: students.id }).from(students).where(eq(students.id, id)).for('update');
