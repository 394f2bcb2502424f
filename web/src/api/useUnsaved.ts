import { useEffect, useState } from 'react';
import { keep, readKept } from './storage.ts';

/**
 * A text while it is written: what was typed is kept on this device under `key` until the server has it, through reload and a dead network.
 * `kept` is what the server has.
 */
export const useUnsaved = (key: string, kept: string): Unsaved => {
  const [typed, setTyped] = useState(() => readKept(key));
  // From here on what the server has counts again.
  if (typed === kept) setTyped(null);
  const draft = typed !== null && typed.trim() !== kept ? typed : null;
  useEffect(() => keep(key, draft), [key, draft]);
  return { text: typed ?? kept, write: setTyped, isUnsaved: draft !== null };
};

interface Unsaved {
  text: string;
  write: (text: string) => void;
  /** The server does not have it yet. */
  isUnsaved: boolean;
}
