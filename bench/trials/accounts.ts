// Accounts that cost nothing (S2, S15, S16), against two instances on one PostgreSQL: 2,000 registrations from one network address, 3,000
// tokens that nobody has, and 100 new accounts of one address that ask a language model until it no longer answers.
import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { openTestProvider } from '../../server/testing/provider.testing.ts';
import { agree, type Registered } from '../../eval/caller.ts';
import { modelAt, type Server, startServer } from './server.ts';

const cluster = await openCluster();
if (cluster === null) {
  console.log('accounts: skipped, there is no PostgreSQL here (the Debian package postgresql)');
  process.exit(0);
}
const share = 200_000;
const provider = await openTestProvider(() => ({ text: 'Let us look.', usage: { input: 18_000, output: 2000 } }));
const env = { ...modelAt(provider.address), RATE_LIMITS: 'on', TRUSTED_PROXIES: '1', AI_DAILY_TOKENS: String(share) };
const servers = [await startServer({ databaseUrl: cluster.url }, env), await startServer({ databaseUrl: cluster.url }, env)];
const database = new pg.Pool({ connectionString: cluster.url, max: 1 });
let isGood = true;

await registrations();
await unknownTokens();
await modelShares();

await database.end();
await Promise.all(servers.map((server) => server.stop()));
await provider.close();
await cluster.stop();
process.exitCode = isGood ? 0 : 1;

async function registrations() {
  const began = performance.now();
  const seen = await all(2000, async (at) => (await register(at, '10.1.0.1')).status);
  const made = seen.get(201) ?? 0;
  print(`2,000 registrations from one address: ${listed(seen)} in ${seconds(began)}`, made <= 1000 && made >= 900);
  const elsewhere = await register(0, '10.1.0.2');
  print(`one from another address then: ${elsewhere.status}`, elsewhere.status === 201);
}

async function unknownTokens() {
  const { token } = (await (await register(0, '10.2.0.2')).json()) as { token: string };
  const me = (server: number, bearer: string) =>
    send(server, '/api/auth/me', { headers: { authorization: `Bearer ${bearer}`, 'x-forwarded-for': '10.2.0.1' } });
  for (const at of servers.keys()) await me(at, token);
  const before = await lookups();
  const began = performance.now();
  const seen = await all(3000, async (at) => (await me(at, `nobody-has-this-token-${String(at).padStart(20, '0')}`)).status);
  const known = await me(0, token);
  const asked = (await lookups()) - before;
  print(
    `3,000 tokens that nobody has, from one address: ${listed(seen)} in ${seconds(began)}, ${asked} sessions looked up; a student of that address then: ${known.status}`,
    asked <= 640 && known.status === 200,
  );
}

async function modelShares() {
  const began = performance.now();
  const tokens = await Promise.all(Array.from({ length: 100 }, async (_, at) => agreed(at, '10.4.0.1')));
  let answered = 0;
  const drain = async (token: string, at: number) => {
    for (let asked = 0; asked < 8; asked++) if ((await ask(at, token, '10.4.0.1')).includes('"writer":"model"')) answered++;
  };
  for (let at = 0; at < tokens.length; at += 10) await Promise.all(tokens.slice(at, at + 10).map((token, of) => drain(token, of)));
  const { rows } = await database.query<{ sum: string }>('SELECT sum(input_tokens + output_tokens) FROM model_usage');
  const shares = Number(rows[0]?.sum ?? 0) / share;
  print(
    `100 new accounts of one address, 8 questions each: ${answered} answered by the model, ${shares.toFixed(1)} of everybody's 100 shares, in ${seconds(began)}`,
    answered > 0 && shares <= 51,
  );
  const token = await agreed(0, '10.4.0.2');
  const elsewhere = (await ask(0, token, '10.4.0.2')).includes('"writer":"model"');
  print(`a student elsewhere is ${elsewhere ? 'answered by the model' : 'not answered by the model'}`, elsewhere);
}

async function ask(server: number, token: string, address: string): Promise<string> {
  const response = await send(server, '/api/search/start', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ message: 'What would suit me?' }),
  });
  return response.text();
}

/** The token of a new student who lets the model answer. */
async function agreed(server: number, address: string): Promise<string> {
  const registered = (await (await register(server, address)).json()) as Registered;
  const { url } = servers[server % servers.length] as Server;
  await agree(url, registered, { 'x-forwarded-for': address });
  return registered.token;
}

function register(server: number, address: string): Promise<Response> {
  return send(server, '/api/users/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ firstName: 'Maya', lastName: 'Raman', school: 'Yale', major: 'Physics' }),
  });
}

function send(server: number, path: string, init: RequestInit): Promise<Response> {
  const { url } = servers[server % servers.length] as Server;
  return fetch(`${url}${path}`, init);
}

/** How often each status came, of so many calls, twenty at once. */
async function all(amount: number, call: (at: number) => Promise<number>): Promise<Map<number, number>> {
  const seen = new Map<number, number>();
  let next = 0;
  const caller = async () => {
    for (let at = next++; at < amount; at = next++) {
      const status = await call(at);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 20 }, caller));
  return seen;
}

/** How often sessions were looked for, as PostgreSQL counts it. Connections write down what they counted within some ten seconds of rest. */
async function lookups(): Promise<number> {
  const read = async () => {
    const { rows } = await database.query<{ scans: string }>(
      "SELECT coalesce(idx_scan, 0) + seq_scan AS scans FROM pg_stat_user_tables WHERE relname = 'sessions'",
    );
    return Number(rows[0]?.scans ?? 0);
  };
  let last = await read();
  for (;;) {
    await wait(15_000);
    const now = await read();
    if (now === last) return now;
    last = now;
  }
}

function listed(seen: Map<number, number>): string {
  return [...seen].map(([status, count]) => `${status} × ${count}`).join(', ');
}

function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

function print(line: string, good: boolean): void {
  console.log(`accounts, ${line}${good ? '' : ' (missed)'}`);
  isGood &&= good;
}
