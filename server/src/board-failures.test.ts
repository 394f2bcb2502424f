import { describe, expect, it } from 'vitest';
import { FetchError, type FetchFailure } from '#platform/fetch/error.ts';
import { json, status, type Handler, type TestingBoards } from '#testing/boards.testing.ts';
import type { Board } from './features/ats/boards.ts';
import { boardRow } from './features/ats/queries.ts';
import { answer, day, job, jobsFrom, stripe, testSyncs } from '#testing/board-sync.testing.ts';

const { db, serve, boardThat, sync, stored, states } = testSyncs();
const failure = (kind: FetchFailure): Pick<TestingBoards, 'ask'> => ({
  ask: async () => {
    throw new FetchError(kind, `It was ${kind}.`);
  },
});

describe('a board that cannot be read', () => {
  it.each<FetchFailure>(['refused', 'busy', 'failing', 'timeout', 'unreadable', 'too large', 'private'])(
    'because it was %s makes its jobs uncertain until they are verified again, and closes nothing',
    async (kind) => {
      const board = await boardThat(answer(job(1), job(2)), answer(job(1)));
      await sync(board, day(1));
      expect((await sync(failure(kind), day(2))).line).toBe(`Stripe: failed: It was ${kind}, nothing was closed`);
      expect(await states()).toEqual({ 'stripe/1': 'uncertain', 'stripe/2': 'uncertain' });
      expect((await stored())[0]).toMatchObject({ lastVerifiedAt: day(1) });
      expect(await boardRow(db, stripe.id)).toMatchObject({
        outcome: 'failed',
        failure: `It was ${kind}.`,
        completedAt: day(1),
        startedAt: day(2),
      });
      await sync(board, day(3));
      expect(await states()).toEqual({ 'stripe/1': 'open', 'stripe/2': 'closed' });
    },
  );

  it('for want of a network changes nothing, and stays due', async () => {
    const board = await boardThat(answer(job(1)));
    await sync(board, day(1));
    expect(await sync(failure('offline'), day(2))).toMatchObject({
      outcome: 'offline',
      line: 'Stripe: could not be reached: It was offline; its jobs stay as they are',
    });
    expect(await states()).toEqual({ 'stripe/1': 'open' });
    expect(await boardRow(db, stripe.id)).toMatchObject({ startedAt: day(1), completedAt: day(1), outcome: 'failed' });
  });

  it('because it is gone closes its jobs', async () => {
    const board = await boardThat(answer(job(1), job(2)), status(404));
    await sync(board, day(1));
    expect((await sync(board, day(2))).line).toMatch(/^Stripe: gone: .+ answered 404.*, 2 closed$/);
    expect(await states()).toEqual({ 'stripe/1': 'closed', 'stripe/2': 'closed' });
    expect(await boardRow(db, stripe.id)).toMatchObject({ outcome: 'gone' });
  });

  it('through the real client: a server in trouble, one that breaks off, and one that says no', async () => {
    const cut: Handler = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"jobs":[');
      response.destroy();
    };
    const board = await boardThat(answer(job(1)), status(503), status(503), status(503), cut, cut, cut, status(403));
    await sync(board, day(1));
    for (const hour of [1, 2, 3]) {
      expect(await sync(board, day(2, hour))).toMatchObject({ outcome: 'failed', closed: 0 });
      expect(await states()).toEqual({ 'stripe/1': 'uncertain' });
    }
  });
});

describe('a list', () => {
  it('that is suddenly empty is believed the second time', async () => {
    const board = await boardThat(answer(...jobsFrom(1, 12)), answer(), answer());
    await sync(board, day(1));
    expect(await sync(board, day(2))).toMatchObject({ closed: 0, doubted: 12, line: expect.stringContaining('12 jobs were') });
    expect(new Set(Object.values(await states()))).toEqual(new Set(['uncertain']));
    expect((await sync(board, day(3))).line).toBe('Stripe: 0 listed, 0 new, 0 changed, 12 closed');
    expect(new Set(Object.values(await states()))).toEqual(new Set(['closed']));
  });

  it('that is empty after a failure is not believed either', async () => {
    const board = await boardThat(answer(...jobsFrom(1, 12)), answer());
    await sync(board, day(1));
    await sync(failure('failing'), day(2));
    expect(await sync(board, day(3))).toMatchObject({ closed: 0 });
  });

  it('of few jobs may become empty at once', async () => {
    const board = await boardThat(answer(...jobsFrom(1, 9)), answer());
    await sync(board, day(1));
    expect(await sync(board, day(2))).toMatchObject({ closed: 9 });
  });

  it('with a job that does not tell its id closes nothing', async () => {
    const board = await boardThat(answer(job(1), job(2)), answer(job(1), { title: 'Who?' }));
    await sync(board, day(1));
    expect((await sync(board, day(2))).line).toMatch(/not all that is listed could be seen, so nothing was closed$/);
    expect(await states()).toEqual({ 'stripe/1': 'open', 'stripe/2': 'open' });
  });

  it('that says it holds more than came closes nothing', async () => {
    const board = await boardThat(answer(job(1), job(2)), json({ jobs: [job(1)], meta: { total: 2 } }));
    await sync(board, day(1));
    expect(await sync(board, day(2))).toMatchObject({ closed: 0, whole: false });
  });

  it('with a job that cannot be read keeps that job, and is asked for whole the next time', async () => {
    const whole = json({ jobs: [job(1), job(2)], meta: { total: 2 } }, { etag: '"1"' });
    const odd = json({ jobs: [job(1), job(2, { title: null })], meta: { total: 2 } }, { etag: '"2"' });
    const board = await boardThat(whole, odd, whole);
    await sync(board, day(1));
    expect((await sync(board, day(2))).line).toBe('Stripe: 2 listed, 0 new, 0 changed, 0 closed, 1 could not be read');
    expect((await stored())[1]).toMatchObject({ title: 'Engineer 2', state: 'open', lastVerifiedAt: day(2) });
    await sync(board, day(3));
    expect(board.requests[2]?.headers['if-none-match']).toBeUndefined();
  });
});

describe('a board that lists fewer jobs than it has', () => {
  const answers = (listed: number[], texts: Record<number, Handler>) =>
    workday(listed, { 1: text, 2: text, 3: text, 4: text, 5: text, ...texts });
  const first = async () => sync(await serve(answers([1, 2, 3, 4, 5], {})), day(1), { board: brightmoor });
  const states = async () => (await stored(brightmoor)).map(({ state, lastVerifiedAt }) => `${state} ${lastVerifiedAt.getUTCDate()}`);

  it('is asked for the jobs that it did not list, and those that are gone are closed', async () => {
    await first();
    const board = await serve(answers([1, 2], { 3: status(404), 4: json({ jobPostingInfo: { title: 'Signaller', posted: false } }) }));
    expect((await sync(board, day(2), { board: brightmoor })).line).toBe(
      'Brightmoor: 2 listed, 0 new, 0 changed, 2 closed, not all that is listed could be seen',
    );
    expect(await states()).toEqual(['open 2', 'open 2', 'closed 1', 'closed 1', 'open 2']);
  });

  it('closes nothing where a job cannot be read, and where not even a listed one is there', async () => {
    await first();
    await sync(await serve(answers([1, 2], { 3: status(403), 4: status(404) })), day(2), { board: brightmoor });
    expect(await states()).toEqual(['open 2', 'open 2', 'open 1', 'open 1', 'open 1']);
    const moved = await serve(answers([1, 2], { 1: status(404), 2: status(404), 3: status(404), 4: status(404), 5: status(404) }));
    await sync(moved, day(3), { board: brightmoor });
    expect(await states()).toEqual(['open 3', 'open 3', 'open 1', 'open 1', 'open 1']);
  });
});

const brightmoor: Board = {
  id: 'workday:brightmoor|wd1|External',
  vendor: 'workday',
  token: 'brightmoor|wd1|External',
  companyName: 'Brightmoor',
  address: 'https://brightmoor.wd1.myworkdayjobs.com/External',
};
const text = json({ jobPostingInfo: { title: 'Signaller', jobDescription: '<p>Signals.</p>' } });

/** A site that says it has as many jobs as Workday's lists hold at most. */
function workday(listed: readonly number[], pages: Record<number, Handler>): Record<string, Handler> {
  const api = 'brightmoor.wd1.myworkdayjobs.com/wday/cxs/brightmoor/External';
  const path = (id: number) => `/job/Leeds/Signaller_JR${id}`;
  const rows = listed.map((id) => ({ title: 'Signaller', externalPath: path(id), locationsText: 'Leeds' }));
  return {
    [`${api}/jobs`]: json({ total: 2000, jobPostings: rows }),
    ...Object.fromEntries(Object.entries(pages).map(([id, handler]) => [`${api}${path(Number(id))}`, handler])),
  };
}
