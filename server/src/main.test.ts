import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readyAt, testProcesses } from '#testing/process.testing.ts';

const { start, emptyFolder } = testProcesses();
const lockOf = (folder: string) => join(folder, 'alive.lock');

describe('the server process', () => {
  it('starts from nothing, is alone, keeps what is stored, and is followed after any end by one that listens while it fills its data', async () => {
    const DATA_DIR = join(emptyFolder(), 'not', 'there', 'yet');
    const first = start('main.ts', { env: { DATA_DIR } });
    const url = await first.says(readyAt);
    expect(new URL(url).port).not.toBe('0');
    expect([(await fetch(`${url}/healthz`)).status, (await fetch(`${url}/readyz`)).status]).toEqual([200, 200]);
    expect(await (await fetch(`${url}/api/stats`)).json()).toEqual({
      jobs: 0,
      companies: 0,
      alumni: 0,
      sample: false,
      sampleAlumni: false,
    });
    expect([DATA_DIR, lockOf(DATA_DIR)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
    const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' };
    const registered = await fetch(`${url}/api/users/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(maya),
    });
    const { token, user } = (await registered.json()) as { token: string; user: object };

    // Another process on the same data is refused, and this one goes on.
    const { code, out, err } = await start('main.ts', { env: { DATA_DIR } }).ended;
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`process ${first.pid}`);
    expect(err).toContain(DATA_DIR);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const keyFile = join(DATA_DIR, 'local-key');
    const key = readFileSync(keyFile, 'utf8').trim();
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    expect(await first.stop('SIGTERM')).toEqual({ code: 0, out: `Alive is ready at ${url}/?key=${key}\n`, err: '' });
    expect([lockOf(DATA_DIR), keyFile].map((path) => existsSync(path))).toEqual([false, false]);

    const second = start('main.ts', { env: { DATA_DIR } });
    const me = await fetch(`${await second.says(readyAt)}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toEqual(user);
    // It dies without a word.
    await second.stop('SIGKILL');
    expect(JSON.parse(readFileSync(lockOf(DATA_DIR), 'utf8'))).toMatchObject({ pid: second.pid });

    const port = await freePort();
    const third = start('main.ts', { env: { DATA_DIR, SAMPLE_DATA: 'on', PORT: String(port) } });
    await third.says(/Filling/);
    expect(JSON.parse(readFileSync(lockOf(DATA_DIR), 'utf8'))).toMatchObject({ pid: third.pid });
    const response = await fetch(`http://127.0.0.1:${port}/readyz`);
    // On a slow machine the database is still being looked at.
    expect([response.status, await response.json()]).toEqual([503, { status: 'not ready', notReady: expect.arrayContaining(['data']) }]);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(await third.stop('SIGINT')).toMatchObject({ code: 0, err: '' });
    expect(existsSync(lockOf(DATA_DIR))).toBe(false);
  });

  it('prints every wrong variable with its reason in one message, and touches nothing', async () => {
    const DATA_DIR = join(emptyFolder(), 'untouched');
    const wrong = {
      PORT: '70000',
      SAMPLE_DATA: 'maybe',
      RATE_LIMITS: 'no',
      DATABASE_URL: 'mysql://localhost/alive',
      AI_PROVIDER: 'oracle',
      LOGO_SERVICE_URL: 'https://logos.example',
      CONVERSATION_HOURS: '0',
      LOG_LEVEL: 'loud',
    };
    const { code, out, err } = await start('main.ts', { env: { DATA_DIR, ...wrong } }).ended;
    expect([code, out]).toEqual([1, '']);
    for (const name of Object.keys(wrong)) expect(err).toMatch(new RegExp(`^  ${name}: must be .+$`, 'm'));
    expect(err.trimEnd().split('\n')).toHaveLength(1 + Object.keys(wrong).length);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('says what is wrong with a DATA_DIR that is a file', async () => {
    const DATA_DIR = join(emptyFolder(), 'file');
    writeFileSync(DATA_DIR, '');
    const { code, err } = await start('main.ts', { env: { DATA_DIR } }).ended;
    expect([code, err]).toEqual([1, `The configuration does not fit:\n  DATA_DIR: ${DATA_DIR} cannot be written (EEXIST)\n`]);
  });
});

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};
