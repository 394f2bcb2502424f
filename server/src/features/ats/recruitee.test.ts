import { describe, expect, it } from 'vitest';
import { json, openTestingBoards } from '#testing/boards.testing.ts';
import { recruitee } from './recruitee.ts';
import { answerOf, boardToRead, fakeAsk, readAll, recordedAnswer } from '#testing/board-reads.testing.ts';

const board = boardToRead(recruitee, 'tidewaterlooms', { companyName: 'Tidewater Looms' });

describe('a Recruitee board', () => {
  it('becomes postings, in English where the offer has it', async () => {
    const { postings, listed, unread, nameless, totals, end } = await readAll(recruitee, board, fakeAsk(() => answerOf('recruitee')).ask);
    expect(postings[0]).toEqual({
      source: 'recruitee',
      sourceId: 'tidewaterlooms/2700001',
      title: 'Weaving Engineer',
      companyName: 'Tidewater Looms',
      companyDomain: null,
      industry: null,
      url: 'https://work.tidewaterlooms.example.com/o/weaving-engineer-leeuwarden/c/new',
      description: 'You build looms.\n\n### Requirements\n\nYou can weld.',
      locations: ['Leeuwarden, Friesland, Netherlands', 'Anywhere near the sea', 'Bremen, Germany'],
      workplace: 'hybrid',
      pay: { min: 60_000, max: 75_000, per: 'year', currency: 'EUR' },
      terms: [],
      stated: null,
      postedAt: new Date('2026-10-06T10:10:39Z'),
      updatedAt: new Date('2026-10-07T11:45:30Z'),
      open: true,
      board: 'recruitee:tidewaterlooms',
      listVersion: null,
    });
    // The draft is not listed; one offer has no title, one no id.
    expect(listed).toEqual(['tidewaterlooms/2700001', 'tidewaterlooms/2700002', 'tidewaterlooms/2700004']);
    expect([postings.length, unread, nameless, totals, end.complete]).toEqual([2, 2, 1, [5], true]);
  });

  it('never prints pay that cannot be, keeps headings and takes what fields there are', async () => {
    const { postings } = await readAll(recruitee, board, fakeAsk(() => answerOf('recruitee')).ask);
    expect(postings[1]).toMatchObject({
      title: 'Night Watch',
      url: 'https://tidewaterlooms.recruitee.com/o/night-watch',
      description: 'Watch the looms.\n\n### What we expect\n\nYou sleep by day.',
      locations: ['Portland, Maine, United States'],
      workplace: 'remote',
      pay: null,
      postedAt: null,
      updatedAt: null,
    });
  });

  it('is read through the real client, also where it is redirected to a domain of the company', async () => {
    const boards = await openTestingBoards({
      'tidewaterlooms.recruitee.com/api/offers/': (_request, response) =>
        void response.writeHead(301, { location: 'https://work.tidewaterlooms.com/api/offers/' }).end(),
      'work.tidewaterlooms.com/api/offers/': json(answerOf('recruitee'), { 'last-modified': 'Mon, 02 Nov 2026 08:00:00 GMT' }),
    });
    const { postings, end } = await readAll(recruitee, board, boards.ask);
    await boards.close();
    expect(postings).toHaveLength(2);
    expect(end).toMatchObject({ changed: true, complete: true });
  });

  it('that answers something else is not read as a board without jobs', async () => {
    for (const odd of [{ error: 'not found' }, { offers: {} }, null]) {
      await expect(readAll(recruitee, board, fakeAsk(() => odd).ask)).rejects.toMatchObject({ kind: 'unreadable' });
    }
  });

  it.each([
    ['https://tidewaterlooms.recruitee.com', 'tidewaterlooms'],
    ['https://tidewaterlooms.recruitee.com/o/night-watch/c/new', 'tidewaterlooms'],
    ['https://tidewaterlooms.recruitee.com/api/offers/', 'tidewaterlooms'],
    ['https://recruitee.com/customers', null],
    ['https://www.recruitee.com/', null],
    ['https://docs.recruitee.com/reference/offers', null],
    ['https://work.tidewaterlooms.com/o/night-watch', null],
  ])('is recognised by %s: %s', (address, token) => {
    expect(recruitee.tokenOf(new URL(address))).toBe(token);
  });

  const recorded = recordedAnswer('recruitee', process.env['REAL_DATA_DIR']);
  it.skipIf(recorded === null)('reads a recorded answer (skipped where REAL_DATA_DIR has none)', async () => {
    const { postings, unread } = await readAll(recruitee, board, fakeAsk(() => recorded).ask);
    expect(postings).toMatchObject([
      {
        title: '(Senior) Financial Accountant (f/m/d) - Berlin/Brandenburg Region, Germany',
        locations: ['Berlin, Germany'],
        workplace: 'hybrid',
        pay: { min: 60_000, max: 75_000, per: 'year', currency: 'EUR' },
        postedAt: new Date('2026-08-05T10:10:39Z'),
      },
      { title: 'Partner Development Representative (f/m/d) - Berlin, Germany', pay: { min: 75_000, max: 90_000 } },
    ]);
    expect(unread).toBe(0);
    for (const { description } of postings) expect(description.length).toBeGreaterThan(1000);
  });
});
