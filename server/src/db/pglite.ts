import type { PGlite } from '@electric-sql/pglite';
import { Worker } from 'node:worker_threads';
import type { WorkerError, WorkerRequest } from './pglite-worker.ts';

/**
 * Opens PGlite in a worker thread and returns what drizzle's PGlite driver needs of a client.
 * One connection: statements and transactions take turns. `dataDir` null keeps it in memory; `load` is an earlier `dump`.
 * Throws what PGlite throws when the directory cannot be opened. When the thread ends, all statements fail, waiting and later ones.
 */
export const openPglite = async ({
  dataDir,
  load = null,
}: {
  dataDir: string | null;
  load?: Uint8Array<ArrayBuffer> | null;
}): Promise<PgliteClient> => {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { dataDir, load },
    // What the thread itself allocates is mostly text on its way; the database's own memory does not count here.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  const ready = new Promise<never>((resolve, reject) => waiting.set(0, { resolve, reject }));
  worker.on('message', (reply: { id: number; result: never; error?: WorkerError }) => {
    const waiter = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.error) waiter?.reject(Object.assign(new Error(reply.error.message), reply.error));
    else waiter?.resolve(reply.result);
  });
  let stopped: Error | null = null;
  const fail = (error: Error) => {
    stopped ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database has stopped.')));
  await ready;

  const ask = <T>(request: DistributiveOmit<WorkerRequest, 'id'>): Promise<T> =>
    new Promise((resolve, reject) => {
      if (stopped) return reject(stopped);
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...request, id });
    });
  const send: Query = (sql, params = [], options = {}) => ask({ op: 'query', sql, params, rowMode: options.rowMode ?? 'object' });
  const runScript: Run = (text, values) =>
    ask<{ rows: unknown[] }>({ op: 'run', text, values: values ?? [] }).catch(async (error: unknown) => {
      // A script may fail within a transaction of its own, which nobody else is to find open.
      await send('ROLLBACK').catch(() => undefined);
      throw error;
    });

  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const turn = last.then(run, run);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    query: (sql, params, options) => inTurn(() => send(sql, params, options)),
    transaction: (run) =>
      inTurn(async () => {
        await send('BEGIN');
        try {
          const result = await run({ query: send });
          await send('COMMIT');
          return result;
        } catch (error) {
          await send('ROLLBACK').catch(() => undefined);
          throw error;
        }
      }),
    run: (text, values) => inTurn(() => runScript(text, values)),
    dump: () => inTurn(() => ask({ op: 'dump' })),
    close: async () => {
      await inTurn(() => ask({ op: 'close' }));
      await worker.terminate();
    },
  };
};

type Query = (sql: string, params?: unknown[], options?: { rowMode?: 'array' | 'object' }) => ReturnType<PGlite['query']>;

/** Runs one statement, or several at once when there are no values; the rows of all of them, with dates as dates. */
export type Run = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export interface PgliteClient {
  query: Query;
  run: Run;
  transaction: <T>(run: (tx: { query: Query }) => Promise<T>) => Promise<T>;
  /** The whole database as an uncompressed tar, for `load`. */
  dump: () => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
}

type DistributiveOmit<T, K extends keyof never> = T extends unknown ? Omit<T, K> : never;
