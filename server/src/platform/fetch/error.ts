/**
 * A request to somebody else's server that gave nothing usable. `kind` tells what follows from it:
 * `gone` 404 and 410; `refused` 401, 403 and other 4xx; `busy` 429 to the last try, or told to wait for longer than a request waits;
 * `failing` 5xx to the last try, or a connection that broke; `timeout`; `offline` no way to the network at all, which says nothing of the
 * other side; `unreadable` an answer that is not what was asked for; `too large`; `private` an address that is none of the public
 * internet's, which was not asked.
 * The message is a sentence for an operator and holds nothing of the answer.
 */
export class FetchError extends Error {
  readonly kind: FetchFailure;
  readonly status: number | null;
  /** How often in all a request that ends so is worth trying. */
  readonly tries: number;
  /** Milliseconds for which the other side asked to be left alone. */
  readonly retryAfter: number | null;
  constructor(kind: FetchFailure, message: string, { status = null, tries = 1, retryAfter = null, cause }: FetchErrorDetails = {}) {
    super(message, { cause });
    this.name = 'FetchError';
    this.kind = kind;
    this.status = status;
    this.tries = tries;
    this.retryAfter = retryAfter;
  }
}

export type FetchFailure = 'gone' | 'refused' | 'busy' | 'failing' | 'timeout' | 'offline' | 'unreadable' | 'too large' | 'private';

interface FetchErrorDetails {
  status?: number | null;
  tries?: number;
  retryAfter?: number | null;
  cause?: unknown;
}
