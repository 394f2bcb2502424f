/**
 * Reads `parts` to their end at once, however slowly they are read here; `over` is called at their end. For answers that are small and whose
 * making costs something that a slow reader must not hold.
 */
export const eager = <T>(parts: AsyncIterable<T>, over: () => void): AsyncIterable<T> => {
  const read: T[] = [];
  let end: { error?: unknown } | null = null;
  let change = Promise.withResolvers<void>();
  const wake = () => {
    const { resolve } = change;
    change = Promise.withResolvers();
    resolve();
  };
  const readAll = async () => {
    for await (const part of parts) {
      read.push(part);
      wake();
    }
  };
  readAll()
    .then(
      () => (end = {}),
      (error: unknown) => (end = { error }),
    )
    .finally(() => {
      over();
      wake();
    });
  return {
    [Symbol.asyncIterator]: async function* () {
      for (let next = 0; ; next += 1) {
        while (next === read.length) {
          if (end !== null) {
            if ('error' in end) throw end.error;
            return;
          }
          await change.promise;
        }
        yield read[next] as T;
      }
    },
  };
};
