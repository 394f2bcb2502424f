/** Opens a log of parts that any number of readers replay from its start and follow to its end. */
export const openReplayLog = <T>(): ReplayLog<T> => {
  const parts: T[] = [];
  let end: { error?: unknown } | null = null;
  let change = Promise.withResolvers<void>();
  const wake = () => {
    const { resolve } = change;
    change = Promise.withResolvers();
    resolve();
  };
  const endWith = (how: { error?: unknown }) => {
    end = how;
    wake();
  };
  return {
    add: (part) => {
      parts.push(part);
      wake();
    },
    end: () => endWith({}),
    fail: (error) => endWith({ error }),
    isOver: () => end !== null,
    replay: async function* () {
      for (let next = 0; ;) {
        for (; next < parts.length; next++) yield parts[next] as T;
        if (end !== null) {
          if ('error' in end) throw end.error;
          return;
        }
        await change.promise;
      }
    },
  };
};

interface ReplayLog<T> {
  add: (part: T) => void;
  /** Nothing comes any more. */
  end: () => void;
  /** The same; readers get the error after the last part. */
  fail: (error: unknown) => void;
  isOver: () => boolean;
  /** Yields all parts from the first one on. Throws what the log failed with. */
  replay: () => AsyncGenerator<T>;
}
