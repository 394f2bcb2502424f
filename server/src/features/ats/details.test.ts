import { describe, expect, it } from 'vitest';
import { FetchError } from '#platform/fetch/error.ts';
import { boardToRead, fakeAsk, readAll } from '#testing/board-reads.testing.ts';
import type { Ask } from '#platform/fetch/open.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import type { BoardToRead } from './vendor.ts';

describe('a board whose texts are in answers of their own', () => {
  it('is paged to its end, and every text is fetched', async () => {
    const { ask, requests } = board(ids(250));
    const { postings, listed, totals, end } = await readAll(smartrecruiters, toRead(), ask);
    expect(listed).toEqual(ids(250));
    expect(postings.map(({ sourceId }) => sourceId)).toEqual(ids(250));
    expect(new Set(totals)).toEqual(new Set([250]));
    expect(end).toEqual({ changed: true, complete: true, validators: { etag: null, lastModified: null } });
    expect(requests.filter(({ url }) => url.includes('offset='))).toHaveLength(3);
  });

  it('hands on what it read before it gives up', async () => {
    const failing = { 41: new FetchError('timeout', 'a'), 42: new FetchError('timeout', 'b'), 43: new FetchError('timeout', 'c') };
    const read = smartrecruiters.read(toRead(), board(ids(100), { failing }).ask);
    const listed: string[] = [];
    const toTheEnd = async () => {
      for await (const page of read) listed.push(...page.listed);
    };
    await expect(toTheEnd()).rejects.toMatchObject({ kind: 'timeout' });
    expect(listed).toEqual(ids(40));
  });

  it('that lists nothing is complete after one request', async () => {
    const { ask, requests } = board([]);
    expect(await readAll(smartrecruiters, toRead(), ask)).toMatchObject({ listed: [], totals: [0], end: { complete: true } });
    expect(requests).toHaveLength(1);
  });

  it('is asked for the texts of new and changed jobs only, and the others stay listed', async () => {
    const first = await readAll(smartrecruiters, toRead(), board(ids(3)).ask);
    const versions = new Map(first.postings.map(({ sourceId, listVersion }) => [sourceId, listVersion ?? undefined]));
    const { ask, requests } = board(ids(4), { rename: '2' });
    const { postings, listed } = await readAll(smartrecruiters, toRead({ knownVersion: (id) => versions.get(id) }), ask);
    expect(listed).toEqual(ids(4));
    expect(postings.map(({ sourceId }) => sourceId)).toEqual(['2', '4']);
    expect(requests).toHaveLength(3);
  });

  it('is not complete where a page is empty before the total is reached', async () => {
    const { ask, requests } = pages([
      { total: 250, rows: ids(100) },
      { total: 250, rows: [] },
    ]);
    expect(await readAll(smartrecruiters, toRead(), ask)).toMatchObject({ listed: ids(100), end: { complete: false } });
    expect(lists(requests)).toBe(2);
  });

  it('is not complete where the first page comes again, and is not asked for ever', async () => {
    const { ask, requests } = pages([
      { total: 250, rows: ids(100) },
      { total: 250, rows: ids(100) },
    ]);
    expect(await readAll(smartrecruiters, toRead(), ask)).toMatchObject({ listed: ids(100), end: { complete: false } });
    expect(lists(requests)).toBe(2);
  });

  it('is not complete where a job closed while it was paged, since another one slipped past', async () => {
    const later = ids(250).filter((id) => id !== '50' && id !== '101');
    const { ask } = pages([
      { total: 250, rows: ids(100) },
      { total: 249, rows: later.slice(99, 199) },
      { total: 249, rows: later.slice(199) },
    ]);
    const { listed, end } = await readAll(smartrecruiters, toRead(), ask);
    expect(listed).toHaveLength(249);
    expect(end.complete).toBe(false);
  });

  it('is complete where jobs came while it was paged and moved others to the next page again', async () => {
    const { ask } = pages([
      { total: 150, rows: ids(100) },
      { total: 151, rows: ['99', '100', ...ids(150).slice(100), 'new'] },
    ]);
    const { listed, end } = await readAll(smartrecruiters, toRead(), ask);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toHaveLength(151);
    expect(end.complete).toBe(true);
  });

  it('is never complete where the list does not say how many jobs it has', async () => {
    const { ask } = pages([
      { total: '45', rows: ids(2) },
      { total: -1, rows: [] },
    ]);
    expect(await readAll(smartrecruiters, toRead(), ask)).toMatchObject({ listed: ids(2), end: { complete: false } });
  });

  it('does not believe a total that is less than it lists', async () => {
    const { ask } = pages([
      { total: 0, rows: ids(100) },
      { total: 0, rows: ['101'] },
      { total: 0, rows: [] },
    ]);
    expect(await readAll(smartrecruiters, toRead(), ask)).toMatchObject({ listed: ids(101), end: { complete: false } });
  });

  it('has failed, and is not gone, where a page after the first is', async () => {
    const whole = board(ids(150));
    const ask: Ask = async (request) => {
      if (request.url.includes('offset=100')) throw new FetchError('gone', 'gone', { status: 404 });
      return whole.ask(request);
    };
    await expect(readAll(smartrecruiters, toRead(), ask)).rejects.toMatchObject({ kind: 'failing' });
  });

  it('has failed where the texts of ten listed jobs in a row are gone', async () => {
    const failing = (from: number) => Object.fromEntries(ids(9).map((id) => [Number(id) + from, new FetchError('gone', 'gone')]));
    expect((await readAll(smartrecruiters, toRead(), board(ids(20), { failing: failing(1) }).ask)).listed).toHaveLength(11);
    const ten = { ...failing(1), 11: new FetchError('gone', 'gone') };
    await expect(readAll(smartrecruiters, toRead(), board(ids(20), { failing: ten }).ask)).rejects.toMatchObject({ kind: 'failing' });
  });

  it('lists a job twice on one page once', async () => {
    const { ask } = pages([
      { total: 2, rows: ['1', '1'] },
      { total: 2, rows: [] },
    ]);
    expect(await readAll(smartrecruiters, toRead(), ask)).toMatchObject({ listed: ['1'], end: { complete: false } });
  });

  it('does not list a job whose text is gone', async () => {
    const { ask } = board(ids(3), { failing: { 2: new FetchError('gone', 'gone') } });
    const { listed, postings, unread, end } = await readAll(smartrecruiters, toRead(), ask);
    expect([listed, postings.length, unread, end.complete]).toEqual([['1', '3'], 2, 0, true]);
  });

  it.each(['failing', 'timeout', 'refused', 'unreadable', 'too large'] as const)(
    'goes on past a job whose text ends in "%s", which is listed and unread',
    async (kind) => {
      const failing = Object.fromEntries([2, 3, 5, 6].map((id) => [id, new FetchError(kind, 'no')]));
      const { ask } = board(ids(7), { failing });
      const { listed, postings, unread, end } = await readAll(smartrecruiters, toRead(), ask);
      expect([listed, postings.length, unread, end.complete]).toEqual([ids(7), 3, 4, true]);
    },
  );

  it('gives up after three failing texts in a row, on two pages too', async () => {
    const failing = { 99: new FetchError('timeout', 'a'), 100: new FetchError('failing', 'b'), 101: new FetchError('refused', 'c') };
    const { ask } = board(ids(120), { failing });
    await expect(readAll(smartrecruiters, toRead(), ask)).rejects.toMatchObject({ kind: 'refused', message: 'c' });
  });

  it('gives up at once without a network, and for what is no failure of a request', async () => {
    const offline = board(ids(2), { failing: { 1: new FetchError('offline', 'no way') } });
    await expect(readAll(smartrecruiters, toRead(), offline.ask)).rejects.toMatchObject({ kind: 'offline' });
    const ended = board(ids(2), { failing: { 1: new Error('The process ends.') } });
    await expect(readAll(smartrecruiters, toRead(), ended.ask)).rejects.toThrow('The process ends.');
  });

  it('gives up where a page fails or is not in the shape of a list', async () => {
    const gone = fakeAsk(() => {
      throw new FetchError('gone', 'no such board');
    });
    await expect(readAll(smartrecruiters, toRead(), gone.ask)).rejects.toMatchObject({ kind: 'gone' });
    for (const odd of [null, [], 'Sorry', { content: 'none' }, { message: 'maintenance' }]) {
      await expect(readAll(smartrecruiters, toRead(), fakeAsk(() => odd).ask)).rejects.toMatchObject({ kind: 'unreadable' });
    }
  });
});

const toRead = (fields: Partial<BoardToRead> = {}) => boardToRead(smartrecruiters, 'Fernhollow', fields);

const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);

const lists = (requests: { url: string }[]) => requests.filter(({ url }) => url.includes('offset=')).length;

/** A board that answers as it should, but for the texts that fail. */
function board(all: string[], { rename, failing = {} }: { rename?: string; failing?: Record<string, Error> } = {}) {
  return fakeAsk(({ url }) => {
    const offset = new URL(url).searchParams.get('offset');
    const name = (id: string) => (id === rename ? 'Renamed' : `Job ${id}`);
    if (offset === null) return text(url, failing, name);
    return { totalFound: all.length, content: all.slice(Number(offset), Number(offset) + 100).map((id) => ({ id, name: name(id) })) };
  });
}

/** A board that answers one page after the other, whatever it is asked. */
function pages(answers: { total: unknown; rows: string[] }[]) {
  let next = 0;
  return fakeAsk(({ url }) => {
    if (!url.includes('offset=')) return text(url);
    const { total, rows } = answers[next++] ?? { total: 0, rows: ids(100) };
    return { totalFound: total, content: rows.map((id) => ({ id, name: `Job ${id}` })) };
  });
}

function text(url: string, failing: Record<string, Error> = {}, name = (id: string) => `Job ${id}`) {
  const id = url.slice(url.lastIndexOf('/') + 1);
  if (failing[id] !== undefined) throw failing[id];
  return { id, name: name(id), jobAd: { sections: {} } };
}
