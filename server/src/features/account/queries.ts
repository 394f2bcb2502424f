import type { Resume } from '@alive/contract/resume.ts';
import { eq } from 'drizzle-orm';
import { type Db, isUniqueViolation } from '#db/open.ts';
import { resumes, students } from '#db/tables.ts';
import type { Student } from '#db/sessions.ts';

/** Adds a student of this id; null when the email is taken. */
export const insertStudent = async (
  db: Db,
  fields: Omit<typeof students.$inferInsert, 'createdAt' | 'updatedAt'>,
  now: Date,
): Promise<Student | null> => {
  const [row] = await db
    .insert(students)
    .values({ ...fields, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: students.email })
    .returning();
  return row ?? null;
};

/**
 * Changes the given fields of a student, and in the same transaction what `follow` makes of that; 'taken' when the new email is another
 * student's, null when there is no such student.
 */
export const changeStudent = async (db: Db, id: string, change: Change, now: Date, follow: Follow): Promise<Student | 'taken' | null> => {
  try {
    // In a transaction of its own, so that the refusal of a taken email ends nothing else.
    return await db.transaction(async (tx) => {
      const where = eq(students.id, id);
      const [before] = await tx.select().from(students).where(where).for('update');
      if (!before) return null;
      await tx
        .update(students)
        .set({ ...change, updatedAt: now })
        .where(where);
      await follow(tx, before);
      return studentById(tx, id);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
};

/** Whether an email, in lower case, is a student's. */
export const isTaken = async (db: Db, email: string): Promise<boolean> => (await db.$count(students, eq(students.email, email))) > 0;

/** The student with this id, locked where a transaction goes by them; null when there is none. */
export const studentById = async (db: Db, id: string, { lock = false } = {}): Promise<Student | null> => {
  const asked = db.select().from(students).where(eq(students.id, id));
  const [row] = await (lock ? asked.for('update') : asked);
  return row ?? null;
};

/** What is known of a student's stored résumé. */
export const resumeOf = async (db: Db, studentId: string): Promise<Resume | null> => {
  const [row] = await db.select().from(resumes).where(eq(resumes.studentId, studentId));
  return row ? { fileName: row.fileName, size: row.size, type: row.type, uploadedAt: row.uploadedAt.toISOString() } : null;
};

type Change = Partial<typeof students.$inferInsert>;

/** What else changes with a student, who was `before`. */
type Follow = (tx: Db, before: Student) => Promise<void>;
