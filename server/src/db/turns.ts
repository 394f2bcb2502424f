import { AsyncLocalStorage } from 'node:async_hooks';

/** Who asked for what runs now, through all that it awaits; without one it is the server's own work. */
const asking = new AsyncLocalStorage<Asker>();

/** Runs work in the turns of an asker. */
export const askFor = <T>(asker: Asker, run: () => T): T => asking.run(asker, run);

/**
 * Lets pieces of work begin in turns: at most `atOnce` run, `ofNetwork` of them for one network. Networks that wait take turns, on each of
 * them its callers do, and the pieces of a caller begin in their order. A network for whose long piece others waited pauses for as long
 * as that took, so that who asks again and again does not wait for such a piece each time.
 */
export const openTurns = ({ atOnce = 1, ofNetwork = atOnce }: { atOnce?: number; ofNetwork?: number } = {}): Turns => {
  /** What waits, by network and caller; whose turn comes next stands first. */
  const waiting = new Map<string, Map<string, Set<Begin>>>();
  const running = new Map<string, number>();
  const pauses = new Set<string>();
  const count = { running: 0, waiting: 0 };
  let idle = Promise.withResolvers<void>();
  idle.resolve();

  const mayRun = (network: string): boolean => (running.get(network) ?? 0) < ofNetwork && !pauses.has(network);

  const run = (network: string): (() => void) => {
    const began = performance.now();
    if (count.running + count.waiting === 0) idle = Promise.withResolvers();
    count.running += 1;
    running.set(network, (running.get(network) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      count.running -= 1;
      const left = (running.get(network) ?? 0) - 1;
      if (left > 0) running.set(network, left);
      else running.delete(network);
      pause(network, performance.now() - began);
      next();
      if (count.running + count.waiting === 0) idle.resolve();
    };
  };

  const pause = (network: string, took: number) => {
    const isWaitedFor = [...waiting.keys()].some((other) => other !== network && mayRun(other));
    if (took < long || pauses.has(network) || !isWaitedFor) return;
    pauses.add(network);
    setTimeout(
      () => {
        pauses.delete(network);
        next();
      },
      Math.min(took, longestPause),
    );
  };

  const next = () => {
    for (const [network, callers] of waiting) {
      if (count.running >= atOnce) return;
      if (!mayRun(network)) continue;
      const [line] = callers;
      if (line === undefined) continue;
      const [caller, pieces] = line;
      const [begin] = pieces;
      // Who had a turn goes to the end of the line; what is put there is come to again.
      callers.delete(caller);
      waiting.delete(network);
      if (begin !== undefined) pieces.delete(begin);
      if (pieces.size > 0) callers.set(caller, pieces);
      if (callers.size > 0) waiting.set(network, callers);
      begin?.();
    }
  };

  const wait = ({ network, caller }: Asker, patience: number | undefined): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const callers = waiting.get(network) ?? new Map<string, Set<Begin>>();
      const pieces = callers.get(caller) ?? new Set<Begin>();
      const begin = () => {
        clearTimeout(timer);
        count.waiting -= 1;
        resolve(run(network));
      };
      const giveUp = () => {
        pieces.delete(begin);
        count.waiting -= 1;
        if (count.running + count.waiting === 0) idle.resolve();
        reject(new LateTurnError());
      };
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      pieces.add(begin);
      callers.set(caller, pieces);
      waiting.set(network, callers);
      count.waiting += 1;
    });

  return {
    take: (patience) => {
      const asker = asking.getStore() ?? own;
      const { network } = asker;
      if (count.running < atOnce && !waiting.has(network) && mayRun(network)) return Promise.resolve(run(network));
      return wait(asker, patience);
    },
    state: () => ({ ...count }),
    idle: () => idle.promise,
  };
};

const own: Asker = { network: '', caller: '' };
/** Milliseconds. */
const long = 30;
const longestPause = 1000;

/** A turn did not come in time. */
class LateTurnError extends Error {
  constructor() {
    super('The turn did not come in time.');
    this.name = 'LateTurnError';
  }
}

/** Who asks: a student or whoever has no account, at a network address. */
export interface Asker {
  network: string;
  caller: string;
}

export interface Turns {
  /**
   * Waits for a turn of whoever is asked for, and returns what ends it; throws LateTurnError after `patience` milliseconds, where one is given.
   */
  take: (patience?: number) => Promise<() => void>;
  state: () => { running: number; waiting: number };
  /** Resolves once nothing runs or waits. */
  idle: () => Promise<void>;
}

type Begin = () => void;
