import { describe, expect, it } from 'vitest';
import { json, openTestingBoards } from '#testing/boards.testing.ts';
import { answerOf, boardToRead, fakeAsk, readAll, recordedAnswer } from '#testing/board-reads.testing.ts';
import { workable } from './workable.ts';

const board = boardToRead(workable, 'larkspur', { companyName: 'Larkspur Ferries' });

describe('a Workable board', () => {
  it('becomes one posting for each job, with the places of all its rows', async () => {
    const { ask, requests } = fakeAsk(() => answerOf('workable'));
    const { postings, listed, unread, nameless, totals, end } = await readAll(workable, board, ask);
    expect(requests).toEqual([
      { url: 'https://apply.workable.com/api/v1/widget/accounts/larkspur?details=true', validators: { etag: null, lastModified: null } },
    ]);
    expect(postings[0]).toEqual({
      source: 'workable',
      sourceId: 'AA11BB22CC',
      title: 'Route Analyst',
      companyName: 'Larkspur Ferries',
      companyDomain: null,
      industry: null,
      url: 'https://apply.workable.com/j/AA11BB22CC/apply',
      description: 'Plan ferries.\n\n### Requirements\n\n- SQL',
      locations: ['Spain', 'Porto, Portugal'],
      workplace: 'remote',
      pay: null,
      terms: [],
      stated: null,
      postedAt: new Date('2026-10-05T00:00:00Z'),
      updatedAt: null,
      open: true,
      board: 'workable:larkspur',
      listVersion: null,
    });
    expect(listed).toEqual(['AA11BB22CC', 'DD33EE44FF', 'GG55HH66II', 'JJ77KK88LL']);
    // One row has no title, one no shortcode.
    expect([unread, nameless, totals]).toEqual([2, 1, [4]]);
    expect(end).toEqual({ changed: true, complete: true, validators: { etag: '"1"', lastModified: null } });
  });

  it('leaves hidden places, odd fields and unsafe addresses out', async () => {
    const { postings } = await readAll(workable, board, fakeAsk(() => answerOf('workable')).ask);
    expect(postings[1]).toMatchObject({
      title: 'Deck Officer',
      url: 'https://apply.workable.com/j/DD33EE44FF',
      locations: ['Seattle, Washington, United States'],
      workplace: null,
      description: '',
    });
    expect(postings[2]).toMatchObject({ title: 'Purser', locations: ['Bergen, Vestland, Norway'], workplace: null, postedAt: null });
  });

  it('is read through the real client, and not at all while nothing changed', async () => {
    const boards = await openTestingBoards({
      'apply.workable.com/api/v1/widget/accounts/larkspur?details=true': (request, response) =>
        request.headers['if-none-match'] === '"7"'
          ? void response.writeHead(304).end()
          : json(answerOf('workable'), { etag: '"7"' })(request, response),
    });
    const first = await readAll(workable, board, boards.ask);
    const second = await readAll(workable, { ...board, validators: first.end.validators }, boards.ask);
    await expect(readAll(workable, { ...board, token: 'nobody' }, boards.ask)).rejects.toMatchObject({ kind: 'gone' });
    await boards.close();
    expect(first.postings).toHaveLength(3);
    expect(second).toMatchObject({ listed: [], totals: [], end: { changed: false, complete: true, validators: { etag: '"7"' } } });
  });

  it('that answers something else is not read as a board without jobs', async () => {
    for (const odd of [{ error: 'maintenance' }, { jobs: null }, []]) {
      await expect(readAll(workable, board, fakeAsk(() => odd).ask)).rejects.toMatchObject({ kind: 'unreadable' });
    }
  });

  it.each([
    ['https://apply.workable.com/larkspur/', 'larkspur'],
    ['https://apply.workable.com/larkspur/j/AA11BB22CC/apply/', 'larkspur'],
    ['https://apply.workable.com/api/v1/widget/accounts/larkspur?details=true', 'larkspur'],
    ['https://www.workable.com/api/accounts/larkspur?details=true', 'larkspur'],
    ['https://larkspur.workable.com/jobs/12', 'larkspur'],
    ['https://apply.workable.com/j/AA11BB22CC', null],
    ['https://apply.workable.com/', null],
    ['https://www.workable.com/pricing', null],
    ['https://jobs.workable.com/view/abc', null],
    ['https://help.workable.com/hc', null],
    ['https://larkspur.workable.com.example.org/', null],
  ])('is recognised by %s: %s', (address, token) => {
    expect(workable.tokenOf(new URL(address))).toBe(token);
  });

  const recorded = recordedAnswer('workable', process.env['REAL_DATA_DIR']);
  it.skipIf(recorded === null)('reads a recorded answer (skipped where REAL_DATA_DIR has none)', async () => {
    const { postings, unread } = await readAll(workable, board, fakeAsk(() => recorded).ask);
    expect(postings).toMatchObject([
      { sourceId: 'DD136DD7E7', title: 'Business Analyst - Spanish Speaking', locations: ['Spain', 'Portugal'], workplace: 'remote' },
    ]);
    expect(unread).toBe(0);
  });
});
