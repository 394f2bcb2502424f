import { createHash } from 'node:crypto';

/**
 * Whether a board is to be read now: never tried, cut off in the middle, or not tried since its turn came last. Every board has its turn
 * once in `hours`, at an offset of its own that is always the same, so that they do not all come at once.
 */
export function isDue(id: string, tried: Tried | undefined, now: Date, hours: number): boolean {
  return tried === undefined || tried.startedAt === null || tried.outcome === null || tried.startedAt < lastTurn(id, now, hours);
}

/** When something had its turn last, of which each has one in `hours` at an offset of its own. */
export function lastTurn(id: string, now: Date, hours: number): Date {
  const period = hours * 3_600_000;
  const offset = createHash('sha256').update(id).digest().readUInt32BE() % period;
  return new Date(Math.floor((now.getTime() - offset) / period) * period + offset);
}

interface Tried {
  startedAt: Date | null;
  /** null: it was begun and has not ended. */
  outcome: string | null;
}
