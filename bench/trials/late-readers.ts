// Readers on another instance whose notifications never come, for the connection that receives them is ended again and again, and readers who
// come back up to five seconds after an answer is over: the former must learn the end soon, the latter must have the whole text.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { chatOf, openTwoInstances, readAnswer, studentOn } from './reading.ts';

const { cluster, model, one: here, other: there } = await openTwoInstances('late readers', 120, 20);
const answers = 20;
const late = { asked: 0, whole: 0 };
const learned: number[] = [];
let equal = 0;

const admin = new pg.Client({ connectionString: cluster.url });
await admin.connect();
let cut = 0;
const all = new AbortController();
const cutting = (async () => {
  while (!all.signal.aborted) {
    const { rows } = await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'listen%'");
    cut += rows.length;
    await wait(50);
  }
})();
// A server warms up two seconds after it is ready.
await wait(5000);
for (let batch = 0; batch < answers / 5; batch++) await Promise.all(Array.from({ length: 5 }, one));
all.abort();
await cutting;

async function one(): Promise<void> {
  const token = await studentOn(here);
  const journal = readAnswer(here, '/api/search/start', { token, body: { message: 'What is it like?' } });
  const id = await journal.begun;
  const reader = readAnswer(there, `/api/conversations/${id}/stream`, { token });
  const readerEnded = reader.ended.then(() => performance.now());
  await journal.ended;
  const over = performance.now();
  learned.push((await readerEnded) - over);
  if (reader.text === journal.text && JSON.stringify(reader.last) === JSON.stringify(journal.last)) equal++;
  for (const server of [here, there, here, there]) {
    late.asked++;
    const again = readAnswer(server, `/api/conversations/${id}/stream`, { token });
    again.begun.catch(() => undefined);
    await again.ended;
    const chat = await chatOf(server, id, token);
    const isReplayed = again.status === 204 || (again.status === 200 && again.text === journal.text && again.last !== null);
    if (isReplayed && chat?.at(-1)?.text === journal.text && chat.at(-1)?.status === 'complete') late.whole++;
    await wait(Math.random() * 2500);
  }
}

const slowest = Math.round(Math.max(...learned));
console.log(
  `late readers: ${equal} of ${answers} without notifications (${cut} connections ended) had the very text and end, within ${slowest} ms of it`,
);
console.log(`  ${late.whole} of ${late.asked} that came up to five seconds after the end had the whole text`);
await admin.end();
await Promise.all([here.stop(), there.stop()]);
await model.close();
await cluster.stop();
process.exitCode = cut > 0 && equal === answers && late.whole === late.asked && slowest <= 2000 ? 0 : 1;
