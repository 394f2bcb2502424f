import { register } from '@alive/contract/account.ts';
import { startSearch } from '@alive/contract/search.ts';
import { startOnboarding } from '@alive/contract/onboarding.ts';
import { benchApp } from './app.ts';
import { milliseconds, print, time } from './harness.ts';

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
];

print(
  'first token of the interview',
  milliseconds(
    await time(async () => untilToken(await post(startOnboarding.path, { name: 'Maya', major: student.major })), { rounds: 60 }),
  ),
);
print(
  'first token of a job answer over 13,500 jobs',
  milliseconds(
    await time(async (round) => untilToken(await post(startSearch.path, { message: asks[round % asks.length] }, token)), { rounds: 60 }),
  ),
);
print(
  '  whole job answer',
  milliseconds(
    await time(async (round) => (await post(startSearch.path, { message: asks[round % asks.length] }, token)).text(), { rounds: 60 }),
  ),
);
await close();
process.exit(0);

async function untilToken(response: Response): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The answer has no body.');
  for (let said = ''; ;) {
    const { done, value } = await reader.read();
    said += value ?? '';
    if (said.includes('"token"')) {
      // The rest is read, so that no answer runs into the next round.
      while (!(await reader.read()).done);
      return;
    }
    if (done) throw new Error(`No token in: ${said.slice(0, 200)}`);
  }
}
