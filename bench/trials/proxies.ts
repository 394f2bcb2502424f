// Answers through nginx in four configurations: whether they arrive event by event (R6), and whether a stream survives a silent model
// behind a proxy that drops connections which say nothing (R7).
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestProvider } from '../../server/testing/provider.testing.ts';
import { arrivals } from './arrivals.ts';
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
  const proxy = await startNginx(lines);
  const { first, events, apart, last } = await arrivals(proxy.url, token, 'Tell me about work');
  await proxy.stop();
  const isGood = first <= 150 && apart / events >= 0.95 && last === 'done';
  if (!isGood) failed++;
  console.log(
    `nginx ${name}: first event after ${Math.round(first)} ms, ${apart} of ${events} events came by themselves (${direct.apart} of ${direct.events} without it)`,
  );
}
const impatient = await startNginx('proxy_read_timeout 17s;');
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

/** Starts nginx before the server on a free port, with `lines` in its location. */
async function startNginx(lines: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const home = mkdtempSync(join(folder, 'nginx-'));
  const file = join(home, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log;
     events { worker_connections 256; }
     http {
       access_log off;
       client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/f; uwsgi_temp_path ${home}/u; scgi_temp_path ${home}/s;
       server { listen 127.0.0.1:${port}; location / { proxy_pass ${server.url}; ${lines} } }
     }`,
  );
  const child = spawn('nginx', ['-p', home, '-c', file], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) await wait(20);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
