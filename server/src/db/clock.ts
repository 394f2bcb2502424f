/**
 * Time as a database has it: measured now and every `every` milliseconds, and carried on by the monotonic clock in between, so that this
 * machine's own time of day decides nothing. `ask` returns the database's time in milliseconds since 1970. Throws what the first `ask` throws.
 */
export const openClock = async ({ ask, monotonic = () => performance.now(), every = 10_000 }: ClockOptions): Promise<Clock> => {
  const measure = async (): Promise<Measured> => {
    const sent = monotonic();
    const time = await ask();
    const half = (monotonic() - sent) / 2;
    return { offset: time - sent - half, error: half };
  };
  let kept = await measure();
  const again = async () => {
    const found = await measure();
    kept = { ...kept, error: kept.error + drift * every };
    // A slow answer tells less than what is known, unless the two contradict each other: one of the clocks has moved.
    if (found.error <= kept.error || Math.abs(found.offset - kept.offset) > found.error + kept.error) kept = found;
  };
  // While the database is away, time goes on.
  const timer = setInterval(() => void again().catch(() => undefined), every).unref();
  return { now: () => new Date(kept.offset + monotonic()), close: () => clearInterval(timer) };
};

/** How far two clocks part, as a share of the time that passes. */
const drift = 0.0005;

interface Measured {
  /** What to add to the monotonic clock. */
  offset: number;
  /** How wrong that may be, in milliseconds. */
  error: number;
}

interface ClockOptions {
  ask: () => Promise<number>;
  monotonic?: () => number;
  every?: number;
}

interface Clock {
  now: () => Date;
  close: () => void;
}
