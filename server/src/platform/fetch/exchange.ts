import { type Dispatcher, request } from 'undici';
import { type Duplex, PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { retryAfterOf } from '#platform/backoff.ts';
import { failureOf, failureOfStatus, FetchError } from './error.ts';

/**
 * Asks one address once and follows nothing: gives the answer's bytes, that nothing changed, or where it redirects to. Throws FetchError,
 * or the reason of `signal` when that ended it.
 */
export async function exchange(
  hop: Hop,
  { dispatcher, userAgent, accept, maxBytes, timeout, now, signal }: ExchangeParts,
): Promise<Answer> {
  const host = hop.url.hostname;
  const deadline = AbortSignal.timeout(timeout);
  const ended = AbortSignal.any([signal, deadline]);
  const conditions = hop.body === null ? sentValidators(hop.validators) : {};
  try {
    const asked = request(hop.url, {
      dispatcher,
      method: hop.body === null ? 'GET' : 'POST',
      body: hop.body,
      headers: {
        'user-agent': userAgent,
        accept,
        'accept-encoding': 'gzip, br',
        ...(hop.body === null ? {} : { 'content-type': 'application/json' }),
        ...conditions,
      },
      signal: ended,
    });
    const { statusCode, headers, body } = await orAborted(asked, ended);
    if (statusCode >= 200 && statusCode < 300) {
      return { kind: 'read', bytes: await readBody(body, { host, headers, maxBytes, signal: ended }), validators: validatorsOf(headers) };
    }
    await body.dump({ limit: 16_384, signal: ended });
    if (statusCode === 304 && Object.keys(conditions).length) return { kind: 'unchanged' };
    if (REDIRECTS.has(statusCode) && typeof headers.location === 'string') {
      return { kind: 'redirect', status: statusCode, location: headers.location };
    }
    throw failureOfStatus(statusCode, host, retryAfterOf(headers['retry-after'], now()), LONGEST_PAUSE);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FetchError) throw error;
    throw failureOf(deadline.aborted ? deadline.reason : error, host);
  }
}

/** The longest pause another side may ask for before the request is given up: 5 minutes, in milliseconds. */
const LONGEST_PAUSE = 5 * 60_000;

/** RFC 9110, 15.4: those whose Location is to be asked instead. */
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** What an answer said of its version; with it the same address can be asked whether anything changed. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** The validators in an answer's headers; malformed ones are left out, because they could not be sent back. */
function validatorsOf(headers: Record<string, string | string[] | undefined>): Validators {
  const { etag, 'last-modified': lastModified } = headers;
  return {
    etag: typeof etag === 'string' && ETAG.test(etag) ? etag : null,
    lastModified: typeof lastModified === 'string' && DATE.test(lastModified) ? lastModified : null,
  };
}

/** The headers that ask for an answer only if it differs from the one of these validators. */
function sentValidators(validators: Validators | undefined): Record<string, string> {
  return {
    ...(validators?.etag && ETAG.test(validators.etag) ? { 'if-none-match': validators.etag } : {}),
    ...(validators?.lastModified && DATE.test(validators.lastModified) ? { 'if-modified-since': validators.lastModified } : {}),
  };
}

/** RFC 9110, 8.8.3 without the characters beyond ASCII. */
const ETAG = /^(W\/)?"[\x21\x23-\x7e]*"$/;

/** RFC 9110, 5.6.7: the one form of date that servers must send. */
const DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * The same promise, rejecting with the signal's reason as soon as that aborts. undici itself ends a request only once it has a connection,
 * which takes as long as a name server lets it wait.
 */
const orAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('Abandoned.'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

/**
 * Reads an answer's body, unpacked. Stops and drops the connection as soon as it is larger than `maxBytes`, packed or unpacked, or says
 * so itself. Throws FetchError `too large` or `unreadable`, or what the connection said if that ended for another reason than being cut.
 */
async function readBody(body: Readable, { host, headers, maxBytes, signal }: BodyParts): Promise<Buffer> {
  const unpacker = unpackerOf(headers['content-encoding']);
  if (!unpacker || Number(headers['content-length']) > maxBytes) {
    body.on('error', () => {}).destroy();
    throw unpacker ? tooLarge(host, maxBytes) : new FetchError('unreadable', `${host} packed its answer in a way that was not asked for.`);
  }
  const chunks: Buffer[] = [];
  await pipeline(
    body,
    (packed: AsyncIterable<Buffer>) => atMost(packed, maxBytes, host),
    unpacker,
    async (unpacked: AsyncIterable<Buffer>) => {
      for await (const chunk of atMost(unpacked, maxBytes, host)) chunks.push(chunk);
    },
    { signal },
  ).catch((error: unknown) => {
    throw readableReason(error, host);
  });
  return Buffer.concat(chunks);
}

async function* atMost(chunks: AsyncIterable<Buffer>, maxBytes: number, host: string): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(host, maxBytes);
    yield chunk;
  }
}

function unpackerOf(encoding: string | string[] | undefined): Duplex | null {
  const name = String(encoding ?? 'identity')
    .trim()
    .toLowerCase();
  if (name === 'identity' || name === '') return new PassThrough();
  if (name === 'gzip' || name === 'x-gzip') return createGunzip();
  if (name === 'br') return createBrotliDecompress();
  return null;
}

/** Tells a body that was cut, which is worth a second try, from one that is not packed as it says and from all that is not the body's. */
function readableReason(error: unknown, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // zlib says so where what it was given ends too early.
  if (CUT.has(code)) return new FetchError('unreadable', `The answer of ${host} was cut short (${code}).`, { tries: 2, cause: error });
  if (/^(Z_|ERR__)/.test(code)) {
    return new FetchError('unreadable', `The answer of ${host} could not be unpacked (${code}).`, { cause: error });
  }
  return error;
}

const CUT = new Set([
  'Z_BUF_ERROR',
  'UND_ERR_SOCKET',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

const tooLarge = (host: string, maxBytes: number) =>
  new FetchError('too large', `The answer of ${host} is larger than ${maxBytes} bytes; it was not read to its end.`);

/** One address to ask, on the way of one request. */
export interface Hop {
  url: URL;
  /** A body makes it a POST. */
  body: string | null;
  validators: Validators | undefined;
}

export type Answer =
  | { kind: 'read'; bytes: Buffer; validators: Validators }
  | { kind: 'unchanged' }
  | { kind: 'redirect'; status: number; location: string };

interface ExchangeParts {
  dispatcher: Dispatcher;
  userAgent: string;
  /** Media types. */
  accept: string;
  maxBytes: number;
  /** Milliseconds from the request to the answer's end. */
  timeout: number;
  now: () => number;
  signal: AbortSignal;
}

interface BodyParts {
  host: string;
  headers: Record<string, string | string[] | undefined>;
  maxBytes: number;
  signal: AbortSignal;
}
