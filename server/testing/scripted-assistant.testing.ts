import type { ChatEvent } from '@alive/contract/conversations.ts';
import type { AnswerPart, Assistant, AssistantTurn } from '#platform/chat.ts';

/** An assistant whose answers the test writes while they are read. It ignores the abort signal. */
export const openScript = (): Script => {
  const coming: Answer[] = [];
  let last: ReceivedTurn | undefined;
  const writes = () => {
    const answer = createAnswer();
    coming.push(answer);
    return answer;
  };
  return {
    assistant: async function* (turn, signal) {
      last = { turn };
      const answer = coming.shift();
      if (!answer) throw new Error('The script has no answer to this.');
      signal.addEventListener('abort', () => answer.aborted.abort(signal.reason));
      yield* answer.parts();
    },
    writes,
    answers: (...parts) => {
      const answer = writes();
      answer.say(...parts.map((part) => (typeof part === 'string' ? { token: part } : part)));
      answer.end();
    },
    last: () => {
      if (!last) throw new Error('Nothing was said to the script yet.');
      return last;
    },
  };
};

/** Returns the id of the conversation from its first event. */
export const idOf = (events: (ChatEvent | null)[]): string => {
  const [first] = events;
  if (!first || !('conversationId' in first)) throw new Error(`The first event is ${JSON.stringify(first)}`);
  return first.conversationId;
};

const createAnswer = () => {
  const said: AnswerPart[] = [];
  const aborted = new AbortController();
  let change = Promise.withResolvers<void>();
  let over = false;
  let error: unknown;
  const wake = () => {
    const { resolve } = change;
    change = Promise.withResolvers();
    resolve();
  };
  return {
    aborted,
    signal: aborted.signal,
    say: (...parts: AnswerPart[]) => {
      said.push(...parts);
      wake();
    },
    end: () => {
      over = true;
      wake();
    },
    fail: (reason: unknown) => {
      error = reason;
      over = true;
      wake();
    },
    parts: async function* () {
      for (;;) {
        while (said.length > 0) yield said.shift() as AnswerPart;
        if (over) break;
        await change.promise;
      }
      if (error !== undefined) throw error;
    },
  };
};

type Answer = ReturnType<typeof createAnswer>;

interface ReceivedTurn {
  turn: AssistantTurn;
}

interface Script {
  assistant: Assistant;
  /** Queues an answer that the test writes piece by piece. */
  writes: () => Answer;
  /** Queues a whole answer. */
  answers: (...parts: (string | AnswerPart)[]) => void;
  /** Returns the last turn. */
  last: () => ReceivedTurn;
}
