import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestProvider } from '#testing/provider.testing.ts';
import type { Reply } from '#testing/provider-script.testing.ts';
import { readyAt, testProcesses } from '#testing/process.testing.ts';

const { start, dataDir } = testProcesses();
const provider = await openTestProvider();
afterAll(provider.close);

const key = 'sk-canary-5f2e9c71d04b';
/** Everything a provider can say that holds the key it was sent. */
const tellingKey: Reply[] = [
  { status: 401, message: `Incorrect API key provided: ${key}` },
  { status: 403, body: `<html>${key}</html>`, headers: { 'x-key': key } },
  { status: 400, body: JSON.stringify({ error: { message: key, code: key, type: key, param: key } }) },
  { status: 500, message: key, headers: { 'www-authenticate': key, 'retry-after': key } },
  { status: 302, headers: { location: `http://127.0.0.1:9/?key=${key}` } },
  { text: 'One moment', fails: `The key ${key} was withdrawn` },
  { raw: `data: {"error":"${key}"}\n\n`, type: 'text/event-stream' },
  { raw: `<html>${key}</html>`, type: 'text/html' },
  { raw: `data: ${key}\n\n`, type: 'text/event-stream' },
  { object: { [key]: key } },
  { text: 'One moment', cut: 2 },
];

const well = { text: 'Well.' };

describe('the key of a provider', () => {
  // That no adapter keeps it in an error is in platform/llm/protocols.test.ts.
  it('reaches no log, event, error, metric or stored byte when the provider tells it', async () => {
    const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'large', AI_BASE_URL: provider.address };
    const DATA_DIR = dataDir();
    const before = provider.asked.length;
    const server = start('main.ts', { env: { DATA_DIR, AI_API_KEY: key, LOG_LEVEL: 'trace', RATE_LIMITS: 'off', ...env } });
    const url = await server.says(readyAt);
    const seen: string[] = [];
    let token = '';
    const ask = async (path: string, body?: object) => {
      const response = await fetch(`${url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      seen.push(text, JSON.stringify([...response.headers]));
      return text;
    };
    const registered = await ask('/api/users/register', {
      firstName: 'Maya',
      lastName: 'Raman',
      school: 'Yale University',
      major: 'Physics',
    });
    const student = JSON.parse(registered) as { userId: string; token: string };
    ({ token } = student);
    await ask(`/api/users/${student.userId}/model-consent`, { granted: true });
    const askFailing = async (reply: Reply, path: string, body: object) => {
      provider.answers(({ streams }) => (streams && 'object' in reply ? well : reply));
      await ask(path, body);
      provider.answers(() => well);
    };
    for (const [at, reply] of tellingKey.entries()) {
      await askFailing(reply, '/api/search/start', { message: 'Find zorblaxian jobs' });
      // Who fails every time is left alone for a while.
      await ask('/api/onboarding/start', { name: 'Maya' });
      if (at % 2 === 0)
        await askFailing(reply, '/api/people/search-direct', { query: 'zorblaxian people in Boston', conversationId: 'one' });
      else await askFailing(reply, '/api/dream-job', { query: 'Data Scientist' });
    }
    for (const path of ['/api/conversations', '/metrics', '/api/openapi.json', '/readyz']) await ask(path);
    const { out, err } = await server.stop();

    const sent = provider.asked.slice(before);
    expect(sent.length).toBeGreaterThan(2 * tellingKey.length);
    expect(JSON.stringify(sent[0]?.headers)).toContain(key);
    for (const text of [out, err, ...seen]) expect(text).not.toContain(key);
    expect(out).toContain('the language model failed');
    const stored = bytesIn(DATA_DIR);
    expect(stored).toContain('zorblaxian');
    expect(stored).not.toContain(key);
  });
});

/** All that lies in a folder, as one text. */
const bytesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
