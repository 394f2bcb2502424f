// Answers are stopped on the instance that writes them and on another one, and left by their reader: how soon the provider's socket is closed
// after Stop, what is kept, and whether the other answers go on.
import { setTimeout as wait } from 'node:timers/promises';
import { chatOf, openTwoInstances, readAnswer, studentOn } from './reading.ts';
import type { Server } from './server.ts';

const { cluster, model, one: here, other: there } = await openTwoInstances('stops', 600, 10);
// A server warms up two seconds after it is ready.
await wait(5000);
const rounds = 20;
/** Rounds that are not counted, for code runs slowly at first. */
const warmUp = 3;
let isBad = false;

for (const [where, server] of [
  ['the same instance', here],
  ['another instance', there],
] as const) {
  const closed: number[] = [];
  const answered: number[] = [];
  let kept = 0;
  for (let round = -warmUp; round < rounds; round++) {
    const { id, token, reading } = await begin();
    const before = model.left();
    const began = performance.now();
    const answer = server.request(`/api/conversations/${id}/stop`, { token, body: {} });
    await model.until(() => model.left() > before);
    const after = performance.now() - began;
    if ((await answer).status !== 204) isBad = true;
    const all = performance.now() - began;
    await reading.ended;
    if (round < 0) continue;
    closed.push(after);
    answered.push(all);
    const last = (await chatOf(server, id, token))?.at(-1);
    if (last?.status === 'stopped' && last.text === reading.text && last.text !== '') kept++;
  }
  const worst = (times: number[]) => Math.round(Math.max(...times));
  const median = (times: number[]) => Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
  console.log(
    `stop on ${where}: provider's socket closed within ${worst(closed)} ms (median ${median(closed)}), answered within ${worst(answered)} ms (median ${median(answered)}); ${kept} of ${rounds} kept what was seen as stopped`,
  );
  if (worst(closed) > 250 || kept < rounds) isBad = true;
}

let finished = 0;
await Promise.all(
  Array.from({ length: 10 }, async () => {
    const { id, token, reading } = await begin();
    reading.leave();
    for (let tries = 0; tries < 300; tries++) {
      await wait(100);
      const last = (await chatOf(there, id, token))?.at(-1);
      if (last?.status === 'streaming') continue;
      if (last?.status === 'complete' && last.text.startsWith(reading.text)) finished++;
      return;
    }
  }),
);
console.log(`closed tabs: ${finished} of 10 answers were finished and stored`);
await Promise.all([here.stop(), there.stop()]);
await model.close();
await cluster.stop();
process.exitCode = isBad || finished < 10 ? 1 : 0;

/** An answer of which something was read. */
async function begin(server: Server = here) {
  const token = await studentOn(server);
  const reading = readAnswer(server, '/api/search/start', { token, body: { message: 'What is it like?' } });
  const id = await reading.begun;
  while (reading.text === '') await wait(10);
  await wait(Math.random() * 400);
  return { id, token, reading };
}
