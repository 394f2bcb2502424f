import { getConversation, listConversations } from '@alive/contract/conversations.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { register } from '@alive/contract/account.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { newInstance } from '#db/instances.ts';
import { instances, messages } from '#db/tables.ts';
import { callOf, testInstances } from '#testing/instances.testing.ts';
import { openScript } from '#testing/scripted-assistant.testing.ts';

const script = openScript();
const { start, database } = testInstances({ assistants: { search: script.assistant } });
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

it('an instance that does not report has died, but one that is late while its process is there has not', async () => {
  const one = await start();
  const { token } = (await callOf(one, register, { body: maya })).body as { token: string };
  const { db } = database();
  const beatAt = sql`now() - interval '5 seconds'`;
  const here = { ...newInstance(), startedAt: beatAt, beatAt };
  const elsewhere = { ...newInstance(), host: 'elsewhere', startedAt: beatAt, beatAt };
  await db.insert(instances).values([here, elsewhere]);
  for (const { id } of [here, elsewhere]) {
    script.answers(id);
    await callOf(one, startSearch, { token, body: { message: 'Hello' } });
    await db.update(messages).set({ status: 'streaming', owner: id }).where(eq(messages.text, id));
  }
  const statusOf = async (owner: string) => (await db.select().from(messages).where(eq(messages.owner, owner)))[0]?.status;
  await vi.waitFor(async () => expect(await statusOf(elsewhere.id)).toBe('interrupted'), 30_000);
  expect(await statusOf(here.id)).toBe('streaming');
}, 60_000);
