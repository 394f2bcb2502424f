import { describe, expect, it } from 'vitest';
import { json, type Handler } from '#testing/boards.testing.ts';
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
