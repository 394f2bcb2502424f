/** Time as requests to models know it. */
export interface Clock {
  /** Milliseconds since some moment. */
  now: () => number;
  /** Makes a call after so many milliseconds; what it returns takes the call back. */
  after: (milliseconds: number, call: () => void) => () => void;
  /** A signal that aborts after so many milliseconds; nothing stays open for it. */
  timeout: (milliseconds: number) => AbortSignal;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};
