import { register } from '@alive/contract/account.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { startOnboarding } from '@alive/contract/onboarding.ts';
import { benchApp } from './app.ts';
import { longestBlock, milliseconds, print, time, timeTold } from './harness.ts';

const { url, close } = await benchApp();
const student = {
  firstName: 'Maya',
  lastName: 'Raman',
  school: 'Georgia Institute of Technology',
  major: 'Environmental Engineering',
  preferredLocations: ['Boston', 'Remote'],
};
const post = (path: string, body: unknown, token?: string) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
const { token } = (await (await post(register.path, student)).json()) as { token: string };
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
  timeTold(async (round) => {
    const start = performance.now();
    return (await tokenAt(await post(path, body(round), token))) - start;
  });

print('first token of the interview', milliseconds(await firstToken(startOnboarding.path, () => ({ name: 'Maya', major: student.major }))));
print(
  'first token of a job answer over 13,500 jobs',
  milliseconds(await firstToken(startSearch.path, (round) => ({ message: asks[round % asks.length] }))),
);
const starts = (round: number) => post(startSearch.path, { message: asks[round % asks.length] }, token);
const blocked = longestBlock();
print('  whole job answer', milliseconds(await time(async (round) => (await starts(round)).text(), { rounds: 80 })));
const conversationId = conversationOf(await (await starts(0)).text());
print(
  '  whole answer to what is said next',
  milliseconds(
    await time(
      async (round) => (await post(continueSearch.path, { message: follows[round % follows.length], conversationId }, token)).text(),
      { rounds: 60 },
    ),
  ),
);
const { p99, longest } = blocked();
print('  the event loop meanwhile was held up', `p99 ${p99.toFixed(1)} ms, at most ${longest.toFixed(1)} ms`);
await close();
process.exit(0);

/** When the first token of an answer came; the rest is read, so that no answer runs into the next round. */
async function tokenAt(response: Response): Promise<number> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The answer has no body.');
  let said = '';
  let at: number | null = null;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    said += chunk.value;
    if (at === null && said.includes('"token"')) at = performance.now();
  }
  if (at === null) throw new Error(`No token in: ${said.slice(0, 200)}`);
  return at;
}

function conversationOf(stream: string): string {
  const id = /"conversationId":"([^"]+)"/.exec(stream)?.[1];
  if (id === undefined) throw new Error(`No conversation in: ${stream.slice(0, 200)}`);
  return id;
}
