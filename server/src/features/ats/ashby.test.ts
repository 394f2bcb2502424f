import { describe, expect, it } from 'vitest';
import { json, openTestingBoards } from '#testing/boards.testing.ts';
import { ashby } from './ashby.ts';
import { answerOf, boardToRead, fakeAsk, readAll, recordedAnswer } from '#testing/board-reads.testing.ts';

const board = boardToRead(ashby, 'Ice & Co.', { companyName: 'Ice & Co.' });
const read = () => readAll(ashby, board, fakeAsk(() => answerOf('ashby')).ask);

describe('an Ashby board', () => {
  it('becomes postings: the span of all tiers, places by their addresses', async () => {
    const { postings } = await read();
    expect(postings[0]).toEqual({
      source: 'ashby',
      sourceId: 'Ice & Co./9d0a1c7e-0000-4000-8000-000000000001',
      title: 'Glacier Engineer',
      companyName: 'Ice & Co.',
      companyDomain: null,
      industry: null,
      url: 'https://jobs.ashbyhq.com/Ice%20%26%20Co./9d0a1c7e-0000-4000-8000-000000000001/application',
      description: '### The work\n\nYou drill.\n\nYou must hold an active clearance.',
      locations: ['Anchorage, Alaska, United States', 'Denver, Colorado, United States', 'Remote - Canada'],
      workplace: 'hybrid',
      pay: { min: 120_000, max: 170_000, per: 'year', currency: 'USD' },
      terms: [],
      stated: null,
      postedAt: new Date('2026-11-01T22:43:56.531Z'),
      updatedAt: null,
      open: true,
      board: 'ashby:Ice & Co.',
      listVersion: null,
    });
  });

  it('keeps pay by the hour and in other currencies as it is, and takes what fields there are', async () => {
    const { postings } = await read();
    expect(postings[1]).toMatchObject({
      url: 'https://jobs.ashbyhq.com/Ice%20%26%20Co./9d0a1c7e-0000-4000-8000-000000000002',
      description: 'Mend sleds.\n\n- Wax\n- Rope',
      locations: ['Yukon camp'],
      workplace: 'remote',
      pay: { min: 40, max: 75, per: 'hour', currency: 'CAD' },
      postedAt: null,
    });
  });

  it('says nothing of pay that is hidden or of two intervals, and keeps a place that names more than its address', async () => {
    const { postings } = await read();
    expect(postings.slice(2)).toMatchObject([
      { title: 'Cook', pay: null },
      { title: 'Pilot', pay: null, locations: ['Reykjavik or Oslo'] },
    ]);
  });

  it('lists what is listed, and does not lose the others to an odd job', async () => {
    const { listed, unread, nameless, end } = await read();
    expect(listed.map((id) => id.slice(-1))).toEqual(['1', '2', '3', '4', '6']);
    expect([unread, nameless, end.complete]).toEqual([2, 1, true]);
  });

  it('is read through the real client, whatever its name holds', async () => {
    const boards = await openTestingBoards({
      'api.ashbyhq.com/posting-api/job-board/Ice%20%26%20Co.?includeCompensation=true': json(answerOf('ashby')),
    });
    const { postings } = await readAll(ashby, board, boards.ask);
    await boards.close();
    expect(postings).toHaveLength(4);
  });

  it('that answers something else is not read as a board without jobs', async () => {
    for (const odd of [{ apiVersion: '1' }, 'Not Found', null])
      await expect(readAll(ashby, board, fakeAsk(() => odd).ask)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it.each([
    ['https://jobs.ashbyhq.com/Ice%20%26%20Co.', 'Ice & Co.'],
    ['https://jobs.ashbyhq.com/ice.co/9d0a1c7e-0000-4000-8000-000000000001/application', 'ice.co'],
    ['https://api.ashbyhq.com/posting-api/job-board/ice?includeCompensation=true', 'ice'],
    ['https://jobs.ashbyhq.com/ice/embed?version=2', 'ice'],
    ['https://jobs.ashbyhq.com/', null],
    ['https://jobs.ashbyhq.com/%E0%A4', null],
    ['https://api.ashbyhq.com/job.list', null],
    ['https://www.ashbyhq.com/ice', null],
  ])('is recognised by %s: %s', (address, token) => {
    expect(ashby.tokenOf(new URL(address))).toBe(token);
  });

  const recorded = recordedAnswer('ashby', process.env['REAL_DATA_DIR']);
  it.skipIf(recorded === null)('reads a recorded answer (skipped where REAL_DATA_DIR has none)', async () => {
    const { postings, unread } = await readAll(ashby, board, fakeAsk(() => recorded).ask);
    expect(postings).toMatchObject([
      { title: 'Senior Technical Recruiter', locations: ['Canada'], workplace: 'remote', pay: null },
      {
        title: 'Senior Site Reliability Engineer',
        locations: ['Toronto, Ontario, Canada'],
        workplace: 'hybrid',
        pay: { min: 102_800, max: 137_000, per: 'year', currency: 'CAD' },
      },
    ]);
    expect(unread).toBe(0);
    for (const { description } of postings) expect(description).not.toMatch(/<|&\w+;|\*\*|\\/);
  });
});
