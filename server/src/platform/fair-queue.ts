import { overloaded } from './errors.ts';
import { remember } from './kept.ts';

/**
 * Starts costly work in turns. At most `atOnce` pieces run, only a few of them for one caller, and waiting callers take turns. While others
 * ask too, a student with more waiting pieces than a page needs pauses twice as long as each piece took: an embedded database answers nobody
 * else during one. The number of waiting pieces and their time are bounded.
 */
export const openFairQueue = ({
  atOnce,
  ofStudent,
  ofAddress,
  ofNetwork = Infinity,
  isByUse = false,
  patience,
  refused = () => undefined,
}: FairLimits): FairQueue => {
  /** How many pieces run, by caller and by network address. */
  const running = new Map<string, number>();
  const change = (key: string, by: 1 | -1) => {
    const left = (running.get(key) ?? 0) + by;
    if (left > 0) running.set(key, left);
    else running.delete(key);
  };
  const networkOf = ({ network }: Caller) => `network ${network}`;
  /** Callers for whom something waits, in the order of their turns. */
  const lines = new Map<string, Line>();
  const count = { running: 0, waiting: 0 };
  /** Which turn a network had last. */
  const lastTurn = new Map<string, number>();
  const lastTurnOf = ({ network }: Caller): number => lastTurn.get(network) ?? 0;
  let turn = 0;
  /** When callers asked last, the latest at the end; and until when they rest. */
  const asked = new Map<string, number>();
  const rests = new Map<string, number>();

  const limitsOf = ({ isShared }: Caller) => (isShared ? ofAddress : ofStudent);
  const mayRun = (caller: Caller) =>
    count.running < atOnce.running &&
    (running.get(caller.key) ?? 0) < limitsOf(caller).running &&
    (running.get(networkOf(caller)) ?? 0) < ofNetwork &&
    (rests.get(caller.key) ?? 0) <= performance.now();

  const ask = ({ key }: Caller) => {
    asked.delete(key);
    asked.set(key, performance.now());
    for (const [other, at] of asked) {
      if (at > performance.now() - lately) break;
      asked.delete(other);
    }
  };
  const rest = ({ key, isShared }: Caller, took: number) => {
    const isGreedy = !isShared && (lines.get(key)?.waiters.size ?? 0) >= ofAPage;
    const othersAsk = [...asked].some(([other, at]) => other !== key && at > performance.now() - lately);
    if (!isGreedy || !othersAsk) return;
    const pause = Math.min(2 * took, longestRest);
    rests.set(key, performance.now() + pause);
    setTimeout(() => {
      rests.delete(key);
      next();
    }, pause).unref();
  };

  /** How long pieces of a caller ran lately; half of it is forgotten every two minutes. */
  const used = new Map<string, { took: number; at: number }>();
  const usedBy = ({ key }: Caller): number => {
    const found = used.get(key);
    return found === undefined ? 0 : found.took * 2 ** ((found.at - performance.now()) / halfForgotten);
  };

  const earlier = (one: Line | undefined, other: Line): Line => {
    if (one === undefined) return other;
    const [a, b] = [one.caller, other.caller];
    if (a.network !== b.network) return lastTurnOf(b) < lastTurnOf(a) ? other : one;
    const isEarlier = isByUse ? usedBy(b) < usedBy(a) : costOf(other) < costOf(one);
    return isEarlier ? other : one;
  };

  /** What the next piece of a line costs, one less for each second that it waits. */
  const costOf = ({ waiters }: Line): number => {
    const [{ cost, since } = { cost: 1, since: 0 }] = waiters;
    return Math.max(1, Math.ceil(Math.min(cost, dearest) - (performance.now() - since) / 1000));
  };

  const run = (caller: Caller) => {
    const began = performance.now();
    count.running += 1;
    remember(lastTurn, caller.network, ++turn, mostNetworks);
    for (const key of [caller.key, networkOf(caller)]) change(key, 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      count.running -= 1;
      for (const key of [caller.key, networkOf(caller)]) change(key, -1);
      const took = performance.now() - began;
      if (isByUse) remember(used, caller.key, { took: usedBy(caller) + took, at: performance.now() }, mostCallers);
      rest(caller, took);
      next();
    };
  };

  const next = () => {
    while (count.running < atOnce.running) {
      // Networks take turns too, and on one its callers do.
      const line = [...lines.values()].filter(({ caller }) => mayRun(caller)).reduce(earlier, undefined);
      if (line === undefined) return;
      const [waiter] = line.waiters;
      waiter?.begin();
      // The caller goes to the end of the line.
      if (lines.delete(line.caller.key) && line.waiters.size > 0) lines.set(line.caller.key, line);
    }
  };

  const wait = (line: Line, gone: AbortSignal, cost: number): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', giveUp);
        count.waiting -= 1;
        line.waiters.delete(waiter);
        if (line.waiters.size === 0) lines.delete(line.caller.key);
      };
      const begin = () => {
        leave();
        resolve(run(line.caller));
      };
      const giveUp = () => {
        leave();
        if (!gone.aborted) refused('late');
        reject(overloaded());
      };
      const timer = setTimeout(giveUp, patience);
      gone.addEventListener('abort', giveUp);
      const waiter = { begin, cost, since: performance.now() };
      line.waiters.add(waiter);
      lines.set(line.caller.key, line);
      count.waiting += 1;
    });

  return {
    state: () => ({ ...count }),
    enter: async (caller, gone, cost = 1) => {
      // An abort in the past fires no listener.
      if (gone.aborted) throw overloaded();
      ask(caller);
      const line = lines.get(caller.key) ?? { caller, waiters: new Set() };
      if (line.waiters.size === 0 && mayRun(caller)) return run(caller);
      if (count.waiting >= atOnce.waiting || line.waiters.size >= limitsOf(caller).waiting) {
        refused('full');
        throw overloaded();
      }
      return wait(line, gone, cost);
    },
  };
};

/** Milliseconds. */
const lately = 2000;
const longestRest = 3000;
const mostNetworks = 10_000;
const mostCallers = 10_000;
const halfForgotten = 120_000;
/** No piece comes later than a usual one by as many seconds. */
const dearest = 10;
/** More pieces of costly work than this no page waits for at once. */
const ofAPage = 3;

/** How the numbers were chosen is in docs/decisions/017-overload.md. */
export const usualTurns: FairLimits = {
  atOnce: { running: 4, waiting: 1000 },
  ofStudent: { running: 1, waiting: 128 },
  ofAddress: { running: 3, waiting: 400 },
  // One place is left to other networks.
  ofNetwork: 3,
  patience: 15_000,
};

/** Whose turn it is. An address that nobody signed in from may be that of a whole campus. */
export interface Caller {
  key: string;
  /** The network address, which many students may share. */
  network: string;
  isShared: boolean;
}

interface Line {
  caller: Caller;
  waiters: Set<Waiter>;
}

interface Waiter {
  begin: () => void;
  cost: number;
  /** Milliseconds, of `performance.now()`. */
  since: number;
}

export interface FairLimits {
  /** How much runs at a time and how much waits: of all, of a student, of an address without a student. */
  atOnce: Bounds;
  ofStudent: Bounds;
  ofAddress: Bounds;
  /** How much runs at a time for all who ask from one network address; no limit by default. */
  ofNetwork?: number;
  /** Whether on one network whoever used least of late goes first, so that nobody waits for those whose pieces run long; else by turns. */
  isByUse?: boolean;
  /** Milliseconds that a turn is waited for. */
  patience: number;
  /** Receives what was not let in: too much was waiting, or its turn did not come in time. */
  refused?: (why: 'full' | 'late') => void;
}

interface Bounds {
  running: number;
  waiting: number;
}

export interface FairQueue {
  /**
   * Waits for a turn, and returns what ends it. Throws UNAVAILABLE when too much is waiting, when the turn does not come in time, or when the
   * caller is gone. `cost` is what the piece is likely to cost, where a usual one costs 1: on one network the cheaper one comes first.
   */
  enter: (caller: Caller, gone: AbortSignal, cost?: number) => Promise<() => void>;
  state: () => Bounds;
}
