// What the time of an answer tells (S1, S2) on both databases, 500 times each way in turn or as many as given: of a known or unknown email when
// a code is asked for or a wrong one tried, and of a taken or free one when answers may no longer reveal it, in registering and in changing an
// account. Messages are written to the outbox meanwhile. Fails where medians differ by 2 ms.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { figureOf, milliseconds } from '../harness.ts';
import { type Server, startServer } from './server.ts';

const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Yale', major: 'Physics' };
const rounds = Number(process.argv[2] ?? 500);
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
let isGood = true;
await trial('embedded', { folder });
rmSync(folder, { recursive: true, force: true });
const cluster = await openCluster();
if (cluster === null) console.log('sign-in timing: skipped on PostgreSQL, which is not here (the Debian package postgresql)');
else {
  await trial('PostgreSQL', { databaseUrl: cluster.url });
  await cluster.stop();
}
process.exitCode = isGood ? 0 : 1;

async function trial(name: string, on: Parameters<typeof startServer>[0]) {
  const unlimited = await startServer(on);
  await known(name, unlimited);
  await unlimited.stop();
  // Addresses are what a proxy says, so that no other budget ends.
  const limited = await startServer(on, { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1', REGISTRATIONS_PER_ADDRESS: '100000' });
  await taken(name, limited);
  await limited.stop();
}

async function known(name: string, server: Server) {
  const known = Array.from({ length: 50 }, (_, at) => `known${at}@yale.edu`);
  const unknown = known.map((_, at) => `other${at}@yale.edu`);
  for (const email of known) await send(server, 'POST', '/api/users/register', { ...maya, email });
  const of = (emails: string[], body: object) => (round: number) =>
    send(server, 'POST', '/api/auth/login', { email: emails[round % emails.length], ...body });
  for (const [what, body] of [
    ['asking for a code', {}],
    ['trying a wrong code', { code: 'wrong' }],
  ] as const)
    print(`${name}, ${what}`, ['known', 'unknown'], await inTurn(of(known, body), of(unknown, body)));
}

async function taken(name: string, server: Server) {
  const emails = Array.from({ length: 50 }, (_, at) => `taken${at}@yale.edu`);
  for (const email of emails) await send(server, 'POST', '/api/users/register', { ...maya, email }, '10.0.0.1');
  // Several, for one may have 600 messages sent in an hour.
  const addressOf = (round: number) => `10.0.1.${round % 8}`;
  for (let tries = 0; tries < 160; tries++)
    await send(server, 'POST', '/api/users/register', { ...maya, email: emails[0] }, addressOf(tries));
  const accounts: { userId: string; token: string }[] = [];
  const seen = new Set<string>();
  const registered = (emailOf: (round: number) => string | undefined) => async (round: number) => {
    const reply = await send(server, 'POST', '/api/users/register', { ...maya, email: emailOf(round) }, addressOf(round));
    accounts.push(reply as (typeof accounts)[number]);
    seen.add(told((reply as { user: object }).user));
  };
  let next = 0;
  const changed = (emailOf: (round: number) => string | undefined) => async (round: number) => {
    const { userId, token } = accounts[next++] ?? { userId: '', token: '' };
    seen.add(told((await send(server, 'PATCH', `/api/users/${userId}`, { email: emailOf(round) }, addressOf(round), token)) as object));
  };
  const one = (round: number) => emails[round % emails.length];
  const other = (round: number) => emails[(round + 1) % emails.length];
  const kinds = ['taken', 'free'] as const;
  print(
    `${name}, registering`,
    kinds,
    await inTurn(
      registered(one),
      registered((round) => `free${round}@yale.edu`),
    ),
  );
  print(
    `${name}, changing an account`,
    kinds,
    await inTurn(
      changed(other),
      changed((round) => `other${round}@yale.edu`),
    ),
  );
  isGood &&= seen.size === 1;
  console.log(`sign-in timing, ${name}, the answers to all of them: ${[...seen].join(' or ')}`);
}

/** What an answer says of emails, but for the one that was named. */
function told(user: object): string {
  return JSON.stringify(Object.entries(user).filter(([name]) => /email/i.test(name) && name !== 'pendingEmail'));
}

function print(what: string, [first, second]: readonly [string, string], [one, other]: Awaited<ReturnType<typeof inTurn>>) {
  const difference = one.p50 - other.p50;
  isGood &&= Math.abs(difference) < 2;
  console.log(
    `sign-in timing, ${what}: ${first} ${milliseconds(one)}; ${second} ${milliseconds(other)}; medians differ by ${difference.toFixed(3)} ms (${rounds} each)`,
  );
}

async function send({ url }: Server, method: string, path: string, body: object, address?: string, token?: string): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Times two things in turn, each as often before the other as after it. */
async function inTurn(one: (round: number) => Promise<unknown>, other: (round: number) => Promise<unknown>) {
  const times: [number[], number[]] = [[], []];
  const warmUp = 50;
  for (let round = 0; round < rounds + warmUp; round++)
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now();
      await (which === 0 ? one : other)(round);
      if (round >= warmUp) times[which].push(performance.now() - start);
    }
  return [figureOf(times[0]), figureOf(times[1])] as const;
}
