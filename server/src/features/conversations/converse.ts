import { setImmediate } from 'node:timers/promises';
import type { Condition } from '@alive/contract/conditions.ts';
import type { ChatEvent } from '@alive/contract/conversations.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/open.ts';
import type { MessageExtras } from '#db/tables.ts';
import { ahead } from '#platform/ahead.ts';
import type { About, AnswerPart, Assistant } from '#platform/chat.ts';
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
  refusalsOf,
}: {
  db: Db;
  now: () => Date;
  log: FastifyBaseLogger;
  lifetimeHours: number;
  /** What a student turned down in an interview, by name, from what its assistant keeps. */
  refusalsOf: (state: unknown) => string[];
}): Conversations => {
  const running = openRunning();
  const closing = new AbortController();
  const since = () => new Date(now().getTime() - lifetimeHours * 3_600_000);

  const write = async (
    answer: Running,
    parts: AsyncIterable<AnswerPart>,
    signal: AbortSignal,
    { conversation: { id: conversationId }, answerId, studentId }: Opened,
  ) => {
    const extras: MessageExtras = {};
    let text = '';
    let state: unknown;
    let last: ChatEvent = { done: true, conversationId, messageId: answerId };
    let status: 'complete' | 'stopped' | 'failed' = 'complete';
    answer.emit({ conversationId });
    try {
      for await (const part of parts) {
        if ('state' in part) state = part.state;
        else if ('completed' in part) extras.profile = part.completed;
        else if ('writer' in part) extras.writer = part.writer;
        else if ('tells' in part) extras.tells = part.tells;
        else {
          if ('token' in part) text += part.token;
          else if ('filters' in part) extras.filters = part.filters;
          else if ('results' in part) extras.jobIds = part.results.map((job) => job.id);
          else if ('people' in part) extras.peopleIds = part.people.map((person) => person.id);
          else if ('suggestions' in part) extras.suggestions = part.suggestions;
          answer.emit(part);
        }
      }
      if (extras.writer) last = { ...last, writer: extras.writer };
      if (extras.profile) last = { ...last, completed: true, profile: extras.profile };
      else if (signal.aborted) {
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
      await finishAnswer(db, {
        answerId,
        conversationId,
        studentId,
        text,
        status,
        extras: wellFormed(extras),
        refused: wellFormed(refusalsOf(state)),
        state: wellFormed(state),
        now: now(),
      });
    } catch (error) {
      log.error({ err: error, conversationId }, 'answer was not stored');
      last = { done: true, error: 'Your answer could not be saved. Please try again.', code: 'INTERNAL' };
    }
    answer.emit(last);
    answer.end();
  };

  const begin = async (
    opened: Opened,
    assistant: Assistant,
    said: Said | null,
    filters?: Condition[],
  ): Promise<AsyncIterable<ChatEvent>> => {
    const { conversation, history, store } = opened;
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, closing.signal, AbortSignal.timeout(longestAnswer)]);
    const turn = {
      about: conversation.about,
      state: conversation.state,
      history: history.map(({ sender, text }) => ({ sender, text })),
      message: said?.text ?? null,
      filters,
    };
    // The assistant asks first, and thinks while what was said is stored; nothing of its answer is told before.
    const parts = ahead(untilAborted(assistant(turn, signal), signal));
    try {
      await setImmediate();
      if (!(await store())) throw busy();
    } catch (error) {
      stop.abort();
      void parts.end();
      throw error;
    }
    const answer = running.open(conversation.id, stop);
    void write(answer, parts, signal, opened);
    return answer.follow();
  };

  return {
    start: async ({ kind, studentId, about, said, assistant }) =>
      begin(await beginConversation(db, { kind, studentId, about, said, since: since(), now: now() }), assistant, said),
    continue: async ({ kind, id, studentId, said, filters, assistant }) => {
      const opened = await continueConversation(db, {
        id,
        kind,
        studentId,
        said,
        since: since(),
        isRunning: running.get(id) !== undefined,
        now: now(),
      });
      if (opened === 'expired') throw new AppError('CONVERSATION_EXPIRED', 'This conversation has ended. Please start over.');
      if (opened === 'busy') throw busy();
      return begin(opened, assistant, said, filters);
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

type Kind = 'onboarding' | 'search';
