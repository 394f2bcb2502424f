// Whether the time of an answer tells a known email from an unknown one: 500 asks for a code each way, and 500 tries of a wrong code each way
// (or as many as given), in turn, on both databases. Messages are written to the outbox meanwhile. Fails where the medians differ by 2 ms.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { figureOf, milliseconds } from '../harness.ts';
import { type Server, startServer } from './server.ts';

const rounds = Number(process.argv[2] ?? 500);
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
let isGood = true;
await trial('embedded', await startServer({ folder }));
rmSync(folder, { recursive: true, force: true });
const cluster = await openCluster();
if (cluster === null) console.log('sign-in timing: skipped on PostgreSQL, which is not here (the Debian package postgresql)');
else {
  await trial('PostgreSQL', await startServer({ databaseUrl: cluster.url }));
  await cluster.stop();
}
process.exitCode = isGood ? 0 : 1;

async function trial(name: string, server: Server) {
  const known = Array.from({ length: 50 }, (_, at) => `known${at}@yale.edu`);
  const unknown = known.map((_, at) => `other${at}@yale.edu`);
  for (const email of known)
    await (
      await server.request('/api/users/register', {
        body: { firstName: 'Maya', lastName: 'Raman', school: 'Yale', major: 'Physics', email },
      })
    ).arrayBuffer();
  const of = (emails: string[], body: object) => async (round: number) =>
    (await server.request('/api/auth/login', { body: { email: emails[round % emails.length], ...body } })).arrayBuffer();
  for (const [what, body] of [
    ['asking for a code', {}],
    ['trying a wrong code', { code: 'wrong' }],
  ] as const) {
    const [one, other] = await inTurn(of(known, body), of(unknown, body));
    const difference = one.p50 - other.p50;
    isGood &&= Math.abs(difference) < 2;
    console.log(
      `sign-in timing, ${name}, ${what}: known ${milliseconds(one)}; unknown ${milliseconds(other)}; medians differ by ${difference.toFixed(3)} ms (${rounds} each)`,
    );
  }
  await server.stop();
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
