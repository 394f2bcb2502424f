import { type Granted, sweepBudgets, takeOfBudget } from '#db/budgets.ts';
import type { Db } from '#db/open.ts';
import { remember } from './kept.ts';
import { openSweeping } from './sweeping.ts';

/**
 * What may be spent in a window of time, by any key. With `db`, instances share it: each takes a part of at most 5 % at once, and spends that
 * without asking; a budget of less than 120 is taken as it is spent. So never more than the budget is spent, and what an instance took and did
 * not need is lost until the window is over. While the database is away each instance counts by itself, which `failed` hears of once.
 */
export const openBudgets = ({ now, db, failed }: Deps): Budgets => {
  const kept = new Map<string, Kept>();
  let awayUntil = 0;
  let isAway = false;
  const time = () => now().getTime();
  const sweep = db && openSweeping(now, (before) => sweepBudgets(db, before), failed);

  const ask = async (key: string, one: Kept, { max, window }: Allowed): Promise<void> => {
    if (db === null) return grant(one, { granted: max, spent: max, endsAt: time() + window });
    const amount = Math.min(max, Math.max(one.wanted - one.left, max < leastInParts ? 1 : Math.floor(max / 20)));
    if (time() >= awayUntil) {
      try {
        const granted = await takeOfBudget(db, { key, amount, max, window, now: now() });
        isAway = false;
        sweep?.();
        return grant(one, granted, amount);
      } catch (error) {
        if (!isAway) failed(error);
        isAway = true;
        awayUntil = time() + betweenTries;
      }
    }
    const alone = Math.min(window, aMinute);
    const share = Math.ceil((max * alone) / window);
    grant(one, { granted: share, spent: max, endsAt: time() + alone });
  };

  return {
    spend: async (key, allowed, cost = 1) => {
      const one = kept.get(key) ?? { left: 0, isLast: false, spent: 0, endsAt: 0, wanted: 0, asking: null };
      remember(kept, key, one, mostKept);
      one.wanted += cost;
      try {
        for (;;) {
          // A clock that was put back must not prolong it by more than another window.
          if (one.endsAt <= time() || one.endsAt > time() + 2 * allowed.window) Object.assign(one, { left: 0, isLast: false });
          const isEnough = one.left >= cost;
          if (isEnough) one.left -= cost;
          if (isEnough || one.isLast)
            return {
              isSpent: !isEnough,
              left: Math.max(0, allowed.max - one.spent + one.left),
              seconds: Math.ceil((one.endsAt - time()) / 1000),
            };
          one.asking ??= ask(key, one, allowed).finally(() => (one.asking = null));
          await one.asking;
        }
      } finally {
        one.wanted -= cost;
      }
    },
  };
};

/** Adds what was granted; where that is less than was asked for there is no more. */
function grant(one: Kept, { granted, spent, endsAt }: Granted, amount = Infinity): void {
  if (one.endsAt !== endsAt) one.left = 0;
  Object.assign(one, { left: one.left + granted, isLast: granted < amount, spent, endsAt });
}

/** From this many on a budget is taken in parts. */
const leastInParts = 120;
/** Keys that are remembered. */
const mostKept = 10_000;
/** Milliseconds that nobody asks again after one asked in vain. */
const betweenTries = 5000;
const aMinute = 60_000;

interface Kept {
  /** What may be spent without asking. */
  left: number;
  /** Whether there is no more in this window. */
  isLast: boolean;
  /** What all instances have taken. */
  spent: number;
  endsAt: number;
  /** What those who wait for more are about to spend. */
  wanted: number;
  asking: Promise<void> | null;
}

interface Deps {
  now: () => Date;
  /** The database that instances share; null where there is one instance. */
  db: Db | null;
  failed: (error: unknown) => void;
}

interface Allowed {
  max: number;
  /** Milliseconds. */
  window: number;
}

export interface Budgets {
  /** Spends `cost` of what is allowed under a key, or nothing where less is left. */
  spend: (key: string, allowed: Allowed, cost?: number) => Promise<Spent>;
}

interface Spent {
  /** Whether there was not enough left. */
  isSpent: boolean;
  left: number;
  /** Until there is a new budget. */
  seconds: number;
}
