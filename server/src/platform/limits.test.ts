import { changeAccount, me, register } from '@alive/contract/account.ts';
import { listCompanies } from '@alive/contract/companies.ts';
import { addFact } from '@alive/contract/facts.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { exportData } from '@alive/contract/privacy.ts';
import { searchPeople } from '@alive/contract/people.ts';
import { downloadResume } from '@alive/contract/resume.ts';
import { startSearch } from '@alive/contract/search.ts';
import { describe, expect, it } from 'vitest';
import { testServer } from '#testing/server.testing.ts';

const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' };

describe('limits', () => {
  // Addresses are what one trusted proxy says, so that each test has its own.
  const server = testServer({ config: { rateLimits: true, trustedProxies: 1, registrationsPerAddress: 310 } });
  const { call, stream } = server;
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const registerFrom = (address: string, email?: string) => call(register, { body: { ...maya, email }, headers: from(address) });

  it('end with a time after which to try again', async () => {
    const { body } = await registerFrom('10.1.0.1');
    const change = () => call(changeAccount, { params: { id: body.userId }, body: { needsVisa: true } }, body.token);
    for (let calls = 0; calls < 20; calls++) expect((await change()).status).toBe(200);
    const { status, headers, body: refused } = await change();
    expect([status, refused.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.requestId).toBeTruthy();
    expect((await call(me, {}, body.token)).status).toBe(200);
  });

  it('answer whoever asks whether the server is ready, at each address by itself', async () => {
    const ask = (address: string, path = '/readyz') => server.app().inject({ url: path, headers: { host: 'localhost', ...from(address) } });
    const left = async (address: string, path?: string) => Number((await ask(address, path)).headers['x-ratelimit-remaining']);
    const before = await left('10.1.1.1');
    expect(await left('10.1.1.1', '/healthz')).toBe(before - 1);
    expect(await left('10.1.1.2')).toBe(before);
    await registerFrom('10.1.1.2');
    expect(await left('10.1.1.2')).toBe(before - 1);
  });

  it('let 300 students behind one address onboard at the same moment', async () => {
    const headers = from('10.2.0.1');
    for (let student = 0; student < 300; student++)
      expect((await registerFrom('10.2.0.1', `student${student}@gatech.edu`)).status).toBe(201);
    expect((await call(listCompanies, { headers })).status).toBe(200);
  });

  it('let one student through the whole wizard at once', async () => {
    const headers = from('10.3.0.1');
    const { userId, token } = (await registerFrom('10.3.0.1')).body;
    expect((await call(changeAccount, { params: { id: userId }, body: { needsVisa: true }, headers }, token)).status).toBe(200);
    const { events } = await stream(startOnboarding, { body: { name: 'Maya' }, headers }, token);
    const [first] = events;
    const conversationId = first && 'conversationId' in first ? first.conversationId : '';
    for (let said = 0; said < 8; said++)
      expect((await stream(continueOnboarding, { body: { message: 'I like maps', conversationId }, headers }, token)).status).toBe(200);
  });

  it('let few learn that an address is taken, by registering or by changing; beyond that free and taken look the same', async () => {
    await registerFrom('10.4.0.1', 'taken@gatech.edu');
    const { userId, token } = (await registerFrom('10.4.0.2')).body;
    const change = (email: string) => call(changeAccount, { params: { id: userId }, body: { email }, headers: from('10.4.0.2') }, token);
    const answers = [];
    for (let tries = 0; tries < 5; tries++) answers.push(await change('Taken@gatech.edu'));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array.from({ length: 5 }, () => [409, 'EMAIL_TAKEN']));
    for (const email of ['taken@gatech.edu', 'free@gatech.edu'])
      expect(await change(email)).toMatchObject({ status: 200, body: { id: userId, email: null, emailPending: true } });
    // The account's budget is its own, the address has 15 left.
    for (let tries = 0; tries < 15; tries++) expect((await registerFrom('10.4.0.2', 'TAKEN@gatech.edu')).status).toBe(409);
    for (const email of ['taken@gatech.edu', 'free@gatech.edu', 'taken@gatech.edu']) {
      const { status, body } = await registerFrom('10.4.0.2', email);
      expect([status, body.user]).toEqual([201, { ...body.user, email: null, emailPending: true, pendingEmail: email.toLowerCase() }]);
      expect((await call(me, {}, body.token)).body).toEqual(body.user);
    }
    expect((await registerFrom('10.4.0.2')).body.user).not.toHaveProperty('emailPending');
    expect((await registerFrom('10.4.0.3', 'taken@gatech.edu')).status).toBe(409);
    expect((await registerFrom('10.4.0.3', 'free@gatech.edu')).body.user.email).toBe('free@gatech.edu');
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_001);
    expect((await change('taken@gatech.edu')).status).toBe(409);
    expect((await change('own@gatech.edu')).body).toMatchObject({ email: 'own@gatech.edu' });
    expect((await call(me, {}, token)).body).not.toHaveProperty('emailPending');
  });

  it('let no more be learned by many who ask at once', async () => {
    await registerFrom('10.15.0.1', 'taken@gatech.edu');
    const ask = (email: string) => registerFrom('10.15.0.2', email);
    const taken = Array.from({ length: 40 }, () => ask('taken@gatech.edu'));
    const free = Array.from({ length: 20 }, (_, at) => ask(`free${at}@gatech.edu`));
    expect((await Promise.all(taken)).filter(({ status }) => status === 409)).toHaveLength(20);
    for (const { body } of await Promise.all(free)) expect(body.user).toMatchObject({ email: null, emailPending: true });
  });

  it('keep the email that an account has while another one is pending', async () => {
    await registerFrom('10.8.0.1', 'taken@gatech.edu');
    const { userId, token } = (await registerFrom('10.8.0.2', 'mine@gatech.edu')).body;
    const change = (body: object) => call(changeAccount, { params: { id: userId }, body, headers: from('10.8.0.2') }, token);
    for (let tries = 0; tries < 5; tries++) await change({ email: 'taken@gatech.edu' });
    expect(await change({ email: 'taken@gatech.edu', major: 'Chemistry' })).toMatchObject({
      status: 200,
      body: { email: 'mine@gatech.edu', emailPending: true, major: 'Chemistry' },
    });
  });

  it('write to a pending address what the answer does not say', async () => {
    await registerFrom('10.9.0.1', 'taken@gatech.edu');
    for (let tries = 0; tries < 20; tries++) await registerFrom('10.9.0.2', 'taken@gatech.edu');
    for (const email of ['free@gatech.edu', 'taken@gatech.edu']) await registerFrom('10.9.0.2', email);
    const mails = Object.fromEntries((await server.mails()).map(({ to, letter }) => [to, letter.subject]));
    expect(mails).toEqual({ 'free@gatech.edu': 'Confirm your email for Alive', 'taken@gatech.edu': 'You already have an Alive account' });
  });

  it('let one more account a minute be made from an address beyond those of its day', async () => {
    const later = (milliseconds: number) => (server.clock.now = new Date(server.clock.now.getTime() + milliseconds));
    const begun = server.clock.now.getTime();
    const keyed = { body: maya, headers: { ...from('10.10.0.1'), 'idempotency-key': 'a-key-whose-answer-was-lost' } };
    const first = await call(register, keyed);
    for (let made = 1; made < 310; made++) expect((await registerFrom('10.10.0.1')).status).toBe(201);
    expect((await registerFrom('10.10.0.1')).status).toBe(201);
    const { status, headers, body } = await registerFrom('10.10.0.1');
    expect([status, body.code, body.error]).toEqual([429, 'RATE_LIMITED', expect.stringContaining('in a minute')]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await call(register, keyed)).toMatchObject({ status: 201, body: { userId: first.body.userId } });
    expect((await registerFrom('10.10.0.2')).status).toBe(201);
    for (let minutes = 0; minutes < 3; minutes++) {
      later(60_001);
      expect([(await registerFrom('10.10.0.1')).status, (await registerFrom('10.10.0.1')).status]).toEqual([201, 429]);
    }
    later(begun + 24 * 3_600_000 - server.clock.now.getTime());
    for (let made = 0; made < 3; made++) expect((await registerFrom('10.10.0.1')).status).toBe(201);
  });

  it('ignore a token where accounts are made', async () => {
    const { token } = (await registerFrom('10.11.0.1')).body;
    for (let made = 0; made < 25; made++)
      expect((await call(register, { body: maya, headers: from('10.11.0.1') }, token)).status).toBe(201);
    for (let made = 26; made < 311; made++) await registerFrom('10.11.0.1');
    expect((await call(register, { body: maya, headers: from('10.11.0.1') }, token)).status).toBe(429);
  });

  it('charge what is signed in to its network address, too', async () => {
    const { headers } = await call(listCompanies, { headers: from('10.12.0.1') });
    const { token } = (await registerFrom('10.12.0.2')).body;
    for (let calls = 0; calls < 9; calls++) await call(me, { headers: from('10.12.0.1') }, token);
    const after = await call(listCompanies, { headers: from('10.12.0.1') });
    expect(Number(headers['x-ratelimit-remaining']) - Number(after.headers['x-ratelimit-remaining'])).toBe(10);
  });

  it('refuse 600 requests of an address in a minute and look up no token beyond them, but those that were valid', async () => {
    const { token } = (await registerFrom('10.13.0.1')).body;
    const unseen = (await registerFrom('10.13.0.1')).body.token;
    const headers = from('10.13.0.1');
    expect((await call(me, { headers }, token)).status).toBe(200);
    const answers = [];
    for (let tries = 0; tries < 300; tries++) answers.push(await call(me, { headers }, 'x'.repeat(43)));
    for (let tries = 0; tries < 150; tries++) answers.push(await call(me, { headers }), await registerFrom('10.13.0.1', 'no email'));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 400]));
    const refused = await call(me, { headers }, 'y'.repeat(43));
    expect([refused.status, refused.body.code, Number(refused.headers['retry-after']) > 0]).toEqual([429, 'RATE_LIMITED', true]);
    // A token that nobody has seen yet is not looked up, whether or not it is valid.
    expect((await call(me, { headers }, unseen)).status).toBe(429);
    expect((await call(me, { headers })).status).toBe(429);
    expect((await registerFrom('10.13.0.1', 'no email')).status).toBe(429);
    // Who does nothing wrong goes on.
    expect((await call(me, { headers }, token)).status).toBe(200);
    expect((await registerFrom('10.13.0.1')).status).toBe(201);
    expect((await call(me, { headers: from('10.13.0.2') }, unseen)).status).toBe(200);
    server.clock.now = new Date(server.clock.now.getTime() + 60_001);
    expect((await call(me, { headers }, 'y'.repeat(43))).status).toBe(401);
  });

  it('charge a message of who told much of themselves for what is searched with it', async () => {
    const [plain, filled] = [(await registerFrom('10.16.0.1')).body, (await registerFrom('10.16.0.2')).body];
    for (const kind of ['skill', 'experience'] as const)
      for (let at = 0; at < 20; at++) {
        const body = { kind, stance: 'have', text: `${at} ${'maps and water '.repeat(8)}` } as const;
        expect((await call(addFact, { params: { id: filled.userId }, body }, filled.token)).status).toBe(201);
      }
    const left = async ({ token }: { token: string }, address: string) => {
      const { headers } = await server.app().inject({
        method: 'POST',
        url: startSearch.path,
        headers: { ...from(address), authorization: `Bearer ${token}` },
        payload: { message: 'Find jobs for me' },
      });
      return Number(headers['x-ratelimit-remaining']);
    };
    expect([await left(plain, '10.16.0.1'), await left(filled, '10.16.0.2')]).toEqual([39, 38]);
  });

  it('let a thousand students of an address come at the same moment with tokens nobody has seen yet', async () => {
    const tokens: string[] = [];
    for (let made = 0; made < 40; made++) tokens.push((await registerFrom(`10.14.1.${made}`)).body.token);
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, at) => call(me, { headers: from('10.14.0.1') }, tokens[at % tokens.length])),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('count a long message as several', async () => {
    const headers = from('10.7.0.1');
    const { token } = (await registerFrom('10.7.0.1')).body;
    const say = async () => (await stream(startSearch, { body: { message: 'I like maps. '.repeat(600) }, headers }, token)).status;
    const statuses = [];
    for (let times = 0; times < 6; times++) statuses.push(await say());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('count the values of conditions, however few conditions hold them', async () => {
    const headers = from('10.16.0.1');
    const { token } = (await registerFrom('10.16.0.1')).body;
    const value = Array.from({ length: 50 }, (_, at) => `word ${at}`);
    const filters = [0, 1, 2, 3].map((id) => ({ id: `${id}`, field: 'text' as const, op: 'in' as const, value, label: 'Words' }));
    const ask = async () => (await stream(searchPeople, { body: { query: '', conversationId: 'one', filters }, headers }, token)).status;
    // One takes all of a minute, and no more than that.
    expect([await ask(), await ask()]).toEqual([200, 429]);
  });

  it('let ten whole files be taken in a minute', async () => {
    const headers = from('10.15.0.1');
    const { token, userId } = (await registerFrom('10.15.0.1')).body;
    const statuses = [];
    for (const file of [exportData, downloadResume])
      for (let times = 0; times < 6; times++) statuses.push((await call(file, { params: { id: userId }, headers }, token)).status);
    expect(statuses).toEqual([...Array(6).fill(200), ...Array(4).fill(404), 429, 429]);
  });

  it('count words that every posting is searched for twice', async () => {
    const headers = from('10.17.0.1');
    const { token } = (await registerFrom('10.17.0.1')).body;
    const filters = Array.from({ length: 60 }, (_, at) => ({
      id: `${at}`,
      field: 'text' as const,
      op: 'is' as const,
      value: `word ${at}`,
      label: 'Words',
    }));
    const ask = async () => (await stream(searchPeople, { body: { query: '', conversationId: 'one', filters }, headers }, token)).status;
    // Each counts 13 of 40.
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
  });

  it('count a whole IPv6 network as one address', async () => {
    await registerFrom('10.5.0.1', 'held@gatech.edu');
    const register = async (address: string) => (await registerFrom(address, 'held@gatech.edu')).status;
    for (let host = 1; host <= 20; host++) expect(await register(`2001:db8:1:1::${host}`)).toBe(409);
    expect(await register('2001:db8:1:1::21')).toBe(201);
    expect(await register('2001:db8:1:2::1')).toBe(409);
  });

  it('believe no address beyond the proxies that are trusted', async () => {
    await registerFrom('10.6.0.1', 'kept@gatech.edu');
    const register = async (spoofed: number) => (await registerFrom(`10.6.1.${spoofed}, 10.6.0.2`, 'kept@gatech.edu')).status;
    for (let spoofed = 1; spoofed <= 20; spoofed++) expect(await register(spoofed)).toBe(409);
    expect(await register(21)).toBe(201);
  });
});

describe('without limits', () => {
  const { call } = testServer();

  it('nothing is counted', async () => {
    await call(register, { body: { ...maya, email: 'taken@gatech.edu' } });
    for (let tries = 0; tries < 30; tries++) {
      const { status, headers } = await call(register, { body: { ...maya, email: 'taken@gatech.edu' } });
      expect([status, Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))]).toEqual([409, []]);
    }
  });
});
