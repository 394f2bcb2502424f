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
