import { setImmediate } from 'node:timers/promises';
import type { Condition } from '@alive/contract/conditions.ts';
import { type ChatEvent, mostAnswers } from '@alive/contract/conversations.ts';
import type { Profile } from '@alive/contract/profile.ts';
import type { Db } from '#db/open.ts';
import type { StoredPiece } from '#db/tables.ts';
import { ahead } from '#platform/ahead.ts';
import type { About, AnswerPart, Assistant, AssistantTurn, Given, TurnFacts } from '#platform/chat.ts';
import { AppError } from '#platform/errors.ts';
import { openAnswerSlots } from './answer-slots.ts';
import { openReplay } from './replay.ts';
import type { Show } from './show.ts';
import { beginConversation, continueConversation, type Opened, type Past, type Said } from './store.ts';
import * as copy from './copy.ts';
import { holderOfAnswer } from './queries.ts';

/**
 * The conversations of both chats: stores what was said before it sends anything of an answer, and lets the assistant write. Across instances
 * each student has at most two answers at once, each conversation one.
 */
export const openConversations = ({
  db,
  now,
  lifetimeHours,
  answers,
  facts,
  show,
}: {
  db: Db;
  now: () => Date;
  lifetimeHours: number;
  answers: Answers;
  facts: KnownFacts;
  show: Show;
}): Conversations => {
  const slots = openAnswerSlots();
  const since = () => new Date(now().getTime() - lifetimeHours * 3_600_000);
  const replay = openReplay({ db, show, partsOf: answers.partsOf });

  /** The facts for one turn. Facts of a message are written after the message is stored, and not after its answer was stopped. */
  const factsFor = (opened: Opened, isStored: Promise<void>, signal: AbortSignal): TurnFacts => ({
    all: async () => {
      if (!opened.isSettled) await isStored;
      return facts.all(holderOf(opened));
    },
    note: async (what) => {
      await isStored;
      signal.throwIfAborted();
      return facts.note(holderOf(opened), opened.saidId, what);
    },
  });

  const begin = async (opened: Opened, assistant: Assistant, turn: Pick<AssistantTurn, 'network' | 'message' | 'filters' | 'finish'>) => {
    const { conversation, history, store, answerId } = opened;
    const slot = slots.take(opened.studentId);
    if (slot === null) throw crowded();
    const answer = answers.open({ messageId: answerId, conversationId: conversation.id });
    const { signal } = answer;
    void answer.over.then(slot.release);
    const isStored = Promise.withResolvers<void>();
    isStored.promise.catch(() => undefined);
    const whole = {
      ...turn,
      about: opened.about,
      state: conversation.state,
      history: history.map(pastOf),
      facts: factsFor(opened, isStored.promise, signal),
    };
    // The assistant works while the message is stored, but nothing of its answer is sent before that.
    const parts = ahead(untilAborted(assistant(whole, signal), signal));
    try {
      await setImmediate();
      let outcome = await store(slot.number);
      if (outcome === 'crowded' && slot.change()) outcome = await store(slot.number);
      if (outcome !== 'stored') throw outcome === 'busy' ? busy() : crowded();
      isStored.resolve();
    } catch (error) {
      isStored.reject(error);
      answer.cancel();
      void parts.end();
      throw error;
    }
    const complete = async () => {
      const within = await facts.within();
      return (tx: Db) => within.complete(tx, holderOf(opened));
    };
    return answer.begin({ parts, complete });
  };

  return {
    show,
    start: async ({ kind, studentId, network, about, given = about, said, answerId, assistant }) =>
      begin(
        await beginConversation(db, { kind, studentId, about, given, said, answerId, owner: answers.owner, since: since(), now: now() }),
        assistant,
        { network, message: said?.text ?? null },
      ),
    continue: async ({ kind, id, studentId, network, said, answerId, filters, finish, assistant }) => {
      await answers.settle(id);
      const open = () =>
        continueConversation(db, {
          id,
          kind,
          studentId,
          said,
          answerId,
          owner: answers.owner,
          since: since(),
          isRunning: answers.isWriting(id),
          now: now(),
          openClaim: async () => (await facts.within()).claim,
        });
      let opened = await open();
      if (opened === 'left') {
        await answers.interruptIn(id);
        opened = await open();
      }
      if (opened === 'expired') throw new AppError('CONVERSATION_EXPIRED', copy.expired);
      if (opened === 'full') throw full();
      if (opened === 'busy' || opened === 'left') throw busy();
      return begin(opened, assistant, { network, message: said?.text ?? (finish ? '' : null), filters, finish });
    },
    stop: answers.stop,
    follow: async (id) => {
      const messageId = await answers.streamingIn(id);
      return messageId === null ? null : (answers.follow(messageId) ?? replay.follow(messageId, id));
    },
    events: async (messageId, studentId) => {
      const holder = await holderOfAnswer(db, messageId);
      // Whoever began it without an account reads nothing of the account that took it over.
      if (holder !== undefined && holder !== studentId) throw new AppError('CONVERSATION_EXPIRED', copy.expired);
      return answers.follow(messageId) ?? replay.events(messageId);
    },
  };
};

/** What was said as assistants are given it: an answer is written for whoever spoke before it. */
const pastOf = (
  { sender, text, at, writer, ask, writtenFor }: Past,
  place: number,
  all: readonly Past[],
): AssistantTurn['history'][number] => ({
  sender,
  text,
  at: new Date(at),
  studentId: sender === 'assistant' ? writtenFor : (all[place + 1]?.writtenFor ?? null),
  writer,
  ask,
});

/** Whose facts a turn is about. */
const holderOf = ({ studentId, conversation }: Opened): Holder =>
  studentId === null ? { conversationId: conversation.id } : { studentId };

const busy = () => new AppError('CONVERSATION_BUSY', copy.busy);

const full = () => new AppError('CONVERSATION_FULL', copy.full(mostAnswers));

const crowded = () => new AppError('RATE_LIMITED', copy.twoAnswers, { retryAfter: 2 });

/** What an assistant yields until `signal` ends it: at once, whether or not the assistant listens, and then without an error. */
async function* untilAborted<T>(parts: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = parts[Symbol.asyncIterator]();
  const aborted = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  try {
    while (!signal.aborted) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next === null || next.done) return;
      yield next.value;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    // Not awaited, because an assistant that ignores the signal returns late.
    iterator.return?.().then(undefined, () => undefined);
  }
}

export interface Conversations {
  /** Begins a conversation and its first answer; `said` null lets the assistant speak first. */
  start: (input: {
    kind: Kind;
    studentId: string | null;
    /** The network address that asks, hashed. */
    network?: string;
    about: About;
    /** What of it holds for this conversation whatever the record comes to say; without it all does. */
    given?: Given;
    said: Said | null;
    /** The id of the message that becomes the answer. */
    answerId: string;
    assistant: Assistant;
  }) => Promise<AsyncIterable<ChatEvent>>;
  /** Continues one. Throws CONVERSATION_EXPIRED when it is unknown to this caller or too old, CONVERSATION_FULL, CONVERSATION_BUSY while it answers. */
  continue: (input: {
    kind: Kind;
    id: string;
    studentId: string | null;
    network?: string;
    said: Said | null;
    /** The id of the message that becomes the answer. */
    answerId: string;
    filters?: Condition[];
    /** Ends the interview; nothing need be said then. */
    finish?: boolean;
    assistant: Assistant;
  }) => Promise<AsyncIterable<ChatEvent>>;
  /** Ends the answer being written, on whichever instance, and waits until what was said is stored. */
  stop: (id: string) => Promise<void>;
  /** The events of the answer being written in a conversation, on whichever instance, from its first; null when there is none. */
  follow: (id: string) => Promise<AsyncIterable<ChatEvent> | null>;
  /** All events of one answer by its message's id, being written or over; null when there is no such answer. Throws CONVERSATION_EXPIRED where it is another's by now. */
  events: (messageId: string, studentId: string | null) => Promise<AsyncIterable<ChatEvent> | null>;
  show: Show;
}

/** What this room is given of the answers being written. */
interface Answers {
  /** The instance that owns what is written here. */
  owner: string;
  isWriting: (conversationId: string) => boolean;
  /** Stores the end of the last answer, if that failed before. */
  settle: (conversationId: string) => Promise<void>;
  open: (ids: { messageId: string; conversationId: string }) => {
    signal: AbortSignal;
    over: Promise<void>;
    cancel: () => void;
    begin: (begun: { parts: AsyncIterable<AnswerPart>; complete: () => Promise<(tx: Db) => Promise<Profile>> }) => AsyncIterable<ChatEvent>;
  };
  follow: (messageId: string) => AsyncIterable<ChatEvent> | null;
  streamingIn: (conversationId: string) => Promise<string | null>;
  partsOf: (messageId: string) => AsyncIterable<StoredPiece>;
  stop: (conversationId: string) => Promise<void>;
  /** Marks the answer of a conversation whose instance has ended. */
  interruptIn: (conversationId: string) => Promise<void>;
}

/** What this room is given of what is known of students. */
export interface KnownFacts {
  all: (holder: Holder) => ReturnType<TurnFacts['all']>;
  /** `source` is the message that says it; null where nothing was said. */
  note: (holder: Holder, source: string | null, what: Parameters<TurnFacts['note']>[0]) => ReturnType<TurnFacts['note']>;
  /** To be opened before a transaction begins. */
  within: () => Promise<{
    /** Derives and stores the profile at the end of an interview. */
    complete: (tx: Db, holder: Holder) => Promise<Profile>;
    /** Gives the facts of a conversation that was begun without an account to the student who goes on with it. */
    claim: (tx: Db, claim: { conversationId: string; studentId: string }) => Promise<void>;
  }>;
}

type Holder = { studentId: string } | { conversationId: string };

type Kind = 'onboarding' | 'search';
