import type { Times } from './attempt.ts';
import type { Clock } from './clock.ts';
import { type Fault, isPassing, isProviders, ModelError } from './error.ts';

/**
 * Makes requests to one model steady. What may pass in a moment is tried `mostTries` times, after growing pauses with full jitter. Nothing is
 * sent sooner than the provider asked, by whichever request it was told; where that is longer than a reader would wait a request is given up
 * with the fault that the asking came with. A model that failed `mostFailures` times in a row is left alone for `rest`, then one may try
 * whether it is back.
 */
export function steady({ pauses, rest, clock }: Pick<Times, 'pauses' | 'rest' | 'clock'>): Steady {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;
  let asked: { until: number; fault: Fault } = { until: 0, fault: 'limited' };
  const untilAsked = () => Math.max(0, asked.until - clock.now());
  const mayNot = () => new ModelError(asked.fault, { detail: 'asked to wait' });

  const hear = (error: ModelError) => {
    const until = clock.now() + Math.min(error.retryAfter ?? 0, mostRests * rest);
    if (until > asked.until) asked = { until, fault: error.fault };
  };

  async function retried<T>(request: () => Promise<T>, tries: number, signal: AbortSignal): Promise<T> {
    const held = untilAsked();
    if (held > pauses) throw mayNot();
    let left = pauses;
    // Those who were held back together do not come together.
    let pause = held === 0 ? 0 : Math.min(pauses, held + Math.random() * firstPause);
    for (let tried = 1; ; tried++) {
      if (pause > 0) await paused(clock, pause, signal);
      left -= pause;
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof ModelError) || !isPassing(error)) throw error;
        hear(error);
        pause = Math.max(untilAsked(), Math.random() * Math.min(left, firstPause * 2 ** (tried - 1)));
        if (tried >= tries || pause > left) throw error;
      }
    }
  }

  const begin = (): Begun => {
    const isOpen = failures >= mostFailures;
    if (isOpen && (isTrying || clock.now() < restsUntil)) throw new ModelError('resting');
    if (untilAsked() > pauses) throw mayNot();
    isTrying = isOpen;
    return {
      request: (request, signal) => retried(request, isOpen ? 1 : mostTries, signal),
      ended: (error) => {
        if (isOpen) isTrying = false;
        if (error instanceof ModelError && isProviders(error)) {
          failures++;
          restsUntil = clock.now() + rest;
        } else if (!saysNothing(error)) failures = 0;
      },
    };
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
  };
}

const mostTries = 3;
const mostFailures = 4;
/** Milliseconds; the next ones may be twice as long each. */
const firstPause = 250;
/** As long as a provider is left alone because it asked for it, whatever it asked for. */
const mostRests = 20;

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

/** Of a provider. */
const saysNothing = (error: unknown) => error instanceof ModelError && ['stopped', 'spent'].includes(error.fault);

/** Both throw ModelError `resting` while the model is left alone, or with the fault that came with the provider's asking to wait. */
export interface Steady {
  /** One request that is whole when it resolves; `stopped` when `signal` ended a pause. */
  whole: <T>(request: () => Promise<T>, signal: AbortSignal) => Promise<T>;
  /** What may take several requests, each of which may go on after it resolved. */
  begin: () => Begun;
}

interface Begun {
  request: Steady['whole'];
  /** To be called once: null where all went well, else what ended it; being stopped tells nothing of the provider. */
  ended: (error: unknown) => void;
}
