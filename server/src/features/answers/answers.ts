import type { ChatEvent } from '@alive/contract/conversations.ts';
import type { Db } from '#db/open.ts';
import type { StoredPiece } from '#db/tables.ts';
import type { AnswerPart } from '#platform/chat.ts';
import { channels, followParts, untilOver } from './follow.ts';
import { type HeartbeatDeps, openHeartbeat } from './heartbeat.ts';
import { gather, type Gathered, nothing } from './pieces.ts';
import { openRecorder } from './recorder.ts';
import { openRunning, type Running } from './running.ts';
import { askToStop, finishAnswer, gatherParts, interruptDead, storeParts, streamingIn } from './store.ts';
import { openUnsaved } from './unsaved.ts';
import { writeAnswer } from './write.ts';

/**
 * The answers being written. Each belongs to the instance that writes it, not to its reader. It is stored as it grows, so that other instances
 * can follow it and part of it survives its process.
 */
export const openAnswers = (deps: AnswersDeps): Answers => {
  const { db, pulse, bus, instance, now, log, storeEvery = 150, whenSessionEnds = () => () => undefined } = deps;
  /** All answers of this process, from before their messages are stored until their final write. */
  const known = new Map<string, Running>();
  /** The answers being written, by conversation. */
  const written = new Map<string, Running>();
  const unsaved = openUnsaved();
  const closing = new AbortController();
  const recorder = openRecorder({
    store: (rows) => storeParts(pulse, rows),
    stored: ({ isWatched, messageId }) => isWatched && bus.publish(channels.more, messageId),
    failed: (error) => log.error({ err: error }, 'could not store partial answers; retrying'),
    every: storeEvery,
  });
  const heartbeat = openHeartbeat({ ...deps, known, retryUnsaved: unsaved.retry });

  const forOwn = (act: (answer: Running) => void) => (messageId: string) => {
    const answer = known.get(messageId);
    if (answer) act(answer);
  };
  const unsubscribe = [
    bus.subscribe(
      channels.stop,
      forOwn((answer) => {
        answer.isWatched = true;
        answer.stop.abort();
      }),
    ),
    bus.subscribe(
      channels.follow,
      forOwn((answer) => {
        answer.isWatched = true;
        answer.seen();
        recorder.flush(answer);
      }),
    ),
  ];

  const begin = (answer: Running, signal: AbortSignal, { parts, complete, forget }: Begun & { forget: () => void }) => {
    const { messageId, conversationId } = answer;
    written.set(conversationId, answer);
    const over = () => {
      if (written.get(conversationId) === answer) written.delete(conversationId);
      forget();
      if (answer.isWatched) bus.publish(channels.end, messageId);
    };
    const finish: Parameters<typeof writeAnswer>[0]['finish'] = (finished) =>
      finishAnswer(db, { ...finished, owner: instance.id, now: now() });
    const retry = (store: () => Promise<unknown>) => unsaved.add(messageId, { store, over });
    const writing = writeAnswer({ answer, parts, signal, recorder, finish, complete, retry, log });
    void writing.then(() => unsaved.has(messageId) || over());
    return answer.follow();
  };

  const running = () => [...written.values()].filter(({ messageId }) => !unsaved.has(messageId));

  return {
    start: heartbeat.start,
    owner: instance.id,
    spared: heartbeat.spared,
    isWriting: (conversationId) => written.has(conversationId),
    settle: async (conversationId) => {
      const own = written.get(conversationId);
      if (own) await unsaved.store(own.messageId);
    },
    open: (ids) => {
      const answer = openRunning(ids, deps.unreadFor ?? longestUnread);
      const over = Promise.withResolvers<void>();
      known.set(ids.messageId, answer);
      const unwatch = whenSessionEnds(() => answer.stop.abort());
      const forget = () => {
        unwatch();
        known.delete(ids.messageId);
        over.resolve();
      };
      const signal = AbortSignal.any([answer.stop.signal, answer.unread, closing.signal, AbortSignal.timeout(longestAnswer)]);
      return {
        signal,
        over: over.promise,
        cancel: () => {
          answer.stop.abort();
          answer.end();
          forget();
        },
        begin: (begun) => begin(answer, signal, { ...begun, forget }),
      };
    },
    count: () => ({ running: running().length, unsaved: unsaved.count() }),
    follow: (messageId) => known.get(messageId)?.follow() ?? null,
    streamingIn: async (conversationId) => written.get(conversationId)?.messageId ?? streamingIn(db, conversationId),
    partsOf: (messageId) => followParts({ db, bus }, messageId),
    soFar: async (messageIds) => {
      const own = messageIds.flatMap((id) => known.get(id) ?? []);
      const others = messageIds.filter((id) => !known.has(id));
      const all = others.length === 0 ? new Map<string, Gathered>() : await gatherParts(db, others);
      for (const { messageId, pieces } of own) all.set(messageId, pieces.reduce(gather, nothing()));
      return all;
    },
    stop: async (conversationId) => {
      const own = written.get(conversationId);
      if (own) {
        own.stop.abort();
        return own.finished;
      }
      const messageId = await askToStop(db, conversationId);
      if (messageId === null) return;
      bus.publish(channels.stop, messageId);
      await untilOver({ db, bus }, messageId, longestStop);
    },
    drop: (messageIds) => {
      for (const id of messageIds) bus.publish(channels.stop, id);
    },
    interruptIn: async (conversationId) => {
      const unowned = deps.isShared ? 'after a minute' : 'at once';
      for (const id of await interruptDead(db, { me: instance.id, unowned, conversationId, spared: heartbeat.spared() }))
        bus.publish(channels.end, id);
    },
    stopAll: async () => {
      for (let left = running(); left.length > 0; left = running()) {
        for (const { stop } of left) stop.abort();
        await Promise.all(left.map((answer) => answer.finished));
      }
    },
    drain: async (milliseconds) => {
      const timer = setTimeout(() => closing.abort(), milliseconds);
      for (let left = running(); left.length > 0; left = running()) await Promise.all(left.map((answer) => answer.finished));
      clearTimeout(timer);
    },
    close: async () => {
      for (const end of unsubscribe) end();
      await heartbeat.close();
    },
  };
};

/** Milliseconds that an answer may take, longer than a model may: a limit for anything else that never ends. */
const longestAnswer = 360_000;
/** Milliseconds that an answer goes on without a reader. */
const longestUnread = 60_000;
/** Milliseconds to wait for another instance to stop its answer: that instance may have just died. */
const longestStop = 5000;

export interface AnswersDeps extends HeartbeatDeps {
  db: Db;
  now: () => Date;
  /** Milliseconds between two writes of a growing answer: a killed process loses this much. */
  storeEvery?: number;
  /** Milliseconds that an answer goes on without a reader. */
  unreadFor?: number;
  /** Calls `end` when the session has ended that an answer is written for; returns what ends the watch. */
  whenSessionEnds?: (end: () => void) => () => void;
}

interface Begun extends Pick<Parameters<typeof writeAnswer>[0], 'complete'> {
  parts: AsyncIterable<AnswerPart>;
}

export interface Answers {
  /** The instance that owns what is written here. */
  owner: string;
  /** Returns the instances whose heartbeat is late but which may be alive. */
  spared: () => string[];
  /** Whether this process writes an answer in a conversation, or could not store its end yet. */
  isWriting: (conversationId: string) => boolean;
  /** Stores the end of this process's last answer in a conversation, if that failed before. Throws what the database throws. */
  settle: (conversationId: string) => Promise<void>;
  /** Opens an answer before its message is stored. */
  open: (ids: { messageId: string; conversationId: string }) => Opened;
  /** How many answers this process writes, and how many final writes failed so far. */
  count: () => { running: number; unsaved: number };
  /** Returns all events of an answer that this process writes; null if it does not. */
  follow: (messageId: string) => AsyncIterable<ChatEvent> | null;
  /** Returns the message being written in a conversation, on any instance; null if there is none. */
  streamingIn: (conversationId: string) => Promise<string | null>;
  /** Yields the pieces of an answer of another instance until its end is stored; none if it is over. */
  partsOf: (messageId: string) => AsyncIterable<StoredPiece>;
  /** Returns the pieces so far of answers being written, on any instance. */
  soFar: (messageIds: string[]) => Promise<Map<string, Gathered>>;
  /** Stops the answer being written in a conversation, on any instance, and waits until it is stored, at most five seconds. */
  stop: (conversationId: string) => Promise<void>;
  /** Has whoever writes these messages stop, though their rows are gone. */
  drop: (messageIds: string[]) => void;
  /** Marks the answer of a conversation as interrupted if its instance is dead. */
  interruptIn: (conversationId: string) => Promise<void>;
  /** Stops every answer of this process. */
  stopAll: () => Promise<void>;
  /** Lets running answers finish for this time, then cuts them off, and all that start later. For shutdown. */
  drain: (milliseconds: number) => Promise<void>;
  /** Starts the heartbeat, and resolves after the first one. */
  start: () => Promise<void>;
  /** Ends the heartbeat and removes this instance. */
  close: () => Promise<void>;
}

interface Opened {
  /** Aborts when it must end early. */
  signal: AbortSignal;
  /** Resolves when its end is stored, or it was cancelled. */
  over: Promise<void>;
  /** Drops it, because its message was not stored. */
  cancel: () => void;
  /** Writes it, after its message was stored, and returns its events. */
  begin: (begun: Begun) => AsyncIterable<ChatEvent>;
}
