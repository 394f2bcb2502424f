import type { PGlite } from '@electric-sql/pglite';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openClock } from './clock.ts';
import type { Db } from './handle.ts';
import { type Bus, localBus, postgresBus } from './notify.ts';
import { openPglite, type PgliteClient, type Run } from './pglite.ts';
import { isLost, isUnavailable as isAway, openPool, pulseLimits, requestLimits } from './pool.ts';
import { type ReadOnly, readOnlyIn, readOnlyOn, usualTimeLimit } from './read-only.ts';
import { openTurns } from './turns.ts';

export type { Db };

export interface Database {
  db: Db;
  /** The same for imports, syncs and whatever may take minutes: without time limits. */
  bulk: Db;
  readOnly: ReadOnly;
  /** The time that decides: the database's where instances share one, else this machine's. */
  now: () => Date;
  /** The same for what tells that this process lives and what it has written so far: it waits for no request's statement. */
  pulse: Db;
  /** Speaks to the other processes on this database. */
  bus: Bus;
  /** Text as a library of its own writes it, such as the job queue's. */
  run: Run;
  /** Reads that see one moment, however long they take: they hold nobody up, but for the time in which an embedded database is copied. */
  consistent: <T>(run: (tx: Db) => Promise<T>) => Promise<T>;
  /** How many connections there are, for what is measured; of an embedded database, how much waits for its one. */
  connections: () => Record<string, number>;
  close: () => Promise<void>;
  /** Whether an embedded database refuses all writes from now on, as on a full disk. */
  refuseWrites?: (refused: boolean) => Promise<void>;
  /** A copy of an embedded database, for `openEmbedded({ load })`. */
  dump?: () => Promise<Uint8Array<ArrayBuffer>>;
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens PGlite in `dataDir` (null: in memory) and migrates it, unless the caller does. `timeLimit` is for `readOnly`, `writeLimit` for a statement or a transaction of
 * `db`, in milliseconds.
 */
export const openEmbedded = async ({
  dataDir,
  load,
  migrates = !load,
  timeLimit = usualTimeLimit,
  writeLimit = usualWriteLimit,
}: EmbeddedOptions): Promise<Database> => {
  const client = await openPglite({ dataDir, load: load ?? null });
  const bulk = drizzleOn(client);
  if (migrates) await migrateEmbedded(bulk);
  const db = drizzleOn(client.limited(writeLimit));
  return {
    db,
    bulk,
    readOnly: readOnlyIn(drizzleOn(client.limited(timeLimit)), timeLimit, { inTurn: true }),
    now: () => new Date(),
    pulse: db,
    bus: localBus(),
    run: client.run,
    consistent: (run) =>
      dataDir === null ? bulk.transaction(run) : onCopy(client, `${dataDir}.copy-${randomBytes(4).toString('hex')}`, run),
    refuseWrites: client.refuseWrites,
    connections: () => ({ waiting: client.waiting() }),
    close: client.close,
    dump: client.dump,
  };
};

/** Carries out the migrations that an embedded database lacks, all of them or none. */
export const migrateEmbedded = (db: Db): Promise<void> =>
  // The handle of an embedded database is this driver's, which the driver-neutral type does not tell.
  migratePglite(db as ReturnType<typeof drizzleOn>, { migrationsFolder });

/** Opens PGlite in a folder as it is, to be migrated by the caller. */
export const openUnmigrated = async (dataDir: string): Promise<Pick<Database, 'db' | 'close'>> => {
  const client = await openPglite({ dataDir });
  return { db: drizzleOn(client), close: client.close };
};

// Our client has the parts of PGlite that the driver calls.
const drizzleOn = (client: Pick<PgliteClient, 'query' | 'transaction'>) => drizzlePglite({ client: client as unknown as PGlite });

/** Runs reads on a copy of an embedded database, which has one connection: within it, everybody would wait until they end. */
const onCopy = async <T>(client: PgliteClient, folder: string, run: (tx: Db) => Promise<T>): Promise<T> => {
  try {
    await client.copyTo(folder);
    const copy = await openUnmigrated(folder);
    return await copy.db.transaction(run).finally(copy.close);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** How long what a request writes to an embedded database may take, in milliseconds. */
const usualWriteLimit = 20_000;

interface EmbeddedOptions {
  dataDir: string | null;
  load?: Uint8Array<ArrayBuffer>;
  migrates?: boolean;
  timeLimit?: number;
  writeLimit?: number;
}

/**
 * Opens pools on PostgreSQL 15 or newer and migrates under an advisory lock; `onError` receives lost idle connections, `timeLimit` is for
 * `readOnly`, `limits` are for `db`. Throws UnavailableError when it cannot be reached.
 */
export const openPostgres = async ({
  url,
  onError,
  max = 10,
  timeLimit = usualTimeLimit,
  limits = requestLimits,
}: {
  url: string;
  onError: (error: Error) => void;
  max?: number;
  timeLimit?: number;
  limits?: typeof requestLimits;
}): Promise<Database> => {
  // Two connections are left to other networks.
  const turns = openTurns({ atOnce: max, ofNetwork: Math.max(1, max - 2) });
  const pool = openPool({ url, max, limits, turns, onError });
  const bulk = openPool({ url, max: 5, onError });
  const pulse = openPool({ url, max: 2, limits: pulseLimits, onError });
  const bus = postgresBus({ url, send: (text, values) => pool.query(text, values), onError });
  const guard = await bulk.connect();
  try {
    await guard.query('SELECT pg_advisory_lock(727301)');
    await migratePostgres(drizzlePostgres({ client: guard }), { migrationsFolder });
  } finally {
    await guard.query('SELECT pg_advisory_unlock(727301)').catch(() => undefined);
    guard.release();
  }
  const clock = await openClock({
    ask: async () => {
      const { rows } = await pool.query<{ now: number }>('SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now');
      return rows[0]?.now ?? Number.NaN;
    },
  });
  const run: Run = async (text, values) => {
    const client = await bulk.connect();
    try {
      // Several statements at once are answered by several results, which its type does not tell.
      const results: { rows: unknown[] } | { rows: unknown[] }[] = await client.query(text, values);
      return { rows: [results].flat().flatMap(({ rows }) => rows) };
    } catch (error) {
      // A script may fail within a transaction of its own, which nobody else is to find open.
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  };
  return {
    db: drizzlePostgres({ client: pool }),
    bulk: drizzlePostgres({ client: bulk }),
    readOnly: readOnlyOn(pool, timeLimit),
    pulse: drizzlePostgres({ client: pulse }),
    bus,
    now: clock.now,
    run,
    consistent: (reads) =>
      drizzlePostgres({ client: bulk }).transaction(reads, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: turns.state().waiting,
      'open for bulk work': bulk.totalCount,
      'waiting for bulk work': bulk.waitingCount,
    }),
    close: async () => {
      clock.close();
      await bus.close();
      await Promise.all([pool.end(), bulk.end(), pulse.end()]);
    },
  };
};

/** Opens one connection to PostgreSQL as it is, to be migrated by the caller. Throws UnavailableError when it cannot be reached. */
export const openUnmigratedPostgres = async (url: string): Promise<Pick<Database, 'db' | 'close'>> => {
  const pool = openPool({ url, max: 1, onError: () => undefined });
  await pool.query('SELECT 1');
  return { db: drizzlePostgres({ client: pool }), close: () => pool.end() };
};

/** Runs a raw statement and returns its rows; `T` is the caller's word for their shape. */
export const rowsOf = async <T>(db: Db, statement: Parameters<Db['execute']>[0]): Promise<T[]> => {
  // Both drivers answer with rows, which the driver-neutral type does not tell.
  const { rows } = (await db.execute(statement)) as { rows: T[] };
  return rows;
};

/** Throws when the database does not answer. */
export const ping = async (db: Db): Promise<void> => {
  await db.execute('SELECT 1');
};

/** What may be shown of an error: a refused statement without the values that were sent, which are what students said. */
export const withoutValues = (error: unknown): unknown => (isQueryError(error) && error.cause instanceof Error ? error.cause : error);

/** Whether the database refused a statement; the error's message and `params` then hold the values that were sent. */
export const isQueryError = (error: unknown): error is DrizzleQueryError => error instanceof DrizzleQueryError;

/** Whether the database is away or too slow, so that the same may succeed later. */
export const isUnavailable = (error: unknown): boolean =>
  isAway(error) || (isQueryError(error) && (isAway(error.cause) || isLost(error.cause)));

/** Whether a row was refused that refers to a student who is no more. */
export const isStudentGone = (error: unknown): boolean => {
  if (!isQueryError(error)) return false;
  const cause = error.cause as { code?: string; constraint?: string } | undefined;
  return cause?.code === '23503' && cause.constraint?.endsWith('_students_id_fk') === true;
};

/** Whether a value was refused that must not occur twice; by this constraint, where one is named. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean => {
  if (!isQueryError(error)) return false;
  const cause = error.cause as { code?: string; constraint?: string } | undefined;
  return cause?.code === '23505' && (constraint === undefined || cause.constraint === constraint);
};
