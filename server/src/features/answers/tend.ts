import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { beat, forgetEnded, type Instance, leave } from '#db/instances.ts';
import type { Bus } from '#db/notify.ts';
import { type Db, isUnavailable } from '#db/open.ts';
import { channels } from './follow.ts';
import type { Running } from './running.ts';
import { answersOf, dropLateParts, interruptDead, interruptLost } from './store.ts';

/**
 * What an instance does each second: says that it lives, hears by the database what its bus did not tell, tries again to store ends, and
 * marks the answers of instances that died.
 */
export const openTending = ({ pulse, bus, instance, isShared, log, known, unsaved }: Tending) => {
  const ending = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  let isFailing = false;
  let afterFailure = false;
  let rounds = 0;

  const own = async () => {
    const lost: string[] = [];
    for (const { id, stopAsked } of await answersOf(pulse, instance.id)) {
      const answer = known.get(id);
      if (answer === undefined) lost.push(id);
      else if (stopAsked) {
        answer.isWatched = true;
        answer.stop.abort();
      }
    }
    // Whether these were stored had been uncertain, so nobody writes them.
    if (lost.length > 0) await interruptLost(pulse, instance.id, lost);
    for (const one of unsaved.values())
      try {
        await one.store();
      } catch (error) {
        if (!isUnavailable(error) && ++one.tries >= mostTries) one.giveUp();
      }
  };

  /** The instances that are late: in how many rounds in a row they were, and since when. */
  let late = new Map<string, Late>();
  /** Those that may be late for another reason than that they died. */
  const spared = () => [...late].filter(([, one]) => !isDead(one)).map(([id]) => id);

  const others = async () => {
    const found = await forgetEnded(pulse);
    const time = performance.now();
    late = new Map(
      found.map(({ id, isHere }) => {
        const { rounds, since } = late.get(id) ?? { rounds: afterFailure ? -1 : 0, since: time };
        return [id, { rounds: rounds + 1, since, isHere }];
      }),
    );
    afterFailure = false;
    for (const id of await interruptDead(pulse, { me: instance.id, unowned: 'after a minute', spared: spared() }))
      bus.publish(channels.end, id);
    if (rounds++ % 60 === 0) await dropLateParts(pulse);
  };

  const round = async () => {
    try {
      if (isShared) await beat(pulse, instance);
      await own();
      if (isShared) await others();
      isFailing = false;
    } catch (error) {
      // Where the database was away the others could not say that they live, and get one more round for it.
      late = new Map();
      afterFailure = true;
      if (!isFailing) log.error({ err: error }, 'looking after answers failed, which is tried again');
      isFailing = true;
    }
  };

  return {
    spared,
    start: async () => {
      await round();
      loop = (async () => {
        while (!ending.signal.aborted) {
          await wait(aSecond, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
          if (!ending.signal.aborted) await round();
        }
      })();
    },
    close: async () => {
      ending.abort();
      await loop;
      // A database that is away would be waited for.
      if (isShared && !isFailing) await leave(pulse, instance.id).catch(() => undefined);
    },
  };
};

const aSecond = 1000;

/** Late twice in a row it is dead; where its process is there, not before it had half a minute. */
const isDead = ({ rounds, since, isHere }: Late): boolean => rounds >= 2 && (!isHere || performance.now() - since >= longestLate);
const longestLate = 30_000;

interface Late {
  rounds: number;
  since: number;
  isHere: boolean;
}

/** So often an end is tried that the database refuses for another reason than that it is away. */
const mostTries = 5;

interface Tending extends TendingDeps {
  /** The answers that this process is concerned with, by message. */
  known: ReadonlyMap<string, Running>;
  unsaved: ReadonlyMap<string, Unsaved>;
}

/** An answer whose end could not be stored. */
export interface Unsaved {
  store: () => Promise<unknown>;
  tries: number;
  /** Lets go of it: what there is of it counts as interrupted. */
  giveUp: () => void;
}

export interface TendingDeps {
  /** For statements that wait for no others. */
  pulse: Db;
  bus: Bus;
  instance: Instance;
  /** Whether there may be other instances on this database. */
  isShared: boolean;
  log: FastifyBaseLogger;
}
