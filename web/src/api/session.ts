import { useSyncExternalStore } from 'react';

const key = 'alive.token';
const listeners = new Set<() => void>();

/** The token of the signed-in student, or null. */
export const readToken = (): string | null => localStorage.getItem(key);

/** Keeps a token for later visits; null forgets it. */
export const keepToken = (token: string | null): void => {
  if (token === null) localStorage.removeItem(key);
  else localStorage.setItem(key, token);
  for (const listener of listeners) listener();
};

/** The token as state: changes here and in other tabs are seen. */
export const useToken = (): string | null => useSyncExternalStore(subscribe, readToken);

const subscribe = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
};
