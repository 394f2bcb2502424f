import { useSyncExternalStore } from 'react';

/** Whether there is room for a table beside the sidebar. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const wide = '(width >= 1024px)';
