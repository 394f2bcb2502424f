import { Counter, Histogram, type Registry } from 'prom-client';

/** What is reported of language models at `/metrics`, since this process began; never by whom they were asked. */
export const openModelMetrics = (registry: Registry): ModelMetrics => {
  const registers = [registry];
  return {
    calls: new Counter({
      name: 'alive_model_calls_total',
      help: 'What language models were asked for, by how it ended: ok, stopped, length, or a fault',
      labelNames: ['use', 'model', 'outcome'],
      registers,
    }),
    tokens: new Counter({
      name: 'alive_model_tokens_total',
      help: 'Tokens that language models took and gave',
      labelNames: ['use', 'model', 'direction'],
      registers,
    }),
    cost: new Counter({
      name: 'alive_model_cost_dollars_total',
      help: 'What those tokens cost in US dollars, at the configured prices',
      labelNames: ['use', 'model'],
      registers,
    }),
    removed: new Counter({
      name: 'alive_model_removed_total',
      help: 'Inventions of language models that nobody was shown',
      labelNames: ['use', 'model'],
      registers,
    }),
    firstToken: new Histogram({
      name: 'alive_model_first_token_seconds',
      help: 'Time to the first part of an answer, retries included',
      labelNames: ['use', 'model'],
      buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 45],
      registers,
    }),
  };
};

export interface ModelMetrics {
  calls: Counter<'use' | 'model' | 'outcome'>;
  tokens: Counter<'use' | 'model' | 'direction'>;
  cost: Counter<'use' | 'model'>;
  removed: Counter<'use' | 'model'>;
  firstToken: Histogram<'use' | 'model'>;
}
