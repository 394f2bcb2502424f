import { Worker } from 'node:worker_threads';
import { UnavailableError } from './pool.ts';
import type { WorkerError, WorkerRequest } from './pglite-worker.ts';

/**
 * Starts PGlite in a worker thread, which answers requests in their order. `dataDir` null keeps it in memory; `load` is an earlier dump.
 * Throws what PGlite throws when the directory cannot be opened. When the thread ends, all requests fail, waiting and later ones.
 */
export const openThread = async ({ dataDir, load }: Opening): Promise<Thread> => {
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
    if (reply.error) {
      const error = Object.assign(new Error(reply.error.message), reply.error);
      waiter?.reject(error);
      if (reply.error.isFatal) fail(new UnavailableError(error));
    } else waiter?.resolve(reply.result);
  });
  let stopped: Error | null = null;
  const fail = (error: Error) => {
    stopped ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new UnavailableError(new Error('The embedded database has stopped.'))));
  await ready.catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(stopped);
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...request, id });
      }),
    isBusy: () => waiting.size > 0,
    hasStopped: () => stopped !== null,
    end: async (error) => {
      fail(error);
      await worker.terminate();
    },
  };
};

export interface Opening {
  dataDir: string | null;
  load: Uint8Array<ArrayBuffer> | null;
}

export interface Thread {
  ask: <T>(request: DistributiveOmit<WorkerRequest, 'id'>) => Promise<T>;
  /** Whether a request is not answered yet. */
  isBusy: () => boolean;
  /** Whether it ended, by itself or because of an error that PostgreSQL does not survive. */
  hasStopped: () => boolean;
  /** Ends the thread at once, whatever it does; requests fail with the error. */
  end: (error: Error) => Promise<void>;
}

type DistributiveOmit<T, K extends keyof never> = T extends unknown ? Omit<T, K> : never;
