import { setTimeout as sleep } from 'node:timers/promises';
import { shared } from './kept.ts';

/**
 * A value that is read anew whenever somebody asks, or, after `start`, every so many milliseconds in the background: then who asks has the
 * last one at once. What could not be read stays as it was, and `failed` is called.
 */
export const watched = <T>(read: () => Promise<T>, failed: (error: unknown) => void = () => undefined, every = 1000): Watched<T> => {
  const ending = new AbortController();
  const ask = shared(read);
  let last: { value: T } | null = null;
  let running: Promise<void> = Promise.resolve();
  const refresh = async (): Promise<void> => {
    // What runs already may have begun before what is to be seen.
    await ask().catch(() => undefined);
    const value = await ask();
    if (last !== null) last = { value };
  };
  return {
    current: async () => last?.value ?? ask(),
    refresh,
    start: () => {
      running = (async () => {
        while (!ending.signal.aborted) {
          await ask().then(
            (value) => (last = { value }),
            (error: unknown) => ending.signal.aborted || failed(error),
          );
          await sleep(every, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
        }
      })();
    },
    close: async () => {
      ending.abort();
      await running;
    },
  };
};

export interface Watched<T> {
  current: () => Promise<T>;
  /** Reads it at once: what this process wrote itself is known when it is done. */
  refresh: () => Promise<void>;
  start: () => void;
  close: () => Promise<void>;
}
