import type { Endpoint, ReplyOf, RequestOf } from '@alive/contract/endpoint.ts';
import { type EditConflict, editConflict, type ErrorCode, type ErrorReply, errorReply } from '@alive/contract/errors.ts';
import * as z from 'zod/mini';
import { forgetAsked, takeAsked } from './asked-ahead.ts';
import { pauseAfter, probe, reached } from './connection.ts';
import { readToken, refuseToken } from './session.ts';

/** A call that did not succeed; `message` is a sentence for the student. */
export class CallError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK' | 'UNREADABLE';
  readonly details: NonNullable<ErrorReply['details']>;
  /** Milliseconds to wait before the next try, where the server said so. */
  readonly retryAfter: number | undefined;
  constructor(
    status: number,
    code: CallError['code'],
    message: string,
    { details = [], retryAfter }: { details?: ErrorReply['details']; retryAfter?: number | undefined } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
  /** Whether the same call may well succeed in a moment. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || (this.status >= 502 && this.status <= 504);
  }
}

/** Makes one call of the contract and checks its reply. Throws CallError. */
export const call = async <E extends Endpoint>(endpoint: E, request: RequestOf<E>, options: Options = {}): Promise<ReplyOf<E>> => {
  const response = await sendInTime(endpoint, request, options);
  if (response.status === 204 || !endpoint.reply) return undefined as ReplyOf<E>;
  const reply = endpoint.reply.safeParse(await response.json().catch((error: unknown) => unreadable(error, options.signal)));
  if (!reply.success) throw new CallError(response.status, 'UNREADABLE', 'We couldn’t read the answer. Please try again.');
  return reply.data as ReplyOf<E>;
};

/** The value of a body that is no JSON. Throws where it was cut off or timed out, as for a call without a response. */
const unreadable = (error: unknown, signal: AbortSignal | undefined): undefined => {
  signal?.throwIfAborted();
  if (!(error instanceof SyntaxError)) throw unreached();
};

/** Sends a request and returns the good response, its body unread. Throws CallError. */
export const send = async (
  endpoint: Endpoint,
  request: Sent,
  { signal, keepalive, key, token = readToken() }: Options = {},
): Promise<Response> => {
  const address = addressOf(endpoint, request);
  if (endpoint.method !== 'GET') forgetAsked();
  const asked = endpoint.method === 'GET' ? takeAsked(address, token) : null;
  const response = await (
    asked ??
    fetch(address, {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        ...authorization(token),
        ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal,
      keepalive,
    })
  ).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    void probe();
    throw unreached();
  });
  signal?.throwIfAborted();
  reached();
  if (response.ok) return response;
  const error = errorOf(response.status, await response.json().catch(() => undefined), response.headers.get('Retry-After'));
  // A wrong code says nothing about the session.
  if (error.status === 401 && error.code !== 'CODE_INVALID') refuseToken(token);
  throw error;
};

/** The address of a call: its path with parameters filled in, and its query without what is undefined. */
export const addressOf = (endpoint: Endpoint, request: Sent): string => {
  const params = request.params as Record<string, string> | undefined;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const given = Object.entries((request.query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? path : `${path}?${query}`;
};

export const authorization = (token: string | null): Record<string, string> => (token === null ? {} : { Authorization: `Bearer ${token}` });

/** The error of a call without a response. */
export const unreached = (): CallError => new CallError(0, 'NETWORK', 'We couldn’t reach Alive. Check your connection and try again.');

/**
 * The CallError that a failed response means; `retryAfter` is its header. Another server may send no more than a sentence, or that and a code;
 * as SPEC.md has it, one that says that something "already exists" refuses the email.
 */
export const errorOf = (status: number, body: unknown, retryAfter: string | null = null): CallError => {
  const seconds = Number.parseInt(retryAfter ?? '', 10);
  const more = { retryAfter: Number.isNaN(seconds) ? undefined : seconds * 1000 };
  const { data: { error: words } = {} } = sentence.safeParse(body);
  const isRefused = status >= 400 && status < 500;
  if (words?.includes('already exists') && isRefused) return new CallError(status, 'EMAIL_TAKEN', words, more);
  const { data: reply } = coded.safeParse(body);
  if (reply) return new CallError(status, reply.code, reply.error, { ...more, details: reply.details });
  const code = status >= 502 && status <= 504 ? 'UNAVAILABLE' : 'INTERNAL';
  return new CallError(status, code, (isRefused && words) || 'The server didn’t answer as expected. Please try again.', more);
};

const sentence = z.object({ error: z.string().check(z.maxLength(500)) });
const coded = z.partial(errorReply, { requestId: true });

/** Both texts of a note that was changed elsewhere meanwhile; null for any other failure. */
export const conflictIn = (error: Error): EditConflict | null =>
  error instanceof CallError && error.code === 'EDIT_CONFLICT' ? editConflict.in(error.details) : null;

/** Milliseconds until a call that failed is made again: as long as the server asked for, or growing with the failures before. */
export const pauseOf = (failures: number, error: unknown): number => {
  const asked = error instanceof CallError ? error.retryAfter : undefined;
  return asked === undefined ? pauseAfter(failures) : Math.min(asked, longestPause) * (1 + Math.random() / 4);
};

/** Sends a request again under its key while an earlier one with that key is in progress. Gives up after a while. */
export const inTurn = async (sendOnce: () => Promise<Response>, signal: AbortSignal | undefined): Promise<Response> => {
  for (let tries = 0; ; tries++) {
    try {
      return await sendOnce();
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'IN_PROGRESS' || tries >= mostWaits) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseOf(tries, error)));
      signal?.throwIfAborted();
    }
  }
};

const sendInTime = (endpoint: Endpoint, request: Sent, options: Options): Promise<Response> =>
  inTurn(() => {
    const limit = AbortSignal.timeout(longestCall);
    return send(endpoint, request, { ...options, signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit });
  }, options.signal);

const longestCall = 30_000;
const longestPause = 60_000;
const mostWaits = 20;

interface Sent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

interface Options {
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
  /** Names the action, so that it is carried out once however often it is sent. */
  key?: string | undefined;
  /** Another session than the present one. */
  token?: string | null;
}
