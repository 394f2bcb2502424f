import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openImageFetch } from '#platform/images/image-fetch.ts';
import { openImages } from '#platform/images/images.ts';
import { square } from '#fixtures/images/samples.ts';
import { openLogos, originOf } from './find.ts';

let folder = '';
const closing: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alive-logos-'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(folder, { recursive: true, force: true });
});

describe("an operator's own logo service, within their network", () => {
  it('is asked as it stands', async () => {
    const own = await listen(() => ({ status: 200 }));
    expect(await logoFrom(own.origin)).toMatchObject({ type: 'image/png', bytes: square(64) });
    expect(own.asked).toEqual(['/google.com']);
  });

  it('may redirect within itself, and leads nowhere else within the network', async () => {
    const other = await listen(() => ({ status: 200 }));
    const own = await listen((path) =>
      path === '/google.com'
        ? { status: 302, location: '/there' }
        : path === '/there'
          ? { status: 200 }
          : { status: 302, location: `${other.origin}/metadata` },
    );
    expect(await logoFrom(own.origin)).toMatchObject({ type: 'image/png' });
    expect(await logoFrom(own.origin, 'nike.com')).toBeNull();
    expect([own.asked, other.asked]).toEqual([['/google.com', '/there', '/nike.com'], []]);
  });
});

describe('a template', () => {
  it.each([
    ['http://127.0.0.1:9/{domain}', 'http://127.0.0.1:9'],
    ['https://logos.example/{domain}?size=64', 'https://logos.example'],
    ['https://{domain}/favicon.png', null],
    ['https://{domain}.logos.example/a.png', null],
    [null, null],
  ])('%s names the server %s', (service, origin) => {
    expect(originOf(service)).toBe(origin);
  });
});

function logoFrom(origin: string, domain = 'google.com') {
  const service = `${origin}/{domain}`;
  const { fetch, close } = openImageFetch({ trusted: originOf(service) });
  closing.unshift(close);
  const now = () => new Date('2026-11-20T12:00:00Z');
  return openLogos({ images: openImages({ fetch, folder, now }), service, now, patience: 10_000 })(domain);
}

async function listen(answer: (path: string) => { status: number; location?: string }) {
  const asked: string[] = [];
  const server: Server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const { status, location } = answer(url);
    response.writeHead(status, { 'content-type': 'image/png', ...(location === undefined ? {} : { location }) });
    response.end(status === 200 ? square(64) : undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
