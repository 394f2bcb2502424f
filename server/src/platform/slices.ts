import { setImmediate } from 'node:timers/promises';

/**
 * For long work on the one thread that everybody shares: await the function it gives after each small part, and whatever else waits has
 * its turn when `longest` milliseconds have gone by since the last.
 */
export const inSlices = (longest = 4): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longest) return;
    await setImmediate();
    since = performance.now();
  };
};

/** Makes something of each item, in slices; in the order of the items. */
export const mapInSlices = async <T, R>(items: readonly T[], make: (item: T, place: number) => R | Promise<R>): Promise<R[]> => {
  const made: R[] = [];
  const rest = inSlices();
  for (const [place, item] of items.entries()) {
    made.push(await make(item, place));
    await rest();
  }
  return made;
};

/** What steps come to, in slices. */
export const lastInSlices = async <T>(steps: Generator<undefined, T>, rest = inSlices()): Promise<T> => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await rest();
  }
};
