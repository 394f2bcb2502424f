import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { callWithKey, claimCall, finishCall, type IdempotentCall, releaseCall, sweepCalls } from '#db/idempotent-calls.ts';
import { type Db, isUniqueViolation } from '#db/open.ts';
import { AppError } from './errors.ts';
import { newId } from './ids.ts';
import { openSweeping } from './sweeping.ts';

/**
 * Carries out calls that come with an Idempotency-Key once within a day, on all instances together. What a call makes has its id from the
 * moment that its key is stored: so whether it came to be is seen where it is, also after its instance died, and it cannot come to be twice.
 * One statement is added to a call that is carried out, before it; JSON replies add another one after it.
 */
export const openIdempotency = ({ db, now, owner, answerOf, failed }: Deps): Idempotency => {
  /** What this instance carries out, until it is. */
  const running = new Map<string, Promise<void>>();
  const sweep = openSweeping(now, (time) => sweepCalls(db, time), failed);

  const carryOut = async <T>(call: IdempotentCall, { run, again, stores }: Way<T>): Promise<T> => {
    let result: T;
    try {
      result = await run(call.makes);
    } catch (error) {
      // One that was held for dead came first after all.
      const made = isUniqueViolation(error) ? await again(call) : null;
      if (made !== null) return made;
      const mayBeDone = !(error instanceof AppError);
      await releaseCall(db, { ...call, mayBeDone }).catch(failed);
      throw error;
    }
    if (stores !== null) await finishCall(db, { ...call, ...stores(result) }).catch(failed);
    return result;
  };

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
            const call = await claimCall(db, { scope, key, endpoint, bodyHash, studentId, makes, owner, now: now() });
            if (call === null) return null;
            // Whoever had it before may have come as far as this.
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

/** Milliseconds that a call waits for the begin of an answer that somebody else was asked for. */
const patience = 10_000;
const betweenLooks = 25;

const mismatch = () =>
  new AppError('IDEMPOTENCY_MISMATCH', 'This key already belongs to a different request. Please send it again with a new one.');
const inProgress = () => new AppError('IN_PROGRESS', 'We’re still working on this. Please try again in a moment.', { retryAfter: 1 });

interface Deps {
  db: Db;
  now: () => Date;
  /** This instance. */
  owner: string;
  answerOf: Idempotency['answerOf'];
  failed: (error: unknown) => void;
}

export interface Idempotency {
  /** Carries out a call or answers it again. Throws IDEMPOTENCY_MISMATCH where its key belongs to another call, IN_PROGRESS while it runs. */
  once: <T>(call: Call, way: Way<T>) => Promise<T>;
  /** All events of a chat's answer by the id of its message, being written or over; null when there is none. */
  answerOf: (messageId: string) => Promise<AsyncIterable<unknown> | null>;
}

interface Call {
  /** Whose key it is: a student's, or that of an address, which is hashed. */
  scope: string;
  key: string;
  /** Method and path. */
  endpoint: string;
  /** As it was read. */
  body: unknown;
  studentId: string | null;
}

export interface Way<T> {
  /** Carries it out; what it makes gets this id. */
  run: (makes: string) => Promise<T>;
  /** The same answer to a call that was carried out; null where it was not, or not yet. */
  again: (call: IdempotentCall) => Promise<T | null>;
  /** Whether who comes meanwhile waits for the begin of the answer and follows it. */
  follows: boolean;
  /** What is stored of its answer; null where that is stored anyway. */
  stores: ((result: T) => { status: number; reply: unknown }) | null;
}
