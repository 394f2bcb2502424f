import type { ChatEvent } from '@alive/contract/conversations.ts';
import type { Profile } from '@alive/contract/profile.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/open.ts';
import { type AnswerPart, cutOff } from '#platform/chat.ts';
import { errorReplyOf } from '#platform/errors.ts';
import { gather, nothing, pieceOf } from './pieces.ts';
import type { Recorder } from './recorder.ts';
import type { Running } from './running.ts';
import type { Finished } from './store.ts';

/**
 * Writes one answer to its end: what its assistant yields goes to whoever follows it, to the recorder, and at last into its message. Where
 * that cannot be stored, `retry` gets what tries it again.
 */
export const writeAnswer = async ({ answer, parts, signal, recorder, finish, complete, retry, log }: Writing): Promise<void> => {
  const { messageId, conversationId } = answer;
  const found = nothing();
  let isOver = false;
  let last: ChatEvent = { done: true, conversationId, messageId };
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
    log.error({ err: error, conversationId }, 'answer failed');
    status = 'failed';
    const { body } = errorReplyOf(error, messageId);
    last = { done: true, error: body.error, code: body.code };
  }
  const hasParts = await recorder.end(answer);
  const store = async () => {
    const within = isOver && status === 'complete' ? await complete() : null;
    return finish({ messageId, conversationId, status, found, hasParts, complete: within });
  };
  try {
    const profile = await store();
    if (profile !== null) last = { done: true, conversationId, messageId, completed: true, profile, ...writerOf(found.extras) };
  } catch (error) {
    log.error({ err: error, conversationId }, 'answer was not stored');
    const { body } = errorReplyOf(error, messageId);
    last = {
      done: true,
      error: body.code === 'INTERNAL' ? 'Your answer could not be saved. Please try again.' : body.error,
      code: body.code,
    };
    retry(store);
  }
  answer.emit(last);
  answer.end();
};

const isEvent = (part: AnswerPart): part is Extract<AnswerPart, ChatEvent> => !('state' in part || 'tells' in part || 'writer' in part);

const writerOf = ({ writer }: { writer?: 'model' }) => (writer ? { writer } : {});

interface Writing {
  answer: Running;
  parts: AsyncIterable<AnswerPart>;
  /** What ends it before its end: its student, or this process. */
  signal: AbortSignal;
  recorder: Recorder;
  finish: (finished: Omit<Finished, 'owner' | 'now'>) => Promise<Profile | null>;
  /** Opens what derives the profile at the end of an interview, before a transaction begins. */
  complete: () => Promise<(tx: Db) => Promise<Profile>>;
  retry: (store: () => Promise<unknown>) => void;
  log: FastifyBaseLogger;
}
