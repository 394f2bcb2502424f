import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen meets a media query, such as "(width < 768px)". */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const list = matchMedia(query);
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      [query],
    ),
    () => matchMedia(query).matches,
  );
