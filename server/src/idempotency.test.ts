import { me, register } from '@alive/contract/account.ts';
import { deleteConversation } from '@alive/contract/conversations.ts';
import type { Endpoint } from '@alive/contract/endpoint.ts';
import { addFact, changeFact, deleteFact, listFacts } from '@alive/contract/facts.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { endOtherSessions, logout } from '@alive/contract/sign-in.ts';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { beat, newInstance } from '#db/instances.ts';
import { callOf, testInstances } from '#testing/instances.testing.ts';
import { openScript } from '#testing/scripted-assistant.testing.ts';
import type { App } from './app.ts';

const key = 'a key of sixteen';
const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' };
const script = openScript();
let asked = 0;
const assistant: typeof script.assistant = (turn, signal) => {
  asked++;
  return script.assistant(turn, signal);
};

describe('a call with an Idempotency-Key', () => {
  const { clock, start, database } = testInstances({
    assistants: { search: assistant, onboarding: assistant },
    config: { trustedProxies: 1 },
  });
  beforeEach(() => (asked = 0));

  const keyed = (app: App, endpoint: Endpoint, body: object, { token, params, from = '10.1.0.1', under = key }: Keyed = {}) =>
    callOf(app, endpoint, {
      body,
      headers: { 'idempotency-key': under, 'x-forwarded-for': from },
      ...(token !== undefined && { token }),
      ...(params && { params }),
    });
  const student = async (app: App) => (await callOf(app, register, { body: maya })).body as { userId: string; token: string };
  const countOf = async (table: string) =>
    ((await database().run(`SELECT count(*)::int AS count FROM ${table}`)).rows[0] as { count: number } | undefined)?.count;
  const textOf = ({ events }: { events: object[] }) => events.map((event) => ('token' in event ? event.token : '')).join('');
  const idsOf = ({ events }: { events: object[] }) => events.flatMap((event) => ('messageId' in event ? [event.messageId] : []));
  const pass = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000));

  it('begins one chat and asks the assistant once, however often and wherever it comes at once', async () => {
    const [one, other] = [await start(), await start()];
    const { token } = await student(one);
    const answer = script.writes();
    const calls = Array.from({ length: 100 }, (_, at) => keyed(at % 2 === 0 ? one : other, startSearch, { message: 'Hello' }, { token }));
    await expect.poll(() => asked).toBe(1);
    answer.say({ token: 'One ' }, { token: 'answer.' });
    answer.end();
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(textOf))).toEqual(new Set(['One answer.']));
    expect(new Set(answers.flatMap(idsOf)).size).toBe(1);
    expect([asked, await countOf('conversations'), await countOf('messages')]).toEqual([1, 1, 2]);
  });

  it('of nobody tells nothing of an account that took the interview over', async () => {
    const app = await start();
    const begin = script.writes();
    begin.say({ token: 'Hello.' });
    begin.end();
    const { events } = await keyed(app, startOnboarding, { name: 'Maya' });
    const conversationId = events.flatMap((event) => ('conversationId' in event ? [event.conversationId] : []))[0];
    const body = { conversationId, message: 'I loved teaching pottery.' };
    const first = script.writes();
    first.say({ token: 'Pottery.' });
    first.end();
    const under = 'another key of sixteen';
    expect((await keyed(app, continueOnboarding, body, { under })).status).toBe(200);
    expect((await keyed(app, continueOnboarding, body, { under })).status).toBe(200);
    const { token } = await student(app);
    const next = script.writes();
    next.say({ token: 'Chess.' });
    next.end();
    await callOf(app, continueOnboarding, { body: { conversationId, message: 'I also enjoy chess' }, token });
    const again = await keyed(app, continueOnboarding, body, { under });
    expect([again.status, again.events.length]).toEqual([410, 0]);
    expect((await keyed(app, startOnboarding, { name: 'Maya' })).status).toBe(410);
  });

  it('is answered by the same chat afterwards, by every instance, for a day', async () => {
    const one = await start();
    const { token } = await student(one);
    script.answers('The answer.', { suggestions: ['And now?'] });
    const first = await keyed(one, startSearch, { message: 'Hello' }, { token });
    pass(23 * 60);
    const later = await start();
    for (const app of [one, later, one]) {
      const again = await keyed(app, startSearch, { message: 'Hello' }, { token });
      expect([textOf(again), idsOf(again)]).toEqual([textOf(first), idsOf(first)]);
    }
    expect(asked).toBe(1);
    pass(62);
    script.answers('Another.');
    expect(textOf(await keyed(later, startSearch, { message: 'Hello' }, { token }))).toBe('Another.');
  });

  it('continues a chat once', async () => {
    const [one, other] = [await start(), await start()];
    const { token } = await student(one);
    script.answers('Hello.');
    const begun = await keyed(one, startSearch, { message: 'Hello' }, { token });
    const conversationId = begun.events.flatMap((event) => event['conversationId'] ?? [])[0];
    const more = (app: App) => keyed(app, continueSearch, { message: 'More', conversationId }, { token, under: `${key} too` });
    script.answers('More.');
    const answers = await Promise.all([more(one), more(other), more(one)]);
    expect(answers.map(textOf)).toEqual(['More.', 'More.', 'More.']);
    expect([asked, await countOf('messages')]).toEqual([2, 4]);
  });

  it('belongs to the network address where there is no account, and else to the student', async () => {
    const one = await start();
    const begin = (from: string) => keyed(one, startOnboarding, { name: 'Maya' }, { from });
    for (const text of ['First.', 'Second.', 'Third.']) script.answers(text);
    expect([textOf(await begin('10.1.0.1')), textOf(await begin('10.1.0.1')), textOf(await begin('10.1.0.2'))]).toEqual([
      'First.',
      'First.',
      'Second.',
    ]);
    const { token } = await student(one);
    expect(textOf(await keyed(one, startOnboarding, { name: 'Maya' }, { token }))).toBe('Third.');
    const { rows } = await database().run('SELECT scope FROM idempotent_calls');
    expect(JSON.stringify(rows)).not.toContain('10.1.0');
  });

  it('is refused with another body, or for another call', async () => {
    const one = await start();
    const { token } = await student(one);
    script.answers('Hello.');
    await keyed(one, startSearch, { message: 'Hello' }, { token });
    for (const refused of [
      await keyed(one, startSearch, { message: 'Hello!' }, { token }),
      await keyed(one, startOnboarding, { name: 'Maya' }, { token }),
    ])
      expect([refused.status, refused.body]).toEqual([422, expect.objectContaining({ code: 'IDEMPOTENCY_MISMATCH' })]);
    expect(asked).toBe(1);
  });

  it('needs a key of 16 to 100 characters', async () => {
    const one = await start();
    for (const under of ['short', 'x'.repeat(101)])
      expect((await keyed(one, register, maya, { under })).body).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ path: 'idempotency-key' }],
      });
    expect(await countOf('students')).toBe(0);
  });

  it('makes one account, and gives whoever missed the reply a token of their own for ten minutes', async () => {
    const [one, other] = [await start(), await start()];
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => keyed(at % 2 === 0 ? one : other, register, maya)));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    const refused = answers.filter(({ status }) => status !== 201).map(({ status, body }) => `${status} ${String(body?.['code'])}`);
    expect(refused.filter((one) => one !== '409 IN_PROGRESS')).toEqual([]);
    pass(9);
    const again = (await keyed(other, register, maya)).body as { userId: string; token: string };
    const known = answers.flatMap(({ status, body }) => (status === 201 ? [body as typeof again] : []));
    for (const { userId, token } of [...known, again]) {
      expect(userId).toBe(again.userId);
      expect((await callOf(other, me, { token })).status).toBe(200);
    }
    expect(new Set([...known, again].map(({ token }) => token)).size).toBe(known.length + 1);
    const stored = JSON.stringify((await database().run('SELECT * FROM idempotent_calls')).rows);
    for (const { token } of [...known, again]) expect(stored).not.toContain(token);
    pass(2);
    expect(await keyed(one, register, maya)).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    expect(await countOf('students')).toBe(1);
  });

  it.each(['here', 'everywhere else'])('gives no token to whoever repeats a registration after a sign-out %s', async (where) => {
    const one = await start();
    const { userId: id, token } = (await keyed(one, register, maya)).body as { userId: string; token: string };
    expect((await keyed(one, register, maya)).status).toBe(201);
    const out = where === 'here' ? await callOf(one, logout, { token }) : await callOf(one, endOtherSessions, { token, params: { id } });
    expect(out.status).toBe(204);
    expect(await keyed(one, register, maya)).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    expect(await countOf('students')).toBe(1);
  });

  it('gets a fact as it stands, and nothing of one that was deleted', async () => {
    const [one, other] = [await start(), await start()];
    const { userId: id, token } = await student(one);
    const add = (app: App) => keyed(app, addFact, { kind: 'activity', stance: 'more', text: 'drawing maps' }, { token, params: { id } });
    const first = await add(one);
    const factId = String(first.body?.['id']);
    await callOf(one, changeFact, { params: { id, factId }, body: { status: 'dropped' }, token });
    const again = await add(other);
    expect([again.status, again.body]).toEqual([201, { ...first.body, status: 'dropped', updatedAt: expect.any(String) }]);
    await callOf(one, deleteFact, { params: { id, factId }, token });
    for (const app of [one, other]) expect(await add(app)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await callOf(one, listFacts, { params: { id }, token })).body).toEqual({ facts: [] });
    const { rows } = await database().run('SELECT row_to_json(c) AS row FROM idempotent_calls c');
    expect(JSON.stringify(rows)).not.toContain('drawing maps');
  });

  it('may come again when it failed before anything was done', async () => {
    const one = await start();
    await callOf(one, register, { body: { ...maya, email: 'taken@gatech.edu' } });
    const again = () => keyed(one, register, { ...maya, email: 'taken@gatech.edu' });
    expect([(await again()).status, (await again()).status]).toEqual([409, 409]);
    await database().run("UPDATE students SET email = 'other@gatech.edu'");
    expect((await again()).status).toBe(201);
  });

  it('is carried out by another instance when its own died before its answer', async () => {
    const [one, other] = [await start(), await start()];
    const { token } = await student(one);
    const dead = () => database().run("UPDATE idempotent_calls SET owner = 'dead'");
    script.answers('The answer.');
    const first = await keyed(one, startSearch, { message: 'Hello' }, { token });
    await dead();
    expect(idsOf(await keyed(other, startSearch, { message: 'Hello' }, { token }))).toEqual(idsOf(first));
    const conversationId = String(first.events[0]?.['conversationId']);
    await callOf(one, deleteConversation, { params: { id: conversationId }, token });
    await dead();
    script.answers('Anew.');
    expect(textOf(await keyed(other, startSearch, { message: 'Hello' }, { token }))).toBe('Anew.');
    const known = (await keyed(one, register, maya)).body;
    await database().run("UPDATE idempotent_calls SET owner = 'dead', status = NULL WHERE endpoint = 'POST /api/users/register'");
    expect((await keyed(other, register, maya)).body?.['userId']).toBe(known?.['userId']);
  });

  describe.skipIf(inject('templates').kind !== 'postgres')('of an instance that was wrongly taken for dead', () => {
    /** Makes a call on two instances that insert into a table at the same moment, the second one because the first seemed dead. */
    const both = async (table: string, call: (app: App) => ReturnType<typeof keyed>) => {
      const apps = [await start(), await start()] as const;
      const { db, run } = database();
      const waiting = async () =>
        (await run("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")).rows.length;
      return db.transaction(async (tx) => {
        await tx.execute(`LOCK TABLE ${table} IN SHARE MODE`);
        const first = call(apps[0]);
        await expect.poll(waiting).toBe(1);
        await run("UPDATE idempotent_calls SET owner = 'dead'");
        const second = call(apps[1]);
        await expect.poll(waiting).toBe(2);
        return { apps, both: [first, second] };
      });
    };

    it('begins one chat, which both follow, and a third call too', async () => {
      const { token } = await student(await start());
      for (const text of ['One.', 'Two.']) script.answers(text);
      const begin = (app: App) => keyed(app, startSearch, { message: 'Hello' }, { token });
      const { apps, both: calls } = await both('conversations', begin);
      const answers = [...(await Promise.all(calls)), await begin(apps[0]), await begin(apps[1])];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.flatMap(idsOf)).size).toBe(1);
      expect(await countOf('conversations')).toBe(1);
    });

    it('makes one account, which both calls get', async () => {
      const body = { ...maya, email: 'maya@gatech.edu' };
      const { both: calls } = await both('students', (app) => keyed(app, register, body));
      const answers = await Promise.all(calls);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(new Set(answers.map((one) => one.body?.['userId'])).size).toBe(1);
    });

    it('keeps the reply of the instance that finished first', async () => {
      const { userId: id, token } = await student(await start());
      const add = (app: App) => keyed(app, addFact, { kind: 'activity', stance: 'more', text: 'drawing maps' }, { token, params: { id } });
      const { apps, both: calls } = await both('facts', add);
      const answers = [...(await Promise.all(calls)), await add(apps[0])];
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map((one) => one.body?.['id'])).size).toBe(1);
      expect(await countOf('facts')).toBe(1);
    });
  });

  it('stays with an instance that is late while its process is there', async () => {
    const late = newInstance();
    await beat(database().db, late);
    await database().run("UPDATE instances SET beat_at = now() - interval '5 seconds'");
    const one = await start();
    await keyed(one, register, maya);
    await database().run('UPDATE idempotent_calls SET owner = $1, status = NULL, student_id = NULL', [late.id]);
    await database().run('DELETE FROM students');
    expect(await keyed(one, register, maya)).toMatchObject({ status: 409, body: { code: 'IN_PROGRESS' } });
  });

  it('goes on without a key as before, each time anew', async () => {
    const one = await start();
    for (const text of ['First.', 'Second.']) script.answers(text);
    const begin = () => callOf(one, startOnboarding, { body: { name: 'Maya' } });
    expect([textOf(await begin()), textOf(await begin())]).toEqual(['First.', 'Second.']);
    expect(await countOf('idempotent_calls')).toBe(0);
  });

  it('is described where it is taken', async () => {
    const one = await start();
    const { paths } = (await one.app.inject({ url: '/api/openapi.json', headers: { host: 'localhost' } })).json();
    const takes = (path: string) => JSON.stringify(paths[path].post.parameters ?? []).includes('idempotency-key');
    for (const { path } of [register, startOnboarding, continueOnboarding, startSearch, continueSearch]) expect(takes(path)).toBe(true);
    expect([takes('/api/users/{id}/facts'), takes('/api/auth/login')]).toEqual([true, false]);
  });
});

interface Keyed {
  token?: string;
  params?: Record<string, string>;
  /** The network address. */
  from?: string;
  under?: string;
}
