import type { Endpoint } from '@alive/contract/endpoint.ts';
import { addFact } from '@alive/contract/facts.ts';
import { saveContact } from '@alive/contract/contacts.ts';
import { listSessions, logout } from '@alive/contract/sign-in.ts';
import { searchPeople } from '@alive/contract/people.ts';
import { trackJob } from '@alive/contract/tracker.ts';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '#db/open.ts';
import { openSession } from '#db/sessions.ts';
import { conversations, jobs, messages } from '#db/tables.ts';
import { pdfOf } from '#fixtures/resume/files.ts';
import type { Assistant } from '#platform/chat.ts';
import { expectations, type Made } from '#testing/access.testing.ts';
import { contract, nameOf } from '#testing/contract.testing.ts';
import { exampleJob } from '#testing/job.testing.ts';
import { testServer } from '#testing/server.testing.ts';

const hello: Assistant = async function* () {
  yield { token: 'Hello.' };
};
const server = testServer({ assistants: { onboarding: hello, search: hello } });
const { app, call, db, student } = server;
/** Stands in all that the owner has, and in no refusal. */
const canary = 'Canarywood';

const endpoints = await contract();
const cases: Case[] = Object.entries(expectations).map(([name, expected]) => {
  const [method, path] = name.split(' ') as [Endpoint['method'], string];
  const access = endpoints.find((endpoint) => nameOf(endpoint) === name)?.access ?? expected.access ?? 'self';
  return { name, method, path, access, expected };
});

it('every endpoint that is served has an expectation', async () => {
  const { paths } = (await app().inject({ url: '/api/openapi.json', headers: { host: 'localhost' } })).json();
  const served = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(served.toSorted()).toEqual(Object.keys(expectations).toSorted());
});

describe.each(cases)('$name', (one) => {
  const { access, expected } = one;
  const ofStranger = access === 'open' ? (expected.others ?? expected.own) : 401;
  const ofAnother = access === 'self' ? 403 : (expected.others ?? expected.own);

  it(`answers ${ofStranger} without a valid token and ${ofAnother} to another student`, async () => {
    const owner = await makeOwner();
    const revoked = await openSession(db, owner.made.userId, server.clock.now);
    await call(logout, {}, revoked);
    const callers: [string | null, number][] = [
      [null, ofStranger],
      ['x'.repeat(43), ofStranger],
      [revoked, ofStranger],
      [(await student()).token, ofAnother],
    ];
    for (const [token, status] of callers) {
      const before = await everything();
      const response = await send(one, owner, token);
      expect(response.statusCode).toBe(status);
      if (status === expected.own) continue;
      // What is refused leaves nothing, and says nothing of what is there.
      expect(await everything()).toEqual(before);
      expect(Object.keys(response.json()).toSorted()).toEqual(['code', 'error', 'requestId']);
      for (const secret of [canary, ...Object.values(owner.made)]) expect(response.body).not.toContain(secret);
    }
  });

  it(`answers ${expected.own} to its owner`, async () => {
    const owner = await makeOwner();
    expect((await send(one, owner, owner.token)).statusCode).toBe(expected.own);
  });
});

/** A student who has something of everything. */
const makeOwner = async (): Promise<Owner> => {
  await server.people({ id: 'person-of-canary' });
  await db.insert(jobs).values(exampleJob({ id: 'job-of-canary' }));
  const { userId, token } = await student({ firstName: canary, email: 'canarywood@example.edu' });
  const row = { studentId: userId, about: {}, createdAt: server.clock.now, updatedAt: server.clock.now };
  await db.insert(conversations).values([
    { ...row, id: 'searching-chat', kind: 'search' },
    { ...row, id: 'interview-chat', kind: 'onboarding' },
  ]);
  const said = { sender: 'user' as const, text: canary, status: 'complete' as const, createdAt: server.clock.now, ordinal: 0 };
  await db.insert(messages).values([
    { ...said, id: 'said-in-search', conversationId: 'searching-chat' },
    { ...said, id: 'said-in-interview', conversationId: 'interview-chat' },
  ]);
  const params = { id: userId };
  const fact = await call(addFact, { params, body: { kind: 'activity', stance: 'more', text: canary } }, token);
  await call(trackJob, { params: { ...params, jobId: 'job-of-canary' }, body: { notes: canary } }, token);
  await call(saveContact, { params: { ...params, personId: 'person-of-canary' }, body: { note: canary } }, token);
  await server.stream(searchPeople, { body: { query: 'analysts', conversationId: 'people' } }, token);
  const form = formOf(pdfOf());
  await app().inject({
    method: 'POST',
    url: `/api/users/${userId}/resume`,
    headers: { host: 'localhost', ...form.headers, authorization: `Bearer ${token}` },
    payload: form.payload,
  });
  // One that is open elsewhere.
  await openSession(db, userId, server.clock.now);
  const { sessions } = (await call(listSessions, { params }, token)).body;
  return {
    token,
    made: {
      userId,
      sessionId: sessions.find(({ current }) => !current)?.id ?? '',
      chatId: 'searching-chat',
      interviewId: 'interview-chat',
      factId: fact.body.id,
      jobId: 'job-of-canary',
      personId: 'person-of-canary',
    },
  };
};

const send = ({ method, path, access, expected }: Case, { made }: Owner, token: string | null) => {
  const { params = () => ({}), query = {}, body, isForm } = expected;
  const given: Record<string, string> = { ...(access === 'self' && { id: made.userId }), ...params(made) };
  const form = isForm ? formOf(pdfOf()) : null;
  const search = new URLSearchParams(query);
  return app().inject({
    method,
    url: `${path.replaceAll(/:(\w+)/g, (_, name: string) => given[name] ?? name)}${search.size > 0 ? `?${search}` : ''}`,
    headers: { host: 'localhost', ...form?.headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
    ...(form ? { payload: form.payload } : body && { payload: body(made) }),
  });
};

const formOf = (content: Buffer) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=boundary' },
  payload: Buffer.concat([
    Buffer.from('--boundary\r\nContent-Disposition: form-data; name="resume"; filename="resume.pdf"\r\n\r\n'),
    content,
    Buffer.from('\r\n--boundary--\r\n'),
  ]),
});

/** A fingerprint of each table. */
const everything = async (): Promise<Record<string, string>> => {
  const tables = await rowsOf<{ name: string }>(db, `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    // The secrets of an instance are made when they are first needed.
    if (name === 'meta') continue;
    const rows = `SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS hash FROM "${name}" t`;
    found[name] = (await rowsOf<{ hash: string }>(db, rows))[0]?.hash ?? '';
  }
  return found;
};

interface Case {
  name: string;
  method: Endpoint['method'];
  path: string;
  access: Endpoint['access'];
  expected: (typeof expectations)[string];
}

interface Owner {
  token: string;
  made: Made;
}
