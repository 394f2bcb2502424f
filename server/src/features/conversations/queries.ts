import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import type { Student } from '#db/sessions.ts';
import { conversations, messages, students } from '#db/tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** A student's conversations, newest first, with their messages in order; `before` is a moment or the id of one of their conversations. */
export const conversationsOf = async (
  db: Db,
  studentId: string,
  { kind, limit, before }: { kind?: ConversationRow['kind']; limit: number; before?: string },
): Promise<StoredConversation[]> => {
  const { id, updatedAt } = conversations;
  const earlier =
    before === undefined
      ? undefined
      : before.includes(':')
        ? lt(updatedAt, new Date(before))
        : sql`(${updatedAt}, ${id}) < (SELECT c.updated_at, c.id FROM ${conversations} c WHERE c.id = ${before} AND c.student_id = ${studentId})`;
  const rows = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.studentId, studentId), kind ? eq(conversations.kind, kind) : undefined, earlier))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit);
  const said =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(messages)
          .where(
            inArray(
              messages.conversationId,
              rows.map((row) => row.id),
            ),
          )
          .orderBy(asc(messages.ordinal));
  const byConversation = Map.groupBy(said, (message) => message.conversationId);
  return rows.map((conversation) => ({ conversation, said: byConversation.get(conversation.id) ?? [] }));
};

/** One conversation of which this student may speak, with its messages in order; null when there is none such. */
export const conversationOf = async (db: Db, studentId: string, id: string): Promise<StoredConversation | null> => {
  const [conversation] = await db.select().from(conversations).where(held(studentId, id));
  return conversation
    ? { conversation, said: await db.select().from(messages).where(eq(messages.conversationId, id)).orderBy(asc(messages.ordinal)) }
    : null;
};

/** An answer with its conversation, what was said before it and whose conversation it is; null when there is none such. */
export const answerById = async (db: Db, messageId: string): Promise<(StoredConversation & { record: Student | null }) | null> => {
  const [found] = await db
    .select({ answer: messages, conversation: conversations, record: students })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(students, eq(students.id, conversations.studentId))
    .where(eq(messages.id, messageId));
  if (!found) return null;
  const { conversation, answer, record } = found;
  const said = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversation.id), lte(messages.ordinal, answer.ordinal)))
    .orderBy(desc(messages.ordinal))
    .limit(2);
  return { conversation, said: said.toReversed(), record };
};

/** Whose conversation an answer is in: a student's id, null for nobody's; undefined where there is no such answer. */
export const holderOfAnswer = async (db: Db, messageId: string): Promise<string | null | undefined> =>
  (
    await db
      .select({ studentId: conversations.studentId })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(eq(messages.id, messageId))
  )[0]?.studentId;

/**
 * A student's 20 latest search chats in which they said something or were answered, newest first, each with the first words that they said
 * themselves in one line; null where they said nothing. Only the beginning of those words is read.
 */
export const recentOf = (db: Db, studentId: string): Promise<Recent[]> => {
  const begun = db
    .select({ words: sql<string>`left(regexp_replace(${messages.text}, '\\s+', ' ', 'g'), 200)`.as('words') })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), eq(messages.sender, 'user'), eq(messages.hidden, false)))
    .orderBy(asc(messages.ordinal))
    .limit(1)
    .as('begun');
  const answer = db
    .select({ one: sql`1` })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), eq(messages.sender, 'assistant'), ne(messages.text, '')));
  return db
    .select({ id: conversations.id, kind: conversations.kind, updatedAt: conversations.updatedAt, words: begun.words })
    .from(conversations)
    .leftJoinLateral(begun, sql`true`)
    .where(and(eq(conversations.studentId, studentId), eq(conversations.kind, 'search'), or(isNotNull(begun.words), exists(answer))))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(20);
};

/** Forgets a conversation of which this student may speak. */
export const deleteConversationOf = async (db: Db, studentId: string, id: string): Promise<void> => {
  await db.delete(conversations).where(held(studentId, id));
};

/** Whether this student may speak of this conversation. */
export const isHolder = async (db: Db, studentId: string, id: string): Promise<boolean> => {
  const [row] = await db
    .select({ one: sql`1` })
    .from(conversations)
    .where(held(studentId, id));
  return row !== undefined;
};

// Begun without a token, it belongs to whoever holds its id.
const held = (studentId: string, id: string) =>
  and(eq(conversations.id, id), or(eq(conversations.studentId, studentId), isNull(conversations.studentId)));

export interface StoredConversation {
  conversation: ConversationRow;
  said: MessageRow[];
}

interface Recent extends Pick<ConversationRow, 'id' | 'kind' | 'updatedAt'> {
  words: string | null;
}
