import type { Resume } from '@alive/contract/account.ts';
import { eq } from 'drizzle-orm';
import { type Db, isUniqueViolation } from '#db/open.ts';
import { resumes, students } from '#db/tables.ts';
import { newId } from '#platform/ids.ts';
import type { Student } from '#db/sessions.ts';

/** Adds a student; null when the email is taken. */
export const insertStudent = async (
  db: Db,
  fields: Omit<typeof students.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>,
  now: Date,
): Promise<Student | null> => {
  const [row] = await db
    .insert(students)
    .values({ ...fields, id: newId(), createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: students.email })
    .returning();
  return row ?? null;
};

/** Changes the given fields of a student; 'taken' when the new email is another student's, null when there is no such student. */
export const changeStudent = async (
  db: Db,
  id: string,
  change: Partial<typeof students.$inferInsert>,
  now: Date,
): Promise<Student | 'taken' | null> => {
  try {
    // In a transaction of its own, so that the refusal of a taken email ends nothing else.
    const [row] = await db.transaction((tx) =>
      tx
        .update(students)
        .set({ ...change, updatedAt: now })
        .where(eq(students.id, id))
        .returning(),
    );
    return row ?? null;
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
};

/** The student with this address, however it is capitalised. */
export const studentByEmail = async (db: Db, email: string): Promise<Student | null> => {
  const [row] = await db.select().from(students).where(eq(students.email, email.toLowerCase()));
  return row ?? null;
};

/** What is known of a student's stored résumé. */
export const resumeOf = async (db: Db, studentId: string): Promise<Resume | null> => {
  const [row] = await db.select().from(resumes).where(eq(resumes.studentId, studentId));
  return row ? { fileName: row.fileName, size: row.size, type: row.type, uploadedAt: row.uploadedAt.toISOString() } : null;
};
