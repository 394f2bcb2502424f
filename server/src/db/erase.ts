import { createHash } from 'node:crypto';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { forgetCallsThatMade } from './idempotent-calls.ts';
import type { Db } from './handle.ts';
import type { Student } from './sessions.ts';
import {
  budgetsSpent,
  conversations,
  erasedStudents,
  messages,
  modelUsage,
  outgoingMails,
  resumes,
  signInCodes,
  students,
} from './tables.ts';

/**
 * Deletes a student with everything that is stored about them, in one transaction, and notes that, so that no backup brings them back. Null
 * where there is no such student. `scopes` are those of the codes that were sent to them.
 */
export const eraseStudent = async (db: Db, id: string, { now, scopes }: { now: Date; scopes: string[] }): Promise<Erased | null> =>
  db.transaction(async (tx) => {
    // From here on no row can be added that refers to them.
    const [student] = await tx.select({ email: students.email }).from(students).where(eq(students.id, id)).for('update');
    if (!student) return null;
    const stored = await tx.select({ name: resumes.storedAs }).from(resumes).where(eq(resumes.studentId, id));
    const files = stored.map(({ name }) => name);
    const written = await tx.select({ id: messages.id }).from(messages).where(writtenFor(tx, id));
    await noteErased(tx, [{ key: keyOf(id), erasedAt: now, files }]);
    await tx
      .delete(outgoingMails)
      .where(or(eq(outgoingMails.studentId, id), student.email === null ? undefined : eq(outgoingMails.address, student.email)));
    if (scopes.length > 0) await tx.delete(signInCodes).where(inArray(signInCodes.scope, scopes));
    await tx.delete(budgetsSpent).where(sql`position(${id} IN ${budgetsSpent.key}) > 0`);
    await keepUsage(tx, id);
    await forgetCallsThatMade(tx, id);
    await tx.delete(students).where(eq(students.id, id));
    return { key: keyOf(id), email: student.email, files, answers: written.map((message) => message.id) };
  });

/** Notes accounts as deleted; files that are to be removed are added to those noted before. */
export const noteErased = async (db: Db, rows: (typeof erasedStudents.$inferInsert)[]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insert(erasedStudents)
    .values(rows)
    .onConflictDoUpdate({ target: erasedStudents.key, set: { files: sql`${erasedStudents.files} || excluded.files` } });
};

/** All accounts that are noted as deleted. */
export const erasedList = (db: Db): Promise<ErasedRow[]> => db.select().from(erasedStudents);

/** Notes that the files of deleted accounts are removed. */
export const noteFilesRemoved = async (db: Db, key: string): Promise<void> => {
  await db.update(erasedStudents).set({ files: [] }).where(eq(erasedStudents.key, key));
};

/** Ids of students who were deleted once and are there again: a backup of before holds them. */
export const broughtBack = async (db: Db): Promise<string[]> => {
  const key = sql`encode(sha256(convert_to(${students.id}, 'UTF8')), 'hex')`;
  const rows = await db.select({ id: students.id }).from(students).innerJoin(erasedStudents, eq(erasedStudents.key, key));
  return rows.map(({ id }) => id);
};

/** A student's email and since when it is proven; without either where there is no such student. */
export const addressOf = async (db: Db, id: string): Promise<Pick<Student, 'id' | 'email' | 'emailProvenAt'>> => {
  const { email, emailProvenAt } = students;
  const [row] = await db.select({ id: students.id, email, emailProvenAt }).from(students).where(eq(students.id, id));
  return row ?? { id, email: null, emailProvenAt: null };
};

/** The conversations in which an answer is being written for a student. */
export const answeredFor = async (db: Db, studentId: string): Promise<string[]> => {
  const rows = await db.selectDistinct({ id: messages.conversationId }).from(messages).where(writtenFor(db, studentId));
  return rows.map(({ id }) => id);
};

const writtenFor = (db: Db, studentId: string) => {
  const own = db.select({ id: conversations.id }).from(conversations).where(eq(conversations.studentId, studentId));
  return and(eq(messages.status, 'streaming'), or(eq(messages.writtenFor, studentId), inArray(messages.conversationId, own)));
};

/** Adds what a student's models took to what those took whom nobody knows: who deletes an account gets no new share of everybody's. */
const keepUsage = async (tx: Db, id: string): Promise<void> => {
  const rows = await tx.select().from(modelUsage).where(eq(modelUsage.studentId, id));
  for (const { day, use, model, calls, inputTokens, outputTokens, removed } of rows)
    await tx
      .insert(modelUsage)
      .values({ day, studentId: null, use, model, calls, inputTokens, outputTokens, removed })
      .onConflictDoUpdate({
        target: [modelUsage.day, modelUsage.studentId, modelUsage.use, modelUsage.model],
        set: {
          calls: sql`${modelUsage.calls} + excluded.calls`,
          inputTokens: sql`${modelUsage.inputTokens} + excluded.input_tokens`,
          outputTokens: sql`${modelUsage.outputTokens} + excluded.output_tokens`,
          removed: sql`${modelUsage.removed} + excluded.removed`,
        },
      });
};

const keyOf = (id: string): string => createHash('sha256').update(id).digest('hex');

export type ErasedRow = typeof erasedStudents.$inferSelect;

interface Erased {
  /** What it is noted under. */
  key: string;
  email: string | null;
  /** Names of files that are still to be removed. */
  files: string[];
  /** Ids of messages that were being written. */
  answers: string[];
}
