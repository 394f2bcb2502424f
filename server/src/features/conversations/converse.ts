import { setImmediate } from 'node:timers/promises';
import type { Condition } from '@alive/contract/conditions.ts';
import type { ChatEvent } from '@alive/contract/conversations.ts';
import type { Profile } from '@alive/contract/profile.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/open.ts';
import type { MessageExtras } from '#db/tables.ts';
import { ahead } from '#platform/ahead.ts';
import type { About, AnswerPart, Assistant, AssistantTurn, Given, TurnFacts } from '#platform/chat.ts';
import { AppError, errorReplyOf } from '#platform/errors.ts';
import { wellFormed } from '#platform/well-formed.ts';
import { beginConversation, continueConversation, finishAnswer, longestAnswer, type Opened, type Said } from './queries.ts';
import { openRunning, type Running } from './running.ts';

/**
 * Holds the conversations of both chats: stores what was said before anything of an answer is told, lets the assistant
 * write, and stores the answer even when its reader has gone.
 */
export const openConversations = ({
  db,
  now,
  log,
  lifetimeHours,
  facts,
}: {
  db: Db;
  now: () => Date;
  log: FastifyBaseLogger;
  lifetimeHours: number;
  facts: KnownFacts;
}): Conversations => {
  const running = openRunning();
  const closing = new AbortController();
  const since = () => new Date(now().getTime() - lifetimeHours * 3_600_000);

  const write = async (answer: Running, parts: AsyncIterable<AnswerPart>, signal: AbortSignal, opened: Opened) => {
    const { answerId } = opened;
    const conversationId = opened.conversation.id;
    const extras: MessageExtras = {};
    let isOver = false;
    let text = '';
    let state: unknown;
    let last: ChatEvent = { done: true, conversationId, messageId: answerId };
    let status: 'complete' | 'stopped' | 'failed' = 'complete';
    answer.emit({ conversationId });
    try {
      for await (const part of parts) {
        if ('state' in part) state = part.state;
        else if ('completed' in part) isOver = true;
        else if ('writer' in part) extras.writer = part.writer;
        else if ('tells' in part) extras.tells = part.tells;
        else {
          if ('token' in part) text += part.token;
          else if ('filters' in part) extras.filters = part.filters;
          else if ('results' in part) extras.jobIds = part.results.map((job) => job.id);
          else if ('people' in part) extras.peopleIds = part.people.map((person) => person.id);
          else if ('suggestions' in part) extras.suggestions = part.suggestions;
          else if ('ask' in part) extras.ask = part.ask;
          answer.emit(part);
        }
      }
      last = { ...last, ...writerOf(extras) };
      if (!isOver && signal.aborted) {
        status = 'stopped';
        last = { ...last, stopped: true };
      }
    } catch (error) {
      log.error({ err: error, conversationId }, 'answer failed');
      status = 'failed';
      const { body } = errorReplyOf(error, answerId);
      last = { done: true, error: body.error, code: body.code };
    }
    try {
      const within = isOver && status === 'complete' ? await facts.within() : null;
      const profile = await finishAnswer(db, {
        answerId,
        conversationId,
        text,
        status,
        extras: wellFormed(extras),
        state: wellFormed(state),
        now: now(),
        complete: within && ((tx) => within.complete(tx, holderOf(opened))),
      });
      if (profile !== null) last = { done: true, conversationId, messageId: answerId, completed: true, profile, ...writerOf(extras) };
    } catch (error) {
      log.error({ err: error, conversationId }, 'answer was not stored');
      last = { done: true, error: 'Your answer could not be saved. Please try again.', code: 'INTERNAL' };
    }
    answer.emit(last);
    answer.end();
  };

  /** The facts for one turn: what a message says is written once the message is stored, and not after its answer was stopped. */
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

  const begin = async (opened: Opened, assistant: Assistant, turn: Pick<AssistantTurn, 'message' | 'filters' | 'finish'>) => {
    const { conversation, history, store } = opened;
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, closing.signal, AbortSignal.timeout(longestAnswer)]);
    const isStored = Promise.withResolvers<void>();
    isStored.promise.catch(() => undefined);
    const whole = {
      ...turn,
      about: opened.about,
      state: conversation.state,
      history: history.map(({ sender, text }) => ({ sender, text })),
      facts: factsFor(opened, isStored.promise, signal),
    };
    // The assistant asks first, and thinks while what was said is stored; nothing of its answer is told before.
    const parts = ahead(untilAborted(assistant(whole, signal), signal));
    try {
      await setImmediate();
      if (!(await store())) throw busy();
      isStored.resolve();
    } catch (error) {
      isStored.reject(error);
      stop.abort();
      void parts.end();
      throw error;
    }
    const answer = running.open(conversation.id, stop);
    void write(answer, parts, signal, opened);
    return answer.follow();
  };

  return {
    start: async ({ kind, studentId, about, given = about, said, assistant }) =>
      begin(await beginConversation(db, { kind, studentId, about, given, said, since: since(), now: now() }), assistant, {
        message: said?.text ?? null,
      }),
    continue: async ({ kind, id, studentId, said, filters, finish, assistant }) => {
      const opened = await continueConversation(db, {
        id,
        kind,
        studentId,
        said,
        since: since(),
        isRunning: running.get(id) !== undefined,
        now: now(),
        openClaim: async () => (await facts.within()).claim,
      });
      if (opened === 'expired') throw new AppError('CONVERSATION_EXPIRED', 'This conversation has ended. Please start over.');
      if (opened === 'busy') throw busy();
      return begin(opened, assistant, { message: said?.text ?? (finish ? '' : null), filters, finish });
    },
    stop: async (id) => {
      const answer = running.get(id);
      answer?.stop.abort();
      await answer?.finished;
    },
    stopAll: async () => {
      for (let left = running.all(); left.length > 0; left = running.all()) {
        for (const { stop } of left) stop.abort();
        await Promise.all(left.map((answer) => answer.finished));
      }
    },
    follow: (id) => running.get(id)?.follow() ?? null,
    drain: async (milliseconds) => {
      const timer = setTimeout(() => closing.abort(), milliseconds);
      for (let left = running.all(); left.length > 0; left = running.all()) await Promise.all(left.map((answer) => answer.finished));
      clearTimeout(timer);
    },
  };
};

/** Whose facts a turn is about. */
const holderOf = ({ studentId, conversation }: Opened): Holder =>
  studentId === null ? { conversationId: conversation.id } : { studentId };

const writerOf = ({ writer }: MessageExtras) => (writer ? { writer } : {});

const busy = () => new AppError('CONVERSATION_BUSY', 'The last answer is still being written. Please wait for it, or stop it.');

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
    // Not awaited: one that does not listen answers when it gets there, and nobody wants to hear of it.
    iterator.return?.().then(undefined, () => undefined);
  }
}

export interface Conversations {
  /** Begins a conversation and its first answer; `said` null lets the assistant speak first. */
  start: (input: {
    kind: Kind;
    studentId: string | null;
    about: About;
    /** What of it holds for this conversation whatever the record comes to say; without it all does. */
    given?: Given;
    said: Said | null;
    assistant: Assistant;
  }) => Promise<AsyncIterable<ChatEvent>>;
  /** Continues one. Throws CONVERSATION_EXPIRED when it is unknown to this caller or too old, CONVERSATION_BUSY while it answers. */
  continue: (input: {
    kind: Kind;
    id: string;
    studentId: string | null;
    said: Said | null;
    filters?: Condition[];
    /** Ends the interview; nothing need be said then. */
    finish?: boolean;
    assistant: Assistant;
  }) => Promise<AsyncIterable<ChatEvent>>;
  /** Ends the answer being written and waits until what was said is stored. */
  stop: (id: string) => Promise<void>;
  /** The same with every answer being written. */
  stopAll: () => Promise<void>;
  /** The events of the answer being written, from its first; null when there is none. */
  follow: (id: string) => AsyncIterable<ChatEvent> | null;
  /** Lets running answers finish for so long, then stops them and whatever begins afterwards. For the end of the process. */
  drain: (milliseconds: number) => Promise<void>;
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
