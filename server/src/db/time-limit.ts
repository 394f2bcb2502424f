/** Reads took longer than they may. */
export class TimeLimitError extends Error {
  constructor() {
    super('The database did not answer in time.');
    this.name = 'TimeLimitError';
  }
}

/** Whether an error, or what caused it, says that a statement took too long or waited too long for a lock. */
export const isTimeLimit = (error: unknown): boolean =>
  error instanceof TimeLimitError ||
  (error instanceof Error && (('code' in error && (error.code === '57014' || error.code === '55P03')) || isTimeLimit(error.cause)));

/** Says after `timeLimit` milliseconds that it is late, unless ended before; `onLate` runs then. */
export const openDeadline = (timeLimit: number, onLate = (): void => undefined): Deadline => {
  const late = Promise.withResolvers<never>();
  // It may be late before anybody listens.
  late.promise.catch(() => undefined);
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    late.reject(new TimeLimitError());
    onLate();
  }, timeLimit);
  return {
    late: late.promise,
    isOver: () => over,
    end: () => {
      clearTimeout(timer);
      over = true;
    },
  };
};

interface Deadline {
  /** Rejects with TimeLimitError once it is late; never resolves. */
  late: Promise<never>;
  /** Whether it is late, or was ended. */
  isOver: () => boolean;
  end: () => void;
}
