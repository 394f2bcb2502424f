import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { conversations, type MessageExtras, messages, students } from '#db/tables.ts';
import type { About } from '#platform/chat.ts';
import { newId } from '#platform/ids.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** A streaming message this old (ms) was left behind by a process that ended; no answer may take longer. */
export const longestAnswer = 60_000;

/** Begins a conversation with what the student said, if anything, and an empty answer to be filled. */
export const beginConversation = (db: Db, { kind, studentId, about, said, now }: { kind: ConversationRow['kind']; studentId: string | null; about: About; said: Said | null; now: Date }): Promise<Opened> =>
  db.transaction(async (tx) => {
    const [conversation] = await tx.insert(conversations).values({ id: newId(), kind, studentId, about, state: null, createdAt: now, updatedAt: now }).returning();
    if (!conversation) throw new Error('The conversation was not stored.');
    return { conversation, history: [], answerId: await addTurn(tx, conversation.id, 0, said, now) };
  });

/**
 * Adds a turn to a conversation of this kind and owner that is not older than `since`.
 * 'expired' when there is none such, 'busy' while its last answer is still being written.
 */
export const continueConversation = (db: Db, { id, kind, studentId, said, since, now }: { id: string; kind: ConversationRow['kind']; studentId: string | null; said: Said | null; since: Date; now: Date }): Promise<Opened | 'expired' | 'busy'> =>
  db.transaction(async (tx) => {
    const [conversation] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update');
    if (!conversation || conversation.kind !== kind || !belongsTo(conversation, studentId) || conversation.updatedAt < since) return 'expired';
    const history = await tx.select().from(messages).where(eq(messages.conversationId, id)).orderBy(asc(messages.ordinal));
    const last = history.at(-1);
    if (last?.status === 'streaming' && now.getTime() - last.createdAt.getTime() < longestAnswer) return 'busy';
    await tx.update(conversations).set({ updatedAt: now }).where(eq(conversations.id, id));
    return { conversation, history, answerId: await addTurn(tx, id, (last?.ordinal ?? -1) + 1, said, now) };
  });

/** Stores a finished answer, what the assistant keeps, and a completed profile on its student. */
export const finishAnswer = (db: Db, { answerId, conversationId, text, status, extras, state, now }: Finished): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(messages).set({ text, status, extras }).where(eq(messages.id, answerId));
    const [conversation] = await tx
      .update(conversations)
      .set({ updatedAt: now, ...(state === undefined ? {} : { state }) })
      .where(eq(conversations.id, conversationId))
      .returning();
    if (extras.profile && conversation?.studentId) await tx.update(students).set({ profile: extras.profile, updatedAt: now }).where(eq(students.id, conversation.studentId));
  });

/** Answers that a process left unfinished are marked as stopped, with what they had. */
export const sweepAnswers = async (db: Db, before: Date): Promise<void> => {
  await db.update(messages).set({ status: 'stopped' }).where(and(eq(messages.status, 'streaming'), lt(messages.createdAt, before)));
};

/** A student's conversations, newest first, with their messages in order. */
export const conversationsOf = async (db: Db, studentId: string, filter: { id?: string; kind?: ConversationRow['kind'] }): Promise<{ conversation: ConversationRow; said: MessageRow[] }[]> => {
  const rows = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.studentId, studentId), filter.id ? eq(conversations.id, filter.id) : undefined, filter.kind ? eq(conversations.kind, filter.kind) : undefined))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(50);
  const said = rows.length === 0 ? [] : await db.select().from(messages).where(inArray(messages.conversationId, rows.map((row) => row.id))).orderBy(asc(messages.ordinal));
  const byConversation = Map.groupBy(said, (message) => message.conversationId);
  return rows.map((conversation) => ({ conversation, said: byConversation.get(conversation.id) ?? [] }));
};

/** Forgets a student's conversation; false when there is no such one. */
export const deleteConversationOf = async (db: Db, studentId: string, id: string): Promise<boolean> => {
  const rows = await db
    .delete(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.studentId, studentId)))
    .returning({ id: conversations.id });
  return rows.length > 0;
};

/** Whether this student may speak of this conversation. */
export const isOwner = async (db: Db, studentId: string, id: string): Promise<boolean> => {
  const [row] = await db.select({ one: sql`1` }).from(conversations).where(and(eq(conversations.id, id), eq(conversations.studentId, studentId)));
  return row !== undefined;
};

// Begun without a token, it belongs to whoever holds its id.
const belongsTo = (conversation: ConversationRow, studentId: string | null): boolean => conversation.studentId === null || conversation.studentId === studentId;

async function addTurn(tx: Db, conversationId: string, ordinal: number, said: Said | null, now: Date): Promise<string> {
  const answerId = newId();
  const blank = { conversationId, createdAt: now };
  await tx.insert(messages).values([
    ...(said ? [{ ...blank, id: newId(), ordinal, sender: 'user' as const, text: said.text, hidden: said.hidden, status: 'complete' as const }] : []),
    { ...blank, id: answerId, ordinal: ordinal + 1, sender: 'assistant' as const, text: '', status: 'streaming' as const },
  ]);
  return answerId;
}

export interface Said {
  text: string;
  /** Sent by the interface on the student's behalf. */
  hidden: boolean;
}

export interface Opened {
  conversation: ConversationRow;
  /** What was said before this turn, oldest first. */
  history: MessageRow[];
  answerId: string;
}

interface Finished {
  answerId: string;
  conversationId: string;
  text: string;
  status: 'complete' | 'stopped' | 'failed';
  extras: MessageExtras;
  state: unknown;
  now: Date;
}
