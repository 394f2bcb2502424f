import type { Conversation } from '@alive/contract/conversations.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useKept, useKeptOnLeave } from '#api/useKeptOnLeave.ts';
import type { Chat } from '../features/conversations/chat.ts';
import { type Opened, openStored } from './stored-conversation.ts';

/**
 * The conversation of this kind that is `wanted` by its id, with all it showed. Where none is, or there is none such: the newest that is
 * still alive and got further than a failed opening; null when there is none, or a `'new'` one is wanted. With `unfinished` a completed
 * interview is none. Read once per visit. While it cannot be read, it is what `useKeptConversation` kept.
 */
export const useStoredConversation = (
  userId: string,
  kind: Conversation['kind'],
  wanted: string | null = null,
  { unfinished = false }: { unfinished?: boolean } = {},
): Found => {
  const { data, error, isFetching, isPaused, failureCount } = useQuery({
    queryKey: ['stored conversation', kind, wanted, unfinished],
    queryFn: ({ signal }) => openStored({ kind, wanted, unfinished }, signal),
    // What happens in it afterwards is followed there.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: (query) => query.state.data === undefined,
  });
  const isRead = data !== undefined && !isFetching;
  const kept = useKept<Conversation>(keptKey(userId, kind, wanted), !isRead && (isPaused || failureCount > 0));
  const failed = error && !isFetching ? error.message : null;
  // The same one as long as nothing changes, so that it can be compared.
  return useMemo((): Found => {
    if (isRead) return { is: 'read', ...data };
    if (kept) return { is: 'read', conversation: kept, lapsed: null, missed: false };
    return failed === null ? { is: 'loading' } : { is: 'failed', message: failed };
  }, [isRead, data, kept, failed]);
};

/** Keeps a conversation as it was left, for when it cannot be read again. */
export const useKeptConversation = (userId: string, kind: Conversation['kind'], chat: Chat, stored: Conversation | null): void => {
  const { id, messages, request } = chat;
  const [first, last] = [messages[0], messages.at(-1)];
  const times = { createdAt: stored?.createdAt ?? first?.createdAt ?? '', updatedAt: last?.createdAt ?? '' };
  const kept: Conversation | null = id !== null && last ? { id, kind, ...times, expired: stored?.expired ?? false, messages } : null;
  useKeptOnLeave<Conversation>(keptKey(userId, kind, id), () => kept);
  // One in which nothing was said on this visit need not be the newest.
  useKeptOnLeave<Conversation>(keptKey(userId, kind, null), (before) =>
    request !== null || before === undefined || before.id === id ? kept : null,
  );
};

const keptKey = (userId: string, kind: Conversation['kind'], wanted: string | null) => [userId, 'conversation', kind, wanted];

type Found = { is: 'loading' } | { is: 'failed'; message: string } | ({ is: 'read' } & Opened);
