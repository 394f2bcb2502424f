import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import PQueue from 'p-queue';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { type Database, type Db, openEmbedded, openPostgres } from '#db/open.ts';

export { readOnlyIn } from '#db/read-only.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The templates: a PGlite dump each, or databases on a PostgreSQL server that are named by a prefix. */
    templates:
      | { kind: 'pglite'; files: Record<TemplateName, string> }
      | { kind: 'postgres'; url: string; prefix: string }
      | { kind: 'none' };
  }
}

/** `empty` is migrated; `sample` also holds the small sample. */
export const templateNames = ['empty', 'sample'] as const;
export type TemplateName = (typeof templateNames)[number];

/**
 * The real database for the tests of one file: a copy of a template, each test in a transaction that rolls back. `fill` writes once what
 * every test finds. The returned handle always speaks to the running test's transaction.
 */
export const testDatabase = (name: TemplateName = 'empty', fill?: (db: Db) => Promise<void>): Db => {
  let database: Database | undefined;
  let filled: TestTransaction | undefined;
  let current: TestTransaction | undefined;
  let isAsItWas = true;
  beforeAll(async () => {
    if (inject('templates').kind === 'none') return;
    database = free[name].pop() ?? (await copyOfTemplate(name));
    if (!fill) return;
    current = filled = await openTransaction(database.bulk);
    await fill(filled.tx);
  }, 120_000);
  beforeEach(async (context) => {
    context.skip(inject('templates').kind === 'none', 'no PostgreSQL here');
    if (database) current = await openTransaction(filled?.tx ?? database.bulk);
  });
  afterEach(async () => {
    isAsItWas = false;
    await current?.end();
    isAsItWas = true;
  });
  afterAll(async () => {
    await filled?.end();
    if (database && isAsItWas) free[name].push(database);
  });
  // Its methods find whom they are called on: a handle that stands on this one may have a session of its own.
  return new Proxy({} as Db, { get: (_, key) => Reflect.get(current?.tx ?? database?.db ?? {}, key) as unknown });
};

/** Copies that the next test files of this process may take: each leaves its own as it was. They end with the run. */
const free: Record<TemplateName, Database[]> = { empty: [], sample: [] };

/** A copy of its own, without the transaction around each test: for what needs several connections at once. */
export const copyOfTemplate = async (name: TemplateName): Promise<Database> => {
  const templates = inject('templates');
  if (templates.kind === 'none') throw new Error('There is no database to copy.');
  if (templates.kind === 'pglite') return openEmbedded({ dataDir: null, load: new Uint8Array(readFileSync(templates.files[name])) });
  const { url, drop } = await createCopy(templates, name);
  const copy = await openPostgres({ url, onError: () => undefined });
  return {
    ...copy,
    close: async () => {
      await copy.close();
      await drop();
    },
  };
};

/** A database of its own on the PostgreSQL server of the templates, for whoever opens it by its URL. */
export const createCopy = async (
  { url, prefix }: { url: string; prefix: string },
  name: TemplateName,
): Promise<{ url: string; drop: () => Promise<void> }> => {
  const admin = await openAdmin(url);
  const copied = `${prefix}_copy_${process.pid}_${Math.trunc(performance.now() * 1000)}`;
  await admin.db.execute(sql.raw(`CREATE DATABASE ${copied} TEMPLATE ${prefix}_${name}`));
  return {
    url: urlOf(url, copied),
    drop: async () => {
      await admin.db.execute(sql.raw(`DROP DATABASE ${copied} WITH (FORCE)`));
      await admin.close();
    },
  };
};

/** One connection to a server, to create and drop databases. */
export const openAdmin = (url: string): Promise<Database> => openPostgres({ url, onError: () => undefined, max: 1 });

/** The URL of another database on the same server. */
export const urlOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

async function openTransaction(db: Db): Promise<TestTransaction> {
  const opened = Promise.withResolvers<Db>();
  const over = Promise.withResolvers<void>();
  const finished = db
    .transaction(async (tx) => {
      opened.resolve(tx);
      await over.promise;
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  const tx = await opened.promise;
  const turns = new PQueue({ concurrency: 1 });
  const late = new AbortController();
  return {
    tx: inTurn(tx, turns, late.signal),
    end: async () => {
      await Promise.race([turns.onIdle(), wait(longestEnd, undefined, { ref: false })]);
      late.abort(new Error('The test that this belongs to is over.'));
      over.resolve();
      await finished;
    },
  };
}

/**
 * A transaction that many speak to at once as they do to a database: a savepoint stands for a transaction of their own, and nobody else's
 * statement falls into it. There it could find itself read-only, or be rolled back with what it was not part of. What comes `late` is refused.
 */
function inTurn(tx: Db, turns: PQueue, late: AbortSignal): Db {
  const { session } = tx as unknown as { session: Session };
  const prepareQuery: Session['prepareQuery'] = (...asked) => {
    const prepared = session.prepareQuery(...asked);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = async (...values) => turns.add(() => execute(...values), { signal: late });
    return prepared;
  };
  const transaction: Db['transaction'] = async (run) => turns.add(() => tx.transaction(run), { signal: late });
  return Object.create(tx, {
    session: { value: Object.create(session, { prepareQuery: { value: prepareQuery } }) },
    transaction: { value: transaction },
  }) as Db;
}

interface TestTransaction {
  tx: Db;
  /** Rolls back. */
  end: () => Promise<void>;
}

/** What a handle of the driver asks of its session. */
interface Session {
  prepareQuery: (...asked: unknown[]) => { execute: (...values: unknown[]) => Promise<unknown> };
}

/** Milliseconds that what a test left behind may still take. */
const longestEnd = 5000;

class RolledBack extends Error {}
