import PQueue from 'p-queue';
import { FetchError } from './error.ts';

/**
 * Keeps requests polite: on one host at most `concurrency` run at a time, two of them start at least `delay` milliseconds apart, and when
 * the host asked to be left alone for a while none starts before. Gives a function that runs a task when its host's turn has come.
 */
export function openGate({ concurrency, delay, now, sleep, signal }: GateParts): Gate {
  const hosts = new Map<string, Host>();

  return (name, task) => {
    const host = hosts.getOrInsertComputed(name, () => ({ queue: new PQueue({ concurrency }), notBefore: Number.NEGATIVE_INFINITY }));
    return host.queue.add(
      async () => {
        // Another task may take the turn while this one sleeps, so the clock is read again after each sleep.
        while (host.notBefore > now()) await sleep(host.notBefore - now(), signal);
        host.notBefore = now() + delay;
        try {
          return await task();
        } catch (error) {
          if (error instanceof FetchError && error.retryAfter !== null) host.notBefore = Math.max(host.notBefore, now() + error.retryAfter);
          throw error;
        }
      },
      { signal },
    );
  };
}

export type Gate = <T>(host: string, task: () => Promise<T>) => Promise<T>;

interface Host {
  queue: PQueue;
  /** When the next request may start. */
  notBefore: number;
}

interface GateParts {
  concurrency: number;
  delay: number;
  now: () => number;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
}
