import { request as httpRequest } from 'node:http';
import { me } from '@alive/contract/account.ts';
import { followConversation } from '@alive/contract/conversations.ts';
import { startSearch } from '@alive/contract/search.ts';
import { endOtherSessions } from '@alive/contract/sign-in.ts';
import { describe, expect, it } from 'vitest';
import type { Db } from '#db/open.ts';
import { closeSession, openSession } from '#db/sessions.ts';
import { answerParts, messages } from '#db/tables.ts';
import { localBus } from '#db/notify.ts';
import type { Assistant } from '#platform/chat.ts';
import { readOnlyIn, testDatabase } from '#testing/database.testing.ts';
import { accessCases, everythingIn, makeOwner, type Owner, requestAbout } from '#testing/owner.testing.ts';
import { idOf, openScript } from '#testing/scripted-assistant.testing.ts';
import { testNow } from '#testing/config.testing.ts';
import { testServer } from '#testing/server.testing.ts';

const hello: Assistant = async function* () {
  yield { token: 'Hello.' };
};
const script = openScript();
/** Is done before the next transaction begins. */
let beforeNext: (() => Promise<unknown>) | null = null;
const db = testDatabase();
const watched = new Proxy(db, {
  get: (_, key) =>
    key !== 'transaction'
      ? Reflect.get(db, key)
      : async (...asked: Parameters<Db['transaction']>) => {
          const before = beforeNext;
          beforeNext = null;
          await before?.();
          return db.transaction(...asked);
        },
});
const server = testServer({
  assistants: { onboarding: hello, search: (turn, signal) => (turn.message === 'Hello' ? script.assistant : hello)(turn, signal) },
  shared: { db: watched, bus: localBus(), readOnly: readOnlyIn(db) },
});
const { app, call, open, student } = server;

const needSession = (await accessCases()).filter(({ access }) => access !== 'open');

describe.each(needSession.filter(({ method }) => method !== 'GET'))('$name', (one) => {
  it('is refused where its session ends before its body is whole', async () => {
    const owner = await makeOwner(server, one);
    const held = await hold(requestAbout(one, owner, owner.token));
    // By then the server knows who asked before.
    await call(me, {}, owner.elsewhere);
    await revoke(owner);
    const before = await everythingIn(db);
    expect(await held.send()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await everythingIn(db)).toEqual(before);
  });

  it('writes nothing once its session has ended', async () => {
    const owner = await makeOwner(server, one);
    const before = await everythingIn(db);
    beforeNext = () => closeSession(db, owner.token);
    const { statusCode } = await app().inject(requestAbout(one, owner, owner.token));
    const hasWritten = beforeNext === null;
    beforeNext = null;
    expect(hasWritten).toBe(!writesNothing.includes(one.name));
    expect(statusCode).toBe(hasWritten ? 401 : one.expected.own);
    expect({ ...(await everythingIn(db)), sessions: '' }).toEqual({ ...before, sessions: '' });
  });
});

describe('a session that ends while an answer is written for it', () => {
  const textsOf = async () =>
    (await db.select().from(messages)).flatMap(({ sender, status, text }) => (sender === 'user' ? [] : [[status, text]]));

  it('has that answer stopped, which then takes nothing more', async () => {
    const { userId, token } = await student();
    const elsewhere = await openSession(db, userId, testNow);
    const answer = script.writes();
    const reader = await open(startSearch, { body: { message: 'Hello' } }, token);
    answer.say({ token: 'One ' });
    expect([await reader.next(), await reader.next()]).toEqual([{ conversationId: expect.any(String) }, { token: 'One ' }]);
    // Words that were not stored before the session ended would be dropped.
    await expect.poll(() => db.$count(answerParts)).toBe(1);
    await call(endOtherSessions, { params: { id: userId } }, elsewhere);
    // The assistant does not listen.
    await expect.poll(() => answer.signal.aborted).toBe(true);
    answer.say({ token: 'more.' });
    answer.end();
    await reader.rest();
    await expect.poll(textsOf).toEqual([['stopped', 'One ']]);
  });

  it('stores no end of it, however soon that comes', async () => {
    const { userId, token } = await student();
    const elsewhere = await openSession(db, userId, testNow);
    const answer = script.writes();
    const reader = await open(startSearch, { body: { message: 'Hello' } }, token);
    answer.say({ token: 'One ' });
    await reader.next();
    await call(endOtherSessions, { params: { id: userId } }, elsewhere);
    answer.say({ token: 'more.' });
    answer.end();
    await reader.rest();
    // Nothing of it had been stored by then.
    await expect.poll(textsOf).toEqual([['stopped', '']]);
  });

  it('reads no more of an answer that goes on for another', async () => {
    const { userId, token } = await student();
    const elsewhere = await openSession(db, userId, testNow);
    const answer = script.writes();
    const own = await open(startSearch, { body: { message: 'Hello' } }, token);
    const id = idOf([await own.next()]);
    const other = await open(followConversation, { params: { id } }, elsewhere);
    await other.next();
    await call(endOtherSessions, { params: { id: userId } }, token);
    expect(await other.rest()).toEqual([expect.objectContaining({ done: true, code: 'UNAUTHENTICATED' })]);
    answer.say({ token: 'For you.' });
    answer.end();
    expect(await own.rest()).toEqual([{ token: 'For you.' }, expect.objectContaining({ done: true })]);
  });
});

/** Computes, or has nothing to do for this owner. */
const writesNothing = [
  'POST /api/users/:id/model-consent',
  'POST /api/bridge/jobs',
  'POST /api/bridge/people',
  'POST /api/dream-job',
  'POST /api/dream-job/step',
];

const revoke = async ({ made, elsewhere }: Owner) =>
  expect((await call(endOtherSessions, { params: { id: made.userId } }, elsewhere)).status).toBe(204);

/** Sends the headers of a request and one byte of its body, JSON that means nothing where it needs none. `send` sends the rest. */
const hold = async ({ method, url, headers, payload = {} }: ReturnType<typeof requestAbout>) => {
  const body = Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload));
  const type = Buffer.isBuffer(payload) ? {} : { 'content-type': 'application/json' };
  const sent = httpRequest(`${await server.url()}${url}`, {
    method,
    headers: { ...type, ...headers, host: new URL(await server.url()).host, 'content-length': body.length, expect: '100-continue' },
  });
  const answered = new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode, body: text.startsWith('{') ? JSON.parse(text) : text });
      });
    });
  });
  const begun = new Promise((resolve) => sent.once('continue', resolve));
  sent.flushHeaders();
  await begun;
  sent.write(body.subarray(0, 1));
  return {
    send: () => {
      sent.end(body.subarray(1));
      return answered;
    },
  };
};
