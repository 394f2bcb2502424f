import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, isUniqueViolation } from '#db/open.ts';
import type { Student } from '#db/sessions.ts';
import { students } from '#db/tables.ts';

/** The student whose address this is, however it is capitalised; locked where a transaction is to change them. */
export const studentByEmail = (db: Db, email: string, how: Lock = {}): Promise<Student | null> =>
  studentWith(db, eq(students.email, email.toLowerCase()), how);

/** The student with this id; locked likewise. */
export const studentById = (db: Db, id: string, how: Lock = {}): Promise<Student | null> => studentWith(db, eq(students.id, id), how);

async function studentWith(db: Db, condition: SQL, { lock = false }: Lock): Promise<Student | null> {
  const asked = db.select().from(students).where(condition);
  const [row] = await (lock ? asked.for('update') : asked);
  return row ?? null;
}

/**
 * Notes that a student's address is proven; whether it had not been before. Then none is pending that others may have named, and nothing is
 * decided about a language model, for that too may have been somebody else's word.
 */
export const proveEmail = async (tx: Db, id: string, now: Date): Promise<boolean> => {
  const proven = await tx
    .update(students)
    .set({ emailProvenAt: now, pendingEmail: null, modelConsent: null, modelConsentFor: null, modelConsentAt: null })
    .where(and(eq(students.id, id), isNull(students.emailProvenAt)))
    .returning({ id: students.id });
  return proven.length > 0;
};

/** Gives a student another address, which is not proven; false where it is another student's. */
export const setEmail = async (tx: Db, id: string, email: string, now: Date): Promise<boolean> => {
  try {
    // In a transaction of its own, so that the refusal of a taken email ends nothing else.
    await tx.transaction((inner) =>
      inner.update(students).set({ email: email.toLowerCase(), emailProvenAt: null, updatedAt: now }).where(eq(students.id, id)),
    );
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};

/** Forgets that an address was proven where it is another than before; the address that there is now, null where it is the same. */
export const emailSince = async (tx: Db, before: Student): Promise<string | null> => {
  const changed = sql`${students.email} IS DISTINCT FROM ${before.email}`;
  const [row] = await tx
    .update(students)
    .set({ emailProvenAt: null })
    .where(and(eq(students.id, before.id), isNotNull(students.email), changed))
    .returning({ email: students.email });
  return row?.email ?? null;
};

interface Lock {
  lock?: boolean;
}
