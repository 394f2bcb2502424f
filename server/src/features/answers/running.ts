import type { ChatEvent } from '@alive/contract/conversations.ts';
import type { StoredPiece } from '#db/tables.ts';
import { openReplayLog } from '#platform/replay-log.ts';

/**
 * Opens an answer that this process writes: a log of events that any number of readers replay and follow. It may go on for `unreadFor`
 * milliseconds after its last reader left.
 */
export const openRunning = (ids: { messageId: string; conversationId: string }, unreadFor: number): Running => {
  const log = openReplayLog<ChatEvent>();
  const stop = new AbortController();
  const unread = new AbortController();
  let readers = 0;
  let timer: NodeJS.Timeout | undefined;
  const seen = () => {
    clearTimeout(timer);
    if (readers === 0 && !log.isOver()) timer = setTimeout(() => unread.abort(), unreadFor);
  };
  const finished = Promise.withResolvers<void>();
  seen();
  return {
    ...ids,
    stop,
    unread: unread.signal,
    seen,
    pieces: [],
    isWatched: false,
    finished: finished.promise,
    emit: log.add,
    end: () => {
      clearTimeout(timer);
      log.end();
      finished.resolve();
    },
    follow: () => {
      const replayed = log.replay();
      let isReading = true;
      const count = (more: 1 | -1) => {
        readers += more;
        seen();
      };
      const leave = () => {
        if (isReading) count(-1);
        isReading = false;
      };
      count(1);
      return {
        [Symbol.asyncIterator]: () => ({
          next: async () => {
            const step = await replayed.next();
            if (step.done) leave();
            return step;
          },
          // At once: a generator would return with its next event only.
          return: async () => {
            leave();
            void replayed.return(undefined);
            return { done: true, value: undefined };
          },
        }),
      };
    },
  };
};

export interface Running {
  messageId: string;
  conversationId: string;
  /** Aborts when the student stops it; the text so far is kept. */
  stop: AbortController;
  /** Aborts when it had no reader for too long. */
  unread: AbortSignal;
  /** Notes that another instance reads it. */
  seen: () => void;
  /** The pieces to store, in order. */
  pieces: StoredPiece[];
  /** Whether another instance needs a notification when more of it is stored. */
  isWatched: boolean;
  /** Settles when its last event was emitted. */
  finished: Promise<void>;
  emit: (event: ChatEvent) => void;
  end: () => void;
  /** All events from the first one on, ending with the answer. */
  follow: () => AsyncIterable<ChatEvent>;
}
