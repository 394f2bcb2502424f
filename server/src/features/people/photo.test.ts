import { photoPath } from '@alive/contract/people.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '#db/sessions.ts';
import { students } from '#db/tables.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { testConfig } from '#testing/config.testing.ts';
import { createHttp } from '#platform/http.ts';
import type { Image } from '#platform/images/images.ts';
import { png } from '#fixtures/images/samples.ts';
import { openIdempotency } from '#platform/idempotency.ts';
import { openLimits } from '#platform/limits.ts';
import { unbounded } from '#testing/unbounded.testing.ts';
import { photoRoutes } from './photo.ts';

const db = testDatabase();
const now = new Date('2026-11-20T12:00:00Z');
const addresses = new Map<string, string>();
const images = new Map<string, Image>();
let app: FastifyInstance;
let token = '';

beforeAll(async () => {
  app = await createHttp(testConfig);
  photoRoutes(app, {
    routing: {
      db,
      limits: openLimits({ spending: null, addressHash: async () => 'address', registrations: 0 }),
      addressHash: async () => 'address',
      load: unbounded,
      whenSessionEnds: () => () => undefined,
      idempotency: openIdempotency({
        db,
        now: () => now,
        owner: 'test',
        spared: () => [],
        answerOf: async () => null,
        failed: () => undefined,
      }),
      now: () => now,
    },
    images: async (address) => images.get(address) ?? null,
    photoOf: async (id) => addresses.get(id) ?? null,
  });
  await app.ready();
});
afterAll(() => app.close());
beforeEach(async () => {
  addresses.clear();
  images.clear();
  addresses.set('ada', 'https://photos.example.com/ada');
  images.set('https://photos.example.com/ada', { type: 'image/png', bytes: png });
  await db.insert(students).values({
    id: 'maya',
    firstName: 'Maya',
    lastName: 'Raman',
    school: 'S',
    major: 'M',
    graduationYear: 2027,
    createdAt: now,
    updatedAt: now,
  });
  token = await openSession(db, 'maya', now);
});

const get = (id: string, method: 'GET' | 'HEAD' = 'GET', authorization = `Bearer ${token}`) =>
  app.inject({ method, url: photoPath(id), headers: { host: 'localhost', authorization, 'accept-encoding': 'gzip, br' } });

describe('a photo', () => {
  it('is the image itself, in a box of its own, for its reader alone', async () => {
    const answer = await get('ada');
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, png]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'cache-control': expect.stringMatching(/^private\b/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers.vary).toMatch(/authorization/i);
  });

  it.each([
    ['nobody', 404, 'NOT_FOUND'],
    ['x'.repeat(150), 400, 'VALIDATION_FAILED'],
  ])('of %s is not there, reported as any error is', async (id, status, code) => {
    const answer = await get(id);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('that cannot be had is not there either', async () => {
    images.clear();
    const answer = await get('ada');
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'NOT_FOUND', error: 'There’s no photo of this person.' }]);
  });

  it.each(['', 'Bearer nonsense-nonsense-nonsense'])('is for students who are signed in, not for %j', async (authorization) => {
    expect((await get('ada', 'GET', authorization)).statusCode).toBe(401);
  });

  it('is mentioned in the description of all calls', () => {
    const paths = app.swagger().paths as Record<string, unknown>;
    expect(Object.keys(paths)).toEqual(['/api/people/{id}/photo']);
  });
});
