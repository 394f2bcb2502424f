import { changeAccount, me, register } from '@alive/contract/account.ts';
import { listCompanies } from '@alive/contract/companies.ts';
import { errorReply } from '@alive/contract/errors.ts';
import { findJobs } from '@alive/contract/jobs.ts';
import { startSearch } from '@alive/contract/search.ts';
import { login } from '@alive/contract/sign-in.ts';
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { contract } from '#testing/contract.testing.ts';
import { testServer } from '#testing/server.testing.ts';

const server = testServer();
const { call, student, missing } = server;
const get = async (path: string) => {
  const response = await fetch(`${await server.url()}${path}`);
  const body = await response.text();
  return { statusCode: response.status, headers: Object.fromEntries(response.headers), body, json: () => JSON.parse(body) };
};
const post = (payload: string | Buffer, type = 'application/json', url = '/api/users/register') =>
  server.app().inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' };

describe('health', () => {
  it('lives as long as the process', async () => {
    missing.push('data');
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('is ready when the database answers and data is loaded, and else says what is not', async () => {
    expect((await get('/readyz')).json()).toEqual({ status: 'ok' });
    missing.push('data');
    const response = await get('/readyz');
    expect([response.statusCode, response.json()]).toEqual([503, { status: 'not ready', notReady: ['data'] }]);
  });

  it('is looked at once for all who ask within a second, whatever that cost', async () => {
    server.clock.now = new Date(server.clock.now.getTime() + 10_000);
    const { session } = server.db as unknown as { session: object };
    const asked = vi.spyOn(Object.getPrototypeOf(session) as { prepareQuery: () => unknown }, 'prepareQuery');
    const ready = async () => Promise.all(Array.from({ length: 50 }, async () => (await get('/readyz')).statusCode));
    expect(new Set(await ready())).toEqual(new Set([200]));
    const statements = asked.mock.calls.length;
    asked.mockRestore();
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThan(5);
    await server.db.execute('SELECT nothing').catch(() => undefined);
    expect(new Set(await ready())).toEqual(new Set([200]));
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    expect(new Set(await ready())).toEqual(new Set([503]));
  });

  it('is not ready without its database', async () => {
    server.clock.now = new Date(server.clock.now.getTime() + 20_000);
    // A statement that fails ends the transaction of this test, as a lost database ends all.
    await server.db.execute('SELECT nothing').catch(() => undefined);
    const response = await get('/readyz');
    expect([response.statusCode, response.json()]).toEqual([503, { status: 'not ready', notReady: ['database'] }]);
  });

  it('is measured for Prometheus, by route and not by address', async () => {
    await get('/api/jobs/somebodys-secret-id');
    const { headers, body } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/jobs/:id",status="404"}');
    expect(body).toContain('process_resident_memory_bytes');
    expect(body).not.toContain('secret');
  });
});

describe('the reference', () => {
  it('is OpenAPI 3.1 and lists every call of the contract', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d$/),
      info: { title: 'Alive', version: expect.any(String) },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    });
    for (const endpoint of await contract()) {
      const operation = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
      expect(operation, `${endpoint.method} ${endpoint.path}`).toMatchObject({ summary: endpoint.summary });
      expect(operation.security, endpoint.path).toEqual(endpoint.access === 'open' ? undefined : [{ bearer: [] }]);
      const named = (operation.parameters ?? [])
        .filter((one: { in: string; required: boolean }) => one.in === 'path' && one.required)
        .map((one: { name: string }) => one.name);
      expect(named, endpoint.path).toEqual([...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
      expect(Object.keys(operation.requestBody?.content ?? {}), endpoint.path).toEqual(
        endpoint.multipart ? ['multipart/form-data'] : endpoint.body ? ['application/json'] : [],
      );
      expect(Object.keys(operation.responses), endpoint.path).toEqual(
        expect.arrayContaining([String(endpoint.status ?? (endpoint.reply || endpoint.events ? 200 : 204)), '4XX']),
      );
      expect(Object.keys(operation.responses['200']?.content ?? {}), endpoint.path).toEqual(
        endpoint.events ? ['text/event-stream'] : endpoint.reply && !endpoint.status ? ['application/json'] : [],
      );
    }
  });

  it('can be browsed in a sandbox that lets nothing in from elsewhere and reaches nothing', async () => {
    const page = await get('/api/docs/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).toMatch(/^sandbox allow-scripts;/);
    expect(policy).not.toMatch(/https?:|\*|same-origin/);
    expect(page.body).toContain('"openapi":"3.1.0"');
    for (const [, address = ''] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect(new URL(address, 'http://localhost/api/docs/').host).toBe('localhost');
    }
    const [, script = ''] = /<script src="([^"]+)"/.exec(page.body) ?? [];
    expect((await get(new URL(script, 'http://localhost/api/docs/').pathname)).statusCode).toBe(200);
  });
});

describe('an address that nobody knows', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/users',
    '/api/jobs/a/b',
    '/api/users/register?x=1',
    `/api/jobs/${'x'.repeat(300)}`,
    '/api/constructor',
  ])('%s is not found, in JSON', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(errorReply.parse(response.json())).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['/', '/onboarding', '/dashboard/people?q=nurse', '/main', '/apiary', '/api-of-mine', '/a/b/c.d', '/..%2f..%2fetc%2fpasswd'])(
    '%s is the web app',
    async (url) => {
      const response = await get(url);
      expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(response.body).toContain('<title>Alive</title>');
    },
  );

  it('is no asset, and nothing to send to', async () => {
    expect((await get('/assets/none.js')).statusCode).toBe(404);
    expect((await get('/assets/app-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)
      expect((await server.app().inject({ method, url: '/dashboard' })).statusCode).toBe(404);
  });
});

describe('every answer', () => {
  it.each(['/', '/assets/app-1.js', '/api/stats', '/api/nothing', '/api/auth/me', '/healthz', '/metrics', '/%00'])(
    'of %s comes under a policy and with guards',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  it('of a stream does, too', async () => {
    const { token } = await student();
    const reader = await server.open(startSearch, { body: { message: 'Hello' } }, token);
    expect(reader.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(reader.headers.get('x-content-type-options')).toBe('nosniff');
    await reader.rest();
  });

  it('of the web app lets no script in but its own', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(policy).not.toContain('unsafe');
  });

  it('of the API is kept by nobody', async () => {
    for (const url of ['/api/stats', '/api/auth/me', '/api/nothing']) expect((await get(url)).headers['cache-control']).toBe('no-store');
  });
});

describe('a request that cannot be read', () => {
  it.each([
    ['JSON that breaks off', '{"firstName":', 'application/json', 400],
    ['no JSON', 'firstName=Maya', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a list', JSON.stringify([maya]), 'application/json', 400],
    ['a text', '"Maya"', 'application/json', 400],
    ['a key that JavaScript knows', `{"__proto__":{"admin":true},"firstName":"Maya"}`, 'application/json', 400],
    ['another one', `{"constructor":{"prototype":{"admin":true}},"firstName":"Maya"}`, 'application/json', 400],
    ['a field nobody asked for', JSON.stringify({ ...maya, admin: true }), 'application/json', 400],
    ['a list for a text', JSON.stringify({ ...maya, firstName: ['Maya'] }), 'application/json', 400],
    ['an object for a text', JSON.stringify({ ...maya, school: { $ne: '' } }), 'application/json', 400],
    ['a text for a number', JSON.stringify({ ...maya, graduationYear: '2027' }), 'application/json', 400],
    ['300 KB', JSON.stringify({ ...maya, firstName: 'x'.repeat(300_000) }), 'application/json', 413],
    ['plain text', JSON.stringify(maya), 'text/plain', 415],
    ['a form', 'firstName=Maya', 'application/x-www-form-urlencoded', 415],
    ['XML', '<maya/>', 'application/xml', 415],
    ['a type that is none', 'x', ';;', 415],
  ])('because it is %s', async (_, payload, type, status) => {
    const response = await post(payload, type);
    expect(response.statusCode).toBe(status);
    expect(errorReply.parse(response.json()).requestId).toMatch(/^[\w-]{36}$/);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each(['/%zz', '/api/%zz', '/api/jobs/%', '/api/companies%'])('because %s is no address', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(400);
    expect(errorReply.parse(response.json())).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(response.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['BREW /pot HTCPCP/1.0\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('because it is no HTTP that could be read', async (said, status) => {
    const { port } = new URL(await server.url());
    const socket = connect(Number(port), '127.0.0.1').end(said);
    const answer = Buffer.concat(await socket.toArray()).toString();
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(errorReply.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('VALIDATION_FAILED');
  });

  it('leaves no connection behind, though its sender never closes it', async () => {
    const { port } = new URL(await server.url());
    const count = () => new Promise<number>((resolve) => server.app().server.getConnections((_, found) => resolve(found)));
    const before = await count();
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    const answered = new Promise((resolve) => socket.resume().once('end', resolve));
    socket.on('error', () => undefined).write('NOT HTTP\r\n\r\n');
    await answered;
    await expect.poll(count).toBeLessThanOrEqual(before);
    socket.destroy();
  });

  it('because a parameter does not fit or comes twice', async () => {
    expect((await call(findJobs, { query: { limit: 'all' } })).body.details?.map(({ path }) => path)).toEqual(['limit']);
    expect((await get('/api/jobs-real/search?query=a&query=b')).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ path: 'query' }],
    });
    expect((await get('/api/jobs-real/search?__proto__=1&limit=1')).statusCode).toBe(200);
    expect((await get('/api/jobs-real/search?query=%00')).statusCode).toBe(400);
  });
});

describe('a failure', () => {
  it('has a request id of its own each time, whatever a client calls its request', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await call(me, { headers: { 'request-id': 'mine', 'x-request-id': 'mine' } })).body.requestId),
    );
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('mine');
  });

  it('of ours tells nothing of how it came about', async () => {
    await server.db.execute('ALTER TABLE companies RENAME TO elsewhere');
    const { status, body } = await call(listCompanies);
    expect([status, body]).toEqual([
      500,
      { error: 'Something went wrong on our side. Please try again.', code: 'INTERNAL', requestId: body.requestId },
    ]);
  });

  it('of a write tells nothing of what was written', async () => {
    const { userId, token } = await student();
    await server.db.execute('ALTER TABLE students DROP COLUMN looking_for');
    for (const answer of [
      await call(register, { body: { ...maya, email: 'secret@gatech.edu' } }),
      await call(changeAccount, { params: { id: userId }, body: { email: 'secret@gatech.edu' } }, token),
      await call(login, { body: { email: 'secret@gatech.edu' } }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([500, 'INTERNAL']);
      expect(JSON.stringify(answer.body)).not.toMatch(/secret|students|looking|select|insert|\.ts/i);
    }
  });
});
