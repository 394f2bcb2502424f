import { afterEach } from 'vitest';
import { jobs } from '#db/tables.ts';
import { type TemplateName, testDatabase } from './database.testing.ts';
import { type Handler, inTurn, json, openTestingBoards, type TestingBoards } from './boards.testing.ts';
import { boardJobs } from '../src/board-sync.ts';
import { type Board, readers } from '../src/features/ats/boards.ts';
import { lineOf } from '../src/features/ats/report.ts';
import { syncBoard } from '../src/features/ats/sync.ts';

/** Syncs invented boards through the real client into a real database. Each test rolls back. */
export const testSyncs = (data: TemplateName = 'empty') => {
  const db = testDatabase(data);
  const served: TestingBoards[] = [];
  afterEach(async () => {
    for (const boards of served.splice(0)) await boards.close();
  });

  const serve = async (handlers: Record<string, Handler>): Promise<TestingBoards> => {
    const boards = await openTestingBoards(handlers);
    served.push(boards);
    return boards;
  };
  const stored = async (board = stripe) => {
    const rows = await db.select().from(jobs).orderBy(jobs.sourceId);
    return rows.filter((row) => row.board === board.id);
  };

  return {
    db,
    serve,
    /** Returns a board whose first sync gets the first answer, the second sync the second, and so on. */
    boardThat: (...answers: [Handler, ...Handler[]]) => serve({ [list]: inTurn(...answers) }),
    /** Syncs a board at a given time and returns the report, its line and the log. */
    sync: async (
      { ask }: Pick<TestingBoards, 'ask'>,
      at: Date,
      { board = stripe, ending = new AbortController(), endsAt = Infinity } = {},
    ) => {
      const progress: string[] = [];
      const report = await syncBoard(
        {
          db,
          jobs: boardJobs(),
          reader: readers[board.vendor],
          ask,
          now: () => at,
          signal: ending.signal,
          progress: ({ done, total }) => {
            progress.push(`${done} of ${total}`);
            if (done >= endsAt) ending.abort(new Error('The end.'));
          },
        },
        board,
      );
      return { ...report, line: lineOf(report), progress };
    },
    /** Returns the jobs of a board by the board's own ids. */
    stored,
    states: async () => Object.fromEntries((await stored()).map(({ sourceId, state }) => [sourceId, state])),
    /** Counts the sample's jobs of a company. */
    sampleOf: async (name: string) =>
      (await db.select().from(jobs)).filter((row) => row.source === 'sample' && row.companyName === name).length,
  };
};

export const stripe: Board = {
  id: 'greenhouse:stripe',
  vendor: 'greenhouse',
  token: 'stripe',
  companyName: 'Stripe',
  address: 'https://boards.greenhouse.io/stripe',
};
const list = 'boards-api.greenhouse.io/v1/boards/stripe/jobs';

export const day = (number: number, hour = 9) => new Date(Date.UTC(2026, 10, number, hour));

/** Returns a job in the format of Greenhouse. */
export const job = (id: number, fields: Record<string, unknown> = {}) => ({
  id,
  internal_job_id: id + 1,
  title: `Engineer ${id}`,
  absolute_url: `https://stripe.example.com/jobs/${id}`,
  content: `&lt;p&gt;You will look after ledger number ${id}. We sponsor visas.&lt;/p&gt;`,
  location: { name: 'New York, NY' },
  first_published: '2026-11-01T09:00:00Z',
  updated_at: '2026-11-01T09:00:00Z',
  ...fields,
});
export const jobsFrom = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => job(from + at));
export const answer = (...all: unknown[]): Handler => json({ jobs: all, meta: { total: all.length } });
