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
