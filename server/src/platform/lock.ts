import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ConfigError } from '#config/config.ts';

/**
 * Takes a data directory for this process: PGlite has no lock of its own, and two processes on one folder lose rows.
 * Throws LockedError, which names the holder, while another process lives on it; a lock left by a dead one is taken over.
 * Throws ConfigError when the folder cannot be written.
 */
export const takeLock = (dataDir: string): Lock => {
  const file = join(dataDir, fileName);
  const mine: Holder = { pid: process.pid, started: startOf(process.pid), nonce: randomBytes(8).toString('hex') };
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    for (let attempt = 0; !create(file, mine); attempt++) {
      const holder = readLock(dataDir);
      if (holder && isAlive(holder)) throw new LockedError(dataDir, holder);
      if (attempt > 500) throw new Error(`The lock ${file} cannot be taken.`);
      if (isLeft(file)) removeLeft(file, mine);
      pause(10);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new ConfigError([`DATA_DIR: ${dataDir} cannot be written (${code})`], error);
  }
  return {
    announce: (control) => {
      const draft = `${file}.${mine.nonce}`;
      writeFileSync(draft, JSON.stringify({ ...mine, ...control }), { mode: 0o600 });
      renameSync(draft, file);
    },
    release: () => {
      if (readLock(dataDir)?.nonce === mine.nonce) rmSync(file, { force: true });
    },
  };
};

/** Writes the lock; false when there is one. */
function create(file: string, mine: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a lock that was left behind. Of several that want to, one at a time may, or a second would remove the lock of the first. */
function removeLeft(file: string, mine: Holder): void {
  const guard = `${file}.left`;
  if (create(guard, mine)) {
    try {
      if (isLeft(file)) rmSync(file, { force: true });
    } finally {
      rmSync(guard, { force: true });
    }
  } else if (ageOf(guard) > 5000) rmSync(guard, { force: true });
}

/** Whether a lock's holder has died; one that cannot be read may be in the middle of being written. */
const isLeft = (file: string): boolean => {
  const holder = parse(file);
  return holder === null ? ageOf(file) > 1000 : !isAlive(holder);
};

/** Milliseconds since a file was written; 0 when there is none. */
const ageOf = (file: string): number => {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written === undefined ? 0 : Date.now() - written;
};

const pause = (milliseconds: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Who holds a data directory, or null. */
export const readLock = (dataDir: string): Holder | null => parse(join(dataDir, fileName));

const fileName = 'alive.lock';

const parse = (file: string): Holder | null => {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
};

/** A live process holds the data directory. */
export class LockedError extends Error {
  readonly holder: Holder;
  constructor(dataDir: string, holder: Holder) {
    super(`Another Alive (process ${holder.pid}) is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`);
    this.holder = holder;
  }
}

const isAlive = ({ pid, started }: Holder): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // The number may have gone to another process since.
  const now = startOf(pid);
  return started === null || now === null || now === started;
};

/** When a process started: clock ticks since boot as Linux tells, else the date as `ps` does; null where neither tells. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || null;
  }
}

const holderSchema = z.object({
  pid: z.number().int(),
  started: z.string().nullable(),
  nonce: z.string(),
  /** Where the holder takes data commands, and the secret that opens it. */
  port: z.number().int().optional(),
  secret: z.string().optional(),
});
export type Holder = z.output<typeof holderSchema>;

export interface Lock {
  /** Publishes the control port in the lock file, readable by this user only. */
  announce: (control: { port: number; secret: string }) => void;
  release: () => void;
}
