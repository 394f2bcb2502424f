import type { Endpoint, ReplyOf, RequestOf } from '@alive/contract/endpoint.ts';
import { type ErrorCode, type ErrorReply, errorReply } from '@alive/contract/errors.ts';
import { readToken, refuseToken } from './session.ts';

/** A call that did not succeed; `message` is a sentence for the student. */
export class CallError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK' | 'UNREADABLE';
  readonly details: NonNullable<ErrorReply['details']>;
  constructor(status: number, code: CallError['code'], message: string, details: NonNullable<ErrorReply['details']> = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
  /** Whether the same call may well succeed in a moment. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status === 503;
  }
}

/** Makes one call of the contract and checks its reply. Throws CallError. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { signal, keepalive }: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<ReplyOf<E>> => {
  const response = await send(endpoint, request, { signal, keepalive });
  if (response.status === 204 || !endpoint.reply) return undefined as ReplyOf<E>;
  const reply = endpoint.reply.safeParse(await response.json().catch(() => undefined));
  if (!reply.success) throw new CallError(response.status, 'UNREADABLE', 'The answer could not be read. Please try again.');
  return reply.data as ReplyOf<E>;
};

/** Sends a request and returns the good response, its body unread. Throws CallError. */
export const send = async (
  endpoint: Endpoint,
  request: Sent,
  { signal, keepalive }: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<Response> => {
  const token = readToken();
  const response = await fetch(addressOf(endpoint, request), {
    method: endpoint.method,
    credentials: 'include',
    headers: { ...authorization(token), ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: request.body === undefined ? undefined : JSON.stringify(request.body),
    signal,
    keepalive,
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new CallError(0, 'NETWORK', 'You’re offline. Check your connection and try again.');
  });
  if (response.status === 401) refuseToken(token);
  if (!response.ok) throw errorOf(response.status, await response.json().catch(() => undefined));
  return response;
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

/** The CallError that a failed response means. */
export const errorOf = (status: number, body: unknown): CallError => {
  const parsed = errorReply.safeParse(body);
  if (!parsed.success)
    return new CallError(status, status === 503 ? 'UNAVAILABLE' : 'INTERNAL', 'The server did not answer as expected. Please try again.');
  return new CallError(status, parsed.data.code, parsed.data.error, parsed.data.details);
};

interface Sent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}
