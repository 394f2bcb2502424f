import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { isUnavailable, openPostgres } from '#db/open.ts';
import { requestLimits } from '#db/pool.ts';
import { folderPlace, openFiles } from '#platform/files.ts';
import { takeLock } from '#platform/lock.ts';
import { testConfig } from '#testing/config.testing.ts';
import { createCopy } from '#testing/database.testing.ts';
import { type Line, openLine } from '#testing/postgres-line.testing.ts';
import { buildApp } from './app.ts';
import { serve } from './serve.ts';

const templates = inject('templates');

describe.skipIf(templates.kind !== 'postgres')('a PostgreSQL that goes away', () => {
  let line: Line;
  let copy: Awaited<ReturnType<typeof createCopy>>;
  beforeEach(async () => {
    if (templates.kind !== 'postgres') return;
    copy = await createCopy(templates, 'empty');
    line = await openLine(copy.url);
  });
  afterEach(async () => {
    await line.close();
    await copy.drop();
  });

  it('is answered by 503 and when to try again, and by the next request once it is back', async () => {
    const server = await begin(line.url);
    const { token } = await server.register();
    const me = () => server.get('/api/auth/me', token);
    // Under load, so that connections are lent when they are lost, in transactions too.
    const ending = new AbortController();
    const seen = new Set<number>();
    const load = Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        while (!ending.signal.aborted) {
          const { status } = at % 2 === 0 ? await me() : await server.post('/api/users/register', maya);
          seen.add(status);
          await wait(1);
        }
      }),
    );
    for (let round = 0; round < 5; round++) {
      await wait(50);
      line.cut();
      const away = await me();
      expect([away.status, away.headers.get('Retry-After'), await away.json()]).toEqual([
        503,
        '1',
        expect.objectContaining({ code: 'UNAVAILABLE', error: 'We can’t reach our database right now. Please try again in a moment.' }),
      ]);
      expect((await server.get('/readyz')).status).toBe(503);
      line.open();
      expect((await me()).status).toBe(200);
    }
    ending.abort();
    await load;
    expect(seen).toEqual(new Set([200, 201, 503]));
    await server.end();
  });

  it('is one sentence in the log however many requests meet it, and one when it is back', async () => {
    const log: string[] = [];
    const database = await openPostgres({ url: line.url, onError: () => undefined });
    const { app } = await buildApp({
      ...database,
      config: { ...testConfig, logLevel: 'warn', dataDir: '/nonexistent', databaseUrl: line.url },
      files: openFiles(folderPlace('/nonexistent')),
      now: () => new Date(),
      missing: () => [],
      log: { write: (text) => void log.push(text) },
    });
    const register = () => app.inject({ method: 'POST', url: '/api/users/register', headers: { host: 'localhost' }, payload: maya });
    line.cut();
    expect((await Promise.all(Array.from({ length: 20 }, register))).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(503));
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    line.open();
    await expect.poll(() => log.length).toBe(2);
    expect(log.map((text) => (JSON.parse(text) as { msg: string }).msg)).toEqual([
      'The database cannot be reached. What needs it is answered by 503 until it is back.',
      'The database answers again.',
    ]);
    for (const said of ['Maya', 'Raman', 'Physics']) expect(log.join('')).not.toContain(said);
    await app.close();
    await database.close();
  });

  it('says in a message’s answer that it is away', async () => {
    const server = await begin(line.url);
    line.cut();
    const answer = await server.post('/api/onboarding/start', { name: 'Maya' });
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })]);
    line.open();
    await server.end();
  });

  it('takes a transaction with it that is open, and nothing else', async () => {
    const database = await openPostgres({ url: line.url, onError: () => undefined, max: 1 });
    const lost = database.db.transaction(async (tx) => {
      await tx.execute('SELECT 1');
      line.cut();
      // Between two statements nobody waits for an answer.
      await wait(50);
      await tx.execute('SELECT 1');
    });
    expect(isUnavailable(await lost.catch((error: unknown) => error))).toBe(true);
    line.open();
    await database.db.transaction((tx) => tx.execute('SELECT 1'));
    await database.close();
  });

  it('is not waited for where it only falls silent, and the connections are not used again', async () => {
    const limits = { connect: 300, statement: 400, answer: 500 };
    const database = await openPostgres({ url: line.url, onError: () => undefined, max: 3, timeLimit: 300, limits });
    const statements = () => [
      database.db.execute('SELECT 1'),
      database.db.transaction((tx) => tx.execute('SELECT 1')),
      database.readOnly((tx) => tx.execute('SELECT 1')),
      database.db.execute('SELECT 1'),
    ];
    await Promise.all(statements());
    line.silence();
    const ended = await Promise.allSettled(statements());
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
    line.open();
    await Promise.all(statements());
    await database.close();
  });

  it('gives up a statement that takes longer than a request may, and undoes its transaction', async () => {
    const limits = { ...requestLimits, statement: 100 };
    const database = await openPostgres({ url: copy.url, onError: () => undefined, max: 1, limits });
    await expect(database.db.transaction((tx) => tx.execute('SELECT pg_sleep(60)'))).rejects.toThrow('Failed query');
    await database.db.execute('SELECT 1');
    // Imports and syncs may take longer.
    await database.bulk.execute('SELECT pg_sleep(0.3)');
    await database.close();
  });
});

const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' };

/** Serves from this database until its `end`. */
const begin = async (databaseUrl: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'alive-away-'));
  const ending = new AbortController();
  const ready = Promise.withResolvers<string>();
  const ended = serve({
    config: { ...testConfig, dataDir: folder, databaseUrl, port: 0, sampleData: false },
    lock: takeLock(folder),
    signal: ending.signal,
    print: (text) => ready.resolve(new URL(text.replace(/^.* /, '')).origin),
  });
  ended.catch(ready.reject);
  const url = await ready.promise;
  const get = (path: string, token?: string) => fetch(`${url}${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return {
    get,
    post,
    register: async () => (await (await post('/api/users/register', maya)).json()) as { token: string },
    end: async () => {
      ending.abort();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
