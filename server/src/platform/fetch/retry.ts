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
      const backoff = random() * Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** (tried - 1));
      await sleep(Math.max(backoff, error.retryAfter ?? 0));
    }
  }
}

/** Milliseconds that a `Retry-After` header asks to wait, in either of its forms (RFC 9110, 10.2.3); null where it says nothing readable. */
export function retryAfterOf(header: string | string[] | undefined, now: number): number | null {
  const value = typeof header === 'string' ? header.trim() : '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

const FIRST_BACKOFF = 1000;
const LONGEST_BACKOFF = 30_000;

interface RetryParts {
  sleep: (milliseconds: number) => Promise<void>;
  /** A number from 0 up to 1. */
  random: () => number;
}
