import { setTimeout as sleep } from 'node:timers/promises';
import type { JobWithMetadata } from 'pg-boss';

/**
 * A queue of work that goes by keys, on the database that everything else is in: of all processes on it, one at a time works on a key,
 * and what a process leaves behind when it dies is taken up again. An embedded database has no other process: there, whatever is in the
 * queue when it is opened was left by one that is gone, and is forgotten. Throws what the database throws.
 */
export const openQueue = async <Result extends object>({
  name,
  run,
  alone,
  embedded,
  slots,
  work,
  failed,
  resultEvery = 2000,
}: QueueOptions<Result>): Promise<Queue<Result>> => {
  // Loaded only now, because nothing at the start needs it.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    // The library's type promises rows of any kind.
    db: { executeSql: async (text, values) => ({ rows: [...(await run(text, values)).rows] }) },
    backend: embedded ? 'pglite' : 'postgres',
    schema: 'pgboss',
    // All it would do by itself every few seconds; `supervise` below does what we need of it.
    supervise: false,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    queueCacheIntervalSeconds: oneDay,
    bamIntervalSeconds: oneDay,
    monitorIntervalSeconds: heartbeat,
  });
  boss.on('error', failed);
  // The library looks for its tables first and locks afterwards: of several who find none at the same moment, all but one would fail.
  await (embedded ? boss.start() : alone(() => boss.start()));
  await boss.createQueue(name, {
    policy: 'exclusive',
    retryLimit: 3,
    expireInSeconds: oneDay / 4,
    ...(embedded ? {} : { heartbeatSeconds: heartbeat }),
  });
  if (embedded) await boss.deleteAllJobs(name);

  const ending = new AbortController();
  const awaited = new Map<string, PromiseWithResolvers<Result>>();
  const handle = async ([job]: JobWithMetadata<Keyed>[]): Promise<Result | undefined> => {
    if (job === undefined) return undefined;
    try {
      const signal = AbortSignal.any([job.signal, ending.signal]);
      const result = await work(job.data.key, { asked: job.priority > 0, signal });
      awaited.get(job.id)?.resolve(result);
      return result;
    } finally {
      wake();
    }
  };
  const polling = { includeMetadata: true, pollingIntervalSeconds: embedded ? 300 : 30 } as const;
  const workers = await Promise.all([
    ...Array.from({ length: slots.due }, () => boss.work<Keyed, unknown, typeof polling>(name, polling, handle)),
    ...Array.from({ length: slots.asked }, () => boss.work(name, { ...polling, minPriority: 1 }, handle)),
  ]);
  // Who puts something in does not wait for the next poll, nor does what is next when something ends.
  const wake = () => {
    for (const worker of workers) boss.notifyWorker(worker);
  };
  // Takes up what dead processes left, and clears away what has ended.
  const supervise = async () => {
    await boss.supervise(name).catch(failed);
    wake();
  };
  const supervision = setInterval(supervise, embedded ? 3_600_000 : heartbeat * 1000).unref();

  /** Brings what is already waiting forward; the id of what is waiting or being done for the key. */
  const hurry = async (key: string): Promise<string | null> => {
    const job = (await boss.findJobs(name, { key })).find(({ state }) => state === 'created' || state === 'retry' || state === 'active');
    if (job !== undefined && job.state !== 'active') await boss.update(name, undefined, { id: job.id, priority: 1 });
    return job?.id ?? null;
  };

  const resultOf = async (id: string): Promise<Result> => {
    const here = awaited.get(id) ?? Promise.withResolvers<Result>();
    awaited.set(id, here);
    try {
      for (;;) {
        const result = await Promise.race([here.promise, sleep(resultEvery, null, { signal: ending.signal })]);
        if (result !== null) return result;
        const [job] = await boss.findJobs(name, { id });
        // What `work` gave in whichever process, as JSON.
        if (job?.state === 'completed') return job.output as Result;
        if (job === undefined || job.state === 'failed' || job.state === 'cancelled')
          throw new Error('It was given up after several tries.');
      }
    } finally {
      awaited.delete(id);
    }
  };

  return {
    ask: async (key) => {
      await boss.send(name, { key }, { singletonKey: key });
      wake();
    },
    run: async (key) => {
      let id: string | null = null;
      // What was there may have ended between the two looks.
      while (id === null) id = (await boss.send(name, { key }, { singletonKey: key, priority: 1 })) ?? (await hurry(key));
      wake();
      return resultOf(id);
    },
    size: async () => [await boss.getQueueStats(name, { force: true })].flat().reduce((all, { queuedCount }) => all + queuedCount, 0),
    close: async () => {
      ending.abort(new Error('The queue is closing.'));
      clearInterval(supervision);
      await boss.offWork(name, { wait: true });
      await boss.stop({ graceful: false, close: false });
    },
  };
};

/** Seconds. */
const oneDay = 86_400;
/** Without a sign of life for so long, whoever worked on a key is dead. */
const heartbeat = 30;

interface Keyed {
  key: string;
}

export interface Queue<Result> {
  /** Puts a key in, to be worked on when its turn comes; nothing happens when it is in already. */
  ask: (key: string) => Promise<void>;
  /** Has a key worked on before all that was only put in, or joins the work that is under way, here or elsewhere; gives what it came to. */
  run: (key: string) => Promise<Result>;
  /** How much waits, as of the last minute. */
  size: () => Promise<number>;
  /** Aborts what is under way, which is taken up again later, and waits until it has ended. */
  close: () => Promise<void>;
}

export interface QueueOptions<Result> {
  name: string;
  /** Runs SQL as the library writes it, several statements at once when there are no values. */
  run: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Does `work` while no other process on the database does; not called where it is embedded. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  embedded: boolean;
  /** How many keys are worked on at a time: whatever is in, and alongside those only what was asked for by `run`. */
  slots: { due: number; asked: number };
  /** Must end soon after the signal. What it throws, it throws for another try. */
  work: (key: string, how: { asked: boolean; signal: AbortSignal }) => Promise<Result>;
  /** Receives errors that nobody waits for. */
  failed: (error: Error) => void;
  /** Milliseconds between two looks for what another process came to. */
  resultEvery?: number;
}
