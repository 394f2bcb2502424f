// More than a server can do: how long other students wait alongside six connections that ask costly questions without pause, as a ratio to the
// same server without them in the same run; and what 2,000 requests at once do to its memory and get for an answer.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { rssOf } from './memory.ts';
import { type Server, startServer } from './server.ts';

const seconds = 4;
const rounds = 4;
const questions = ['who am I', 'jobs', 'people', 'a chat'] as const;
/** Milliseconds that a reader stays. */
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
  const measureUnderLoad = async (tokens: string[], forSeconds: number) => {
    const ending = new AbortController();
    const load = Promise.all(tokens.map((token) => hammer(server, token, ending.signal)));
    const times = await Promise.all(others.map((token) => asking(server, token, forSeconds)));
    ending.abort();
    return { times: times.flat(), asked: (await load).reduce((all, one) => all + one, 0) };
  };
  // In turns, so that whatever else the machine does slows all of them alike.
  const alone: Asked[] = [];
  const one = { times: [] as Asked[], asked: 0 };
  const six = { times: [] as Asked[], asked: 0 };
  await measureUnderLoad([], 8);
  for (let round = 0; round < rounds; round++) {
    alone.push(...(await measureUnderLoad([], seconds)).times);
    for (const [sum, tokens] of [
      [one, Array.from({ length: 6 }, () => greedy)],
      [six, students.slice(3, 9)],
    ] as const) {
      const { times, asked } = await measureUnderLoad(tokens, seconds);
      sum.times.push(...times);
      sum.asked += asked;
    }
  }
  console.log(`overload, ${kind}: what three students wait for who pause between two questions, in ms, median and p95`);
  for (const [who, { times, asked }] of [
    ['one student', one],
    ['six students', six],
  ] as const) {
    console.log(`  beside six connections of ${who}, who got ${(asked / seconds / rounds).toFixed(1)} costly answers a second:`);
    for (const what of [...questions, null]) {
      const [without, underLoad] = [alone, times].map((all) => ofKind(all, what)) as [number[], number[]];
      const ratios = [0.5, 0.95].map((share) => (at(underLoad, share) / at(without, share)).toFixed(1));
      console.log(
        `    ${what ?? 'all of these'}: ${figures(without)} alone, ${figures(underLoad)} beside them, ${ratios.join(' and ')} times`,
      );
    }
  }
  const [without, underLoad] = [ofKind(alone, null), ofKind(one.times, null)];
  if ([0.5, 0.95].some((share) => at(underLoad, share) > goals.slower * at(without, share))) missed++;

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
async function asking(server: Server, token: string, forSeconds: number): Promise<Asked[]> {
  const times: Asked[] = [];
  const end = performance.now() + forSeconds * 1000;
  for (let turn = 0; performance.now() < end; turn++) {
    const began = performance.now();
    const what = questions[turn % questions.length] ?? 'who am I';
    const response = await question(server, token, what);
    await response.text();
    if (response.status !== 200) throw new Error(`A student who asked one thing at a time got ${response.status}.`);
    times.push({ what, milliseconds: performance.now() - began });
    await wait(calm);
  }
  return times;
}

async function hammer(server: Server, token: string, signal: AbortSignal): Promise<number> {
  let asked = 0;
  for (; !signal.aborted; asked++) await (await ask(server, token)).text();
  return asked;
}

function question(server: Server, token: string, what: Asked['what']): Promise<Response> {
  if (what === 'who am I') return server.request('/api/auth/me', { token });
  if (what === 'jobs') return server.request('/api/jobs-real/search?query=data+analyst&location=Boston', { token });
  if (what === 'people') return ask(server, token);
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

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function figures(sorted: number[]): string {
  return `${Math.round(at(sorted, 0.5))} and ${Math.round(at(sorted, 0.95))}`;
}

function ofKind(all: Asked[], what: Asked['what'] | null): number[] {
  return all
    .filter((one) => what === null || one.what === what)
    .map(({ milliseconds }) => milliseconds)
    .sort((a, b) => a - b);
}

/** Why a connection failed. */
function causeOf({ message, cause }: Error): string {
  return cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : message;
}

interface Asked {
  what: (typeof questions)[number];
  milliseconds: number;
}
