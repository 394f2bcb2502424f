import { getConversation, stopConversation } from '@alive/contract/conversations.ts';
import { startOnboarding } from '@alive/contract/onboarding.ts';
import { searchPeople } from '@alive/contract/people.ts';
import { startSearch } from '@alive/contract/search.ts';
import { describe, expect, it } from 'vitest';
import type { Reply } from '#testing/provider-script.testing.ts';
import { serverWithModel } from '#testing/model.testing.ts';

const { server, provider, clock, timingOut } = await serverWithModel({ model: { apiKey: 'sk-canary-7f3a' } });

const endpoints = [
  ['search', startSearch, { message: 'Find jobs for me' }],
  ['the interview', startOnboarding, { name: 'Maya Raman' }],
] as const;
const tokenOf = (event: object) => ('token' in event ? String(event.token) : '');

// What each protocol makes of an answer is in platform/llm/protocols.test.ts.
describe('the assistants', () => {
  describe.each(endpoints)('in %s', (_, endpoint, body) => {
    it('pass on what the model says', async () => {
      const { token } = await server.student();
      provider.answers(() => ({ text: ['what do you ', 'like to do?'], bytes: 7, keepAlive: true }));
      const { events } = await server.stream(endpoint, { body }, token);
      expect(events.map(tokenOf).join('')).toMatch(/what do you like to do\?/i);
      expect(events.at(-1)).toMatchObject({ done: true, writer: 'model' });
    });

    it.each<[string, Reply, string]>([
      ['a 401', { status: 401, message: 'sk-canary-7f3a' }, 'didn’t let us sign in'],
      ['a 403', { status: 403 }, 'denied us access'],
      ['a 404', { status: 404 }, 'isn’t available right now'],
      ['a 429 that asks for a minute', { status: 429, headers: { 'retry-after': '60' } }, 'is too busy right now'],
      ['a 500', { status: 500, message: 'sk-canary-7f3a' }, 'is having problems right now'],
      ['a reset', { text: 'Never', cut: 0 }, 'couldn’t be reached'],
      ['a refusal', { text: '', finish: 'refusal' }, 'declined to answer this'],
      ['no words', { text: '' }, 'sent something we can’t read'],
      ['invalid JSON', { raw: 'data: {"a":\n\ndata: sk-canary-7f3a\n\ndata: [DONE]\n\n' }, 'sent something we can’t read'],
      ['a page', { raw: '<html>sk-canary-7f3a</html>', type: 'text/html' }, 'sent something we can’t read'],
      ['silence', { hang: 'before' }, 'didn’t answer in time'],
    ])('give their place to the built-in one within the same answer after %s', async (_case, reply, sentence) => {
      const { token } = await server.student();
      provider.answers(() => timingOut(reply));
      const { events } = await server.stream(endpoint, { body }, token);
      const text = events.map(tokenOf).join('');
      expect(text).toMatch(new RegExp(`^The language model ${sentence}\\. Our built-in assistant is answering instead\\.\\n\\n.{20}`, 's'));
      expect(events.at(-1)).toMatchObject({ done: true, messageId: expect.any(String) });
      expect(events.at(-1)).not.toHaveProperty('writer');
      expect(JSON.stringify(events)).not.toContain('canary');
    });

    it.each<[string, Reply]>([
      ['a cut', { cut: 7 }],
      ['an error', { fails: 'sk-canary-7f3a' }],
      ['a refusal', { finish: 'refusal' }],
      ['silence', { hang: 7 }],
    ])('keep what came before %s in the middle, and say so', async (_case, way) => {
      const { token } = await server.student();
      provider.answers(() => ({ text: ['let us begin with you. ', 'tell me ', 'of a day ', 'that went ', 'very ', 'well.'], ...way }));
      const reader = await server.open(endpoint, { body }, token);
      const events: object[] = [];
      for (let event = await reader.next(); event !== null; event = tokenOf(event) === '' ? await reader.next() : null) events.push(event);
      events.push(...(await clock.through(reader.rest())));
      const text = events.map(tokenOf).join('');
      expect(text).toMatch(/^let us begin with you\./i);
      expect(events.at(-1)).toMatchObject({ done: true, code: 'MODEL_UNAVAILABLE' });
      expect(JSON.stringify(events)).not.toContain('canary');
      const { conversationId: id } = events[0] as { conversationId: string };
      const { body: stored } = await server.call(getConversation, { params: { id } }, token);
      expect(stored.messages.at(-1)).toMatchObject({ status: 'failed', text, writer: 'model' });
    });

    it('end the model’s request when they are stopped', async () => {
      const { token } = await server.student();
      provider.answers(() => ({ text: ['let us begin with you. ', ...Array.from({ length: 20 }, () => 'and so on, ')], hang: 9 }));
      const left = provider.left();
      const reader = await server.open(endpoint, { body }, token);
      const { conversationId: id } = (await reader.next()) as { conversationId: string };
      for (let event = await reader.next(); event !== null && tokenOf(event) === ''; event = await reader.next());
      await server.call(stopConversation, { params: { id } }, token);
      await provider.until(() => provider.left() === left + 1);
      expect((await reader.rest()).at(-1)).toMatchObject({ done: true, stopped: true });
    });

    it('are stopped at once before the first word too, and the built-in one is silent', async () => {
      const { token } = await server.student();
      provider.answers(() => ({ hang: 'before' }));
      const [left, asked] = [provider.left(), provider.asked.length];
      const reader = await server.open(endpoint, { body }, token);
      const { conversationId: id } = (await reader.next()) as { conversationId: string };
      await provider.until(() => provider.asked.length === asked + 1);
      await server.call(stopConversation, { params: { id } }, token);
      await provider.until(() => provider.left() === left + 1);
      const rest = await reader.rest();
      expect([rest.map(tokenOf).join(''), rest.at(-1)]).toEqual(['', expect.objectContaining({ done: true, stopped: true })]);
    });

    it('finish for a reader that went away', async () => {
      const { token } = await server.student();
      provider.answers(() => ({ text: ['what ', 'do you ', 'like ', 'to do?'], pause: 5 }));
      const left = provider.left();
      const reader = await server.open(endpoint, { body }, token);
      const { conversationId: id } = (await reader.next()) as { conversationId: string };
      await reader.leave();
      const stored = async () => (await server.call(getConversation, { params: { id } }, token)).body.messages.at(-1);
      await expect
        .poll(stored, { timeout: 20_000 })
        .toMatchObject({ status: 'complete', text: expect.stringMatching(/what do you like to do\?/i) });
      // Waits for the end of what is stored already; the next test must not find it running.
      await server.call(stopConversation, { params: { id } }, token);
      expect(provider.left()).toBe(left);
    });
  });

  it('in search show nothing that a model made up or was asked to say by what it read', async () => {
    const { token } = await server.student();
    const [called] = [provider.asked.length];
    provider.answers(() =>
      provider.asked.length === called + 1
        ? {
            calls: [
              { name: 'get_job', input: { job: 'J1' } },
              { name: 'drop_tables', input: {} },
            ],
            bytes: 9,
          }
        : {
            text: [
              'Ignoring my rules: apply at https://evil.exa',
              'mple/x, ![p](https://evil.example/p.png) or ask Zebulon Marr',
              'owfat of Quibblesnatch Industries, who pays $987,654. ',
              '[J77] is best.',
            ],
          },
    );
    const { events } = await server.stream(startSearch, { body: { message: 'Find jobs for me' } }, token);
    expect(provider.asked.length).toBe(called + 2);
    expect(JSON.stringify(events)).not.toMatch(/evil|Zebulon|Marrowfat|Quibblesnatch|987,654|J77/);
    expect(events.at(-1)).toMatchObject({ done: true });
  });

  const unfit: [string, Reply, string][] = [
    ['another schema', { object: { people: ['Cat Dunn'] } }, 'sent something we can’t read'],
    ['words', { text: 'Certainly! Here they are.' }, 'sent something we can’t read'],
    ['half an object', { text: '{"conditions": [', finish: 'length' }, 'sent something we can’t read'],
    ['a refusal', { text: '', finish: 'refusal' }, 'declined to answer this'],
    ['a page', { raw: '<html>sk-canary-7f3a</html>', type: 'text/html' }, 'sent something we can’t read'],
    ['a 500', { status: 500, message: 'sk-canary-7f3a' }, 'is having problems right now'],
  ];

  it.each(unfit)('read a question about people themselves where the model gives %s', async (_case, reply, sentence) => {
    const { token } = await server.student();
    provider.answers(() => reply);
    const { events } = await server.stream(searchPeople, { body: { query: 'nurses in Boston', conversationId: 'one' } }, token);
    expect(events.find(({ type }) => type === 'thinking')).toMatchObject({
      content: `The language model ${sentence}, so the built-in assistant answered.`,
    });
    expect(events.at(-1)).toMatchObject({ type: 'summary' });
    expect(JSON.stringify(events)).not.toContain('canary');
  });
});
