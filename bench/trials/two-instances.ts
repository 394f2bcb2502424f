// Two instances on one PostgreSQL behind a round-robin proxy without sticky sessions; one is killed in the middle. Students start, re-attach,
// stop and continue wherever the proxy sends them. How many conversations: the argument, 500 without.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { chatOf, openTwoInstances, readAnswer, studentOn } from './reading.ts';
import type { Server } from './server.ts';

const conversations = Number(process.argv[2] ?? 500);
const atOnce = 25;
const { cluster, model, one, other } = await openTwoInstances('two instances', 80, 8);
const live = [one, other];
const proxy = await openProxy();
const front: Server = {
  ...other,
  url: proxy.url,
  request: (path, what) => through(path, what),
  register: () =>
    through('/api/users/register', { body: { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' } }),
};
const seen = { begun: 0, complete: 0, stopped: 0, interrupted: 0, again: 0, wrong: 0, doubled: 0, lost: 0, stuck: 0, thirds: 0 };
let killedAt = 0;
let marked = 0;

const todo = Array.from({ length: conversations }, (_, nth) => nth).values();
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (const nth of todo) {
      if (nth === Math.round(conversations / 2)) void kill();
      await converse(nth);
    }
  }),
);

console.log(`two instances: ${seen.begun} of ${conversations} conversations, one instance killed after ${Math.round(conversations / 2)}`);
console.log(
  `  answers: ${seen.complete} complete, ${seen.stopped} stopped as asked, ${seen.interrupted} interrupted by the kill (marked within ${(marked / 1000).toFixed(1)} s), ${seen.again} of those chats went on`,
);
console.log(
  `  ${seen.lost} messages lost, ${seen.doubled} answers doubled, ${seen.wrong} texts unlike what was read, ${seen.stuck} stuck, ${seen.thirds} third answers at once`,
);
await other.stop();
await proxy.close();
await model.close();
await cluster.stop();
process.exitCode = seen.lost + seen.doubled + seen.wrong + seen.stuck + seen.thirds === 0 && marked < 5000 ? 0 : 1;

async function kill(): Promise<void> {
  await wait(200);
  live.splice(0, 1);
  killedAt = performance.now();
  await one.kill();
}

async function converse(nth: number): Promise<void> {
  const token = await studentOn(front);
  const message = `Tell me more, number ${nth}`;
  const body = { message };
  let reading = readAnswer(front, '/api/search/start', { token, body });
  const id = await reading.begun.catch(() => null);
  // Killed before it was acknowledged.
  if (id === null) return;
  seen.begun++;
  const isStopped = nth % 5 === 1;
  if (nth % 5 === 2) await third(token);
  if (nth % 2 === 0) {
    await wait(Math.random() * 600);
    reading.leave();
    reading = readAnswer(front, `/api/conversations/${id}/stream`, { token });
  }
  if (isStopped) {
    await wait(100);
    await front.request(`/api/conversations/${id}/stop`, { token, body: {} }).catch(() => null);
  }
  await reading.ended;
  const chat = await settled(id, token);
  const [said, answer] = chat ?? [];
  if (said?.text !== message) return void seen.lost++;
  if (chat?.length !== 2 || answer === undefined) return void seen.doubled++;
  if (answer.status === 'streaming') return void seen.stuck++;
  if (answer.status === 'interrupted') {
    seen.interrupted++;
    marked = Math.max(marked, performance.now() - killedAt);
    const again = readAnswer(front, '/api/search/continue', { token, body: { message: 'Go on', conversationId: id } });
    await again.ended;
    if (again.last !== null && !('error' in again.last)) seen.again++;
    return;
  }
  if (answer.status === 'stopped') seen.stopped++;
  else if (answer.status === 'complete') seen.complete++;
  if (reading.status === 200 && reading.last !== null && !('error' in reading.last) && reading.text !== answer.text) seen.wrong++;
}

/** A student with one answer being written asks for more at once than may be. */
async function third(token: string): Promise<void> {
  const more = Array.from({ length: 3 }, () => readAnswer(front, '/api/search/start', { token, body: { message: 'And this?' } }));
  await Promise.all(more.map(({ ended }) => ended));
  if (more.filter(({ status }) => status === 200).length > 2) seen.thirds++;
}

async function settled(id: string, token: string) {
  const began = performance.now();
  for (;;) {
    const chat = await chatOf(front, id, token);
    if ((chat !== null && chat.at(-1)?.status !== 'streaming') || performance.now() - began > 10_000) return chat;
    await wait(50);
  }
}

/** What a browser does when a proxy answers that no server is there. */
async function through(path: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<Response> {
  for (let tries = 0; ; tries++)
    try {
      const response = await fetch(`${proxy.url}${path}`, {
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      if (response.status !== 502 || tries > 10) return response;
    } catch (error) {
      if (tries > 10) throw error;
    }
}

/** Sends each request to the next instance. */
async function openProxy(): Promise<{ url: string; close: () => Promise<void> }> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const to = new URL(live[turn++ % live.length]?.url ?? '');
    const onward = request({
      host: to.hostname,
      port: to.port,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, host: to.host },
    });
    onward.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      response.on('error', () => outgoing.destroy());
    });
    onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
