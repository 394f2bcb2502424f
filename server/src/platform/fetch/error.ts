/**
 * A request to somebody else's server that gave nothing usable. `kind` tells what follows from it:
 * `gone` 404 and 410; `refused` 401, 403 and other 4xx; `busy` 429 to the last try, or asked to wait for longer than a request waits;
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

/**
 * What a status that brings no answer means. `retryAfter` is how many milliseconds the other side asks to wait; where that is more than
 * `longestPause`, it is not worth another try.
 */
export function failureOfStatus(status: number, host: string, retryAfter: number | null, longestPause: number): FetchError {
  const said = `${host} answered ${status}`;
  if (status === 404 || status === 410) return new FetchError('gone', `${said}: what was asked for is not there.`, { status });
  if (PASSING.has(status)) {
    if (retryAfter !== null && retryAfter > longestPause) {
      return new FetchError('busy', `${said} and asks to wait for ${Math.ceil(retryAfter / 60_000)} minutes.`, { status });
    }
    const sentence = status === 429 ? `${said}: it is asked too often.` : `${said}: it is in trouble.`;
    return new FetchError(status === 429 ? 'busy' : 'failing', sentence, { status, tries: TRIES, retryAfter });
  }
  if (status >= 500) return new FetchError('failing', `${said}: it is in trouble.`, { status });
  if (status >= 400) return new FetchError('refused', `${said}: it does not serve this request.`, { status });
  return new FetchError('unreadable', `${said}, which is no answer to this request.`, { status });
}

/** What it means that a connection ended without an answer; errors are undici's, Node's or of a deadline. */
export function failureOf(error: unknown, host: string): FetchError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (TIMEOUTS.has(code) || (error instanceof Error && error.name === 'TimeoutError')) {
    return new FetchError('timeout', `${host} did not answer in time.`, { tries: TRIES, cause: error });
  }
  if ((error instanceof Error && error.name === 'HTTPParserError') || MALFORMED.has(code)) {
    // Not as the cause: the parser's error holds what it could not read.
    return new FetchError('unreadable', `${host} does not answer in HTTP.`);
  }
  return new FetchError('failing', `The connection to ${host} broke (${code || 'unknown'}).`, { tries: TRIES, cause: error });
}

/** How often in all a request is made that fails in a way that passes. */
const TRIES = 3;

const PASSING = new Set([429, 500, 502, 503, 504]);

const TIMEOUTS = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);

const MALFORMED = new Set(['UND_ERR_HEADERS_OVERFLOW', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH']);

export type FetchFailure = 'gone' | 'refused' | 'busy' | 'failing' | 'timeout' | 'offline' | 'unreadable' | 'too large' | 'private';

interface FetchErrorDetails {
  status?: number | null;
  tries?: number;
  retryAfter?: number | null;
  cause?: unknown;
}
