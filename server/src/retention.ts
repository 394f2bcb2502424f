import type { Config } from '#config/config.ts';
import { type Database, withoutValues } from '#db/open.ts';
import { oneAtATime } from '#db/values.ts';
import { openQueue, type Queue } from '#platform/queue/queue.ts';
import { forgetIdle } from './features/privacy/queries.ts';

/**
 * Deletes the conversations of accounts that are idle for RETENTION_MONTHS, by a job in the queue: of several instances one at a time does it.
 * From `start` on it is asked for every six hours.
 */
export const openRetention = ({ database, config, now, log }: RetentionDeps): Retention => {
  const months = config.retentionMonths;
  let queue: Promise<Queue<{ deleted: number }>> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const failed = (error: unknown) => log.error({ err: withoutValues(error) }, 'deleting idle conversations failed');
  const opened = (of: number) =>
    (queue ??= openQueue({
      name: 'retention',
      run: database.run,
      embedded: config.databaseUrl === null,
      alone: (work) => oneAtATime(database.bulk, 'queue', work),
      slots: { due: 1, asked: 0 },
      work: async () => ({ deleted: await forgetIdle(database.bulk, of, now()) }),
      failed,
    }));
  return {
    run: async () => (months === null ? 0 : (await (await opened(months)).run(key)).deleted),
    start: () => {
      if (months === null) return;
      const ask = () =>
        void opened(months)
          .then((one) => one.ask(key))
          .catch(failed);
      ask();
      timer = setInterval(ask, sixHours).unref();
    },
    close: async () => {
      clearInterval(timer);
      await (await queue?.catch(() => null))?.close();
    },
  };
};

const key = 'idle conversations';
const sixHours = 6 * 3_600_000;

interface Retention {
  start: () => void;
  /** Does it now, through the queue; how many conversations it deleted. */
  run: () => Promise<number>;
  close: () => Promise<void>;
}

interface RetentionDeps {
  database: Pick<Database, 'bulk' | 'run'>;
  config: Pick<Config, 'retentionMonths' | 'databaseUrl'>;
  now: () => Date;
  log: { error: (about: object, line: string) => void };
}
