import { backoff } from '#platform/backoff.ts';
import type { Times } from './attempt.ts';
import { openBreaker, type Probing } from './breaker.ts';
import type { Clock } from './clock.ts';
import { type Fault, isPassing, ModelError } from './error.ts';

/**
 * Makes requests to one model steady. What may pass in a moment is tried `mostTries` times, after growing pauses with full jitter. Nothing is
 * sent sooner than the provider asked, by whichever request it said so; where that is longer than a reader would wait a request is given up
 * with the fault that the asking came with. A model that hung or failed several times is left to its circuit breaker and `probe`.
 */
export function steady({ pauses, rest, clock }: Pick<Times, 'pauses' | 'rest' | 'clock'>, probe: Probing['probe']): Steady {
  let asked: { until: number; fault: Fault } = { until: 0, fault: 'limited' };
  const untilAsked = () => Math.max(0, asked.until - clock.now());
  const mayNot = () => new ModelError(asked.fault, { detail: 'asked to wait' });
  const breaker = openBreaker({ rest, clock }, { probe, heldFor: untilAsked });

  const observe = (error: ModelError) => {
    const until = clock.now() + Math.min(error.retryAfter ?? 0, longestHold);
    if (until > asked.until) asked = { until, fault: error.fault };
  };

  async function retried<T>(request: Request<T>, signal: AbortSignal): Promise<T> {
    const held = untilAsked();
    if (held > pauses) throw mayNot();
    let left = pauses;
    // Those who were held back together do not come together.
    let pause = held === 0 ? 0 : Math.min(pauses, held + Math.random() * firstPause);
    let last = new ModelError('resting');
    for (let tried = 1; ; tried++) {
      if (pause > 0) await paused(clock, pause, signal);
      left -= pause;
      if (breaker.isOpen()) throw last;
      try {
        const given = await request(breaker.patience());
        breaker.began();
        return given;
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        last = error;
        breaker.failedTry(error);
        if (!isPassing(error)) throw error;
        observe(error);
        pause = Math.max(untilAsked(), backoff(tried, { first: firstPause, longest: left, random: Math.random() }));
        if (tried >= mostTries || pause > left || breaker.patience() !== Number.POSITIVE_INFINITY) throw error;
      }
    }
  }

  const begin = (): Begun => {
    if (breaker.isOpen()) throw new ModelError('resting');
    if (untilAsked() > pauses) throw mayNot();
    return { request: retried, ended: breaker.ended };
  };
  return {
    begin,
    whole: async (request, signal) => {
      const { request: steadily, ended } = begin();
      try {
        const given = await steadily(request, signal);
        ended(null);
        return given;
      } catch (error) {
        ended(error);
        throw error;
      }
    },
    end: breaker.end,
  };
}

const mostTries = 3;
/** Milliseconds; the next ones may be twice as long each. */
const firstPause = 250;
/** Milliseconds: as long as a provider is left alone because it asked for it, whatever it asked for. */
const longestHold = 600_000;

const paused = async (clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> => {
  const over = Promise.withResolvers<void>();
  const stop = () => over.reject(new ModelError('stopped'));
  const end = clock.after(milliseconds, over.resolve);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    await over.promise;
  } finally {
    end();
    signal.removeEventListener('abort', stop);
  }
};

/** What is sent, and has so many milliseconds until its first part where its own limit is longer. */
type Request<T> = (within: number) => Promise<T>;

/** Both throw ModelError `resting` while the model is left alone, or with the fault that came with the provider's asking to wait. */
export interface Steady {
  /** One request that is whole when it resolves; `stopped` when `signal` ended a pause. */
  whole: <T>(request: Request<T>, signal: AbortSignal) => Promise<T>;
  /** What may take several requests, each of which may go on after it resolved. */
  begin: () => Begun;
  /** Ends what runs in the background. */
  end: () => void;
}

interface Begun {
  request: Steady['whole'];
  /** To be called once: null where all went well, else what ended it; being stopped tells nothing of the provider. */
  ended: (error: unknown) => void;
}
