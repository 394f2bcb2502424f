import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from '@alive/contract/account.ts';
import { register } from '@alive/contract/account.ts';
import type { BodyOf, Endpoint, EventOf, ReplyOf, RequestOf } from '@alive/contract/endpoint.ts';
import { decideModel } from '@alive/contract/privacy.ts';
import type { ErrorReply } from '@alive/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Config } from '#config/config.ts';
import { type Instance, newInstance } from '#db/instances.ts';
import { type Bus, localBus } from '#db/notify.ts';
import type { Db } from '#db/open.ts';
import { readOnlyIn } from '#db/read-only.ts';
import { alumni, meta, positions } from '#db/tables.ts';
import { type TemplateName, testDatabase } from './database.testing.ts';
import { tablePlace } from '#db/files.ts';
import { openFiles } from '#platform/files.ts';
import type { Times } from '#platform/llm/attempt.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import { openTombstones } from '#platform/tombstones.ts';
import { type App, type Assistants, buildApp, type Dependencies } from '../src/app.ts';
import { openDeriver, type PersonRecord } from '../src/features/alumni/derive.ts';
import { testConfig, testNow } from './config.testing.ts';

/**
 * Runs the whole server on a copy of a template database, and calls it over HTTP as a client does. Each test is rolled back.
 * The `empty` template is the default, because it is cheap.
 */
export const testServer = ({
  data = 'empty',
  fill,
  config,
  assistants = {},
  modelTimes = {},
  shared,
  unreadFor,
  log,
  load,
  localKey,
  mailTransport,
  readResume,
  documents,
}: ServerOptions = {}): TestServer => {
  const db = shared?.db ?? testDatabase(data, fill);
  const bus = shared?.bus ?? localBus();
  const instance = newInstance();
  const clock = { now: testNow };
  const missing: string[] = [];
  const mailed: MailMessage[] = [];
  const memory = {
    send: async (message: MailMessage) => void mailed.push(message),
    forget: async () => undefined,
    close: async () => undefined,
  };
  let dataVersion = 1_000_000;
  let built: App | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'alive-test-'));
    built = await buildApp({
      config: { ...testConfig, ...config },
      db,
      readOnly: shared?.readOnly ?? readOnlyIn(db),
      bus,
      instance,
      files: openFiles(tablePlace(db)),
      now: () => clock.now,
      missing: () => missing,
      webFolder: writeWeb(join(folder, 'dist')),
      assistants,
      modelTimes,
      mailTransport: mailTransport ?? memory,
      tombstones: openTombstones([folder]),
      ...(localKey && { localKey }),
      ...(readResume && { readResume }),
      ...(documents && { documents }),
      ...(load && { load }),
      ...(unreadFor && { unreadFor }),
      ...(log && { log: { write: (line) => void log.push(line) } }),
    });
    await built.app.ready();
  });
  beforeEach(() => {
    clock.now = testNow;
    missing.length = 0;
    mailed.length = 0;
  });
  // What is still being written belongs to this test's transaction.
  afterEach(() => built?.answers.stopAll());
  afterAll(async () => {
    await built?.app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const app = (): FastifyInstance => {
    if (!built) throw new Error('The test server is not built yet.');
    return built.app;
  };

  const send = async (endpoint: Endpoint, input: Sent, token?: string) =>
    app().inject({
      method: endpoint.method,
      url: addressOf(endpoint, input),
      headers: { host: 'localhost', ...(token ? { authorization: `Bearer ${token}` } : {}), ...input.headers },
      ...(input.body === undefined ? {} : { payload: input.body as object }),
    });

  const call: TestServer['call'] = async (endpoint, input = {}, token) => {
    const response = await send(endpoint, input as Sent, token);
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json(), headers: response.headers } as never;
  };

  const url = async () => {
    if (!app().server.listening) await app().listen({ port: 0, host: '127.0.0.1' });
    return `http://127.0.0.1:${(app().server.address() as AddressInfo).port}`;
  };

  return {
    app,
    db,
    bus,
    instance,
    clock,
    missing,
    url,
    call,
    stream: async (endpoint, input, token) => {
      const response = await send(endpoint, input as Sent, token);
      const events = response.body.split('\n\n').flatMap(eventsOf);
      return {
        status: response.statusCode,
        events,
        body: response.headers['content-type']?.includes('json') ? response.json() : undefined,
      } as never;
    },
    open: async (endpoint, input, token) => {
      const response = await fetch(`${await url()}${addressOf(endpoint, input as Sent)}`, {
        method: endpoint.method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
      return readerOf(response) as never;
    },
    mails: async () => {
      // They wait for less than a second.
      clock.now = new Date(clock.now.getTime() + 1000);
      await built?.outgoing.sendDue();
      return mailed.splice(0);
    },
    people: async (...rows) => {
      if (data === 'empty') await db.delete(alumni);
      else if ((await db.$count(alumni)) > 0)
        throw new Error('The sample has 400 people: take the empty template, or delete them where its jobs are needed.');
      await insertPeople(db, rows);
      // What is kept of the data is derived anew.
      const value = (dataVersion += 1);
      await db.insert(meta).values({ key: 'data-version', value }).onConflictDoUpdate({ target: meta.key, set: { value } });
    },
    student: async (fields = {}) => {
      const { status, body } = await call(register, {
        body: {
          firstName: 'Maya',
          lastName: 'Raman',
          school: 'Georgia Institute of Technology',
          major: 'Environmental Engineering',
          ...fields,
        },
      });
      if (status !== 201) throw new Error(`Registration answered ${status}: ${JSON.stringify(body)}`);
      // Whoever tests a model wants it to answer.
      if (config?.model) await call(decideModel, { params: { id: body.userId }, body: { granted: true } }, body.token);
      return body;
    },
  };
};

/** Adds people to a database; fields that are missing are Ada Byron's. */
export const insertPeople = async (db: Db, rows: readonly Partial<PersonRecord>[]): Promise<void> => {
  const derived = rows.map((row, at) => derive({ ...examplePerson, id: `p${at}`, ...row }));
  await db.insert(alumni).values(derived.map(({ person }) => person));
  await db.insert(positions).values(derived.flatMap((one) => one.positions));
};

// The gazetteer that it reads stays in use, so that nobody in this process reads it again.
const derive = openDeriver(new Map());

const examplePerson: PersonRecord = {
  id: 'p0',
  name: 'Ada Byron',
  role: '',
  company: '',
  year: 2020,
  major: 'Mathematics',
  school: 'Yale University',
  hometown: 'London, England',
  linkedin: 'https://example.org/in/ada',
  about: 'I count.',
  careerPath: 'Data Analyst at Zorblax [2020 - Present]',
  visibility: 'shown',
  source: 'test',
};

const addressOf = (endpoint: Endpoint, { params, query }: Sent): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
  return search.size === 0 ? path : `${path}?${search}`;
};

const eventsOf = (block: string): unknown[] => (block.startsWith('data: ') ? [JSON.parse(block.slice(6))] : []);

/** Reads the events of a response one by one. */
const readerOf = (response: Response): Reader<unknown> => {
  const iterator = blocksOf(response);
  const next = async (): Promise<unknown> => {
    const { done, value } = await iterator.next();
    return done ? null : value;
  };
  return {
    status: response.status,
    headers: response.headers,
    next,
    rest: async () => {
      const events = [];
      for await (const event of iterator) events.push(event);
      return events;
    },
    leave: async () => void (await iterator.return(undefined)),
  };
};

async function* blocksOf(response: Response): AsyncGenerator {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    yield* blocks.flatMap(eventsOf);
  }
}

/** Writes a minimal built web app. */
const writeWeb = (folder: string): string => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alive</title><script type="module" src="/assets/app-1.js"></script>');
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'export {};');
  return folder;
};

interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

type Loose<E extends Endpoint> =
  | Partial<RequestOf<E>>
  | { params?: unknown; query?: unknown; body?: unknown; headers?: Record<string, string> };

type MailMessage = Parameters<MailTransport['send']>[0];

interface ServerOptions {
  /** The template that the database is copied from. */
  data?: TemplateName;
  /** Writes once what every test finds. */
  fill?: (db: Db) => Promise<void>;
  /** What differs from the configuration of tests. */
  config?: Partial<Config>;
  /** Assistants that answer instead of the built-in ones. */
  assistants?: Assistants;
  modelTimes?: Partial<Times>;
  /** How much is let in. */
  load?: Dependencies['load'];
  /** Whoever holds it signs in without a code. */
  localKey?: string;
  /** Sends messages instead of keeping them for `mails`. */
  mailTransport?: MailTransport;
  /** Reads the lines of a résumé, and documents, instead of the usual readers. */
  readResume?: Dependencies['readResume'];
  documents?: Dependencies['documents'];
  /** Takes the lines of the log. */
  log?: string[];
  /** Another server, on whose database this one runs as another instance. */
  shared?: Pick<TestServer, 'db' | 'bus'> & Partial<Pick<Dependencies, 'readOnly'>>;
  /** Milliseconds that an answer may go on after its last reader left. */
  unreadFor?: number;
}

export interface TestServer {
  app: () => FastifyInstance;
  db: Db;
  bus: Bus;
  instance: Instance;
  /** The server's clock, to be set. */
  clock: { now: Date };
  /** Names of what is not ready yet, to be set. */
  missing: string[];
  /** Its address, for what needs a real connection; it listens from the first call on. */
  url: () => Promise<string>;
  /** Makes a call; the body is the endpoint's reply, or the error when the status says so. */
  call: <E extends Endpoint>(
    endpoint: E,
    input?: Loose<E>,
    token?: string,
  ) => Promise<{
    status: number;
    body: (ReplyOf<E> extends undefined ? unknown : ReplyOf<E>) & ErrorReply;
    headers: Record<string, string>;
  }>;
  /** Makes a call that streams, and waits for its end. */
  stream: <E extends Endpoint>(
    endpoint: E,
    input: Loose<E>,
    token?: string,
  ) => Promise<{ status: number; events: EventOf<E>[]; body: ErrorReply }>;
  /** Makes a call that streams over a real connection, to be read event by event. */
  open: <E extends Endpoint>(endpoint: E, input: Loose<E>, token?: string) => Promise<Reader<EventOf<E>>>;
  /** Sends what waits to be sent, a second later, and returns the messages. */
  mails: () => Promise<MailMessage[]>;
  /** Replaces the test's own people, as an import would; fields that are missing are Ada Byron's. Delete those of the sample first. */
  people: (...rows: Partial<PersonRecord>[]) => Promise<void>;
  /** Registers a student. */
  student: (fields?: Partial<BodyOf<typeof register>>) => Promise<{ userId: string; token: string; user: User }>;
}

interface Reader<Event> {
  status: number;
  headers: Headers;
  /** The next event; null when there are no more. */
  next: () => Promise<Event | null>;
  /** All events that are left. */
  rest: () => Promise<Event[]>;
  /** Closes the connection as a reload does. */
  leave: () => Promise<void>;
}
