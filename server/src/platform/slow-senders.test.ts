import Fastify, { type FastifyInstance } from 'fastify';
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
      { pause: 1500, look: 20, leastBytes: 1000, small: { bytes: 300, within: 1000 } },
    );
    app.get('/', async () => 'early');
    app.post('/', async ({ body }) => JSON.stringify(body).length);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  /** Sends `sent` of the `length` bytes of a body, so many at once, and waits until the connection ends; what was answered. */
  const send = async ({ length, sent = length, bytes, every }: { length: number; sent?: number; bytes: number; every: number }) => {
    late = 0;
    const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    // A reset is an error too, and no failure of the test.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('data', (text: string) => void (answer += text)).on('error', () => undefined);
    socket.write(
      `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    );
    const body = `"${'a'.repeat(length - 2)}"`;
    for (let at = 0; at < sent && !socket.destroyed; at += bytes) {
      socket.write(body.slice(at, at + bytes));
      await wait(every);
    }
    await closed;
    return { answer, late };
  };

  it('that stops is ended', async () => {
    expect(await send({ length: 1000, sent: 500, bytes: 500, every: 0 })).toEqual({ answer: '', late: 1 });
  });

  it('that trickles is ended', async () => {
    expect(await send({ length: 1000, bytes: 1, every: 20 })).toEqual({ answer: '', late: 1 });
  });

  it('that is small has to be here before a larger one that stopped is given up', async () => {
    const ended: string[] = [];
    const held = (name: string, length: number) => send({ length, sent: 10, bytes: 10, every: 0 }).then(() => ended.push(name));
    await Promise.all([held('larger', 1000), held('small', 300)]);
    expect(ended).toEqual(['small', 'larger']);
  });

  it('that is small is ended though it goes on to trickle', async () => {
    // Faster than the least that a larger one has to come.
    expect(await send({ length: 300, bytes: 4, every: 50 })).toEqual({ answer: '', late: 1 });
  });

  it('that comes after its answer is given no second one', async () => {
    late = 0;
    const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('data', (text: string) => void (answer += text)).on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 300\r\n\r\n');
    await closed;
    expect([answer.match(/HTTP\/1\.1/g), late]).toEqual([['HTTP/1.1'], 0]);
  });

  it('that is slow and makes progress is read to its end, however long that takes', async () => {
    const { answer, late } = await send({ length: 3000, bytes: 100, every: 70 });
    expect([answer.startsWith('HTTP/1.1 200'), late]).toEqual([true, 0]);
  });
});
