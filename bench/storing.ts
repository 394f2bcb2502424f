// What it costs to store answers while they grow: two servers that differ in nothing else answer the same students in turn, on each database.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startSearch } from '@alive/contract/search.ts';
import { post, tokenOf } from '../eval/caller.ts';
import { postgresForTests } from '../server/testing/postgres.testing.ts';
import { print } from './harness.ts';
import { slowly } from './provider-script.ts';

const rounds = 6;
const atOnce = 20;
const never = 2 ** 31 - 1;
const student = { lastName: 'Raman', school: 'Georgia Institute of Technology', major: 'Environmental Engineering' };

const [provider, address] = await begin('provider.ts');
const env = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: address,
  AI_MODEL: 'bench',
  AI_DAILY_TOKENS: '100000000',
  SAMPLE_DATA: 'off',
  EMBEDDER: 'off',
};
await compare('embedded', {}, {});
const postgres = await postgresForTests();
if ('missing' in postgres) print('storing answers as they grow, on PostgreSQL', `not measured: ${postgres.missing}`);
else {
  const other = await postgresForTests();
  if (!('missing' in other)) {
    await compare('on PostgreSQL', { DATABASE_URL: postgres.url }, { DATABASE_URL: other.url });
    await other.stop();
  }
  await postgres.stop();
}
provider.disconnect();
process.exit(0);

async function compare(where: string, one: Record<string, string>, other: Record<string, string>): Promise<void> {
  const sides = [
    { figures: blank(), server: await begin('app-process.ts', JSON.stringify({ ...env, ...one })) },
    {
      figures: blank(),
      server: await begin('app-process.ts', JSON.stringify({ ...env, ...other }), JSON.stringify({ storeEvery: never })),
    },
  ] as const;
  const students = await Promise.all(
    sides.map(({ server: [, url] }) =>
      Promise.all(Array.from({ length: atOnce }, (_, nth) => tokenOf(url, { ...student, firstName: `Maya ${nth}` }))),
    ),
  );
  for (let round = -1; round < rounds; round++)
    for (const [side, { figures, server }] of sides.entries()) {
      const [child, url] = server;
      const before = await used(child);
      const times = await Promise.all((students[side] ?? []).map((token) => answer(url, token)));
      if (round < 0) continue;
      figures.processor += (await used(child)) - before;
      figures.times.push(...times);
    }
  const [stored, not] = sides.map(({ figures }) => ({ processor: figures.processor / rounds / atOnce, time: median(figures.times) }));
  if (stored && not) {
    print(`storing answers as they grow, ${where}: processor for an answer`, `${stored.processor.toFixed(1)} ms`);
    print('  without', `${not.processor.toFixed(1)} ms: ${(stored.processor / not.processor).toFixed(2)} times that`);
    print(`  ${atOnce} whole answers at once, median`, `${stored.time.toFixed(0)} ms`);
    print('  without', `${not.time.toFixed(0)} ms: ${(stored.time / not.time).toFixed(2)} times that`);
  }
  for (const { server } of sides) {
    const ended = once(server[0], 'exit');
    server[0].disconnect();
    await ended;
  }
}

async function answer(url: string, token: string): Promise<number> {
  const start = performance.now();
  await (await post(url + startSearch.path, { message: `which of these would you take ${slowly}` }, token)).text();
  return performance.now() - start;
}

async function used(child: ChildProcess): Promise<number> {
  const reported = once(child, 'message');
  child.send('used');
  return Number((await reported)[0]);
}

async function begin(file: string, ...args: string[]): Promise<[ChildProcess, string]> {
  const child = fork(join(import.meta.dirname, file), args);
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)));
  const [address] = (await Promise.race([once(child, 'message'), ended])) as [string];
  ended.catch(() => undefined);
  return [child, address];
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function blank() {
  return { processor: 0, times: [] as number[] };
}
