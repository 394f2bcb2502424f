/**
 * Many small questions as one call: ids asked for within one turn of the event loop go together, at most `most` in a call. Answers what `load`
 * found for an id, null where it found nothing; a call that fails fails for all that were in it.
 */
export const inBatches = <T>(load: (ids: string[]) => Promise<ReadonlyMap<string, T>>, most = 100): ((id: string) => Promise<T | null>) => {
  const waiting: Waiting<T>[] = [];
  const send = async (together: readonly Waiting<T>[]): Promise<void> => {
    try {
      const found = await load([...new Set(together.map(({ id }) => id))]);
      for (const { id, resolve } of together) resolve(found.get(id) ?? null);
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  };
  const sendAll = () => {
    while (waiting.length > 0) void send(waiting.splice(0, most));
  };
  return (id) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ id, resolve, reject }) === 1) setTimeout(sendAll);
    });
};

interface Waiting<T> {
  id: string;
  resolve: (found: T | null) => void;
  reject: (error: unknown) => void;
}
