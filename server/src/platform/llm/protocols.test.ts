import { inspect } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { testLlm } from '#testing/llm.testing.ts';
import type { Script, Completion } from '#testing/provider-script.testing.ts';
import { ModelError } from './error.ts';
import { type Llm, mostSteps, type Part, tool, type Tools } from './llm.ts';

const { provider, clock, counted, failed, open } = await testLlm();
/** The key that every request carries and no error may hold. */
const canary = 'sk-canary-7f3a';
const says =
  (completion: Completion): Script =>
  () =>
    completion;
const fails =
  (status: number, headers?: Record<string, string>): Script =>
  () => ({ status, message: `no ${canary}`, ...(headers && { headers }) });
/** One reply for each request, the last one from then on. */
const inTurn =
  (...scripts: Script[]): Script =>
  (asked) =>
    scripts[Math.min(provider.asked.length, scripts.length) - 1]?.(asked, provider.asked.length) ?? { status: 500 };
const good = says({ text: ['All ', 'is wéll 😀.'] });

const found: unknown[] = [];
beforeEach(() => void (found.length = 0));
const tools: Tools = {
  find_jobs: tool('Finds jobs.', z.object({ words: z.string() }), async ({ words }) => {
    found.push(words);
    return { found: words };
  }),
};
const schema = z.object({ roles: z.array(z.string()), year: z.number().optional() });
const fits = { roles: ['Data Analyst'] };

/** Returns what a stream gives, and the fault that ends it. */
const receive = async (llm: Llm, more: Partial<Parameters<Llm['stream']>[0]> & { onPart?: (part: Part) => void } = {}) => {
  const parts: Part[] = [];
  let error: unknown = null;
  try {
    for await (const part of llm.stream({
      use: 'chat',
      student: 'maya',
      system: 'You help.',
      messages: [{ sender: 'user', text: 'Hello' }],
      tools,
      signal: new AbortController().signal,
      ...more,
    })) {
      parts.push(part);
      more.onPart?.(part);
    }
  } catch (caught) {
    error = caught;
  }
  const text = parts.map((part) => ('text' in part ? part.text : '')).join('');
  return { parts, text, error, fault: error instanceof ModelError ? error.fault : error };
};
const read = (llm: Llm, signal = new AbortController().signal) =>
  llm.object({ use: 'plan', student: 'maya', system: 'Read the question.', schema, prompt: 'Which analysts?', signal });

const asks = (requests: number) => provider.until(() => provider.asked.length === requests);
const leaves = (answers: number) => provider.until(() => provider.left() === answers);

describe.each(['openai-compatible', 'openai', 'anthropic', 'google'] as const)('the adapter for %s', (protocol) => {
  let llm: ReturnType<typeof open>;
  beforeEach(() => {
    llm = open(protocol);
  });

  it.each<[string, Completion]>([
    ['whole events', {}],
    ['chunks of one byte', { bytes: 1 }],
    ['chunks of three bytes with comments that keep the line open', { bytes: 3, keepAlive: true }],
  ])('streams text from %s', async (_, way) => {
    provider.answers(says({ text: ['All ', 'is wéll 😀.'], usage: { input: 300, output: 50 }, ...way }));
    const { text, error } = await receive(llm);
    expect([text, error]).toEqual(['All is wéll 😀.', null]);
    expect(provider.asked).toMatchObject([
      { model: 'large', streams: true, system: 'You help.', messages: [{ role: 'user', text: 'Hello' }], tools: ['find_jobs'] },
    ]);
    expect(counted).toEqual([{ student: 'maya', use: 'chat', model: 'large', input: 300, output: 50 }]);
  });

  it('sends both sides of a conversation in turn', async () => {
    provider.answers(good);
    const messages = [
      { sender: 'user' as const, text: 'One' },
      { sender: 'assistant' as const, text: 'Two' },
      { sender: 'user' as const, text: 'Three' },
    ];
    await receive(llm, { messages });
    expect(provider.asked[0]?.messages).toEqual([
      { role: 'user', text: 'One' },
      { role: 'assistant', text: 'Two' },
      { role: 'user', text: 'Three' },
    ]);
  });

  it('runs tools whose calls come in pieces, and goes on with their results in a new paragraph', async () => {
    const calls = [
      { name: 'find_jobs', input: { words: 'data "é"\n' } },
      { name: 'find_jobs', input: { words: 'law' } },
    ];
    provider.answers(inTurn(says({ text: 'Let me look.', calls, bytes: 5 }), good));
    const { parts, text } = await receive(llm);
    expect(found).toEqual(['data "é"\n', 'law']);
    expect(parts.filter((part) => 'call' in part)).toMatchObject(calls.map((call) => ({ call })));
    expect(text).toBe('Let me look.\n\nAll is wéll 😀.');
    const results = provider.asked[1]?.messages.filter(({ role }) => role === 'tool').map((message) => message.text);
    expect(results?.join(' ')).toMatch(/data .*é.*law/s);
    expect(counted).toHaveLength(2);
  });

  it('tells only the model about a call of no tool or with a wrong input', async () => {
    const calls = [
      { name: 'drop_tables', input: {} },
      { name: 'find_jobs', input: { words: 3 } },
    ];
    provider.answers(inTurn(says({ calls }), good));
    const { parts, text } = await receive(llm);
    expect([text, parts.some((part) => 'call' in part), found, failed]).toEqual(['All is wéll 😀.', false, [], []]);
    expect(provider.asked[1]?.messages.filter(({ role }) => role === 'tool')).toHaveLength(2);
  });

  it('gives a model up that calls tools without end', async () => {
    provider.answers(says({ calls: [{ name: 'find_jobs', input: { words: 'data' } }] }));
    expect(await receive(llm)).toMatchObject({ fault: 'garbled', text: '' });
    expect(provider.asked).toHaveLength(mostSteps);
  });

  it('keeps the text of an answer that ends at its longest length', async () => {
    provider.answers(says({ text: 'And then', finish: 'length' }));
    expect((await receive(llm)).parts).toEqual([{ text: 'And then' }, { cut: 'length' }]);
  });

  it('ends an answer that does not end itself', async () => {
    provider.answers(says({ text: ['x'.repeat(1_000_000), 'more'] }));
    const { text, parts } = await receive(llm);
    expect([text === 'x'.repeat(20_000), parts.at(-1)]).toEqual([true, { cut: 'length' }]);
  });

  it('drops characters that a database does not take', async () => {
    provider.answers(says({ text: ['a\u0000b\u001B[2J', '\uD83D', ' end'] }));
    expect((await receive(llm)).text).toMatch(/^ab\[2J. end$/su);
  });

  it.each([-5, 1e19, 10_000_001, 0.5])('estimates the tokens when the provider counts %d of them', async (wrong) => {
    provider.answers(says({ text: 'Eight ch', usage: { input: wrong, output: wrong } }));
    expect(await receive(llm)).toMatchObject({ text: 'Eight ch', error: null });
    expect(counted).toMatchObject([{ output: 2 }]);
    const [{ input } = { input: 0 }] = counted;
    expect(input).toBeGreaterThan(5);
    expect(input).toBeLessThan(100);
  });

  it.each<[string, Script, string, number]>([
    ['401', fails(401), 'unauthorized', 1],
    ['403', fails(403), 'forbidden', 1],
    ['404', fails(404), 'unknown', 1],
    ['400', fails(400), 'rejected', 1],
    ['408', fails(408), 'silent', 1],
    ['429 three times', fails(429), 'limited', 3],
    ['500 three times', fails(500), 'failing', 3],
    ['503 three times', fails(503), 'failing', 3],
    ['a redirect', fails(302, { location: 'http://127.0.0.1:1/' }), 'unreachable', 3],
    ['a reset before the first word', says({ text: 'Never', cut: 0 }), 'unreachable', 3],
    ['an error before the first word', says({ text: '', fails: `overloaded ${canary}` }), 'failing', 3],
    ['a refusal', says({ text: '', finish: 'refusal' }), 'refused', 1],
    ['no words', says({ text: '' }), 'garbled', 1],
    ['an end before the first word', says({ text: '', finish: 'length' }), 'garbled', 1],
    ['invalid JSON', says({ raw: `data: {"a":\n\ndata: ${canary}\n\ndata: [DONE]\n\n` }), 'garbled', 1],
    ['a page', says({ raw: `<html>${canary}</html>`, type: 'text/html' }), 'garbled', 1],
    ['another object', says({ raw: `{"a":"${canary}"}`, type: 'application/json' }), 'garbled', 1],
    ['bytes that are no text', says({ raw: Buffer.from([0, 255, 195, 40, 10, 10]) }), 'garbled', 1],
    ['a line without end', says({ raw: `data: ${'x'.repeat(9_000_000)}` }), 'garbled', 1],
    ['an empty body', says({ raw: '' }), 'garbled', 1],
  ])('fails without a word of the provider after %s', async (_, script, fault, requests) => {
    provider.answers(script);
    const answer = await receive(llm);
    expect([answer.fault, answer.parts]).toEqual([fault, []]);
    expect(provider.asked).toHaveLength(requests);
    expect(inspect(answer, { depth: 9, showHidden: true })).not.toContain(canary);
  });

  it('tries again before the first word, and only the last try is used', async () => {
    provider.answers(inTurn(fails(429, { 'retry-after': '0' }), says({ text: 'Never', cut: 0 }), good));
    expect(await receive(llm)).toMatchObject({ text: 'All is wéll 😀.', error: null });
    expect(provider.asked).toHaveLength(3);
    expect(counted).toHaveLength(1);
  });

  it('tries again no sooner than Retry-After', async () => {
    llm = open(protocol, { pauses: 5000 });
    provider.answers(inTurn(fails(429, { 'retry-after': '3' }), good));
    const answer = receive(llm);
    await clock.until(3000);
    clock.pass(2999);
    // A request that was sent too soon would come before this one.
    expect(await receive(open(protocol))).toMatchObject({ text: 'All is wéll 😀.' });
    expect(provider.asked).toHaveLength(2);
    clock.pass(1);
    expect(await answer).toMatchObject({ text: 'All is wéll 😀.', error: null });
    expect(provider.asked).toHaveLength(3);
  });

  it.each([
    ['seconds', '60'],
    ['a date', 'Fri, 01 Jan 2100 00:00:00 GMT'],
  ])('asks nothing until a long Retry-After in %s is over', async (_, value) => {
    provider.answers(inTurn(fails(429, { 'retry-after': value }), good));
    expect(await receive(llm)).toMatchObject({ fault: 'limited', error: { retryAfter: null } });
    clock.pass(59_999);
    expect(await receive(llm)).toMatchObject({ fault: 'limited' });
    expect(provider.asked).toHaveLength(1);
    // No provider is left alone longer than ten minutes.
    clock.pass(value === '60' ? 1 : 540_001);
    expect(await receive(llm)).toMatchObject({ text: 'All is wéll 😀.' });
  });

  it.each<[string, Completion]>([
    ['a cut', { cut: 6 }],
    ['an error', { fails: `overloaded ${canary}` }],
    ['a refusal', { finish: 'refusal' }],
  ])('keeps what came before %s in the middle', async (_, way) => {
    provider.answers(says({ text: ['One ', 'two ', 'three ', 'four'], ...way }));
    const answer = await receive(llm);
    expect([answer.text.startsWith('One two '), answer.fault]).toEqual([true, 'cut']);
    expect(provider.asked).toHaveLength(1);
    expect(counted).toHaveLength(1);
    expect(inspect(answer, { depth: 9, showHidden: true })).not.toContain(canary);
  });

  it.each<[string, Completion]>([
    ['nothing', { hang: 'before' }],
    ['headers only', { text: 'Never', hang: 0 }],
  ])('gives up a provider that sends %s before the time to the first token is over', async (_, way) => {
    provider.answers(says(way));
    const left = provider.left();
    const answer = receive(llm);
    await asks(1);
    clock.pass(9999);
    expect(provider.left()).toBe(left);
    expect(await clock.through(answer)).toMatchObject({ fault: 'silent', error: { detail: '' }, text: '' });
    await leaves(left + 1);
    expect(provider.asked).toHaveLength(1);
    expect(counted).toEqual([expect.objectContaining({ input: expect.any(Number), output: 0 })]);
  });

  it('keeps what came before a silence in the middle, and ends the request', async () => {
    provider.answers(says({ text: ['One ', 'two ', 'three ', 'four'], hang: 6 }));
    const left = provider.left();
    const began = Promise.withResolvers<void>();
    const answer = receive(llm, { onPart: () => began.resolve() });
    await began.promise;
    expect(await clock.through(answer)).toMatchObject({ fault: 'cut', error: { detail: 'silent' }, text: expect.stringMatching(/^One /) });
    await leaves(left + 1);
    expect(counted).toHaveLength(1);
  });

  it('ends an answer that is still coming when its whole time is over', async () => {
    provider.answers(says({ text: Array.from({ length: 500 }, () => 'more '), pause: 1 }));
    const left = provider.left();
    // Each part comes in time, and all of them together do not.
    const answer = await receive(llm, { onPart: () => clock.pass(5000) });
    expect(answer).toMatchObject({ fault: 'slow', error: { detail: 'total' }, text: expect.stringMatching(/^more more /) });
    await leaves(left + 1);
    expect(counted).toHaveLength(1);
  });

  it.each<[string, Completion, RegExp]>([
    ['before the first word', { hang: 'before' }, /^$/],
    ['in the middle', { text: ['One ', 'two ', 'three ', 'four'], hang: 6 }, /^One /],
  ])('ends the request when the reader stops %s', async (_, way, text) => {
    provider.answers(says(way));
    const left = provider.left();
    const stop = new AbortController();
    const answer = receive(llm, { signal: stop.signal, onPart: () => stop.abort() });
    await asks(1);
    if (way.hang === 'before') stop.abort();
    expect(await answer).toMatchObject({ error: null, text: expect.stringMatching(text) });
    await leaves(left + 1);
    expect(counted).toHaveLength(1);
  });

  it('asks for an object by its schema, of the model for its use, and counts it', async () => {
    provider.answers(says({ object: fits, usage: { input: 300, output: 50 } }));
    expect(await read(llm)).toEqual(fits);
    expect(provider.asked).toEqual([
      expect.objectContaining({
        model: 'small',
        wantsObject: true,
        system: 'Read the question.',
        messages: [{ role: 'user', text: 'Which analysts?' }],
      }),
    ]);
    expect(counted).toEqual([{ student: 'maya', use: 'plan', model: 'small', input: 300, output: 50 }]);
  });

  it('asks for an object once more with what was wrong', async () => {
    provider.answers(({ system }) => (system.includes('roles: ') ? { text: JSON.stringify(fits) } : { object: { roles: 'Data Analyst' } }));
    expect(await read(llm)).toEqual(fits);
    expect(provider.asked[1]?.system).toMatch(/^Read the question\.\n\nAnswer with one JSON object.+- roles: .*expected array/s);
    expect(counted).toHaveLength(2);
  });

  it('asks for an object in words when the server takes no schema', async () => {
    provider.answers(({ wantsObject }) => (wantsObject ? { status: 400 } : { text: `Here it is:\n${JSON.stringify(fits)}` }));
    expect(await read(llm)).toEqual(fits);
  });

  it.each<[string, Script, string, number]>([
    ['does not fit twice', says({ object: { roles: 3 } }), 'garbled', 2],
    ['is no object', says({ text: 'Certainly!' }), 'garbled', 2],
    ['ends too early', says({ text: '{"roles": ["Data', finish: 'length' }), 'garbled', 2],
    ['is refused', says({ text: '', finish: 'refusal' }), 'refused', 1],
    ['is a page', says({ raw: `<html>${canary}</html>`, type: 'text/html' }), 'garbled', 1],
    ['is half a body', says({ raw: `{"id": "${canary}` }), 'garbled', 1],
    ['is a 400 twice', fails(400), 'rejected', 2],
    ['is a 401', fails(401), 'unauthorized', 1],
    ['is a 404', fails(404), 'unknown', 1],
    ['is a 429', fails(429, { 'retry-after': '9' }), 'limited', 1],
    ['is a 500 three times', fails(500), 'failing', 3],
  ])('gives no object where the answer %s', async (_, script, fault, requests) => {
    provider.answers(script);
    const error: unknown = await read(llm).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'ModelError', fault });
    expect(provider.asked).toHaveLength(requests);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(canary);
  });

  it('waits for an object until its time is over, and ends the request', async () => {
    provider.answers(says({ hang: 'before' }));
    const left = provider.left();
    const object = read(llm).catch((error: unknown) => error);
    await asks(1);
    clock.pass(15_000);
    expect(await object).toMatchObject({ fault: 'silent' });
    await leaves(left + 1);
  });

  it('ends the request for an object when the reader stops', async () => {
    provider.answers(says({ hang: 'before' }));
    const left = provider.left();
    const stop = new AbortController();
    const object = read(llm, stop.signal).catch((error: unknown) => error);
    await asks(1);
    stop.abort();
    expect(await object).toMatchObject({ fault: 'stopped' });
    await leaves(left + 1);
  });
});
