import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { ModelConfig } from '#config/model.ts';
import { openTestProvider } from '#testing/provider.testing.ts';
import type { Script } from '#testing/provider-script.testing.ts';
import { checkModel } from './model-check.ts';

const provider = await openTestProvider();
const canary = 'sk-canary-7f3a';
afterEach(() => {
  provider.asked.length = 0;
});
afterAll(() => provider.close());

const check = async (script: Script, config: Partial<ModelConfig> = {}) => {
  provider.answers(script);
  const lines: string[] = [];
  const exit = await checkModel(
    {
      provider: 'openai-compatible',
      baseUrl: provider.address,
      apiKey: canary,
      models: { chat: 'large', plan: 'large', extract: 'large' },
      firstToken: 10_000,
      dailyTokens: 200_000,
      addressShares: 50,
      cost: null,
      ...config,
    },
    (line) => lines.push(line.replace(new URL(provider.address).host, 'HOST')),
    { idle: 10_000, pauses: 20 },
  );
  expect(lines.join('\n')).not.toContain(canary);
  return { exit, lines };
};

/** A model that can do everything. */
const able: Script = ({ tools, messages, wantsObject }) => {
  if (wantsObject) return { object: { city: 'Lisbon', year: 2019 } };
  if (tools.length > 0 && messages.at(-1)?.role !== 'tool') return { calls: [{ name: tools[0] ?? '', input: { day: 'Monday' } }] };
  return { text: ['Hel', 'lo.'] };
};

describe('trying the configured model', () => {
  it.each(['openai', 'openai-compatible', 'anthropic', 'google'] as const)('says what works: %s', async (protocol) => {
    const { exit, lines } = await check(able, { provider: protocol });
    expect(lines).toEqual([
      `${protocol} at HOST`,
      'large (chat, plan, extract)',
      expect.stringMatching(/^ {2}streaming: works \(\d+\.\d s to the first word\)$/),
      '  tools: works',
      '  structured output: works',
      expect.stringMatching(/^This took \d+ tokens in and \d+ out\.$/),
    ]);
    expect(exit).toBe(0);
  });

  it('tries each model for what it is there for', async () => {
    const models = { chat: 'large', plan: 'small', extract: 'small' };
    const { exit, lines } = await check(able, { models });
    expect(lines).toEqual([
      'openai-compatible at HOST',
      'large (chat)',
      expect.stringContaining('streaming: works'),
      '  tools: works',
      'small (plan, extract)',
      '  structured output: works',
      expect.stringMatching(/^This took/),
    ]);
    expect(exit).toBe(0);
  });

  it.each<[string, ModelConfig['models'], string]>([
    ['chat', { chat: 'absent', plan: 'large', extract: 'large' }, '  streaming'],
    ['plan', { chat: 'large', plan: 'absent', extract: 'large' }, '  structured output'],
    ['extract', { chat: 'large', plan: 'large', extract: 'absent' }, '  structured output'],
  ])('fails where the model for %s is not there, and still tries the others', async (_, models, what) => {
    const { exit, lines } = await check((asked, nth) => (asked.model === 'absent' ? { status: 404 } : able(asked, nth)), { models });
    expect(lines).toContain(
      `${what}: The language model isn’t available right now. Is "absent" what it is called at HOST, and does AI_BASE_URL end as it should?`,
    );
    expect(lines.join('\n')).toMatch(/: works/);
    expect(exit).toBe(1);
  });

  it('says that no tokens a day switch the model off, and tries it all the same', async () => {
    const { exit, lines } = await check(able, { dailyTokens: 0 });
    expect(lines[1]).toMatch(/^AI_DAILY_TOKENS is 0, which switches it off: .+ the built-in assistant answers\./);
    expect(lines).toContain('  structured output: works');
    expect(exit).toBe(0);
    expect((await check(able)).lines.join('\n')).not.toContain('AI_DAILY_TOKENS');
  });

  it.each<[string, Script, RegExp]>([
    ['a key that is not accepted', () => ({ status: 401, message: canary }), /didn’t let us sign in\. Check AI_API_KEY/],
    ['a key that may not', () => ({ status: 403, message: canary }), /denied us access\. May this key use large\?/],
    [
      'another protocol',
      () => ({ raw: '<html>', type: 'text/html' }),
      /we can’t read\. Does HOST speak the protocol of openai-compatible\?/,
    ],
    ['a limit', () => ({ status: 429 }), /is too busy right now\. The provider limits this key/],
    ['a failure', () => ({ status: 500, message: canary }), /is having problems right now\. Try again later\. \(status 500\)/],
    ['a cut', () => ({ text: ['One ', 'two'], cut: 3 }), /stopped responding\. \(unreachable ECONNRESET\)/],
  ])('says what to do about %s, and tries nothing more', async (_, script, sentence) => {
    const { exit, lines } = await check(script);
    expect(lines.join('\n')).toMatch(sentence);
    expect(lines.filter((line) => line.startsWith('  '))).toHaveLength(1);
    expect(exit).toBe(1);
  });

  it('says how long it waits for one that is silent', async () => {
    const { exit, lines } = await check(() => ({ hang: 'before' }), { firstToken: 300 });
    expect(lines.join('\n')).toContain('didn’t answer in time. It may still be loading; it is waited for 0.3 s (AI_FIRST_TOKEN_SECONDS).');
    expect(exit).toBe(1);
  });

  it('fails where a model that is to read gives no objects, or not what was said', async () => {
    const talks = await check(() => ({ text: 'Hello, whatever you say.' }));
    expect(talks.lines.slice(2, 5)).toEqual([
      expect.stringContaining('streaming: works'),
      expect.stringMatching(/^ {2}tools: it was given one and did not call it/),
      '  structured output: The language model sent something we can’t read. It speaks, and gives no objects of the form asked for: what needs them is read by the built-in assistant.',
    ]);
    expect(talks.exit).toBe(1);
    const misreads = await check(() => ({ text: '{"city":"Lisbon","year":2018}' }));
    expect(misreads.lines).toContain(
      '  structured output: it fits its form, and not what was said; another model will read what is asked better.',
    );
    expect(misreads.exit).toBe(1);
  });

  it('says what to do where a model that talks calls no tools, which is no failure', async () => {
    const models = { chat: 'large', plan: 'small', extract: 'small' };
    const idle = await check(({ wantsObject }) => (wantsObject ? { object: { city: 'Lisbon', year: 2019 } } : { text: 'Hello.' }), {
      models,
    });
    expect(idle.lines[3]).toBe('  tools: it was given one and did not call it; another model will find jobs and people better.');
    expect(idle.exit).toBe(0);
    const refuses = await check((asked, nth) => (asked.tools.length > 0 ? { status: 400, message: canary } : able(asked, nth)), { models });
    expect(refuses.lines[3]).toBe('  tools: The language model couldn’t read this request. Can it do this? (status 400)');
    expect(refuses.exit).toBe(0);
  });

  it('says where no server runs, and that no key is sent', async () => {
    const { exit, lines } = await check(able, { baseUrl: 'http://127.0.0.1:1/v1', apiKey: null });
    expect(lines[0]).toBe('openai-compatible at 127.0.0.1:1, without a key');
    expect(lines.join('\n')).toContain('couldn’t be reached. Is the server running at 127.0.0.1:1?');
    expect(exit).toBe(1);
  });

  it('says how to configure one where there is none', async () => {
    const lines: string[] = [];
    expect(await checkModel(null, (line) => lines.push(line))).toBe(0);
    expect(lines.join('\n')).toMatch(/^No language model is configured: the built-in assistant answers.+AI_PROVIDER/s);
  });
});
