import type { Profile } from '@alive/contract/profile.ts';
import { and, asc, eq, inArray, isNull, not, notInArray, or, sql } from 'drizzle-orm';
import { isAlive } from '#db/instances.ts';
import { type Db, rowsOf } from '#db/open.ts';
import { answerParts, conversations, type MessageExtras, messages, type StoredPiece } from '#db/tables.ts';
import { wellFormed } from '#platform/well-formed.ts';
import { gather, type Gathered, nothing } from './pieces.ts';
import type { PartRow } from './recorder.ts';

/**
 * Stores a finished answer and the assistant's state. Only the owner may do that, also if it was wrongly marked dead; a later turn keeps its
 * own state. `complete` ends an interview; returns its profile.
 */
export const finishAnswer = (
  db: Db,
  { messageId, conversationId, owner, status, found, hasParts, now, complete }: Finished,
): Promise<Profile | null> =>
  db.transaction(async (tx) => {
    await keepState(tx, { messageId, conversationId, state: found.state, now });
    const profile = complete === null ? null : await complete(tx);
    const extras: MessageExtras = profile === null ? found.extras : { ...found.extras, profile };
    await tx
      .update(messages)
      .set({ text: wellFormed(found.text), status, extras: wellFormed(extras) })
      .where(and(eq(messages.id, messageId), eq(messages.owner, owner)));
    if (hasParts) await tx.delete(answerParts).where(eq(answerParts.messageId, messageId));
    return profile;
  });

const keepState = async (tx: Db, { messageId, conversationId, state, now }: Kept): Promise<void> => {
  const isLast = sql`NOT EXISTS (SELECT 1 FROM ${messages} AS later JOIN ${messages} AS this ON this.id = ${messageId}
    WHERE later.conversation_id = ${conversationId} AND later.ordinal > this.ordinal)`;
  await tx
    .update(conversations)
    .set({
      updatedAt: now,
      ...(state === undefined
        ? {}
        : { state: sql`CASE WHEN ${isLast} THEN ${JSON.stringify(wellFormed(state))}::jsonb ELSE ${conversations.state} END` }),
    })
    .where(eq(conversations.id, conversationId));
};

/** Adds rows of growing answers, except those already stored. Returns the ids of messages that no longer exist. */
export const storeParts = async (db: Db, rows: PartRow[]): Promise<string[]> => {
  const given = sql`given AS (SELECT * FROM json_to_recordset(${JSON.stringify(wellFormed(rows))}::json)
    AS given("messageId" text, ordinal integer, pieces jsonb))`;
  const gone = await rowsOf<{ id: string }>(
    db,
    sql`WITH ${given}, stored AS (
        INSERT INTO ${answerParts} (message_id, ordinal, events, created_at)
        SELECT given."messageId", given.ordinal, given.pieces, now() FROM given JOIN ${messages} ON ${messages.id} = given."messageId"
        ON CONFLICT DO NOTHING)
      SELECT "messageId" AS id FROM given WHERE NOT EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.id} = given."messageId")`,
  );
  return gone.map(({ id }) => id);
};

/** Returns the parts of an answer from an ordinal on, and whether it is over or gone. */
export const readParts = async (db: Db, messageId: string, from: number): Promise<Parts> => {
  // One statement, because the final write deletes the parts.
  const found = await db
    .select({ status: messages.status, ordinal: answerParts.ordinal, pieces: answerParts.events })
    .from(messages)
    .leftJoin(answerParts, and(eq(answerParts.messageId, messages.id), sql`${answerParts.ordinal} >= ${from}`))
    .where(eq(messages.id, messageId))
    .orderBy(asc(answerParts.ordinal));
  return {
    isOver: found[0]?.status !== 'streaming',
    next: (found.at(-1)?.ordinal ?? from - 1) + 1,
    pieces: found.flatMap(({ pieces }) => pieces ?? []),
  };
};

/** Whether an answer is being written, according to the database. */
export const isStreaming = async (db: Db, messageId: string): Promise<boolean> => !(await readParts(db, messageId, lastOrdinal)).isOver;

/** Greater than that of any part. */
const lastOrdinal = 2_147_483_647;

/** Returns what is stored of answers being written, by message. */
export const gatherParts = async (db: Db, messageIds: string[]): Promise<Map<string, Gathered>> => {
  const rows = await db
    .select()
    .from(answerParts)
    .where(inArray(answerParts.messageId, messageIds))
    .orderBy(asc(answerParts.messageId), asc(answerParts.ordinal));
  return new Map(
    [...Map.groupBy(rows, (row) => row.messageId)].map(([id, parts]) => [id, gathered(parts.flatMap(({ events }) => events))]),
  );
};

const gathered = (pieces: StoredPiece[]): Gathered => pieces.reduce(gather, nothing());

/** Returns the id of the answer being written in a conversation; null if there is none. */
export const streamingIn = async (db: Db, conversationId: string): Promise<string | null> => {
  const [row] = await db.select({ id: messages.id }).from(messages).where(streamingOf(conversationId));
  return row?.id ?? null;
};

/** Stores a request to stop the answer being written in a conversation. Returns its id; null if there is none. */
export const askToStop = async (db: Db, conversationId: string): Promise<string | null> => {
  const [row] = await db.update(messages).set({ stopAsked: true }).where(streamingOf(conversationId)).returning({ id: messages.id });
  return row?.id ?? null;
};

const streamingOf = (conversationId: string) => and(eq(messages.conversationId, conversationId), eq(messages.status, 'streaming'));

/** Returns the answers that an instance writes, according to the database. */
export const answersOf = (db: Db, owner: string): Promise<{ id: string; stopAsked: boolean }[]> =>
  db
    .select({ id: messages.id, stopAsked: messages.stopAsked })
    .from(messages)
    .where(and(eq(messages.status, 'streaming'), eq(messages.owner, owner)));

/** Marks answers that their living owner no longer writes as interrupted. Returns the ids of those that were marked. */
export const interruptLost = (db: Db, owner: string, ids: string[]): Promise<string[]> =>
  interrupt(db, and(eq(messages.owner, owner), inArray(messages.id, ids)));

/**
 * Marks the answers of dead owners as interrupted, or as stopped if the student asked for that. Several instances may do that at once.
 * `unowned`: when to mark answers of a release without owners; `spared`: owners that may only be late. Returns the ids of marked answers.
 */
export const interruptDead = (db: Db, { me, unowned, conversationId, spared }: Dead): Promise<string[]> => {
  const isOld = unowned === 'at once' ? sql`true` : sql`${messages.createdAt} < now() - interval '1 minute'`;
  return interrupt(
    db,
    and(
      conversationId === undefined ? undefined : eq(messages.conversationId, conversationId),
      spared.length === 0 ? undefined : or(isNull(messages.owner), notInArray(messages.owner, spared)),
      sql`CASE WHEN ${isNull(messages.owner)} THEN ${isOld} ELSE ${not(isAlive(messages.owner, me))} END`,
    ),
  );
};

/** Two statements for all of them, however many a process left. */
async function interrupt(db: Db, isOver: ReturnType<typeof and>): Promise<string[]> {
  const over = and(eq(messages.status, 'streaming'), isOver);
  const found = await db.select({ id: messages.id, parts: partsOfMessage }).from(messages).where(over);
  if (found.length === 0) return [];
  const rows = wellFormed(found.map(({ id, parts }) => Object.assign(gathered(parts.flat()), { id })));
  const marked = await rowsOf<{ id: string }>(
    db,
    sql`WITH given AS (SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS given(id text, text text, extras jsonb, state jsonb)),
      marked AS (
        UPDATE ${messages} SET text = given.text, extras = given.extras,
          status = CASE WHEN ${messages.stopAsked} THEN 'stopped' ELSE 'interrupted' END
        FROM given WHERE ${messages.id} = given.id AND ${over}
        RETURNING ${messages.id}, ${messages.conversationId}, ${messages.ordinal}, given.state),
      dropped AS (DELETE FROM ${answerParts} WHERE ${answerParts.messageId} IN (SELECT id FROM marked)),
      kept AS (
        UPDATE ${conversations} SET state = marked.state FROM marked
        WHERE ${conversations.id} = marked.conversation_id AND marked.state IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM ${messages} AS later WHERE later.conversation_id = marked.conversation_id AND later.ordinal > marked.ordinal))
      SELECT id FROM marked`,
  );
  return marked.map(({ id }) => id);
}

const partsOfMessage = sql<StoredPiece[][]>`(SELECT coalesce(json_agg(p.events ORDER BY p.ordinal), '[]') FROM answer_parts p
  WHERE p.message_id = "messages"."id")`;

/** Deletes parts stored by an instance that was wrongly marked dead. */
export const dropLateParts = async (db: Db): Promise<void> => {
  const over = db
    .select({ one: sql`1` })
    .from(messages)
    .where(and(eq(messages.id, answerParts.messageId), sql`${messages.status} <> 'streaming'`));
  await db.delete(answerParts).where(sql`EXISTS ${over}`);
};

interface Dead {
  me: string;
  unowned: 'at once' | 'after a minute';
  conversationId?: string;
  spared: string[];
}

interface Kept {
  messageId: string;
  conversationId: string;
  state: unknown;
  now: Date;
}

interface Parts {
  isOver: boolean;
  /** The ordinal of the part after these. */
  next: number;
  pieces: StoredPiece[];
}

export interface Finished {
  messageId: string;
  conversationId: string;
  owner: string;
  status: 'complete' | 'stopped' | 'interrupted' | 'failed';
  found: Gathered;
  /** Whether parts of it may be stored. */
  hasParts: boolean;
  now: Date;
  /** Derives and stores the profile where an interview is over; null otherwise. */
  complete: ((tx: Db) => Promise<Profile>) | null;
}
