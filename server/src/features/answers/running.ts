import type { ChatEvent } from '@alive/contract/conversations.ts';
import type { StoredPiece } from '#db/tables.ts';

/** Opens an answer that this process writes: a log of events that any number of readers replay and follow. */
export const openRunning = (ids: { messageId: string; conversationId: string }): Running => {
  const events: ChatEvent[] = [];
  const stop = new AbortController();
  const finished = Promise.withResolvers<void>();
  let ended = false;
  let change = Promise.withResolvers<void>();
  const wake = () => {
    const { resolve } = change;
    change = Promise.withResolvers();
    resolve();
  };
  return {
    ...ids,
    stop,
    pieces: [],
    isWatched: false,
    finished: finished.promise,
    emit: (event) => {
      events.push(event);
      wake();
    },
    end: () => {
      ended = true;
      wake();
      finished.resolve();
    },
    follow: async function* () {
      for (let next = 0; ;) {
        for (; next < events.length; next++) yield events[next] as ChatEvent;
        if (ended) return;
        await change.promise;
      }
    },
  };
};

export interface Running {
  messageId: string;
  conversationId: string;
  /** Aborting it ends the answer as its student does; what was said is kept. */
  stop: AbortController;
  /** What is to be stored of it, in order. */
  pieces: StoredPiece[];
  /** Whether another instance wants to hear when more of it is stored. */
  isWatched: boolean;
  /** Settles when its last event was emitted. */
  finished: Promise<void>;
  emit: (event: ChatEvent) => void;
  end: () => void;
  /** All events from the first one on, ending with the answer. */
  follow: () => AsyncGenerator<ChatEvent>;
}
