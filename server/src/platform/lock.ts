import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/**
 * Takes a data directory for this process: PGlite has no lock of its own, and two processes on one folder lose rows.
 * Throws LockedError, which names the holder, while another process lives on it; a lock left by a dead one is taken over.
 */
export const takeLock = (dataDir: string): Lock => {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'alive.lock');
  const mine: Holder = { pid: process.pid, started: startOf(process.pid), nonce: randomBytes(8).toString('hex') };
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readLock(dataDir);
    if (holder && isAlive(holder)) throw new LockedError(dataDir, holder);
    if (attempt > 5) throw new Error(`The lock ${file} cannot be taken.`);
    // Renaming claims the stale lock: of two processes that see it, one gets it and the other tries again.
    const stale = `${file}.${mine.nonce}`;
    try {
      renameSync(file, stale);
      rmSync(stale, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  if (readLock(dataDir)?.nonce !== mine.nonce) throw new Error(`Another process took ${file} at the same moment.`);
  return {
    announce: (control) => {
      const draft = `${file}.${mine.nonce}`;
      writeFileSync(draft, JSON.stringify({ ...mine, ...control }), { mode: 0o600 });
      renameSync(draft, file);
    },
    release: () => {
      if (existsSync(file) && readLock(dataDir)?.nonce === mine.nonce) rmSync(file, { force: true });
    },
  };
};

/** Who holds a data directory, or null. */
export const readLock = (dataDir: string): Holder | null => {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(join(dataDir, 'alive.lock'), 'utf8')));
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
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // The number may have gone to another process since.
  return started === null || startOf(pid) === started;
};

/** When a process started, in clock ticks since boot; null where the system does not tell. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
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
