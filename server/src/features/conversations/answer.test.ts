import { deleteConversation, followConversation, getConversation, stopConversation } from '@alive/contract/conversations.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alumni, messages } from '#db/tables.ts';
import { AppError } from '#platform/errors.ts';
import { testServer } from '#testing/server.testing.ts';
import { idOf, openScript } from '#testing/scripted-assistant.testing.ts';

const script = openScript();
const { call, stream, open, student, people, clock, db } = testServer({
  assistants: { onboarding: script.assistant, search: script.assistant },
});
const hour = 3_600_000;

describe('an answer being written', () => {
  /** A student whose answer has begun: its reader has its id and the first words. */
  const begun = async () => {
    const { token } = await student();
    const answer = script.writes();
    const reader = await open(startSearch, { body: { message: 'Hello' } }, token);
    const id = idOf([await reader.next()]);
    answer.say({ token: 'One ' });
    expect(await reader.next()).toEqual({ token: 'One ' });
    return { token, answer, reader, id, params: { id } };
  };
  const said = async ({ token, params }: { token: string; params: { id: string } }) =>
    (await call(getConversation, { params }, token)).body.messages.at(-1);

  it('comes piece by piece, unbuffered', async () => {
    const { answer, reader } = await begun();
    expect(reader.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(reader.headers.get('x-accel-buffering')).toBe('no');
    expect(reader.headers.get('content-encoding')).toBeNull();
    answer.say({ token: 'two' });
    expect(await reader.next()).toEqual({ token: 'two' });
    answer.end();
    expect(await reader.rest()).toMatchObject([{ done: true }]);
  });

  it('keeps the chat busy, however long it takes', async () => {
    const { token, answer, reader, id } = await begun();
    clock.now = new Date(clock.now.getTime() + hour);
    const { status, body } = await call(continueSearch, { body: { message: 'And?', conversationId: id } }, token);
    expect([status, body.code]).toEqual([409, 'CONVERSATION_BUSY']);
    answer.end();
    await reader.rest();
    script.answers('Now I can.');
    expect((await stream(continueSearch, { body: { message: 'And?', conversationId: id } }, token)).status).toBe(200);
  });

  it('that names somebody is read again as long as students may see that person, with a card or without', async () => {
    await people({ name: 'Ada Byron' });
    const mine = await begun();
    mine.answer.say({ tells: ['p0'] }, { token: 'Ada Byron works at Zorblax.' });
    mine.answer.end();
    await mine.reader.rest();
    expect(await said(mine)).toMatchObject({ text: 'One Ada Byron works at Zorblax.' });
    await db.update(alumni).set({ visibility: 'hidden' });
    expect(await said(mine)).toMatchObject({ text: 'The person this was about is no longer listed.' });
  });

  it('is finished and stored when its reader leaves', async () => {
    const mine = await begun();
    await mine.reader.leave();
    mine.answer.say({ token: 'two ' });
    expect(await said(mine)).toMatchObject({ status: 'streaming' });
    const other = await open(followConversation, { params: mine.params }, mine.token);
    mine.answer.say({ token: 'three' });
    mine.answer.end();
    await other.rest();
    expect(await said(mine)).toMatchObject({ text: 'One two three', status: 'complete' });
  });

  it('is replayed from its start and then followed by those who come later', async () => {
    const { token, answer, reader, id, params } = await begun();
    const later = await open(followConversation, { params }, token);
    expect([await later.next(), await later.next()]).toEqual([{ conversationId: id }, { token: 'One ' }]);
    answer.say({ token: 'two' });
    answer.end();
    const rest = await reader.rest();
    expect(rest).toMatchObject([{ token: 'two' }, { done: true, conversationId: id }]);
    expect(await later.rest()).toEqual(rest);
    const nothing = await call(followConversation, { params }, token);
    expect([nothing.status, nothing.body]).toEqual([204, undefined]);
  });

  it.each([
    ['at once when its assistant listens', true],
    ['even when its assistant does not listen', false],
  ])('can be stopped, %s: what was said is kept', async (_, listens) => {
    const mine = await begun();
    mine.answer.say({ state: { step: 1 } });
    if (listens) mine.answer.signal.addEventListener('abort', () => mine.answer.fail(mine.answer.signal.reason));
    expect((await call(stopConversation, { params: mine.params }, mine.token)).status).toBe(204);
    expect(mine.answer.signal.aborted).toBe(true);
    expect(await mine.reader.rest()).toEqual([{ done: true, conversationId: mine.id, messageId: expect.any(String), stopped: true }]);
    expect(await said(mine)).toMatchObject({ text: 'One ', status: 'stopped' });
    expect((await call(stopConversation, { params: mine.params }, mine.token)).status).toBe(204);
    script.answers('Go on.');
    expect((await stream(continueSearch, { body: { message: 'Go on', conversationId: mine.id } }, mine.token)).status).toBe(200);
    expect(script.last().turn).toMatchObject({ state: { step: 1 }, history: [{ text: 'Hello' }, { text: 'One ' }] });
  });

  it('goes on when somebody else tries to stop or delete it', async () => {
    const mine = await begun();
    const other = await student();
    expect((await call(stopConversation, { params: mine.params }, other.token)).status).toBe(404);
    expect((await call(deleteConversation, { params: mine.params }, other.token)).status).toBe(404);
    expect((await call(stopConversation, { params: mine.params })).status).toBe(401);
    expect(mine.answer.signal.aborted).toBe(false);
    mine.answer.end();
    expect(await mine.reader.rest()).toMatchObject([{ done: true }]);
    expect(await said(mine)).toMatchObject({ status: 'complete' });
  });

  it('ends when its chat is deleted', async () => {
    const { token, reader, answer, params } = await begun();
    expect((await call(deleteConversation, { params }, token)).status).toBe(204);
    expect(answer.signal.aborted).toBe(true);
    expect(await reader.rest()).toMatchObject([{ done: true, stopped: true }]);
    expect((await call(getConversation, { params }, token)).status).toBe(404);
    expect(await db.select().from(messages)).toEqual([]);
  });

  it.each([
    [
      new AppError('MODEL_UNAVAILABLE', 'The model could not be reached.'),
      { error: 'The model could not be reached.', code: 'MODEL_UNAVAILABLE' },
    ],
    [
      new Error('SELECT secret FROM keys at /srv/alive.ts'),
      { error: 'Something went wrong on our side. Please try again.', code: 'INTERNAL' },
    ],
  ])('that fails says so last, and keeps what was said: %s', async (error, last) => {
    const mine = await begun();
    mine.answer.fail(error);
    expect(await mine.reader.rest()).toEqual([{ done: true, ...last }]);
    expect(await said(mine)).toMatchObject({ text: 'One ', status: 'failed' });
    script.answers('Better.');
    expect((await stream(continueSearch, { body: { message: 'Again', conversationId: mine.id } }, mine.token)).status).toBe(200);
  });

  it('that a process left behind counts as interrupted as soon as its chat goes on', async () => {
    const mine = await begun();
    mine.answer.end();
    await mine.reader.rest();
    await db.update(messages).set({ status: 'streaming', owner: 'gone' }).where(eq(messages.sender, 'assistant'));
    script.answers('Yes.');
    expect((await stream(continueSearch, { body: { message: 'And?', conversationId: mine.id } }, mine.token)).status).toBe(200);
    const { messages: all } = (await call(getConversation, { params: mine.params }, mine.token)).body;
    expect(all.map(({ status }) => status)).toEqual(['complete', 'interrupted', 'complete', 'complete']);
  });
});
