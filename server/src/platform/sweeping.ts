/** Does `sweep` now and then where it is called often: at most once in ten minutes, and nobody waits for it. */
export const openSweeping = (now: () => Date, sweep: (now: Date) => Promise<void>, failed: (error: unknown) => void): (() => void) => {
  let last = now().getTime();
  return () => {
    const time = now();
    if (Math.abs(time.getTime() - last) < tenMinutes) return;
    last = time.getTime();
    sweep(time).catch(failed);
  };
};

const tenMinutes = 600_000;
