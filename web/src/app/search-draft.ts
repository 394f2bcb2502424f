import { useEffect, useRef, useState } from 'react';
import { keep, readKept } from '#api/storage.ts';
import { withWords } from '../features/conversations/draft.ts';
import { draftKey } from '../features/conversations/useDraft.ts';

/**
 * What stands in the composer of a search chat. Each chat has its own; words that belong to none yet wait for the next one that begins.
 * `from` are the chats whose words are taken over where this one has none: null for those that belong to no chat.
 */
export const useSearchDraft = (chat: string | null, from: readonly (string | null)[]): SearchDraft => {
  const [held] = useState(() => [chat, ...from].map(keyOf).find((key) => readKept(key) !== null) ?? keyOf(chat));
  const [draft, setDraft] = useState(() => readKept(held) ?? '');
  return { draft, setDraft, held };
};

/** Keeps it under the chat's id, once that is known. */
export const useKeptDraft = ({ draft, held }: SearchDraft, chat: string | null): void => {
  const last = useRef(held);
  const key = keyOf(chat);
  useEffect(() => {
    if (last.current !== key) keep(last.current, null);
    last.current = key;
    keep(key, draft === '' ? null : draft);
  }, [key, draft]);
};

/** Lets the words of a chat that cannot go on wait for the next one. */
export const releaseDraft = (chat: string | null): void => {
  const words = readKept(keyOf(chat));
  if (chat === null || words === null) return;
  keep(keyOf(null), withWords(readKept(keyOf(null)) ?? '', words));
  keep(keyOf(chat), null);
};

const keyOf = (chat: string | null): string => draftKey(chat === null ? 'search' : `search.${chat}`);

interface SearchDraft {
  draft: string;
  setDraft: (change: string | ((draft: string) => string)) => void;
  /** Under what the words were kept when the chat was opened. */
  held: string;
}
