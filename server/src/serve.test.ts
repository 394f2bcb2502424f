import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Config, ConfigError } from '#config/config.ts';
import { takeLock } from '#platform/lock.ts';
import { openScript } from '#testing/scripted-assistant.testing.ts';
import { serve } from './serve.ts';
import { testConfig } from '#testing/config.testing.ts';
import { testProcesses } from '#testing/process.testing.ts';

const { dataDir } = testProcesses();
const script = openScript();

/** Serves in this process, from a folder of its own. */
const begin = (overrides: Partial<Config> = {}) => {
  const folder = dataDir();
  const ending = new AbortController();
  const ready = Promise.withResolvers<string>();
  const ended = serve({
    config: { ...testConfig, dataDir: folder, port: 0, sampleData: false, ...overrides },
    lock: takeLock(folder),
    signal: ending.signal,
    print: (line) => ready.resolve(new URL(line.replace(/^.* /, '')).origin),
    assistants: { onboarding: script.assistant },
  });
  return { lock: join(folder, 'alive.lock'), url: ready.promise, end: () => ending.abort(), ended };
};
const ask = (url: string) =>
  fetch(`${url}/api/onboarding/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Maya' }),
  });

describe('serving', () => {
  it('accepts nobody new after its end was asked for, but lets what is being written finish', async () => {
    const server = begin();
    const url = await server.url;
    const answer = script.writes();
    const response = await ask(url);
    answer.say({ token: 'One ' });
    server.end();
    while (
      await fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
        () => true,
        () => false,
      )
    )
      await wait(5);
    answer.say({ token: 'two' });
    answer.end();
    expect(await response.text()).toMatch(
      /^data: {"conversationId":[^\n]+\n\ndata: {"token":"One "}\n\ndata: {"token":"two"}\n\ndata: {"done":true,[^\n]*}\n\n$/,
    );
    await server.ended;
    expect(existsSync(server.lock)).toBe(false);
  });

  it('ends when nobody reads, too, and when it is asked to before it is ready', async () => {
    const server = begin();
    script.answers('Hello.');
    await ask(await server.url);
    server.end();
    await server.ended;
    const early = begin();
    early.end();
    await early.ended;
    expect(existsSync(early.lock)).toBe(false);
  });

  it('measures its database, its answers and its queues', async () => {
    const server = begin();
    const url = await server.url;
    const answer = script.writes();
    const response = await ask(url);
    answer.say({ token: 'One' });
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toMatch(/^database_connections{state="waiting"} \d+$/m);
    expect(metrics).toMatch(/^data_bytes{what="database"} \d{7,}$/m);
    for (const line of [
      'answers{state="running"} 1',
      'answers{state="unsaved"} 0',
      'boards_waiting{queue="boards"} 0',
      'costly_work{state="answers waiting"} 0',
      'in_flight{what="streams"} 1',
    ])
      expect(metrics).toContain(line);
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
    answer.end();
    await response.text();
    server.end();
    await server.ended;
  });

  it.each([
    ['PORT', 'is in use', async () => ({ port: await busyPort() })],
    ['HOST', 'is no address', async () => ({ host: '192.0.2.1' })],
    ['DATABASE_URL', 'cannot be opened', async () => ({ databaseUrl: 'postgres://alive:secret@127.0.0.1:1/alive' })],
  ])('says that %s %s, and leaves no lock', async (name, reason, overrides) => {
    const server = begin(await overrides());
    const error: unknown = await server.ended.catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toMatch(new RegExp(`\n  ${name}: .*${reason}`));
    expect(String(error)).not.toContain('secret');
    expect(existsSync(server.lock)).toBe(false);
  });
});

const busyPort = async (): Promise<number> => {
  const server = createServer().unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
