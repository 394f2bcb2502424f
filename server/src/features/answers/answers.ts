import type { ChatEvent } from '@alive/contract/conversations.ts';
import type { Db } from '#db/open.ts';
import type { StoredPiece } from '#db/tables.ts';
import type { AnswerPart } from '#platform/chat.ts';
import { channels, followParts, untilOver } from './follow.ts';
import { gather, type Gathered, nothing } from './pieces.ts';
import { openRecorder } from './recorder.ts';
import { openRunning, type Running } from './running.ts';
import { askToStop, finishAnswer, gatherParts, interruptDead, storeParts, streamingIn } from './store.ts';
import { openTending, type TendingDeps, type Unsaved } from './tend.ts';
import { writeAnswer } from './write.ts';

/**
 * The answers being written: each belongs to the instance that writes it, not to its reader. What there is of it is stored as it grows, so
 * that other instances follow it and something remains when its process ends.
 */
export const openAnswers = (deps: AnswersDeps): Answers => {
  const { db, pulse, bus, instance, now, log, storeEvery = 150 } = deps;
  /** All that this process is concerned with, from before their messages are stored until their ends are. */
  const known = new Map<string, Running>();
  /** Those that are being written, by conversation. */
  const written = new Map<string, Running>();
  const unsaved = new Map<string, Unsaved>();
  const closing = new AbortController();
  const recorder = openRecorder({
    store: (rows) => storeParts(pulse, rows),
    stored: ({ isWatched, messageId }) => isWatched && bus.publish(channels.more, messageId),
    failed: (error) => log.error({ err: error }, 'what there is of answers could not be stored, which is tried again'),
    every: storeEvery,
  });
  const tending = openTending({ ...deps, known, unsaved });

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
      unsaved.delete(messageId);
      forget();
      if (answer.isWatched) bus.publish(channels.end, messageId);
    };
    const finish: Parameters<typeof writeAnswer>[0]['finish'] = (finished) =>
      finishAnswer(db, { ...finished, owner: instance.id, now: now() });
    const retry = (store: () => Promise<unknown>) => unsaved.set(messageId, { store: () => store().then(over), tries: 1, giveUp: over });
    const writing = writeAnswer({ answer, parts, signal, recorder, finish, complete, retry, log });
    void writing.then(() => unsaved.has(messageId) || over());
    return answer.follow();
  };

  const running = () => [...written.values()].filter(({ messageId }) => !unsaved.has(messageId));

  return {
    start: tending.start,
    owner: instance.id,
    spared: tending.spared,
    isWriting: (conversationId) => written.has(conversationId),
    open: (ids) => {
      const answer = openRunning(ids, deps.unreadFor ?? longestUnread);
      const over = Promise.withResolvers<void>();
      known.set(ids.messageId, answer);
      const forget = () => {
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
    count: () => ({ running: running().length, unsaved: unsaved.size }),
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
    interruptIn: async (conversationId) => {
      const unowned = deps.isShared ? 'after a minute' : 'at once';
      for (const id of await interruptDead(db, { me: instance.id, unowned, conversationId, spared: tending.spared() }))
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
      await tending.close();
    },
  };
};

/** Milliseconds from its begin that an answer may take: longer than a model may, for whatever else would never end. */
const longestAnswer = 360_000;
/** Milliseconds after its last reader left. */
const longestUnread = 60_000;
/** Milliseconds that whoever stops an answer of another instance waits: its owner may have just died. */
const longestStop = 5000;

export interface AnswersDeps extends TendingDeps {
  db: Db;
  now: () => Date;
  /** Milliseconds between two times that what there is of an answer is stored; at a kill so much of it is lost. */
  storeEvery?: number;
  /** Milliseconds that an answer may go on after its last reader left. */
  unreadFor?: number;
}

interface Begun extends Pick<Parameters<typeof writeAnswer>[0], 'complete'> {
  parts: AsyncIterable<AnswerPart>;
}

export interface Answers {
  /** The instance that owns what is written here. */
  owner: string;
  /** Returns the instances whose heartbeat is late but which may be alive. */
  spared: () => string[];
  /** Whether this process writes an answer in a conversation. */
  isWriting: (conversationId: string) => boolean;
  /** Opens an answer whose message is still to be stored. */
  open: (ids: { messageId: string; conversationId: string }) => Opened;
  /** How many this process writes, and how many ends it could not store yet. */
  count: () => { running: number; unsaved: number };
  /** The events of an answer that this process writes, from its first; null where it does not. */
  follow: (messageId: string) => AsyncIterable<ChatEvent> | null;
  /** The message of a conversation that is being written, by whomever; null when none is. */
  streamingIn: (conversationId: string) => Promise<string | null>;
  /** The pieces of an answer that another instance writes, until its end is stored; none of one that is over. */
  partsOf: (messageId: string) => AsyncIterable<StoredPiece>;
  /** What there is of answers that are being written, by whomever. */
  soFar: (messageIds: string[]) => Promise<Map<string, Gathered>>;
  /** Ends the answer being written in a conversation, by whomever, and waits until what was said is stored; five seconds at most. */
  stop: (conversationId: string) => Promise<void>;
  /** Marks the answer of a conversation whose instance has ended. */
  interruptIn: (conversationId: string) => Promise<void>;
  /** Ends every answer that this process writes. */
  stopAll: () => Promise<void>;
  /** Lets running answers finish for so long, then cuts them off and whatever begins afterwards. For the end of the process. */
  drain: (milliseconds: number) => Promise<void>;
  /** Begins to say each second that this process lives, and to look after what others left behind; once it is said. */
  start: () => Promise<void>;
  /** Ends that, as a clean end does. */
  close: () => Promise<void>;
}

interface Opened {
  /** What ends it before its end. */
  signal: AbortSignal;
  /** Settles when its end is stored, or it was cancelled. */
  over: Promise<void>;
  /** It is not to be written: its message was not stored. */
  cancel: () => void;
  /** Writes it now that its message is stored; its events. */
  begin: (begun: Begun) => AsyncIterable<ChatEvent>;
}
