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
