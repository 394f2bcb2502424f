import { useEffect, useState } from 'react';
import { retryImport } from '#api/retry-import.ts';

/**
 * A module that comes when it is needed, alongside what nobody should wait for longer because of it; null until it is there. What draws many
 * things with it draws them all at once then, where `lazy` would bring them one after another. Give the same `load` each time.
 */
export const useLoaded = <T>(load: () => Promise<T>): T | null => {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (module: T | null) => {
      if (!isGone) setLoaded(() => module);
    };
    // Without it the view is whole.
    retryImport(load)().then(show, () => show(null));
    return () => {
      isGone = true;
    };
  }, [load]);
  return loaded;
};
