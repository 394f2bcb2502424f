import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from './errors.ts';
import type { Notices } from './notices.ts';

/**
 * Says once that the database is away, whichever requests find out, and once that it is back, which it looks for. Returns what is called for it
 * from elsewhere. Must be called before routes are added.
 */
export const watchDatabase = (app: FastifyInstance, { notices, ping }: { notices: Notices; ping: () => Promise<void> }): DatabaseAway => {
  const closing = new AbortController();
  let isAway = false;
  const untilBack = async () => {
    while (!closing.signal.aborted) {
      await wait(betweenLooks, undefined, { signal: closing.signal, ref: false });
      const isBack = await ping().then(
        () => true,
        () => false,
      );
      if (!isBack) continue;
      isAway = false;
      return notices.clear('database', 'The database answers again.');
    }
  };
  const away: DatabaseAway = (cause) => {
    notices.raise('database', 'The database cannot be reached. What needs it is answered by 503 until it is back.', cause);
    if (isAway) return;
    isAway = true;
    untilBack().catch(() => undefined);
  };
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDatabaseAway(error)) away(error);
  });
  app.addHook('onClose', async () => closing.abort());
  return away;
};

/** Milliseconds. */
const betweenLooks = 1000;

export type DatabaseAway = (error: unknown) => void;
