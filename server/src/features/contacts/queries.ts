import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { contacts, students, visibleAlumni } from '#db/tables.ts';

/** How many people one student may save. */
export const mostSaved = 1000;

/** Whom a student saved, last saved first. */
export const savedBy = (db: Db, studentId: string): Promise<ContactRow[]> =>
  db.select().from(contacts).where(eq(contacts.studentId, studentId)).orderBy(desc(contacts.createdAt), asc(contacts.personId));

/**
 * Saves a person, or changes the note where one is given. Whoever was saved once may be noted on after they are shown no more; else one
 * whom students may not see is 'unknown'. 'full': no room for one more.
 */
export const saveTo = (
  db: Db,
  { studentId, personId }: Key,
  note: string | undefined,
  now: Date,
): Promise<ContactRow | 'unknown' | 'full'> =>
  db.transaction(async (tx) => {
    // A student's changes come one after the other, so that what was read here still holds when it is written.
    await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update');
    const [kept] = await tx.select().from(contacts).where(isOf({ studentId, personId }));
    if (kept !== undefined) {
      if (note === undefined || note === kept.note) return kept;
      await tx.update(contacts).set({ note, updatedAt: now }).where(isOf({ studentId, personId }));
      return { ...kept, note, updatedAt: now };
    }
    const [person] = await tx.select({ id: visibleAlumni.id }).from(visibleAlumni).where(eq(visibleAlumni.id, personId));
    if (person === undefined) return 'unknown';
    if ((await tx.$count(contacts, eq(contacts.studentId, studentId))) >= mostSaved) return 'full';
    const row = { studentId, personId, note: note ?? '', noteVersion: 0, createdAt: now, updatedAt: now };
    await tx.insert(contacts).values(row);
    return row;
  });

/** Takes a person off the list; where they are not on it, nothing happens. */
export const takeOff = async (db: Db, key: Key): Promise<void> => {
  await db.delete(contacts).where(isOf(key));
};

const isOf = ({ studentId, personId }: Key) => and(eq(contacts.studentId, studentId), eq(contacts.personId, personId));

export type ContactRow = typeof contacts.$inferSelect;

interface Key {
  studentId: string;
  personId: string;
}
