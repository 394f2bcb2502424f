import type { Config } from '#config/config.ts';
import { type Database, withoutValues } from '#db/open.ts';
import { oneAtATime, settleWrite } from '#db/values.ts';
import { openQueue, type QueueOptions } from '#platform/queue/queue.ts';
import { type Boards, type BoardsDeps, openBoards } from './features/ats/keep-fresh.ts';
import type { BoardJobs } from './features/ats/sync.ts';
import { openIntake, storeBatch } from './features/postings/intake.ts';
import { openLocator } from '@alive/language/places/locate.ts';
import { closeJobs, closeUnlisted, doubtUnverified, jobsOfBoard } from './features/postings/queries.ts';
import { verifyListed } from './features/postings/store.ts';

/** Job boards → postings: reads the one, stores the other, over one queue for all processes on the database. */
export const openBoardSync = ({
  database,
  config,
  now,
  log = silent,
  scheduled = false,
  ask = openAsk(),
  times = {},
}: BoardSyncDeps): Boards => {
  const { bulk: db, run } = database;
  const boards = openBoards({
    db,
    jobs: boardJobs(),
    ask: ask.ask,
    openQueue: (options) =>
      openQueue({ ...options, ...times, run, embedded: config.databaseUrl === null, alone: (work) => oneAtATime(db, 'queue', work) }),
    schedule: scheduled && config.syncHours !== null ? { hours: config.syncHours } : null,
    now,
    times,
    settle: (what) => settleWrite(db, what),
    log: {
      info: (line) => log.info(line),
      warn: (line) => log.warn(line),
      error: (error) => log.error({ err: withoutValues(error) }, 'reading job boards failed'),
    },
  });
  return {
    ...boards,
    close: async () => {
      // Together, because reading ends when its requests do.
      await Promise.all([boards.close(), ask.close()]);
    },
  };
};

/**
 * What a sync does to the stored jobs.
 * @internal
 */
export const boardJobs = (): BoardJobs => {
  // Kept for all syncs: the first look-up reads all the towns of the world.
  const locate = openLocator();
  return {
    ofBoard: jobsOfBoard,
    openStore: async (db) => {
      const intake = await openIntake(db, locate);
      return async (postings, now) => storeBatch(db, await intake(postings, now), now);
    },
    verify: verifyListed,
    close: closeJobs,
    closeUnlisted,
    doubt: doubtUnverified,
  };
};

/** The client for other people's servers, made when it is first needed. */
function openAsk(): NonNullable<BoardSyncDeps['ask']> {
  let client: Promise<NonNullable<BoardSyncDeps['ask']>> | null = null;
  return {
    ask: async (request) => {
      client ??= import('#platform/fetch/open.ts').then(({ openFetch }) => openFetch());
      return (await client).ask(request);
    },
    close: async () => (await client)?.close(),
  };
}

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface BoardSyncDeps {
  database: Pick<Database, 'bulk' | 'run'>;
  config: Config;
  now: () => Date;
  log?: Log;
  /** Whether boards are also read by the configuration's schedule. */
  scheduled?: boolean;
  /** Who is asked instead of the network. */
  ask?: { ask: BoardsDeps['ask']; close: () => Promise<void> };
  times?: NonNullable<BoardsDeps['times']> & Pick<QueueOptions<object>, 'resultEvery'>;
}

interface Log {
  info: (line: string) => void;
  warn: (line: string) => void;
  error: (about: object, line: string) => void;
}
