/**
 * Milliseconds to pause after the try of this number, from 1 on: exponential backoff with full jitter, a random part of `first`, twice `first`,
 * and so on, of `longest` at most. `random` is from 0 up to 1.
 */
export const backoff = (tried: number, { first, longest, random }: Backoff): number => random * Math.min(longest, first * 2 ** (tried - 1));

/** Milliseconds that a `Retry-After` header asks to wait, in either of its forms (RFC 9110, 10.2.3); null where it says nothing readable. */
export function retryAfterOf(header: string | string[] | undefined, now: number): number | null {
  const value = typeof header === 'string' ? header.trim() : '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

interface Backoff {
  first: number;
  longest: number;
  random: number;
}
