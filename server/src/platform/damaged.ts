/** Stored data is damaged; `message` says which, and what a person can do. */
export class DamagedError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DamagedError';
  }
}
