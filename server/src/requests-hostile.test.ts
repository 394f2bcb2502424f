import { addFact } from '@alive/contract/facts.ts';
import { changeAccount, me, register } from '@alive/contract/account.ts';
import type { Endpoint } from '@alive/contract/endpoint.ts';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { students } from '#db/tables.ts';
import { contract } from '#testing/contract.testing.ts';
import { testServer } from '#testing/server.testing.ts';

const server = testServer();
const { app, call, db, student } = server;
const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' };

/** Writes bytes to a connection and returns all that comes back until it is closed, or nothing more comes. */
const write = async (bytes: string): Promise<string> => {
  const { port } = new URL(await server.url());
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  let read = '';
  const over = new Promise((resolve) => socket.on('data', (chunk) => (read += String(chunk))).once('close', resolve));
  socket.write(bytes, 'latin1');
  await Promise.race([over, wait(400)]);
  socket.destroy();
  return read;
};
const statusesOf = (read: string): number[] => [...read.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

describe('a request whose length two readers could read differently', () => {
  const smuggled = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const json = JSON.stringify(maya);
  const head = 'POST /api/users/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const chunked = `${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`;
  const both = (names: string[], body: string) => `${head}${names.map((line) => `${line}\r\n`).join('')}\r\n${body}`;

  it.each([
    ['CL.TE', both([`Content-Length: ${chunked.length + smuggled.length}`, 'Transfer-Encoding: chunked'], chunked + smuggled)],
    ['TE.CL', both(['Transfer-Encoding: chunked', 'Content-Length: 4'], `${chunked}${smuggled}`)],
    ['two lengths', both([`Content-Length: ${json.length}`, `Content-Length: ${json.length + smuggled.length}`], json + smuggled)],
    ['two hosts', 'GET /api/stats HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
    ['a list of lengths', both([`Content-Length: ${json.length}, ${json.length + 5}`], json + smuggled)],
    ['a signed length', both([`Content-Length: +${json.length}`], json + smuggled)],
    ['a length in hex', both(['Content-Length: 0x50'], json + smuggled)],
    ['two encodings', both(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], chunked + smuggled)],
    ['an encoding that is none', both(['Transfer-Encoding: xchunked'], chunked + smuggled)],
    ['an encoding hidden by a tab', both(['Transfer-Encoding:\tchunked', `Content-Length: ${json.length}`], chunked + smuggled)],
    ['a name with a space', both(['Transfer-Encoding : chunked', `Content-Length: ${json.length}`], json + smuggled)],
    ['a folded header', both(['X-Fold: a', ' Transfer-Encoding: chunked', `Content-Length: ${json.length}`], json + smuggled)],
    ['a chunk with a bare line feed', both(['Transfer-Encoding: chunked'], `${json.length.toString(16)}\n${json}\r\n0\r\n\r\n${smuggled}`)],
    ['a chunk of a signed size', both(['Transfer-Encoding: chunked'], `+${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n${smuggled}`)],
    ['a header name with a line feed', both(['X-A\nTransfer-Encoding: chunked', `Content-Length: ${json.length}`], json + smuggled)],
    ['a header with a NUL', both([`X-A: \0`, `Content-Length: ${json.length}`], json + smuggled)],
    ['a bare carriage return', both([`X-A: a\rContent-Length: 0`, `Content-Length: ${json.length}`], json + smuggled)],
  ])('is refused, and nothing after it is answered: %s', async (_, bytes) => {
    const statuses = statusesOf(await write(bytes));
    expect(statuses.at(0)).toBe(400);
    expect(statuses).not.toContain(200);
    expect(await db.select().from(students)).toEqual([]);
  });

  it.each(['\r\nSet-Cookie: a=b', '%0d%0aSet-Cookie:%20a=b', '%E5%98%8D%E5%98%8ASet-Cookie:a=b'])(
    'puts no header into an answer: %j',
    async (text) => {
      expect(await write(`GET /dashboard?x=${text} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).not.toMatch(/^Set-Cookie/im);
      expect(await write(`GET /api/docs${text} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).not.toMatch(/^Set-Cookie/im);
    },
  );
});

describe('a request from a page elsewhere', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://alive.example.edu.evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost.evil.example' },
  ])('may not be read, nor sent as JSON without asking: %j', async (headers) => {
    const asked = await app().inject({
      method: 'OPTIONS',
      url: register.path,
      headers: { host: 'localhost', ...headers, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
    expect(asked.statusCode).toBe(404);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const sent = await app().inject({
        method: 'POST',
        url: register.path,
        headers: { host: 'localhost', ...headers, 'content-type': type },
        payload: JSON.stringify(maya),
      });
      expect(sent.statusCode).toBeGreaterThanOrEqual(400);
      for (const { headers: answered } of [asked, sent])
        expect(Object.keys(answered).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
    expect(await db.select().from(students)).toEqual([]);
  });
});

describe('a packed body', () => {
  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
  ])('in %s is not unpacked', async (encoding, pack) => {
    const response = await fetch(`${await server.url()}${register.path}`, {
      method: 'POST',
      body: new Uint8Array(pack(JSON.stringify(maya))),
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'VALIDATION_FAILED' }]);
  });
});

describe('a body of another shape than was asked for', () => {
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  it.each([
    ['a number beyond all numbers', `{"firstName":"Maya","lastName":"Raman","school":"Yale","major":"Law","graduationYear":1e400}`, 400],
    ['a text for a truth', JSON.stringify({ ...maya, needsVisa: 'true' }), 400],
    ['10,000 lists in each other', `{"firstName":${deep(10_000)}}`, 400],
    ['100,000 lists in each other', `{"preferredLocations":${deep(100_000)}}`, 400],
    ['a role', JSON.stringify({ ...maya, role: 'admin' }), 400],
    ['an id', JSON.stringify({ ...maya, id: 'mine' }), 400],
    ['a name of its methods', JSON.stringify({ ...maya, toString: 'x' }), 400],
    ['10 MB', JSON.stringify({ ...maya, firstName: 'x'.repeat(10_000_000) }), 413],
  ])('is refused whole: %s', async (_, payload, status) => {
    const { statusCode, body } = await app().inject({
      method: 'POST',
      url: register.path,
      headers: { host: 'localhost', 'content-type': 'application/json' },
      payload,
    });
    expect([statusCode, body.length < 5000]).toEqual([status, true]);
    expect(await db.select().from(students)).toEqual([]);
  });

  it('sets nothing that is the server’s to set', async () => {
    const { userId, token, user } = await student();
    const params = { id: userId };
    for (const field of [
      'id',
      'userId',
      'createdAt',
      'updatedAt',
      'onboardingProfile',
      'profile',
      'resume',
      'emailPending',
      'pendingEmail',
      'musts',
    ])
      expect((await call(changeAccount, { params, body: { [field]: 'x' } }, token)).status).toBe(400);
    const fact = { kind: 'activity', stance: 'more', text: 'maps' };
    for (const field of ['id', 'origin', 'status', 'quote', 'source', 'studentId'])
      expect((await call(addFact, { params, body: { ...fact, [field]: 'x' } }, token)).status).toBe(400);
    expect((await call(me, {}, token)).body).toEqual(user);
  });
});

describe('an answer', () => {
  it('has the fields of its endpoint and no others', async () => {
    const { userId, token } = await student({ email: 'maya@gatech.edu' });
    for (const endpoint of (await contract()).filter(isPlainRead)) {
      const { status, body } = await call(endpoint, { params: { id: userId, list: 'schools' } }, token);
      if (status !== 200) continue;
      // What the schema does not name is dropped when it parses.
      expect([endpoint.path, endpoint.reply?.parse(body)]).toEqual([endpoint.path, body]);
    }
  });
});

const isPlainRead = ({ method, path, reply, access }: Endpoint): boolean =>
  method === 'GET' &&
  reply !== undefined &&
  !path.endsWith('/resume') &&
  (!path.includes(':') || access === 'self' || path.includes(':list'));
