import type { ModelConfig } from '#config/model.ts';
import { ModelError } from '#platform/llm/error.ts';
import type { Llm, Use } from '#platform/llm/llm.ts';
import type { ModelMetrics } from './metrics.ts';

/** The same models, with how each thing they were asked for ended and how long its first part took reported to `metrics`. */
export const measured = (llm: Llm, models: ModelConfig['models'], { calls, firstToken }: Measures): Llm => {
  const ended = (use: Use, outcome: string) => calls.inc({ use, model: models[use], outcome });
  return {
    async *stream(asked) {
      const { use, signal } = asked;
      const begun = performance.now();
      let isFirst = true;
      // Who stops reading ends the answer as who stops it does.
      let outcome = 'stopped';
      try {
        for await (const part of llm.stream(asked)) {
          if (isFirst) firstToken.observe({ use, model: models[use] }, (performance.now() - begun) / 1000);
          isFirst = false;
          if ('cut' in part) outcome = 'length';
          yield part;
        }
        if (outcome !== 'length' && !signal.aborted) outcome = 'ok';
      } catch (error) {
        outcome = outcomeOf(error);
        throw error;
      } finally {
        ended(use, outcome);
      }
    },
    object: async (asked) => {
      try {
        const object = await llm.object(asked);
        ended(asked.use, 'ok');
        return object;
      } catch (error) {
        ended(asked.use, asked.signal.aborted ? 'stopped' : outcomeOf(error));
        throw error;
      }
    },
  };
};

const outcomeOf = (error: unknown): string => (error instanceof ModelError ? error.fault : 'error');

type Measures = Pick<ModelMetrics, 'calls' | 'firstToken'>;
