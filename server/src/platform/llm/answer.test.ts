import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { realClock } from './clock.ts';
import type { ModelError } from './error.ts';
import { type Llm, type Part, tool, type Tools } from './llm.ts';
import { testLlm } from '#testing/llm.testing.ts';

const { provider, clock, counted, failed, open } = await testLlm();

const partsOf = async (llm: Llm, asked: { tools?: Tools; turns?: { sender: 'user' | 'assistant'; text: string }[] } = {}) => {
  const { tools = {}, turns = [{ sender: 'user', text: 'Hello' }] } = asked;
  const parts: Part[] = [];
  for await (const part of llm.stream({
    use: 'chat',
    student: null,
    system: 'You help.',
    messages: turns,
    tools,
    signal: new AbortController().signal,
  }))
    parts.push(part);
  return parts;
};
const textOf = (parts: Part[]) => parts.map((part) => ('text' in part ? part.text : '')).join('');
const calling = (name: string) => () => (provider.asked.length === 1 ? { calls: [{ name, input: {} }] } : { text: 'Done.' });

describe('an answer of a model', () => {
  it('holds nothing of what a model thinks before it speaks', async () => {
    const chunk = (delta: object, finish: string | null = null) =>
      `data: ${JSON.stringify({ id: '1', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
    provider.answers(() => ({
      raw: `${chunk({ reasoning_content: 'Hm. ' })}${chunk({ content: '<th' })}${chunk({ content: 'ink>Perhaps' })}${chunk({ content: '</think>Yes.' })}${chunk({}, 'eos')}data: [DONE]\n\n`,
    }));
    expect(textOf(await partsOf(open('openai-compatible'))).trim()).toBe('Yes.');
  });

  it('may end in a server’s own word, and not without one', async () => {
    const chunk = (finish: string | null) =>
      `data: ${JSON.stringify({ id: '1', choices: [{ index: 0, delta: { content: 'Yes.' }, finish_reason: finish }] })}\n\n`;
    provider.answers(() => ({ raw: `${chunk('eos_token')}data: [DONE]\n\ndata: [DONE]\n\n` }));
    expect(await partsOf(open('openai-compatible'))).toEqual([{ text: 'Yes.' }]);
    provider.answers(() => ({ raw: chunk(null) }));
    await expect(partsOf(open('openai-compatible'))).rejects.toMatchObject({ fault: 'cut' });
  });

  it('is about what was said in turn, the student first', async () => {
    provider.answers(() => ({ text: 'Yes.' }));
    const llm = open('openai-compatible');
    await partsOf(llm, { turns: [] });
    await partsOf(llm, {
      turns: [
        { sender: 'assistant', text: 'What do you study?' },
        { sender: 'user', text: 'Law.' },
        { sender: 'assistant', text: ' ' },
        { sender: 'user', text: 'Hello?' },
      ],
    });
    expect(provider.asked.map(({ messages }) => messages)).toEqual([
      [{ role: 'user', text: 'Please begin.' }],
      [
        { role: 'user', text: 'Please begin.' },
        { role: 'assistant', text: 'What do you study?' },
        { role: 'user', text: 'Law.\n\nHello?' },
      ],
    ]);
  });

  it('goes on after a tool that failed, of which only the operator learns more', async () => {
    provider.answers(calling('find'));
    const find = tool('Finds.', z.object({}), async () => {
      throw new Error('relation "jobs" does not exist');
    });
    expect(await partsOf(open('openai-compatible'), { tools: { find } })).toMatchObject([
      { call: { name: 'find' } },
      { ran: { result: null } },
      { text: 'Done.' },
    ]);
    expect(failed).toEqual(['find']);
    expect(provider.asked[1]?.messages.at(-1)?.text).toBe('This failed. Try something else, or say so.');
  });

  it('does not wait for a tool beyond the tool’s time or its own', async () => {
    provider.answers(calling('wait'));
    const wait = tool('Waits.', z.object({}), () => new Promise(() => waits.resolve()));
    let waits = Promise.withResolvers<void>();
    const slow = partsOf(open('openai-compatible'), { tools: { wait } });
    await waits.promise;
    clock.pass(10_000);
    expect(await slow).toMatchObject([{ call: { name: 'wait' } }, { ran: { result: null } }, { text: 'Done.' }]);
    expect(failed).toEqual(['wait']);
    provider.asked.length = 0;
    waits = Promise.withResolvers();
    const late = partsOf(open('openai-compatible', { total: 300 }), { tools: { wait } }).catch((error: unknown) => error);
    await waits.promise;
    clock.pass(300);
    expect(await late).toMatchObject({ fault: 'silent', detail: 'total' });
  });

  it('runs no more than eight tools of one step', async () => {
    let runs = 0;
    const find = tool('Finds.', z.object({}), async () => ++runs);
    provider.answers(() =>
      provider.asked.length === 1 ? { calls: Array.from({ length: 20 }, () => ({ name: 'find', input: {} })) } : { text: 'Done.' },
    );
    expect(textOf(await partsOf(open('openai-compatible'), { tools: { find } }))).toBe('Done.');
    expect(runs).toBe(8);
    expect(provider.asked[1]?.messages.filter(({ role }) => role === 'tool')).toHaveLength(20);
  });

  it('ends with its reader', async () => {
    provider.answers(() => ({ text: Array.from({ length: 500 }, () => 'more '), pause: 10 }));
    const left = provider.left();
    for await (const part of open('openai-compatible').stream({
      use: 'chat',
      student: null,
      system: '',
      messages: [{ sender: 'user', text: 'Hello' }],
      signal: new AbortController().signal,
    }))
      if ('text' in part) break;
    await provider.until(() => provider.left() === left + 1);
    expect(counted).toHaveLength(1);
  });

  it('may be as long as a provider tells, where that can be', async () => {
    provider.answers(() => ({ text: 'Yes.', usage: { input: 10_000_000, output: 0 } }));
    await partsOf(open('openai-compatible'));
    expect(counted).toMatchObject([{ input: 10_000_000, output: 1 }]);
  });

  it('leaves no request behind when the server closes', async () => {
    provider.answers(() => ({ hang: 'before' }));
    const llm = open('openai-compatible');
    const left = provider.left();
    const asked = partsOf(llm).catch((error: unknown) => error);
    await provider.until(() => provider.asked.length === 1);
    await llm.close();
    await provider.until(() => provider.left() === left + 1);
    expect(await asked).toMatchObject({ name: 'ModelError' });
  });

  it('has the time of the machine where no clock is given', async () => {
    provider.answers(() => ({ text: ['One ', 'two'], hang: 3 }));
    const silent = await partsOf(open('openai-compatible', { clock: realClock, idle: 20 })).catch((error: unknown) => error);
    expect(`${(silent as ModelError).fault} ${(silent as ModelError).detail}`).toMatch(/^(?:cut )?silent/);
    provider.answers(() => ({ text: Array.from({ length: 500 }, () => 'more '), pause: 2 }));
    await expect(partsOf(open('openai-compatible', { clock: realClock, total: 40 }))).rejects.toMatchObject({ detail: 'total' });
  });
});
