import { statfs } from 'node:fs/promises';

/** A disk with fewer free bytes is nearly full. */
export const lowSpace = 64 * 1024 * 1024;
/** Below these the embedded database writes nothing: PostgreSQL takes 16 MB at once for its log, and does not survive when it gets none. */
export const leastSpace = 32 * 1024 * 1024;
/** From these on writes go on. More than `leastSpace`, so that the state does not change back and forth. */
export const enoughSpace = leastSpace * 1.25;

/** Returns the free bytes for this user on the disk of a folder. */
export const freeSpace = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Whether an error, or what caused it, says that a disk or a quota is full: the system's codes, and PostgreSQL's (appendix A). */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (full.has((error as NodeJS.ErrnoException).code ?? '') || isDiskFull(error.cause));

/** Whether it is PostgreSQL that said so. */
export const isDatabaseFull = (error: unknown): boolean =>
  error instanceof Error && ((error as NodeJS.ErrnoException).code === databaseFull || isDatabaseFull(error.cause));

const databaseFull = '53100';
const full = new Set(['ENOSPC', 'EDQUOT', databaseFull]);
