import { describe, expect, it } from 'vitest';
import { inTurn, json, status, type Handler } from '#testing/boards.testing.ts';
import type { Board } from './features/ats/boards.ts';
import { boardRow } from './features/ats/queries.ts';
import { answer, day, job, jobsFrom, stripe, testSyncs } from '#testing/board-sync.testing.ts';

const { db, serve, boardThat, sync, stored, sampleOf } = testSyncs('sample');

describe('a sync', () => {
  it('stores what a board lists, and takes the sample of that company out', async () => {
    const others = await sampleOf('Boeing');
    expect(await sampleOf('Stripe')).toBeGreaterThan(0);
    const report = await sync(await boardThat(answer(...jobsFrom(1, 450))), day(1));
    expect(report.line).toBe('Stripe: 450 listed, 450 new, 0 changed, 0 closed');
    expect([report.progress.includes('200 of 450'), report.progress.at(-1)]).toEqual([true, '450 of 450']);
    const [first] = await stored();
    expect(first).toMatchObject({
      source: 'greenhouse',
      companyName: 'Stripe',
      companyDomain: 'stripe.com',
      industry: 'Financial Technology',
      locations: ['New York, NY'],
      state: 'open',
      sponsorship: 'yes',
      firstSeenAt: day(1),
      lastVerifiedAt: day(1),
      appearedAt: [day(1)],
      closedAt: null,
    });
    expect([await sampleOf('Stripe'), await sampleOf('Boeing')]).toEqual([0, others]);
    expect(await boardRow(db, stripe.id)).toMatchObject({
      outcome: 'complete',
      listed: 450,
      startedAt: day(1),
      completedAt: day(1),
      failure: null,
      companyName: 'Stripe',
    });
  });

  it('tells new, changed, unchanged and closed apart, and keeps when each was first seen', async () => {
    const board = await boardThat(answer(...jobsFrom(1, 4)), answer(job(1), job(2, { title: 'Senior Engineer' }), job(3), job(5)));
    await sync(board, day(1));
    expect((await sync(board, day(3))).line).toBe('Stripe: 4 listed, 1 new, 1 changed, 1 closed');
    const [one, two, , four, five] = await stored();
    expect(one).toMatchObject({ state: 'open', firstSeenAt: day(1), lastVerifiedAt: day(3) });
    expect(two).toMatchObject({ title: 'Senior Engineer', firstSeenAt: day(1), lastVerifiedAt: day(3) });
    expect(four).toMatchObject({ state: 'closed', closedAt: day(3), lastVerifiedAt: day(1) });
    expect(five).toMatchObject({ state: 'open', firstSeenAt: day(3), appearedAt: [day(3)] });
  });

  it('opens what is listed again, which has then appeared again when it was away for a day', async () => {
    const both = answer(job(1), job(2));
    const board = await boardThat(both, answer(job(1)), both, answer(job(1)), both);
    await sync(board, day(1));
    await sync(board, day(3));
    expect((await sync(board, day(3, 15))).line).toBe('Stripe: 2 listed, 0 new, 0 changed, 1 open again, 0 closed');
    expect((await stored())[1]).toMatchObject({ state: 'open', closedAt: null, appearedAt: [day(1)], timesReposted: 0 });
    await sync(board, day(5));
    await sync(board, day(8));
    expect((await stored())[1]).toMatchObject({ state: 'open', firstSeenAt: day(1), appearedAt: [day(1), day(8)], timesReposted: 1 });
  });

  it('counts for all of a title’s postings how often that title was posted again', async () => {
    const [first, again, third] = [
      job(1, { title: 'Data Engineer' }),
      job(2, { title: 'Engineer, Data' }),
      job(3, { title: 'Data engineer' }),
    ];
    const board = await boardThat(answer(first), answer(again), answer(again, third, job(4)));
    await sync(board, day(1));
    await sync(board, day(4));
    await sync(board, day(6));
    expect((await stored()).map(({ timesReposted }) => timesReposted)).toEqual([2, 2, 2, 0]);
  });

  it('is verified by an answer that nothing changed, which is asked for only while everything is here', async () => {
    const whole = json({ jobs: jobsFrom(1, 3), meta: { total: 3 } }, { etag: '"first"' });
    const board = await boardThat(whole, status(304), whole);
    await sync(board, day(1));
    expect((await sync(board, day(2))).line).toBe('Stripe: unchanged, 3 verified');
    expect(board.requests[1]?.headers['if-none-match']).toBe('"first"');
    expect((await stored()).every(({ lastVerifiedAt, state }) => lastVerifiedAt.getTime() === day(2).getTime() && state === 'open')).toBe(
      true,
    );
    expect(await boardRow(db, stripe.id)).toMatchObject({ outcome: 'unchanged', completedAt: day(2), listed: 3 });
    await db.execute(`DELETE FROM jobs WHERE source_id = 'stripe/1'`);
    await sync(board, day(3));
    expect(board.requests[2]?.headers['if-none-match']).toBeUndefined();
    expect(await stored()).toHaveLength(3);
  });
});

describe('a board whose jobs’ texts are answers of their own', () => {
  const acme: Board = { ...stripe, id: 'smartrecruiters:Acme', vendor: 'smartrecruiters', token: 'Acme', companyName: 'Acme' };
  const listOf = 'api.smartrecruiters.com/v1/companies/Acme/postings';
  const row = (id: string, name = `Analyst ${id}`) => ({ id, name, releasedDate: '2026-11-01T09:00:00.000Z' });
  const detail = (id: string, name?: string): Handler =>
    json({ ...row(id, name), jobAd: { sections: { jobDescription: { title: 'Job', text: `<p>Numbers of ${id}.</p>` } } } });
  const page = (...rows: unknown[]): Handler => json({ totalFound: rows.length, offset: 0, limit: 100, content: rows });

  it('is asked for the texts of new and changed jobs only; the others are verified', async () => {
    const boards = await serve({
      [listOf]: inTurn(page(row('1'), row('2')), page(row('1'), row('2', 'Analyst two'), row('3'))),
      [`${listOf}/1`]: detail('1'),
      [`${listOf}/2`]: inTurn(detail('2'), detail('2', 'Analyst two')),
      [`${listOf}/3`]: detail('3'),
    });
    await sync(boards, day(1), { board: acme });
    const first = boards.requests.length;
    expect((await sync(boards, day(2), { board: acme })).line).toBe('Acme: 3 listed, 1 new, 1 changed, 0 closed');
    expect(boards.requests.slice(first).map(({ path }) => path.split('/').at(-1)?.replace(/\?.*/, ''))).toEqual(['postings', '2', '3']);
    expect((await stored(acme)).map(({ lastVerifiedAt }) => lastVerifiedAt)).toEqual([day(2), day(2), day(2)]);
  });

  it('that breaks in the middle keeps what was read, and makes uncertain only what was not reached', async () => {
    const many = Array.from({ length: 100 }, (_, at) => row(String(at)));
    const details = Object.fromEntries([...many, row('100')].map(({ id }) => [`${listOf}/${id}`, detail(id)]));
    const firstPage = json({ totalFound: 101, offset: 0, limit: 100, content: many });
    const boards = await serve({
      ...details,
      [listOf]: inTurn(page(row('100')), firstPage, status(403)),
    });
    await sync(boards, day(1), { board: acme });
    expect(await sync(boards, day(2), { board: acme })).toMatchObject({ outcome: 'failed', added: 100, doubted: 1, closed: 0 });
    const byState = Object.groupBy(await stored(acme), ({ state }) => state);
    expect([byState.open?.length, byState.uncertain?.map(({ sourceId }) => sourceId)]).toEqual([100, ['100']]);
  });
});

describe('a sync that is ended', () => {
  it('leaves whole batches, no outcome, and nothing closed', async () => {
    const board = await boardThat(answer(job(900)), answer(...jobsFrom(1, 300)));
    await sync(board, day(1));
    await expect(sync(board, day(2), { endsAt: 200 })).rejects.toThrow('The end.');
    expect(Object.groupBy(await stored(), ({ state }) => state).open).toHaveLength(201);
    expect(await boardRow(db, stripe.id)).toMatchObject({ outcome: null, startedAt: day(2), completedAt: day(1) });
  });
});
