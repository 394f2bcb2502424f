import { register } from '@alive/contract/account.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { tablePlace } from '#db/files.ts';
import type { Database } from '#db/open.ts';
import { openFiles } from '#platform/files.ts';
import { testConfig } from '#testing/config.testing.ts';
import { copyOfTemplate } from '#testing/database.testing.ts';
import { buildApp } from './app.ts';

describe.runIf(inject('templates').kind === 'pglite')('a full disk', () => {
  let database: Database;
  let app: FastifyInstance;
  const log: string[] = [];
  beforeAll(async () => {
    database = await copyOfTemplate('empty');
    ({ app } = await buildApp({
      ...database,
      config: { ...testConfig, logLevel: 'warn' },
      files: openFiles(tablePlace(database.db)),
      missing: () => [],
      log: { write: (line) => void log.push(line) },
    }));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  const maya = { firstName: 'Maya', lastName: 'Raman', school: 'UCLA', major: 'Biology' };
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const response = await app.inject({ method, url, headers: { host: 'localhost' }, ...(payload && { payload }) });
    return { status: response.statusCode, text: response.body };
  };

  it('is 507 for what would be stored, while reads go on, until there is space', async () => {
    expect((await send('POST', register.path, maya)).status).toBe(201);
    await database.refuseWrites?.(true);
    for (let times = 0; times < 3; times++) {
      const { status, text } = await send('POST', register.path, maya);
      expect([status, JSON.parse(text)]).toEqual([
        507,
        {
          error: 'We’re out of space, so we couldn’t save that. What you saved before is safe. Please try again later.',
          code: 'STORAGE_FULL',
          requestId: expect.any(String),
        },
      ]);
    }
    expect(await send('POST', '/api/onboarding/start', { name: 'Maya' })).toEqual({
      status: 507,
      text: expect.stringContaining('"code":"STORAGE_FULL"'),
    });
    expect((await send('GET', '/api/companies')).status).toBe(200);
    const readyz = await send('GET', '/readyz');
    expect([readyz.status, JSON.parse(readyz.text)]).toEqual([503, { status: 'not ready', notReady: ['disk'] }]);
    expect(log.filter((line) => line.includes('"notice":"disk"'))).toHaveLength(1);
    expect(log.filter((line) => line.includes('request failed'))).toEqual([]);
    await database.refuseWrites?.(false);
    expect((await send('POST', register.path, maya)).status).toBe(201);
  });
});
