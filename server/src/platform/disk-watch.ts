import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { freeSpace, isDiskFull, leastSpace, lowSpace } from './disk.ts';
import type { Notices } from './notices.ts';

/**
 * Watches the disks that the product writes to: says once that one is nearly full or full, and when there is room again, and measures what is
 * free. Must be called before routes are added.
 */
export const watchDisks = (app: FastifyInstance, { disks, notices, metrics, every = 1000 }: DiskOptions): Disks => {
  const free = new Gauge({
    name: 'disk_free_bytes',
    help: 'Free space by what is on the disk',
    labelNames: ['disk'],
    registers: [metrics],
  });
  let state: State = 'ok';
  let refusedAt = -Infinity;
  const look = async (): Promise<void> => {
    let found: State = performance.now() - refusedAt < memory ? 'full' : 'ok';
    for (const { name, folder, isNeeded } of disks) {
      const space = await freeSpace(folder);
      free.set({ disk: name }, space);
      if (isNeeded && space < leastSpace) found = 'full';
      else if (space < lowSpace && found === 'ok') found = 'low';
    }
    if (found === 'full') notices.raise('disk', fullSentence);
    else if (found === 'low')
      notices.raise('disk', `The disk is nearly full: less than ${lowSpace / mb} MB are free. Free some space soon.`);
    else notices.clear('disk', 'The disk has room again.');
    state = found;
  };
  // A folder that is gone is met by whoever writes there.
  const timer = setInterval(() => void look().catch(() => undefined), every).unref();
  app.addHook('onReady', () => look().catch(() => undefined));
  app.addHook('onClose', async () => clearInterval(timer));
  const refused = (error: unknown) => {
    refusedAt = performance.now();
    state = 'full';
    notices.raise('disk', fullSentence, error);
  };
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDiskFull(error)) refused(error);
  });
  return { isFull: () => state === 'full', isLow: () => state === 'low' };
};

const fullSentence =
  'The disk is full. Nothing new is stored, and what would be is answered by 507; what was stored is safe. It goes on by itself when there is space.';
const mb = 1024 * 1024;
/** Milliseconds for which a disk that refused a write counts as full: a database elsewhere tells nothing of its own. */
const memory = 10_000;

type State = 'ok' | 'low' | 'full';

interface DiskOptions {
  /** `isNeeded`: what students store is on it. */
  disks: { name: string; folder: string; isNeeded: boolean }[];
  notices: Notices;
  metrics: Registry;
  /** Milliseconds between two looks. */
  every?: number;
}

export interface Disks {
  isFull: () => boolean;
  isLow: () => boolean;
}
