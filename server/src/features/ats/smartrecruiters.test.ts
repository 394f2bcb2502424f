import { describe, expect, it } from 'vitest';
import { inTurn, json, openTestingBoards, status } from '#testing/boards.testing.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { answerOf, boardToRead, fakeAsk, readAll, recordedAnswer } from '#testing/board-reads.testing.ts';

const board = boardToRead(smartrecruiters, 'FernhollowInstruments', { companyName: 'Fernhollow Instruments' });
const api = 'api.smartrecruiters.com/v1/companies/FernhollowInstruments/postings';
const job = answerOf('smartrecruiters-job') as Record<string, unknown>;

describe('a SmartRecruiters board', () => {
  it('becomes postings, and an odd row costs that row only', async () => {
    const details: Record<string, unknown> = {
      '744000100000001': job,
      '744000100000002': {
        ...job,
        id: 744000100000002,
        name: 'Applikationsingenieur (m/w/d)',
        location: { city: 'Stuttgart', region: 'BW', country: 'de' },
      },
      '744000100000003': {
        id: '744000100000003',
        name: 'Field Engineer',
        location: { city: 17, country: 'US', remote: true },
        releasedDate: 'soon',
      },
      '744000100000005': { ...job, id: '744000100000005', active: false },
    };
    const list = answerOf('smartrecruiters');
    const { ask, requests } = fakeAsk(({ url }) => (url.includes('offset=') ? list : details[url.slice(url.lastIndexOf('/') + 1)]));
    const { postings, listed, unread, nameless, end } = await readAll(smartrecruiters, board, ask);
    expect(postings[0]).toEqual({
      source: 'smartrecruiters',
      sourceId: '744000100000001',
      title: 'Embedded Software Intern & Co-op (Summer 2027)',
      companyName: 'Fernhollow Instruments',
      companyDomain: null,
      industry: null,
      url: 'https://jobs.smartrecruiters.com/FernhollowInstruments/744000100000001-embedded-software-intern?oga=true',
      description: [
        '### Company Description',
        'Fernhollow builds scales that weigh a single leaf.',
        '### Job Description',
        'Write firmware & tests.',
        'We are unable to sponsor visas for this role.',
        '### Qualifications',
        '- C or C++\n- You study until 2028',
      ].join('\n\n'),
      locations: ['St. Louis, MO, United States'],
      workplace: 'hybrid',
      pay: null,
      terms: ['Summer 2027'],
      stated: null,
      postedAt: new Date('2026-11-03T14:05:06Z'),
      updatedAt: null,
      open: true,
      board: 'smartrecruiters:FernhollowInstruments',
      listVersion:
        'Embedded Software Intern &amp; Co-op  (Summer 2027) | aa11c2c1e-0000-4000-8000-000000000001 | 2026-11-03T14:05:06.000Z | St. Louis, MO, United States | hybrid',
    });
    // "BW" would read as Botswana.
    expect(postings[1]).toMatchObject({ sourceId: '744000100000002', locations: ['Stuttgart, Germany'], workplace: null });
    expect(postings[2]).toMatchObject({
      url: 'https://jobs.smartrecruiters.com/FernhollowInstruments/744000100000003',
      description: '',
      locations: ['United States'],
      workplace: 'remote',
      postedAt: null,
    });
    // The fifth is not active any more.
    expect(listed).toEqual(['744000100000001', '744000100000002', '744000100000003']);
    expect([unread, nameless, end.complete, requests.length]).toEqual([1, 1, true, 5]);
  });

  it('keeps a place that is stated in one text only, and names of regions abroad', async () => {
    const locationsOf = async (location: unknown) => {
      const row = { id: '1', name: 'Engineer', location };
      const { ask } = fakeAsk(({ url }) => (url.includes('offset=') ? { totalFound: 1, content: [row] } : row));
      return (await readAll(smartrecruiters, board, ask)).postings[0]?.locations;
    };
    expect(await locationsOf({ fullLocation: 'Denham, England, United Kingdom' })).toEqual(['Denham, England, United Kingdom']);
    expect(await locationsOf({ city: 'Denham', region: 'England', country: 'gb' })).toEqual(['Denham, England, United Kingdom']);
    expect(await locationsOf({ city: 'Cambridge', region: 'ON', country: 'ca' })).toEqual(['Cambridge, ON, Canada']);
    expect(await locationsOf({ city: 'Singapore', region: '', country: 'sg' })).toEqual(['Singapore']);
    expect(await locationsOf(null)).toEqual([]);
  });

  it('is read through the real client, with pauses and retries', async () => {
    const row = (id: string) => ({ id, name: `Job ${id}`, releasedDate: '2026-10-01T00:00:00.000Z' });
    const rows = Array.from({ length: 101 }, (_, index) => row(`${index}`));
    const boards = await openTestingBoards({
      [`${api}?limit=100&offset=0`]: json({ totalFound: 101, content: rows.slice(0, 100), unknown: {} }),
      [`${api}?limit=100&offset=100`]: inTurn(status(429, { 'retry-after': '7' }), json({ totalFound: 101, content: rows.slice(100) })),
      ...Object.fromEntries(rows.map(({ id }) => [`${api}/${id}`, json({ ...job, id })])),
      [`${api}/5`]: status(404),
      [`${api}/7`]: inTurn(status(500), json({ ...job, id: '7' })),
      [`${api}/9`]: json('<html>'),
    });
    const { postings, listed, unread, end } = await readAll(smartrecruiters, board, boards.ask);
    await boards.close();
    expect([postings.length, listed.length, unread, end.complete]).toEqual([99, 100, 1, true]);
    expect(listed).not.toContain('5');
    expect(boards.sleeps.some((pause) => pause >= 7000)).toBe(true);
  }, 20_000);

  it('is known by the addresses of its pages, its forms and its API', () => {
    expect(
      tokens(smartrecruiters.tokenOf, [
        'https://jobs.smartrecruiters.com/Fernhollow',
        'https://jobs.smartrecruiters.com/Fernhollow/744000100000001-embedded-software-intern?oga=true',
        'https://jobs.smartrecruiters.com/oneclick-ui/company/Fernhollow/publication/5f0c',
        'https://careers.smartrecruiters.com/Fernhollow/',
        'https://api.smartrecruiters.com/v1/companies/Fernhollow/postings?limit=1',
        'https://www.smartrecruiters.com/Fernhollow/12308096-quality-manager',
      ]),
    ).toEqual(Array.from({ length: 6 }, () => 'Fernhollow'));
    expect(
      tokens(smartrecruiters.tokenOf, [
        'https://jobs.smartrecruiters.com/',
        'https://jobs.smartrecruiters.com/oneclick-ui/',
        'https://www.smartrecruiters.com/resources/',
        'https://api.smartrecruiters.com/v1/industries',
        'https://smartrecruiters.com.example.org/Fernhollow',
      ]),
    ).toEqual(Array.from({ length: 5 }, () => null));
  });

  const recorded = recordedAnswer('smartrecruiters', process.env['REAL_DATA_DIR']) as { content: object[] } | null;
  it.skipIf(recorded === null)('reads a recorded list (skipped where REAL_DATA_DIR has none)', async () => {
    const { ask } = fakeAsk(({ url }) => (url.includes('offset=') ? recorded : recorded?.content[0]));
    const { postings, end } = await readAll(smartrecruiters, board, ask);
    expect(postings).toMatchObject([
      {
        title: 'CNA / LPN - Consistent Hours. Start Next Week.',
        locations: ['St. Louis, MO, United States'],
        postedAt: new Date('2018-06-08T02:11:28Z'),
      },
    ]);
    expect(end.complete).toBe(true);
  });
});

const tokens = (tokenOf: (address: URL) => string | null, addresses: string[]) => addresses.map((address) => tokenOf(new URL(address)));
