import { useEffect, useState } from 'react';
import { keep, readKept } from '#api/storage.ts';

/** What stands in a composer, kept under its name until it is sent; it survives reload and a dead network. */
export const useDraft = (name: string): [string, (change: string | ((draft: string) => string)) => void] => {
  const key = draftKey(name);
  const [draft, setDraft] = useState(() => readKept(key) ?? '');
  useEffect(() => keep(key, draft === '' ? null : draft), [key, draft]);
  return [draft, setDraft];
};

/** Where the device keeps what stands in a composer. */
export const draftKey = (name: string): string => `alive.draft.${name}`;
