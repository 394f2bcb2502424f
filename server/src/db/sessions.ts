import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from './open.ts';
import { sessions, students } from './tables.ts';

/** A student's row, as every room receives its caller. */
export type Student = typeof students.$inferSelect;

const lifetime = 30 * 24 * 3600 * 1000;

/** Opens a session for a student and returns its token: 256 random bits, of which only the SHA-256 is stored. */
export const openSession = async (db: Db, studentId: string, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.insert(sessions).values({ tokenHash: hash(token), studentId, createdAt: now, expiresAt: new Date(now.getTime() + lifetime) });
  return token;
};

/** The student whose unexpired session this token is; null otherwise. */
export const studentOf = async (db: Db, token: string, now: Date): Promise<Student | null> => {
  const [row] = await db
    .select({ student: students })
    .from(sessions)
    .innerJoin(students, eq(students.id, sessions.studentId))
    .where(and(eq(sessions.tokenHash, hash(token)), gt(sessions.expiresAt, now)));
  return row?.student ?? null;
};

/** Ends one session; unknown tokens are nothing to end. */
export const closeSession = async (db: Db, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash(token)));
};

const hash = (token: string): string => createHash('sha256').update(token).digest('hex');
