import { useSyncExternalStore } from 'react';

/**
 * How the last session on this page ended: the student logged out, with the server not reached yet, the server no longer knew it, or the account
 * was deleted; null while there is none that ended.
 */
export type Ended = 'left' | 'unreached' | 'expired' | 'deleted' | null;

const state: { ended: Ended } = { ended: null };
const listeners = new Set<() => void>();

/** Notes how a session ended, or that one began. */
export const noteEnd = (ended: Ended): void => {
  state.ended = ended;
  for (const listener of listeners) listener();
};

/** Notes that the server does not know yet of the student's leaving. */
export const noteUnreached = (): void => {
  if (state.ended === 'left') noteEnd('unreached');
};

/** Notes that it does now. */
export const noteReached = (): void => {
  if (state.ended === 'unreached') noteEnd('left');
};

/** The same as state. */
export const useEnded = (): Ended => useSyncExternalStore(subscribe, () => state.ended);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
