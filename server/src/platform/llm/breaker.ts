import type { Times } from './attempt.ts';
import { isPassing, isProviders, ModelError } from './error.ts';

/**
 * A circuit breaker for one model. Closed, requests have all their time. Half open, after one that hung before its first part, they have
 * `shortPatience` and one try. Open, after `mostFailures` answers or `mostTries` tries that failed in a row, none is sent. From both it
 * closes when a `probe` in the background succeeds, which is sent soon after a hang, then every `rest`, one at a time; half open, also when
 * a request gets its first part. `heldFor` is how many milliseconds the provider still wants to be left alone.
 */
export function openBreaker({ rest, clock }: Pick<Times, 'rest' | 'clock'>, { probe, heldFor }: Probing): Breaker {
  const ending = new AbortController();
  let state: 'closed' | 'half open' | 'open' = 'closed';
  let failures = 0;
  let failedTries = 0;
  let isProbing = false;
  let cancel = () => {};

  const close = (failed = 0) => {
    state = 'closed';
    failures = failed;
    failedTries = 0;
    cancel();
  };

  const leave = (next: 'half open' | 'open') => {
    const isNew = state === 'closed';
    state = next;
    if (isNew && !isProbing) probeAfter(next === 'open' ? rest : firstProbe);
  };

  const probeAfter = (milliseconds: number) => {
    cancel();
    if (!ending.signal.aborted) cancel = clock.after(Math.max(milliseconds, heldFor()), () => void tryOut());
  };

  const tryOut = async () => {
    isProbing = true;
    const error = await probe(ending.signal).then(
      () => null,
      (failure: unknown) => failure,
    );
    isProbing = false;
    if (ending.signal.aborted || state === 'closed') return;
    if (error instanceof ModelError && isProviders(error)) probeAfter(rest);
    // A word is no answer: the next one that fails opens it again.
    else close(Math.min(failures, mostFailures - 1));
  };

  return {
    isOpen: () => state === 'open',
    patience: () => (state === 'closed' ? Number.POSITIVE_INFINITY : shortPatience),
    began: () => {
      failedTries = 0;
      if (state === 'half open') close();
    },
    failedTry: (error) => {
      if (error.fault === 'silent' && state === 'closed') leave('half open');
      if (isPassing(error) && ++failedTries >= mostTries) leave('open');
    },
    ended: (error) => {
      if (!(error instanceof ModelError) || !isProviders(error)) {
        if (!saysNothing(error)) close();
      } else if (++failures >= mostFailures) leave('open');
    },
    end: () => {
      ending.abort();
      cancel();
    },
  };
}

const mostFailures = 4;
/** Fewer than ten, and more than one answer makes. */
const mostTries = 8;
/** Milliseconds: as long as a student waits for a model that hung just now. */
const shortPatience = 3000;
/** Milliseconds: a model that was only slow once is back at once. */
const firstProbe = 1000;

/** Of a provider. */
const saysNothing = (error: unknown) => error instanceof ModelError && ['stopped', 'spent', 'resting'].includes(error.fault);

export interface Probing {
  /** Asks the model for next to nothing; rejects where it does not answer. */
  probe: (signal: AbortSignal) => Promise<unknown>;
  heldFor: () => number;
}

interface Breaker {
  /** Whether no request may be sent. */
  isOpen: () => boolean;
  /** Milliseconds that a request may take until its first part; Infinity where its own limits hold. */
  patience: () => number;
  /** To be called when the first part of a request came. */
  began: () => void;
  /** To be called with what a request failed with before its first part. */
  failedTry: (error: ModelError) => void;
  /** To be called with what an answer ended with: null where all went well; being stopped tells nothing of the provider. */
  ended: (error: unknown) => void;
  /** Ends the probe, and sends no more. */
  end: () => void;
}
