/** Finds what others still hold: a value stays here under its key until nobody else uses it. */
export const openShared = <T extends object>(): Shared<T> => {
  const references = new Map<string, WeakRef<T>>();
  const find = (key: string) => references.get(key)?.deref();
  const gone = new FinalizationRegistry<string>((key) => {
    if (find(key) === undefined) references.delete(key);
  });
  return {
    find,
    share: (key, value) => {
      references.set(key, new WeakRef(value));
      gone.register(value, key);
      return value;
    },
  };
};

interface Shared<T> {
  find: (key: string) => T | undefined;
  /** Returns the value. */
  share: (key: string, value: T) => T;
}
