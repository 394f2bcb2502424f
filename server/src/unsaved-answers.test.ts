import { register } from '@alive/contract/account.ts';
import { getConversation } from '@alive/contract/conversations.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { describe, expect, inject, it } from 'vitest';
import { beat, newInstance } from '#db/instances.ts';
import { testConfig } from '#testing/config.testing.ts';
import { createCopy } from '#testing/database.testing.ts';
import { callOf, testInstances } from '#testing/instances.testing.ts';
import { idOf, openScript } from '#testing/scripted-assistant.testing.ts';
import { openDatabase } from './data.ts';

const templates = inject('templates');
const script = openScript();
const { start, database } = testInstances({ assistants: { search: script.assistant } });
const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' };
const run = (text: string, values?: string[]) => database().run(text, values);

/** Makes the final write of every answer carry out `statement` first, until the returned function is called. */
const beforeFinalWrites = async (statement: string) => {
  await run('CREATE SEQUENCE IF NOT EXISTS tries');
  await run(`CREATE OR REPLACE FUNCTION before_final_write() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM nextval('tries'); ${statement}; RETURN NEW; END $$`);
  await run(`CREATE OR REPLACE TRIGGER before_final_write BEFORE UPDATE ON messages FOR EACH ROW
    WHEN (NEW.status <> 'streaming') EXECUTE FUNCTION before_final_write()`);
  return async () => void (await run('DROP TRIGGER before_final_write ON messages'));
};
const begun = async () => {
  const app = await start();
  const { token } = (await callOf(app, register, { body: maya })).body as { token: string };
  return { app, token };
};

describe('an answer whose final write fails', () => {
  it('is failed for the student, and the message can be sent again as soon as there is space', async () => {
    const { app, token } = await begun();
    const mend = await beforeFinalWrites("RAISE EXCEPTION 'full' USING ERRCODE = '53100'");
    script.answers('One.');
    const { events } = await callOf(app, startSearch, { token, body: { message: 'Hello' } });
    expect(events.slice(1)).toMatchObject([{ token: 'One.' }, { done: true, code: 'STORAGE_FULL' }]);
    const id = idOf(events as never);
    const again = () => callOf(app, continueSearch, { token, body: { message: 'Hello', conversationId: id } });
    expect(await again()).toMatchObject({ status: 507, body: { code: 'STORAGE_FULL' } });
    await mend();
    script.answers('Two.');
    expect((await again()).status).toBe(200);
    expect((await callOf(app, getConversation, { token, params: { id } })).body).toMatchObject({
      messages: [{}, { text: 'One.', status: 'failed' }, {}, { text: 'Two.', status: 'complete' }],
    });
  });
});

describe.skipIf(templates.kind !== 'postgres')('on PostgreSQL', () => {
  it('an answer waits for a database that is back soon, and is complete', async () => {
    const { app, token } = await begun();
    const mend = await beforeFinalWrites("RAISE EXCEPTION 'away' USING ERRCODE = '57P01'");
    await run("SELECT setval('tries', 1)");
    script.answers('One.');
    const answer = callOf(app, startSearch, { token, body: { message: 'Hello' } });
    await expect
      .poll(async () => Number((await run("SELECT nextval('tries') AS n")).rows.map((row) => (row as { n: string }).n)[0]))
      .toBeGreaterThan(2);
    await mend();
    expect((await answer).events.at(-1)).toMatchObject({ done: true, messageId: expect.any(String) });
  });

  it('an instance sends heartbeats while a final write takes long', async () => {
    const { app, token } = await begun();
    const mend = await beforeFinalWrites("RAISE EXCEPTION 'full' USING ERRCODE = '53100'");
    script.answers('One.');
    await callOf(app, startSearch, { token, body: { message: 'Hello' } });
    const beatAt = async () =>
      String((await run('SELECT beat_at::text AS at FROM instances')).rows.map((row) => (row as { at: string }).at)[0]);
    const waiting = async () =>
      (await run("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'")).rows.length;
    await database().db.transaction(async (tx) => {
      await tx.execute('SELECT pg_advisory_xact_lock(7)');
      await beforeFinalWrites('PERFORM pg_advisory_xact_lock(7)');
      await expect.poll(waiting, { timeout: 8000 }).toBe(1);
      const before = await beatAt();
      await expect.poll(async () => [(await beatAt()) !== before, await waiting()], { timeout: 8000 }).toEqual([true, 1]);
    });
    await mend();
  }, 30_000);

  it('a start leaves answers of a late instance as they are', async () => {
    if (templates.kind !== 'postgres') return;
    const copy = await createCopy(templates, 'empty');
    const options = { print: () => undefined, onError: () => undefined };
    const config = { ...testConfig, databaseUrl: copy.url };
    const first = await openDatabase(config, options);
    const late = newInstance();
    await beat(first.db, { ...late, host: 'elsewhere' });
    await first.run("UPDATE instances SET beat_at = now() - interval '5 seconds'");
    await first.run("INSERT INTO conversations (id, kind, about, created_at, updated_at) VALUES ('c', 'search', '{}', now(), now())");
    await first.run(
      `INSERT INTO messages (id, conversation_id, ordinal, sender, text, status, owner, created_at)
       VALUES ('m', 'c', 0, 'assistant', '', 'streaming', $1, now())`,
      [late.id],
    );
    const second = await openDatabase(config, options);
    expect((await second.run('SELECT status FROM messages')).rows).toEqual([{ status: 'streaming' }]);
    await Promise.all([first.close(), second.close()]);
    await copy.drop();
  });
});
