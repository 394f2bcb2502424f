import { useEffect, useState } from 'react';
import { keep, readKept } from '#api/storage.ts';

/**
 * The notes on one job while they are written: what was typed is kept on this device until the server has it, through reload and a dead
 * network. `kept` is what the server has.
 */
export const useNotes = (jobId: string, kept: string) => {
  const key = `alive.draft.notes.${jobId}`;
  const [typed, setTyped] = useState(() => readKept(key));
  // From here on what the server has counts again.
  if (typed === kept) setTyped(null);
  const draft = typed !== null && typed.trim() !== kept ? typed : null;
  useEffect(() => keep(key, draft), [key, draft]);
  return { text: typed ?? kept, write: setTyped, isUnsaved: draft !== null };
};
