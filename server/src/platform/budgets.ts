import { type Granted, spentOfBudget, sweepBudgets, takeOfBudget } from '#db/budgets.ts';
import type { Db } from '#db/open.ts';
import { remember } from './kept.ts';
import { openSweeping } from './sweeping.ts';

/**
 * Opens budgets, each for a key and a window of time. With `db` instances share them: each reserves up to 5 % at a time and spends that
 * without a query; a budget below 120 is reserved one by one. What an instance reserved and did not spend is lost until the window ends.
 * While the database does not answer within two seconds each instance counts alone, and `failed` is called once.
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
        const granted = await within(longestQuery, takeOfBudget(db, { key, amount, max, window, now: now() }));
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
    const isFirst = one.aloneUntil <= time();
    if (isFirst) one.aloneUntil = time() + window;
    const share = Math.min(max, Math.max(isFirst ? fewest : 0, Math.ceil((max * alone) / window)));
    grant(one, { granted: share, spent: max, endsAt: time() + alone });
  };

  return {
    spend: async (key, allowed, cost = 1) => {
      const one = kept.get(key) ?? { left: 0, isLast: false, spent: 0, endsAt: 0, wanted: 0, aloneUntil: 0, asking: null };
      remember(kept, key, one, mostKept);
      one.wanted += cost;
      try {
        for (;;) {
          // A clock that was set back must not prolong a window by more than another one.
          if (one.endsAt <= time() || one.endsAt > time() + 2 * allowed.window) Object.assign(one, { left: 0, isLast: false });
          const isEnough = one.left >= cost;
          if (isEnough) one.left -= cost;
          if (isEnough || one.isLast) {
            const { endsAt } = one;
            return {
              isSpent: !isEnough,
              left: Math.max(0, allowed.max - one.spent + one.left),
              seconds: Math.ceil((endsAt - time()) / 1000),
              giveBack: (amount) => {
                if (isEnough && one.endsAt === endsAt) one.left += amount;
              },
            };
          }
          one.asking ??= ask(key, one, allowed).finally(() => (one.asking = null));
          await one.asking;
        }
      } finally {
        one.wanted -= cost;
      }
    },
    isSpent: async (key, { max }) => {
      const one = kept.get(key);
      if (one && one.endsAt > time() && (one.left > 0 || one.isLast)) return one.left === 0;
      if (db === null) return false;
      if (time() < awayUntil) return null;
      return within(longestQuery, spentOfBudget(db, { key, now: now() })).then(
        (spent) => spent >= max,
        () => null,
      );
    },
  };
};

/** Adds a grant; if it is smaller than `amount`, the budget is used up. */
function grant(one: Kept, { granted, spent, endsAt }: Granted, amount = Infinity): void {
  if (one.endsAt !== endsAt) one.left = 0;
  Object.assign(one, { left: one.left + granted, isLast: granted < amount, spent, endsAt });
}

/** Smaller budgets are reserved one by one. */
const leastInParts = 120;
/** Keys kept in memory. */
const mostKept = 10_000;
/** What an instance that counts alone grants at least, once in a window, so that a student's second code is still sent. */
const fewest = 5;
/** Milliseconds to wait after a failed query. */
const betweenTries = 5000;
/** Milliseconds to wait for a query. The request waits for it, so this is less than other statements may take. */
const longestQuery = 2000;
const aMinute = 60_000;

const within = async <T>(milliseconds: number, query: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const end = () => late.reject(new Error(`The database did not answer within ${milliseconds} ms.`));
  // What came while the event loop was held up is handled before it ends.
  const timer = setTimeout(() => setImmediate(end), milliseconds);
  return Promise.race([query, late.promise]).finally(() => clearTimeout(timer));
};

interface Kept {
  /** Reserved and not spent. */
  left: number;
  /** Whether the budget has no more in this window. */
  isLast: boolean;
  /** What all instances have reserved. */
  spent: number;
  endsAt: number;
  /** The cost of all calls that wait for a reservation. */
  wanted: number;
  /** Until when it was granted alone what it is at least. */
  aloneUntil: number;
  asking: Promise<void> | null;
}

interface Deps {
  now: () => Date;
  /** The database that instances share; null for a single instance. */
  db: Db | null;
  failed: (error: unknown) => void;
}

interface Allowed {
  max: number;
  /** Milliseconds. */
  window: number;
}

export interface Budgets {
  /** Spends `cost` of the budget of a key, or nothing if less is left. */
  spend: (key: string, allowed: Allowed, cost?: number) => Promise<Spent>;
  /** Whether nothing is left of the budget of a key, by what all instances have reserved; null while the database does not answer. */
  isSpent: (key: string, allowed: Allowed) => Promise<boolean | null>;
}

export interface Spent {
  /** Whether there was not enough left. */
  isSpent: boolean;
  left: number;
  /** Seconds until the next window. */
  seconds: number;
  /** Gives back what was spent and not used, in this window. */
  giveBack: (amount: number) => void;
}
