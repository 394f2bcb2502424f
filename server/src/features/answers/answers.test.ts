import { setTimeout as wait } from 'node:timers/promises';
import { deleteConversation, followConversation, getConversation, stopConversation } from '@alive/contract/conversations.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { beat, leave } from '#db/instances.ts';
import { answerParts, messages } from '#db/tables.ts';
import { idOf, openScript } from '#testing/scripted-assistant.testing.ts';
import { testServer } from '#testing/server.testing.ts';

const script = openScript();
const assistants = { search: script.assistant, onboarding: script.assistant };
const here = testServer({ assistants });
const there = testServer({ assistants, shared: here });
const impatient = testServer({ assistants, shared: here, unreadFor: 20 });
const { db } = here;

beforeEach(() => Promise.all([here, there].map(({ instance }) => beat(db, instance))));

/** A student whose answer is being written here: its reader has its id and the first words. */
const begun = async () => {
  const { token } = await here.student();
  const answer = script.writes();
  const reader = await here.open(startSearch, { body: { message: 'Hello' } }, token);
  const id = idOf([await reader.next()]);
  answer.say({ token: 'One ' });
  await reader.next();
  return { token, answer, reader, id, params: { id } };
};
const said = async ({ token, params }: { token: string; params: { id: string } }) =>
  (await there.call(getConversation, { params }, token)).body.messages.at(-1);
const textOf = (events: object[]) => events.map((event) => ('token' in event ? event.token : '')).join('');
/** What was written here is stored as far as it came: a reader on another instance has it. */
const stored = async ({ token, params }: { token: string; params: { id: string } }) => {
  const reader = await there.open(followConversation, { params }, token);
  await reader.next();
  await reader.next();
  return reader;
};

describe('an answer that another instance writes', () => {
  it('is replayed from its first word and followed to its end', async () => {
    const mine = await begun();
    const reader = await there.open(followConversation, { params: mine.params }, mine.token);
    expect([await reader.next(), await reader.next()]).toEqual([{ conversationId: mine.id }, { token: 'One ' }]);
    mine.answer.say({ token: 'two ' }, { token: 'three' }, { suggestions: ['Four?'] }, { tells: [] }, { state: { step: 1 } });
    mine.answer.end();
    const [own, other] = [await mine.reader.rest(), await reader.rest()];
    expect(textOf(other)).toBe('two three');
    expect(other.filter((event) => !('token' in event))).toEqual(own.filter((event) => !('token' in event)));
    expect((await there.call(followConversation, { params: mine.params }, mine.token)).status).toBe(204);
    expect(await db.select().from(answerParts)).toEqual([]);
  });

  it('is read with what came of it so far', async () => {
    const mine = await begun();
    await stored(mine);
    expect(await said(mine)).toMatchObject({ text: 'One ', status: 'streaming' });
  });

  it('is stopped there, and what came of it is kept', async () => {
    const mine = await begun();
    expect((await there.call(stopConversation, { params: mine.params }, mine.token)).status).toBe(204);
    expect(mine.answer.signal.aborted).toBe(true);
    expect(await said(mine)).toMatchObject({ text: 'One ', status: 'stopped' });
    expect(await mine.reader.rest()).toMatchObject([{ done: true, stopped: true }]);
  });

  it('ends when its chat is deleted', async () => {
    const mine = await begun();
    expect((await there.call(deleteConversation, { params: mine.params }, mine.token)).status).toBe(204);
    expect(mine.answer.signal.aborted).toBe(true);
    expect(await db.select().from(messages)).toEqual([]);
  });

  it('keeps the chat busy while that instance lives, and is interrupted with what came of it once it died', async () => {
    const mine = await begun();
    mine.answer.say({ suggestions: ['Two?'] }, { state: { step: 1 } });
    await stored(mine);
    const body = { message: 'And?', conversationId: mine.id };
    expect(await there.stream(continueSearch, { body }, mine.token)).toMatchObject({ status: 409, body: { code: 'CONVERSATION_BUSY' } });
    await leave(db, here.instance.id);
    script.answers('Yes.');
    expect((await there.stream(continueSearch, { body }, mine.token)).status).toBe(200);
    expect(script.last().turn).toMatchObject({ state: { step: 1 }, history: [{ text: 'Hello' }, { text: 'One ' }] });
    const { messages: all } = (await there.call(getConversation, { params: mine.params }, mine.token)).body;
    expect(all[1]).toMatchObject({ text: 'One ', status: 'interrupted', suggestions: ['Two?'] });

    // It was wrongly marked dead, and stores its own end, but not the state of a later turn.
    await db.update(messages).set({ text: '' }).where(eq(messages.text, 'And?'));
    mine.answer.say({ token: 'two' }, { state: { step: 2 } });
    mine.answer.end();
    await mine.reader.rest();
    script.answers('Again.');
    await there.stream(continueSearch, { body }, mine.token);
    expect(script.last().turn).toMatchObject({ state: { step: 1 }, history: [{}, { text: 'One two' }, {}, { text: 'Yes.' }] });
  });

  it('ends for its followers once somebody marks that its instance died', async () => {
    const mine = await begun();
    const reader = await stored(mine);
    await leave(db, here.instance.id);
    script.answers('Yes.');
    await there.stream(continueSearch, { body: { message: 'And?', conversationId: mine.id } }, mine.token);
    expect(await reader.rest()).toEqual([{ done: true, error: 'This was cut off. Try again.', code: 'UNAVAILABLE', interrupted: true }]);
  });
});

describe('a student’s third answer at once', () => {
  it('is refused, until one of the two is over', async () => {
    const first = await begun();
    const body = { message: 'Hello' };
    const second = script.writes();
    const reader = await here.open(startSearch, { body }, first.token);
    const third = await here.call(startSearch, { body }, first.token);
    expect(third).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', error: 'Alive is still writing two answers for you. Wait for one to finish, or stop one.' },
      headers: { 'retry-after': '2' },
    });
    second.end();
    await reader.rest();
    script.answers('Now.');
    expect((await here.stream(startSearch, { body }, first.token)).status).toBe(200);
  });

  it('asks no assistant, however many come at once', async () => {
    const { token } = await here.student();
    const answers = [script.writes(), script.writes()];
    const all = Array.from({ length: 100 }, () => here.stream(startSearch, { body: { message: 'Hello' } }, token));
    let refused = 0;
    for (const one of all) void one.then(({ status }) => (refused += status === 429 ? 1 : 0));
    // All have to be refused before a slot is free again.
    await expect.poll(() => refused, { timeout: 20_000 }).toBe(98);
    for (const answer of answers) answer.end();
    // A third would have found no answer in the script, and failed.
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect([statuses.filter((status) => status === 200).length, new Set(statuses)]).toEqual([2, new Set([200, 429])]);
  });
});

describe('an answer that goes on for long', () => {
  const openLong = async () => {
    const { token } = await here.student();
    const answer = script.writes();
    const reader = await impatient.open(startSearch, { body: { message: 'Hello' } }, token);
    const params = { id: idOf([await reader.next()]) };
    const state = async () => (await here.call(getConversation, { params }, token)).body.messages.at(-1)?.status;
    return { answer, reader, state };
  };

  it('goes on for as long as somebody reads', async () => {
    const { answer, reader, state } = await openLong();
    await wait(60);
    answer.say({ token: 'One.' });
    answer.end();
    await reader.rest();
    expect(await state()).toBe('complete');
  });

  it('ends a while after its last reader left', async () => {
    const { answer, reader, state } = await openLong();
    const left = reader.leave();
    answer.say({ token: 'One ' });
    await left;
    await expect.poll(state).toBe('interrupted');
  });
});
