import type { PGlite } from '@electric-sql/pglite';
import { openThread, type Thread } from './pglite-thread.ts';
import { openDeadline, TimeLimitError } from './time-limit.ts';

/**
 * Opens PGlite in a worker thread and returns what drizzle's PGlite driver needs of a client.
 * One connection: statements and transactions take turns. `dataDir` null keeps it in memory; `load` is an earlier `dump`; `timeLimit`, in
 * milliseconds, is for the turn of a `limited` transaction. Throws what PGlite throws when the directory cannot be opened. When the thread
 * ends by itself, all statements fail, waiting and later ones.
 */
export const openPglite = async ({ dataDir, load = null, timeLimit }: Options): Promise<PgliteClient> => {
  let thread = Promise.resolve(await openThread({ dataDir, load }));
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = <T>(run: (thread: Thread) => Promise<T>): Promise<T> => {
    waiting += 1;
    const turn = last.then(async () => run(await thread));
    last = turn.then(
      () => (waiting -= 1),
      () => (waiting -= 1),
    );
    return turn;
  };
  /** PostgreSQL takes the death of a process in its stride; a database in memory would be gone. Whose turn is next gets the new thread. */
  const replace = (slow: Thread, dataDir: string) => {
    thread = slow.end(new TimeLimitError()).then(() => openThread({ dataDir, load: null }));
    // Whose turn is next hears of a failure.
    thread.catch(() => undefined);
  };

  return {
    query: (sql, params, options) => inTurn((thread) => queryOn(thread)(sql, params, options)),
    transaction: (run) => inTurn((thread) => transactionOn(queryOn(thread), run)),
    limited: (run) =>
      inTurn(async (thread) => {
        const deadline = openDeadline(timeLimit, () => {
          if (dataDir !== null && thread.isBusy()) replace(thread, dataDir);
        });
        const query: Query = (sql, params, options) =>
          deadline.isOver() ? Promise.reject(new TimeLimitError()) : queryOn(thread)(sql, params, options);
        try {
          return await transactionOn(queryOn(thread), () => Promise.race([run({ query }), deadline.late]));
        } finally {
          deadline.end();
        }
      }),
    run: (text, values) => inTurn((thread) => runScript(thread, text, values)),
    waiting: () => waiting,
    dump: () => inTurn((thread) => thread.ask({ op: 'dump' })),
    close: () =>
      inTurn(async (thread) => {
        await thread.ask({ op: 'close' });
        await thread.end(new Error('The embedded database is closed.'));
      }),
  };
};

const queryOn =
  (thread: Thread): Query =>
  (sql, params = [], options = {}) =>
    thread.ask({ op: 'query', sql, params, rowMode: options.rowMode ?? 'object' });

async function transactionOn<T>(send: Query, run: (tx: { query: Query }) => Promise<T>): Promise<T> {
  // What comes next is sent behind it at once; the thread answers in turn.
  const begun = send('BEGIN');
  try {
    const [result] = await Promise.all([run({ query: send }), begun]);
    await send('COMMIT');
    return result;
  } catch (error) {
    await send('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

const runScript = (thread: Thread, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> =>
  thread.ask<{ rows: unknown[] }>({ op: 'run', text, values }).catch(async (error: unknown) => {
    // A script may fail within a transaction of its own, which nobody else is to find open.
    await queryOn(thread)('ROLLBACK').catch(() => undefined);
    throw error;
  });

type Query = (sql: string, params?: unknown[], options?: { rowMode?: 'array' | 'object' }) => ReturnType<PGlite['query']>;

/** Runs one statement, or several at once when there are no values; the rows of all of them, with dates as dates. */
export type Run = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

interface Options {
  dataDir: string | null;
  load?: Uint8Array<ArrayBuffer> | null;
  timeLimit: number;
}

export interface PgliteClient {
  query: Query;
  run: Run;
  /** How many turns have not ended. */
  waiting: () => number;
  transaction: <T>(run: (tx: { query: Query }) => Promise<T>) => Promise<T>;
  /**
   * A transaction that must be over in time, counted from when its turn begins. A statement that is still running then is ended with its
   * thread, and the turns behind it happen on a new one; in memory it runs to its end. Throws TimeLimitError.
   */
  limited: <T>(run: (tx: { query: Query }) => Promise<T>) => Promise<T>;
  /** The whole database as an uncompressed tar, for `load`. */
  dump: () => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
}
