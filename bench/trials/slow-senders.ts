// 500 connections that send half a body, 100 that send half a head and 100 that send nothing: all must be ended within 30 seconds, while others
// are answered; and a résumé on a slow line, which takes longer than that, must arrive.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from './server.ts';

const patience = 30_000;
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const server = await startServer({ folder });
const { token, userId } = (await (await server.register()).json()) as { token: string; userId: string };
const { port, hostname } = new URL(server.url);

const head = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const halves = [
  ...Array.from({ length: 500 }, () => `${head('/api/onboarding/start', 'application/json', 1000)}{"name":"`),
  ...Array.from({ length: 100 }, () => 'POST /api/onboarding/start HTTP/1.1\r\nHost: loc'),
  ...Array.from({ length: 100 }, () => ''),
];
const slow = upload();
const ended = await Promise.all(
  halves.map(async (half) => {
    const socket = open();
    const began = performance.now();
    let answer = '';
    socket.on('data', (text: string) => (answer += text));
    if (half !== '') socket.write(half);
    await Promise.race([once(socket, 'close'), wait(patience + 15_000, null, { ref: false })]);
    const isOver = socket.destroyed;
    socket.destroy();
    return { isOver, milliseconds: performance.now() - began, isSaid: answer.includes('in time') };
  }),
);
const { status } = await server.request('/api/auth/me', { token });
const over = ended.filter(({ isOver }) => isOver);
const slowest = Math.max(...ended.map(({ milliseconds }) => milliseconds));
const { answer, seconds } = await slow;
console.log(
  `slow senders: ${over.length} of ${halves.length} ended within ${(slowest / 1000).toFixed(1)} s, ${ended.filter(({ isSaid }) => isSaid).length} were told why; another student is answered by ${status}`,
);
console.log(`  a résumé of 600 kB on a line of 16 kB a second: ${answer} after ${seconds.toFixed(0)} s`);
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = over.length === halves.length && slowest <= patience && status === 200 && answer === '201' ? 0 : 1;

function open(): Socket {
  return connect(Number(port), hostname)
    .setEncoding('utf8')
    .on('error', () => undefined);
}

/** Sends a file a little at a time. */
async function upload(): Promise<{ answer: string; seconds: number }> {
  const before = '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
  const form = Buffer.concat([Buffer.from(`${before}%PDF-1.7\n`), Buffer.alloc(600_000, 'a'), Buffer.from('\r\n--b--\r\n')]);
  const socket = open();
  const began = performance.now();
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  socket.write(head(`/api/users/${userId}/resume`, 'multipart/form-data; boundary=b', form.length));
  for (let at = 0; at < form.length && !socket.destroyed; at += 4000) {
    if (at > 0) await wait(250);
    socket.write(form.subarray(at, at + 4000));
  }
  if (!socket.destroyed) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.destroy();
  return { answer: /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'cut off', seconds: (performance.now() - began) / 1000 };
}
