// Instances whose clocks are wrong (R21), by libfaketime: what is about to end and what has just ended must be distinguished alike on both, and a
// budget must be one. In the last round the clock of one steps back a day while it is called.
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../server/src/db/open.ts';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { type Server, startServer } from './server.ts';

const library = globSync('/usr/lib/*/faketime/libfaketime.so.1').at(0);
const cluster = library === undefined ? null : await openCluster();
if (library === undefined || cluster === null) {
  const missing = library === undefined ? 'libfaketime (the Debian package faketime)' : 'PostgreSQL (the Debian package postgresql)';
  console.log(`clock skew: skipped, there is no ${missing} here`);
  process.exit(0);
}
const database = await openPostgres({ url: cluster.url, onError: () => undefined });
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const stepped = join(folder, 'time');
const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Yale', major: 'Physics' };
let wrongInAll = 0;

await round('ten minutes apart', ['-5m', '+5m']);
await round('fifteen minutes off', ['-15m', '+15m']);
await round('a day off', ['-1d', '+1d']);
writeFileSync(stepped, '+1d\n');
await round('one steps back by two days', ['+0', 'steps'], () => writeFileSync(stepped, '-1d\n'));
await database.close();
await cluster.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = wrongInAll === 0 ? 0 : 1;

async function round(name: string, clocks: [string, string], change: () => void = () => undefined) {
  const servers = await Promise.all(clocks.map((clock) => start(clock)));
  const apart = servers.map((_, at) => servers[at]?.skew ?? 0);
  const seen: string[] = [];
  let decided = 0;
  const expect = (what: string, found: unknown, expected: unknown) => {
    decided++;
    if (found !== expected) seen.push(`${what}: ${String(found)}, not ${String(expected)}`);
  };
  for (let half = 0; half < 2; half++) {
    for (const [at, { server }] of servers.entries()) {
      const other = servers[1 - at]?.server ?? server;
      await sessions(server, other, expect);
      await conversations(server, other, expect);
      await keys(server, other, expect);
    }
    if (half === 0) change();
  }
  await limits(
    servers.map(({ server }) => server),
    expect,
  );
  wrongInAll += seen.length;
  console.log(
    `clock skew, ${name} (instances started at ${apart.map((one) => `${Math.round(one / 60_000)} min`).join(' and ')}): ${decided} decisions, ${seen.length} wrong`,
  );
  for (const line of seen) console.log(`  ${line}`);
  await Promise.all(servers.map(({ server }) => server.stop()));
  await database.run('TRUNCATE budgets_spent, students CASCADE', []);
}

/** Starts an instance under a clock; how far that is off says what it writes in the Date of an answer. */
async function start(clock: string): Promise<{ server: Server; skew: number }> {
  const server = await startServer(
    { databaseUrl: cluster?.url ?? '' },
    {
      LD_PRELOAD: library ?? '',
      DONT_FAKE_MONOTONIC: '1',
      ...(clock === 'steps' ? { FAKETIME_TIMESTAMP_FILE: stepped, FAKETIME_CACHE_DURATION: '1' } : { FAKETIME: clock }),
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '1',
    },
  );
  const response = await server.request('/healthz');
  return { server, skew: Date.parse(response.headers.get('date') ?? '') - Date.now() };
}

/** Sessions that have a minute left, and such that ended a minute ago. */
async function sessions(here: Server, there: Server, expect: Expect) {
  const token = await student(here);
  const me = async (server: Server) => (await server.request('/api/auth/me', { token })).status;
  expect('a new session there', await me(there), 200);
  await move('sessions', 'expires_at', "now() + interval '1 minute'");
  for (const server of [here, there]) expect('a session with a minute left', await me(server), 200);
  await move('sessions', 'expires_at', "now() - interval '1 minute'");
  for (const server of [here, there]) expect('a session that ended', await me(server), 401);
}

/** Chats that were idle for a day but two minutes, and such for two minutes more. */
async function conversations(here: Server, there: Server, expect: Expect) {
  const token = await student(here);
  for (const server of [here, there])
    for (const [age, status] of [
      ['23 hours 58 minutes', 200],
      ['24 hours 2 minutes', 410],
    ] as const) {
      const begun = await (await here.request('/api/search/start', { token, body: { message: 'jobs' } })).text();
      const conversationId = /"conversationId":"([^"]+)"/.exec(begun)?.[1];
      await move('conversations', 'updated_at', `now() - interval '${age}'`);
      const next = await server.request('/api/search/continue', { token, body: { message: 'more', conversationId } });
      await next.text();
      expect(`a chat that was idle for ${age}`, next.status, status);
    }
}

/** Registrations with the key of one that was made now, 9 and 11 minutes ago, and more than a day ago. */
async function keys(here: Server, there: Server, expect: Expect) {
  for (const server of [here, there]) {
    const key = crypto.randomUUID();
    const known = await keyed(here, key);
    expect('a key used now', (await keyed(server, key)).userId, known.userId);
    await move('idempotent_calls', 'created_at', "now() - interval '9 minutes'");
    expect('a key used 9 minutes ago', (await keyed(server, key)).userId, known.userId);
    await move('idempotent_calls', 'created_at', "now() - interval '11 minutes'");
    expect('a key used 11 minutes ago', (await keyed(server, key)).status, 422);
    await move('idempotent_calls', 'created_at', "now() - interval '25 hours'");
    const renewed = await keyed(server, key);
    expect('a key used yesterday', renewed.status === 201 && renewed.userId !== known.userId, true);
  }
}

/** One address spends what it may register in a day, 1,000 accounts, on both; the checks before made a few. */
async function limits(servers: Server[], expect: Expect) {
  let granted = 0;
  let longest = 0;
  await Promise.all(
    servers.map(async (server) => {
      for (let call = 0; call < 650; call++) {
        const response = await post(server, '/api/users/register', maya);
        await response.arrayBuffer();
        if (response.status < 400) granted++;
        longest = Math.max(longest, Number(response.headers.get('retry-after') ?? 0));
      }
    }),
  );
  expect(`${granted} of a budget of 1000`, granted <= 1050 && granted >= 850, true);
  expect(`to wait for ${longest} s`, longest > 0 && longest <= 86_400, true);
}

async function student(server: Server): Promise<string> {
  return ((await (await post(server, '/api/users/register', maya)).json()) as { token: string }).token;
}

async function keyed(server: Server, key: string): Promise<{ status: number; userId?: string }> {
  const response = await post(server, '/api/users/register', maya, { 'idempotency-key': key });
  return { status: response.status, ...((await response.json()) as { userId?: string }) };
}

function post({ url }: Server, path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.66.0.1', ...headers },
    body: JSON.stringify(body),
  });
}

/** Moves a time of all rows, as if they were older. */
async function move(table: string, column: string, to: string) {
  await database.run(`UPDATE ${table} SET ${column} = ${to}`, []);
}

type Expect = (what: string, found: unknown, expected: unknown) => void;
