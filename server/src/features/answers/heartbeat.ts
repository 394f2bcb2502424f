import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { beat, forgetEnded, type Instance, leave } from '#db/instances.ts';
import type { Bus } from '#db/notify.ts';
import type { Db } from '#db/open.ts';
import { channels } from './follow.ts';
import type { Running } from './running.ts';
import { answersOf, dropLateParts, interruptDead, interruptLost } from './store.ts';

/**
 * Runs every second: sends a heartbeat, reads stop requests, retries failed final writes, and marks answers of dead instances. A round never
 * waits for the final writes, which need the connections of requests.
 */
export const openHeartbeat = ({ pulse, bus, instance, isShared, log, known, retryUnsaved }: HeartbeatOptions): Heartbeat => {
  const ending = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  let isFailing = false;
  // A new instance does not know whether the database was away a moment ago.
  let afterFailure = true;
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
    // It was unclear if these messages were stored, so no one writes their answers.
    if (lost.length > 0) await interruptLost(pulse, instance.id, lost);
  };

  /** The late instances: for how many rounds in a row, and since when. */
  let late = new Map<string, Late>();
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
      // While the database was away, others could not send heartbeats either. They get one more round.
      late = new Map();
      afterFailure = true;
      if (!isFailing) log.error({ err: error }, 'heartbeat failed; retrying');
      isFailing = true;
    }
    retryUnsaved();
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
      // Skips this while the database is away, because it would only wait.
      if (isShared && !isFailing) await leave(pulse, instance.id).catch(() => undefined);
    },
  };
};

const aSecond = 1000;

/** An instance is dead after two more late rounds; if its process still runs on this host, only after half a minute. */
const isDead = ({ rounds, since, isHere }: Late): boolean => rounds >= 2 && (!isHere || performance.now() - since >= longestLate);
const longestLate = 30_000;

interface Late {
  rounds: number;
  since: number;
  isHere: boolean;
}

interface HeartbeatOptions extends HeartbeatDeps {
  /** The answers of this process, by message. */
  known: ReadonlyMap<string, Running>;
  /** Retries failed final writes, and returns at once. */
  retryUnsaved: () => void;
}

interface Heartbeat {
  /** Returns the instances whose heartbeat is late but which may be alive. */
  spared: () => string[];
  /** Resolves after the first heartbeat. */
  start: () => Promise<void>;
  close: () => Promise<void>;
}

export interface HeartbeatDeps {
  /** A handle whose statements never wait for those of requests. */
  pulse: Db;
  bus: Bus;
  instance: Instance;
  /** Whether other instances may use this database. */
  isShared: boolean;
  log: FastifyBaseLogger;
}
