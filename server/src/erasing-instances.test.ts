import { me, register } from '@alive/contract/account.ts';
import { startSearch } from '@alive/contract/search.ts';
import { deleteAccount } from '@alive/contract/privacy.ts';
import { expect, it } from 'vitest';
import { answerParts, messages } from '#db/tables.ts';
import { callOf, testInstances } from '#testing/instances.testing.ts';
import { openScript } from '#testing/scripted-assistant.testing.ts';

const script = openScript();
const { start, database } = testInstances({ assistants: { search: script.assistant } });

it('an account that is deleted on one instance has no session and no answer on the other', async () => {
  const [one, two] = [await start(), await start()];
  const { body } = await callOf(one, register, { body: { firstName: 'Maya', lastName: 'Raman', school: 'UCLA', major: 'Biology' } });
  const { userId, token } = body as { userId: string; token: string };
  const answer = script.writes();
  const reading = callOf(two, startSearch, { token, body: { message: 'Find jobs for me' } });
  answer.say({ token: 'one ' });
  await expect.poll(() => database().db.$count(answerParts)).toBeGreaterThan(0);

  expect((await callOf(one, deleteAccount, { params: { id: userId }, token })).status).toBe(204);
  expect(answer.signal.aborted).toBe(true);
  answer.say({ token: 'two' });
  answer.end();
  const { events } = await reading;
  // By its end, or because its session is no more.
  expect(events.at(-1)).toMatchObject({ done: true });
  expect((await callOf(two, me, { token })).status).toBe(401);
  expect(await database().db.$count(messages)).toBe(0);
  expect(await database().db.$count(answerParts)).toBe(0);
});
