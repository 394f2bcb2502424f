import { describe, expect, it } from 'vitest';
import { inTurn, json, openTestingBoards, status } from '#testing/boards.testing.ts';
import { greenhouse } from './greenhouse.ts';
import { answerOf, boardToRead, fakeAsk, readAll, recordedAnswer } from '#testing/board-reads.testing.ts';

const board = boardToRead(greenhouse, 'bellfoundry', { companyName: 'Bellfoundry ' });
const read = () => readAll(greenhouse, board, fakeAsk(() => answerOf('greenhouse')).ask);

describe('a Greenhouse board', () => {
  it('becomes postings: escaped text, places of one field, the span of all pay zones', async () => {
    const { postings } = await read();
    expect(postings[0]).toEqual({
      source: 'greenhouse',
      sourceId: 'bellfoundry/7000001',
      title: 'Bell Tuner & Founder – Summer 2027',
      companyName: 'Bellfoundry',
      companyDomain: null,
      industry: null,
      url: 'https://job-boards.greenhouse.io/bellfoundry/jobs/7000001',
      description:
        'We forge bells & chimes. Since 1901.\n\n### What you will do\n\n- Tune bells\n- Visit R&D\n\nWe do not sponsor visas for this role.',
      locations: ['San Francisco', 'Seattle', 'New York'],
      workplace: 'hybrid',
      pay: { min: 95_000, max: 135_000, per: 'year', currency: 'USD' },
      terms: ['Summer 2027'],
      stated: null,
      postedAt: new Date('2026-10-16T15:55:32Z'),
      updatedAt: new Date('2026-11-02T13:50:01Z'),
      open: true,
      board: 'greenhouse:bellfoundry',
      listVersion: null,
    });
  });

  it('is read also where it is escaped twice, where only its offices tell the place, and where it pays by the hour', async () => {
    const { postings } = await read();
    expect(postings[1]).toMatchObject({
      url: 'https://careers.bellfoundry.example.com/?gh_jid=7000002',
      description: '### Pay\n\nSee above – it is fair.',
      locations: ['Utrecht, Netherlands', 'Ghent'],
      workplace: 'remote',
      pay: { min: 22.5, max: 28, per: 'hour', currency: 'EUR' },
      postedAt: null,
    });
  });

  it('says nothing of pay in two currencies, and takes what fields there are', async () => {
    const { postings } = await read();
    expect(postings[2]).toMatchObject({
      url: 'https://job-boards.greenhouse.io/bellfoundry/jobs/7000004',
      description: '',
      locations: [],
      workplace: null,
      pay: null,
    });
  });

  it('lists each opening once, no talent community, and does not lose the others to an odd one', async () => {
    const { listed, unread, nameless, end } = await read();
    expect(listed).toEqual(['7000001', '7000002', '7000004', '7000005'].map((id) => `bellfoundry/${id}`));
    expect([unread, nameless, end.complete]).toEqual([3, 2, true]);
  });

  it('that sends fewer jobs than it says it has is not read to its end', async () => {
    const { end } = await readAll(greenhouse, board, fakeAsk(() => ({ jobs: [], meta: { total: 3 } })).ask);
    expect(end.complete).toBe(false);
  });

  it('that answers something else is not read as a board without jobs', async () => {
    for (const odd of [{ status: 404, error: 'Job not found' }, { jobs: null }, [], 'x'])
      await expect(readAll(greenhouse, board, fakeAsk(() => odd).ask)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('is read through the real client, and not again while it is unchanged', async () => {
    const boards = await openTestingBoards({
      'boards-api.greenhouse.io/v1/boards/bellfoundry/jobs?content=true&pay_transparency=true': inTurn(
        status(500),
        json(answerOf('greenhouse'), { etag: '"7"' }),
        (request, response) => void response.writeHead(request.headers['if-none-match'] === '"7"' ? 304 : 500).end(),
      ),
    });
    const first = await readAll(greenhouse, board, boards.ask);
    const second = await readAll(greenhouse, { ...board, validators: first.end.validators }, boards.ask);
    await boards.close();
    expect([first.postings.length, first.end.changed]).toEqual([3, true]);
    expect(second).toMatchObject({ postings: [], totals: [], end: { changed: false, validators: { etag: '"7"' } } });
  });

  it.each([
    ['https://boards.greenhouse.io/bellfoundry', 'bellfoundry'],
    ['https://job-boards.greenhouse.io/bellfoundry/jobs/7000001', 'bellfoundry'],
    ['https://job-boards.eu.greenhouse.io/bellfoundry', 'bellfoundry'],
    ['https://boards.eu.greenhouse.io/bellfoundry/', 'bellfoundry'],
    ['https://boards-api.greenhouse.io/v1/boards/bellfoundry/jobs?content=true', 'bellfoundry'],
    ['https://boards.greenhouse.io/embed/job_board?for=bellfoundry&b=x', 'bellfoundry'],
    ['https://boards.greenhouse.io/embed/job_app?token=7000001&for=bellfoundry', 'bellfoundry'],
    ['https://boards.greenhouse.io/embed/job_board', null],
    ['https://boards.greenhouse.io/', null],
    ['https://www.greenhouse.io/customers', null],
    ['https://boards.greenhouse.io.example.com/bellfoundry', null],
    ['https://careers.bellfoundry.example.com/?for=bellfoundry', null],
  ])('is recognised by %s: %s', (address, token) => {
    expect(greenhouse.tokenOf(new URL(address))).toBe(token);
  });

  const recorded = recordedAnswer('greenhouse', process.env['REAL_DATA_DIR']);
  it.skipIf(recorded === null)('reads a recorded answer (skipped where REAL_DATA_DIR has none)', async () => {
    const { postings, unread } = await readAll(greenhouse, board, fakeAsk(() => recorded).ask);
    expect(postings).toMatchObject([
      { title: 'Customer Data Scientist - Experimentation', locations: ['London, UK'], postedAt: new Date('2026-07-16T15:55:32Z') },
      { title: 'Emerging Account Executive (India)', locations: ['Bangalore, India'] },
    ]);
    expect(unread).toBe(0);
    for (const { description } of postings) {
      expect(description).toContain('\n\n### At a minimum, you need to have:\n\n- ');
      expect(description).not.toMatch(/<|&\w+;|\*\*|\\/);
    }
  });
});
