import { changeAccount, me, register } from '@alive/contract/account.ts';
import { createHash } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { callOf, testInstances } from '#testing/instances.testing.ts';
import type { App } from './app.ts';

const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' };

describe('limits of instances that share a database', () => {
  const { clock, start, database } = testInstances({ config: { rateLimits: true, trustedProxies: 1 } });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const registerAt = (app: App, address = '10.1.0.1', email?: string) =>
    callOf(app, register, { body: { ...maya, email }, headers: from(address) });
  const student = async (app: App, address?: string) => {
    const { userId, token } = (await registerAt(app, address)).body as { userId: string; token: string };
    return { userId, token };
  };
  const changeAt = (app: App, { userId, token }: { userId: string; token: string }, body: object = { needsVisa: true }) =>
    callOf(app, changeAccount, { params: { id: userId }, body, token, headers: from('10.1.0.9') });
  const granted = (answers: { status: number }[]) => answers.filter(({ status }) => status < 400).length;

  it('let a student spend a small budget once, wherever they call, and after a restart', async () => {
    const [one, other] = [await start(), await start()];
    const known = await student(one);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => changeAt(at % 2 === 0 ? one : other, known)));
    expect(granted(answers)).toBe(20);
    expect((await changeAt(await start(), known)).status).toBe(429);
    clock.now = new Date(clock.now.getTime() + 60_001);
    expect((await changeAt(other, known)).status).toBe(200);
  });

  it('let a student spend a large budget once, and use most of it', async () => {
    const [one, other] = [await start(), await start()];
    const { token } = await student(one);
    let spent = 0;
    for (let round = 0; round < 14; round++)
      spent += granted(await Promise.all(Array.from({ length: 50 }, (_, at) => callOf(at % 3 === 0 ? one : other, me, { token }))));
    expect(spent).toBeLessThanOrEqual(600);
    expect(spent).toBeGreaterThanOrEqual(570);
  });

  it('tell an account five times in an hour that an email is taken, and an address twenty times', async () => {
    const [one, other] = [await start(), await start()];
    await registerAt(one, '10.2.0.1', 'taken@gatech.edu');
    const known = await student(other);
    const change = (at: number) => changeAt(at % 2 === 0 ? one : other, known, { email: 'taken@gatech.edu' });
    const statuses = [];
    for (let tries = 0; tries < 6; tries++) statuses.push((await change(tries)).status);
    expect(statuses).toEqual([409, 409, 409, 409, 409, 200]);
    const received = [];
    for (let tries = 0; tries < 21; tries++)
      received.push((await registerAt(tries % 2 === 0 ? one : other, '10.2.0.3', 'taken@gatech.edu')).status);
    expect(received).toEqual([...Array.from({ length: 20 }, () => 409), 201]);
    // An instance that revealed none of them asks what the others did.
    const free = await registerAt(await start(), '10.2.0.3', 'free@gatech.edu');
    expect(free).toMatchObject({ status: 201, body: { user: { email: null, emailPending: true } } });
  });

  it('store no address, and nothing that is over', async () => {
    const one = await start();
    await registerAt(one, '10.3.0.1');
    const keys = async () => (await database().run('SELECT key FROM budgets_spent')).rows.map((row) => (row as { key: string }).key);
    const stored = (await keys()).toSorted();
    expect(stored).toEqual([
      expect.stringMatching(/^register address [\w-]{43}$/),
      expect.stringMatching(/^registrations address [\w-]{43}$/),
    ]);
    expect(stored.join()).not.toContain(createHash('sha256').update('10.3.0.1').digest('base64url'));
    clock.now = new Date(clock.now.getTime() + 25 * 3_600_000);
    await registerAt(one, '10.3.0.2');
    await expect.poll(keys).toHaveLength(2);
  });

  it.skipIf(inject('templates').kind !== 'postgres')('do not wait for a query until it is given up', async () => {
    const one = await start();
    const known = await student(one);
    const waiting = async () =>
      (await database().run("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")).rows.length;
    await database().db.transaction(async (tx) => {
      await tx.execute('LOCK TABLE budgets_spent');
      expect((await changeAt(one, known)).status).toBe(200);
      expect(await waiting()).toBe(1);
    });
  });

  it('count in each instance while the database does not answer', async () => {
    const one = await start();
    const known = await student(one);
    await database().run('ALTER TABLE budgets_spent RENAME TO budgets_away');
    const answers = [];
    for (let tries = 0; tries < 25; tries++) answers.push(await changeAt(one, known));
    const named = await registerAt(one, '10.4.0.1', 'free@gatech.edu');
    await database().run('ALTER TABLE budgets_away RENAME TO budgets_spent');
    expect(granted(answers)).toBe(20);
    // Nobody knows how many answers have revealed taken emails.
    expect(named).toMatchObject({ status: 201, body: { user: { email: null, emailPending: true } } });
  });
});
