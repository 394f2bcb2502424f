/**
 * Goes to an address of the app, or by so many steps of the history. A step that is pushed or replaced carries `state`, which a reload keeps.
 */
export const navigate = (to: To | number, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void => {
  if (typeof to === 'number') return history.go(to);
  const entry: Entry = { key: Math.random().toString(36).slice(2, 10), state };
  try {
    if (replace) history.replaceState(entry, '', hrefOf(to));
    else history.pushState(entry, '', hrefOf(to));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    // Browsers refuse steps that come too fast, but load the page.
    return location.assign(hrefOf(to));
  }
  for (const listener of listeners) listener(replace ? 'REPLACE' : 'PUSH');
};

/** Calls back after each step, our own or the browser's; returns how to stop. */
export const onNavigation = (listener: (type: NavigationType) => void): (() => void) => {
  const onPop = () => listener('POP');
  listeners.add(listener);
  addEventListener('popstate', onPop);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', onPop);
  };
};

/** Where the browser is. */
export const presentPlace = (): Place => {
  const { pathname, search, hash } = location;
  const { key = firstKey, state = null } = (history.state ?? {}) as Partial<Entry>;
  return { pathname, search, hash, key, state };
};

/** The text of an address: its path, and what it holds besides. */
export const hrefOf = (to: To): string => {
  if (typeof to === 'string') return to;
  const { pathname, search = '', hash = '' } = to;
  return pathname + prefixed('?', search) + prefixed('#', hash);
};

const prefixed = (sign: string, text: string): string => (text === '' || text.startsWith(sign) ? text : sign + text);

/** Of a step that this app did not make, such as the first of a visit. */
const firstKey = 'default';
const listeners = new Set<(type: NavigationType) => void>();

/** An address of the app from its root; `search` and `hash` with or without their signs. */
export type To = string | { pathname: string; search?: string; hash?: string };

/** Whether the last step went through the history, which the start of a visit counts as, or made or replaced an entry of it. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Names the entry of the history. */
  key: string;
  state: unknown;
}

interface Entry {
  key: string;
  state: unknown;
}
