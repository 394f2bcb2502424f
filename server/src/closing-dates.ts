import { type Db, withoutValues } from '#db/open.ts';
import { settleWrite } from '#db/values.ts';
import { closePast } from './features/postings/queries.ts';

/** Closes jobs whose closing date has passed, once a minute from `start` on. Several instances may do it at once. */
export const openClosingDates = ({ db, now, log }: ClosingDeps): { start: () => void; close: () => Promise<void> } => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const closeNow = async (): Promise<void> => {
    const changed = await closePast(db, now());
    if (changed > 0) await settleWrite(db, { changed, touched: changed });
  };
  const look = () => {
    running = running
      .then(closeNow)
      .catch((error: unknown) => log.error({ err: withoutValues(error) }, 'closing jobs by their date failed'));
  };
  return {
    start: () => {
      look();
      timer = setInterval(look, 60_000).unref();
    },
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
};

interface ClosingDeps {
  db: Db;
  now: () => Date;
  log: { error: (about: object, line: string) => void };
}
