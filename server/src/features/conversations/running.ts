import type { ChatEvent } from '@alive/contract/conversations.ts';

/** The answers being written by this process: each is a log of events that any number of readers replay and follow. */
export const openRunning = () => {
  const running = new Map<string, Running>();
  return {
    /** Opens the log of a conversation's answer, which `stop` ends. */
    open: (conversationId: string, stop: AbortController): Running => {
      const answer = createRunning(stop, () => {
        if (running.get(conversationId) === answer) running.delete(conversationId);
      });
      running.set(conversationId, answer);
      return answer;
    },
    get: (conversationId: string): Running | undefined => running.get(conversationId),
    all: (): Running[] => [...running.values()],
  };
};

const createRunning = (stop: AbortController, onEnd: () => void): Running => {
  const events: ChatEvent[] = [];
  let ended = false;
  let change = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const wake = () => {
    const { resolve } = change;
    change = Promise.withResolvers();
    resolve();
  };
  return {
    stop,
    finished: finished.promise,
    emit: (event) => {
      events.push(event);
      wake();
    },
    end: () => {
      ended = true;
      onEnd();
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
  /** Aborting it ends the answer; what was said is kept. */
  stop: AbortController;
  /** Settles when the answer is stored. */
  finished: Promise<void>;
  emit: (event: ChatEvent) => void;
  end: () => void;
  /** All events from the first one on, ending with the answer. */
  follow: () => AsyncGenerator<ChatEvent>;
}
