// SIGTERM while 500 answers are being written, half of which end within the ten seconds that they are given (R15): none may be cut without a
// last event, readiness says no at once, and the process ends with 0.
import { Agent, get } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestProvider } from '../../server/testing/provider.testing.ts';
import { arrivals } from './arrivals.ts';
import { modelAt, startServer } from './server.ts';

const streams = 500;
const piece = 'of ';
const provider = await openTestProvider(({ messages }) => ({
  text: Array.from({ length: messages.at(-1)?.text.includes('short') ? 10 : 60 }, () => piece),
  pause: 500,
}));
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const server = await startServer({ folder }, modelAt(provider.address));
const tokens: string[] = [];
for (let student = 0; student < streams; student++) tokens.push(((await (await server.register()).json()) as { token: string }).token);
const readers = tokens.map((token, at) => arrivals(server.url, token, at % 2 === 0 ? 'something short' : 'something long'));
while (provider.asked.length < streams) await wait(50);
// A connection that is there already: new ones are refused.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
await statusOf('/readyz');
const ended = server.stop();
await wait(100);
const ready = await statusOf('/readyz');
const found = await Promise.all(readers.map((reader) => reader.catch(() => null)));
const { code, milliseconds } = await ended;
const endedBy = (last: string) => found.filter((one) => (one?.last ?? 'cut') === last).length;
console.log(
  `shutdown: ${streams} answers being written; /readyz ${ready} within 100 ms; ended with ${code} in ${(milliseconds / 1000).toFixed(1)} s; ` +
    `${endedBy('done')} whole or stopped, ${endedBy('error')} with an error event, ${endedBy('cut')} cut`,
);
agent.destroy();
await provider.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = code === 0 && endedBy('cut') === 0 && milliseconds < 14_000 ? 0 : 1;

function statusOf(path: string): Promise<string> {
  return new Promise((resolve) => {
    get(`${server.url}${path}`, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(String(response.statusCode)));
    }).on('error', () => resolve('refused'));
  });
}
