import { AsyncLocalStorage } from 'node:async_hooks';
import { remember } from '#platform/kept.ts';

/** Who asked for what runs now, through all that it awaits; without one it is the server's own work. */
const asking = new AsyncLocalStorage<Asker>();

/** Runs work in the turns of an asker. */
export const askFor = <T>(asker: Asker, run: () => T): T => asking.run(asker, run);

/**
 * Lets pieces of work begin in turns: at most `atOnce` run, `ofNetwork` of them for one network. Networks that wait take turns. On each of
 * them the piece comes first that is likely to be over soonest, of whoever used least of late, and every third time the one that waits
 * longest: a session is looked up before the costly searches of neighbours, which come in between all the same (shortest job first, without
 * its starvation; Silberschatz, Operating System Concepts, 5.3). A network for whose long piece others waited pauses for as long as that took,
 * so that who asks again and again does not wait for such a piece each time.
 */
export const openTurns = ({ atOnce = 1, ofNetwork = atOnce, clock = () => performance.now() }: Limits = {}): Turns => {
  /** What waits, by network; whose turn comes next stands first. */
  const waiting = new Map<string, Line>();
  /** How long pieces of a kind take, and pieces of a caller took of late, half of which is forgotten every ten seconds; milliseconds. */
  const usual = new Map<string, number>();
  const used = new Map<string, { took: number; at: number }>();
  const running = new Map<string, number>();
  const pauses = new Set<string>();
  const count = { running: 0, waiting: 0 };
  let idle = Promise.withResolvers<void>();
  idle.resolve();

  const mayRun = (network: string): boolean => (running.get(network) ?? 0) < ofNetwork && !pauses.has(network);

  const usedBy = (caller: string | null, now: number): number => {
    const found = caller === null ? undefined : used.get(caller);
    return found === undefined ? 0 : found.took * 2 ** ((found.at - now) / halfForgotten);
  };
  /** Milliseconds; what has the fewest comes first. */
  const lengthOf = ({ caller, kind }: Asker, now: number): number => (usual.get(kind) ?? 0) + usedBy(caller, now);
  const nextOf = ({ pieces, turns }: Line): Piece | undefined => {
    const [oldest] = pieces;
    if (turns % 3 === 2) return oldest;
    const now = clock();
    const [first, ...others] = [...pieces].map((piece) => ({ piece, length: lengthOf(piece.asker, now) }));
    return first && others.reduce((one, other) => (other.length < one.length ? other : one), first).piece;
  };
  const note = ({ caller, kind }: Asker, took: number) => {
    const now = clock();
    const known = usual.get(kind) ?? took;
    remember(usual, kind, known + (took - known) / 8, mostKinds);
    if (caller !== null) remember(used, caller, { took: usedBy(caller, now) + took, at: now }, mostCallers);
  };

  const run = (asker: Asker): (() => void) => {
    const { network } = asker;
    const began = clock();
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
      const took = clock() - began;
      note(asker, took);
      pause(network, took);
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
    for (const [network, line] of waiting) {
      if (count.running >= atOnce) return;
      if (!mayRun(network)) continue;
      const piece = nextOf(line);
      // A network that had a turn goes to the end; what is put there is come to again.
      waiting.delete(network);
      if (piece === undefined) continue;
      line.pieces.delete(piece);
      line.turns += 1;
      if (line.pieces.size > 0) waiting.set(network, line);
      piece.begin();
    }
  };

  const wait = (asker: Asker, patience: number | undefined): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const line = waiting.get(asker.network) ?? { pieces: new Set<Piece>(), turns: 0 };
      const begin = () => {
        clearTimeout(timer);
        count.waiting -= 1;
        resolve(run(asker));
      };
      const giveUp = () => {
        line.pieces.delete(piece);
        if (line.pieces.size === 0 && waiting.get(asker.network) === line) waiting.delete(asker.network);
        count.waiting -= 1;
        if (count.running + count.waiting === 0) idle.resolve();
        reject(new LateTurnError());
      };
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      const piece = { asker, begin };
      line.pieces.add(piece);
      waiting.set(asker.network, line);
      count.waiting += 1;
    });

  return {
    take: (patience) => {
      const asker = asking.getStore() ?? own;
      const { network } = asker;
      if (count.running < atOnce && !waiting.has(network) && mayRun(network)) return Promise.resolve(run(asker));
      return wait(asker, patience);
    },
    state: () => ({ ...count }),
    idle: () => idle.promise,
  };
};

const own: Asker = { network: '', caller: null, kind: '' };
/** Milliseconds. */
const long = 30;
const longestPause = 1000;
const halfForgotten = 10_000;
const mostKinds = 1000;
const mostCallers = 10_000;

/** A turn did not come in time. */
class LateTurnError extends Error {
  constructor() {
    super('The turn did not come in time.');
    this.name = 'LateTurnError';
  }
}

/** Who asks, at a network address: a student, or null, all who are nobody yet; and for what kind of thing, as a route is one. */
export interface Asker {
  network: string;
  caller: string | null;
  kind: string;
}

interface Limits {
  atOnce?: number;
  ofNetwork?: number;
  /** Milliseconds since any moment. */
  clock?: () => number;
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

/** What waits of a network, the oldest first, and how many turns it had since it last had nothing to wait for. */
interface Line {
  pieces: Set<Piece>;
  turns: number;
}

interface Piece {
  asker: Asker;
  begin: () => void;
}
