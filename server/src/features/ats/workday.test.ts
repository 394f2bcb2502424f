import { describe, expect, it } from 'vitest';
import { type BoardRequest, type Handler, json, openTestingBoards, status } from '#testing/boards.testing.ts';
import { answerOf, boardToRead, fakeAsk, readAll, recordedAnswer } from '#testing/board-reads.testing.ts';
import { workday } from './workday.ts';

const board = boardToRead(workday, 'brightmoor|wd5|Brightmoor_External', { companyName: 'Brightmoor Rail' });
const host = 'brightmoor.wd5.myworkdayjobs.com';
const api = `${host}/wday/cxs/brightmoor/Brightmoor_External`;
const job = answerOf('workday-job') as { jobPostingInfo: Record<string, unknown> };

describe('a Workday board', () => {
  it('becomes postings, with the places that its list hides', async () => {
    const { ask, requests } = fakeAsk(({ url }) =>
      url.endsWith('/jobs')
        ? answerOf('workday')
        : url.endsWith('-1')
          ? detail({ location: null, additionalLocations: null, startDate: null, ...korea })
          : job,
    );
    const { postings, listed, unread, nameless, end } = await readAll(workday, board, ask);
    expect(requests.map(({ url }) => url)).toEqual([
      `https://${api}/jobs`,
      `https://${api}/job/Virginia---Remote/Signal-Engineer---New-Graduate_JR100001`,
      `https://${api}/job/Korea-Busan/Signal-Engineer---New-Graduate_JR100001-1`,
    ]);
    expect(requests[0]?.body).toEqual({ appliedFacets: {}, limit: 20, offset: 0, searchText: '' });
    expect(postings[0]).toEqual({
      source: 'workday',
      sourceId: 'brightmoor/Brightmoor_External/Signal-Engineer---New-Graduate_JR100001',
      title: 'Signal Engineer - New Graduate',
      companyName: 'Brightmoor Rail',
      companyDomain: null,
      industry: null,
      url: 'https://brightmoor.wd5.myworkdayjobs.com/Brightmoor_External/job/Virginia---Remote/Signal-Engineer---New-Graduate_JR100001',
      description: '### The work\n\nKeep trains apart & on time.\n\n- Relay logic',
      locations: ['Richmond, United States', 'USA - Seattle, WA', 'Denver, CO'],
      workplace: 'hybrid',
      pay: null,
      terms: [],
      stated: null,
      postedAt: new Date('2026-11-18T00:00:00Z'),
      updatedAt: null,
      open: true,
      board: 'workday:brightmoor|wd5|Brightmoor_External',
      listVersion: '/job/Virginia---Remote/Signal-Engineer---New-Graduate_JR100001 | Signal Engineer - New Graduate | 3 Locations',
    });
    expect(postings[1]).toMatchObject({
      sourceId: 'brightmoor/Brightmoor_External/Signal-Engineer---New-Graduate_JR100001-1',
      url: `https://${host}/Brightmoor_External/job/Korea-Busan/Signal-Engineer---New-Graduate_JR100001-1`,
      locations: ['Busan, South Korea'],
    });
    expect(listed).toHaveLength(2);
    // A row without a path, and one whose path leads away from the board.
    expect([unread, nameless, end.complete]).toEqual([2, 2, true]);
  });

  it.each([
    [{ startDate: '2026-10-01', postedOn: 'Posted 30+ Days Ago' }, '2026-10-01'],
    [{ startDate: '2027-01-11', postedOn: 'Posted Today' }, '2026-11-21'],
    [{ startDate: null, postedOn: 'Posted Yesterday' }, '2026-11-20'],
    [{ startDate: 'TBD', postedOn: 'Posted 21 Days Ago' }, '2026-10-31'],
    [{ startDate: null, postedOn: 'Posted 30+ Days Ago' }, null],
    [{ startDate: '2027-01-11', postedOn: 'Tempe, AZ' }, null],
  ])('tells the day of posting from %j: %s', async (fields, day) => {
    const [posting] = await read(fields);
    expect(posting?.postedAt?.toISOString().slice(0, 10) ?? null).toBe(day);
  });

  it('has no place, rather than "5 Locations", where nothing names one', async () => {
    expect((await read({ location: null, additionalLocations: [], jobRequisitionLocation: null, country: null }))[0]?.locations).toEqual(
      [],
    );
  });

  it('does not list a job that is not posted any more', async () => {
    expect(await read({ posted: false })).toEqual([]);
  });

  it.each([
    ['Fully Remote', 'remote'],
    ['On-site', 'onsite'],
    ['Flex', null],
    [null, null],
  ])('reads the remote type %s as %s', async (remoteType, workplace) => {
    expect((await read({ remoteType }))[0]?.workplace).toBe(workplace);
  });

  it('is paged through the real client although the total comes once and the end starts again', async () => {
    const boards = await openTestingBoards(site(45));
    const { listed, postings, totals, end } = await readAll(workday, board, boards.ask);
    await boards.close();
    expect([listed.length, new Set(listed).size, postings.length, end.complete]).toEqual([45, 45, 45, true]);
    expect(new Set(totals)).toEqual(new Set([45]));
    expect(boards.requests.filter(({ method }) => method === 'POST')).toHaveLength(3);
  });

  it('does not loop where it says that it has more jobs than it lists', async () => {
    const boards = await openTestingBoards(site(25, { total: 60 }));
    const { listed, end } = await readAll(workday, board, boards.ask);
    await boards.close();
    expect([listed.length, end.complete]).toEqual([25, false]);
    expect(boards.requests.filter(({ method }) => method === 'POST')).toHaveLength(3);
  });

  it('is not complete at the cap of one search', async () => {
    const { ask } = fakeAsk(({ body }) => list(2000, (body as { offset: number }).offset, 2000));
    const { listed, end } = await readAll(workday, { ...board, knownVersion: (id) => versionOf(id) }, ask);
    expect([listed.length, end.complete]).toEqual([2000, false]);
  });

  it.each([
    ['https://brightmoor.wd5.myworkdayjobs.com/Brightmoor_External', 'brightmoor|wd5|Brightmoor_External'],
    ['https://brightmoor.wd5.myworkdayjobs.com/en-US/Brightmoor_External/', 'brightmoor|wd5|Brightmoor_External'],
    ['https://brightmoor.wd103.myworkdayjobs.com/fr-CA/Careers/job/Paris/Signal-Engineer_JR1?source=x', 'brightmoor|wd103|Careers'],
    ['https://brightmoor.wd1.myworkdayjobs.com/wday/cxs/brightmoor/Careers/jobs', 'brightmoor|wd1|Careers'],
    ['https://BRIGHTMOOR.wd1.myworkdayjobs.com/NVIDIAExternalCareerSite', 'brightmoor|wd1|NVIDIAExternalCareerSite'],
    ['https://brightmoor.wd1.myworkdayjobs.com/', null],
    ['https://brightmoor.wd1.myworkdayjobs.com/en-US', null],
    ['https://brightmoor.wd1.myworkdayjobs.com/en-US/', null],
    ['https://brightmoor.wd1.myworkdayjobs.com/wday/authgwy/x', null],
    ['https://www.myworkdayjobs.com/External', null],
    ['https://brightmoor.wd1.myworkdayjobs.com.example.org/External', null],
  ])('is recognised by %s: %s', (address, token) => {
    expect(workday.tokenOf(new URL(address))).toBe(token);
  });

  const recorded = recordedAnswer('workday', process.env['REAL_DATA_DIR']);
  it.skipIf(recorded === null)('reads a recorded list (skipped where REAL_DATA_DIR has none)', async () => {
    const { ask } = fakeAsk(({ url }) => (url.endsWith('/jobs') ? recorded : { jobPostingInfo: {} }));
    const { postings, end } = await readAll(workday, board, ask);
    expect(postings).toMatchObject([
      {
        title: 'Solution Architect / Senior Solution Architect - PubSec - SLED/NGO',
        locations: [],
        postedAt: new Date('2026-11-20T00:00:00Z'),
      },
      { locations: [], postedAt: new Date('2026-11-18T00:00:00Z') },
    ]);
    expect(end.complete).toBe(true);
  });
});

const detail = (fields: object) => ({ ...job, jobPostingInfo: { ...job.jobPostingInfo, ...fields } });

const korea = {
  title: null,
  externalUrl: 'javascript:void(0)',
  jobRequisitionLocation: null,
  country: { descriptor: 'Korea, Republic of', id: 'k', alpha2Code: 'KR' },
};

/** The postings of a board of one job, whose own answer has these fields. */
async function read(fields: object) {
  const { ask } = fakeAsk(({ url }) => (url.endsWith('/jobs') ? list(1, 0, 1) : detail(fields)));
  return (await readAll(workday, board, ask)).postings;
}

const pathOf = (index: number) => `/job/Leeds/Signaller_JR${index}`;
const versionOf = (sourceId: string) => `/job/Leeds/${sourceId.slice(sourceId.lastIndexOf('/') + 1)} | Signaller | 5 Locations`;

function list(count: number, offset: number, total = count) {
  const start = offset < count ? offset : 0;
  const rows = Array.from({ length: Math.min(20, count - start) }, (_, index) => ({
    title: 'Signaller',
    externalPath: pathOf(start + index),
    locationsText: '5 Locations',
    postedOn: 'Posted 2 Days Ago',
  }));
  return { total: offset === 0 ? total : 0, jobPostings: rows };
}

/** A site as Workday runs it: POST only, 20 a page, the first page again past the end. */
function site(count: number, { total = count } = {}): Record<string, Handler> {
  const jobs: Handler = (request: BoardRequest, response) => {
    const { limit, offset } = JSON.parse(request.body) as { limit: number; offset: number };
    const answer = request.method === 'POST' && limit <= 20 ? json(list(count, offset, total)) : status(400);
    return answer(request, response);
  };
  const texts = Array.from({ length: count }, (_, index) => [`${api}${pathOf(index)}`, json(job)] as const);
  return { [`${api}/jobs`]: jobs, ...Object.fromEntries(texts) };
}
