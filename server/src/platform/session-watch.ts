import type { FastifyInstance } from 'fastify';
import { actingSession } from '#db/acting.ts';

/**
 * Looks every second whether sessions for which something goes on are still there, wherever they were ended. `find` tells which of them are.
 * While the database is away, what goes on does.
 */
export const watchSessions = (app: FastifyInstance, find: (hashes: string[]) => Promise<Set<string>>): SessionWatch => {
  const watched = new Map<string, Set<() => void>>();
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const hashes = [...watched.keys()];
    const alive = await find(hashes).catch(() => null);
    if (alive !== null) for (const hash of hashes.filter((one) => !alive.has(one))) for (const end of watched.get(hash) ?? []) end();
    timer = undefined;
    wait();
  };
  const wait = () => {
    if (watched.size > 0) timer ??= setTimeout(() => void look(), betweenLooks).unref();
  };
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    watched.clear();
  });
  return {
    whenEnded: (end) => {
      const session = actingSession();
      if (session === null) return () => undefined;
      const ends = watched.get(session.hash) ?? new Set();
      watched.set(session.hash, ends.add(end));
      wait();
      return () => {
        ends.delete(end);
        if (ends.size === 0 && watched.get(session.hash) === ends) watched.delete(session.hash);
      };
    },
  };
};

/** Milliseconds. */
const betweenLooks = 1000;

export interface SessionWatch {
  /** Calls `end` within a second of the end of the session that is acted for. What it returns ends the watch. */
  whenEnded: (end: () => void) => () => void;
}
