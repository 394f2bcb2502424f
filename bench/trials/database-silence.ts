// The network between the product and PostgreSQL swallows every packet: how long requests hang, and whether the process still ends.
import { setTimeout as wait } from 'node:timers/promises';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { openLine } from '../../server/testing/postgres-line.testing.ts';
import { startServer } from './server.ts';

const cluster = await openCluster();
if (cluster === null) {
  console.log('silent database: skipped, there is no PostgreSQL here (the Debian package postgresql)');
  process.exit(0);
}
const line = await openLine(cluster.url);
const server = await startServer({ databaseUrl: line.url });
const { token } = (await (await server.register()).json()) as { token: string };
const me = () => server.request('/api/auth/me', { token });
await Promise.all(Array.from({ length: 10 }, me));
line.silence();
const answers = await Promise.all(
  Array.from({ length: 14 }, async (_, at) => {
    const began = performance.now();
    const { status } = await (at % 7 === 0 ? server.request('/readyz') : me());
    return { isReady: at % 7 === 0, status, milliseconds: performance.now() - began };
  }),
);
const slowestOf = (isReady: boolean) => Math.max(...answers.filter((one) => one.isReady === isReady).map((one) => one.milliseconds));
const refused = answers.filter(({ status }) => status === 503).length;
line.open();
const began = performance.now();
while ((await me()).status !== 200);
const recovered = performance.now() - began;
line.silence();
const left = Promise.allSettled(Array.from({ length: 3 }, me));
await wait(500);
const { code, milliseconds } = await server.stop();
console.log(
  `silent database: ${refused} of 14 answered by 503, requests within ${seconds(slowestOf(false))}, /readyz within ${seconds(slowestOf(true))}`,
);
console.log(
  `  recovered ${Math.round(recovered)} ms after the network; SIGTERM in silence ended it in ${seconds(milliseconds)} (code ${code})`,
);
await left;
await line.close();
await cluster.stop();
process.exitCode = refused === 14 && slowestOf(true) < 2500 && slowestOf(false) < 20_000 && milliseconds < 25_000 ? 0 : 1;

function seconds(time: number): string {
  return `${(time / 1000).toFixed(1)} s`;
}
