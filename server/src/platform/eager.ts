import { openReplayLog } from './replay-log.ts';

/**
 * Reads `parts` to their end at once, however slowly they are read here; `over` is called at their end. For answers that are small and whose
 * making costs something that a slow reader must not hold.
 */
export const eager = <T>(parts: AsyncIterable<T>, over: () => void): AsyncIterable<T> => {
  const log = openReplayLog<T>();
  const readAll = async () => {
    for await (const part of parts) log.add(part);
  };
  readAll().finally(over).then(log.end, log.fail);
  return { [Symbol.asyncIterator]: log.replay };
};
