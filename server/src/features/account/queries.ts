import type { Resume } from '@alive/contract/account.ts';
import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/open.ts';
import { resumes, students } from '#db/tables.ts';
import { newId } from '#platform/ids.ts';
import type { Student } from '#platform/session.ts';

/** Adds a student; null when the email is taken. */
export const insertStudent = async (db: Db, fields: Omit<typeof students.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>, now: Date): Promise<Student | null> => {
  const [row] = await db
    .insert(students)
    .values({ ...fields, id: newId(), createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: students.email })
    .returning();
  return row ?? null;
};

/** Changes the given fields of a student; null when the new email is another student's. */
export const changeStudent = (db: Db, id: string, change: Partial<typeof students.$inferInsert>, now: Date): Promise<Student | null> =>
  db.transaction(async (tx) => {
    // Two who claim one address at the same moment take turns here.
    if (change.email) await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${change.email}))`);
    const others = alias(students, 'others');
    const free = change.email
      ? notExists(
          tx
            .select({ id: others.id })
            .from(others)
            .where(and(eq(others.email, change.email), ne(others.id, id))),
        )
      : undefined;
    const [row] = await tx
      .update(students)
      .set({ ...change, updatedAt: now })
      .where(and(eq(students.id, id), free))
      .returning();
    return row ?? null;
  });

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
