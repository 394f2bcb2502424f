import { once } from 'node:events';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { FetchOptions } from './open.ts';
import { inTurn, json, openTestingBoards, packed, status, type Handler, type TestingBoards } from '#testing/boards.testing.ts';

const open: TestingBoards[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((boards) => boards.close()));
});

describe('an answer that is cut', () => {
  const text = JSON.stringify({ jobs: Array.from({ length: 500 }, (_, id) => ({ id, title: `Engineer ${Math.sin(id)}` })) });
  const zipped = gzipSync(text);
  const shorterThanSaid: Handler = (_request, response) => {
    response.writeHead(200, { 'content-length': String(text.length) });
    response.write(text.slice(0, 900), () => response.destroy());
  };
  const chunkMissing: Handler = (_request, response) => {
    response.write(text.slice(0, 900), () => response.destroy());
  };

  it.each([
    ['before the length it said', shorterThanSaid],
    ['before its last chunk', chunkMissing],
    ['inside gzip', packed('gzip', zipped.subarray(0, zipped.length - 200))],
    ['inside brotli', packed('br', brotliCompressSync(text).subarray(0, 900))],
  ])('%s is tried once more, then unreadable', async (_where, cut) => {
    const boards = await serve({ 'boards.example.com/jobs': cut, 'boards.example.com/once': inTurn(cut, json(text)) });
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'unreadable' });
    expect(boards.requests).toHaveLength(2);
    expect(await boards.ask({ url: 'https://boards.example.com/once' })).toMatchObject({ json: JSON.parse(text) });
  });

  it('or not packed at all as it says is unreadable', async () => {
    const boards = await serve({ 'boards.example.com/jobs': packed('gzip', Buffer.from('{"jobs":[]}')) });
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'unreadable' });
    expect(boards.requests).toHaveLength(1);
  });
});

describe('size', () => {
  it('of 50 MB is refused while it streams, and the connection dropped', async () => {
    let sent = 0;
    let dropped: Promise<unknown> = Promise.resolve();
    const endless: Handler = async (_request, response) => {
      dropped = once(response, 'close');
      const chunk = Buffer.alloc(64 * 1024, ' ');
      while (sent < 50 * 1024 * 1024 && !response.destroyed) {
        sent += chunk.length;
        response.write(chunk);
        // Lets what was sent go out, and notices the other side's leaving.
        await new Promise((later) => setImmediate(later));
      }
      response.end();
    };
    const boards = await serve({ 'boards.example.com/jobs': endless });
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'too large' });
    await dropped;
    expect(sent).toBeLessThan(50 * 1024 * 1024);
    expect(boards.requests).toHaveLength(1);
  });

  it('is believed when an answer says that it is too large', async () => {
    const liar: Handler = (_request, response) => {
      response.writeHead(200, { 'content-length': String(50 * 1024 * 1024) }).write('{');
    };
    const boards = await serve({ 'boards.example.com/jobs': liar });
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'too large' });
  });

  it.each([
    ['gzip', gzipSync],
    // The best compression of so much takes a second.
    ['br', (text: Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ])('counts what %s unpacks to', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(50 * 1024 * 1024, ' '));
    expect(bomb.length).toBeLessThan(100_000);
    const boards = await serve({ 'boards.example.com/jobs': packed(encoding, bomb) });
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'too large' });
  });

  it('below the limit is read', async () => {
    const boards = await serve({ 'boards.example.com/jobs': json(`[${' '.repeat(20 * 1024 * 1024)}]`) });
    expect(await ask(boards)).toMatchObject({ json: [] });
  });
});

describe('a redirect', () => {
  it('is followed from host to host', async () => {
    const boards = await serve({
      'boards.example.com/jobs': status(301, { location: '/v2/jobs' }),
      'boards.example.com/v2/jobs': status(302, { location: '//eu.example.com/jobs' }),
      'eu.example.com/jobs': status(308, { location: 'https://cdn.example.com/jobs?all' }),
      'cdn.example.com/jobs': json({ ok: true }),
    });
    expect(await ask(boards)).toMatchObject({ json: { ok: true } });
    expect(new Set(boards.dials)).toEqual(new Set(['boards.example.com', 'eu.example.com', 'cdn.example.com']));
  });

  it('is not followed for ever', async () => {
    const boards = await serve({ 'boards.example.com/jobs': status(302, { location: '/jobs' }) });
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'unreadable' });
    expect(boards.requests).toHaveLength(4);
  });

  it.each([
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://127.0.0.1:5432/',
    '//169.254.169.254/latest/meta-data/',
    'https://2852039166/',
    'https://0x7f000001/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://localhost/',
    'https://localhost./',
    'https://metadata.google.internal/',
    'https://user@other.example.com/',
    'https://boards.example.com@127.0.0.1/',
    'https:\\\\127.0.0.1\\',
    'https://other.example.com:5432/',
    'http://other.example.com/',
    'file:///etc/passwd',
    'gopher://other.example.com/',
    'https://inside.example.com/',
    'https://half.example.com/',
    'https://mapped.example.com/',
    'https://[not an address',
  ])('to %s is refused and nothing is dialled', async (location) => {
    const addresses: Record<string, string[]> = {
      'inside.example.com': ['10.0.0.7'],
      'half.example.com': ['151.101.1.57', '127.0.0.1'],
      'mapped.example.com': ['::ffff:192.168.0.1'],
    };
    const boards = await serve(
      { 'boards.example.com/jobs': status(302, { location }) },
      { resolve: async (hostname) => addresses[hostname] ?? ['151.101.1.57'] },
    );
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'private' });
    expect(boards.dials).toEqual(['boards.example.com']);
    expect(boards.requests).toHaveLength(1);
  });

  it('cannot lead inside by a second look-up: what is dialled is what was checked', async () => {
    const answers = [['151.101.1.57'], ['127.0.0.1']];
    const dialled: string[][] = [];
    const boards = await serve(
      { 'boards.example.com/jobs': json([]) },
      {
        resolve: async () => answers.shift() ?? ['127.0.0.1'],
        dial: ({ addresses }) => {
          dialled.push(addresses);
          return Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
        },
      },
    );
    await expect(ask(boards)).rejects.toMatchObject({ kind: 'private' });
    expect(dialled).toEqual([['151.101.1.57']]);
  });

  it('never takes a POST to another host', async () => {
    const boards = await serve({
      'boards.example.com/jobs': status(307, { location: 'https://other.example.com/jobs' }),
      'other.example.com/jobs': json([]),
    });
    await expect(boards.ask({ url: JOBS, body: {} })).rejects.toMatchObject({ kind: 'unreadable' });
    expect(boards.dials).toEqual(['boards.example.com']);
  });

  it.each([
    [303, 'GET', ''],
    [307, 'POST', '{"limit":20}'],
  ])('%i on the same host makes a POST a %s', async (code, method, body) => {
    const boards = await serve({ 'boards.example.com/jobs': status(code, { location: '/moved' }), 'boards.example.com/moved': json([]) });
    await boards.ask({ url: JOBS, body: { limit: 20 } });
    expect(boards.requests[1]).toMatchObject({ method, body });
  });
});

const JOBS = 'https://boards.example.com/jobs';

async function serve(handlers: Record<string, Handler>, options?: FetchOptions): Promise<TestingBoards> {
  const boards = await openTestingBoards(handlers, options);
  open.push(boards);
  return boards;
}

const ask = (boards: TestingBoards) => boards.ask({ url: JOBS });
