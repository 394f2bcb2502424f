import { Readable } from 'node:stream';
import { loginOptions } from '@alive/contract/sign-in.ts';
import { expect, it } from 'vitest';
import { testConfig } from '#testing/config.testing.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { unbounded } from '#testing/unbounded.testing.ts';
import { handle } from './handle.ts';
import { createHttp } from './http.ts';
import { openIdempotency } from './idempotency.ts';
import { openLimits } from './limits.ts';

const db = testDatabase();

it('what is read while it is sent breaks off where its session ends', async () => {
  const now = () => new Date();
  const addressHash = async () => 'address';
  const app = await createHttp(testConfig);
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const watching = Promise.withResolvers<() => void>();
  const routing = {
    db,
    limits: openLimits({ spending: null, addressHash, registrations: 0 }),
    addressHash,
    load: unbounded,
    whenSessionEnds: (end: () => void) => {
      watching.resolve(end);
      return () => undefined;
    },
    idempotency: openIdempotency({ db, now, owner: 'test', spared: () => [], answerOf: async () => null, failed: () => undefined }),
    now,
  };
  async function* rows() {
    yield '{"rows": [';
    begun.resolve();
    await ended.promise;
    yield ']}';
  }
  handle(app, routing, loginOptions, 'read', async () => Readable.from(rows(), { objectMode: false }) as never);
  const asked = app.inject({ url: loginOptions.path, headers: { host: 'localhost' } }).then(
    ({ statusCode, body }) => [statusCode, body],
    () => 'broken off',
  );
  await begun.promise;
  (await watching.promise)();
  ended.resolve();
  expect(await asked).toBe('broken off');
});
