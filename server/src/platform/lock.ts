import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { ConfigError } from '#config/config.ts';
import { unwritable } from './writable.ts';
import { isDiskFull } from './disk.ts';

/**
 * Takes a data directory for this process: PGlite has no lock of its own, and two processes on one folder lose rows. The kernel keeps the
 * lock, on a file of SQLite's, so that it goes with its process, however that ends, and holds between containers that share the folder.
 * Throws LockedError, which names the holder, while another process has it; ConfigError when the folder cannot be written, or its file system has no locks.
 */
export const takeLock = (dataDir: string): Lock => {
  try {
    // One that is there may hold what is not ours.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw refusal(dataDir, error);
  }
  const kernel = lockFile(dataDir);
  const file = join(dataDir, holderFile);
  const mine: Holder = { pid: process.pid, host: hostname(), nonce: randomBytes(8).toString('hex') };
  const write = (holder: Holder) => {
    const draft = `${file}.${mine.nonce}`;
    writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
    renameSync(draft, file);
  };
  try {
    write(mine);
  } catch (error) {
    kernel.close();
    throw refusal(dataDir, error);
  }
  return {
    announce: (control) => write({ ...mine, ...control }),
    release: () => {
      if (!kernel.isOpen) return;
      if (readLock(dataDir)?.nonce === mine.nonce) rmSync(file, { force: true });
      kernel.close();
    },
  };
};

/**
 * Makes a folder that only this user can open, or tightens one that is there, and with it all that is in it. Throws ConfigError where that
 * cannot be.
 */
export const makePrivate = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (process.platform === 'win32' || (statSync(folder).mode & 0o077) === 0) return;
  } catch (error) {
    throw refusal(folder, error);
  }
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new ConfigError(
      [`DATA_DIR: ${folder} is open to other users and belongs to one of them; run chmod 700 on it as its owner`],
      error,
    );
  }
};

/** Locks the folder's lock file, which stays there, empty: whoever removed it could let two in. */
function lockFile(dataDir: string): DatabaseSync {
  const file = join(dataDir, kernelFile);
  let kernel: DatabaseSync | undefined;
  try {
    closeSync(openSync(file, 'a', 0o600));
    // The kernel forgets this process's locks on a file as soon as it closes that file once more, so nothing here ever reads it.
    kernel = new DatabaseSync(file, { timeout: 0 });
    // Nothing is ever written, so there is nothing to roll back from a journal.
    kernel.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return kernel;
  } catch (error) {
    if (kernel?.isOpen) kernel.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === undefined) throw refusal(dataDir, error);
    if (primary(errcode) === busy) throw new LockedError(dataDir, readLock(dataDir));
    const { message } = error as Error;
    throw new ConfigError(
      [`DATA_DIR: ${dataDir} cannot be locked: ${message}; it needs a file system with locks, and ${kernelFile} as Alive made it`],
      error,
    );
  }
}

/** SQLite's result codes: the low byte is the primary one (https://sqlite.org/rescode.html). */
const primary = (code: number): number => code & 0xff;
const busy = 5;

const refusal = (folder: string, error: unknown): unknown =>
  isDiskFull(error)
    ? new ConfigError([`DATA_DIR: the disk of ${folder} is full; free some space, what is stored is safe`], error)
    : unwritable('DATA_DIR', folder, error);

/** Who took a data directory last, alive or not; null where nobody did or wrote so. */
export const readLock = (dataDir: string): Holder | null => {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(join(dataDir, holderFile), 'utf8')));
  } catch {
    return null;
  }
};

const holderFile = 'alive.lock';
const kernelFile = 'alive.lock.sqlite';

/** A live process holds the data directory. */
export class LockedError extends Error {
  constructor(dataDir: string, holder: Holder | null) {
    const who = holder === null ? '' : ` (process ${holder.pid} on ${holder.host})`;
    super(`Another Alive${who} is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`);
  }
}

const holderSchema = z.object({
  pid: z.number().int(),
  /** The machine, or the container: in each container the first process has the number 1. */
  host: z.string(),
  nonce: z.string(),
  /** Where the holder takes data commands, and the secret that opens it. */
  port: z.number().int().optional(),
  secret: z.string().optional(),
});
type Holder = z.output<typeof holderSchema>;

export interface Lock {
  /** Publishes the control port in the lock file, readable by this user only. */
  announce: (control: { port: number; secret: string }) => void;
  release: () => void;
}
