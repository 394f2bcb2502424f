import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from './open.ts';
import { sessions, students } from './tables.ts';

/** A student's row, as every room receives its caller. */
export type Student = typeof students.$inferSelect;

/** Milliseconds that a session lasts without use. */
const lifetime = 30 * 24 * 3600 * 1000;
/** How many sessions a student has at most; the one unused longest makes room. */
const most = 50;
/** Milliseconds between two notes of a session's use, each of which is a write. */
const betweenNotes = 600_000;

/**
 * Opens a session for a student and returns its token: 256 random bits, of which only the SHA-256 is stored. `device` is where, in words;
 * empty if that is not known.
 */
export const openSession = async (db: Db, studentId: string, now: Date, device = ''): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const id = randomBytes(16).toString('base64url');
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db
    .insert(sessions)
    .values({ tokenHash: hashOfToken(token), id, studentId, device, createdAt: now, lastUsedAt: now, expiresAt: endOf(now) });
  const beyond = db
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.studentId, studentId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .offset(most);
  await db.delete(sessions).where(inArray(sessions.tokenHash, beyond));
  await db.update(students).set({ lastSeenAt: now }).where(eq(students.id, studentId));
  return token;
};

/** The student whose unexpired session this token is, and whether its use should be noted; null otherwise. */
export const studentOf = async (db: Db, token: string, now: Date): Promise<{ student: Student; isNoteDue: boolean } | null> => {
  const [row] = await db
    .select({ student: students, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(students, eq(students.id, sessions.studentId))
    .where(and(eq(sessions.tokenHash, hashOfToken(token)), gt(sessions.expiresAt, now)));
  return row ? { student: row.student, isNoteDue: row.expiresAt.getTime() < endOf(now).getTime() - betweenNotes } : null;
};

/** Notes that a session is used: it lasts thirty days from now. */
export const noteUse = async (db: Db, token: string, now: Date): Promise<void> => {
  const noted = db.$with('noted').as(
    db
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt: endOf(now) })
      // One that ended meanwhile stays ended.
      .where(and(eq(sessions.tokenHash, hashOfToken(token)), gt(sessions.expiresAt, now), lt(sessions.lastUsedAt, now)))
      .returning({ studentId: sessions.studentId }),
  );
  await db
    .with(noted)
    .update(students)
    .set({ lastSeenAt: now })
    .where(inArray(students.id, db.select({ id: noted.studentId }).from(noted)));
};

/** The unexpired sessions of a student: the one of the token, then the others, last used first. */
export const sessionsOf = async (db: Db, studentId: string, token: string | null, now: Date): Promise<SessionRow[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.studentId, studentId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
  const own = token === null ? null : hashOfToken(token);
  return rows
    .map(({ id, device, createdAt, lastUsedAt, tokenHash }) => ({ id, device, createdAt, lastUsedAt, isCurrent: tokenHash === own }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
};

/** Those of these sessions that have not ended, by what is stored of their tokens. */
export const sessionsAlive = async (db: Db, hashes: readonly string[], now: Date): Promise<Set<string>> => {
  const rows = await db
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, [...hashes]), gt(sessions.expiresAt, now)));
  return new Set(rows.map(({ hash }) => hash));
};

/** Ends one session; unknown tokens are nothing to end. */
export const closeSession = async (db: Db, token: string): Promise<void> => {
  await closeEnding(db, hashOfToken(token));
};

/** Ends a session by the hash of its token; whose it was, null if there is none. */
export const closeEnding = async (db: Db, hash: string): Promise<string | null> => {
  const [ended] = await db.delete(sessions).where(eq(sessions.tokenHash, hash)).returning({ studentId: sessions.studentId });
  return ended?.studentId ?? null;
};

/** Ends a student's session by its id; whether there was one. */
export const closeSessionById = async (db: Db, studentId: string, id: string): Promise<boolean> => {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.studentId, studentId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

/** Ends all sessions of a student, but for the one of the token `except`. */
export const closeSessions = async (db: Db, studentId: string, except: string | null): Promise<void> => {
  await db
    .delete(sessions)
    .where(and(eq(sessions.studentId, studentId), except === null ? undefined : ne(sessions.tokenHash, hashOfToken(except))));
};

const endOf = (now: Date): Date => new Date(now.getTime() + lifetime);

/** What is stored of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

type SessionRow = Pick<typeof sessions.$inferSelect, 'id' | 'device' | 'createdAt' | 'lastUsedAt'> & { isCurrent: boolean };
