import { setTimeout as sleepFor } from 'node:timers/promises';
import { Agent } from 'undici';
import { backoff } from '#platform/backoff.ts';
import { type Dial, dialTls, guardedConnector, publicUrl, type Resolve, resolveAll } from './connect.ts';
import { FetchError } from './error.ts';
import { type Answer, exchange, type Hop, type Validators } from './exchange.ts';
import { openGate } from './gate.ts';

/**
 * The client with which other people's public servers are read: named, slow on each host, bounded in time and size, patient with passing
 * failures, and unable to reach anything but hosts of the public internet over https, wherever an answer points.
 * `close` ends what is under way; then, as when `signal` aborts, `ask` rejects with the reason of the signal.
 */
export function openFetch(options: FetchOptions = {}): { ask: Ask; close: () => Promise<void> } {
  const settings = { ...DEFAULTS, ...options };
  const closing = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, closing.signal]) : closing.signal;
  const { concurrency, delay } = settings.perHost;
  const dispatcher = new Agent({
    connect: guardedConnector({ ...settings, timeout: settings.timeouts.connect, signal }),
    connections: concurrency,
    headersTimeout: settings.timeouts.headers,
    bodyTimeout: settings.timeouts.whole,
  });
  const gate = openGate({ ...settings, concurrency, delay, signal });
  const parts = { ...settings, accept: 'application/json', dispatcher, timeout: settings.timeouts.whole, signal };

  return {
    ask: async ({ url, body, validators }) => {
      const first: Hop = { url: publicUrl(url), body: body === undefined ? null : JSON.stringify(body), validators };
      const sleep = (milliseconds: number) => settings.sleep(milliseconds, signal);
      const { answer, host } = await withRetries(() => follow(first), { ...settings, sleep });
      if (answer.kind === 'unchanged') return { unchanged: true };
      return { unchanged: false, json: jsonOf(answer.bytes, host), validators: answer.validators };
    },
    close: async () => {
      closing.abort();
      await dispatcher.destroy();
    },
  };

  /** Asks, and where the answer is elsewhere, there; each step is checked and waits for its turn on its host. */
  async function follow(first: Hop): Promise<{ answer: Exclude<Answer, { kind: 'redirect' }>; host: string }> {
    let hop = first;
    for (let step = 0; step <= MOST_REDIRECTS; step++) {
      const { url } = hop;
      const answer = await gate(url.hostname, () => exchange(hop, parts));
      if (answer.kind !== 'redirect') return { answer, host: url.hostname };
      hop = redirected(hop, answer);
    }
    throw new FetchError('unreadable', `${first.url.hostname} redirected more than ${MOST_REDIRECTS} times.`);
  }
}

function jsonOf(bytes: Buffer, host: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    // The parser's own message quotes the answer.
    throw new FetchError('unreadable', `The answer of ${host} is not JSON.`, { cause: cause instanceof Error ? cause.name : undefined });
  }
}

const MOST_REDIRECTS = 3;

const DEFAULTS = {
  userAgent: 'Alive/1 (job boards; contact the operator of this site)',
  resolve: resolveAll,
  dial: dialTls,
  sleep: (milliseconds: number, signal: AbortSignal): Promise<void> => sleepFor(milliseconds, undefined, { signal }),
  random: Math.random,
  // The wall clock may be set back, which would stop a host's turn for as long; this one only goes on.
  now: () => performance.timeOrigin + performance.now(),
  maxBytes: 32 * 1024 * 1024,
  perHost: { concurrency: 2, delay: 1000 },
  timeouts: { connect: 10_000, headers: 20_000, whole: 60_000 },
};

/**
 * What to ask after a redirect. As browsers do (WHATWG fetch, HTTP-redirect fetch) a POST becomes a GET after 301, 302 and 303 and stays
 * one after 307 and 308; unlike them, a POST is not followed to another host. Throws FetchError.
 */
function redirected(from: Hop, { status, location }: { status: number; location: string }): Hop {
  const url = publicUrl(location, from.url);
  if (from.body !== null && url.hostname !== from.url.hostname) {
    throw new FetchError('unreadable', `${from.url.hostname} redirected a POST to another host, which was not asked.`, { status });
  }
  return { ...from, url, body: status === 307 || status === 308 ? from.body : null };
}

/**
 * Makes an attempt again as often as its FetchError says it is worth, after exponential backoff with full jitter (a random part of
 * 1 s, 2 s, 4 s … 30 s), and no sooner than the other side asked for. Throws the last error.
 */
async function withRetries<T>(attempt: () => Promise<T>, { sleep, random }: RetryParts): Promise<T> {
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

/** Makes one polite request and gives the answer's JSON, or `unchanged` for 304. Throws FetchError. */
export type Ask = (request: {
  url: string;
  /** A JSON body makes it a POST. */
  body?: unknown;
  validators?: Validators;
}) => Promise<{ unchanged: true } | { unchanged: false; json: unknown; validators: Validators }>;

/** All times are milliseconds. */
export interface FetchOptions {
  userAgent?: string;
  resolve?: Resolve;
  dial?: Dial;
  /** Rejects with the signal's reason when that aborts. */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
  now?: () => number;
  /** The largest answer that is read, packed or unpacked. */
  maxBytes?: number;
  /** How many requests one host is asked at a time, and how far apart two of them start. */
  perHost?: { concurrency: number; delay: number };
  /** To open a connection, from the request to the first line of the answer, and to its end. */
  timeouts?: { connect: number; headers: number; whole: number };
  /** Ends everything, for good. */
  signal?: AbortSignal;
}

interface RetryParts {
  sleep: (milliseconds: number) => Promise<void>;
  /** A number from 0 up to 1. */
  random: () => number;
}
