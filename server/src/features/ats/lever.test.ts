import { describe, expect, it } from 'vitest';
import { FetchError } from '#platform/fetch/error.ts';
import { json, openTestingBoards, status } from '#testing/boards.testing.ts';
import { lever } from './lever.ts';
import { answerOf, boardToRead, fakeAsk, readAll, recordedAnswer } from '#testing/board-reads.testing.ts';

const board = boardToRead(lever, 'eu/FjordWorks', { companyName: 'Fjord Works' });
const read = () => readAll(lever, board, fakeAsk(() => answerOf('lever')).ask);

describe('a Lever site', () => {
  it('becomes postings: its lists under their headings, pay by the hour, all places', async () => {
    const { postings } = await read();
    expect(postings[0]).toEqual({
      source: 'lever',
      sourceId: 'eu/FjordWorks/0b6f7c1e-3f0e-4b5a-9d2c-111111111111',
      title: 'Fjord Mapper, Winter 2027',
      companyName: 'Fjord Works',
      companyDomain: null,
      industry: null,
      url: 'https://jobs.eu.lever.co/FjordWorks/0b6f7c1e-3f0e-4b5a-9d2c-111111111111/apply',
      description: [
        'You map fjords.',
        'It is wet.',
        '### What you’ll do',
        '- Dive & measure\n- Write it down',
        '### You bring:',
        '- A coat',
        'Paid each hour.',
        '### About us',
        'We are kind.',
      ].join('\n\n'),
      locations: ['Oslo', 'Remote, Norway'],
      workplace: 'hybrid',
      pay: { min: 45, max: 60.5, per: 'hour', currency: 'USD' },
      terms: ['Winter 2027'],
      stated: null,
      postedAt: new Date(1_790_000_000_000),
      updatedAt: null,
      open: true,
      board: 'lever:eu/FjordWorks',
      listVersion: null,
    });
  });

  it('takes what fields there are, plain text too, and no pay of 90 a year', async () => {
    const { postings } = await read();
    expect(postings[1]).toMatchObject({
      url: 'https://jobs.eu.lever.co/FjordWorks/0b6f7c1e-3f0e-4b5a-9d2c-222222222222',
      description: 'Keep watch.\n\n- Bring < script>\n- Bread',
      locations: ['Norway'],
      workplace: null,
      pay: null,
      postedAt: null,
    });
  });

  it('does not lose the others to an odd job', async () => {
    const { listed, unread, nameless, end } = await read();
    expect(listed.map((id) => id.slice(-3))).toEqual(['111', '222', '333']);
    expect([unread, nameless, end.complete]).toEqual([3, 2, true]);
  });

  it('is asked for in the region of its token, then in the other one', async () => {
    const boards = await openTestingBoards({
      'api.lever.co/v0/postings/FjordWorks': status(404),
      'api.eu.lever.co/v0/postings/FjordWorks': json(answerOf('lever')),
    });
    const american = boardToRead(lever, 'FjordWorks');
    const { postings } = await readAll(lever, american, boards.ask);
    await readAll(lever, board, boards.ask);
    await boards.close();
    expect(postings[1]).toMatchObject({ sourceId: expect.stringMatching(/^FjordWorks\//), board: 'lever:FjordWorks' });
    expect(boards.requests.map(({ host }) => host)).toEqual(['api.lever.co', 'api.eu.lever.co', 'api.eu.lever.co']);
  });

  it('that neither region finds has failed and is not gone', async () => {
    const gone = () => {
      throw new FetchError('gone', 'There is no such page.', { status: 404 });
    };
    const { ask, requests } = fakeAsk(gone);
    await expect(readAll(lever, board, ask)).rejects.toMatchObject({ kind: 'failing', status: 404 });
    expect(requests.map(({ url }) => new URL(url).hostname)).toEqual(['api.eu.lever.co', 'api.lever.co']);
  });

  it('that fails otherwise is not asked for elsewhere', async () => {
    const { ask, requests } = fakeAsk(() => {
      throw new FetchError('busy', 'It asks for patience.', { status: 429 });
    });
    await expect(readAll(lever, board, ask)).rejects.toMatchObject({ kind: 'busy' });
    expect(requests).toHaveLength(1);
  });

  it('that answers something else is not read as a site without jobs', async () => {
    for (const odd of [{ ok: false, error: 'Document not found' }, null, 'x'])
      await expect(readAll(lever, board, fakeAsk(() => odd).ask)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it.each([
    ['https://jobs.lever.co/FjordWorks', 'FjordWorks'],
    ['https://jobs.lever.co/fjord-works/0b6f7c1e-3f0e-4b5a-9d2c-111111111111/apply', 'fjord-works'],
    ['https://jobs.eu.lever.co/FjordWorks?department=x', 'eu/FjordWorks'],
    ['https://api.lever.co/v0/postings/FjordWorks?mode=json', 'FjordWorks'],
    ['https://api.eu.lever.co/v0/postings/FjordWorks', 'eu/FjordWorks'],
    ['https://api.lever.co/v0/', null],
    ['https://jobs.lever.co/', null],
    ['https://www.lever.co/customers', null],
    ['https://hire.lever.co/FjordWorks', null],
  ])('is recognised by %s: %s', (address, token) => {
    expect(lever.tokenOf(new URL(address))).toBe(token);
  });

  const recorded = recordedAnswer('lever', process.env['REAL_DATA_DIR']);
  it.skipIf(recorded === null)('reads a recorded answer (skipped where REAL_DATA_DIR has none)', async () => {
    const { postings, unread } = await readAll(lever, board, fakeAsk(() => recorded).ask);
    expect(postings).toMatchObject([
      { locations: ['Chicago, IL'], workplace: 'remote', pay: null, postedAt: new Date(1_764_205_361_939) },
      { locations: ['Washington, D.C.'], workplace: 'remote' },
    ]);
    expect(unread).toBe(0);
    for (const { description } of postings) {
      expect(description).toMatch(
        /\n\n### How You'll Contribute\n\n- [^]*\n\n### Your Background Includes:?\n\n- [^]*\n\n### A Little More About Us\n\n/,
      );
      expect(description).not.toMatch(/<|&\w+;|\*\*|\\/);
    }
  });
});
