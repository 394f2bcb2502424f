import { useSyncExternalStore } from 'react';

/** Whether there is room for a panel beside the talk. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches);

const query = () => matchMedia('(width >= 1024px)');

const subscribe = (listener: () => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};
