import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * Ends requests whose bodies do not come: nothing for twenty seconds, or so little that no line is so slow; a small one, which any line
 * carries at once, has ten seconds in all. A large file on a
 * slow line goes on. What is late is answered by `late` on the bare connection. Headers have a time limit of Node's own.
 */
export const endSlowSenders = (
  app: FastifyInstance,
  late: (socket: Socket) => void,
  { pause, look, leastBytes, small }: Patience = usualPatience,
): void => {
  const arriving = new Set<Arriving>();
  app.addHook('onRequest', async ({ raw, headers }, reply) => {
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
    // Requests that tests inject have no connection.
    if (!(raw.socket instanceof Socket)) return;
    const began = performance.now();
    arriving.add({
      raw,
      answer: reply.raw,
      declared: Number(headers['content-length'] ?? 0),
      began,
      changed: began,
      bytes: raw.socket.bytesRead,
      first: raw.socket.bytesRead,
    });
  });
  const sweep = () => {
    const now = performance.now();
    for (const one of arriving) {
      const { raw, began } = one;
      const { bytesRead, destroyed } = raw.socket;
      if (raw.complete || destroyed) {
        arriving.delete(one);
        continue;
      }
      if (bytesRead > one.bytes) Object.assign(one, { bytes: bytesRead, changed: now });
      // What waits to be read here is not late.
      const received = bytesRead - one.first;
      const isSmall = Math.max(one.declared, received) <= small.bytes;
      const isStill = now - one.changed > pause && !raw.isPaused();
      const isSlow = received < ((now - began - pause) / 1000) * leastBytes;
      if (!isStill && !isSlow && !(isSmall && now - began > small.within)) continue;
      arriving.delete(one);
      // A second answer would be taken for that of the next request.
      if (one.answer.writableEnded) raw.socket.destroy();
      else late(raw.socket);
    }
  };
  const sweeping = setInterval(sweep, look).unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
};

const usualPatience: Patience = { pause: 20_000, look: 2500, leastBytes: 4096, small: { bytes: 16_384, within: 10_000 } };

interface Patience {
  /** Milliseconds without a byte, and between two looks for that. */
  pause: number;
  look: number;
  /** That have to come in a second: a third of what EDGE, the slowest mobile network in use, carries. */
  leastBytes: number;
  /** Up to so many bytes have to be here within so many milliseconds, whatever comes meanwhile. */
  small: { bytes: number; within: number };
}

interface Arriving {
  raw: IncomingMessage;
  answer: ServerResponse;
  /** Bytes of the body that the headers name; 0 where they name none. */
  declared: number;
  began: number;
  /** When the last bytes came. */
  changed: number;
  bytes: number;
  first: number;
}
