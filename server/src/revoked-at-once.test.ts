import { me, register } from '@alive/contract/account.ts';
import { addFact } from '@alive/contract/facts.ts';
import { deleteAccount } from '@alive/contract/privacy.ts';
import { confirmEmail, endOtherSessions, login } from '@alive/contract/sign-in.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { localBus } from '#db/notify.ts';
import { type Database, type Db, rowsOf } from '#db/open.ts';
import { openSession } from '#db/sessions.ts';
import { copyOfTemplate } from '#testing/database.testing.ts';
import { testServer } from '#testing/server.testing.ts';

const { kind } = inject('templates');
let copy: Database;
beforeAll(async () => void (kind === 'none' || (copy = await copyOfTemplate('empty'))), 120_000);
afterAll(() => copy?.close());
const server = testServer({
  shared: {
    db: new Proxy({} as Db, { get: (_, key) => Reflect.get(copy.db, key) as unknown }),
    bus: localBus(),
    readOnly: (run) => copy.readOnly(run),
  },
});
const { call, clock, student } = server;

/** Makes calls that all wait for the student's row, in this order, as if they had come in the same moment. */
const atOnce = async (studentId: string, ...calls: (() => Promise<{ status: number }>)[]): Promise<number[]> => {
  const made: Promise<{ status: number }>[] = [];
  await copy.bulk.transaction(async (tx) => {
    await rowsOf(tx, `SELECT 1 FROM students WHERE id = '${studentId}' FOR UPDATE`);
    for (const make of calls) {
      made.push(make());
      await expect.poll(waiting).toBe(made.length);
    }
  });
  return (await Promise.all(made)).map(({ status }) => status);
};
const waiting = async (): Promise<number> => {
  const rows = await rowsOf(copy.bulk, `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows.length;
};

const codesSent = async () => Object.fromEntries((await server.mails()).map(({ to, letter }) => [to, letter.code ?? '']));
let people = 0;

/** An account that somebody made under another's address, with the codes of both. */
const named = async () => {
  people += 1;
  const [victim, attacker] = [`victim${people}@example.edu`, `attacker${people}@example.edu`];
  const { userId, token } = await student({ email: victim });
  await call(confirmEmail, { params: { id: userId }, body: { email: attacker } }, token);
  await call(login, { body: { email: victim } });
  const codes = await codesSent();
  return {
    userId,
    token,
    confirm: () => call(confirmEmail, { params: { id: userId }, body: { email: attacker, code: codes[attacker] } }, token),
    signIn: () => call(login, { body: { email: victim, code: codes[victim] } }),
  };
};
const statusOf = async (token: string) => (await call(me, {}, token)).status;

// An embedded database lets one transaction in at a time.
describe.skipIf(kind !== 'postgres')('at the same moment', () => {
  it('whoever proves their address first has the account, and nobody else is left in it', async () => {
    const first = await named();
    expect(await atOnce(first.userId, first.signIn, first.confirm)).toEqual([200, 401]);
    expect([await statusOf(first.token), await countOf('sessions', first.userId)]).toEqual([401, 1]);
    const second = await named();
    expect(await atOnce(second.userId, second.confirm, second.signIn)).toEqual([200, 401]);
    expect([await statusOf(second.token), await countOf('sessions', second.userId)]).toEqual([401, 1]);
  });

  it('a registration that is repeated opens nothing that outlives the proof', async () => {
    for (const order of ['proof first', 'repeat first']) {
      const email = `maya${(people += 1)}@example.edu`;
      const given = {
        body: { firstName: 'Maya', lastName: 'Raman', school: 'Yale', major: 'Physics', email },
        headers: { 'idempotency-key': email.padEnd(16) },
      };
      const { userId } = (await call(register, given)).body;
      await call(login, { body: { email } });
      const { [email]: code } = await codesSent();
      const signIn = () => call(login, { body: { email, code } });
      const repeat = () => call(register, given);
      const [first, second] = order === 'proof first' ? [signIn, repeat] : [repeat, signIn];
      expect(await atOnce(userId, first, second)).toEqual(order === 'proof first' ? [200, 422] : [201, 200]);
      expect(await countOf('sessions', userId)).toBe(1);
    }
  });

  it('a session that is signed out from elsewhere confirms no address, and one that confirmed it first signs the other out', async () => {
    const first = await named();
    const owner = await openSession(copy.db, first.userId, clock.now);
    const signOut = () => call(endOtherSessions, { params: { id: first.userId } }, owner);
    expect(await atOnce(first.userId, signOut, first.confirm)).toEqual([204, 401]);
    expect([await statusOf(owner), await countOf('sessions', first.userId)]).toEqual([200, 1]);
    const second = await named();
    const other = await openSession(copy.db, second.userId, clock.now);
    const late = () => call(endOtherSessions, { params: { id: second.userId } }, other);
    expect(await atOnce(second.userId, second.confirm, late)).toEqual([200, 401]);
    expect([await statusOf(other), await countOf('sessions', second.userId)]).toEqual([401, 1]);
  });

  it('of two sessions that sign each other out one stays', async () => {
    const { userId, token } = await student();
    const other = await openSession(copy.db, userId, clock.now);
    const out = (from: string) => () => call(endOtherSessions, { params: { id: userId } }, from);
    expect(await atOnce(userId, out(token), out(other))).toEqual([204, 401]);
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
  });

  it('what is written before the session ends stays, and nothing is written after', async () => {
    const { userId, token } = await student();
    const other = await openSession(copy.db, userId, clock.now);
    const params = { id: userId };
    const add = () => call(addFact, { params, body: { kind: 'activity', stance: 'more', text: 'sampling creeks' } }, token);
    const out = () => call(endOtherSessions, { params }, other);
    expect(await atOnce(userId, add, out, add)).toEqual([201, 204, 401]);
    expect(await countOf('facts', userId)).toBe(1);
  });

  it('a deleted account takes nothing more, and says so', async () => {
    const { userId, token } = await student();
    const params = { id: userId };
    const erase = () => call(deleteAccount, { params }, token);
    const ask = () => call(confirmEmail, { params, body: { email: 'new@example.edu' } }, token);
    const add = () => {
      const [body, headers] = [{ kind: 'activity', stance: 'more', text: 'sampling creeks' }, { 'idempotency-key': 'k'.repeat(20) }];
      return call(addFact, { params, body, headers }, token);
    };
    expect(await atOnce(userId, erase, ask, add)).toEqual([204, 401, 401]);
    expect(await server.mails()).toEqual([]);
  });
});

const countOf = async (table: string, id: string): Promise<number> =>
  (await rowsOf(copy.db, `SELECT 1 FROM ${table} WHERE student_id = '${id}'`)).length;
