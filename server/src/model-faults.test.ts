import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Script, Completion } from '#testing/provider-script.testing.ts';
import { builtIn, canary, says, testPort } from '#testing/model-server.testing.ts';

const { provider, clock, server, seen, open, ask, inTurn } = await testPort();
beforeEach(() => open());
const fails =
  (status: number, headers?: Record<string, string>): Script =>
  () => ({ status, message: `no ${canary}`, ...(headers && { headers }) });
const good = says({ text: ['All ', 'is wéll 😀.'] });
/** Asks a model that falls silent after its last word, and lets the time pass that it may be silent. */
const askSilent = async (token?: string) => {
  const speaks = Promise.withResolvers<void>();
  seen.onText = (text) => text.includes('four') && speaks.resolve();
  const answer = ask(token);
  await speaks.promise;
  await setImmediate();
  clock.pass(15_000);
  return answer;
};

// What each protocol makes of a fault is in platform/llm/protocols.test.ts.
describe('a model that fails', () => {
  it.each<[string, Script, string, number]>([
    ['401', fails(401), 'didn’t let us sign in', 1],
    ['403', fails(403), 'denied us access', 1],
    ['404', fails(404), 'isn’t available right now', 1],
    ['400', fails(400), 'couldn’t read this request', 1],
    ['500', fails(500), 'is having problems right now', 3],
    ['503', fails(503), 'is having problems right now', 3],
    ['429 again and again', fails(429), 'is too busy right now', 3],
    ['429 with a long Retry-After', fails(429, { 'retry-after': '60' }), 'is too busy right now', 1],
    ['429 with a date for Retry-After', fails(429, { 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' }), 'is too busy right now', 1],
    ['a redirect', fails(302, { location: 'http://127.0.0.1:1/' }), 'couldn’t be reached', 3],
    ['a reset before the first word', says({ text: 'Never', cut: 0 }), 'couldn’t be reached', 3],
    ['an error before the first word', says({ text: '', fails: `overloaded ${canary}` }), 'is having problems right now', 3],
    ['a refusal', says({ text: '', finish: 'refusal' }), 'declined to answer this', 1],
    ['no words', says({ text: '' }), 'sent something we can’t read', 1],
    ['an end before the first word', says({ text: '', finish: 'length' }), 'sent something we can’t read', 1],
    ['invalid JSON', says({ raw: `data: {"a":\n\ndata: ${canary}\n\ndata: [DONE]\n\n` }), 'sent something we can’t read', 1],
    ['a page', says({ raw: `<html>${canary}</html>`, type: 'text/html' }), 'sent something we can’t read', 1],
    ['an object of another kind', says({ raw: `{"a":"${canary}"}`, type: 'application/json' }), 'sent something we can’t read', 1],
    ['bytes that are no text', says({ raw: Buffer.from([0, 255, 195, 40, 10, 10]) }), 'sent something we can’t read', 1],
    ['a line without end', says({ raw: `data: ${'x'.repeat(9_000_000)}` }), 'sent something we can’t read', 1],
    ['an empty body', says({ raw: '' }), 'sent something we can’t read', 1],
  ])('gives its place to the built-in assistant after %s', async (_, script, sentence, requests) => {
    provider.answers(script);
    const answer = await ask();
    expect(answer.text).toBe(`The language model ${sentence}.${builtIn}`);
    expect(answer.last).toMatchObject({ done: true, messageId: expect.any(String) });
    expect(answer.last).not.toHaveProperty('writer');
    expect(answer.stored).toEqual({ text: answer.text, status: 'complete' });
    expect(provider.asked).toHaveLength(requests);
    expect(seen.faults).toHaveLength(1);
    expect(inspect([answer, seen], { depth: 9, showHidden: true })).not.toContain(canary);
  });

  it.each<[string, Completion]>([
    ['a cut in the middle', { cut: 6 }],
    ['an error in the middle', { fails: `overloaded ${canary}` }],
    ['a refusal in the middle', { finish: 'refusal' }],
  ])('keeps what came before %s, and says so', async (_, way) => {
    provider.answers(says({ text: ['One ', 'two ', 'three ', 'four'], ...way }));
    const answer = await ask();
    expect(answer.text).toMatch(/^One two /);
    expect(answer.last).toEqual({
      done: true,
      error: 'The answer ends here because the language model stopped responding.',
      code: 'MODEL_UNAVAILABLE',
    });
    expect(answer.stored).toEqual({ text: answer.text, status: 'failed', writer: 'model' });
    expect(provider.asked).toHaveLength(1);
    expect(seen.counted).toHaveLength(1);
    expect(inspect([answer, seen], { depth: 9, showHidden: true })).not.toContain(canary);
  });

  it.each<[string, Completion]>([
    ['nothing at all', { hang: 'before' }],
    ['nothing but headers', { text: 'Never', hang: 0 }],
  ])('is waited for no longer than its time where it sends %s', async (_, way) => {
    provider.answers(says(way));
    const left = provider.left();
    const answer = ask();
    await provider.until(() => provider.asked.length === 1);
    clock.pass(10_000);
    const { text, stored } = await answer;
    expect(text).toBe(`The language model didn’t answer in time.${builtIn}`);
    expect(stored).toEqual({ text, status: 'complete' });
    expect(provider.asked).toHaveLength(1);
    await provider.until(() => provider.left() === left + 1);
    expect(seen.counted).toEqual([expect.objectContaining({ input: expect.any(Number), output: 0 })]);
  });

  it('keeps what came before a silence in the middle, and says so', async () => {
    provider.answers(says({ text: ['One ', 'two ', 'three ', 'four'], hang: 6 }));
    const { text, last, stored } = await askSilent();
    expect(text).toBe('One two three four');
    expect(last).toMatchObject({ code: 'MODEL_UNAVAILABLE' });
    expect(stored).toEqual({ text, status: 'failed', writer: 'model' });
  });

  it('is tried again before its first word, and only what came of the last try is used', async () => {
    provider.answers(inTurn(fails(429, { 'retry-after': '0' }), says({ text: 'Never', cut: 0 }), good));
    const { text } = await ask();
    expect(text).toBe('All is wéll 😀.');
    expect(provider.asked).toHaveLength(3);
    expect(seen.faults).toEqual([]);
  });

  it('is tried again no sooner than it asked', async () => {
    await open({ times: { pauses: 5000 } });
    provider.answers(inTurn(fails(429, { 'retry-after': '1' }), good));
    const answer = ask();
    await clock.until(1000);
    expect(provider.asked).toHaveLength(1);
    clock.pass(1000);
    expect((await answer).text).toBe('All is wéll 😀.');
  });

  it('that is still sending when its time is up is not said to have stopped', async () => {
    provider.answers(says({ text: Array.from({ length: 200 }, () => 'more '), pause: 1 }));
    seen.onText = () => clock.pass(5000);
    const { text, last, stored } = await ask();
    expect(text).toMatch(/^more more /);
    expect(last).toEqual({ done: true, error: 'The language model took too long to answer.', code: 'MODEL_UNAVAILABLE' });
    expect(stored).toEqual({ text, status: 'failed', writer: 'model' });
  });

  it.each([-5, 1e19, 0.5])('may tell that it took %d tokens, and is received all the same', async (wrong) => {
    provider.answers(says({ text: ['All ', 'is wéll 😀.'], usage: { input: wrong, output: wrong } }));
    const { text, stored } = await ask();
    expect(stored).toEqual({ text: 'All is wéll 😀.', status: 'complete', writer: 'model' });
    expect(text).toBe('All is wéll 😀.');
    expect(seen.counted).toMatchObject([{ output: 4 }]);
    expect(seen.counted[0]?.input).toBeLessThan(100);
  });
});

describe('a provider that fails again and again', () => {
  it('is left alone after four answers in a row until a probe is answered, which no student is charged for', async () => {
    const { token } = await server.student();
    provider.answers(fails(401));
    for (let failed = 0; failed < 4; failed++) expect((await ask(token)).text).toContain('didn’t let us sign in');
    expect((await ask(token)).text).toContain('failed several times and is paused for a moment');
    expect(provider.asked).toHaveLength(4);
    clock.pass(60_000);
    await provider.until(() => provider.asked.length === 5);
    await clock.until(60_000);
    expect((await ask(token)).text).toContain('is paused for a moment');
    provider.answers(good);
    clock.pass(60_000);
    await expect.poll(async () => (await ask(token)).text).toBe('All is wéll 😀.');
    expect(provider.asked[5]?.messages).toEqual([{ role: 'user', text: 'Please say OK.' }]);
    expect(new Set(seen.counted.map(({ student }) => student)).size).toBe(1);
    expect(seen.counted).toHaveLength(provider.asked.length - 6);
  });

  it('has three seconds after it hung once, and all its time again when a probe is answered', async () => {
    const { token } = await server.student();
    provider.answers(says({ hang: 'before' }));
    const hung = async (waits: number) => {
      const before = provider.asked.length;
      const answer = ask(token);
      await provider.until(() => provider.asked.length === before + 1);
      clock.pass(waits);
      return (await answer).text;
    };
    expect(await hung(10_000)).toBe(`The language model didn’t answer in time.${builtIn}`);
    expect(await hung(3000)).toBe(`The language model didn’t answer in time.${builtIn}`);
    // The first probe, sent while the second answer was waited for, hangs as well.
    clock.pass(10_000);
    await clock.until(60_000);
    provider.answers(good);
    clock.pass(60_000);
    await expect.poll(() => provider.asked.filter(({ messages }) => messages[0]?.text === 'Please say OK.')).toHaveLength(2);
    expect((await ask(token)).text).toBe('All is wéll 😀.');
  });

  it.each<[string, Completion, typeof ask]>([
    ['cuts', { cut: 6 }, ask],
    ['falls silent in', { hang: 6 }, askSilent],
    ['ends with an error', { fails: 'overloaded' }, ask],
  ])('is left alone too where it %s every answer that it begins', async (_, way, asking) => {
    const { token } = await server.student();
    provider.answers(says({ text: ['One ', 'two ', 'three ', 'four'], ...way }));
    for (let failed = 0; failed < 4; failed++) expect((await asking(token)).last).toMatchObject({ code: 'MODEL_UNAVAILABLE' });
    expect((await ask(token)).text).toBe(`The language model failed several times and is paused for a moment.${builtIn}`);
    expect(provider.asked).toHaveLength(4);
  });

  it('is left alone where it calls a tool each time and cuts what it says then', async () => {
    const { token } = await server.student();
    const calls = [{ name: 'find_jobs', input: { words: 'data' } }];
    provider.answers(({ messages }) =>
      messages.some(({ role }) => role === 'tool') ? { text: ['One ', 'two ', 'three'], cut: 3 } : { calls },
    );
    for (let failed = 0; failed < 4; failed++) expect((await ask(token)).last).toMatchObject({ code: 'MODEL_UNAVAILABLE' });
    expect((await ask(token)).text).toContain('is paused for a moment');
  });

  it('is not asked again by anybody before the time that it asked for', async () => {
    provider.answers(fails(429, { 'retry-after': '60' }));
    expect((await ask()).text).toContain('is too busy right now');
    provider.answers(good);
    for (let after = 0; after < 3; after++) {
      expect((await ask()).text).toBe(`The language model is too busy right now.${builtIn}`);
      clock.pass(19_000);
    }
    expect(provider.asked).toHaveLength(1);
    clock.pass(3001);
    expect((await ask()).text).toBe('All is wéll 😀.');
  });

  it('is not asked where a student’s share of the day is used up', async () => {
    seen.allowed = false;
    expect((await ask()).text).toBe(`You’ve reached today’s limit for the language model.${builtIn}`);
    expect(provider.asked).toEqual([]);
    expect(seen.counted).toEqual([]);
  });
});

describe('a provider that is not there', () => {
  it('gives its place to the built-in assistant', async () => {
    await open({ baseUrl: 'http://127.0.0.1:1/v1' });
    expect((await ask()).text).toBe(`The language model couldn’t be reached.${builtIn}`);
  });
});
