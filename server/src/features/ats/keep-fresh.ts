import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, withoutValues } from '#db/open.ts';
import type { Queue, QueueOptions } from '#platform/queue/queue.ts';
import type { Ask } from '#platform/fetch/open.ts';
import { type Board, boardsNamed, boardsOf, readers } from './boards.ts';
import { boardRow, boardRows, companyAddresses, endRead, forgetBoard, forgetBoards } from './queries.ts';
import { lineOf, progressOf, statusOf } from './report.ts';
import { isDue, openReach } from './schedule.ts';
import { blankReport, type BoardJobs, type Progress, syncBoard, type SyncReport } from './sync.ts';

/**
 * Keeps the jobs of all boards that companies name as fresh as the boards: by a schedule after `start`, where there is one, and at once
 * by `sync`. Costs nothing until then. Close it before the database.
 */
export const openBoards = (deps: BoardsDeps): Boards => {
  const { db, jobs, now, log, schedule, settle } = deps;
  const times = { ...usualTimes, ...deps.times };
  const ending = new AbortController();
  const watchers = new Map<string, Set<(progress: Progress) => void>>();
  const reach = openReach();
  /** When a board that could not be reached may be tried again. */
  const rests = new Map<string, number>();
  /** How many times in a row each board was not reached while others were. */
  const misses = new Map<string, number>();
  let nextDoubt = 0;
  let queue: Promise<Queue<Synced>> | null = null;
  let running: Promise<void> = Promise.resolve();
  /** What is being read, how it is stopped, and who has the jobs for himself meanwhile. */
  const reads = new Set<Promise<SyncReport>>();
  let stopping = new AbortController();
  let alone: Promise<unknown> = Promise.resolve();

  const boards = async () => boardsOf(await companyAddresses(db));

  const work: QueueOptions<Synced>['work'] = async (id, { asked, signal: lost }) => {
    await alone;
    const signal = AbortSignal.any([lost, ending.signal, stopping.signal]);
    const all = await boards();
    const board = all.find((one) => one.id === id);
    const before = await boardRow(db, id);
    // Another instance may have done it since it was put in.
    if (board === undefined || (!asked && schedule !== null && !isDue(id, before, now(), schedule.hours))) return { report: null };
    const reading = read(board, signal);
    reads.add(reading);
    const report = await reading.finally(() => reads.delete(reading));
    note(board, report, all.length);
    // Of what a try that was cut off had changed, nobody was informed.
    const unreported = before !== undefined && before.startedAt !== null && before.outcome === null ? 1 : 0;
    const changed = report.added + report.changed + report.reopened + report.closed + report.doubted + unreported;
    await settle({ changed, touched: changed + report.listed });
    return { report };
  };

  const read = async (board: Board, signal: AbortSignal): Promise<SyncReport> => {
    const progress = (done: Progress) => watchers.get(board.id)?.forEach((watcher) => watcher(done));
    try {
      return await syncBoard({ db, jobs, reader: readers[board.vendor], ask: deps.ask, now, signal, progress }, board);
    } catch (error) {
      if (signal.aborted) throw error;
      // A fault of ours: the next turn may find it mended, a try at once would not.
      log.error(withoutValues(error));
      const failure = 'It could not be read because of an error of ours, which is in the log.';
      await endRead(db, board.id, { outcome: 'failed', failure });
      return { ...blankReport(board), failure };
    }
  };

  const note = (board: Board, report: SyncReport, boardCount: number) => {
    const reached = report.outcome !== 'offline';
    if (reached) rests.delete(board.id);
    else rests.set(board.id, now().getTime() + restOfUnreached);
    const news = reach.tried(board.id, reached, boardCount);
    if (news === 'lost') log.warn(`Job boards cannot be reached; the data stays as it is. ${report.failure ?? ''}`.trim());
    if (news === 'back') log.warn('Job boards can be reached again.');
    if (!reached && reach.isThere()) {
      const missed = (misses.get(board.id) ?? 0) + 1;
      misses.set(board.id, missed);
      // The first miss may be the network's.
      if (missed === 2)
        log.warn(`The job board of ${board.companyName} cannot be reached; its jobs stay as they are. ${report.failure ?? ''}`.trim());
    }
    if (reached) {
      if ((misses.get(board.id) ?? 0) >= 2) log.warn(`The job board of ${board.companyName} can be reached again.`);
      misses.delete(board.id);
    }
    if (reached) log[report.failure === null ? 'info' : 'warn'](lineOf(report));
  };

  const opened = async (): Promise<Queue<Synced>> => {
    ending.signal.throwIfAborted();
    queue ??= deps
      .openQueue({ name: 'boards', slots: { due: schedule === null ? 0 : 2, asked: 2 }, work, failed: (error) => log.error(error) })
      .catch((error: unknown) => {
        queue = null;
        throw error;
      });
    return queue;
  };

  const look = async () => {
    if (schedule === null) return;
    const all = await boards();
    const tried = new Map((await boardRows(db)).map((row) => [row.id, row]));
    await letGo(all);
    for (const { id } of all)
      if (isDue(id, tried.get(id), now(), schedule.hours) && (rests.get(id) ?? 0) <= now().getTime()) await (await opened()).ask(id);
    if (reach.isThere() && nextDoubt <= now().getTime()) {
      nextDoubt = now().getTime() + betweenDoubts;
      await doubted(await jobs.doubt(db, null, new Date(now().getTime() - longestUnverified)));
    }
  };

  const doubted = async (changed: number) => {
    if (changed > 0) await settle({ changed, touched: changed });
  };

  /**
   * Nobody verifies the jobs of boards that no company names any more. They are closed as soon as their company has another board that
   * lists its jobs.
   */
  const letGo = async (all: readonly Board[]) => {
    const rows = await boardRows(db);
    for (const { id, companyName } of rows.filter((row) => !all.some((board) => board.id === row.id))) {
      const next = boardsNamed(all, companyName);
      const moved = rows.some((row) => next.some((board) => board.id === row.id) && row.completedAt !== null && row.listed !== 0);
      await doubted(await (moved ? jobs.closeUnlisted(db, id, [], now()) : jobs.doubt(db, id, now())));
      if (moved || next.length === 0) await forgetBoard(db, id);
    }
  };

  const syncOne = async (board: Board, say: (line: string) => void): Promise<boolean> => {
    let said = 0;
    const watcher = (progress: Progress) => {
      if (progress.done < said + aStep && progress.done !== progress.total) return;
      said = progress.done;
      say(progressOf(board, progress));
    };
    const mine = watchers.get(board.id) ?? new Set();
    watchers.set(board.id, mine.add(watcher));
    try {
      const { report } = await (await opened()).run(board.id);
      if (report !== null) say(lineOf(report));
      // Somebody else read it a moment ago, or no company names it any more.
      const row = report === null ? await boardRow(db, board.id) : undefined;
      if (report === null) say(statusOf(board, row));
      const outcome = report === null ? row?.outcome : report.outcome;
      return outcome === 'complete' || outcome === 'unchanged';
    } finally {
      mine.delete(watcher);
    }
  };

  return {
    waiting: async () => (await queue)?.size() ?? 0,
    status: async () => {
      const tried = new Map((await boardRows(db)).map((row) => [row.id, row]));
      return (await boards()).map((board) => statusOf(board, tried.get(board.id)));
    },
    startOver: async (task) => {
      stopping.abort(new Error('It is read again when the jobs are there again.'));
      stopping = new AbortController();
      // Who still waits for an answer then stores nothing of it.
      const stopped = Promise.race([Promise.allSettled(reads), sleep(times.stop, undefined, { ref: false })]);
      const done = stopped.then(() => forgetBoards(db)).then(task);
      alone = done.catch(() => undefined);
      await done;
    },
    start: () => {
      if (schedule === null) return;
      const { signal } = ending;
      running = (async () => {
        for (let wait = times.firstLook; !signal.aborted; wait = times.betweenLooks) {
          await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
          if (!signal.aborted) await look().catch((error: unknown) => signal.aborted || log.error(withoutValues(error)));
        }
      })();
    },
    sync: async (company, say) => {
      const all = await boards();
      const chosen = company === null ? all : boardsNamed(all, company);
      const names = [...new Set(all.map(({ companyName }) => companyName))];
      if (all.length === 0) {
        say('No company here has a job board that can be read.');
        return company === null;
      }
      if (chosen.length === 0) throw new Error(`No company with a job board goes by "${company}". These have one: ${names.join(', ')}.`);
      const pending = new Set(chosen);
      const patience = setInterval(
        () => say(`Still reading: ${[...pending].map(({ companyName }) => companyName).join(', ')} …`),
        longestSilence,
      );
      try {
        const read = await Promise.all(chosen.map((board) => syncOne(board, say).finally(() => pending.delete(board))));
        await letGo(await boards());
        return read.every(Boolean);
      } finally {
        clearInterval(patience);
      }
    },
    close: async () => {
      ending.abort();
      await running;
      await (await queue?.catch(() => null))?.close();
    },
  };
};

/** Milliseconds. */
const usualTimes: BoardTimes = { firstLook: 1000, betweenLooks: 60_000, stop: 5000 };
const restOfUnreached = 300_000;
const betweenDoubts = 3_600_000;
const longestUnverified = 7 * 86_400_000;
const longestSilence = 60_000;
/** Jobs between two words of progress. */
const aStep = 100;

interface Synced {
  /** null: there was nothing to do. */
  report: SyncReport | null;
}

export interface Boards {
  /** Begins to follow the schedule, in the background. */
  start: () => void;
  /**
   * Reads the boards of the company somebody names, or all of them, now; tells what happens meanwhile. Whether all could be read.
   * Throws an Error with a sentence for a person when no company with a board goes by that name.
   */
  sync: (company: string | null, say: (line: string) => void) => Promise<boolean>;
  /** How many boards wait to be read. */
  waiting: () => Promise<number>;
  /** A line for every board: when it was read, and what came of it. */
  status: () => Promise<string[]>;
  /** Stops reading, forgets what is known of the boards and does a task that takes their jobs away; then what was stopped begins anew. */
  startOver: (task: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

export interface BoardsDeps {
  db: Db;
  jobs: BoardJobs;
  ask: Ask;
  openQueue: (options: Pick<QueueOptions<Synced>, 'name' | 'slots' | 'work' | 'failed'>) => Promise<Queue<Synced>>;
  /** Every board is read once in so many hours; null: only when somebody asks. */
  schedule: { hours: number } | null;
  now: () => Date;
  /** Receives jobs that were written: about how many rows, and how many say something else than before. */
  settle: (what: { changed: number; touched: number }) => Promise<void>;
  log: Log;
  times?: Partial<BoardTimes>;
}

/** Milliseconds. */
interface BoardTimes {
  /** Until the schedule is followed for the first time, and from then on. */
  firstLook: number;
  betweenLooks: number;
  /** That a read which is stopped has to end in. */
  stop: number;
}

interface Log {
  info: (line: string) => void;
  warn: (line: string) => void;
  error: (error: unknown) => void;
}
