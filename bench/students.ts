// What a university sees when a class begins: 100 students at once at a server in a process of its own, on both databases.
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openCluster } from '../server/testing/postgres.testing.ts';
import { type Answer, openClassroom } from './classroom.ts';
import { figureOf, milliseconds, print } from './harness.ts';
import { startServer } from './trials/server.ts';

const students = 100;
const seconds = { warmUp: 8, asking: 30, polling: 5 };

const folder = mkdtempSync(join(tmpdir(), 'alive-bench-'));
await measure('embedded', { folder });
rmSync(folder, { recursive: true, force: true });
const cluster = await openCluster();
if (cluster === null) print(`${students} students on PostgreSQL`, 'not measured: no PostgreSQL here (the Debian package postgresql)');
else {
  await measure('PostgreSQL', { databaseUrl: cluster.url });
  await cluster.stop();
}
process.exit(0);

async function measure(kind: string, on: { folder: string } | { databaseUrl: string }): Promise<void> {
  const server = await startServer(on, { SAMPLE_DATA: 'on', EMBEDDER: 'on' });
  await atRest(server.pid);
  const classroom = await openClassroom(server.url, students);
  await classroom.ask(seconds.warmUp);
  const polled = await classroom.poll(seconds.polling);
  const before = busySeconds(server.pid);
  const { answers, seconds: took } = await classroom.ask(seconds.asking);
  const busy = busySeconds(server.pid) - before;
  const rate = answers.length / took;
  const of = (...kinds: Answer['kind'][]) => answers.filter((one) => kinds.includes(one.kind));
  const firsts = (some: Answer[]) => milliseconds(figureOf(some.flatMap(({ first }) => first ?? [])));
  const wholes = (some: Answer[]) => milliseconds(figureOf(some.map(({ whole }) => whole)));
  print(
    `${students} students at once, ${kind}`,
    `${rate.toFixed(1)} answers a second, ${answers.filter(({ isWhole }) => !isWhole).length} errors`,
  );
  print('  first token (jobs and interview)', firsts(of('job', 'interview')));
  print('  whole answer about jobs; about alumni; of the interview', [of('job'), of('people'), of('interview')].map(wholes).join('; '));
  print('  the same students asking who they are', `${polled.toFixed(0)} a second: an answer costs ${(polled / rate).toFixed(1)} of those`);
  if (busy > 0) print('  the server computes', `${((busy / answers.length) * 1000).toFixed(1)} ms an answer`);
  classroom.leave();
  await server.stop();
}

/** Waits until a process that has just started computes no more: its searches by meaning are ready then. */
async function atRest(pid: number): Promise<void> {
  for (let rounds = 0, idle = 0; rounds < 300 && idle < 3; rounds++) {
    const before = busySeconds(pid);
    await wait(1000);
    idle = busySeconds(pid) - before < 0.1 ? idle + 1 : 0;
  }
}

/** Seconds of all processors that a process has used; 0 where the system does not tell (`man 5 proc`: fields 14 and 15, in hundredths). */
function busySeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}
