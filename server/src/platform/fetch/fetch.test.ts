import { once } from 'node:events';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { FetchOptions } from './open.ts';
import { inTurn, json, openTestingBoards, packed, status, type Handler, type TestingBoards } from '#testing/boards.testing.ts';

const open: TestingBoards[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((boards) => boards.close()));
});

describe('an answer', () => {
  it('comes with its JSON and what it says of its version', async () => {
    const boards = await serve({ 'boards.example.com/jobs': json({ jobs: [1] }, { etag: 'W/"a1"', 'last-modified': MONDAY }) });
    const answer = await boards.ask({ url: 'https://boards.example.com/jobs?content=true' });
    expect(answer).toEqual({ unchanged: false, json: { jobs: [1] }, validators: { etag: 'W/"a1"', lastModified: MONDAY } });
    expect(boards.requests[0]).toMatchObject({
      method: 'GET',
      path: '/jobs?content=true',
      body: '',
      headers: { 'user-agent': expect.stringMatching(/^Alive\//), accept: 'application/json', 'accept-encoding': 'gzip, br' },
    });
  });

  it('to a JSON body is the answer to a POST', async () => {
    const boards = await serve({ 'boards.example.com/jobs': json([]) });
    await boards.ask({ url: 'https://boards.example.com/jobs', body: { limit: 20, offset: 0 } });
    expect(boards.requests[0]).toMatchObject({
      method: 'POST',
      body: '{"limit":20,"offset":0}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('packed as %s is unpacked', async (encoding, pack) => {
    const boards = await serve({ 'boards.example.com/jobs': packed(encoding, pack(Buffer.from('{"title":"Ingénieur"}'))) });
    expect(await ask(boards)).toMatchObject({ json: { title: 'Ingénieur' } });
  });

  it('packed in a way that was not asked for is unreadable', async () => {
    const boards = await serve({ 'boards.example.com/jobs': packed('zstd', Buffer.from('{}')) });
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('that is not JSON is unreadable, and nothing of it is repeated', async () => {
    const boards = await serve({ 'boards.example.com/jobs': json('<html>secret</html>') });
    const error = await ask(boards).catch((error: unknown) => error);
    expect(error).toMatchObject({ kind: 'unreadable', message: 'The answer of boards.example.com is not JSON.' });
    expect(JSON.stringify(error)).not.toContain('secret');
    expect(boards.requests).toHaveLength(1);
  });

  it('with a version that could not be sent back has none', async () => {
    const boards = await serve({ 'boards.example.com/jobs': json([], { etag: 'unquoted', 'last-modified': 'yesterday' }) });
    expect(await ask(boards)).toMatchObject({ validators: { etag: null, lastModified: null } });
  });
});

describe('what did not change', () => {
  const validators = { etag: '"a1"', lastModified: MONDAY };

  it('is reported by 304 when its version was sent', async () => {
    const boards = await serve({ 'boards.example.com/jobs': status(304) });
    expect(await boards.ask({ url: JOBS, validators })).toEqual({ unchanged: true });
    expect(boards.requests[0]?.headers).toMatchObject({ 'if-none-match': '"a1"', 'if-modified-since': MONDAY });
  });

  it('is unreadable when nobody asked about a version', async () => {
    const boards = await serve({ 'boards.example.com/jobs': status(304) });
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'unreadable', status: 304 });
    await expect(boards.ask({ url: JOBS, validators: { etag: null, lastModified: null } })).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

describe('politeness', () => {
  it('starts requests on one host a second apart, and on different hosts at once', async () => {
    const boards = await serve({ 'boards.example.com/jobs': json([]), 'other.example.com/jobs': json([]) });
    for (const page of [1, 2, 3]) await boards.ask({ url: `${JOBS}?page=${page}` });
    expect(boards.sleeps).toEqual([1000, 1000]);
    await boards.ask({ url: 'https://other.example.com/jobs' });
    expect(boards.sleeps).toEqual([1000, 1000]);
  });

  it('has at most two requests under way on one host', async () => {
    let underWay = 0;
    let most = 0;
    const slow: Handler = async (request, response) => {
      most = Math.max(most, ++underWay);
      await new Promise((later) => setTimeout(later, 20));
      underWay--;
      await json([])(request, response);
    };
    const boards = await serve({ 'boards.example.com/jobs': slow });
    await Promise.all(Array.from({ length: 6 }, () => ask(boards)));
    expect(most).toBe(2);
    expect(boards.dials.length).toBeLessThanOrEqual(2);
  });
});

describe('a failure that passes', () => {
  it.each([500, 502, 503, 504, 429])('%i is tried again', async (code) => {
    const boards = await serve({ 'boards.example.com/jobs': inTurn(status(code), status(code), json({ ok: true })) });
    expect(await ask(boards)).toMatchObject({ json: { ok: true } });
    // Half of 1 s and half of 2 s, as the test's chance has it; each then waits for the host's turn.
    expect(boards.sleeps).toEqual([500, 500, 1000]);
  });

  it.each([
    [500, 'failing'],
    [429, 'busy'],
  ])('%i to the last try is %s', async (code, kind) => {
    const boards = await serve({ 'boards.example.com/jobs': status(code) });
    await expect(ask(boards)).rejects.toMatchObject({ kind, status: code });
    expect(boards.requests).toHaveLength(3);
  });

  it.each([
    [429, 'seconds', '120'],
    [429, 'a date', 'Mon, 02 Nov 2026 09:02:00 GMT'],
    [503, 'seconds', '120'],
  ])('%i is given the time that Retry-After asks for in %s', async (code, _form, value) => {
    const boards = await serve({ 'boards.example.com/jobs': inTurn(status(code, { 'retry-after': value }), json([])) });
    await ask(boards);
    expect(boards.sleeps).toEqual([120_000]);
  });

  it.each(['301', 'Mon, 02 Nov 2026 10:00:00 GMT', '99999999999999999999'])('is given up when it lasts too long: %s', async (value) => {
    const boards = await serve({ 'boards.example.com/jobs': status(503, { 'retry-after': value }) });
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'busy', status: 503 });
    expect(boards.requests).toHaveLength(1);
    expect(boards.sleeps).toEqual([]);
  });

  it('may be a connection that breaks', async () => {
    const broken: Handler = (_request, response) => void response.destroy();
    const boards = await serve({ 'boards.example.com/jobs': inTurn(broken, json({ ok: true })), 'boards.example.com/broken': broken });
    expect(await ask(boards)).toMatchObject({ json: { ok: true } });
    await expect(boards.ask({ url: 'https://boards.example.com/broken' })).rejects.toMatchObject({ kind: 'failing', status: null });
  });

  it('may be an answer that does not come', async () => {
    const never: Handler = () => {};
    const boards = await serve(
      { 'boards.example.com/jobs': inTurn(never, json({ ok: true })) },
      { timeouts: { connect: 1000, headers: 50, whole: 60_000 } },
    );
    expect(await ask(boards)).toMatchObject({ json: { ok: true } });
    expect(boards.requests).toHaveLength(2);
  });

  it('may be an answer that does not end', async () => {
    const drip: Handler = (_request, response) => {
      const timer = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(timer));
    };
    const boards = await serve({ 'boards.example.com/jobs': drip }, { timeouts: { connect: 1000, headers: 1000, whole: 100 } });
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'timeout' });
    expect(boards.requests).toHaveLength(3);
  });

  it('may be a name server that does not answer', async () => {
    const boards = await serve(
      { 'boards.example.com/jobs': json([]) },
      { timeouts: { connect: 1000, headers: 1000, whole: 50 }, resolve: () => new Promise(() => undefined) },
    );
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('may be a connection that does not open', async () => {
    const boards = await serve(
      { 'boards.example.com/jobs': json([]) },
      {
        timeouts: { connect: 20, headers: 1000, whole: 1000 },
        dial: ({ signal }) => new Promise((_open, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
      },
    );
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'timeout' });
  });
});

describe('a failure that stays', () => {
  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [422, 'refused'],
    [501, 'failing'],
    [300, 'unreadable'],
    [302, 'unreadable'],
  ])('%i is %s, and asked once', async (code, kind) => {
    const boards = await serve({ 'boards.example.com/jobs': status(code) });
    await expect(ask(boards)).rejects.toMatchObject({ kind, status: code });
    expect(boards.requests).toHaveLength(1);
  });

  it('is a name that does not resolve', async () => {
    const boards = await serve({});
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'offline', message: expect.stringContaining('ENOTFOUND') });
    expect(boards.sleeps).toEqual([]);
  });

  it.each(['ENETUNREACH', 'EHOSTUNREACH'])('is a network that cannot be reached: %s', async (code) => {
    const unreachable = Object.assign(new Error('connect'), { code });
    const boards = await serve(
      { 'boards.example.com/jobs': json([]) },
      { dial: () => Promise.reject(new AggregateError([unreachable, unreachable])) },
    );
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'offline', message: expect.stringContaining(code) });
  });

  it('but a host that refuses one of its addresses is failing', async () => {
    const errors = ['ENETUNREACH', 'ECONNREFUSED'].map((code) => Object.assign(new Error('connect'), { code }));
    const boards = await serve({ 'boards.example.com/jobs': json([]) }, { dial: () => Promise.reject(new AggregateError(errors)) });
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'failing' });
  });

  it('is an answer that is not HTTP', async () => {
    const boards = await serve({
      'boards.example.com/jobs': (_request, response) => void response.socket?.end('SSH-2.0-OpenSSH_9.2\r\n\r\n'),
    });
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

describe('an end', () => {
  it('ends requests and pauses at once, with its reason', async () => {
    const ending = new AbortController();
    const boards = await serve(
      { 'boards.example.com/jobs': () => ending.abort(new Error('The server stops.')), 'paused.example.com/jobs': status(503) },
      { signal: ending.signal, sleep: (_milliseconds, signal) => once(signal, 'abort').then(() => signal.throwIfAborted()) },
    );
    const paused = boards.ask({ url: 'https://paused.example.com/jobs' });
    const asked = [paused, ask(boards), ask(boards), ask(boards)];
    for (const one of await Promise.allSettled(asked)) {
      expect(one).toMatchObject({ status: 'rejected', reason: { message: 'The server stops.' } });
    }
    await expect(ask(boards)).rejects.toThrow('The server stops.');
  });

  it('comes with closing, too', async () => {
    const boards = await serve({ 'boards.example.com/jobs': () => void boards.close() });
    await expect(ask(boards)).rejects.toMatchObject({ name: 'AbortError' });
    open.length = 0;
  });
});

const JOBS = 'https://boards.example.com/jobs';
const MONDAY = 'Mon, 02 Nov 2026 08:00:00 GMT';

async function serve(handlers: Record<string, Handler>, options?: FetchOptions): Promise<TestingBoards> {
  const boards = await openTestingBoards(handlers, options);
  open.push(boards);
  return boards;
}

const ask = (boards: TestingBoards) => boards.ask({ url: JOBS });
