// Answers through nginx in four configurations: whether they arrive event by event (R6), and whether a stream survives a silent model
// behind a proxy that drops connections which say nothing (R7).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestProvider } from '../../server/testing/provider.testing.ts';
import { arrivals } from './arrivals.ts';
import { startNginx } from './nginx.ts';
import { modelAt, startServer } from './server.ts';

if (spawnSync('nginx', ['-v']).status !== 0) {
  console.log('proxies: skipped, there is no nginx here (the Debian package nginx-light)');
  process.exit(0);
}
const words = 'one nearest what you told me more than others here'.split(' ');
/** Words at the pace of a hosted model; the guard may hold one back until the next one comes. */
const steady = { text: Array.from({ length: 12 }, () => words.map((word) => `${word} `)).flat(), pause: 30 };
const silence = 18_500;
const provider = await openTestProvider(async ({ messages }) => {
  if (messages.at(-1)?.text.includes('patience')) await wait(silence);
  return steady;
});
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const server = await startServer({ folder: join(folder, 'data') }, modelAt(provider.address));
const { token } = (await (await server.register()).json()) as { token: string };
const direct = await arrivals(server.url, token, 'Tell me about work');

let failed = 0;
for (const [name, lines] of [
  ['as it comes', ''],
  ['with gzip', 'gzip on; gzip_types *; gzip_min_length 1; gzip_proxied any;'],
  ['HTTP/1.0 upstream', 'proxy_http_version 1.0;'],
  ['HTTP/1.1 upstream', 'proxy_http_version 1.1; proxy_set_header Connection "";'],
] as const) {
  const proxy = await startNginx(folder, server.url, lines);
  const { first, events, apart, last } = await arrivals(proxy.url, token, 'Tell me about work');
  await proxy.stop();
  const isGood = first <= 150 && apart / events >= 0.95 && last === 'done';
  if (!isGood) failed++;
  console.log(
    `nginx ${name}: first event after ${Math.round(first)} ms, ${apart} of ${events} events came by themselves (${direct.apart} of ${direct.events} without it)`,
  );
}
const impatient = await startNginx(folder, server.url, 'proxy_read_timeout 17s;');
const patient = await arrivals(impatient.url, token, 'Some patience, please');
await impatient.stop();
if (patient.last !== 'done') failed++;
console.log(
  `nginx that drops what is silent for 17 s, a model silent for ${silence / 1000} s: ended with ${patient.last}, ${patient.pings} heartbeats`,
);
await server.stop();
await provider.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;
