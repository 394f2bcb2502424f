import type { Endpoint } from '@alive/contract/endpoint.ts';
import { addFact } from '@alive/contract/facts.ts';
import { saveContact } from '@alive/contract/contacts.ts';
import { listSessions } from '@alive/contract/sign-in.ts';
import { searchPeople } from '@alive/contract/people.ts';
import { trackJob } from '@alive/contract/tracker.ts';
import { type Db, rowsOf } from '#db/open.ts';
import { openSession } from '#db/sessions.ts';
import { conversations, jobs, messages } from '#db/tables.ts';
import { pdfOf } from '#fixtures/resume/files.ts';
import { type Expectation, expectations, type Made } from './access.testing.ts';
import { contract, nameOf } from './contract.testing.ts';
import { exampleJob } from './job.testing.ts';
import type { TestServer } from './server.testing.ts';

/** Stands in all that the owner has, and in no refusal. */
export const canary = 'Canarywood';

/** Every endpoint that is served, with what it answers to whom. */
export const accessCases = async (): Promise<AccessCase[]> => {
  const endpoints = await contract();
  return Object.entries(expectations).map(([name, expected]) => {
    const [method, path] = name.split(' ') as [Endpoint['method'], string];
    const access = endpoints.find((endpoint) => nameOf(endpoint) === name)?.access ?? expected.access ?? 'self';
    return { name, method, path, access, expected };
  });
};

/** A student who has something of everything; a search for people and a résumé, which cost time, only where `name` is about those. */
export const makeOwner = async (server: TestServer, { name }: Pick<AccessCase, 'name'>): Promise<Owner> => {
  const { app, call, clock, db, student } = server;
  await server.people({ id: 'person-of-canary' });
  await db.insert(jobs).values(exampleJob({ id: 'job-of-canary' }));
  const { userId, token } = await student({ firstName: canary, email: 'canarywood@example.edu' });
  const row = { studentId: userId, about: {}, createdAt: clock.now, updatedAt: clock.now };
  await db.insert(conversations).values([
    { ...row, id: 'searching-chat', kind: 'search' },
    { ...row, id: 'interview-chat', kind: 'onboarding' },
  ]);
  const said = { sender: 'user' as const, text: canary, status: 'complete' as const, createdAt: clock.now, ordinal: 0 };
  await db.insert(messages).values([
    { ...said, id: 'said-in-search', conversationId: 'searching-chat' },
    { ...said, id: 'said-in-interview', conversationId: 'interview-chat' },
  ]);
  const params = { id: userId };
  const fact = await call(addFact, { params, body: { kind: 'activity', stance: 'more', text: canary } }, token);
  await call(trackJob, { params: { ...params, jobId: 'job-of-canary' }, body: { notes: canary } }, token);
  await call(saveContact, { params: { ...params, personId: 'person-of-canary' }, body: { note: canary } }, token);
  if (name.includes('/searches')) await server.stream(searchPeople, { body: { query: 'analysts', conversationId: 'people' } }, token);
  const form = formOf(pdfOf());
  if (/resume|export/.test(name))
    await app().inject({
      method: 'POST',
      url: `/api/users/${userId}/resume`,
      headers: { host: 'localhost', ...form.headers, authorization: `Bearer ${token}` },
      payload: form.payload,
    });
  // One that is open elsewhere.
  const elsewhere = await openSession(db, userId, clock.now);
  const { sessions } = (await call(listSessions, { params }, token)).body;
  return {
    token,
    elsewhere,
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

/** A request about what the owner has, with or without a token. */
export const requestAbout = ({ method, path, access, expected }: AccessCase, { made }: Owner, token: string | null) => {
  const { params = () => ({}), query = {}, body, isForm } = expected;
  const given: Record<string, string> = { ...(access === 'self' && { id: made.userId }), ...params(made) };
  const form = isForm ? formOf(pdfOf()) : null;
  const search = new URLSearchParams(query);
  return {
    method,
    url: `${path.replaceAll(/:(\w+)/g, (_, name: string) => given[name] ?? name)}${search.size > 0 ? `?${search}` : ''}`,
    headers: { host: 'localhost', ...form?.headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
    ...(form ? { payload: form.payload } : body && { payload: body(made) }),
  };
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
export const everythingIn = async (db: Db): Promise<Record<string, string>> => {
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

export interface AccessCase {
  name: string;
  method: Endpoint['method'];
  path: string;
  access: Endpoint['access'];
  expected: Expectation;
}

export interface Owner {
  token: string;
  /** The token of another session of theirs. */
  elsewhere: string;
  made: Made;
}
