import { PassThrough, type Duplex, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { FetchError } from './error.ts';

/**
 * Reads an answer's body, unpacked. Stops and drops the connection as soon as it is larger than `maxBytes`, packed or unpacked, or says
 * so itself. Throws FetchError `too large` or `unreadable`, or what the connection said if that ended for another reason than being cut.
 */
export async function readBody(body: Readable, { host, headers, maxBytes, signal }: BodyParts): Promise<Buffer> {
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

interface BodyParts {
  host: string;
  headers: Record<string, string | string[] | undefined>;
  maxBytes: number;
  signal: AbortSignal;
}
