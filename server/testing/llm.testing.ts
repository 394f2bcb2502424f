import { afterAll, afterEach, beforeEach } from 'vitest';
import type { ModelConfig } from '#config/model.ts';
import type { Times } from '#platform/llm/attempt.ts';
import { type Meter, openLlm } from '#platform/llm/open.ts';
import { type TestClock, testClock } from './clock.testing.ts';
import { openTestProvider, type TestProvider } from './provider.testing.ts';

/**
 * Returns the model port over the real SDK and a local provider, with a clock that only the test moves. Retries follow without a pause by
 * default. Call it at module level; each test opens its own port.
 */
export const testLlm = async (): Promise<TestLlm> => {
  const provider = await openTestProvider();
  const clock = testClock();
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
    clock,
    counted,
    failed,
    open: (protocol, times = {}) => {
      const llm = openLlm({
        config: {
          provider: protocol,
          baseUrl: provider.address,
          apiKey: 'sk-canary-7f3a',
          models: { chat: 'large', plan: 'small', extract: 'small' },
          firstToken: 10_000,
          dailyTokens: 0,
          addressShares: 50,
          cost: null,
        },
        meter: { allows: async () => true, count: async (used) => void counted.push(used) },
        times: { pauses: 0, clock, ...times },
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
  clock: TestClock;
  /** The meter's entries of this test. */
  counted: Counted[];
  /** The names of tools that failed in this test. */
  failed: string[];
  open: (protocol: ModelConfig['provider'], times?: Partial<Times>) => ReturnType<typeof openLlm>;
}
