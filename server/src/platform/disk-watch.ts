import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { enoughSpace, freeSpace, isDatabaseFull, isDiskFull, leastSpace, lowSpace } from './disk.ts';
import type { Notices } from './notices.ts';

/**
 * Watches the disks that the product writes to: measures what is free, and logs once that a disk is full or nearly full, and once that it has
 * room again. Must be called before routes are added.
 */
export const watchDisks = (
  app: FastifyInstance,
  { disks, databaseHasRoom, notices, metrics, every = 1000, pause = 10_000 }: DiskOptions,
): Disks => {
  const free = new Gauge({
    name: 'disk_free_bytes',
    help: 'Free space by what is on the disk',
    labelNames: ['disk'],
    registers: [metrics],
  });
  let state: State = 'ok';
  let refusal: { at: number; isElsewhere: boolean } | null = null;
  /** Forgets a refusal when a write would succeed now. Where the free space is unknown, tries a write. */
  const reviewRefusal = async (): Promise<void> => {
    const reviewed = refusal;
    if (reviewed === null || performance.now() - reviewed.at < pause) return;
    reviewed.at = performance.now();
    if (reviewed.isElsewhere && !(await databaseHasRoom?.())) return;
    if (refusal === reviewed) refusal = null;
  };
  const look = async (): Promise<void> => {
    await reviewRefusal();
    let found: State = 'ok';
    for (const { name, folder, isNeeded } of disks) {
      const space = await freeSpace(folder);
      free.set({ disk: name }, space);
      if (isNeeded && space < (state === 'full' ? enoughSpace : leastSpace)) found = 'full';
      else if (space < lowSpace && found === 'ok') found = 'low';
    }
    // A write may have been refused meanwhile.
    if (refusal !== null) found = 'full';
    if (found === 'full') notices.raise('disk', fullSentence);
    else if (found === 'low')
      notices.raise('disk', `The disk is nearly full: less than ${lowSpace / mb} MB are free. Free some space soon.`);
    else notices.clear('disk', 'The disk has room again.');
    state = found;
  };
  // Ignores a missing folder; the next write reports it.
  const timer = setInterval(() => void look().catch(() => undefined), every).unref();
  app.addHook('onReady', () => look().catch(() => undefined));
  app.addHook('onClose', async () => clearInterval(timer));
  const refused = (error: unknown) => {
    refusal = { at: performance.now(), isElsewhere: databaseHasRoom !== null && isDatabaseFull(error) };
    state = 'full';
    notices.raise('disk', fullSentence, error);
  };
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDiskFull(error)) refused(error);
  });
  return { isFull: () => state === 'full', isLow: () => state === 'low' };
};

const fullSentence = 'The disk is full. Reads still work and writes get 507. Free some space; no restart is needed.';
const mb = 1024 * 1024;

type State = 'ok' | 'low' | 'full';

interface DiskOptions {
  /** `isNeeded`: students' data is on it. */
  disks: { name: string; folder: string; isNeeded: boolean }[];
  /** Tries whether a database elsewhere takes a write; null where its disk is one of `disks`. */
  databaseHasRoom: (() => Promise<boolean>) | null;
  notices: Notices;
  metrics: Registry;
  /** Milliseconds between two looks. */
  every?: number;
  /** Milliseconds for which a disk that refused a write counts as full before it is looked at. */
  pause?: number;
}

export interface Disks {
  isFull: () => boolean;
  isLow: () => boolean;
}
