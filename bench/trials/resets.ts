// Readers that take nothing reset their connection while the server waits for them to take more, 500 times (R9): no handler, timer or socket
// may be left behind.
import { connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestProvider } from '../../server/testing/provider.testing.ts';
import { modelAt, startServer } from './server.ts';

const resets = 500;
const at = 25;
/** More than the buffers of two sockets hold. */
const flood = Array.from({ length: 400 }, () => 'of '.repeat(4000));
const provider = await openTestProvider(() => ({ text: flood }));
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const server = await startServer({ folder }, modelAt(provider.address));
const { hostname, port } = new URL(server.url);
const body = JSON.stringify({ message: 'Tell me a lot' });
const resources = async (): Promise<Record<string, number>> => {
  const text = await (await server.request('/metrics')).text();
  return Object.fromEntries(
    [...text.matchAll(/^nodejs_active_resources\{type="(\w+)"\} (\d+)/gm)].map(([, type, count]) => [type, Number(count)]),
  );
};
const one = async (): Promise<void> => {
  const { token } = (await (await server.register()).json()) as { token: string };
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/search/start HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  // The first piece is taken, then nothing.
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  await wait(100 + Math.random() * 200);
  socket.resetAndDestroy();
};
const round = async (count: number) => {
  for (let done = 0; done < count; done += at) await Promise.all(Array.from({ length: at }, one));
};
await round(at);
await wait(2000);
const before = await resources();
await round(resets);
await wait(5000);
const after = await resources();
const left = Object.keys(after)
  .map((type) => [type, (after[type] ?? 0) - (before[type] ?? 0)] as const)
  .filter(([, more]) => more > 5);
console.log(
  `resets: ${resets} readers gone in the middle of a full buffer; left behind: ${left.map(([type, more]) => `${more} ${type}`).join(', ') || 'nothing'}`,
);
console.log(`  resources before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`);
await server.stop();
await provider.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = left.length === 0 ? 0 : 1;
