import { useSyncExternalStore } from 'react';
import { isClearing, keep, readKept } from './storage.ts';

const key = 'alive.token';
/** The token that this page knows, whatever became of the storage. */
const state = { known: readKept(key) };
const listeners = new Set<() => void>();
const refusalListeners = new Set<() => void>();

/** The token of the signed-in student, or null. */
export const readToken = (): string | null => readKept(key);

/** Keeps a token for later visits; null forgets it. */
export const keepToken = (token: string | null): void => {
  state.known = token;
  keep(key, token);
  for (const listener of listeners) listener();
};

/** The token as state. Another tab's change is not state: see onOtherTab. */
export const useToken = (): string | null => useSyncExternalStore(subscribe, readToken);

/** Calls back when another tab signs in or out, or this site's storage is cleared for another reason than our own; returns how to stop. */
export const onOtherTab = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || (event.key === null && state.known !== null && !isClearing())) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};

/** Tells that the server refused this token, if it is still the present one. */
export const refuseToken = (token: string | null): void => {
  if (token !== null && token === readToken()) for (const listener of refusalListeners) listener();
};

/** Calls back when the present token was refused; returns how to stop. */
export const onRefusal = (listener: () => void): (() => void) => {
  refusalListeners.add(listener);
  return () => void refusalListeners.delete(listener);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
