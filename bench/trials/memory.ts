import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process holds (`man 5 proc`, VmRSS); 0 where the system does not tell. */
export const rssOf = (pid: number): number => {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
};
