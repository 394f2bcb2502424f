import { useRef } from 'react';

/**
 * The versions that saves from here made of others. What was typed while the save before it was under way was written on that one's text, so
 * it is sent as written on that one's version.
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
  /** Tells that a save on one version made another. */
  saved: (id: string, on: number, version: number) => void;
}
