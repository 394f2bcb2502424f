// More than a server can do: how long other students wait beside six connections that ask costly questions without pause, as a ratio to the
// same server without them in the same run; and what 2,000 requests at once do to its memory and get for an answer.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { rssOf } from './memory.ts';
import { type Server, startServer } from './server.ts';

const seconds = 12;
/** Milliseconds that somebody reads. */
const calm = 100;
const atOnce = 2000;
const goals = { slower: 3, growth: 200 };
let missed = 0;

const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
await measure('embedded', { folder });
rmSync(folder, { recursive: true, force: true });
const cluster = await openCluster();
if (cluster === null) console.log('overload on PostgreSQL: skipped, there is no PostgreSQL here (the Debian package postgresql)');
else {
  await measure('PostgreSQL', { databaseUrl: cluster.url });
  await cluster.stop();
}
process.exit(missed === 0 ? 0 : 1);

async function measure(kind: string, on: { folder: string } | { databaseUrl: string }): Promise<void> {
  const server = await startServer(on, { SAMPLE_DATA: 'on' });
  const students = await Promise.all(Array.from({ length: 10 }, () => tokenOf(server)));
  const others = students.slice(0, 3);
  const greedy = students[9] ?? '';
  await waitAll(others.map((token) => asking(server, token, 4, calm)));
  const alone = await waitAll(others.map((token) => asking(server, token, seconds, calm)));
  const beside = async (tokens: string[]) => {
    const ending = new AbortController();
    const load = Promise.all(tokens.map((token) => hammer(server, token, ending.signal)));
    const times = await waitAll(others.map((token) => asking(server, token, seconds, calm)));
    ending.abort();
    return { times, asked: (await load).reduce((all, one) => all + one, 0) };
  };
  const one = await beside(Array.from({ length: 6 }, () => greedy));
  const six = await beside(students.slice(3, 9));
  console.log(`overload, ${kind}: three students who pause between two questions, alone: ${figures(alone)}`);
  for (const [who, { times, asked }] of [
    ['one student', one],
    ['six students', six],
  ] as const) {
    const slower = [at(times, 0.5) / at(alone, 0.5), at(times, 0.95) / at(alone, 0.95)].map((ratio) => ratio.toFixed(1));
    console.log(`  beside six connections of ${who} (${(asked / seconds).toFixed(0)} costly questions a second): ${figures(times)}`);
    console.log(`    that is ${slower[0]} and ${slower[1]} times as long`);
  }
  if (at(one.times, 0.5) > goals.slower * at(alone, 0.5) || at(one.times, 0.95) > goals.slower * at(alone, 0.95)) missed++;

  const before = rssOf(server.pid);
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, rssOf(server.pid))), 20);
  const began = performance.now();
  const seen = new Map<number | string, number>();
  const count = (what: number | string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  let unsaid = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async (): Promise<unknown> => {
      const response = await ask(server, greedy).catch((error: Error) => error);
      if (response instanceof Error) return count(causeOf(response));
      const { status } = response;
      count(status);
      if (status === 503 && response.headers.get('Retry-After') === null) unsaid++;
      await response.text();
    }),
  );
  clearInterval(watching);
  const took = performance.now() - began;
  const { status } = await server.request('/api/auth/me', { token: others[0] ?? '' });
  console.log(
    `  ${atOnce} costly questions of one student at once: ${[...seen].map(([code, count]) => `${code} × ${count}`).join(', ')} in ${(took / 1000).toFixed(1)} s; ${unsaid} × 503 without Retry-After`,
  );
  console.log(`    memory ${before} MB before, ${most} MB at most; another student is answered by ${status}`);
  if (unsaid > 0 || status !== 200 || most - before > goals.growth || [...seen.keys()].some((what) => typeof what === 'string')) missed++;
  await server.stop();
}

/** What a student waits for who reads between two questions. */
async function asking(server: Server, token: string, forSeconds: number, pause: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + forSeconds * 1000;
  for (let turn = 0; performance.now() < end; turn++) {
    const began = performance.now();
    const response = await question(server, token, turn);
    await response.text();
    if (response.status !== 200) throw new Error(`A student who asked one thing at a time got ${response.status}.`);
    times.push(performance.now() - began);
    await wait(pause);
  }
  return times;
}

async function hammer(server: Server, token: string, signal: AbortSignal): Promise<number> {
  let asked = 0;
  for (; !signal.aborted; asked++) await (await ask(server, token)).text();
  return asked;
}

function question(server: Server, token: string, turn: number): Promise<Response> {
  if (turn % 4 === 0) return server.request('/api/auth/me', { token });
  if (turn % 4 === 1) return server.request('/api/jobs-real/search?query=data+analyst&location=Boston', { token });
  if (turn % 4 === 2) return ask(server, token);
  return server.request('/api/search/start', { token, body: { message: 'Internships in Chicago with pay' } });
}

/** The dearest question that a student can ask. */
function ask(server: Server, token: string): Promise<Response> {
  const query = 'people who started as analysts and became product managers in New York';
  return server.request('/api/people/search-direct', { token, body: { conversationId: Math.random().toString(36), query } });
}

async function tokenOf(server: Server): Promise<string> {
  return ((await (await server.register()).json()) as { token: string }).token;
}

async function waitAll(some: Promise<number[]>[]): Promise<number[]> {
  return (await Promise.all(some)).flat().sort((a, b) => a - b);
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function figures(sorted: number[]): string {
  return `median ${Math.round(at(sorted, 0.5))} ms, p95 ${Math.round(at(sorted, 0.95))} ms (${sorted.length})`;
}

/** Why a connection failed. */
function causeOf({ message, cause }: Error): string {
  return cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : message;
}
