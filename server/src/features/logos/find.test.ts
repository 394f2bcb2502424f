import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '#testing/database.testing.ts';
import { inTurn, packed, status, type Handler } from '#testing/boards.testing.ts';
import { testConfig } from '#testing/config.testing.ts';
import { createHttp } from '#platform/http.ts';
import { openImages } from '#platform/images/images.ts';
import { bytes, openTestingHosts } from '#testing/image-hosts.testing.ts';
import { gif, png, square } from '#fixtures/images/samples.ts';
import { openIdempotency } from '#platform/idempotency.ts';
import { openLimits } from '#platform/limits.ts';
import { unbounded } from '#testing/unbounded.testing.ts';
import { openLogos } from './find.ts';
import { logoNameOf } from './known.ts';
import { logoRoutes } from './routes.ts';

const db = testDatabase();
const logo = square(64);
const minute = 60_000;
const day = 24 * 60 * minute;
const closing: (() => Promise<unknown>)[] = [];
let folder = '';
let time = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alive-logos-'));
  time = Date.parse('2026-11-20T12:00:00Z');
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** Our server, with a logo service of these answers; a reader waits ten seconds for it, so that only what hangs is late. */
const serve = async (handlers: Record<string, Handler>, { service = template, patience = 10_000, ...options }: Options = {}) => {
  const hosts = await openTestingHosts(handlers, options);
  closing.unshift(hosts.close);
  const start = async (): Promise<FastifyInstance> => {
    const app = await createHttp(testConfig);
    const now = () => new Date(time);
    logoRoutes(app, {
      routing: {
        db,
        limits: openLimits({ spending: null, addressHash: async () => 'address', registrations: 0 }),
        addressHash: async () => 'address',
        load: unbounded,
        whenSessionEnds: () => () => undefined,
        idempotency: openIdempotency({ db, now, owner: 'test', spared: () => [], answerOf: async () => null, failed: () => undefined }),
        now,
      },
      images: openImages({ fetch: hosts.fetch, folder, now }),
      service,
      nameOf: logoNameOf(async () => curated),
      patience,
    });
    app.get('/api/other', async () => ({ well: true }));
    closing.unshift(() => app.close());
    return app;
  };
  let app = await start();
  return {
    asked: hosts.asked,
    restart: async () => void (app = await start()),
    other: () => app.inject({ url: '/api/other', headers: { host: 'localhost' } }),
    get: async (domain = 'google.com') => {
      const answer = await app.inject({ url: `/api/logos/${domain}`, headers: { host: 'localhost', 'accept-encoding': 'br' } });
      return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload, headers: answer.headers };
    },
  };
};
const template = 'https://logos.example.com/{domain}?again={domain}';
const google = 'logos.example.com/google.com?again=google.com';
const companies = Array.from({ length: 26 }, (_, at) => ({ name: `Company ${at}`, domain: `c${at}.example` }));
const curated = new Map([{ name: 'Google', domain: 'google.com' }, ...companies].map((one) => [one.name, one]));
const hangs: Handler = () => undefined;
const drawn = { status: 200, type: 'image/svg+xml' };
const shown = { status: 200, type: 'image/png', bytes: logo };

describe('a logo', () => {
  it('is what the service has, for a day, in a box of its own; the service learns the domain and nothing else', async () => {
    const headers: Record<string, unknown>[] = [];
    const { get, asked } = await serve({
      [google]: (request, response) => {
        headers.push(request.headers);
        return bytes(logo)(request, response);
      },
    });
    const answer = await get();
    expect(answer).toMatchObject(shown);
    expect(answer.headers).toMatchObject({
      'content-length': String(logo.length),
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    });
    expect(asked).toEqual([google]);
    expect(Object.keys(headers[0] ?? {}).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  it('is kept over a restart, when the service is gone too', async () => {
    const { get, restart, asked } = await serve({ [google]: inTurn(bytes(logo), status(503)) });
    await get();
    await restart();
    time += 29 * day;
    expect(await get()).toMatchObject(shown);
    expect(asked).toHaveLength(1);
  });

  it('is fetched once for all who ask at the same time', async () => {
    const { get, asked } = await serve({ [google]: bytes(logo) });
    for (const answer of await Promise.all(Array.from({ length: 30 }, () => get()))) expect(answer).toMatchObject(shown);
    expect(asked).toHaveLength(1);
  });

  it('of a domain that we do not know is not asked for', async () => {
    const { get, asked } = await serve({ 'logos.example.com/evil.example?again=evil.example': bytes(logo) });
    expect((await get('evil.example')).status).toBe(404);
    expect((await get('google.com%3A5432')).status).toBe(400);
    expect(asked).toEqual([]);
  });
});

describe('a monogram is drawn where the service', () => {
  it.each<[string, Handler]>([
    ['has none', status(404)],
    ['sends SVG with a script as PNG', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['sends SVG as SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml')],
    ['sends HTML as PNG', bytes('<!doctype html><script>alert(1)</script>')],
    ['sends nothing', bytes('')],
    ['sends 20 MB', bytes(Buffer.concat([logo, Buffer.alloc(20 * 1024 * 1024)]))],
    ['sends 20 MB that weigh little when packed', packed('gzip', gzipSync(Buffer.concat([logo, Buffer.alloc(20 * 1024 * 1024)])))],
    ['sends a PNG of one pixel', bytes(png)],
    ['sends a GIF of one pixel', bytes(gif)],
    ['redirects to this machine', status(302, { location: 'https://127.0.0.1/logo.png' })],
    ['redirects to the metadata of a cloud', status(302, { location: 'http://169.254.169.254/latest/meta-data' })],
    ['redirects to a name that leads inside', status(302, { location: 'https://inside.example.org/logo.png' })],
    ['redirects to another port', status(302, { location: 'https://logos.example.com:8443/logo.png' })],
    ['redirects to a file', status(302, { location: 'file:///etc/passwd' })],
    ['redirects in a circle', status(302, { location: `https://${google}` })],
  ])('%s', async (_what, handler) => {
    const { get, asked } = await serve(
      { [google]: handler, 'inside.example.org/logo.png': bytes(logo) },
      { addresses: { 'inside.example.org': ['10.0.0.7'] }, maxBytes: 1024 * 1024 },
    );
    const answer = await get();
    expect(answer).toMatchObject(drawn);
    expect(answer.bytes.toString()).toContain('>G</text>');
    expect(asked).not.toContain('inside.example.org/logo.png');
    const before = asked.length;
    time += 23 * 60 * minute;
    expect(await get()).toMatchObject(drawn);
    expect(asked).toHaveLength(before);
  });

  it.each([
    'https://127.0.0.1/{domain}',
    'https://[::ffff:7f00:1]/{domain}',
    'https://2130706433/{domain}',
    'https://0x7f.1/{domain}',
    'https://017700000001/{domain}',
    'https://localhost/{domain}',
    'https://logos.internal/{domain}',
    'https://logos.example.com:8443/{domain}',
    'https://maya:secret@logos.example.com/{domain}',
    'gopher://logos.example.com/{domain}',
  ])('was set to %s', async (service) => {
    const { get, asked } = await serve({ 'logos.example.com/google.com': bytes(logo) }, { service });
    expect(await get()).toMatchObject(drawn);
    expect(asked).toEqual([]);
  });

  it.each(['127.0.0.1', '10.1.2.3', '192.168.0.1', '100.64.0.1', '169.254.169.254', '0.0.0.0', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
    'has a name that leads to %s',
    async (address) => {
      const { get, asked } = await serve({ [google]: bytes(logo) }, { addresses: { 'logos.example.com': [address] } });
      expect(await get()).toMatchObject(drawn);
      expect(asked).toEqual([]);
    },
  );

  it('is in trouble, until it is well again', async () => {
    const { get } = await serve({ [google]: inTurn(status(503), bytes(logo)) });
    expect(await get()).toMatchObject(drawn);
    time += 4 * minute;
    expect(await get()).toMatchObject(drawn);
    time += 2 * minute;
    expect(await get()).toMatchObject(shown);
  });

  it('cannot be reached, until it can', async () => {
    let isOffline = true;
    const resolve = async () => {
      if (isOffline) throw Object.assign(new Error('no network'), { code: 'EAI_AGAIN' });
      return ['151.101.1.57'];
    };
    const { get } = await serve({ [google]: bytes(logo) }, { resolve });
    expect(await get()).toMatchObject(drawn);
    isOffline = false;
    time += 6 * minute;
    expect(await get()).toMatchObject(shown);
  });

  it('is slow, and the logo is there for who asks next', async () => {
    let answer = (): void => undefined;
    const { get, asked } = await serve(
      { [google]: (request, response) => void (answer = () => void bytes(logo)(request, response)) },
      { patience: 20 },
    );
    expect(await get()).toMatchObject({ ...drawn, headers: { 'cache-control': 'public, max-age=60' } });
    await until(() => asked.length === 1);
    answer();
    await until(async () => (await get()).type === 'image/png');
    expect(asked).toHaveLength(1);
  });

  it('hangs, and holds nothing else', async () => {
    const handlers = Object.fromEntries(companies.map(({ domain }) => [`logos.example.com/${domain}?again=${domain}`, hangs]));
    const { get, other } = await serve(handlers, { patience: 20, timeout: 20_000 });
    const all = companies.map(({ domain }) => get(domain));
    expect((await other()).json()).toEqual({ well: true });
    for (const answer of await Promise.all(all)) expect(answer).toMatchObject(drawn);
  });

  it('was late for one: then nobody waits for half a minute, and after that they do again', async ({ onTestFinished }) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const find = openLogos({ images: () => new Promise(() => undefined), service: template, now: () => new Date(), patience: 700 });
    const waits: number[] = [];
    for (const pause of [0, 1_000, 27_000, 31_000]) {
      vi.setSystemTime(Date.now() + pause);
      const before = Date.now();
      const found = find('google.com');
      await vi.runAllTimersAsync();
      expect(await found).toBeNull();
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([700, 50, 50, 700]);
  });
});

/** Looks again and again until something holds; the test's own time limit ends it. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((later) => setImmediate(later));
}

type Options = Parameters<typeof openTestingHosts>[1] & { service?: string; patience?: number };
