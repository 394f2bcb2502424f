import { inspect } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Llm } from './llm.ts';
import { testLlm } from '#testing/llm.testing.ts';
import type { Script } from '#testing/provider-script.testing.ts';

const { provider, counted, open } = await testLlm();
const schema = z.object({ roles: z.array(z.string()), year: z.number().optional() });
const fits = { roles: ['Data Analyst'] };

describe.each(['openai', 'openai-compatible', 'anthropic', 'google'] as const)('an object by the protocol of %s', (protocol) => {
  let llm: Llm;
  beforeEach(() => {
    llm = open(protocol);
  });
  const ask = (signal = new AbortController().signal, more: { within?: number } = {}) =>
    llm.object({ use: 'plan', student: 'maya', system: 'Read the question.', schema, prompt: 'Which analysts?', signal, ...more });

  it('is asked for by its schema, of the model for its use, and counted', async () => {
    provider.answers(() => ({ object: fits }));
    expect(await ask()).toEqual(fits);
    expect(provider.asked).toEqual([
      expect.objectContaining({
        model: 'small',
        wantsObject: true,
        system: 'Read the question.',
        messages: [{ role: 'user', text: 'Which analysts?' }],
      }),
    ]);
    expect(counted).toEqual([{ student: 'maya', use: 'plan', model: 'small', input: 10, output: 5 }]);
  });

  it('may stand among words', async () => {
    provider.answers(() => ({ text: 'Here it is:\n```json\n{"roles": ["Data Analyst"]}\n```' }));
    expect(await ask()).toEqual(fits);
    expect(provider.asked).toHaveLength(1);
  });

  it('is asked for once more with what was wrong', async () => {
    provider.answers(({ system }) => (system.includes('roles: ') ? { text: JSON.stringify(fits) } : { object: { roles: 'Data Analyst' } }));
    expect(await ask()).toEqual(fits);
    expect(provider.asked[1]?.system).toMatch(/^Read the question\.\n\nAnswer with one JSON object.+- roles: .*expected array/s);
    expect(counted).toHaveLength(2);
  });

  it('is asked for in words where the server takes no schema', async () => {
    provider.answers(({ wantsObject }) => (wantsObject ? { status: 400 } : { text: JSON.stringify(fits) }));
    expect(await ask()).toEqual(fits);
  });

  it.each<[string, Script, string, number]>([
    ['does not fit twice', () => ({ object: { roles: 3 } }), 'garbled', 2],
    ['is no object', () => ({ text: 'Certainly!' }), 'garbled', 2],
    ['ends too early', () => ({ text: '{"roles": ["Data', finish: 'length' }), 'garbled', 2],
    ['is refused', () => ({ text: '', finish: 'refusal' }), 'refused', 1],
    ['is a page', () => ({ raw: '<html>sk-canary-7f3a</html>', type: 'text/html' }), 'garbled', 1],
    ['is half a body', () => ({ raw: '{"id": "sk-canary-7f3a' }), 'garbled', 1],
    ['is a 400 twice', () => ({ status: 400, message: 'sk-canary-7f3a' }), 'rejected', 2],
    ['is a 401', () => ({ status: 401, message: 'sk-canary-7f3a' }), 'unauthorized', 1],
    ['is a 404', () => ({ status: 404 }), 'unknown', 1],
    ['is a 429', () => ({ status: 429, headers: { 'retry-after': '9' } }), 'limited', 1],
    ['is a 500 three times', () => ({ status: 500, message: 'sk-canary-7f3a' }), 'failing', 3],
  ])('fails in our own words where it %s', async (_, script, fault, requests) => {
    provider.answers(script);
    const error: unknown = await ask().catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'ModelError', fault });
    expect(provider.asked).toHaveLength(requests);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('canary');
  });

  it('is waited for no longer than its whole time', async () => {
    llm = open(protocol, { whole: 200 });
    provider.answers(() => ({ hang: 'before' }));
    await expect(ask()).rejects.toMatchObject({ fault: 'silent' });
  });

  it('is waited for as long as it was asked within, by all that is tried, and a model silent so often is left alone', async () => {
    provider.answers(() => ({ hang: 'before' }));
    for (const _ of [1, 2, 3, 4]) await expect(ask(undefined, { within: 50 })).rejects.toMatchObject({ fault: 'silent' });
    const before = provider.asked.length;
    await expect(ask()).rejects.toMatchObject({ fault: 'resting' });
    expect(provider.asked).toHaveLength(before);
  });

  it('is silent too where its time ends in a pause before another try', async () => {
    llm = open(protocol, { pauses: 60_000 });
    provider.answers(() => ({ status: 429, headers: { 'retry-after': '30' } }));
    await expect(ask(undefined, { within: 200 })).rejects.toMatchObject({ fault: 'silent' });
  });

  it('is stopped with its request', async () => {
    provider.answers(() => ({ hang: 'before' }));
    const left = provider.left();
    const stop = new AbortController();
    const asked = ask(stop.signal);
    setTimeout(() => stop.abort(), 50);
    await expect(asked).rejects.toMatchObject({ fault: 'stopped' });
    await expect.poll(provider.left, { timeout: 20_000, interval: 5 }).toBe(left + 1);
  });
});
