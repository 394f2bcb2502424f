import { setTimeout as wait } from 'node:timers/promises';
import type { ChatEvent } from '@alive/contract/conversations.ts';
import type { Profile } from '@alive/contract/profile.ts';
import type { FastifyBaseLogger } from 'fastify';
import { actByItself } from '#db/acting.ts';
import type { Db } from '#db/open.ts';
import { type AnswerPart, cutOff, isUnsent } from '#platform/chat.ts';
import { errorReplyOf, isDatabaseAway, isSignedOut } from '#platform/errors.ts';
import { gather, nothing, pieceOf } from './pieces.ts';
import type { Recorder } from './recorder.ts';
import type { Running } from './running.ts';
import type { Finished } from './store.ts';

/**
 * Writes one answer to its end: each part goes to its readers and to the recorder, and the whole into its message. It is stopped where the
 * session that it is written for ends. While the database is away the end waits up to ten seconds. After that the student learns that it
 * failed, and `retry` gets the write that stores it as failed.
 */
export const writeAnswer = async ({ answer, parts, signal, recorder, finish, complete, retry, log }: Writing): Promise<void> => {
  const { messageId, conversationId } = answer;
  const found = nothing();
  let isOver = false;
  let last: ChatEvent = { done: true, conversationId, messageId };
  const stopped: ChatEvent = { ...last, stopped: true };
  let status: Finished['status'] = 'complete';
  answer.emit({ conversationId });
  try {
    for await (const part of parts) {
      const piece = pieceOf(part);
      if (piece === null) {
        isOver = true;
        continue;
      }
      gather(found, piece);
      answer.pieces.push(piece);
      recorder.add(answer);
      if (isEvent(part)) answer.emit(part);
    }
    last = { ...last, ...writerOf(found.extras) };
    if (!isOver && signal.aborted) {
      status = answer.stop.signal.aborted ? 'stopped' : 'interrupted';
      last = status === 'stopped' ? { ...last, stopped: true } : cutOff;
    }
  } catch (error) {
    const { body } = errorReplyOf(error, messageId);
    [status, last] = isSignedOut(error) ? ['stopped', stopped] : ['failed', { done: true, error: body.error, code: body.code }];
    if (status === 'failed') log.error({ err: error, conversationId }, 'answer failed');
  }
  const hasParts = await recorder.end(answer);
  const store = async (what = found) => {
    const within = isOver && status === 'complete' ? await complete() : null;
    return finish({ messageId, conversationId, status, found: what, hasParts, complete: within });
  };
  try {
    const profile = await untilAvailable(() => store(), signal).catch((error: unknown) => {
      if (!isSignedOut(error)) throw error;
      [status, last, isOver] = ['stopped', stopped, false];
      // What had not been said by then is nobody's any more.
      const said = hasParts ? { ...found, state: undefined } : nothing();
      return actByItself(() => untilAvailable(() => store(said), signal));
    });
    if (profile !== null) last = { done: true, conversationId, messageId, completed: true, profile, ...writerOf(found.extras) };
  } catch (error) {
    log.error({ err: error, conversationId }, 'could not store an answer; retrying');
    const { error: sentence, code } = errorReplyOf(error, messageId).body;
    last = { done: true, error: code === 'INTERNAL' ? notSaved : sentence, code };
    // It stays failed for the student, who may have sent the message again.
    retry(() => finish({ messageId, conversationId, status: 'failed', found, hasParts, complete: null }));
  }
  answer.emit(last);
  answer.end();
};

/** Retries a write while the database is away, up to ten seconds or until `signal` aborts. */
const untilAvailable = async <T>(store: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  const start = performance.now();
  for (;;) {
    try {
      return await store();
    } catch (error) {
      if (!isDatabaseAway(error) || signal.aborted || performance.now() - start > longestWait) throw error;
    }
    await wait(betweenTries, undefined, { signal, ref: false }).catch(() => undefined);
  }
};

const longestWait = 10_000;
const betweenTries = 500;
const notSaved = 'We couldn’t save this answer. Please try again.';

const isEvent = (part: AnswerPart): part is Extract<AnswerPart, ChatEvent> => !isUnsent(part);

const writerOf = ({ writer }: { writer?: 'model' }) => (writer ? { writer } : {});

interface Writing {
  answer: Running;
  parts: AsyncIterable<AnswerPart>;
  /** Aborts when the student stops it or this process ends. */
  signal: AbortSignal;
  recorder: Recorder;
  finish: (finished: Omit<Finished, 'owner' | 'now'>) => Promise<Profile | null>;
  /** Prepares the profile of a finished interview, before a transaction begins. */
  complete: () => Promise<(tx: Db) => Promise<Profile>>;
  retry: (store: () => Promise<unknown>) => void;
  log: FastifyBaseLogger;
}
