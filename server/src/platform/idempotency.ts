import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { callWithKey, claimCall, finishCall, type IdempotentCall, releaseCall, sweepCalls } from '#db/idempotent-calls.ts';
import { type Db, isUnavailable } from '#db/open.ts';
import { AppError } from './errors.ts';
import { newId } from './ids.ts';
import { openSweeping } from './sweeping.ts';
import { errors } from './copy.ts';

/**
 * Carries out a call with an Idempotency-Key once a day across instances. The result's id is stored with the key, so a repeat can find the
 * result. Nothing of a reply is stored, so that none outlives what it tells of. This adds one statement before the call, and one after it.
 */
export const openIdempotency = ({ db, now, owner, spared, answerOf, failed }: Deps): Idempotency => {
  /** The calls that this instance is carrying out. */
  const running = new Map<string, Promise<void>>();
  const sweep = openSweeping(now, (time) => sweepCalls(db, time), failed);

  const carryOut = async <T>(call: IdempotentCall, { run, again, done }: Way<T>): Promise<T> => {
    let result: T;
    try {
      result = await run(call.makes);
    } catch (error) {
      // Another owner was alive and finished first, whatever error that caused here.
      const made = isUnavailable(error) ? null : await resultOf(call, again).catch(() => null);
      if (made !== null) return made;
      const mayBeDone = !(error instanceof AppError);
      await releaseCall(db, { ...call, mayBeDone }).catch(failed);
      throw error;
    }
    if (done !== null) await finishCall(db, { ...call, ...done(result) }).catch(failed);
    return result;
  };

  /** The result of a call as the database has it now: it may be done since it was claimed. */
  const resultOf = async <T>(call: IdempotentCall, again: Way<T>['again']): Promise<T | null> =>
    again((await callWithKey(db, call)) ?? call);

  const asTheOnlyOne = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const over = Promise.withResolvers<void>();
    running.set(name, over.promise);
    try {
      return await work();
    } finally {
      running.delete(name);
      over.resolve();
    }
  };

  return {
    answerOf,
    once: async ({ scope, key, endpoint, body, studentId }, way) => {
      const bodyHash = createHash('sha256')
        .update(JSON.stringify(body) ?? '')
        .digest('hex');
      const name = JSON.stringify([scope, key]);
      const until = performance.now() + patience;
      sweep();
      for (;;) {
        const others = running.get(name);
        if (others === undefined) {
          const done = await asTheOnlyOne(name, async () => {
            const makes = newId();
            const claim = { scope, key, endpoint, bodyHash, studentId, makes, owner, spared: spared() };
            const call = await claimCall(db, { ...claim, now: now() });
            if (call === null) return null;
            // The previous owner may have finished the work.
            const made = call.makes === makes ? null : await way.again(call);
            return { result: made ?? (await carryOut(call, way)) };
          });
          if (done !== null) return done.result;
        } else if (way.follows) await others;
        const found = await callWithKey(db, { scope, key });
        if (found !== null && (found.endpoint !== endpoint || found.bodyHash !== bodyHash)) throw mismatch();
        const again = found !== null && (others === undefined || way.follows) ? await way.again(found) : null;
        if (again !== null) return again;
        if (!way.follows || performance.now() > until) throw inProgress();
        if (others === undefined) await wait(betweenLooks);
      }
    },
  };
};

/** Milliseconds a repeated call waits for the first call to start its answer. */
const patience = 10_000;
/** Milliseconds between two queries while it waits. */
const betweenLooks = 25;

const mismatch = () => new AppError('IDEMPOTENCY_MISMATCH', errors.keyUsed);
const inProgress = () => new AppError('IN_PROGRESS', errors.inProgress, { retryAfter: 1 });

interface Deps {
  db: Db;
  now: () => Date;
  /** This instance. */
  owner: string;
  /** Returns the instances whose heartbeat is late but which may be alive. */
  spared: () => string[];
  answerOf: Idempotency['answerOf'];
  failed: (error: unknown) => void;
}

export interface Idempotency {
  /** Carries out a call or repeats its result. Throws IDEMPOTENCY_MISMATCH if its key belongs to another call, IN_PROGRESS while it runs. */
  once: <T>(call: Call, way: Way<T>) => Promise<T>;
  /** Returns all events of a chat's answer by the id of its message, also while it is written; null if there is none. Throws where it is not this student's. */
  answerOf: (messageId: string, studentId: string | null) => Promise<AsyncIterable<unknown> | null>;
}

interface Call {
  /** The student or the hashed network address that the key belongs to. */
  scope: string;
  key: string;
  /** Method and path. */
  endpoint: string;
  /** The parsed body. */
  body: unknown;
  studentId: string | null;
}

export interface Way<T> {
  /** Carries out the call; the result gets this id. */
  run: (makes: string) => Promise<T>;
  /** Returns the result of a call that was carried out; null if there is none, or none yet. */
  again: (call: IdempotentCall) => Promise<T | null>;
  /** Whether a repeated call waits until the answer starts, and then follows it. */
  follows: boolean;
  /** What is stored with the key of a call that is done: its status, and the id of what it made; null if nothing is. */
  done: ((result: T) => { status: number; makes: string }) | null;
}
