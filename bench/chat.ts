import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { startOnboarding } from '@alive/contract/onboarding.ts';
import { post, tokenOf } from '../eval/caller.ts';
import { benchApp } from './app.ts';
import { readStream } from './caller.ts';
import { longestBlock, milliseconds, print, time, timeMeasured } from './harness.ts';

const { url, close } = await benchApp();
const student = {
  firstName: 'Maya',
  lastName: 'Raman',
  school: 'Georgia Institute of Technology',
  major: 'Environmental Engineering',
  preferredLocations: ['Boston', 'Remote'],
};
const token = await tokenOf(url, student);
const asks = [
  'Find jobs for me',
  'software internships in New York',
  'nursing in Minnesota',
  'remote design roles that sponsor visas',
  'something with climate',
  'consulting new grad in Boston or Chicago',
  'build things that fly',
  'anything but finance or sales, 70k or more',
];
const follows = [
  'only remote ones',
  'why the second?',
  'compare the first two',
  'drop the place',
  'what about Seattle?',
  'who works there?',
];

const firstToken = (path: string, body: (round: number) => unknown) =>
  timeMeasured(async (round) => {
    const start = performance.now();
    return (await readStream(await post(url + path, body(round), token), '"token"')).at - start;
  });

print('first token of the interview', milliseconds(await firstToken(startOnboarding.path, () => ({ name: 'Maya', major: student.major }))));
print(
  'first token of a job answer over 13,500 jobs',
  milliseconds(await firstToken(startSearch.path, (round) => ({ message: asks[round % asks.length] }))),
);
const starts = (round: number) => post(url + startSearch.path, { message: asks[round % asks.length] }, token);
const blocked = longestBlock();
print('  whole job answer', milliseconds(await time(async (round) => (await starts(round)).text(), { rounds: 80 })));
const conversationId = conversationOf(await (await starts(0)).text());
print(
  '  whole answer to what is said next',
  milliseconds(
    await time(
      async (round) => (await post(url + continueSearch.path, { message: follows[round % follows.length], conversationId }, token)).text(),
      { rounds: 60 },
    ),
  ),
);
const { p99, longest } = blocked();
print('  the event loop meanwhile was held up', `p99 ${p99.toFixed(1)} ms, at most ${longest.toFixed(1)} ms`);
await close();
process.exit(0);

function conversationOf(stream: string): string {
  const id = /"conversationId":"([^"]+)"/.exec(stream)?.[1];
  if (id === undefined) throw new Error(`No conversation in: ${stream.slice(0, 200)}`);
  return id;
}
