import type { PGlite } from '@electric-sql/pglite';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openThread, type Thread } from './pglite-thread.ts';
import { UnavailableError } from './pool.ts';
import { openDeadline, TimeLimitError } from './time-limit.ts';
import { openTurns } from './turns.ts';

/**
 * Opens PGlite in a worker thread and returns what drizzle's PGlite driver needs of a client.
 * One connection: statements and transactions take turns, by who asks for them. `dataDir` null keeps it in memory; `load` is an earlier `dump`. Throws what PGlite
 * throws when the directory cannot be opened. When the thread ends by itself, as on a full disk, whose turn is next gets a new one; in memory
 * all statements fail from then on.
 */
export const openPglite = async ({ dataDir, load = null }: Options): Promise<PgliteClient> => {
  let thread = Promise.resolve(await openThread({ dataDir, load }));
  const turns = openTurns();
  let refusesWrites = false;
  let failedAt = -Infinity;

  const reopen = async (folder: string): Promise<Thread> => {
    try {
      const opened = await openThread({ dataDir: folder, load: null });
      if (refusesWrites) await queryOn(opened)(readOnlyBy(true));
      return opened;
    } catch (error) {
      failedAt = performance.now();
      throw new UnavailableError(error as Error);
    }
  };
  /** Starts a new thread on the folder: PostgreSQL recovers from the log. A database in memory would be gone. */
  const replace = (former: Thread, folder: string, reason: Error) => {
    thread = former.end(reason).then(() => reopen(folder));
    // The next caller gets the error.
    thread.catch(() => undefined);
  };
  const current = async (): Promise<Thread> => {
    const found = await thread.catch((error: unknown) => {
      if (dataDir === null || performance.now() - failedAt < betweenTries) throw error;
      thread = reopen(dataDir);
      return thread;
    });
    if (!found.hasStopped() || dataDir === null) return found;
    replace(found, dataDir, new UnavailableError(new Error('The embedded database has stopped.')));
    return thread;
  };
  const inTurn = async <T>(run: (thread: Thread) => Promise<T>): Promise<T> => {
    const endTurn = await turns.take();
    try {
      return await run(await current());
    } finally {
      endTurn();
    }
  };
  const sendTo = (thread: Thread): Query => {
    const send = queryOn(thread);
    return (sql, params, options) =>
      send(sql, params, options).catch((error: unknown) => {
        throw refusesWrites && (error as { code?: string }).code === readOnlyTransaction ? new DiskFullError(error as Error) : error;
      });
  };
  /** A turn that must be over in time, counted from when it begins. */
  const inTime = <T>(timeLimit: number, run: (send: Query, thread: Thread, late: Promise<never>) => Promise<T>): Promise<T> =>
    inTurn(async (thread) => {
      const deadline = openDeadline(timeLimit, () => {
        if (dataDir !== null && thread.isBusy()) replace(thread, dataDir, new TimeLimitError());
      });
      const send = sendTo(thread);
      const query: Query = (sql, params, options) =>
        deadline.isOver() ? Promise.reject(new TimeLimitError()) : send(sql, params, options);
      try {
        return await run(query, thread, deadline.late);
      } finally {
        deadline.end();
      }
    });

  return {
    query: (sql, params, options) => inTurn((thread) => sendTo(thread)(sql, params, options)),
    transaction: (run) => inTurn((thread) => transactionOn(sendTo(thread), run)),
    limited: (timeLimit) => ({
      query: (sql, params, options) => inTime(timeLimit, (query, _, late) => Promise.race([query(sql, params, options), late])),
      transaction: (run) =>
        inTime(timeLimit, (query, thread, late) => transactionOn(sendTo(thread), () => Promise.race([run({ query }), late]))),
    }),
    run: (text, values) => inTurn((thread) => runScript(thread, text, values)),
    waiting: () => turns.state().running + turns.state().waiting,
    refuseWrites: async (refused) => {
      // What was refused until the last moment is reported as such.
      refusesWrites = true;
      await inTurn((thread) => queryOn(thread)(readOnlyBy(refused)));
      refusesWrites = refused;
    },
    copyTo: (folder) =>
      inTurn(async (thread) => {
        if (dataDir === null) throw new Error('A database in memory has no folder.');
        await queryOn(thread)('CHECKPOINT');
        const { rows } = await queryOn(thread)(
          'SELECT pg_walfile_name(redo_lsn) AS first, pg_walfile_name(pg_current_wal_lsn()) AS last FROM pg_control_checkpoint()',
        );
        const [{ first, last } = { first: '', last: '' }] = rows as { first: string; last: string }[];
        // Of the log, only what was written since the checkpoint is needed: the rest may be more than half of it all.
        await copyFolder(dataDir, folder, (path) => {
          const [, name] = /^pg_wal\W([0-9A-F]{24})$/.exec(path) ?? [];
          return name === undefined || (name >= first && name <= last);
        });
      }),
    dump: () => inTurn((thread) => thread.ask({ op: 'dump' })),
    close: async () => {
      await turns.idle();
      const open = await thread.catch(() => null);
      // On a full disk the last checkpoint fails; the log has it all.
      await open?.ask({ op: 'close' }).catch(() => undefined);
      await open?.end(new Error('The embedded database is closed.'));
    },
  };
};

/** Nothing is written any more, before PostgreSQL runs out of disk in the middle of something. */
class DiskFullError extends Error {
  readonly code = '53100';
  constructor(cause: Error) {
    super('The disk is nearly full, so nothing is written.', { cause });
    this.name = 'DiskFullError';
  }
}

const readOnlyTransaction = '25006';
const readOnlyBy = (refused: boolean) => `SET default_transaction_read_only = ${refused ? 'on' : 'off'}`;
/** Milliseconds between two tries to open a folder that could not be opened. */
const betweenTries = 1000;

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
    // What comes next is sent behind it, too.
    send('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

const runScript = (thread: Thread, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> =>
  thread.ask<{ rows: unknown[] }>({ op: 'run', text, values }).catch(async (error: unknown) => {
    // A script may fail within a transaction of its own, which nobody else is to find open.
    await queryOn(thread)('ROLLBACK').catch(() => undefined);
    throw error;
  });

/**
 * Copies the files of a folder for which `isNeeded(path below the folder)` is true into a new folder that only this user can open. Copies
 * share their blocks where the file system can do that. Removes the copy when one file fails.
 */
const copyFolder = async (from: string, to: string, isNeeded: (path: string) => boolean): Promise<void> => {
  try {
    await mkdir(to, { mode: 0o700 });
    const entries = await readdir(from, { recursive: true, withFileTypes: true });
    const pathOf = ({ parentPath, name }: (typeof entries)[number]) => relative(from, join(parentPath, name));
    for (const entry of entries) if (entry.isDirectory()) await mkdir(join(to, pathOf(entry)), { recursive: true, mode: 0o700 });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(pathOf)
      .filter(isNeeded);
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let file = files.pop(); file !== undefined; file = files.pop())
          await copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE);
      }),
    );
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
};

/** As many as Node has threads for files. */
const atOnce = 4;

type Query = (sql: string, params?: unknown[], options?: { rowMode?: 'array' | 'object' }) => ReturnType<PGlite['query']>;

/** Runs one statement, or several at once when there are no values; the rows of all of them, with dates as dates. */
export type Run = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

interface Options {
  dataDir: string | null;
  load?: Uint8Array<ArrayBuffer> | null;
}

interface Statements {
  query: Query;
  transaction: <T>(run: (tx: { query: Query }) => Promise<T>) => Promise<T>;
}

export interface PgliteClient extends Statements {
  run: Run;
  /** How many turns have not ended. */
  waiting: () => number;
  /**
   * Statements and transactions that must be over in time (milliseconds), counted from when their turn begins. A statement that is still
   * running then is ended with its thread, and the turns behind it happen on a new one; in memory it runs to its end. They throw TimeLimitError.
   */
  limited: (timeLimit: number) => Statements;
  /** Whether whatever writes is refused from now on, by an error with the code of a full disk. */
  refuseWrites: (refused: boolean) => Promise<void>;
  /** Copies the folder to a new one, from which another PGlite can open it. Everybody waits meanwhile. */
  copyTo: (folder: string) => Promise<void>;
  /** The whole database as an uncompressed tar, for `load`. */
  dump: () => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
}
