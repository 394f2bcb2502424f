import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { type KeptAnswer, peopleTurns, students, visibleAlumni } from '#db/tables.ts';
import { newId } from '#platform/ids.ts';

export type TurnRow = typeof peopleTurns.$inferSelect;

/** How many questions of one conversation are kept, and of all of a student's; older ones go. */
const mostTurns = 50;
const mostTurnsInAll = 200;

/** What a student asked in one conversation, oldest first. */
export const turnsOf = (db: Db, conversation: Conversation): Promise<TurnRow[]> =>
  db.select().from(peopleTurns).where(isOf(conversation)).orderBy(asc(peopleTurns.ordinal));

/** The conversation, other than `but`, in which a student asked last; null when there is none. */
export const latestConversation = async (db: Db, studentId: string, but?: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: peopleTurns.conversationId })
    .from(peopleTurns)
    .where(and(eq(peopleTurns.studentId, studentId), but === undefined ? undefined : ne(peopleTurns.conversationId, but)))
    .orderBy(desc(peopleTurns.updatedAt), desc(peopleTurns.ordinal))
    .limit(1);
  return row?.id ?? null;
};

/**
 * Keeps a turn before it is answered, marked as stopped, so that a reader who leaves at once finds it: a new one, or in place of the answer
 * of `replaces`. What `finishTurn` needs comes back.
 */
export const beginTurn = (db: Db, conversation: Conversation, { query, answer, about, fresh, replaces, now }: Begun): Promise<OpenTurn> =>
  db.transaction(async (tx) => {
    const turn = { run: newId(), about, fresh };
    const kept: KeptAnswer = { ...answer, ...turn, status: 'stopped' };
    if (replaces !== null) {
      const [row] = await tx
        .update(peopleTurns)
        .set({ answer: kept, updatedAt: afterAllOf(conversation, now) })
        .where(eq(peopleTurns.id, replaces))
        .returning({ id: peopleTurns.id });
      if (row) return { id: row.id, ...turn };
    }
    // A student's turns come one after the other, whatever instance they come to.
    await tx.select({ id: students.id }).from(students).where(eq(students.id, conversation.studentId)).for('update');
    const id = newId();
    const updatedAt = afterAllOf(conversation, now);
    // The client makes up the conversations, so that their number is no bound.
    await tx.execute(sql`WITH place AS (
  SELECT coalesce(max(ordinal), -1) + 1 AS ordinal FROM people_turns WHERE ${isOf(conversation)}
), begun AS (
  INSERT INTO people_turns (id, student_id, conversation_id, ordinal, query, answer, created_at, updated_at)
  SELECT ${id}, ${conversation.studentId}, ${conversation.conversationId}, ordinal, ${query}, ${JSON.stringify(kept)}::jsonb,
    ${now.toISOString()}::timestamptz, ${updatedAt}
  FROM place
), gone AS (
  DELETE FROM people_turns USING place WHERE ${isOf(conversation)} AND ${peopleTurns.ordinal} <= place.ordinal - ${mostTurns}::int
  RETURNING ${peopleTurns.id}
)
DELETE FROM people_turns WHERE id IN (
  SELECT id FROM people_turns WHERE ${eq(peopleTurns.studentId, conversation.studentId)} AND id NOT IN (SELECT id FROM gone)
  ORDER BY updated_at DESC, ordinal DESC OFFSET ${mostTurnsInAll - 1}
)`);
    return { id, ...turn };
  });

/** Keeps what was answered, unless the turn was answered anew or forgotten meanwhile. */
export const finishTurn = async (db: Db, { id, ...turn }: OpenTurn, answer: TurnAnswer): Promise<void> => {
  const kept: KeptAnswer = { ...answer, ...turn };
  await db
    .update(peopleTurns)
    .set({ answer: kept })
    .where(and(eq(peopleTurns.id, id), sql`${peopleTurns.answer} ->> 'run' = ${turn.run}`));
};

/** Ids of the people whose records a kept turn tells of in addition to those it shows. */
export const peopleMentionedIn = ({ answer }: TurnRow): string[] => answer.about ?? [];

/** The newest turn that searched, unless what was asked was let go of since. */
export const lastSearch = (turns: readonly TurnRow[]): TurnRow | null => {
  const last = turns.findLast(({ answer }) => answer.strategy !== 'none' || answer.fresh);
  return last === undefined || last.answer.strategy === 'none' ? null : last;
};

/** Forgets a conversation; where there is none, nothing happens. */
export const forgetTurns = async (db: Db, conversation: Conversation): Promise<void> => {
  await db.delete(peopleTurns).where(isOf(conversation));
};

/** Those of the ids whom students may see, in the order of the ids. */
export const namesOf = async (db: Db, ids: readonly string[]): Promise<{ id: string; name: string; employer: string }[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: visibleAlumni.id, name: visibleAlumni.name, employer: visibleAlumni.company })
    .from(visibleAlumni)
    .where(inArray(visibleAlumni.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Where the photo of a person lies whom students may see; null where there is none, or no such person. */
export const photoOf = async (db: Db, id: string): Promise<string | null> => {
  const [row] = await db.select({ photo: visibleAlumni.photo }).from(visibleAlumni).where(eq(visibleAlumni.id, id));
  return row?.photo ?? null;
};

/** Now, or a millisecond after the student's last turn: of two turns within the same one, the second is the newest. */
const afterAllOf = ({ studentId }: Conversation, now: Date) =>
  sql<Date>`greatest(${now.toISOString()}::timestamptz, (
    select max(${peopleTurns.updatedAt}) + interval '1 millisecond' from ${peopleTurns} where ${eq(peopleTurns.studentId, studentId)}
  ))`;

const isOf = ({ studentId, conversationId }: Conversation) =>
  and(eq(peopleTurns.studentId, studentId), eq(peopleTurns.conversationId, conversationId));

export interface Conversation {
  studentId: string;
  conversationId: string;
}

/** A turn that is being answered. */
export interface OpenTurn {
  id: string;
  /** Of several answers to the same turn, which. */
  run: string;
  /** Ids of the people whose records were mentioned in reading the question. */
  about: string[];
  /** Whether what was asked before is let go of. */
  fresh: boolean;
}

interface Begun {
  query: string;
  answer: TurnAnswer;
  about: string[];
  fresh: boolean;
  /** The turn whose answer this one takes the place of; null for a new turn. */
  replaces: string | null;
  now: Date;
}

/** An answer before the store adds what it keeps of the turn. */
export type TurnAnswer = Omit<KeptAnswer, keyof OpenTurn>;
