// PostgreSQL is restarted fifty times under load, every other time without a check point. What was acknowledged is written in a journal
// outside of it and looked for at the end.
import { setTimeout as wait } from 'node:timers/promises';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { startServer } from './server.ts';

const restarts = 50;
const cluster = await openCluster();
if (cluster === null) {
  console.log('database restarts: skipped, there is no PostgreSQL here (the Debian package postgresql)');
  process.exit(0);
}
const server = await startServer({ databaseUrl: cluster.url });
const journal: string[] = [];
const seen = new Map<number, number>();
const ending = new AbortController();
let unexpected = 0;

const load = Promise.all(
  Array.from({ length: 20 }, async (_, at) => {
    while (!ending.signal.aborted) {
      const known = journal.at(-1);
      const response = await (
        at % 2 === 0 || known === undefined ? server.register() : server.request('/api/auth/me', { token: known })
      ).catch(() => null);
      const status = response?.status ?? 0;
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (![200, 201, 503].includes(status)) unexpected++;
      const body = (await response?.json()) as { token?: string } | undefined;
      if (status === 201 && body?.token) journal.push(body.token);
      if (status === 503 && response?.headers.get('Retry-After') === null) unexpected++;
      await wait(5);
    }
  }),
);
while (journal.length === 0) await wait(10);
const recoveries: number[] = [];
for (let round = 0; round < restarts && !server.hasEnded(); round++) {
  await wait(100);
  await cluster.restart(round % 2 === 0 ? 'fast' : 'immediate');
  const began = performance.now();
  while ((await server.request('/api/auth/me', { token: journal[0] ?? '' })).status !== 200) await wait(5);
  recoveries.push(performance.now() - began);
}
ending.abort();
await load;
let lost = 0;
for (const token of journal) if ((await server.request('/api/auth/me', { token })).status !== 200) lost++;
const slowest = Math.max(...recoveries);
const exits = server.hasEnded() ? 1 : 0;
console.log(`database restarts: ${recoveries.length} of ${restarts}, ${exits} exits, ${journal.length} acknowledged writes, ${lost} lost`);
console.log(`  answers by status: ${[...seen].map(([status, count]) => `${status} × ${count}`).join(', ')}; ${unexpected} unexpected`);
console.log(`  recovered after the database within ${Math.round(slowest)} ms`);
await server.stop();
await cluster.stop();
process.exitCode = exits + lost + unexpected === 0 && slowest < 1000 ? 0 : 1;
