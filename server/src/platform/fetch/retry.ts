import { backoff } from '#platform/backoff.ts';
import { FetchError } from './error.ts';

/** The longest pause another side may ask for before the request is given up: 5 minutes, in milliseconds. */
export const LONGEST_PAUSE = 5 * 60_000;

/**
 * Makes an attempt again as often as its FetchError says it is worth, after exponential backoff with full jitter (a random part of
 * 1 s, 2 s, 4 s … 30 s), and no sooner than the other side asked for. Throws the last error.
 */
export async function withRetries<T>(attempt: () => Promise<T>, { sleep, random }: RetryParts): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof FetchError) || tried >= error.tries) throw error;
      await sleep(Math.max(backoff(tried, { ...pauses, random: random() }), error.retryAfter ?? 0));
    }
  }
}

/** Milliseconds. */
const pauses = { first: 1000, longest: 30_000 };

interface RetryParts {
  sleep: (milliseconds: number) => Promise<void>;
  /** A number from 0 up to 1. */
  random: () => number;
}
