import type { OwnConversation } from '@alive/contract/privacy.ts';
import { and, eq, exists, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#db/open.ts';
import { conversations, peopleTurns, sessions, students } from '#db/tables.ts';

/** Stores what a student decided about a recipient of what they say. */
export const storeConsent = async (
  db: Db,
  id: string,
  { granted, recipient, now }: { granted: boolean; recipient: string; now: Date },
): Promise<void> => {
  await db.update(students).set({ modelConsent: granted, modelConsentFor: recipient, modelConsentAt: now }).where(eq(students.id, id));
};

/**
 * Since when what a student says may go to this recipient; null where it may not, or where the session that it is asked for (its hash, null for
 * none) has ended.
 */
export const consentedAt = async (
  db: Db,
  { studentId, recipient, session, now }: { studentId: string; recipient: string; session: string | null; now: Date },
): Promise<Date | null> => {
  const lasts = and(eq(sessions.studentId, students.id), eq(sessions.tokenHash, session ?? ''), gt(sessions.expiresAt, now));
  const [row] = await db
    .select({ at: students.modelConsentAt })
    .from(students)
    .where(
      and(
        eq(students.id, studentId),
        eq(students.modelConsent, true),
        eq(students.modelConsentFor, recipient),
        session === null ? undefined : exists(db.select().from(sessions).where(lasts)),
      ),
    );
  return row?.at ?? null;
};

/** All conversations of a student, newest first, each with the first words that they said in it. */
export const namedConversations = async (db: Db, studentId: string): Promise<OwnConversation[]> =>
  rowsOf(
    db,
    sql`SELECT id, kind, left(trim(regexp_replace(coalesce(title, ''), '\\s+', ' ', 'g')), 200) AS title, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt" FROM (
        SELECT c.id, c.kind, c.updated_at AS at, (SELECT m.text FROM messages m
          WHERE m.conversation_id = c.id AND m.sender = 'user' AND NOT m.hidden ORDER BY m.ordinal LIMIT 1) AS title
        FROM conversations c WHERE c.student_id = ${studentId}
        UNION ALL SELECT conversation_id, 'people', max(updated_at), (array_agg(query ORDER BY ordinal))[1]
        FROM people_turns WHERE student_id = ${studentId} GROUP BY conversation_id
      ) AS named ORDER BY at DESC, id LIMIT 500`,
  );

/**
 * Deletes the conversations of students who were not here for this many months before `now`, and those without a student that are as old.
 * Returns how many. What is known of a student stays.
 */
export const forgetIdle = async (db: Db, months: number, now: Date): Promise<number> => {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`;
  return db.transaction(async (tx) => {
    const idle = (studentId: typeof conversations.studentId | typeof peopleTurns.studentId) =>
      sql`EXISTS (SELECT FROM ${students} WHERE ${students.id} = ${studentId} AND ${students.lastSeenAt} < ${before})`;
    const talks = await tx
      .delete(conversations)
      .where(and(lt(conversations.updatedAt, before), sql`(${isNull(conversations.studentId)} OR ${idle(conversations.studentId)})`))
      .returning({ id: conversations.id });
    const turns = await tx
      .delete(peopleTurns)
      .where(and(lt(peopleTurns.updatedAt, before), idle(peopleTurns.studentId)))
      .returning({ id: peopleTurns.id });
    return talks.length + turns.length;
  });
};
