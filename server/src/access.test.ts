import { logout } from '@alive/contract/sign-in.ts';
import { describe, expect, it } from 'vitest';
import { openSession } from '#db/sessions.ts';
import type { Assistant } from '#platform/chat.ts';
import { expectations } from '#testing/access.testing.ts';
import { accessCases, canary, everythingIn, makeOwner, requestAbout } from '#testing/owner.testing.ts';
import { testServer } from '#testing/server.testing.ts';

const hello: Assistant = async function* () {
  yield { token: 'Hello.' };
};
const server = testServer({ assistants: { onboarding: hello, search: hello } });
const { app, call, db, student } = server;

it('every endpoint that is served has an expectation', async () => {
  const { paths } = (await app().inject({ url: '/api/openapi.json', headers: { host: 'localhost' } })).json();
  const served = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(served.toSorted()).toEqual(Object.keys(expectations).toSorted());
});

describe.each(await accessCases())('$name', (one) => {
  const { access, expected } = one;
  const ofStranger = access === 'open' ? (expected.others ?? expected.own) : 401;
  const ofAnother = access === 'self' ? 403 : (expected.others ?? expected.own);

  it(`answers ${ofStranger} without a valid token and ${ofAnother} to another student`, async () => {
    const owner = await makeOwner(server, one);
    const revoked = await openSession(db, owner.made.userId, server.clock.now);
    await call(logout, {}, revoked);
    const callers: [string | null, number][] = [
      [null, ofStranger],
      ['x'.repeat(43), ofStranger],
      [revoked, ofStranger],
      [(await student()).token, ofAnother],
    ];
    for (const [token, status] of callers) {
      const before = await everythingIn(db);
      const response = await app().inject(requestAbout(one, owner, token));
      expect(response.statusCode).toBe(status);
      if (status === expected.own) continue;
      // What is refused leaves nothing, and says nothing of what is there.
      expect(await everythingIn(db)).toEqual(before);
      expect(Object.keys(response.json()).toSorted()).toEqual(['code', 'error', 'requestId']);
      for (const secret of [canary, ...Object.values(owner.made)]) expect(response.body).not.toContain(secret);
    }
  });

  it(`answers ${expected.own} to its owner`, async () => {
    const owner = await makeOwner(server, one);
    expect((await app().inject(requestAbout(one, owner, owner.token))).statusCode).toBe(expected.own);
  });
});
