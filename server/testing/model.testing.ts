import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { ModelConfig } from '#config/model.ts';
import type { Times } from '#platform/llm/attempt.ts';
import { type TestClock, testClock } from './clock.testing.ts';
import type { TemplateName } from './database.testing.ts';
import { openTestProvider, type TestProvider } from './provider.testing.ts';
import type { Reply } from './provider-script.testing.ts';
import { testServer, type TestServer } from './server.testing.ts';

/**
 * Runs the whole server with a model at a local provider. The clock of the model's requests moves only by the test; retries follow without a
 * pause, and what failed in one test rests no longer in the next. Call it at module level and await it.
 */
export const serverWithModel = async ({ data, model = {} }: Options = {}): Promise<ServerWithModel> => {
  const provider = await openTestProvider();
  const clock = testClock();
  const server = testServer({
    ...(data && { data }),
    config: { model: testModel(provider.address, model) },
    modelTimes: { pauses: 0, clock },
  });
  beforeEach(() => void (provider.asked.length = 0));
  // What failed opens the circuit breaker, which a probe in the background closes: time passes from call to call, for an hour at once would
  // end the probe, too.
  afterEach(async () => {
    provider.answers(() => ({ text: 'Hello.' }));
    for (let calls = 0; calls < 12 && clock.waits().length > 0; calls++) {
      clock.pass(Math.min(...clock.waits()));
      await wait(15);
    }
    clock.pass(anHour);
  });
  afterAll(provider.close);
  return {
    server,
    provider,
    clock,
    timingOut: (reply) => {
      if ('hang' in reply) setImmediate(() => clock.pass(longestSilence));
      return reply;
    },
  };
};

/** Milliseconds. */
const anHour = 3_600_000;
/** That a model may be silent before its first word, or before the whole of an object. */
const longestSilence = 7500;

/** Returns the configuration of models at a local provider. */
export const testModel = (baseUrl: string, other: Partial<ModelConfig> = {}): ModelConfig => ({
  provider: 'openai-compatible',
  baseUrl,
  apiKey: 'sk-canary',
  models: { chat: 'large', plan: 'small', extract: 'small' },
  firstToken: 5000,
  dailyTokens: 10_000_000,
  addressShares: 50,
  cost: null,
  ...other,
});

/** Short pauses and no rest, so that tests wait for timeouts only. */
export const testTimes: Partial<Times> = { idle: 4000, total: 20_000, pauses: 50, rest: 1 };

interface Options {
  data?: TemplateName;
  model?: Partial<ModelConfig>;
}

interface ServerWithModel {
  server: TestServer;
  provider: TestProvider;
  clock: TestClock;
  /** A reply; when it is silence, time passes as soon as the provider has the request, until nobody waits for it any more. */
  timingOut: (reply: Reply) => Reply;
}
