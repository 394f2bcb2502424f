/**
 * A request to somebody else's server that gave nothing usable. `kind` tells what follows from it:
 * `gone` 404 and 410; `refused` 401, 403 and other 4xx; `busy` 429 to the last try; `failing` 5xx to the last try, or a connection that
 * broke; `timeout`; `offline` no way to the network at all, which says nothing of the other side; `unreadable` an answer that is not what
 * was asked for; `too large`; `private` an address that is none of the public internet's, which was not asked.
 * The message is a sentence for an operator and holds nothing of the answer.
 */
export class FetchError extends Error {
  readonly kind: FetchFailure;
  readonly status: number | null;
  constructor(kind: FetchFailure, message: string, { status = null, cause }: { status?: number | null; cause?: unknown } = {}) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
  }
}

export type FetchFailure = 'gone' | 'refused' | 'busy' | 'failing' | 'timeout' | 'offline' | 'unreadable' | 'too large' | 'private';
