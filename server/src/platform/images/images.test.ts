import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Handler, inTurn, packed, status } from '#testing/boards.testing.ts';
import { imageType, openImages } from './images.ts';
import { bytes, openTestingHosts } from '#testing/image-hosts.testing.ts';
import { avif, gif, jpeg, png, webp } from '#fixtures/images/samples.ts';

const photo = 'https://photos.example.com/ada';
const hour = 3_600_000;
const day = 24 * hour;
let folder = '';
let time = Date.parse('2026-11-20T12:00:00Z');
const closing: (() => Promise<void>)[] = [];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'alive-images-')), 'images');
  time = Date.parse('2026-11-20T12:00:00Z');
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const open = async (
  handlers: Record<string, Handler>,
  { maxBytes, ...options }: Parameters<typeof openTestingHosts>[1] & { maxBytes?: number } = {},
) => {
  const hosts = await openTestingHosts(handlers, options);
  closing.push(hosts.close);
  const again = () => openImages({ fetch: hosts.fetch, folder, now: () => new Date(time), ...(maxBytes && { maxBytes }) });
  return { asked: hosts.asked, image: again(), again };
};
const one = (handler: Handler, options?: Parameters<typeof open>[1]) => open({ 'photos.example.com/ada': handler }, options);
const padded = (length: number) => Buffer.concat([png, Buffer.alloc(length - png.length)]);

describe('an image', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/webp', webp],
    ['image/gif', gif],
    ['image/avif', avif],
  ])('of type %s is known by its bytes, whatever the server calls it', async (type, content) => {
    const { image } = await one(bytes(content, 'text/html'));
    expect(await image(photo)).toEqual({ type, bytes: content });
  });

  it.each([
    ['SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG with a prologue', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a document', '%PDF-1.7\n'],
    ['a bitmap', 'BM6\0\0\0\0\0\0\0'],
    ['nothing', ''],
  ])('is not what holds %s under the name of an image', async (_what, content) => {
    const { image } = await one(bytes(content, 'image/png'));
    expect(await image(photo)).toBeNull();
  });

  it('that is cut anywhere is judged without a failure', async () => {
    for (const whole of [png, jpeg, webp, gif, avif])
      for (let end = 0; end < whole.length; end++)
        expect([null, await imageType(whole)]).toContain(await imageType(whole.subarray(0, end)));
  });

  it('may come packed, and from elsewhere, and by an http address over https', async () => {
    const { image, asked } = await open({
      'photos.example.com/ada': status(302, { location: 'http://cdn.example.net/1' }),
      'cdn.example.net/1': packed('gzip', gzipSync(png)),
    });
    expect(await image('http://photos.example.com/ada')).toEqual({ type: 'image/png', bytes: png });
    expect(asked).toEqual(['photos.example.com/ada', 'cdn.example.net/1']);
  });
});

describe('an address', () => {
  it.each([
    'http://127.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/a.png',
    'https://photos.example.com:8443/ada',
    'http://photos.example.com:8080/ada',
    'https://maya:secret@photos.example.com/ada',
    'ftp://photos.example.com/ada',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
    'javascript:alert(1)',
    'not an address',
    '',
  ])('%s is not asked', async (address) => {
    const { image, asked } = await one(bytes(png));
    expect(await image(address)).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::ffff:127.0.0.1'])('whose name leads to %s is not asked', async (address) => {
    const { image, asked } = await one(bytes(png), { addresses: { 'photos.example.com': [address] } });
    expect(await image(photo)).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each(['https://127.0.0.1/a.png', 'http://inside.example.org/a', 'https://metadata.internal/a', 'file:///etc/passwd'])(
    'that redirects to %s is not followed',
    async (location) => {
      const { image, asked } = await open(
        { 'photos.example.com/ada': status(302, { location }), 'inside.example.org/a': bytes(png) },
        { addresses: { 'inside.example.org': ['192.168.1.1'] } },
      );
      expect(await image(photo)).toBeNull();
      expect(asked).toEqual(['photos.example.com/ada']);
    },
  );

  it('that redirects in a circle is left', async () => {
    const { image, asked } = await one(status(301, { location: photo }));
    expect(await image(photo)).toBeNull();
    expect(asked).toHaveLength(4);
  });
});

describe('a server', () => {
  it.each([
    ['20 MB', bytes(padded(20 * 1024 * 1024))],
    ['20 MB that weigh little when packed', packed('gzip', gzipSync(padded(20 * 1024 * 1024)))],
    ['one byte more than 2 MB', bytes(padded(2 * 1024 * 1024 + 1))],
  ])('that sends %s is cut off', async (_what, handler) => {
    const { image } = await one(handler);
    expect(await image(photo)).toBeNull();
  });

  it('that sends 2 MB is read', async () => {
    const { image } = await one(bytes(padded(2 * 1024 * 1024)));
    expect((await image(photo))?.bytes).toHaveLength(2 * 1024 * 1024);
  });

  it.each([
    ['never answers', () => undefined],
    ['never ends', ((_request, response) => void response.writeHead(200).write(png)) satisfies Handler],
    [
      'breaks off',
      ((_request, response) =>
        void response.writeHead(200, { 'content-length': '500' }).write(png, () => response.destroy())) satisfies Handler,
    ],
    ['has nothing there', status(404)],
    ['is in trouble', status(503)],
    ['wants a password', status(401)],
    ['sends a part of it', status(206)],
  ])('that %s gives none', async (_what, handler) => {
    const { image, asked } = await one(handler, { timeout: 150 });
    expect(await image(photo)).toBeNull();
    expect(asked).toHaveLength(1);
  });
});

describe('a name server that does not answer', () => {
  it('is waited for as long as a server is', async () => {
    const { image } = await open({}, { resolve: () => new Promise(() => undefined), timeout: 50 });
    const names = Array.from({ length: 26 }, (_, at) => `https://photos.example.com/${at}`);
    for (const found of await Promise.all(names.map(image))) expect(found).toBeNull();
  });
});

describe('what was found', () => {
  it('is kept over a restart, and asked anew after thirty days', async () => {
    const { image, again, asked } = await one(bytes(png));
    await image(photo);
    time += 29 * day;
    expect(await again()(photo)).toEqual({ type: 'image/png', bytes: png });
    expect(asked).toHaveLength(1);
    time += 2 * day;
    expect(await image(photo)).toEqual({ type: 'image/png', bytes: png });
    expect(asked).toHaveLength(2);
  });

  it('is remembered for a day where it is nothing, and takes no room', async () => {
    const { image, again, asked } = await one(status(404));
    await image(photo);
    time += 23 * hour;
    expect(await again()(photo)).toBeNull();
    expect(asked).toHaveLength(1);
    expect(readdirSync(folder).map((name) => statSync(join(folder, name)).size)).toEqual([0]);
    time += 2 * hour;
    await image(photo);
    expect(asked).toHaveLength(2);
  });

  it('is not held against a server for long where there was no way to it', async () => {
    const handlers = { 'photos.example.com/ada': bytes(png) };
    let isOffline = true;
    const resolve = async () => {
      if (isOffline) throw Object.assign(new Error('no network'), { code: 'EAI_AGAIN' });
      return ['151.101.1.57'];
    };
    const { image } = await open(handlers, { resolve });
    expect(await image(photo)).toBeNull();
    isOffline = false;
    expect(await image(photo)).toBeNull();
    time += 6 * 60_000;
    expect(await image(photo)).not.toBeNull();
  });

  it.each([429, 500, 503])('is asked for again after five minutes where the server answered %i', async (code) => {
    const { image } = await one(inTurn(status(code), bytes(png)));
    expect(await image(photo)).toBeNull();
    time += 4 * 60_000;
    expect(await image(photo)).toBeNull();
    time += 2 * 60_000;
    expect(await image(photo)).not.toBeNull();
  });

  it('is fetched once for all who ask at the same time', async () => {
    const { image, asked } = await one(bytes(png));
    const all = await Promise.all(Array.from({ length: 20 }, () => image(photo)));
    expect(new Set(all.map((each) => each?.type))).toEqual(new Set(['image/png']));
    expect(asked).toHaveLength(1);
  });

  it('lies under a name that tells nothing, for its owner alone', async () => {
    const { image } = await one(bytes(png));
    await image(photo);
    const [name = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(/^[\w-]{22}$/);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('is no image any more when the file was changed to something else', async () => {
    const { image } = await one(bytes(png));
    await image(photo);
    const [name = ''] = readdirSync(folder);
    writeFileSync(join(folder, name), '<svg onload="alert(1)"/>');
    utimesSync(join(folder, name), new Date(time + day), new Date(time + day));
    expect(await image(photo)).toBeNull();
  });

  it('leaves, oldest first, when all together is too much', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `p${at}`);
    const { image } = await open(Object.fromEntries(names.map((name) => [`photos.example.com/${name}`, bytes(padded(100_000))])), {
      maxBytes: 500_000,
    });
    for (const name of names) {
      time += hour;
      await image(`https://photos.example.com/${name}`);
    }
    const kept = readdirSync(folder).map((name) => statSync(join(folder, name)));
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.length).toBeLessThanOrEqual(5);
    expect(Math.min(...kept.map(({ mtimeMs }) => mtimeMs))).toBeGreaterThan(time + 30 * day - 6 * hour);
  });

  it('is shown even where it cannot be kept', async () => {
    const { image } = await one(bytes(png));
    writeFileSync(folder, 'in the way');
    expect(await image(photo)).toEqual({ type: 'image/png', bytes: png });
    rmSync(folder);
  });
});

describe('closing', () => {
  it('ends what is under way and remembers nothing of it', async () => {
    const hosts = await openTestingHosts({ 'photos.example.com/ada': () => undefined });
    const image = openImages({ fetch: hosts.fetch, folder, now: () => new Date(time) });
    const asked = image(photo).catch((error: unknown) => error);
    while (hosts.asked.length === 0) await new Promise((later) => setImmediate(later));
    await hosts.close();
    expect(await asked).toMatchObject({ name: 'AbortError' });
    expect(existsSync(folder)).toBe(false);
  });
});
