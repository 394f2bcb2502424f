import { type Ask, mostAnswers } from '@alive/contract/conversations.ts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { isAlive } from '#db/instances.ts';
import { type Db, isUniqueViolation } from '#db/open.ts';
import { conversations, messages, students } from '#db/tables.ts';
import { aboutFrom } from '#platform/about.ts';
import type { About, Given } from '#platform/chat.ts';
import { newId } from '#platform/ids.ts';
import type { ConversationRow, MessageRow } from './queries.ts';

/**
 * Begins a conversation with what the student said, if anything, and an empty answer; `store` stores both. Deletes conversations without an
 * owner that were not continued since `since`: nobody can open them any more.
 */
export const beginConversation = async (
  db: Db,
  { kind, studentId, about, given, said, answerId, owner, since, now }: Begun,
): Promise<Opened> => {
  if (studentId === null) await db.delete(conversations).where(and(isNull(conversations.studentId), lt(conversations.updatedAt, since)));
  const conversation: ConversationRow = { id: newId(), kind, studentId, about: given, state: null, createdAt: now, updatedAt: now };
  const { rowsAt, ...ids } = turnOf({ conversationId: conversation.id, ordinal: 0, said, answerId, studentId, owner, now });
  // One statement and no transaction, for the first word waits for it.
  const begun = db.$with('begun').as(db.insert(conversations).values(conversation).returning({ id: conversations.id }));
  const store = (slot: number | null) => stored(db.with(begun).insert(messages).values(rowsAt(slot)));
  return { ...ids, conversation, about, history: [], studentId, isSettled: studentId !== null, store };
};

/**
 * Adds a turn to a conversation of this kind and owner that is not older than `since`; `store` stores it. Returns 'expired' if there is no
 * such conversation, 'full' if it has as many answers as it may have, 'busy' while its last answer is being written (`isRunning`: by this process), 'left' if the instance that wrote it died.
 * An interview begun without an account goes to the student who continues it, in one transaction with its facts.
 */
export const continueConversation = async (
  db: Db,
  { id, kind, studentId, said, answerId, owner, since, isRunning, now, openClaim }: Continued,
): Promise<Opened | 'expired' | 'full' | 'busy' | 'left'> => {
  const [found] = await db
    .select({ conversation: conversations, history: historyFor(owner), record: students })
    .from(conversations)
    .leftJoin(students, studentId === null ? sql`false` : eq(students.id, studentId))
    .where(eq(conversations.id, id));
  if (!found || found.conversation.kind !== kind || !belongsTo(found.conversation, studentId) || found.conversation.updatedAt < since)
    return 'expired';
  const { conversation, history, record } = found;
  if (history.filter(({ sender }) => sender === 'assistant').length >= mostAnswers) return 'full';
  const last = history.at(-1);
  if (last?.status === 'streaming') return isRunning || last.isWritten ? 'busy' : 'left';
  const { rowsAt, ...ids } = turnOf({ conversationId: id, ordinal: (last?.ordinal ?? -1) + 1, said, answerId, studentId, owner, now });
  const opened = { ...ids, conversation, about: aboutFrom(conversation.about, record), history, studentId };
  if (kind === 'onboarding' && conversation.studentId === null && studentId !== null) {
    const taken = async (slot: number | null) => {
      const claim = await openClaim();
      return db.transaction(async (tx) => {
        const unclaimed = and(eq(conversations.id, id), isNull(conversations.studentId));
        const own = await tx.update(conversations).set({ studentId, updatedAt: now }).where(unclaimed).returning({ id: conversations.id });
        if (own.length === 0) return false;
        await tx.insert(messages).values(rowsAt(slot));
        await claim(tx, { conversationId: id, studentId });
        return true;
      });
    };
    return { ...opened, isSettled: false, store: (slot) => stored(taken(slot)) };
  }
  const touched = db
    .$with('touched')
    .as(db.update(conversations).set({ updatedAt: now }).where(eq(conversations.id, id)).returning({ id: conversations.id }));
  return { ...opened, isSettled: true, store: (slot) => stored(db.with(touched).insert(messages).values(rowsAt(slot))) };
};

/** Unique constraints are the lock: one answer per conversation, two per student. */
const stored = (statement: PromiseLike<unknown>): Promise<Stored> =>
  Promise.resolve(statement).then(
    (result) => (result === false ? 'busy' : 'stored'),
    (error: unknown) => {
      if (isUniqueViolation(error, 'messages_at_once')) return 'crowded';
      if (isUniqueViolation(error)) return 'busy';
      throw error;
    },
  );

/** A conversation's messages in order, within the statement that reads it: the first word waits for each statement. */
const historyFor = (me: string) => sql<
  Past[]
>`(SELECT coalesce(json_agg(json_build_object('id', m.id, 'ordinal', m.ordinal, 'sender', m.sender,
  'text', m.text, 'status', m.status, 'at', m.created_at, 'writer', m.extras->'writer', 'ask', m.extras->'ask', 'writtenFor', m.written_for, 'isWritten', m.status = 'streaming' AND ${writes(me)}) ORDER BY m.ordinal), '[]') FROM messages m
  WHERE m.conversation_id = "conversations"."id")`;

/** Whether an instance writes a message; answers of a release without owners end within a minute. */
const writes = (me: string) =>
  sql`CASE WHEN m.owner IS NULL THEN m.created_at > now() - interval '1 minute' ELSE ${isAlive(sql`m.owner`, me)} END`;

const belongsTo = (conversation: ConversationRow, studentId: string | null): boolean =>
  conversation.studentId === null || conversation.studentId === studentId;

/** Returns the rows of what was said, if anything, and of the empty answer, which takes one of the student's answer slots. */
function turnOf({ conversationId, ordinal, said, answerId, studentId, owner, now }: Turn) {
  const saidId = said === null ? null : newId();
  const blank = { conversationId, createdAt: now };
  const rowsAt = (slot: number | null): (typeof messages.$inferInsert)[] => [
    ...(said !== null && saidId !== null
      ? [{ ...blank, id: saidId, ordinal, sender: 'user' as const, text: said.text, hidden: said.hidden, status: 'complete' as const }]
      : []),
    {
      ...blank,
      id: answerId,
      ordinal: ordinal + 1,
      sender: 'assistant',
      text: '',
      status: 'streaming',
      owner,
      writtenFor: studentId,
      place: slot,
    },
  ];
  return { answerId, saidId, rowsAt };
}

interface Turn extends Pick<Begun, 'said' | 'answerId' | 'studentId' | 'owner' | 'now'> {
  conversationId: string;
  ordinal: number;
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
  history: Past[];
  answerId: string;
  /** The message that was said; null where nothing was. */
  saidId: string | null;
  /** Who spoke; null without a token. */
  studentId: string | null;
  /** Whether the facts of whoever speaks are there already; otherwise they are once the turn is stored. */
  isSettled: boolean;
  /** Stores the turn in one of the student's answer slots. */
  store: (slot: number | null) => Promise<Stored>;
}

/** `busy`: another message came at the same time; `crowded`: another answer has the student's slot. */
type Stored = 'stored' | 'busy' | 'crowded';

/** A message as JSON tells it. */
export interface Past extends Pick<MessageRow, 'id' | 'ordinal' | 'sender' | 'text' | 'status' | 'writtenFor'> {
  /** Whether a living instance writes it. */
  isWritten: boolean;
  /** When it was said, as JSON has it. */
  at: string;
  writer: 'model' | null;
  ask: Ask | null;
}

interface Begun {
  kind: ConversationRow['kind'];
  studentId: string | null;
  about: About;
  given: Given;
  said: Said | null;
  /** The id of the message that becomes the answer. */
  answerId: string;
  /** The instance that writes the answer. */
  owner: string;
  since: Date;
  now: Date;
}

interface Continued extends Omit<Begun, 'about' | 'given'> {
  id: string;
  isRunning: boolean;
  /** Opens what gives the facts of a conversation to a student. */
  openClaim: () => Promise<(tx: Db, claim: { conversationId: string; studentId: string }) => Promise<void>>;
}
