import { startOnboarding } from '@alive/contract/onboarding.ts';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { testServer } from '#testing/server.testing.ts';

/** Asks a server over a real connection, under the name of any host. */
const ask = async (url: string, { host, ...headers }: Record<string, string>, { path = '/api/stats', body = '' } = {}): Promise<Answer> => {
  const { port } = new URL(url);
  const asked = request(`${url}${path}`, {
    method: body === '' ? 'GET' : 'POST',
    headers: { ...headers, host: (host ?? 'localhost:PORT').replace('PORT', port), ...(body && { 'content-type': 'application/json' }) },
  });
  asked.end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject);
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(await response.toArray()).toString() };
};

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

describe('a listener on a loopback address', () => {
  const { url } = testServer({ config: { publicUrl: 'https://alive.example.edu' } });
  const bare = testServer();

  it.each([
    'localhost:PORT',
    'LOCALHOST:PORT',
    '127.0.0.1:PORT',
    '[::1]:PORT',
    'localhost',
    '127.0.0.1',
    'alive.example.edu',
    'Alive.Example.edu',
  ])('answers as %s', async (host) => {
    expect((await ask(await url(), { host })).status).toBe(200);
  });

  it.each([
    'evil.example',
    'evil.example:PORT',
    'localhost:1',
    '127.0.0.1:80',
    'localhost.evil.example:PORT',
    'localhost.:PORT',
    '127.0.0.2:PORT',
    '2130706433:PORT',
    'alive.example.edu.evil.example',
    'alive.example.edu:8443',
    'localhost:PORT@evil.example',
    'a@localhost:PORT',
  ])('refuses to answer as %j, whatever is asked', async (host) => {
    const start = { path: startOnboarding.path, body: '{"name":"Maya"}' };
    for (const what of [{}, { path: '/' }, { path: '/healthz' }, { path: '/metrics' }, { path: '/api/nothing' }, start]) {
      const { status, headers, body } = await ask(await url(), { host }, what);
      expect([status, JSON.parse(body)]).toEqual([
        421,
        {
          error: 'Alive isn’t available at this address. Open https://alive.example.edu instead.',
          code: 'MISDIRECTED',
          requestId: expect.any(String),
        },
      ]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('names itself where no other address is known', async () => {
    const address = await bare.url();
    expect(JSON.parse((await ask(address, { host: 'alive.example.edu' })).body).error).toContain(`Open ${address} instead.`);
  });
});

describe('a listener on another address', () => {
  const { url } = testServer({ config: { isLoopback: false } });

  it('answers under whatever name its proxy uses', async () => {
    expect((await ask(await url(), { host: 'alive.example.edu' })).status).toBe(200);
  });
});

describe('what is for operators', () => {
  const token = 'a-token-of-operators';
  const withToken = testServer({ config: { opsToken: token, isLoopback: false, trustedProxies: 1 } });
  const without = testServer({ config: { isLoopback: false } });
  const behindProxy = testServer({ config: { opsToken: token, trustsLocal: false } });
  const basic = (password: string) => `Basic ${Buffer.from(`ops:${password}`).toString('base64')}`;
  const doors = ['/metrics', '/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/js/scalar.js'];

  it.each(doors)('%s is open to this machine itself', async (path) => {
    for (const server of [withToken, without]) expect((await ask(await server.url(), {}, { path })).status).toBeLessThan(400);
  });

  it.each<Record<string, string>>([
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 proxy' },
    { 'x-forwarded-host': 'localhost' },
    { host: 'alive.example.edu' },
  ])('is not behind a proxy that says %j, but for those who hold the token', async (headers) => {
    for (const path of doors) {
      for (const authorization of [undefined, 'Bearer wrong', `Bearer ${token}x`, basic('wrong'), `Basic ${token}`]) {
        const {
          status,
          body,
          headers: answered,
        } = await ask(await withToken.url(), { ...headers, ...(authorization && { authorization }) }, { path });
        expect([status, JSON.parse(body).code]).toEqual([401, 'UNAUTHENTICATED']);
        expect(answered['www-authenticate']).toContain('Basic');
      }
      for (const authorization of [`Bearer ${token}`, basic(token)])
        expect((await ask(await withToken.url(), { ...headers, authorization }, { path })).status).toBeLessThan(400);
    }
  });

  it('is for nobody elsewhere where there is no token', async () => {
    for (const authorization of ['Bearer ', 'Bearer null', basic('')]) {
      const { status, headers } = await ask(await without.url(), { 'x-forwarded-for': '10.0.0.1', authorization }, { path: '/metrics' });
      expect([status, headers['www-authenticate']]).toEqual([401, undefined]);
    }
  });

  it('is for those alone who hold the token where a proxy is known to stand between', async () => {
    const { url } = behindProxy;
    for (const path of doors) {
      expect((await ask(await url(), {}, { path })).status).toBe(401);
      expect((await ask(await url(), { authorization: `Bearer ${token}` }, { path })).status).toBeLessThan(400);
    }
  });

  it('is not open to another machine', async () => {
    const answer = await without.app().inject({ url: '/metrics', remoteAddress: '10.0.0.1', headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(401);
  });
});
