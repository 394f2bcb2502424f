import { useSyncExternalStore } from 'react';

/**
 * Whether the server cannot be reached, by the newest call or probe. What the browser says of its network is only a reason to probe. While
 * offline, probes go on with growing pauses.
 */
export const isOffline = (): boolean => state.offline;

/** The same as state. */
export const useIsOffline = (): boolean => useSyncExternalStore(onConnection, isOffline);

/** Calls back when the server is lost and when it is found again; returns how to stop. */
export const onConnection = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Calls back each time the server is found again; returns how to stop. */
export const onReconnect = (listener: () => void): (() => void) => onConnection(() => !state.offline && listener());

/** Resolves once the server can be reached, at once where it can, and when `signal` is aborted. */
export const reconnected = (signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!state.offline || signal?.aborted) return resolve();
    const end = () => {
      stop();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const stop = onReconnect(end);
    signal?.addEventListener('abort', end);
  });

/** Notes that the server answered a call, whatever it said. A late response may predate the loss, so this probes again. */
export const reached = (): void => {
  if (state.offline) void probe();
};

/** Asks the server whether it is there; false without a response. Calls at the same time share one request. */
export const probe = (): Promise<boolean> => {
  state.probing ??= fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(longestProbe) })
    .then(
      () => {
        found();
        return true;
      },
      () => {
        missed();
        return false;
      },
    )
    .finally(() => (state.probing = null));
  return state.probing;
};

/** Probes when the browser's network changes; returns how to stop. */
export const followNetwork = (): (() => void) => {
  // A browser may say offline while the server is on this machine, so this probes. A running probe may predate the change.
  const look = () => void (state.probing ?? Promise.resolve()).then(probe);
  const lookAgain = () => {
    if (state.offline && document.visibilityState === 'visible') look();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && look();
  addEventListener('online', look);
  addEventListener('offline', look);
  addEventListener('pageshow', comeBack);
  document.addEventListener('visibilitychange', lookAgain);
  if (!navigator.onLine) look();
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
    removeEventListener('pageshow', comeBack);
    document.removeEventListener('visibilitychange', lookAgain);
  };
};

const found = (): void => {
  clearTimeout(state.timer);
  state.failures = 0;
  setOffline(false);
};

const missed = (): void => {
  setOffline(true);
  clearTimeout(state.timer);
  state.timer = setTimeout(() => void probe(), pauseAfter(state.failures));
  state.failures += 1;
};

const setOffline = (offline: boolean): void => {
  if (state.offline === offline) return;
  state.offline = offline;
  for (const listener of listeners) listener();
};

/** Milliseconds to wait after so many failures in a row: growing up to a longest pause, and never the same for all. */
export const pauseAfter = (failures: number, longest = 8000): number => Math.min(500 * 2 ** failures, longest) * (0.75 + Math.random() / 2);

const longestProbe = 5000;
const listeners = new Set<() => void>();
const state: State = { offline: false, failures: 0, timer: undefined, probing: null };

interface State {
  offline: boolean;
  failures: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  probing: Promise<boolean> | null;
}
