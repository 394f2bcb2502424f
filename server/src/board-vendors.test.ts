import { describe, expect, it } from 'vitest';
import type { Vendor } from '@alive/contract/boards.ts';
import { type Handler, json } from '#testing/boards.testing.ts';
import { boardsOf } from './features/ats/boards.ts';
import { answerOf, recordedAnswer } from '#testing/board-reads.testing.ts';
import { day, testSyncs } from '#testing/board-sync.testing.ts';

const { serve, sync, stored } = testSyncs();

/** Where each vendor's board is read, and what answers for the text of one job. */
const boards: Record<Vendor, { address: string; list: string; text?: string; job?: string }> = {
  greenhouse: { address: 'https://boards.greenhouse.io/acme', list: 'boards-api.greenhouse.io/v1/boards/acme/jobs' },
  lever: { address: 'https://jobs.lever.co/acme', list: 'api.lever.co/v0/postings/acme' },
  ashby: { address: 'https://jobs.ashbyhq.com/acme', list: 'api.ashbyhq.com/posting-api/job-board/acme' },
  smartrecruiters: {
    address: 'https://jobs.smartrecruiters.com/acme',
    list: 'api.smartrecruiters.com/v1/companies/acme/postings',
    text: 'smartrecruiters-job',
    job: 'api.smartrecruiters.com/v1/companies/acme/postings/',
  },
  workable: { address: 'https://apply.workable.com/acme', list: 'apply.workable.com/api/v1/widget/accounts/acme' },
  recruitee: { address: 'https://acme.recruitee.com', list: 'acme.recruitee.com/api/offers/' },
  workday: {
    address: 'https://acme.wd5.myworkdayjobs.com/External',
    list: 'acme.wd5.myworkdayjobs.com/wday/cxs/acme/External/jobs',
    text: 'workday-job',
    job: 'acme.wd5.myworkdayjobs.com/wday/cxs/acme/External/job/',
  },
};

describe.each(Object.entries(boards))('a whole sync of %s', (vendor, { address, list, text, job }) => {
  const recorded = recordedAnswer(vendor, process.env['REAL_DATA_DIR']);
  it.for([
    ['an invented company', answerOf(vendor)],
    ['a recorded answer (skipped where REAL_DATA_DIR has none)', recorded],
  ] as const)('stores %s once, as people can read it', async ([, reply], { skip }) => {
    if (reply === null) skip();
    const [board] = boardsOf([{ name: 'Acme Works', address }]);
    if (board === undefined) throw new Error(`${address} is no board.`);
    const texts: Record<string, Handler> =
      job && text ? Object.fromEntries(pathsIn(reply).map((path) => [job + path, json(answerOf(text))])) : {};
    const served = await serve({ [list]: json(reply), ...texts });
    const first = await sync(served, day(1), { board });
    expect(first).toMatchObject({ outcome: 'complete', failure: null });
    const rows = await stored(board);
    expect([rows.length > 0, rows.length]).toEqual([true, first.added]);
    expect(new Set(rows.map(({ sourceId }) => sourceId)).size).toBe(rows.length);
    for (const row of rows) {
      expect(row).toMatchObject({ source: vendor, companyName: 'Acme Works', firstSeenAt: day(1) });
      expect(row.title).toMatch(/^\S.*\S$/);
      expect(row.url).toMatch(/^https:\/\//);
      expect(row.description).not.toMatch(/<\/?[a-z]|&[a-z]+;|\]\(/);
      for (const pay of [row.salaryMin, row.salaryMax]) expect(pay === null || pay >= 1000).toBe(true);
      for (const { quote, start, end } of row.verdicts) expect(row.description.slice(start ?? 0, end ?? 0)).toBe(quote);
    }
    expect(await sync(served, day(2), { board })).toMatchObject({ added: 0, changed: 0, closed: 0 });
  });
});

/** The last parts of the addresses at which the jobs of a list have their texts. */
const pathsIn = (reply: unknown): string[] => {
  const { content = [], jobPostings = [] } = reply as { content?: { id: string }[]; jobPostings?: { externalPath?: string }[] };
  return [...content.map(({ id }) => id), ...jobPostings.flatMap(({ externalPath }) => externalPath?.replace(/^\/job\//, '') ?? [])];
};
