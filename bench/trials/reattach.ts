// 200 readers re-attach to answers of 600 words at random moments, half of them on another instance: each must have the whole text, byte for
// byte, as the first reader has it, and soon.
import { setTimeout as wait } from 'node:timers/promises';
import { chatOf, openTwoInstances, readAnswer, type Reading, studentOn } from './reading.ts';

const { cluster, model, one: here, other: there } = await openTwoInstances('re-attaching', 600, 5);
// A server warms up two seconds after it is ready.
await wait(5000);
const answers = 20;
const readers = 10;
const found = { cutOff: 0, equal: 0, elsewhere: 0, over: 0, messages: 0 };
const first: { here: number[]; there: number[] } = { here: [], there: [] };

for (let batch = 0; batch < answers / 5; batch++) await Promise.all(Array.from({ length: 5 }, one));

async function one(): Promise<void> {
  const token = await studentOn(here);
  const journal = readAnswer(here, '/api/search/start', { token, body: { message: 'What is it like?' } });
  const id = await journal.begun;
  const again: { reading: Reading; isElsewhere: boolean }[] = [];
  const attach = async (nth: number) => {
    await wait(Math.random() * 3500);
    if (journal.last !== null) return void found.over++;
    const isElsewhere = nth % 2 === 1;
    const reading = readAnswer(isElsewhere ? there : here, `/api/conversations/${id}/stream`, { token });
    again.push({ reading, isElsewhere });
    // Every third reader goes away in the middle, which must end nothing.
    if (nth % 3 === 2) return void wait(300).then(() => readAnswer(here, `/api/conversations/${id}/stream`, { token }).leave());
    await reading.ended;
  };
  await Promise.all([journal.ended, ...Array.from({ length: readers }, (_, nth) => attach(nth))]);
  await Promise.all(again.map(({ reading }) => reading.ended));
  const chat = await chatOf(there, id, token);
  if (chat?.length === 2 && chat[1]?.text === journal.text && chat[1].status === 'complete') found.messages++;
  for (const { reading, isElsewhere } of again) {
    if (reading.last !== null && 'interrupted' in reading.last) found.cutOff++;
    // One that came when all was over has nothing to follow.
    if (reading.status === 204) {
      found.over++;
      continue;
    }
    if (isElsewhere) found.elsewhere++;
    if (reading.text === journal.text && JSON.stringify(reading.last) === JSON.stringify(journal.last)) found.equal++;
    if (reading.first !== null) first[isElsewhere ? 'there' : 'here'].push(reading.first);
  }
}

const attached = first.here.length + first.there.length;
const worst = (times: number[]) => Math.round(Math.max(...times));
console.log(
  `re-attaching: ${found.equal} of ${attached} readers had the very text and end, ${found.elsewhere} of them on another instance; ${found.over} came when it was over, ${found.cutOff} were cut off`,
);
console.log(`  first event within ${worst(first.here)} ms, on another instance ${worst(first.there)} ms`);
console.log(`  ${found.messages} of ${answers} chats with one answer, which is that text`);
await Promise.all([here.stop(), there.stop()]);
await model.close();
await cluster.stop();
process.exitCode = found.equal === attached && found.messages === answers ? 0 : 1;
