import type { Endpoint } from '@alive/contract/endpoint.ts';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import type { Config } from '#config/config.ts';
import { tablePlace } from '#db/files.ts';
import type { Database } from '#db/open.ts';
import { openFiles } from '#platform/files.ts';
import { type App, type Assistants, buildApp } from '../src/app.ts';
import { testConfig, testNow } from './config.testing.ts';
import { copyOfTemplate } from './database.testing.ts';

/** Instances of the whole server on one database that they share, all new for each test; what students do in one is gone in the next. */
export const testInstances = ({ config, assistants = {} }: Options = {}): Instances => {
  let database: Database | undefined;
  let built: App[] = [];
  const clock = { now: testNow };
  const shared = (): Database => {
    if (!database) throw new Error('There is no database yet.');
    return database;
  };
  const start = async (): Promise<App> => {
    const { db, readOnly, pulse, bus } = shared();
    const app = await buildApp({
      config: { ...testConfig, databaseUrl: 'postgresql://shared', ...config },
      db,
      readOnly,
      pulse,
      bus,
      files: openFiles(tablePlace(db)),
      now: () => clock.now,
      missing: () => [],
      assistants,
      tombstones: { read: async () => [], add: async () => undefined },
    });
    built.push(app);
    await app.app.ready();
    await app.answers.start();
    return app;
  };
  beforeAll(async () => {
    if (inject('templates').kind !== 'none') database = await copyOfTemplate('empty');
  });
  beforeEach((context) => {
    context.skip(inject('templates').kind === 'none', 'no PostgreSQL here');
    clock.now = testNow;
  });
  afterEach(async () => {
    for (const { app, answers } of built) {
      await answers.stopAll();
      await answers.close();
      await app.close();
    }
    built = [];
    await database?.run('TRUNCATE students, conversations, instances, idempotent_calls, budgets_spent, erased_students CASCADE');
  });
  afterAll(() => database?.close());
  return { clock, start, database: shared };
};

/** Makes a call of one instance; events are in `events`. */
export const callOf = async ({ app }: App, endpoint: Endpoint, { params = {}, body, token, headers }: Sent = {}): Promise<Answer> => {
  const response = await app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
    headers: { host: 'localhost', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  const isStream = response.headers['content-type']?.startsWith('text/event-stream') ?? false;
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isStream || response.body === '' ? null : response.json(),
    events: isStream
      ? response.body.split('\n\n').flatMap((block) => (block.startsWith('data: ') ? [JSON.parse(block.slice(6)) as Event] : []))
      : [],
  };
};

type Event = Record<string, unknown>;

interface Sent {
  params?: Record<string, string>;
  body?: object;
  token?: string;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown> | null;
  events: Event[];
}

interface Options {
  config?: Partial<Config>;
  assistants?: Assistants;
}

interface Instances {
  /** The time of the database, to be set. */
  clock: { now: Date };
  /** Starts one more. */
  start: () => Promise<App>;
  database: () => Database;
}
