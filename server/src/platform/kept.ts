/** Keeps what `make` derives from the data until the version of the data changes; simultaneous callers share one making. */
export const keptByVersion = <T>(version: () => Promise<number | string>, make: () => Promise<T>): (() => Promise<T>) => {
  let kept: { version: number | string; value: Promise<T> } | null = null;
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

/** Lets those who ask while an answer is on its way share it. */
export const shared = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let asked: Promise<T> | null = null;
  return () => (asked ??= ask().finally(() => (asked = null)));
};

/** Puts a value into what is kept, where it is forgotten last; when there are more than `most`, what was put there first is forgotten. */
export const remember = <T>(kept: Map<string, T>, key: string, value: T, most: number): void => {
  kept.delete(key);
  kept.set(key, value);
  for (const oldest of kept.size > most ? kept.keys().take(1) : []) kept.delete(oldest);
};

/** Keeps what `read` makes of the last texts: files and lists name the same few again and again. Open one for each run. */
export const remembered = <T>(read: (text: string) => T, most = 5000): ((text: string) => T) => {
  const known = new Map<string, { value: T }>();
  return (text) => {
    const { value } = known.get(text) ?? { value: read(text) };
    remember(known, text, { value }, most);
    return value;
  };
};
