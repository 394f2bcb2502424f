import { getConversation, listConversations } from '@alive/contract/conversations.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { register } from '@alive/contract/account.ts';
import { expect, it, vi } from 'vitest';
import { callOf, testInstances } from '#testing/instances.testing.ts';
import { openScript } from '#testing/scripted-assistant.testing.ts';

const script = openScript();
const { start } = testInstances({ assistants: { search: script.assistant } });
const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' };

it('an answer that its process’s end cuts off says so last, is interrupted, and its chat goes on elsewhere', async () => {
  const [one, other] = [await start(), await start()];
  const { token } = (await callOf(one, register, { body: maya })).body as { token: string };
  const answer = script.writes();
  answer.say({ token: 'One ' });
  const asked = callOf(one, startSearch, { token, body: { message: 'Hello' } });
  await vi.waitFor(async () => {
    const { body } = await callOf(one, listConversations, { token });
    expect(body).toMatchObject({ conversations: [{ messages: [{}, { text: 'One ' }] }] });
  });
  await one.answers.drain(0);
  const { events } = await asked;
  expect(events.slice(1)).toEqual([
    { token: 'One ' },
    { done: true, error: 'This was cut off. Try again.', code: 'UNAVAILABLE', interrupted: true },
  ]);
  const { conversationId } = events[0] as { conversationId: string };
  script.answers('Two.');
  const next = await callOf(other, continueSearch, { token, body: { message: 'Go on', conversationId } });
  expect(next.status).toBe(200);
  const { body } = await callOf(other, getConversation, { token, params: { id: conversationId } });
  expect(body).toMatchObject({ messages: [{}, { text: 'One ', status: 'interrupted' }, {}, { text: 'Two.', status: 'complete' }] });
});
