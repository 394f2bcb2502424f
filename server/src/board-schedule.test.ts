import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { boards as boardsTable, companies, jobs } from '#db/tables.ts';
import { copyOfTemplate } from '#testing/database.testing.ts';
import { FetchError } from '#platform/fetch/error.ts';
import { openBoardSync } from './board-sync.ts';
import { dataVersion } from '#db/values.ts';
import type { Boards } from './features/ats/keep-fresh.ts';
import { testConfig } from '#testing/config.testing.ts';

const company = (name: string, atsBaseUrl: string) => ({
  id: name,
  name,
  atsBaseUrl,
  industry: 'Technology',
  priority: 1,
  isPublic: false,
  description: 'Counts.',
  source: 'test',
});
const embedded = inject('templates').kind !== 'postgres';
let database: Awaited<ReturnType<typeof copyOfTemplate>>;
let opened: Boards[] = [];
const noon = new Date('2026-11-20T12:00:00Z');
let clock = noon;

beforeAll(async () => {
  if (inject('templates').kind !== 'none') database = await copyOfTemplate('empty');
}, 60_000);
afterAll(() => database?.close());
beforeEach(async (context) => {
  context.skip(inject('templates').kind === 'none', 'no PostgreSQL here');
  clock = noon;
  await database.db
    .insert(companies)
    .values([
      company('Stripe', 'https://boards.greenhouse.io/stripe'),
      company('The New York Times Company', 'https://boards.greenhouse.io/thenewyorktimes'),
    ]);
});
afterEach(async () => {
  for (const boards of opened) await boards.close();
  opened = [];
  for (const table of [jobs, boardsTable, companies]) await database?.db.delete(table);
  // A queue empties an embedded database by itself.
  if (!embedded) await database?.run(`DO 'BEGIN IF to_regclass(''pgboss.job'') IS NOT NULL THEN DELETE FROM pgboss.job; END IF; END'`);
});

const job = (id: number) => ({ id, internal_job_id: id, title: `Engineer ${id}`, content: '', location: { name: 'Boston, MA' } });
type Answer = (token: string) => Promise<unknown>;
const lists: Answer = async () => ({ jobs: [job(1), job(2)], meta: { total: 2 } });
const noNetwork: Answer = async (token) => {
  throw new FetchError('offline', `The name of ${token} could not be resolved (ENOTFOUND).`);
};

/**
 * Boards that are asked of `answer`; `asked` holds the tokens in their order, `lines` what the log says, `looks` how often the time was asked
 * for, and `waits` how often a read by others was joined.
 */
const open = ({ answer = lists, scheduled = false }: { answer?: Answer; scheduled?: boolean } = {}) => {
  const asked: string[] = [];
  const lines: string[] = [];
  const errors: unknown[] = [];
  let looks = 0;
  const world = { answer };
  const ask = {
    ask: async ({ url }: { url: string }) => {
      const token = /boards\/(\w+)\//.exec(url)?.[1] ?? url;
      asked.push(token);
      return { unchanged: false as const, json: await world.answer(token), validators: { etag: null, lastModified: null } };
    },
    close: async () => undefined,
  };
  const log = {
    info: (line: string) => void lines.push(line),
    warn: (line: string) => void lines.push(line),
    error: (about: object) => void errors.push(about),
  };
  let waits = 0;
  const watched = {
    ...database,
    run: async (text: string, values?: unknown[]) => {
      const result = await database.run(text, values);
      // Looked for by its key: somebody joins.
      if (values?.length === 2 && values[1] === 'greenhouse:stripe') waits++;
      return result;
    },
  };
  const config = { ...testConfig, syncHours: 6, databaseUrl: embedded ? null : 'postgres://elsewhere' };
  const now = () => {
    looks++;
    return clock;
  };
  const times = { firstLook: 0, betweenLooks: 5, stop: 50, resultEvery: 50 };
  const boards = openBoardSync({ database: watched, config, now, log, scheduled, ask, times });
  opened.push(boards);
  return { boards, asked, lines, errors, world, looks: () => looks, waits: () => waits };
};
const run = async (boards: Boards, company: string | null = null) => {
  const said: string[] = [];
  const ok = await boards.sync(company, (line) => said.push(line));
  return { ok, said };
};
const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await wait(5);
};
const rows = () => database.db.select().from(boardsTable).orderBy(boardsTable.companyName);
const liveStates = async () =>
  (await database.db.select({ board: jobs.board, state: jobs.state }).from(jobs))
    .filter(({ board }) => board !== null)
    .map(({ board, state }) => `${board} ${state}`);

describe('asking for boards', () => {
  it('reads all of them, tells what happens, and makes the data another version', async () => {
    const before = await dataVersion(database.db);
    const { boards } = open();
    expect(await run(boards)).toEqual({
      ok: true,
      said: expect.arrayContaining([
        'Stripe (Greenhouse): 2 of 2 …',
        'Stripe: 2 listed, 2 new, 0 changed, 0 closed',
        'The New York Times Company: 2 listed, 2 new, 0 changed, 0 closed',
      ]),
    });
    expect(await dataVersion(database.db)).toBeGreaterThan(before);
    const after = await dataVersion(database.db);
    await run(boards);
    expect(await dataVersion(database.db)).toBe(after);
  });

  it.each(['stripe', 'STRIPE', 'Stripe, Inc.'])('finds the company that goes by %j', async (name) => {
    const { boards, asked } = open();
    expect((await run(boards, name)).ok).toBe(true);
    expect(asked).toEqual(['stripe']);
  });

  it('finds a company by another name it goes by', async () => {
    const { boards, asked } = open();
    await run(boards, 'nyt');
    expect(asked).toEqual(['thenewyorktimes']);
  });

  it('says which companies have a board when none goes by that name', async () => {
    const { boards } = open();
    await expect(run(boards, 'Boeing')).rejects.toThrow(
      'No company with a job board goes by "Boeing". These have one: Stripe, The New York Times Company.',
    );
  });

  it('says so when one of them cannot be read, and reads the others', async () => {
    const { boards } = open({
      answer: async (token) => {
        if (token === 'stripe') throw new FetchError('refused', 'Stripe says no.');
        return lists(token);
      },
    });
    const { ok, said } = await run(boards);
    expect(ok).toBe(false);
    expect(said).toEqual(
      expect.arrayContaining([
        'Stripe: failed: Stripe says no, nothing was closed',
        'The New York Times Company: 2 listed, 2 new, 0 changed, 0 closed',
      ]),
    );
    expect(await boards.status()).toEqual([
      'Stripe (Greenhouse): failed on 2026-11-20 12:00 UTC: Stripe says no; never read to its end',
      'The New York Times Company (Greenhouse): 2 listed when read to its end on 2026-11-20 12:00 UTC',
    ]);
  });

  it('goes on after an error of ours, which is reported in the log', async () => {
    const { boards, errors } = open({
      answer: async () => {
        throw new TypeError('Not foreseen.');
      },
    });
    const { ok, said } = await run(boards, 'Stripe');
    expect([ok, said]).toEqual([
      false,
      ['Stripe: failed: It could not be read because of an error of ours, which is in the log, nothing was closed'],
    ]);
    expect(errors).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ outcome: 'failed' });
  });

  it('says so when there is no board at all', async () => {
    await database.db.update(companies).set({ atsBaseUrl: null });
    const { boards } = open();
    expect(await run(boards)).toEqual({ ok: true, said: ['No company here has a job board that can be read.'] });
    expect((await run(boards, 'Stripe')).ok).toBe(false);
  });
});

describe('the schedule', () => {
  it('reads what is due soon after the start, and no board before its turn', async () => {
    const first = open({ scheduled: true });
    first.boards.start();
    await until(async () => (await rows()).filter(({ outcome }) => outcome === 'complete').length === 2);
    await first.boards.close();
    const again = open({ scheduled: true });
    clock = new Date(noon.getTime() + 60_000);
    again.boards.start();
    // Each look asks for the time of every board.
    await until(() => again.looks() > 20);
    expect(again.asked).toEqual([]);
    clock = new Date(clock.getTime() + 6 * 3_600_000);
    await until(() => again.asked.length === 2);
  });

  it('is no schedule when it is off', async () => {
    const { boards, asked, looks } = open();
    boards.start();
    await wait(50);
    expect([asked, looks()]).toEqual([[], 0]);
  });

  it('tells once that there is no network, and once that it is back; the data stays', async () => {
    const { boards, lines, world } = open();
    await run(boards);
    lines.length = 0;
    world.answer = noNetwork;
    for (let times = 0; times < 3; times++) expect((await run(boards)).ok).toBe(false);
    expect(lines).toEqual([expect.stringMatching(/^Job boards cannot be reached; the data stays as it is\. .*ENOTFOUND/)]);
    expect(new Set(await liveStates())).toEqual(new Set(['greenhouse:stripe open', 'greenhouse:thenewyorktimes open']));
    world.answer = lists;
    await run(boards);
    expect(lines.filter((line) => line === 'Job boards can be reached again.')).toHaveLength(1);
  });

  it('tells once that one board cannot be reached, and once that it is back', async () => {
    const { boards, lines, world } = open();
    await run(boards);
    lines.length = 0;
    world.answer = (token) => (token === 'stripe' ? noNetwork(token) : lists(token));
    for (let times = 0; times < 3; times++) await run(boards);
    world.answer = lists;
    await run(boards);
    expect(lines.filter((line) => line.includes('reached'))).toEqual([
      expect.stringMatching(/^The job board of Stripe cannot be reached; its jobs stay as they are\. .*ENOTFOUND/),
      'The job board of Stripe can be reached again.',
    ]);
  });

  it('lets go of a board that no company names any more: its jobs are uncertain', async () => {
    const { boards } = open();
    await run(boards);
    await database.run(`UPDATE companies SET ats_base_url = 'https://stripe.com/jobs' WHERE name = 'Stripe'`);
    const later = open({ scheduled: true });
    clock = new Date(clock.getTime() + 1000);
    later.boards.start();
    await until(async () => (await rows()).length === 1);
    expect(new Set(await liveStates())).toEqual(new Set(['greenhouse:stripe uncertain', 'greenhouse:thenewyorktimes open']));
  });
});

describe('starting over', () => {
  it('stops what is being read, which stores nothing more until all is done, and then begins anew', async () => {
    const gate = Promise.withResolvers<void>();
    const { boards, asked } = open({
      answer: async (token) => {
        if (asked.length === 1) await gate.promise;
        return lists(token);
      },
    });
    const reading = run(boards, 'Stripe');
    await until(() => asked.length === 1);
    let left = -1;
    await boards.startOver(async () => {
      await database.db.delete(jobs);
      gate.resolve();
      await wait(100);
      left = await database.db.$count(jobs);
    });
    expect(left).toBe(0);
    expect((await reading).ok).toBe(true);
    expect(await liveStates()).toEqual(['greenhouse:stripe open', 'greenhouse:stripe open']);
    expect(asked).toEqual(['stripe', 'stripe']);
  });
});

describe('a company that moved to another board', () => {
  it('keeps its jobs as uncertain until the new board lists some, and then they are closed', async () => {
    const { boards, world } = open();
    await run(boards, 'Stripe');
    await database.run(`UPDATE companies SET ats_base_url = 'https://boards.greenhouse.io/stripe2' WHERE name = 'Stripe'`);
    clock = new Date(clock.getTime() + 1000);
    const answers: [Answer, string[]][] = [
      [noNetwork, ['greenhouse:stripe uncertain']],
      [async () => ({ jobs: [], meta: { total: 0 } }), ['greenhouse:stripe uncertain']],
      [lists, ['greenhouse:stripe closed', 'greenhouse:stripe2 open']],
    ];
    for (const [answer, states] of answers) {
      world.answer = answer;
      await run(boards, 'Stripe');
      expect([...new Set(await liveStates())].toSorted()).toEqual(states);
    }
    expect((await rows()).map(({ id }) => id)).toEqual(['greenhouse:stripe2']);
  });
});

describe('several instances on one database', () => {
  it('read a board once, whoever is asked', async (context) => {
    context.skip(embedded, 'an embedded database has one process');
    const gate = Promise.withResolvers<void>();
    const slow: Answer = async (token) => {
      await gate.promise;
      return lists(token);
    };
    const [a, b] = [open({ answer: slow }), open({ answer: slow })];
    const both = Promise.all([run(a.boards, 'Stripe'), run(b.boards, 'Stripe')]);
    await until(() => a.asked.length + b.asked.length === 1 && a.waits() + b.waits() === 1);
    gate.resolve();
    const results = await both;
    expect(results.map(({ ok, said }) => [ok, said.at(-1)])).toEqual([
      [true, 'Stripe: 2 listed, 2 new, 0 changed, 0 closed'],
      [true, 'Stripe: 2 listed, 2 new, 0 changed, 0 closed'],
    ]);
    expect([...a.asked, ...b.asked]).toEqual(['stripe']);
  });
});
