import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endSlowSenders } from './slow-senders.ts';

describe('a body', () => {
  const app: FastifyInstance = Fastify({ bodyLimit: 10_000_000 });
  let late = 0;
  beforeAll(async () => {
    endSlowSenders(
      app,
      (socket) => {
        late += 1;
        socket.destroy();
      },
      { pause: 1500, look: 20, leastBytes: 1000 },
    );
    app.post('/', async ({ body }) => JSON.stringify(body).length);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  /** Sends so many bytes of a body of this length, again and again, until the connection ends; what was answered. */
  const send = async (length: number, bytes: number, every: number) => {
    late = 0;
    const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    const closed = once(socket, 'close');
    socket.on('data', (text: string) => void (answer += text)).on('error', () => undefined);
    socket.write(
      `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    );
    const body = `"${'a'.repeat(length - 2)}"`;
    for (let at = 0; at < length && !socket.destroyed; at += bytes) {
      socket.write(body.slice(at, at + bytes));
      await wait(every);
    }
    await closed;
    return { answer, late };
  };

  it('that stops is ended', async () => {
    expect(await send(1000, 500, 200)).toEqual({ answer: '', late: 1 });
  });

  it('that trickles is ended', async () => {
    expect(await send(1000, 1, 20)).toEqual({ answer: '', late: 1 });
  });

  it('that is slow and makes progress is read to its end, however long that takes', async () => {
    const { answer, late } = await send(3000, 100, 70);
    expect([answer.startsWith('HTTP/1.1 200'), late]).toEqual([true, 0]);
  });
});
