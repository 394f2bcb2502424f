import { Registry } from 'prom-client';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ModelConfig } from '#config/model.ts';
import type { Db } from '#db/open.ts';
import { modelUsage, students } from '#db/tables.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { ModelError } from '#platform/llm/error.ts';
import { openBudgets } from '#platform/budgets.ts';
import type { Part } from '#platform/llm/llm.ts';
import { openLlm } from '#platform/llm/open.ts';
import { openTestProvider } from '#testing/provider.testing.ts';
import type { Script } from '#testing/provider-script.testing.ts';
import { testModel, testTimes } from '#testing/model.testing.ts';
import * as z from 'zod';
import { measured } from './measured.ts';
import { openModelMetrics } from './metrics.ts';
import { addUsage, tokensOf, tokensOfAll, usageSince } from './queries.ts';
import { modelStatus } from './status.ts';
import { openSums, openUsage } from './usage.ts';

const provider = await openTestProvider();
afterAll(provider.close);
const db = testDatabase();
const config = testModel(provider.address, { dailyTokens: 1000, cost: { input: 2, output: 10 } });

beforeEach(async () => {
  const now = new Date('2026-11-01T00:00:00Z');
  const student = {
    firstName: 'Maya',
    lastName: 'Raman',
    school: 'Yale',
    major: 'Physics',
    graduationYear: 2027,
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(students).values([
    { ...student, id: 'maya' },
    { ...student, id: 'noor' },
    { ...student, id: 'new', createdAt: new Date('2026-11-20T20:00:00Z') },
  ]);
});

/** Models that are counted, on a day that can be set. */
const open = (other: Partial<ModelConfig> = {}, speaking: Db = db, isShared = false) => {
  const clock = { now: new Date('2026-11-20T22:40:00Z') };
  const registry = new Registry();
  const metrics = openModelMetrics(registry);
  const failures: unknown[] = [];
  const all = { ...config, ...other };
  const [now, failed] = [() => clock.now, (error: unknown) => failures.push(error)];
  const budgets = openBudgets({ now, db: isShared ? speaking : null, failed });
  const usage = openUsage({ db: speaking, budgets, now, config: all, metrics, failed, isShared });
  const llm = measured(openLlm({ config: all, meter: usage, times: testTimes }), all.models, metrics);
  const say = async (
    student: string | null,
    script: Script = () => ({ text: 'Hello.' }),
    { signal = AbortSignal.timeout(5000), network }: { signal?: AbortSignal; network?: string } = {},
  ) => {
    provider.answers(script);
    const parts: Part[] = [];
    const asked = {
      use: 'chat' as const,
      student,
      network,
      system: 'Be kind.',
      messages: [{ sender: 'user' as const, text: 'Hi' }],
      signal,
    };
    try {
      for await (const part of llm.stream(asked)) parts.push(part);
    } catch (error) {
      return error instanceof ModelError ? error.fault : error;
    }
    return parts;
  };
  return { clock, registry, usage, llm, say, failures, config: all };
};
const completion = { text: 'Hello.', usage: { input: 300, output: 200 } };

describe('what models take', () => {
  it('is counted by day, use and model as the provider tells it', async () => {
    const { say, llm, clock } = open();
    await say('maya', () => completion);
    await say('noor', () => completion);
    provider.answers(() => ({ object: { field: 'role' }, usage: { input: 70, output: 8 } }));
    const schema = z.object({ field: z.string() });
    await llm.object({ use: 'plan', student: 'maya', system: 'Read.', prompt: 'Hi', schema, signal: AbortSignal.timeout(5000) });
    expect(await usageSince(db, '2026-11-20')).toEqual([
      { use: 'chat', model: 'large', calls: 2, input: 600, output: 400, removed: 0 },
      { use: 'plan', model: 'small', calls: 1, input: 70, output: 8, removed: 0 },
    ]);
    expect(await Promise.all([tokensOf(db, '2026-11-20', 'maya'), tokensOfAll(db, '2026-11-20')])).toEqual([578, 1078]);
    clock.now = new Date('2026-11-21T00:00:00Z');
    await say('maya', () => completion);
    expect(await tokensOf(db, '2026-11-21', 'maya')).toBe(500);
  });

  it('is estimated where the provider does not tell', async () => {
    const { say } = open();
    const chunk = (delta: object, finish: string | null) =>
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'large', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
    const raw = `${chunk({ role: 'assistant', content: 'word '.repeat(40) }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`;
    await say('maya', () => ({ raw, type: 'text/event-stream' }));
    const [used] = await usageSince(db, '2026-11-20');
    expect(used).toMatchObject({ calls: 1, output: 50 });
    expect(used?.input).toBeGreaterThan(5);
  });

  it('is reported to an operator in words, with what it cost and what was removed', async () => {
    const { say, usage, clock, config } = open();
    await say('maya', () => ({ text: 'Hello.', usage: { input: 200_000, output: 10_000 } }));
    await usage.removed({ student: 'maya', use: 'chat', model: 'large', count: 2 });
    await usage.removed({ student: 'noor', use: 'chat', model: 'large', count: 0 });
    expect(await modelStatus({ db, config, now: () => clock.now })).toEqual([
      'openai-compatible: large (chat), small (plan, extract)',
      'today: 1 request, 200,000 tokens in, 10,000 out, $0.50, 2 inventions removed, for 1 student',
      '30 days: 1 request, 200,000 tokens in, 10,000 out, $0.50, 2 inventions removed',
    ]);
    expect(await modelStatus({ db, config: null, now: () => clock.now })).toEqual([]);
  });

  it('is reported to Prometheus, by nobody’s name', async () => {
    const { say, usage, registry } = open();
    await say('maya', () => completion);
    await say('maya', () => ({ status: 401 }));
    await say('maya', () => ({ text: 'Hel', finish: 'length', usage: { input: 0, output: 0 } }));
    await usage.removed({ student: 'maya', use: 'chat', model: 'large', count: 3 });
    const text = await registry.metrics();
    for (const line of [
      'alive_model_calls_total{use="chat",model="large",outcome="ok"} 1',
      'alive_model_calls_total{use="chat",model="large",outcome="unauthorized"} 1',
      'alive_model_calls_total{use="chat",model="large",outcome="length"} 1',
      'alive_model_tokens_total{use="chat",model="large",direction="input"} 310',
      'alive_model_tokens_total{use="chat",model="large",direction="output"} 201',
      'alive_model_cost_dollars_total{use="chat",model="large"} 0.00263',
      'alive_model_removed_total{use="chat",model="large"} 3',
      'alive_model_first_token_seconds_count{use="chat",model="large"} 2',
    ])
      expect(text).toContain(line);
    expect(text).not.toContain('maya');
  });

  it('is forgotten when it is 400 days old, also by a server that runs on', async () => {
    const { say, clock } = open();
    clock.now = new Date('2025-10-15T12:00:00Z');
    await say('maya');
    clock.now = new Date('2025-10-16T12:00:00Z');
    await say('maya');
    const daysKept = async () => (await db.select().from(modelUsage)).map(({ day }) => day).toSorted();
    clock.now = new Date('2026-11-19T23:59:00Z');
    await say('maya');
    expect(await daysKept()).toEqual(['2025-10-15', '2025-10-16', '2026-11-19']);
    clock.now = new Date('2026-11-20T00:00:00Z');
    await say('maya');
    expect(await daysKept()).toEqual(['2025-10-16', '2026-11-19', '2026-11-20']);
  });

  it('is believed only where it can be', async () => {
    const { say, registry, failures } = open();
    for (const wrong of [-5, 1e19, 0.5])
      expect(await say('maya', () => ({ text: 'Hello.', usage: { input: wrong, output: wrong } }))).toEqual([{ text: 'Hello.' }]);
    expect(failures).toEqual([]);
    const sum = await tokensOf(db, '2026-11-20', 'maya');
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(200);
    expect(await registry.metrics()).toContain('alive_model_tokens_total{use="chat",model="large",direction="output"} 6');
    expect(await say('maya')).toEqual([{ text: 'Hello.' }]);
  });
});

describe('a share of a day', () => {
  it('ends with the answer that uses it up, and begins anew at midnight UTC', async () => {
    const { say, clock } = open();
    await say('maya', () => completion);
    await say('maya', () => ({ text: 'Hello.', usage: { input: 3000, output: 1 } }));
    const before = provider.asked.length;
    expect(await say('maya')).toBe('spent');
    expect(provider.asked.length).toBe(before);
    expect(await say('noor')).toEqual([{ text: 'Hello.' }]);
    clock.now = new Date('2026-11-21T00:00:00Z');
    expect(await say('maya')).toEqual([{ text: 'Hello.' }]);
  });

  it('is ten for all whom nobody knows, and a hundred for everybody together', async () => {
    const { say, usage, clock } = open();
    const takes = (student: string | null, input: number) => usage.count({ student, use: 'chat', model: 'large', input, output: 0 });
    await takes(null, 9999);
    expect(await say(null)).toEqual([{ text: 'Hello.' }]);
    expect(await say(null)).toBe('spent');
    expect(await say('maya')).toEqual([{ text: 'Hello.' }]);
    await takes(null, 90_000);
    expect(await say('maya')).toBe('spent');
    clock.now = new Date('2026-11-21T09:00:00Z');
    expect(await say(null)).toEqual([{ text: 'Hello.' }]);
  });

  it('is a quarter for an account on its first day', async () => {
    const { say, clock } = open({ dailyTokens: 2000 });
    expect(await say('new', () => completion)).toEqual([{ text: 'Hello.' }]);
    expect(await say('new', () => completion)).toBe('spent');
    expect(await say('maya', () => completion)).toEqual([{ text: 'Hello.' }]);
    expect(await say('maya', () => completion)).toEqual([{ text: 'Hello.' }]);
    clock.now = new Date('2026-11-21T20:00:00Z');
    for (let asked = 0; asked < 4; asked++) expect(await say('new', () => completion)).toEqual([{ text: 'Hello.' }]);
    expect(await say('new', () => completion)).toBe('spent');
  });

  it.each([false, true])('is held by a network address too, whoever asks from it (shared by instances: %s)', async (isShared) => {
    const shares = { dailyTokens: 10_000, addressShares: 2 };
    const instances = [open(shares, db, isShared), open(shares, db, isShared)] as const;
    const [{ say }] = instances;
    const last = instances[isShared ? 1 : 0];
    const campus = { network: 'campus' };
    const takes = (input: number) => () => ({ text: 'Hello.', usage: { input, output: 0 } });
    expect(await say('maya', takes(8000), campus)).toEqual([{ text: 'Hello.' }]);
    expect(await say('noor', () => ({ status: 401 }), campus)).toBe('unauthorized');
    // 12,000 are left, of which each request may take 5,000.
    expect(await say('noor', takes(8000), campus)).toEqual([{ text: 'Hello.' }]);
    expect(await last.say(null, takes(1), campus)).toBe('spent');
    expect(await last.say(null, takes(1), { network: 'elsewhere' })).toEqual([{ text: 'Hello.' }]);
    expect(await last.say('maya', takes(1))).toEqual([{ text: 'Hello.' }]);
    for (const { clock } of instances) clock.now = new Date('2026-11-21T23:00:00Z');
    expect(await last.say(null, takes(1), campus)).toEqual([{ text: 'Hello.' }]);
  });

  it.each([0, 1])('stands on no figures of the provider: each share ends by what was sent and said where it tells %i', async (told) => {
    const { say, usage } = open({ dailyTokens: 4000, addressShares: 4 });
    const long = () => ({ text: 'word '.repeat(800), usage: { input: told, output: told } });
    const turns = async (student: string | null, most: number, network?: string) => {
      let answered = 0;
      while (answered < most && (await say(student, long, network === undefined ? {} : { network })) !== 'spent') answered++;
      return answered;
    };
    // 4,000 characters are a thousand tokens: a new account's first day, a student's, that of a network address with 5,000 held, and everybody's.
    expect(await turns('new', 9)).toBe(1);
    expect(await turns('maya', 9)).toBe(4);
    expect(await turns(null, 50, 'campus')).toBe(11);
    await usage.count({ student: null, use: 'chat', model: 'large', input: 390_000, output: 0 });
    expect(await turns('noor', 9)).toBe(0);
  });

  it('holds the whole of a long request until it is counted', async () => {
    const { usage } = open({ dailyTokens: 20_000 });
    const asks = (input: number) => usage.allows({ student: 'maya', input }, new AbortController().signal);
    expect(await asks(30_000)).toBe(true);
    expect(await asks(10)).toBe(false);
  });

  it('takes what other instances counted into everybody’s sum within a minute', async () => {
    const { say, clock } = open();
    expect(await say('maya')).toEqual([{ text: 'Hello.' }]);
    await addUsage(db, { day: '2026-11-20', studentId: 'noor', use: 'chat', model: 'large', inputTokens: 100_000 });
    clock.now = new Date('2026-11-20T22:41:00Z');
    expect(await say('maya')).toBe('spent');
  });

  it('is one share for a student whichever instance they ask', async () => {
    const instances = [open({ dailyTokens: 2000 }, db, true), open({ dailyTokens: 2000 }, db, true)];
    const said = [];
    for (let asked = 0; asked < 6; asked++) said.push(await instances[asked % 2]?.say('maya', () => completion));
    expect(said).toEqual([...Array.from({ length: 4 }, () => [{ text: 'Hello.' }]), 'spent', 'spent']);
  });

  it('is not overrun by answers that are begun at once, but by the one that ends it', async () => {
    const { say } = open({ dailyTokens: 500 });
    provider.asked.length = 0;
    const once = () => ({ text: 'Hello.', usage: { input: 400, output: 200 }, pause: 10 });
    const said = await Promise.all(Array.from({ length: 20 }, () => say('maya', once)));
    expect(said.filter((one) => one === 'spent')).toHaveLength(19);
    expect(provider.asked).toHaveLength(1);
    expect(await tokensOf(db, '2026-11-20', 'maya')).toBe(600);
  });

  it('lets a student ask several things at once while enough is left, as it lets others', async () => {
    const { say } = open({ dailyTokens: 20_000 });
    const once = () => ({ text: 'Hello.', usage: { input: 400, output: 200 }, pause: 10 });
    const said = await Promise.all([...Array.from({ length: 4 }, () => say('maya', once)), say('noor', once), say(null, once)]);
    expect(said).toEqual(Array.from({ length: 6 }, () => [{ text: 'Hello.' }]));
    // Nothing is held any more.
    expect(await Promise.all(Array.from({ length: 4 }, () => say('maya', once)))).not.toContain('spent');
  });

  it('holds nothing for an answer that failed, was stopped or was not read to its end', async () => {
    const { say, llm } = open();
    expect(await say('maya', () => ({ status: 401 }))).toBe('unauthorized');
    expect(await say('maya', () => ({ status: 400 }))).toBe('rejected');
    await say('maya', () => ({ hang: 'before', usage: { input: 0, output: 0 } }), { signal: AbortSignal.timeout(50) });
    provider.answers(() => ({ text: ['One ', 'two'], pause: 5 }));
    const asked = { use: 'chat' as const, student: 'maya', system: '', messages: [{ sender: 'user' as const, text: 'Hi' }] };
    for await (const _ of llm.stream({ ...asked, signal: AbortSignal.timeout(5000) })) break;
    provider.answers(() => ({ status: 400 }));
    const schema = z.object({ field: z.string() });
    const read = { use: 'plan' as const, student: 'maya', system: '', prompt: 'Hi', schema, signal: AbortSignal.timeout(5000) };
    await expect(llm.object(read)).rejects.toMatchObject({ fault: 'rejected' });
    expect(await say('maya')).toEqual([{ text: 'Hello.' }]);
  });

  it('is asked of the database once by answers that are begun at once, and again where it could not be read', async () => {
    const sums = openSums(() => new Date('2026-11-20T10:00:00Z'));
    let reads = 0;
    const read = async () => {
      if (++reads === 1) throw new Error('The database is away.');
      return 7;
    };
    await expect(Promise.all([sums.of('maya', read), sums.of('maya', read)])).rejects.toThrow('away');
    expect(reads).toBe(1);
    expect(await Promise.all([sums.of('maya', read), sums.of('maya', read)])).toEqual([
      { tokens: 7, held: 0 },
      { tokens: 7, held: 0 },
    ]);
    expect(reads).toBe(2);
  });

  it('does not fail an answer that cannot be counted', async () => {
    const failed: unknown[] = [];
    // Nobody of this id is there.
    await db
      .transaction(async (tx) => {
        const { usage, failures } = open({}, tx);
        await usage.count({ student: 'nobody', use: 'chat', model: 'large', input: 1, output: 1 });
        failed.push(...failures);
        return tx.rollback();
      })
      .catch(() => undefined);
    expect(failed).toHaveLength(1);
  });
});
