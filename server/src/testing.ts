import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from '@alive/contract/account.ts';
import { register } from '@alive/contract/account.ts';
import type { BodyOf, Endpoint, EventOf, ReplyOf, RequestOf } from '@alive/contract/endpoint.ts';
import type { ErrorReply } from '@alive/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Config } from '#config.ts';
import type { Db } from '#db/open.ts';
import { testDatabase } from '#db/testing.ts';
import { openFiles } from '#platform/files.ts';
import { type App, buildApp } from './app.ts';
import { testConfig, testNow } from './testing-config.ts';

/** The whole server on a copy of the template database, spoken to over HTTP as a client does; each test is rolled back. */
export const testServer = (overrides: Partial<Config> = {}): TestServer => serverOn(testDatabase(), overrides);

/** The same on a database of the caller's. */
export const serverOn = (db: Db, overrides: Partial<Config> = {}): TestServer => {
  const clock = { now: testNow };
  let built: App | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'alive-test-'));
    built = await buildApp({ config: { ...testConfig, ...overrides }, db, files: openFiles(join(folder, 'resumes')), now: () => clock.now, missing: () => [], webFolder: join(folder, 'dist') });
    await built.app.ready();
  });
  afterAll(async () => {
    await built?.app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const app = (): FastifyInstance => {
    if (!built) throw new Error('The test server is not built yet.');
    return built.app;
  };

  const send = async (endpoint: Endpoint, input: Sent, token?: string) => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
    const query = new URLSearchParams(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]));
    return app().inject({
      method: endpoint.method,
      url: `${path}${query.size ? `?${query}` : ''}`,
      headers: { host: 'localhost', ...(token ? { authorization: `Bearer ${token}` } : {}), ...input.headers },
      ...(input.body === undefined ? {} : { payload: input.body as object }),
    });
  };

  const call: TestServer['call'] = async (endpoint, input = {}, token) => {
    const response = await send(endpoint, input as Sent, token);
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json(), headers: response.headers } as never;
  };

  return {
    app,
    db,
    clock,
    call,
    stream: async (endpoint, input, token) => {
      const response = await send(endpoint, input as Sent, token);
      const events = response.body.split('\n\n').flatMap((block) => (block.startsWith('data: ') ? [JSON.parse(block.slice(6))] : []));
      return { status: response.statusCode, events, body: response.headers['content-type']?.includes('json') ? response.json() : undefined } as never;
    },
    student: async (fields = {}) => {
      const { status, body } = await call(register, { body: { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Institute of Technology', major: 'Environmental Engineering', ...fields } });
      if (status !== 201) throw new Error(`Registration answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
  };
};

interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

type Loose<E extends Endpoint> = Partial<RequestOf<E>> | { params?: unknown; query?: unknown; body?: unknown; headers?: Record<string, string> };

export interface TestServer {
  app: () => FastifyInstance;
  db: Db;
  /** The server's clock, to be set. */
  clock: { now: Date };
  /** Makes a call; the body is the endpoint's reply, or the error when the status says so. */
  call: <E extends Endpoint>(endpoint: E, input?: Loose<E>, token?: string) => Promise<{ status: number; body: ReplyOf<E> & ErrorReply; headers: Record<string, string> }>;
  /** Makes a call that streams, and waits for its end. */
  stream: <E extends Endpoint>(endpoint: E, input: Loose<E>, token?: string) => Promise<{ status: number; events: EventOf<E>[]; body: ErrorReply }>;
  /** Registers a student. */
  student: (fields?: Partial<BodyOf<typeof register>>) => Promise<{ userId: string; token: string; user: User }>;
}
