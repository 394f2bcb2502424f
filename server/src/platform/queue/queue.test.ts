import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { copyOfTemplate } from '#testing/database.testing.ts';
import { oneAtATime } from '#db/values.ts';
import { openQueue, type Queue, type QueueOptions } from './queue.ts';

type Done = { key: string; by: string };
const embedded = inject('templates').kind !== 'postgres';
let database: Awaited<ReturnType<typeof copyOfTemplate>>;
const queues: Queue<Done>[] = [];
const worked: string[] = [];
let joined = 0;

beforeAll(async () => {
  if (inject('templates').kind !== 'none') database = await copyOfTemplate('empty');
}, 60_000);
afterAll(() => database?.close());
beforeEach((context) => context.skip(inject('templates').kind === 'none', 'no PostgreSQL here'));
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.close();
  worked.length = 0;
  joined = 0;
  // A queue empties an embedded database by itself.
  if (!embedded) await database?.run('DELETE FROM pgboss.job');
});

const open = async (by: string, work: QueueOptions<Done>['work'] = async (key) => ({ key, by }), slots = { due: 1, asked: 1 }) => {
  const queue = await openQueue<Done>({
    name: 'keys',
    run: async (text, values) => {
      // By then others have looked for the tables, too.
      if (text.includes('CREATE SCHEMA')) await wait(200);
      const result = await database.run(text, values);
      // Looked for by its key: somebody joins.
      if (values?.length === 2 && values[1] === 'one') joined += 1;
      return result;
    },
    alone: (work) => oneAtATime(database.db, 'queue', work),
    embedded,
    resultEvery: 50,
    slots,
    work: (key, how) => {
      worked.push(`${by} ${key}${how.asked ? ' asked' : ''}`);
      return work(key, how);
    },
    failed: (error) => expect.unreachable(error.message),
  });
  queues.push(queue);
  return queue;
};
const until = async (holds: () => boolean) => {
  while (!holds()) await wait(10);
};
describe('a queue of keys', () => {
  it('has each key worked on, at once, and gives what it came to', async () => {
    const queue = await open('a');
    await queue.ask('one');
    await until(() => worked.length === 1);
    expect(await queue.run('two')).toEqual({ key: 'two', by: 'a' });
    expect(worked).toEqual(['a one', 'a two asked']);
  });

  it('works on a key once at a time, and whoever asks meanwhile joins', async () => {
    const gate = Promise.withResolvers<void>();
    const queue = await open('a', async (key) => {
      await gate.promise;
      return { key, by: 'a' };
    });
    await queue.ask('one');
    await until(() => worked.length === 1);
    await queue.ask('one');
    const both = [queue.run('one'), queue.run('one')];
    await until(() => joined === 2);
    gate.resolve();
    expect(await Promise.all(both)).toEqual([
      { key: 'one', by: 'a' },
      { key: 'one', by: 'a' },
    ]);
    expect(worked).toEqual(['a one']);
  });

  it('lets what somebody waits for pass what is only due', async () => {
    const gate = Promise.withResolvers<void>();
    const queue = await open('a', async (key, { asked }) => {
      if (!asked) await gate.promise;
      return { key, by: 'a' };
    });
    await queue.ask('one');
    await until(() => worked.length === 1);
    await queue.ask('two');
    await queue.ask('three');
    expect(await queue.run('three')).toEqual({ key: 'three', by: 'a' });
    expect(worked).toEqual(['a one', 'a three asked']);
    gate.resolve();
    await until(() => worked.length === 3);
  });

  it('tries again what failed', async () => {
    let tries = 0;
    const queue = await open('a', async (key) => {
      if (++tries === 1) throw new Error('Not yet.');
      return { key, by: 'a' };
    });
    expect(await queue.run('one')).toEqual({ key: 'one', by: 'a' });
    expect(tries).toBe(2);
  });

  it('aborts what is under way when it closes, and waits for its end', async () => {
    let ended = false;
    const queue = await open('a', async (_key, { signal }) => {
      await wait(60_000, undefined, { signal }).catch(() => wait(20));
      ended = true;
      throw new Error('Closed.');
    });
    await queue.ask('one');
    await until(() => worked.length === 1);
    await queue.close();
    expect(ended).toBe(true);
    queues.length = 0;
    const next = await open('b');
    // What an embedded database was left with is forgotten: its process is gone.
    if (embedded) await next.run('one');
    await until(() => worked.includes(embedded ? 'b one asked' : 'b one'));
  });

  it('is one queue for all processes on a database', async (context) => {
    context.skip(embedded, 'an embedded database has one process');
    const gate = Promise.withResolvers<void>();
    const work = (by: string) => async (key: string) => {
      await gate.promise;
      return { key, by };
    };
    const a = await open('a', work('a'));
    await a.ask('one');
    await until(() => worked.length === 1);
    // Opened only now: its first look would be a race for the key.
    const b = await open('b', work('b'));
    await b.ask('one');
    const result = b.run('one');
    await until(() => joined === 1);
    gate.resolve();
    expect(await result).toEqual({ key: 'one', by: 'a' });
    expect(worked).toEqual(['a one']);
  });

  it('is made once, whoever opens it first', async (context) => {
    context.skip(embedded, 'an embedded database has one process');
    await database.run('DROP SCHEMA IF EXISTS pgboss CASCADE');
    const [a] = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((by) => open(by)));
    expect(await a?.run('one')).toMatchObject({ key: 'one' });
  });
});
