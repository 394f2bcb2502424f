import { useState } from 'react';

/** What stands in a composer, kept under its name until it is sent; it survives reload and a dead network. */
export const useDraft = (name: string): [string, (text: string) => void] => {
  const key = `alive.draft.${name}`;
  const [draft, setDraft] = useState(() => localStorage.getItem(key) ?? '');
  return [
    draft,
    (text) => {
      setDraft(text);
      if (text === '') localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    },
  ];
};
