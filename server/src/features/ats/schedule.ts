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

/**
 * Tells "there is no network" from "this host is not there", by what came of the boards' last tries: the network is gone when every board
 * that was tried lately, at least two where there are more, found no way. A board that finds none while others do is no news.
 */
export function openReach(): Reach {
  const silent = new Set<string>();
  const lost = new Set<string>();
  let gone = false;
  let met = false;
  return {
    isThere: () => met && !gone,
    tried: (board, reached, boards) => {
      met ||= reached;
      if (reached) {
        for (const other of silent) lost.add(other);
        lost.delete(board);
        silent.clear();
      } else if (!lost.has(board)) silent.add(board);
      const was = gone;
      gone = silent.size > 0 && (gone || silent.size >= Math.min(2, boards - lost.size));
      return was === gone ? null : gone ? 'lost' : 'back';
    },
  };
}

interface Tried {
  startedAt: Date | null;
  /** null: it was begun and has not ended. */
  outcome: string | null;
}

interface Reach {
  /** Whether a board was reached, and the network is not gone since. */
  isThere: () => boolean;
  /** What came of a try, and of how many boards there are; gives what it changes, once. */
  tried: (board: string, reached: boolean, boards: number) => 'lost' | 'back' | null;
}
