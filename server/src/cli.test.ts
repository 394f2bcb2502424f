import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestProvider } from '#testing/provider.testing.ts';
import { readyAt, testProcesses } from '#testing/process.testing.ts';

const { start, dataDir, emptyFolder } = testProcesses();

const posting = (id: string, fields = {}) => ({
  id,
  company_name: 'Zorblax & Partners',
  title: 'Data Science Intern',
  locations: ['Boston, MA'],
  url: `https://jobs.example/${id}`,
  active: true,
  is_visible: true,
  date_posted: 1_790_000_000,
  date_updated: 1_790_000_000,
  terms: ['Summer 2027'],
  sponsorship: 'Other',
  ...fields,
});
const folderWithListings = () => {
  const folder = emptyFolder();
  writeFileSync(
    join(folder, 'listings.json'),
    JSON.stringify([posting('a'), posting('b', { active: false }), posting('c', { url: 'not an address' })]),
  );
  return folder;
};
/** `npm run data` as npm runs it: elsewhere, with the person's folder in its environment. */
const data = (DATA_DIR: string, args: string[], { stands = DATA_DIR, env = {} }: { stands?: string; env?: Record<string, string> } = {}) =>
  start('cli.ts', { args, env: { DATA_DIR, INIT_CWD: stands, ...env } }).ended;
/** What `status` says of a server with a model and no data. */
const noData = /^There is no data yet\.\n(?:model .+\n)+$/;
const lastLine = ({ out }: { out: string }) => out.trimEnd().split('\n').at(-1);

describe('npm run data', () => {
  it('works on a data directory that no server uses, one command after the other', async () => {
    const folder = dataDir();
    const stands = folderWithListings();
    const both = await Promise.all([
      data(folder, ['import', 'jobs', '--strict', 'listings.json'], { stands }),
      data(folder, ['import', 'jobs', '--strict', 'listings.json'], { stands }),
    ]);
    expect(both.map(({ code, err }) => [code, err])).toEqual([
      [1, ''],
      [1, ''],
    ]);
    expect(new Set(both.map(lastLine))).toEqual(
      new Set(['2 added, 0 changed, 0 unchanged, 1 rejected', '0 added, 0 changed, 2 unchanged, 1 rejected']),
    );
    expect(await data(folder, ['status'])).toEqual({ code: 0, out: expect.stringMatching(/^jobs +simplify +2, 1 open\n$/), err: '' });
    expect(existsSync(join(folder, 'alive.lock'))).toBe(false);
  });

  it('works through the server that runs on it, which sees what came in at once', async () => {
    const folder = dataDir();
    const stands = folderWithListings();
    const provider = await openTestProvider(({ tools, messages, wantsObject }) => {
      if (wantsObject) return { object: { city: 'Lisbon', year: 2019 } };
      if (tools.length > 0 && messages.at(-1)?.role !== 'tool') return { calls: [{ name: tools[0] ?? '', input: { day: 'Monday' } }] };
      return { text: 'Hello.' };
    });
    const models = { AI_PROVIDER: 'anthropic', AI_BASE_URL: provider.address, AI_API_KEY: 'sk-canary', AI_MODEL: 'large' };
    const server = start('main.ts', { env: { DATA_DIR: folder, ...models } });
    while (!existsSync(join(folder, 'alive.lock'))) await new Promise((resolve) => setTimeout(resolve, 5));
    // It is not ready yet: the command waits for it.
    expect(await data(folder, ['status'])).toEqual({ code: 0, out: expect.stringMatching(noData), err: '' });
    const url = await server.says(readyAt);

    const dry = await data(folder, ['import', 'jobs', '--dry-run', 'listings.json'], { stands });
    expect([dry.code, lastLine(dry)]).toEqual([0, 'Dry run, nothing was written: 2 added, 0 changed, 0 unchanged, 1 rejected']);
    const strict = await data(folder, ['import', 'jobs', 'listings.json', '--strict'], { stands });
    expect(strict).toEqual({
      code: 1,
      out: expect.stringMatching(
        /^3 of 3 rows\nColumns used: .+\nColumns ignored: none\nrow 3: .+\n2 of 3 rows will not be listed:\n(?:  1: .+\n){2}2 added, 0 changed, 0 unchanged, 1 rejected\n$/,
      ),
      err: '',
    });
    const found = (await (await fetch(`${url}/api/jobs-real/search?company=${encodeURIComponent('Zorblax & Partners')}`)).json()) as {
      jobs: { job_title: string }[];
    };
    expect(found.jobs.map((job) => job.job_title)).toEqual(['Data Science Intern']);

    expect(await data(folder, ['import', 'jobs', 'nothing.json'], { stands })).toEqual({
      code: 2,
      out: '',
      err: `There is no file ${join(stands, 'nothing.json')}.\n`,
    });
    expect(await data(folder, ['reset'])).toEqual({ code: 0, out: 'Started over.\n', err: '' });
    expect((await data(folder, ['status'])).out).toMatch(noData);

    // A model that is tried is the server's, whatever this shell says of models.
    const env = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'small', AI_DAILY_TOKENS: '0' };
    for (const shell of [{}, env]) {
      provider.asked.length = 0;
      expect(await data(folder, ['model'], { env: shell })).toEqual({
        code: 0,
        out: expect.stringMatching(
          /^As the running server is configured:\nanthropic at 127\.0\.0\.1:\d+\nlarge .+streaming: works.+tools: works.+structured output: works\nThis took \d+ tokens/s,
        ),
        err: '',
      });
      expect(provider.asked[0]?.headers?.['x-api-key']).toBe('sk-canary');
    }
    await provider.close();

    // Its door opens only for the secret in the lock file, on a port of its own, and survives those who try.
    const { port, secret } = JSON.parse(readFileSync(join(folder, 'alive.lock'), 'utf8')) as { port: number; secret: string };
    expect(String(port)).not.toBe(new URL(url).port);
    const knock = (
      authorization: string | undefined,
      to = `http://127.0.0.1:${port}/`,
      body = JSON.stringify({ args: ['status'], folder: '/' }),
    ) => fetch(to, { method: 'POST', headers: authorization === undefined ? {} : { authorization }, body });
    for (const wrong of [undefined, '', 'x', 'x'.repeat(secret.length), 'é'.repeat(secret.length), `${secret}x`, `Bearer ${secret}`])
      expect((await knock(wrong)).status).toBe(403);
    for (const path of ['/', '/api/data', '/api/control', '/control']) expect((await knock(secret, `${url}${path}`)).status).toBe(404);
    for (const body of ['', 'no JSON', '["status"]', '{"args":"status"}'])
      expect(await (await knock(secret, undefined, body)).text()).toMatch(/^{"error":".+"}\n$/);
    expect(await (await knock(secret)).text()).toMatch(/^{"line":"There is no data yet\."}\n(?:{"line":"model .+"}\n)+{"exit":0}\n$/);

    expect(await server.stop('SIGKILL')).toMatchObject({ err: '' });
    // What it left behind is nobody's.
    expect(await data(folder, ['model'], { env })).toMatchObject({ code: 1, out: expect.stringMatching(/^openai-compatible at 127/) });
  });

  it('touches nothing for a command that there is not, or a configuration that does not fit', async () => {
    const folder = emptyFolder();
    expect(await data(folder, ['dance'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^There is no command "dance"\.\n/),
    });
    expect(await data(folder, [])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('import jobs FILE') });
    expect(await data(folder, ['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('import jobs FILE'), err: '' });
    expect(await data(folder, ['status'], { env: { SAMPLE_DATA: 'maybe' } })).toEqual({
      code: 1,
      out: '',
      err: 'The configuration does not fit:\n  SAMPLE_DATA: must be on or off\n',
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('tries the configured model without any data', async () => {
    const folder = emptyFolder();
    expect(await data(folder, ['model'])).toEqual({ code: 0, out: expect.stringMatching(/^No language model is configured/), err: '' });
    const env = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'large' };
    expect(await data(folder, ['model'], { env })).toEqual({
      code: 1,
      out: expect.stringContaining('Is the server running at 127.0.0.1:1?'),
      err: '',
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});
