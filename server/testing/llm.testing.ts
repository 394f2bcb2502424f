import { afterAll, afterEach, beforeEach } from 'vitest';
import type { ModelConfig } from '#config/model.ts';
import type { Times } from '#platform/llm/attempt.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { type Meter, openLlm } from '#platform/llm/open.ts';
import { openTestProvider, type TestProvider } from './provider.testing.ts';

/** Returns the model port over the real SDK and a local provider. Call it at module level; each test opens its own port. */
export const testLlm = async (): Promise<TestLlm> => {
  const provider = await openTestProvider();
  const counted: Counted[] = [];
  const opened: ReturnType<typeof openLlm>[] = [];
  const failed: string[] = [];
  beforeEach(() => {
    provider.asked.length = 0;
    counted.length = 0;
    failed.length = 0;
  });
  afterEach(async () => {
    for (const llm of opened.splice(0)) await llm.close();
  });
  afterAll(provider.close);
  return {
    provider,
    counted,
    failed,
    open: (protocol, times = {}) => {
      const llm = openLlm({
        config: {
          provider: protocol,
          baseUrl: provider.address,
          apiKey: 'sk-canary-7f3a',
          models: { chat: 'large', plan: 'small', extract: 'small' },
          // A busy machine must not count as a timeout.
          firstToken: 10_000,
          dailyTokens: 0,
          cost: null,
        },
        meter: { allows: async () => true, count: async (used) => void counted.push(used) },
        times: { idle: 10_000, pauses: 20, ...times },
        toolFailed: (name) => failed.push(name),
      });
      opened.push(llm);
      return llm;
    },
  };
};

type Counted = Parameters<Meter['count']>[0];

interface TestLlm {
  provider: TestProvider;
  /** The meter's entries of this test. */
  counted: Counted[];
  /** The names of tools that failed in this test. */
  failed: string[];
  open: (protocol: ModelConfig['provider'], times?: Partial<Times>) => Llm;
}
