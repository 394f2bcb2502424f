import type { ModelConfig } from '#config/model.ts';
import type { Times } from '#platform/llm/attempt.ts';

/** Returns the configuration of models at a local provider. A busy machine must not count as a timeout. */
export const testModel = (baseUrl: string, other: Partial<ModelConfig> = {}): ModelConfig => ({
  provider: 'openai-compatible',
  baseUrl,
  apiKey: 'sk-canary',
  models: { chat: 'large', plan: 'small', extract: 'small' },
  firstToken: 5000,
  dailyTokens: 10_000_000,
  cost: null,
  ...other,
});

/** Short pauses and no rest, so that tests wait for timeouts only. */
export const testTimes: Partial<Times> = { idle: 4000, total: 20_000, pauses: 50, rest: 1 };
