import { setImmediate } from 'node:timers/promises';
import type { Clock } from '#platform/llm/clock.ts';

/** A clock for requests to models that stands still until a test moves it. */
export const testClock = (): TestClock => {
  let now = 0;
  const waiting = new Set<{ at: number; call: () => void }>();
  const watching = new Set<() => void>();
  const after: Clock['after'] = (milliseconds, call) => {
    const one = { at: now + milliseconds, call };
    waiting.add(one);
    watching.forEach((look) => look());
    return () => void waiting.delete(one);
  };
  const next = () => [...waiting].sort((a, b) => a.at - b.at)[0];
  const pass = (milliseconds: number) => {
    const end = now + milliseconds;
    for (let one = next(); one && one.at <= end; one = next()) {
      waiting.delete(one);
      now = Math.max(now, one.at);
      one.call();
    }
    now = end;
  };
  return {
    now: () => now,
    after,
    timeout: (milliseconds) => {
      const ending = new AbortController();
      after(milliseconds, () => ending.abort(new DOMException('The time is over.', 'TimeoutError')));
      return ending.signal;
    },
    waits: () => [...waiting].map(({ at }) => at - now),
    pass,
    until: (milliseconds) =>
      new Promise((resolve) => {
        const look = () => {
          if (![...waiting].some(({ at }) => at === now + milliseconds)) return;
          watching.delete(look);
          resolve();
        };
        watching.add(look);
        look();
      }),
    through: async (work) => {
      const isOver = work.then(yes, yes);
      while (!(await Promise.race([isOver, setImmediate(false)]))) pass((next()?.at ?? now) - now);
      return work;
    },
  };
};

const yes = () => true;

export interface TestClock extends Clock {
  /** In how many milliseconds each call is due. */
  waits: () => number[];
  /** Lets so many milliseconds pass at once. */
  pass: (milliseconds: number) => void;
  /** Resolves when a call is due in so many milliseconds. */
  until: (milliseconds: number) => Promise<void>;
  /** Lets time pass until some work is done, which has nothing to wait for but this clock. */
  through: <T>(work: Promise<T>) => Promise<T>;
}
