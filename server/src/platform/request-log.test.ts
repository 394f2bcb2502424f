import { changeAccount, me } from '@alive/contract/account.ts';
import { listCompanies } from '@alive/contract/companies.ts';
import { findJobs } from '@alive/contract/jobs.ts';
import { startOnboarding } from '@alive/contract/onboarding.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testServer } from '#testing/server.testing.ts';

describe('the log', () => {
  const log: string[] = [];
  const { app, call, open, stream, student, url } = testServer({ config: { logLevel: 'info' }, log });
  const lines = () => log.map((line) => JSON.parse(line) as Record<string, unknown>);
  beforeEach(() => void (log.length = 0));

  it('has one line for each request: its route, status and time, and the id that an error reply names', async () => {
    await call(listCompanies);
    const { body } = await call(me);
    expect(lines()).toEqual([
      expect.objectContaining({ level: 30, method: 'GET', route: '/api/companies', status: 200, ms: expect.any(Number) }),
      expect.objectContaining({ route: '/api/auth/me', status: 401, requestId: body.requestId }),
    ]);
  });

  it('names a student by a hash, the same in every line, and never by what they are or ask', async () => {
    const { userId, token } = await student({ email: 'maya@gatech.edu' });
    log.length = 0;
    await call(findJobs, { query: { query: 'grief counselor' } }, token);
    await call(changeAccount, { params: { id: userId }, body: { school: 'Yale University' } }, token);
    await app().inject({ url: '/dashboard?secret=word', headers: { host: 'localhost' } });
    await app().inject({ url: '/api/nowhere/secret-word', headers: { host: 'localhost' } });
    const hashes = lines().flatMap((line) => line['student'] ?? []);
    expect(hashes).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), hashes[0]]);
    expect(lines().map(({ route }) => route)).toEqual(['/api/jobs-real/search', '/api/users/:id', 'unknown', 'unknown']);
    for (const said of [userId, token, 'maya', 'grief', 'Yale', 'secret', '127.0.0.1']) expect(log.join('')).not.toContain(said);
  });

  it('tells of a stream when it has ended, with how much was written', async () => {
    const { token } = await student();
    log.length = 0;
    const { events } = await stream(startOnboarding, { body: { name: 'Maya' } }, token);
    const line = lines().at(-1);
    expect(line).toMatchObject({ route: '/api/onboarding/start', status: 200, events: events.length, bytes: expect.any(Number) });
    expect(line).not.toHaveProperty('left');
  });

  it('says when a reader left before the end', async () => {
    const { token } = await student();
    const reader = await open(startOnboarding, { body: { name: 'Maya' } }, token);
    await reader.leave();
    await expect.poll(() => lines().filter(({ route }) => route === '/api/onboarding/start').length).toBe(1);
  });

  it('is not filled by those who watch over the server', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) await fetch(`${await url()}${path}`);
    expect(lines().filter(({ route }) => route !== undefined)).toEqual([]);
  });
});
