import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import { errorReplyOf, signedOut } from './errors.ts';
import type { SessionWatch } from './session-watch.ts';

const heartbeat = 15_000;
/** A reader that takes nothing for this long is dropped; its answer goes on without it. */
const stall = 25_000;

/**
 * Writes events as server-sent lines, one write each, waiting for slow readers.
 * The first event is awaited before any header, so that an early failure is an ordinary error reply.
 * When the reader leaves or its session ends, the iterator is returned; what produces the answer decides whether it goes on.
 */
export const sendEvents = async (
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  whenSessionEnds: SessionWatch['whenEnded'] = () => () => undefined,
): Promise<FastifyReply> => {
  const iterator = events[Symbol.asyncIterator]();
  let next = await iterator.next();
  void reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    Connection: 'keep-alive',
  });
  const gone = new AbortController();
  raw.on('close', () => gone.abort());
  if (raw.destroyed) gone.abort();
  const streamed = { events: 0, bytes: 0 };
  let isStalled = false;
  reply.request.streamed = streamed;
  const ping = setInterval(() => raw.write(': ping\n\n'), heartbeat);
  const left = once(gone.signal, 'abort').then(() => ({ done: true as const, value: undefined }));
  const over = Promise.withResolvers<never>();
  over.promise.catch(() => undefined);
  const unwatch = whenSessionEnds(() => over.reject(signedOut()));
  try {
    while (!next.done && !gone.signal.aborted) {
      const line = `data: ${JSON.stringify(next.value)}\n\n`;
      streamed.events += 1;
      streamed.bytes += Buffer.byteLength(line);
      isStalled = !raw.write(line);
      if (isStalled) await once(raw, 'drain', { signal: AbortSignal.any([gone.signal, AbortSignal.timeout(stall)]) });
      isStalled = false;
      next = await Promise.race([iterator.next(), left, over.promise]);
    }
  } catch (error) {
    if (!gone.signal.aborted && !(error instanceof Error && error.name === 'AbortError')) {
      const { body } = errorReplyOf(error, reply.request.id);
      if (body.code !== 'UNAUTHENTICATED') reply.log.error({ err: error }, 'stream failed');
      raw.write(`data: ${JSON.stringify({ error: body.error, code: body.code, done: true })}\n\n`);
    }
  } finally {
    clearInterval(ping);
    unwatch();
    // Not awaited: a producer in the middle of its work answers this only when it gets there.
    void iterator.return?.();
    if (isStalled) raw.destroy();
    else raw.end();
  }
  return reply;
};
