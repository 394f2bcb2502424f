import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { searchPeople } from '@alive/contract/people.ts';
import { deleteAccount } from '@alive/contract/privacy.ts';
import { continueSearch, openingMessage, startSearch } from '@alive/contract/search.ts';
import type { ChatEvent } from '@alive/contract/conversations.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { modelUsage } from '#db/tables.ts';
import { openTestProvider } from '#testing/provider.testing.ts';
import { testModel } from '#testing/model.testing.ts';
import { testServer } from '#testing/server.testing.ts';

const provider = await openTestProvider();
afterAll(provider.close);
beforeEach(() => {
  provider.answers(() => ({ text: 'Let us look at that together.', usage: { input: 20_000, output: 10_000 } }));
});
const model = testModel(provider.address, { dailyTokens: 25_000, cost: { input: 2, output: 10 } });
const server = testServer({ data: 'sample', config: { model } });
const without = testServer({ config: { model: { ...model, dailyTokens: 0 } } });

const isSpent = "Today's share of the language model is used up.";
const wordsOf = (events: ChatEvent[]) => events.map((event) => ('token' in event ? event.token : '')).join('');
const writerOf = (events: ChatEvent[]) => events.map((event) => ('writer' in event ? event.writer : undefined)).find(Boolean);
const idOf = (events: ChatEvent[]) => events.map((event) => ('conversationId' in event ? event.conversationId : '')).find(Boolean) ?? '';
const requests = () => provider.asked.length;
const start = async (token?: string, message = openingMessage) => {
  const { events } = await server.stream(startSearch, { body: { message } }, token);
  return { id: idOf(events), words: wordsOf(events), writer: writerOf(events) };
};
const goOn = async (id: string, token: string, message = 'And what else?') => {
  const { events } = await server.stream(continueSearch, { body: { conversationId: id, message } }, token);
  return { words: wordsOf(events), writer: writerOf(events) };
};
const metrics = async () => (await server.app().inject('/metrics')).body;

describe('what an answer takes', () => {
  it('is counted for the student, as the provider tells it, and reported to Prometheus without a name', async () => {
    const maya = await server.student();
    const before = requests();
    const { words, writer } = await start(maya.token);
    expect(writer).toBe('model');
    expect(words).toContain('Let us look at that together.');
    const calls = requests() - before;
    expect(calls).toBeGreaterThan(0);
    expect(await server.db.select().from(modelUsage)).toEqual([
      {
        day: '2026-11-20',
        studentId: maya.userId,
        use: 'chat',
        model: 'large',
        calls,
        inputTokens: 20_000 * calls,
        outputTokens: 10_000 * calls,
        removed: 0,
      },
    ]);
    const text = await metrics();
    expect(text).toMatch(/alive_model_calls_total\{use="chat",model="large",outcome="ok"\} [1-9]/);
    expect(text).toMatch(/alive_model_tokens_total\{use="chat",model="large",direction="input"\} [1-9]\d*00/);
    expect(text).toMatch(/alive_model_cost_dollars_total\{use="chat",model="large"\} 0\.\d/);
    expect(text).not.toContain(maya.userId);
  });

  it('counts what was invented and not shown', async () => {
    const maya = await server.student();
    provider.answers(() => ({ text: 'Apply at https://jobs.invented.example/1 today, they pay $987,654 a year.' }));
    const { words } = await start(maya.token);
    expect(words).not.toMatch(/invented\.example|987/);
    const [row] = await server.db.select().from(modelUsage);
    expect(row?.removed).toBeGreaterThan(0);
    expect(await metrics()).toMatch(/alive_model_removed_total\{use="chat",model="large"\} [1-9]/);
  });
});

describe('a share of a day', () => {
  it('ends in the built-in assistant, which says so once in a conversation and asks no model', async () => {
    const maya = await server.student();
    const { id } = await start(maya.token);
    const before = requests();
    const second = await goOn(id, maya.token, 'Any internships in Boston?');
    expect(second.words).toMatch(
      new RegExp(`^${isSpent} Our built-in assistant answers until midnight UTC, about 12 hours from now\\.\\n\\n\\S`),
    );
    expect(second.writer).toBeUndefined();
    const third = await goOn(id, maya.token, 'And in New York?');
    expect(third.words).not.toContain('language model');
    expect(third.words).not.toBe('');
    expect((await start(maya.token)).words).toContain(isSpent);
    expect(requests()).toBe(before);
  });

  it('is mentioned once in an interview, which goes on and ends without a model', async () => {
    const { token } = await server.student();
    const takes = (input: number) =>
      provider.answers(() => ({ text: 'Tell me more about that. What was it like?', usage: { input, output: 0 } }));
    takes(1);
    const { events } = await server.stream(startOnboarding, { body: { name: 'Maya' } }, token);
    const conversationId = idOf(events);
    const said: string[] = [];
    let last: ChatEvent | undefined;
    for (const message of ['I love sampling creek water', 'sitting still', 'hydrologist', 'the EPA', 'quiet people', 'no nights']) {
      takes(said.length === 1 ? 30_000 : 1);
      const answer = await server.stream(continueOnboarding, { body: { message, conversationId } }, token);
      said.push(wordsOf(answer.events));
      last = answer.events.at(-1);
    }
    expect(last).toMatchObject({ completed: true, profile: { interests: ['sampling creek water'], target_roles: ['hydrologist'] } });
    expect(said.map((words) => words.includes('language model'))).toEqual(said.map((_, at) => at === 2));
    expect(said[2]).toMatch(
      new RegExp(`^${isSpent} Our built-in assistant answers until midnight UTC, about 12 hours from now\\.\\n\\n\\S`),
    );
  });

  it('is mentioned once in a conversation about people too', async () => {
    const { token } = await server.student();
    await start(token);
    const thoughtsOn = async (query: string, conversationId: string) => {
      const { events } = await server.stream(searchPeople, { body: { query, conversationId } }, token);
      return events.flatMap((event) => (event.type === 'thinking' ? [event.content] : [])).join(' ');
    };
    const before = requests();
    expect(await thoughtsOn('nurses in Boston', 'one')).toMatch(
      /^You’ve reached today’s limit for the language model, so the built-in assistant answered/,
    );
    expect(await thoughtsOn('and in New York?', 'one')).not.toMatch(/limit|language model/);
    expect(await thoughtsOn('bankers', 'one')).not.toMatch(/limit|language model/);
    expect(await thoughtsOn('nurses in Boston', 'two')).toMatch(/today’s limit for the language model/);
    expect(requests()).toBe(before);
  });

  it('that ends between two steps of an answer leaves it to the built-in assistant, with one answer’s cards', async () => {
    const maya = await server.student();
    provider.answers(({ wantsObject }) =>
      wantsObject
        ? { object: { marks: [], wishes: [], unclear: [] }, usage: { input: 1, output: 0 } }
        : { calls: [{ name: 'get_job', input: { job: 'J1' } }], usage: { input: 25_000, output: 0 } },
    );
    const before = requests();
    const { events } = await server.stream(startSearch, { body: { message: 'Any internships in Boston?' } }, maya.token);
    expect(requests()).toBe(before + 2);
    expect(wordsOf(events)).toMatch(new RegExp(`^${isSpent} [^\\n]+\\n\\n\\S`));
    expect(events.filter((event) => 'results' in event)).toHaveLength(1);
    expect(writerOf(events)).toBeUndefined();
  });

  it('is each student’s own, and there is a new one at midnight UTC', async () => {
    const [maya, noor] = [await server.student(), await server.student({ firstName: 'Noor' })];
    const { id } = await start(maya.token);
    expect((await start(noor.token)).writer).toBe('model');
    server.clock.now = new Date('2026-11-20T23:59:59Z');
    expect((await goOn(id, maya.token)).words).toContain('less than an hour from now');
    server.clock.now = new Date('2026-11-21T00:00:00Z');
    expect((await goOn(id, maya.token)).writer).toBe('model');
  });

  it('stays counted for everybody when the account that took it is deleted', async () => {
    const maya = await server.student();
    await start(maya.token);
    const taken = async () => {
      const rows = await server.db.select().from(modelUsage);
      return {
        of: rows.map(({ studentId }) => studentId),
        tokens: rows.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0),
      };
    };
    const { tokens } = await taken();
    expect(tokens).toBeGreaterThan(0);
    await server.call(deleteAccount, { params: { id: maya.userId } }, maya.token);
    const left = await taken();
    expect(left.tokens).toBe(tokens);
    expect(new Set(left.of)).toEqual(new Set([null]));
  });

  it('of nothing leaves everything to the built-in assistant, without a word about it', async () => {
    const maya = await without.student();
    const before = requests();
    const { events } = await without.stream(startSearch, { body: { message: 'Any internships in Boston?' } }, maya.token);
    expect([wordsOf(events).includes('language model'), writerOf(events), requests()]).toEqual([false, undefined, before]);
  });
});
