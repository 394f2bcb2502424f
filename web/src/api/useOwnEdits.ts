import { useRef } from 'react';

/**
 * The versions that this page's saves made. Text typed while a save is under way builds on that save, so it is sent with the version that
 * the save made.
 */
export const useOwnEdits = (): OwnEdits => {
  const after = useRef(new Map<string, number>());
  return {
    latest: (id, on) => {
      let version = on;
      for (;;) {
        const next = after.current.get(`${id} ${version}`);
        if (next === undefined || next === version) return version;
        version = next;
      }
    },
    saved: (id, on, version) => void after.current.set(`${id} ${on}`, version),
  };
};

interface OwnEdits {
  /** The version to send for what was written on version `on` of this note. */
  latest: (id: string, on: number) => number;
  /** Notes that a save on one version made another. */
  saved: (id: string, on: number, version: number) => void;
}
