import { eq } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { resumes } from '#db/tables.ts';

/** Keeps a student's newest résumé; the stored name of the one it replaces, or null. */
export const replaceResume = (db: Db, resume: typeof resumes.$inferInsert): Promise<string | null> =>
  db.transaction(async (tx) => {
    const [former] = await tx.select({ storedAs: resumes.storedAs }).from(resumes).where(eq(resumes.studentId, resume.studentId)).for('update');
    await tx.insert(resumes).values(resume).onConflictDoUpdate({ target: resumes.studentId, set: resume });
    return former?.storedAs ?? null;
  });
