// Readers that take nothing (R8): what each costs in memory, when it is dropped, and whether others are served as before. Then 1,000 readers of
// quiet streams whose machine freezes and dies (R10). Streams are made by the product's own `sendEvents`, because no answer is 4 MB long.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { loadConfig } from '../../server/src/config/config.ts';
import { createHttp } from '../../server/src/platform/http.ts';
import { sendEvents } from '../../server/src/platform/stream.ts';
import { rssOf } from './memory.ts';

const stalled = 50;
const offered = 4 * 1024 * 1024;
const quiet = 1000;
const stall = 30_000;

if (process.argv[2] === 'readers') await read(Number(process.argv[3]), Number(process.argv[4]));
else await serve();

async function serve(): Promise<void> {
  const ending = new AbortController();
  const open = new Set<unknown>();
  const app = await createHttp(loadConfig({ LOG_LEVEL: 'silent' }));
  app.get('/large', (_request, reply) => sendEvents(reply, large()));
  app.get('/quiet', (_request, reply) => sendEvents(reply, silent(ending.signal)));
  app.get('/short', (_request, reply) => sendEvents(reply, short()));
  app.addHook('onRequest', async (_request, { raw }) => {
    open.add(raw);
    raw.once('close', () => open.delete(raw));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };

  const before = await shortest(port);
  const atRest = rssOf(process.pid);
  const readers = Array.from({ length: stalled }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return socket;
  });
  const began = performance.now();
  await wait(3000);
  const grown = rssOf(process.pid) - atRest;
  const during = await shortest(port);
  while (open.size > 0 && performance.now() - began < stall + 15_000) await wait(100);
  const dropped = performance.now() - began;
  const kept = open.size;
  for (const socket of readers) socket.destroy();
  console.log(
    `slow readers: ${stalled} that never read, ${offered / 1024 / 1024} MB offered to each: ${(grown / stalled).toFixed(2)} MB each; ${stalled - kept} dropped within ${(dropped / 1000).toFixed(1)} s`,
  );
  console.log(`  a short stream takes ${before.toFixed(1)} ms without them (p95), ${during.toFixed(1)} ms beside them`);

  globalThis.gc?.();
  const quietAtRest = rssOf(process.pid);
  const child = fork(import.meta.filename, ['readers', String(port), String(quiet)]);
  await once(child, 'message');
  const most = rssOf(process.pid);
  child.kill('SIGSTOP');
  await wait(5000);
  const frozen = open.size;
  await ended(child);
  const diedAt = performance.now();
  while (open.size > 0 && performance.now() - diedAt < 60_000) await wait(50);
  const gone = performance.now() - diedAt;
  await wait(2000);
  console.log(
    `  ${quiet} quiet streams: ${(((most - quietAtRest) / quiet) * 1024).toFixed(0)} kB each; frozen ${frozen}, ${open.size} left ${(gone / 1000).toFixed(1)} s after their process was killed`,
  );
  console.log(`    memory ${quietAtRest} MB before, ${most} MB with them, ${rssOf(process.pid)} MB after`);
  process.exitCode = grown / stalled <= 2 && kept === 0 && dropped <= stall + 5000 && open.size === 0 ? 0 : 1;
  ending.abort();
  await app.close();
}

/** Ends a process that is stopped. */
async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** Opens so many quiet streams and says when all have begun. */
async function read(port: number, count: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write('GET /quiet HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(socket, 'data');
    }),
  );
  process.send?.('begun');
  await wait(600_000);
}

/** p95 of reading short streams, in milliseconds. */
async function shortest(port: number): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 100; at++) {
    const began = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/short`)).text();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[95] ?? 0;
}

async function* large(): AsyncGenerator<{ token: string }> {
  for (let at = 0; at < offered / 4096; at++) yield { token: 'x'.repeat(4096) };
}

async function* short(): AsyncGenerator<{ token: number }> {
  for (let token = 0; token < 20; token++) yield { token };
}

async function* silent(signal: AbortSignal): AsyncGenerator<{ token: string }> {
  yield { token: 'Hello' };
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
