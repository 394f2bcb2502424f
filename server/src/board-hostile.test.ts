import { describe, expect, it } from 'vitest';
import { inTurn, json } from '#testing/boards.testing.ts';
import type { Board } from './features/ats/boards.ts';
import { answer, day, job, testSyncs } from '#testing/board-sync.testing.ts';

const { serve, boardThat, sync, stored } = testSyncs();

/** Text that no packing makes small. */
const noise = (length: number) => Array.from({ length }, (_, at) => String.fromCodePoint(97 + ((at * at * 7919 + at * 31) % 26))).join('');

describe('a board with odd jobs', () => {
  it.each([
    ['a title of a megabyte', { title: 'Engineer '.repeat(120_000) }],
    ['a title of one endless word', { title: noise(40_000) }],
    ['a title with NUL and half a character', { title: 'Data\u0000 Engineer \uD800' }],
    ['an id of a number nobody counts to', { id: 1e300 }],
    ['an id with slashes', { id: '../../v1/9' }],
    ['a link that is a script', { absolute_url: 'javascript:alert(1)' }],
    ['a link with NUL and half a character', { absolute_url: 'https://stripe.example.com/\u0000\uD800' }],
    ['a link of a megabyte', { absolute_url: `https://stripe.example.com/${noise(1_000_000)}` }],
    ['ten thousand places', { location: { name: Array.from({ length: 10_000 }, (_, at) => `Town ${at}, Ohio`).join('; ') } }],
    ['ten thousand offices', { location: null, offices: Array.from({ length: 10_000 }, (_, at) => ({ name: `Town ${at}, Ohio` })) }],
    ['a place of a megabyte', { location: { name: noise(1_000_000) } }],
    ['a place with NUL', { location: { name: 'New\u0000 York, NY\uD800' } }],
    ['pay below nothing', { pay_input_ranges: [{ min_cents: -5_000_000, max_cents: -1, currency_type: 'USD', title: 'a year' }] }],
    ['pay beyond all numbers', { pay_input_ranges: [{ min_cents: 1e300, max_cents: 1e305, currency_type: 'JPY', title: 'a year' }] }],
    ['dates of 1970 and 2999', { first_published: '1970-01-01T00:00:00Z', updated_at: '2999-01-01T00:00:00Z' }],
    ['a text nested 100,000 deep', { content: '<div>'.repeat(100_000) + 'Hello' }],
    ['a text of a million words', { content: `<p>${'word '.repeat(1_000_000)}</p>` }],
    [
      'a text of words that are all different',
      { content: `<p>${Array.from({ length: 60_000 }, (_, at) => noise(at % 23) + at).join(' ')}</p>` },
    ],
    ['a text of NUL', { content: '<p>\u0000We sponsor\uD800 visas.</p>' }],
    ['a field nested deep', { metadata: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown }],
  ])('stores the others alongside one with %s', async (_, fields) => {
    const report = await sync(await boardThat(answer(job(1), job(2, fields), job(3))), day(1));
    const rows = await stored();
    expect(report).toMatchObject({ outcome: 'complete', listed: 3 });
    expect(rows.map(({ sourceId }) => sourceId)).toEqual(expect.arrayContaining(['stripe/1', 'stripe/3']));
    for (const { url, title, salaryMin, payStated, postedAt, locations } of rows) {
      expect(locations.length).toBeLessThanOrEqual(200);
      expect(payStated).toBeNull();
      expect(url).toMatch(/^https:\/\//);
      expect(title.length).toBeLessThanOrEqual(300);
      expect(salaryMin ?? 1000).toBeGreaterThanOrEqual(1000);
      expect(postedAt === null || postedAt > new Date('2000-01-01')).toBe(true);
    }
  });

  it.each([
    ['NUL', '7\u0000'],
    ['half a character', '7\uD800'],
    ['a megabyte', noise(1_000_000)],
  ])('closes nothing where an id holds %s, and stores the others', async (_, id) => {
    const board = await boardThat(answer(job(1), job(2)), answer(job(1), job(7, { id })));
    await sync(board, day(1));
    expect(await sync(board, day(2))).toMatchObject({ outcome: 'complete', unread: 1, closed: 0, whole: false });
    expect((await stored()).map(({ sourceId, state }) => [sourceId, state])).toEqual([
      ['stripe/1', 'open'],
      ['stripe/2', 'open'],
    ]);
  });

  it('takes one of two jobs with one id', async () => {
    expect(await sync(await boardThat(answer(job(1), job(1, { title: 'Another' }))), day(1))).toMatchObject({ listed: 1, added: 1 });
  });
});

describe('a board with a list of its own', () => {
  const acme: Board = {
    id: 'smartrecruiters:Acme',
    vendor: 'smartrecruiters',
    token: 'Acme',
    companyName: 'Acme',
    address: 'https://x.example.com',
  };
  const api = 'api.smartrecruiters.com/v1/companies/Acme/postings';
  it('is read where the list holds what no database does', async () => {
    const row = { id: '1', name: 'Data\u0000 Engineer\uD800', jobAdId: noise(100_000) };
    const board = await serve({
      [api]: inTurn(json({ totalFound: 1, content: [row] })),
      [`${api}/1`]: json({ ...row, jobAd: { sections: { jobDescription: { text: '<p>Hello\u0000</p>' } } } }),
    });
    expect(await sync(board, day(1), { board: acme })).toMatchObject({ outcome: 'complete', added: 1 });
    expect((await sync(board, day(2), { board: acme })).line).toBe('Acme: 1 listed, 0 new, 0 changed, 0 closed');
  });
});
