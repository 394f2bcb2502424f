// Processes are killed while answers stream, on each database: what was acknowledged must be there, what was seen must be there but for the
// last moment, and no answer may stay unfinished. 200 times each; the arguments say how often otherwise, and on which alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { chatOf, openSlowModel, readAnswer, type Reading, studentOn } from './reading.ts';
import { modelAt, type Server, startServer } from './server.ts';

const kills = Number(process.argv[2] ?? 200);
const only = process.argv[3];
const model = await openSlowModel(600, 8);
const env = modelAt(model.address);
const streams = 6;

if (only !== 'postgres') await embedded();
if (only !== 'embedded') await onPostgres();
await model.close();

/** The next start on the same folder finds what the killed process left. */
async function embedded(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
  const tally = blank();
  let server = await startServer({ folder }, env);
  for (let round = 0; round < kills; round++) {
    const begun = await begin(server);
    const at = await killed(server, tally);
    server = await startServer({ folder }, env);
    for (const one of await all(begun)) await look(server, one, { at, tally, isStart: true });
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  report('embedded', tally);
}

/** The other of two instances finds it; every tenth time both are killed, and the next start does. */
async function onPostgres(): Promise<void> {
  const cluster = await openCluster();
  if (cluster === null) return console.log('killed answers, PostgreSQL: skipped, there is none here (the Debian package postgresql)');
  const start = () => startServer({ databaseUrl: cluster.url }, { ...env, SAMPLE_DATA: 'off' });
  const tally = blank();
  let [one, other] = await Promise.all([start(), start()]);
  for (let round = 0; round < kills; round++) {
    const isStart = round % 10 === 9;
    const begun = await begin(one);
    const at = await killed(one, tally);
    if (isStart) {
      await other.kill();
      other = await start();
    }
    const next = round === kills - 1 ? null : start();
    const found = await all(begun);
    const followed = isStart ? [] : found.map(({ id, token }) => readAnswer(other, `/api/conversations/${id}/stream`, { token }));
    await Promise.all(found.map((answer) => look(other, answer, { at, tally, isStart })));
    await Promise.race([Promise.all(followed.map(({ ended }) => ended)), wait(6000)]);
    for (const [nth, { last, status, text }] of followed.entries()) {
      if (status !== 200) continue;
      tally.followed++;
      const stored = (await chatOf(other, found[nth]?.id ?? '', found[nth]?.token ?? ''))?.at(-1)?.text;
      if (last === null || text !== stored) tally.unended++;
    }
    [one, other] = [other, (await next) ?? one];
  }
  for (const server of [one, other]) if (!server.hasEnded()) await server.stop();
  await cluster.stop();
  report('PostgreSQL', tally);
}

/** Begins a few answers over a while; a student each. */
async function begin(server: Server): Promise<Begun[]> {
  const begun: Begun[] = [];
  for (let nth = 0; nth < streams; nth++) {
    const token = await studentOn(server);
    const message = `What is it like, number ${nth}?`;
    begun.push({ token, message, reading: readAnswer(server, '/api/search/start', { token, body: { message } }) });
    await wait(Math.random() * 100);
  }
  return begun;
}

async function killed(server: Server, tally: Tally): Promise<number> {
  await wait(Math.random() * 1500);
  const at = performance.now();
  await server.kill();
  tally.kills++;
  return at;
}

/** Those whose message was acknowledged. */
async function all(begun: Begun[]): Promise<Found[]> {
  const found = await Promise.all(
    begun.map(async (one) => {
      await one.reading.ended;
      return { ...one, id: await one.reading.begun.catch(() => null) };
    }),
  );
  return found.flatMap(({ id, ...one }) => (id === null ? [] : [{ ...one, id }]));
}

async function look(server: Server, { id, token, message, reading }: Found, { at, tally, isStart }: Looking): Promise<void> {
  tally.acknowledged++;
  const began = performance.now();
  let chat = await chatOf(server, id, token);
  const first = chat?.at(-1)?.status;
  while (performance.now() - began < 10_000 && (chat === null || chat.at(-1)?.status === 'streaming')) {
    await wait(20);
    chat = await chatOf(server, id, token);
  }
  if (chat === null) return void tally.unread++;
  const [said, answer] = chat ?? [];
  if (said?.text !== message || answer === undefined) return void tally.lost++;
  tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
  if (isStart && first === 'streaming') tally.late++;
  if (!isStart) tally.marked = Math.max(tally.marked, performance.now() - at);
  if (!reading.text.startsWith(answer.text) && !answer.text.startsWith(reading.text)) return void tally.garbled++;
  // How long before the kill the first word had come that is not there.
  const missing = reading.pieces.find(({ end }) => end > answer.text.length);
  tally.seen += reading.text.length;
  tally.missing += Math.max(0, reading.text.length - answer.text.length);
  if (missing) tally.gaps.push(at - missing.at);
}

function report(database: string, tally: Tally): void {
  const { acknowledged, lost, garbled, statuses, gaps, marked, late, followed, unended } = tally;
  const sorted = gaps.sort((a, b) => a - b);
  const gap = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  console.log(
    `killed answers, ${database}: ${tally.kills} kills, ${acknowledged} acknowledged messages, ${lost} lost, ${tally.unread} could not be read, ${garbled} answers garbled`,
  );
  console.log(`  answers: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`);
  console.log(
    `  ${tally.missing} of ${tally.seen} characters seen were not kept; what was lost had come within ${gap(1)} ms of the kill (median ${gap(0.5)}, p95 ${gap(0.95)})`,
  );
  console.log(
    `  ${late} still unfinished when the next start was ready; marked by the other instance within ${(marked / 1000).toFixed(1)} s`,
  );
  if (followed > 0) console.log(`  ${followed} followed on the other instance, ${unended} of them without an end or with another text`);
  // A few kills are for tests, which take no times.
  const isSlow = kills >= 20 && (gap(1) > 250 || marked > 5000);
  if (lost + garbled + late + unended + (statuses.get('streaming') ?? 0) > 0 || isSlow) process.exitCode = 1;
}

function blank(): Tally {
  return {
    kills: 0,
    acknowledged: 0,
    lost: 0,
    unread: 0,
    garbled: 0,
    statuses: new Map(),
    seen: 0,
    missing: 0,
    gaps: [],
    marked: 0,
    late: 0,
    followed: 0,
    unended: 0,
  };
}

interface Begun {
  token: string;
  message: string;
  reading: Reading;
}

interface Found extends Begun {
  id: string;
}

interface Looking {
  /** When the process was killed. */
  at: number;
  tally: Tally;
  /** Whether a start finds it, not another instance. */
  isStart: boolean;
}

interface Tally {
  kills: number;
  acknowledged: number;
  lost: number;
  /** Could not be read for ten seconds. */
  unread: number;
  garbled: number;
  statuses: Map<string, number>;
  seen: number;
  missing: number;
  /** How long before the kill the first lost word of an answer had come, in milliseconds. */
  gaps: number[];
  marked: number;
  late: number;
  followed: number;
  unended: number;
}
