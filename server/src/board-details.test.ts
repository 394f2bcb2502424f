import { describe, expect, it } from 'vitest';
import { json, status, type Handler } from '#testing/boards.testing.ts';
import type { Board } from './features/ats/boards.ts';
import { day, testSyncs } from '#testing/board-sync.testing.ts';

const { serve, sync, stored } = testSyncs();

describe('a board whose texts are apart from its list', () => {
  it('is read anew when its company goes by another name', async () => {
    const board = await serve(smartRecruiters(['1', '2']));
    await sync(board, day(1), { board: acme });
    const renamed = { ...acme, companyName: 'Acme Labs' };
    expect((await sync(board, day(2), { board: renamed })).line).toBe('Acme Labs: 2 listed, 0 new, 2 changed, 0 closed');
    expect((await stored(acme)).map(({ companyName }) => companyName)).toEqual(['Acme Labs', 'Acme Labs']);
    expect(texts(board.requests)).toBe(4);
    await sync(board, day(3), { board: renamed });
    expect(texts(board.requests)).toBe(4);
  });

  it('counts a job that closed and is listed again as it was as posted again', async () => {
    const all = ['1', '2', '3', '4', '5'];
    await sync(await serve(smartRecruiters(all)), day(1), { board: acme });
    await sync(await serve(smartRecruiters(['1'])), day(2), { board: acme });
    const { line } = await sync(await serve(smartRecruiters(all)), day(4), { board: acme });
    expect(line).toBe('Acme: 5 listed, 0 new, 0 changed, 4 open again, 0 closed');
    expect((await stored(acme)).map(({ timesReposted }) => timesReposted)).toEqual([0, 1, 1, 1, 1]);
  });

  it('is asked for each text again within 14 days, a few at a time', async () => {
    const ids = Array.from({ length: 40 }, (_, at) => `${at + 1}`);
    const board = await serve(smartRecruiters(ids));
    await sync(board, day(1), { board: acme });
    const asked = [];
    for (let at = 2; at <= 15; at++) {
      const before = texts(board.requests);
      await sync(board, day(at), { board: acme });
      asked.push(texts(board.requests) - before);
    }
    expect(asked.reduce((a, b) => a + b)).toBe(ids.length);
    expect(Math.max(...asked)).toBeLessThan(ids.length / 3);
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

const acme: Board = {
  id: 'smartrecruiters:Acme',
  vendor: 'smartrecruiters',
  token: 'Acme',
  companyName: 'Acme',
  address: 'https://jobs.smartrecruiters.com/Acme',
};
const texts = (requests: readonly { path: string }[]) => requests.filter(({ path }) => !path.includes('offset=')).length;

function smartRecruiters(ids: readonly string[]): Record<string, Handler> {
  const api = 'api.smartrecruiters.com/v1/companies/Acme/postings';
  const row = (id: string) => ({ id, name: `Engineer ${id}` });
  return {
    [api]: json({ totalFound: ids.length, content: ids.map(row) }),
    ...Object.fromEntries(ids.map((id) => [`${api}/${id}`, json({ ...row(id), jobAd: { sections: {} } })])),
  };
}

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
