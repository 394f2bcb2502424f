/** Keeps what `make` derives from the data until the version of the data changes; simultaneous callers share one making. */
export const keptByVersion = <T>(version: () => Promise<number>, make: () => Promise<T>): (() => Promise<T>) => {
  let kept: { version: number; value: Promise<T> } | null = null;
  return async () => {
    const current = await version();
    if (kept?.version !== current) {
      const value = make();
      kept = { version: current, value };
      value.catch(() => (kept = null));
    }
    return kept.value;
  };
};

/** Puts a value into what is kept, where it is forgotten last; when there are more than `most`, what was put there first is forgotten. */
export const remember = <T>(kept: Map<string, T>, key: string, value: T, most: number): void => {
  kept.delete(key);
  kept.set(key, value);
  for (const oldest of kept.size > most ? kept.keys().take(1) : []) kept.delete(oldest);
};
