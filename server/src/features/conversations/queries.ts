import type { Profile } from '@alive/contract/profile.ts';
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type Db, isUniqueViolation } from '#db/open.ts';
import { conversations, type MessageExtras, messages, students } from '#db/tables.ts';
import { aboutFrom } from '#platform/about.ts';
import type { About, Given } from '#platform/chat.ts';
import { newId } from '#platform/ids.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** A streaming message this old (ms) was left behind by a process that ended; no answer may take longer. */
export const longestAnswer = 60_000;

/**
 * Begins a conversation with what the student said, if anything, and an empty answer to be filled; both are still to be stored.
 * Those that belong to nobody and have not been continued since `since` go: nobody can find them any more.
 */
export const beginConversation = async (db: Db, { kind, studentId, about, given, said, since, now }: Begun): Promise<Opened> => {
  if (studentId === null) await db.delete(conversations).where(and(isNull(conversations.studentId), lt(conversations.updatedAt, since)));
  const conversation: ConversationRow = { id: newId(), kind, studentId, about: given, state: null, createdAt: now, updatedAt: now };
  const { rows, ...ids } = turnOf(conversation.id, 0, said, now);
  // One statement and no transaction, for the first word waits for it.
  const begun = db.$with('begun').as(db.insert(conversations).values(conversation).returning({ id: conversations.id }));
  const store = () => stored(db.with(begun).insert(messages).values(rows));
  return { ...ids, conversation, about, history: [], studentId, isSettled: studentId !== null, store };
};

/**
 * Adds a turn to a conversation of this kind and owner that is not older than `since`; it is still to be stored.
 * 'expired' when there is none such, 'busy' while its last answer is still being written: `isRunning` says so of this process.
 * An interview that was begun without an account becomes that of the student who goes on with it, in one transaction with its facts.
 */
export const continueConversation = async (
  db: Db,
  { id, kind, studentId, said, since, isRunning, now, openClaim }: Continued,
): Promise<Opened | 'expired' | 'busy'> => {
  const [found] = await db
    .select({ conversation: conversations, history: historyOf, record: students })
    .from(conversations)
    .leftJoin(students, studentId === null ? sql`false` : eq(students.id, studentId))
    .where(eq(conversations.id, id));
  if (!found || found.conversation.kind !== kind || !belongsTo(found.conversation, studentId) || found.conversation.updatedAt < since)
    return 'expired';
  const { conversation, history, record } = found;
  const last = history.at(-1);
  if (last?.status === 'streaming') {
    if (isRunning || now.getTime() - Date.parse(last.createdAt) < longestAnswer) return 'busy';
    await db.update(messages).set({ status: 'stopped' }).where(eq(messages.id, last.id));
  }
  const { rows, ...ids } = turnOf(id, (last?.ordinal ?? -1) + 1, said, now);
  const opened = { ...ids, conversation, about: aboutFrom(conversation.about, record), history, studentId };
  if (kind === 'onboarding' && conversation.studentId === null && studentId !== null) {
    const taken = async () => {
      const claim = await openClaim();
      return db.transaction(async (tx) => {
        const unclaimed = and(eq(conversations.id, id), isNull(conversations.studentId));
        const own = await tx.update(conversations).set({ studentId, updatedAt: now }).where(unclaimed).returning({ id: conversations.id });
        if (own.length === 0) return false;
        await tx.insert(messages).values(rows);
        await claim(tx, { conversationId: id, studentId });
        return true;
      });
    };
    return { ...opened, isSettled: false, store: () => stored(taken()) };
  }
  const touched = db
    .$with('touched')
    .as(db.update(conversations).set({ updatedAt: now }).where(eq(conversations.id, id)).returning({ id: conversations.id }));
  return { ...opened, isSettled: true, store: () => stored(db.with(touched).insert(messages).values(rows)) };
};

/** Of two who speak at once in one conversation, one finds the places taken: that is the lock. */
const stored = (statement: PromiseLike<unknown>): Promise<boolean> =>
  Promise.resolve(statement).then(
    (result) => result !== false,
    (error: unknown) => {
      if (isUniqueViolation(error)) return false;
      throw error;
    },
  );

/** A conversation's messages in order, within the statement that reads it: the first word waits for each statement. */
const historyOf = sql<Past[]>`(SELECT coalesce(json_agg(json_build_object('id', m.id, 'ordinal', m.ordinal, 'sender', m.sender,
  'text', m.text, 'status', m.status, 'createdAt', m.created_at) ORDER BY m.ordinal), '[]') FROM messages m
  WHERE m.conversation_id = "conversations"."id")`;

/** Stores a finished answer and what the assistant keeps; `complete` ends an interview, and its profile is what this returns. */
export const finishAnswer = (
  db: Db,
  { answerId, conversationId, text, status, extras, state, now, complete }: Finished,
): Promise<Profile | null> =>
  db.transaction(async (tx) => {
    await tx
      .update(conversations)
      .set({ updatedAt: now, ...(state === undefined ? {} : { state }) })
      .where(eq(conversations.id, conversationId));
    const profile = complete === null ? null : await complete(tx);
    const all = profile === null ? extras : { ...extras, profile };
    await tx.update(messages).set({ text, status, extras: all }).where(eq(messages.id, answerId));
    return profile;
  });

/** Answers that a process left unfinished are marked as stopped, with what they had. */
export const sweepAnswers = async (db: Db, before: Date): Promise<void> => {
  await db
    .update(messages)
    .set({ status: 'stopped' })
    .where(and(eq(messages.status, 'streaming'), lt(messages.createdAt, before)));
};

/** A student's conversations, newest first, with their messages in order. */
export const conversationsOf = async (db: Db, studentId: string, kind?: ConversationRow['kind']): Promise<Told[]> => {
  const rows = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.studentId, studentId), kind ? eq(conversations.kind, kind) : undefined))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(50);
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
export const conversationOf = async (db: Db, studentId: string, id: string): Promise<Told | null> => {
  const [conversation] = await db.select().from(conversations).where(held(studentId, id));
  return conversation
    ? { conversation, said: await db.select().from(messages).where(eq(messages.conversationId, id)).orderBy(asc(messages.ordinal)) }
    : null;
};

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
const belongsTo = (conversation: ConversationRow, studentId: string | null): boolean =>
  conversation.studentId === null || conversation.studentId === studentId;

/** What was said, if anything, and the answer to it, which is still empty. */
function turnOf(conversationId: string, ordinal: number, said: Said | null, now: Date) {
  const answerId = newId();
  const saidId = said === null ? null : newId();
  const blank = { conversationId, createdAt: now };
  const rows: (typeof messages.$inferInsert)[] = [
    ...(said !== null && saidId !== null
      ? [{ ...blank, id: saidId, ordinal, sender: 'user' as const, text: said.text, hidden: said.hidden, status: 'complete' as const }]
      : []),
    { ...blank, id: answerId, ordinal: ordinal + 1, sender: 'assistant', text: '', status: 'streaming' },
  ];
  return { answerId, saidId, rows };
}

export interface Said {
  text: string;
  /** Sent by the interface on the student's behalf. */
  hidden: boolean;
}

export interface Opened {
  conversation: ConversationRow;
  /** What is known of whoever speaks. */
  about: About;
  /** What was said before this turn, oldest first. */
  history: Pick<Past, 'sender' | 'text'>[];
  answerId: string;
  /** The message that was said; null where nothing was. */
  saidId: string | null;
  /** Who spoke; null without a token. */
  studentId: string | null;
  /** Whether the facts of whoever speaks are there already; otherwise they are once the turn is stored. */
  isSettled: boolean;
  /** Stores the turn; false where somebody else spoke at the same time. */
  store: () => Promise<boolean>;
}

/** A message as JSON tells it. */
interface Past extends Pick<MessageRow, 'id' | 'ordinal' | 'sender' | 'text' | 'status'> {
  createdAt: string;
}

interface Told {
  conversation: ConversationRow;
  said: MessageRow[];
}

interface Recent extends Pick<ConversationRow, 'id' | 'kind' | 'updatedAt'> {
  words: string | null;
}

interface Begun {
  kind: ConversationRow['kind'];
  studentId: string | null;
  about: About;
  given: Given;
  said: Said | null;
  since: Date;
  now: Date;
}

interface Continued {
  id: string;
  kind: ConversationRow['kind'];
  studentId: string | null;
  said: Said | null;
  since: Date;
  isRunning: boolean;
  now: Date;
  /** Opens what gives the facts of a conversation to a student. */
  openClaim: () => Promise<(tx: Db, claim: { conversationId: string; studentId: string }) => Promise<void>>;
}

interface Finished {
  answerId: string;
  conversationId: string;
  text: string;
  status: 'complete' | 'stopped' | 'failed';
  extras: MessageExtras;
  state: unknown;
  now: Date;
  /** Derives and stores the profile where an interview is over; null otherwise. */
  complete: ((tx: Db) => Promise<Profile>) | null;
}
