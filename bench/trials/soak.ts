// Mixed load for as many minutes as are named, 30 without: 20 students talk, search, save and upload about 200 times a minute, and every
// twentieth of them leaves in the middle, sends garbage or half a body. Memory each minute, and what came of each kind of call.
import { connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { rssOf } from './memory.ts';
import { type Server, startServer } from './server.ts';

const minutes = Number(process.argv[2] ?? 30);
const onPostgres = process.argv[3] === 'postgres';
const students = 20;
/** Milliseconds from one turn of a student to the next, on average. */
const pace = 6000;
const faults = 0.05;
const wishes = [
  'Internships in Chicago with pay',
  'Find jobs for me',
  'Remote data analyst jobs',
  'Something outdoors in Boston',
  'Design at a small company',
];
const questions = [
  'product managers at Google',
  'people who went from consulting to startups',
  'designers in New York',
  'alumni from London',
];
const titles = ['data analyst', 'product manager', 'nurse', 'civil engineer', 'teacher'];

const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const cluster = onPostgres ? await openCluster() : null;
if (onPostgres && cluster === null) {
  console.log('soak: skipped, there is no PostgreSQL here (the Debian package postgresql)');
  process.exit(0);
}
const server = await startServer(cluster === null ? { folder } : { databaseUrl: cluster.url }, { SAMPLE_DATA: 'on', LOG_LEVEL: 'error' });
const outcomes = new Map<string, Map<string, number>>();
const memory: number[] = [];
const ending = new AbortController();
const { signal } = ending;
console.log(`soak: ${minutes} minutes on ${cluster === null ? 'the embedded database' : 'PostgreSQL'}, memory each minute in MB`);
const load = Promise.all(Array.from({ length: students }, student));
for (let minute = 1; minute <= minutes && !server.hasEnded(); minute++) {
  await wait(60_000);
  memory.push(rssOf(server.pid));
  console.log(`  ${minute}: ${memory.at(-1)}`);
}
ending.abort();
await load;
let unforeseen = 0;
for (const [kind, counts] of [...outcomes].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`  ${kind}: ${[...counts].map(([outcome, count]) => `${outcome} × ${count}`).join(', ')}`);
  // Answers may be refused where too much is asked for, and say so; everything else must be there.
  const isAnswer = ['chat', 'interview', 'people'].includes(kind);
  for (const [outcome, count] of counts) if (/^(5|no|cut|untyped)/.test(outcome) && !(isAnswer && outcome === '503')) unforeseen += count;
}
// The first third is warming up: caches fill and the heap finds its size. Medians, for a system takes pages back and gives them again.
const third = Math.ceil(memory.length / 3);
const [settled, last] = [memory.slice(third, 2 * third), memory.slice(2 * third)].map(medianOf);
const growth = ((last ?? 0) / (settled ?? 0) - 1) * 100;
console.log(
  `  the last third's median is ${last} MB after ${settled} MB in the second, ${growth.toFixed(1)} % more; ${unforeseen} calls ended otherwise than they may`,
);
const exits = server.hasEnded() ? 1 : 0;
await server.stop();
await cluster?.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = exits + unforeseen === 0 && growth <= 5 ? 0 : 1;

/** One student after the other, each for some turns. */
async function student(): Promise<void> {
  await wait(Math.random() * pace, undefined, { signal }).catch(() => undefined);
  while (!signal.aborted) {
    const registered = await outcome('register', () => server.register());
    const { token, userId } = (registered ?? {}) as { token?: string; userId?: string };
    if (token === undefined || userId === undefined) {
      await wait(1000);
      continue;
    }
    for (let turn = 0; turn < 12 && !signal.aborted; turn++) {
      if (Math.random() < faults) await misbehave(token);
      else await behave(token, userId);
      await wait(pace * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
    }
  }
}

async function behave(token: string, userId: string): Promise<void> {
  const kinds: [string, () => Promise<Response>][] = [
    ['interview', () => server.request('/api/onboarding/start', { token, body: { name: 'Maya' } })],
    ['chat', () => server.request('/api/search/start', { token, body: { message: pick(wishes) } })],
    ['chat', () => server.request('/api/search/start', { token, body: { message: pick(wishes) } })],
    ['people', () => server.request('/api/people/search-direct', { token, body: { query: pick(questions), conversationId: 'soak' } })],
    ['people', () => server.request('/api/people/search-direct', { token, body: { query: pick(questions), conversationId: 'soak' } })],
    ['jobs', () => server.request(`/api/jobs-real/search?query=${encodeURIComponent(pick(titles))}`, { token })],
    ['dream', () => server.request('/api/dream-job', { token, body: { query: pick(titles) } })],
    ['me', () => server.request('/api/auth/me', { token })],
    ['chats', () => server.request('/api/conversations', { token })],
    ['companies', () => server.request('/api/companies', { token })],
    ['résumé', () => upload(server, token, userId)],
  ];
  const [kind, ask] = pick(kinds);
  await outcome(kind, ask);
}

async function misbehave(token: string): Promise<void> {
  const kinds: [string, () => Promise<unknown>][] = [
    ['fault: garbage', () => outcome('fault: garbage', () => server.request('/api/search/start', { token, body: { message: 7 } }))],
    [
      'fault: too long',
      () => outcome('fault: too long', () => server.request('/api/search/start', { token, body: { message: 'a'.repeat(9000) } })),
    ],
    ['fault: no such chat', () => outcome('fault: no such chat', () => server.request('/api/conversations/none', { token }))],
    ['fault: leaves', () => leave('/api/search/start', token, JSON.stringify({ message: pick(wishes) }), 1)],
    ['fault: half a body', () => leave('/api/search/start', token, JSON.stringify({ message: pick(wishes) }), 0.5)],
  ];
  const [kind, act] = pick(kinds);
  await act();
  if (kind === 'fault: leaves' || kind === 'fault: half a body') count(kind, 'done');
}

/** Makes a call and counts what came of it: a status, and of a stream whether its end says which. */
async function outcome(kind: string, ask: () => Promise<Response>): Promise<unknown> {
  try {
    const response = await ask();
    const text = await response.text();
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (isStream)
      count(kind, /"done":true|"type":"(summary|error)"/.test(text) ? (text.includes('"error"') ? 'typed error' : 'whole') : 'cut off');
    else count(kind, response.ok || text.includes('"code"') ? String(response.status) : 'untyped');
    return isStream || text === '' ? null : JSON.parse(text);
  } catch {
    count(kind, signal.aborted ? 'ended' : 'no answer');
    return null;
  }
}

/** Sends a share of a request's body, waits a moment and goes. */
async function leave(path: string, token: string, body: string, share: number): Promise<void> {
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, body.length * share)}`,
  );
  await wait(Math.random() * 200);
  socket.destroy();
}

function upload(to: Server, token: string, userId: string): Promise<Response> {
  const form = new FormData();
  form.set('resume', new Blob([`%PDF-1.7\n${'a'.repeat(200_000)}`]), 'cv.pdf');
  return fetch(`${to.url}/api/users/${userId}/resume`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
}

function count(kind: string, what: string): void {
  const counts = outcomes.get(kind) ?? new Map<string, number>();
  counts.set(what, (counts.get(what) ?? 0) + 1);
  outcomes.set(kind, counts);
}

function pick<T>(from: readonly T[]): T {
  return from[Math.floor(Math.random() * from.length)] as T;
}

function medianOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
