// Requests whose end two readers could see differently, through nginx to the server (S20): 500 forms of lengths, encodings and chunks in turn
// (James Kettle, HTTP Desync Attacks, 2019). After each, three others ask on connections that nginx keeps to the server and must get their own
// answers; and the server may carry out no more requests than nginx answered to the sender.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { startNginx } from './nginx.ts';
import { startServer } from './server.ts';

if (spawnSync('nginx', ['-v']).status !== 0) {
  console.log('smuggling: skipped, there is no nginx here (the Debian package nginx-light)');
  process.exit(0);
}
const cluster = await openCluster();
if (cluster === null) {
  console.log('smuggling: skipped, there is no PostgreSQL here (the Debian package postgresql)');
  process.exit(0);
}
const most = Number(process.argv[2] ?? 500);
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const server = await startServer({ databaseUrl: cluster.url }, { SAMPLE_DATA: 'off' });
const upstream = `upstream alive { server ${new URL(server.url).host}; keepalive 4; }`;
const proxy = await startNginx(
  folder,
  'http://alive',
  'proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host localhost;',
  upstream,
);
const { token } = (await (await server.register()).json()) as { token: string };

const accountOf = (lastName: string) => JSON.stringify({ firstName: 'Eve', lastName, school: 'Yale', major: 'Law' });
const hidden = requestOf([`Content-Length: ${accountOf('Hidden').length}`], accountOf('Hidden'));
const seen = new Map<string, number>();
let [answered, mixed] = [0, 0];
const cases = casesOf();
for (let at = 0; at < most; at++) {
  const read = await write(cases[Math.floor((at * cases.length) / most)] ?? '');
  const statuses = [...read.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);
  answered += statuses.filter((status) => status === '201').length;
  seen.set(statuses.join('+') || 'nothing', (seen.get(statuses.join('+') || 'nothing') ?? 0) + 1);
  const others = await Promise.all(Array.from({ length: 3 }, () => proxy.ask('/api/auth/me', token)));
  mixed += others.filter(({ status, text }) => status !== 200 || !text.includes('"lastName":"Raman"')).length;
}
await wait(500);
const client = new pg.Client({ connectionString: cluster.url });
await client.connect();
const { rows } = await client.query<{ made: string }>(`SELECT count(*) AS made FROM students WHERE first_name = 'Eve'`);
await client.end();
const made = Number(rows[0]?.made);
console.log(
  `smuggling: ${most} requests of doubtful length through nginx: ${made} carried out, ${answered} answered as carried out; ${3 * most} of others in between, ${mixed} with another answer than their own`,
);
console.log(`  statuses: ${[...seen].map(([statuses, times]) => `${statuses} × ${times}`).join(', ')}`);
await proxy.stop();
await server.stop();
await cluster.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = mixed === 0 && made === answered ? 0 : 1;

/** Every encoding with every length and every form of the body, each with a whole request after its end. */
function casesOf(): string[] {
  const json = accountOf('Open');
  const hex = json.length.toString(16);
  const bodies = [
    `${json}${hidden}`,
    `${hex}\r\n${json}\r\n0\r\n\r\n${hidden}`,
    `${hex}\n${json}\n0\n\n${hidden}`,
    `${hex};a="\r\n${json}\r\n0\r\n\r\n${hidden}`,
    `0\r\n\r\n${hidden}`,
    `${hex}\r\n${json}\r\n0\r\nContent-Length: 0\r\n\r\n${hidden}`,
  ];
  const encodings = [
    [],
    ['Transfer-Encoding: chunked'],
    ['Transfer-Encoding: Chunked'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    ['Transfer-Encoding: identity', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked, identity'],
    ['Transfer-Encoding: xchunked'],
    ['Transfer-Encoding: "chunked"'],
    ['Transfer-Encoding:\tchunked'],
    ['Transfer-Encoding:\u000bchunked'],
    ['Transfer-Encoding : chunked'],
    [' Transfer-Encoding: chunked'],
    ['X-A: a\nTransfer-Encoding: chunked'],
    ['X-A: a\rTransfer-Encoding: chunked'],
    ['Transfer-Encoding\r\n: chunked'],
    ['Transfer_Encoding: chunked'],
    ['Transfer-Encoding: chunked\u0000'],
    ['Transfer-Encoding: chunk', ' ed'],
  ];
  return encodings.flatMap((encoding) =>
    bodies.flatMap((body) => {
      const [all, own] = [body.length, body.length - hidden.length];
      const lengths = [
        [],
        [own],
        [all],
        [json.length],
        [4],
        [own, own],
        [own, all],
        [`+${own}`],
        [`0x${own.toString(16)}`],
        [`${own}, ${own}`],
        [0],
        [-1],
      ];
      return lengths.map((given) => requestOf([...encoding, ...given.map((length) => `Content-Length: ${length}`)], body));
    }),
  );
}

function requestOf(headers: string[], body: string): string {
  return ['POST /api/users/register HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers, '', body].join('\r\n');
}

/** Writes bytes to nginx and returns all that comes back until it closes, or nothing more comes. */
async function write(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  let read = '';
  let last = performance.now();
  socket.on('data', (chunk) => {
    read += String(chunk);
    last = performance.now();
  });
  socket.write(bytes, 'latin1');
  while (!socket.closed && performance.now() - last < (read.includes(' 201 ') ? 2000 : 150)) await wait(10);
  socket.destroy();
  return read;
}
