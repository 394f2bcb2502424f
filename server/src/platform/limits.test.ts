import { changeAccount, me, register } from '@alive/contract/account.ts';
import { listCompanies } from '@alive/contract/companies.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { startSearch } from '@alive/contract/search.ts';
import { describe, expect, it } from 'vitest';
import { testServer } from '#testing/server.testing.ts';

const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' };

describe('limits', () => {
  // Addresses are what one trusted proxy says, so that each test has its own.
  const { call, stream } = testServer({ config: { rateLimits: true, trustedProxies: 1 } });
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

  it('let few learn that an address is taken, by registering or by changing, and all others go on', async () => {
    await registerFrom('10.4.0.1', 'taken@gatech.edu');
    const { userId, token } = (await registerFrom('10.4.0.2')).body;
    const change = (email: string) => call(changeAccount, { params: { id: userId }, body: { email }, headers: from('10.4.0.2') }, token);
    const answers = [];
    for (let tries = 0; tries < 6; tries++) answers.push(await change('Taken@gatech.edu'));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 429]);
    for (let tries = 0; tries < 16; tries++) answers.push(await registerFrom('10.4.0.2', 'TAKEN@gatech.edu'));
    expect(answers.slice(6).map(({ status }) => status)).toEqual([...Array.from({ length: 15 }, () => 409), 429]);
    expect(answers.at(-1)).toMatchObject({ body: { code: 'RATE_LIMITED', error: expect.stringContaining('leave the email blank') } });
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await change('taken@gatech.edu')).status).toBe(429);
    expect((await registerFrom('10.4.0.2', 'free@gatech.edu')).status).toBe(201);
    expect((await registerFrom('10.4.0.2')).status).toBe(201);
    expect((await registerFrom('10.4.0.3', 'taken@gatech.edu')).status).toBe(409);
  });

  it('count a long message as several', async () => {
    const headers = from('10.7.0.1');
    const { token } = (await registerFrom('10.7.0.1')).body;
    const say = async () => (await stream(startSearch, { body: { message: 'I like maps. '.repeat(600) }, headers }, token)).status;
    const statuses = [];
    for (let times = 0; times < 6; times++) statuses.push(await say());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('count a whole IPv6 network as one address', async () => {
    await registerFrom('10.5.0.1', 'held@gatech.edu');
    const statuses = [];
    for (let host = 1; host <= 21; host++) statuses.push((await registerFrom(`2001:db8:1:1::${host}`, 'held@gatech.edu')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await registerFrom('2001:db8:1:2::1', 'held@gatech.edu')).status).toBe(409);
  });

  it('believe no address beyond the proxies that are trusted', async () => {
    await registerFrom('10.6.0.1', 'kept@gatech.edu');
    const statuses = [];
    for (let spoofed = 1; spoofed <= 21; spoofed++)
      statuses.push((await registerFrom(`10.6.1.${spoofed}, 10.6.0.2`, 'kept@gatech.edu')).status);
    expect(statuses.at(-1)).toBe(429);
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
