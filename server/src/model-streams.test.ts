import { getConversation, stopConversation } from '@alive/contract/conversations.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Completion } from '#testing/provider-script.testing.ts';
import { builtIn, says, testPort } from '#testing/model-server.testing.ts';

const { provider, server, seen, open, ask, inTurn } = await testPort();
beforeEach(() => open());
const good = says({ text: ['All ', 'is wéll 😀.'] });

// What each protocol makes of a stream is in platform/llm/protocols.test.ts.
describe('a model', () => {
  it.each<[string, Completion]>([
    ['as it should', {}],
    ['in chunks of one byte', { bytes: 1 }],
    ['in chunks of three bytes, with comments that keep the line open', { bytes: 3, keepAlive: true }],
  ])('is received %s', async (_, way) => {
    provider.answers(says({ text: ['All ', 'is wéll 😀.'], usage: { input: 300, output: 50 }, ...way }));
    const { text, last, stored } = await ask();
    expect(text).toBe('All is wéll 😀.');
    expect(last).toMatchObject({ done: true, writer: 'model' });
    expect(stored).toEqual({ text, status: 'complete', writer: 'model' });
    expect(provider.asked).toHaveLength(1);
    expect(seen.counted).toEqual([expect.objectContaining({ use: 'chat', model: 'large', input: 300, output: 50 })]);
  });

  it('calls tools, in pieces and several at once, and goes on with what they gave in a paragraph of its own', async () => {
    const calls = [
      { name: 'find_jobs', input: { words: 'data "é"\n' } },
      { name: 'find_jobs', input: { words: 'law' } },
    ];
    provider.answers(inTurn(says({ text: 'Let me look.', calls, bytes: 5 }), good));
    const { text, steps, stored } = await ask();
    expect(steps).toEqual(['Asking find_jobs', 'Asking find_jobs']);
    expect(text).toBe('Let me look.\n\nAll is wéll 😀.');
    expect(stored).toEqual({ text, status: 'complete', writer: 'model' });
    const results = provider.asked[1]?.messages.filter(({ role }) => role === 'tool').map((message) => message.text);
    expect(results?.join(' ')).toMatch(/data .*é.*law/s);
    expect(seen.counted).toHaveLength(2);
  });

  it('is informed of a call that cannot be made, and the student is not', async () => {
    const calls = [
      { name: 'drop_tables', input: {} },
      { name: 'find_jobs', input: { words: 3 } },
    ];
    provider.answers(inTurn(says({ calls }), good));
    const { text, steps } = await ask();
    expect(steps).toEqual([]);
    expect(text).toBe('All is wéll 😀.');
    expect(provider.asked[1]?.messages.filter(({ role }) => role === 'tool')).toHaveLength(2);
  });

  it('that calls tools without end is asked to speak, and given up', async () => {
    provider.answers(({ messages }) =>
      messages.length > 50 ? { text: 'Never.' } : { calls: [{ name: 'find_jobs', input: { words: 'data' } }] },
    );
    const { text } = await ask();
    expect(provider.asked).toHaveLength(6);
    expect(text).toBe(`The language model sent something we can’t read.${builtIn}`);
  });

  it('keeps what was said up to the longest answer', async () => {
    provider.answers(says({ text: 'And then', finish: 'length' }));
    const { text, stored } = await ask();
    expect(text).toBe('And then\n\nIt ends here.');
    expect(stored?.status).toBe('complete');
  });

  it('is not read for ever, whatever it sends', async () => {
    provider.answers(says({ text: ['x'.repeat(1_000_000), 'more'] }));
    const { text, stored } = await ask();
    expect(text).toBe(`${'x'.repeat(20_000)}\n\nIt ends here.`);
    expect(stored?.status).toBe('complete');
  });

  it('may send what a database does not take', async () => {
    provider.answers(says({ text: ['a\u0000b\u001B[2J', '\uD83D', ' end'] }));
    const { text, stored } = await ask();
    expect(text).toMatch(/^ab\[2J. end$/su);
    expect(stored).toMatchObject({ status: 'complete', text: expect.stringMatching(/^ab\[2J. end$/su) });
  });

  it('ends its request when the student stops the answer, and what was said is kept', async () => {
    const { token } = await server.student();
    provider.answers(says({ text: ['One ', ...Array.from({ length: 200 }, () => 'more ')], hang: 100 }));
    const left = provider.left();
    const reader = await server.open(startSearch, { body: { message: 'Hello' } }, token);
    const id = (await reader.next()) as { conversationId: string };
    for (let event = await reader.next(); event !== null && !('token' in event); event = await reader.next());
    const { status } = await server.call(stopConversation, { params: { id: id.conversationId } }, token);
    expect(status).toBe(204);
    await provider.until(() => provider.left() === left + 1);
    expect((await reader.rest()).at(-1)).toMatchObject({ done: true, stopped: true, writer: 'model' });
    const { body } = await server.call(getConversation, { params: { id: id.conversationId } }, token);
    expect(body.messages.at(-1)).toMatchObject({ status: 'stopped', text: expect.stringMatching(/^One (?:more )*$/) });
    expect(seen.counted).toHaveLength(1);
  });

  it('is left alone at once when the student stops before its first word, and the built-in assistant is not asked', async () => {
    const { token } = await server.student();
    provider.answers(says({ hang: 'before' }));
    const left = provider.left();
    const reader = await server.open(startSearch, { body: { message: 'Hello' } }, token);
    const id = (await reader.next()) as { conversationId: string };
    await provider.until(() => provider.asked.length === 1);
    await server.call(stopConversation, { params: { id: id.conversationId } }, token);
    await provider.until(() => provider.left() === left + 1);
    expect((await reader.rest()).map((event) => Object.keys(event))).toEqual([['done', 'conversationId', 'messageId', 'stopped']]);
    expect(seen.faults).toEqual([]);
  });

  it('goes on when a reader merely went away, and the answer is stored', async () => {
    const { token } = await server.student();
    provider.answers(says({ text: ['One ', 'two ', 'three ', 'four'], pause: 5 }));
    const left = provider.left();
    const reader = await server.open(startSearch, { body: { message: 'Hello' } }, token);
    const { conversationId: id } = (await reader.next()) as { conversationId: string };
    await reader.leave();
    const stored = async () => (await server.call(getConversation, { params: { id } }, token)).body.messages.at(-1);
    await expect.poll(stored, { timeout: 20_000 }).toMatchObject({ status: 'complete', text: 'One two three four', writer: 'model' });
    // Waits for the end of what is stored already; the next test must not find it running.
    await server.call(stopConversation, { params: { id } }, token);
    expect(provider.left()).toBe(left);
  });
});

describe('what a model is given', () => {
  it('is what was said on both sides in turn', async () => {
    const { token } = await server.student();
    provider.answers(good);
    const { events } = await server.stream(startSearch, { body: { message: 'One' } }, token);
    const { conversationId } = events.at(-1) as { conversationId: string };
    await server.stream(continueSearch, { body: { message: 'Two', conversationId } }, token);
    expect(provider.asked.at(-1)?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  });
});
