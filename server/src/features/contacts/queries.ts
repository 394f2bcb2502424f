import type { saveContact } from '@alive/contract/contacts.ts';
import type { BodyOf } from '@alive/contract/endpoint.ts';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { charactersIn } from '#db/handle.ts';
import type { Db } from '#db/open.ts';
import { contacts, students, visibleAlumni } from '#db/tables.ts';
import { refuseFull, refuseStale, versionAfter } from '#platform/edits.ts';

/** How many people one student may save. */
export const mostSaved = 1000;

/** Whom a student saved, last saved first. */
export const savedBy = (db: Db, studentId: string): Promise<ContactRow[]> =>
  db.select().from(contacts).where(eq(contacts.studentId, studentId)).orderBy(desc(contacts.createdAt), asc(contacts.personId));

/**
 * Saves a person, or changes the note where one is given. Whoever was saved once may be noted on after they are shown no more; else one
 * whom students may not see is 'unknown'. 'full': no room for one more. A note that was written on an older version is refused with
 * EDIT_CONFLICT.
 */
export const saveTo = (
  db: Db,
  { studentId, personId }: Key,
  { note, noteVersion: version }: Change,
  now: Date,
): Promise<ContactRow | 'unknown' | 'full'> =>
  db.transaction(async (tx) => {
    await inTurn(tx, studentId);
    const [kept] = await tx.select().from(contacts).where(isOf({ studentId, personId }));
    if (note !== undefined) refuseStale({ text: kept?.note ?? '', version: kept?.noteVersion ?? 0 }, { text: note, version });
    const others = and(eq(contacts.studentId, studentId), ne(contacts.personId, personId));
    await refuseFull(kept?.note ?? '', note ?? '', () => charactersIn(tx, contacts.note, others));
    if (kept !== undefined) {
      if (note === undefined || note === kept.note) return kept;
      const changed = { note, noteVersion: versionAfter(kept.noteVersion), updatedAt: now };
      await tx.update(contacts).set(changed).where(isOf({ studentId, personId }));
      return { ...kept, ...changed };
    }
    const [person] = await tx.select({ id: visibleAlumni.id }).from(visibleAlumni).where(eq(visibleAlumni.id, personId));
    if (person === undefined) return 'unknown';
    if ((await tx.$count(contacts, eq(contacts.studentId, studentId))) >= mostSaved) return 'full';
    const row = { studentId, personId, note: note ?? '', noteVersion: note ? versionAfter(0) : 0, createdAt: now, updatedAt: now };
    await tx.insert(contacts).values(row);
    return row;
  });

/** Takes a person off the list; where they are not on it, nothing happens. */
export const takeOff = (db: Db, key: Key): Promise<void> =>
  db.transaction(async (tx) => {
    await inTurn(tx, key.studentId);
    await tx.delete(contacts).where(isOf(key));
  });

/** A student's changes come one after the other, so that what one of them reads still holds when it writes. */
const inTurn = (tx: Db, studentId: string) => tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update');

const isOf = ({ studentId, personId }: Key) => and(eq(contacts.studentId, studentId), eq(contacts.personId, personId));

export type ContactRow = typeof contacts.$inferSelect;
type Change = BodyOf<typeof saveContact>;

interface Key {
  studentId: string;
  personId: string;
}
