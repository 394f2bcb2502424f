import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { testLlm } from '#testing/llm.testing.ts';

const { provider, clock, open } = await testLlm();
const schema = z.object({ roles: z.array(z.string()), year: z.number().optional() });
const ask = (llm: ReturnType<typeof open>, more: { within?: number } = {}) =>
  llm.object({
    use: 'plan',
    student: 'maya',
    system: 'Read the question.',
    schema,
    prompt: 'Which analysts?',
    signal: new AbortController().signal,
    ...more,
  });
const faultOf = (object: Promise<unknown>) => object.then(() => null).catch(({ fault }: { fault: string }) => fault);

// What holds for every protocol is in protocols.test.ts.
describe('an object of a model', () => {
  it('may stand among words', async () => {
    provider.answers(() => ({ text: 'Here it is:\n```json\n{"roles": ["Data Analyst"]}\n```' }));
    expect(await ask(open('openai-compatible'))).toEqual({ roles: ['Data Analyst'] });
    expect(provider.asked).toHaveLength(1);
  });

  it('has the time that it was asked within, and a model silent four times rests', async () => {
    provider.answers(() => ({ hang: 'before' }));
    const llm = open('openai-compatible');
    for (const requests of [1, 2, 3, 4]) {
      const fault = faultOf(ask(llm, { within: 50 }));
      await provider.until(() => provider.asked.length === requests);
      clock.pass(50);
      expect(await fault).toBe('silent');
    }
    expect(await faultOf(ask(llm))).toBe('resting');
    expect(provider.asked).toHaveLength(4);
  });

  it('is silent too when its time ends in a pause before another try', async () => {
    provider.answers(() => ({ status: 429, headers: { 'retry-after': '30' } }));
    const fault = faultOf(ask(open('openai-compatible', { pauses: 60_000 }), { within: 200 }));
    await clock.until(30_000);
    clock.pass(200);
    expect(await fault).toBe('silent');
  });
});
