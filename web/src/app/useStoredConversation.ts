import { type Conversation, getConversation, listConversations } from '@alive/contract/conversations.ts';
import { useQuery } from '@tanstack/react-query';
import { call, CallError } from '#api/call.ts';
import { useKept, useKeptOnLeave } from '#api/useKeptOnLeave.ts';
import type { Chat } from '../features/conversations/chat.ts';

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
    queryFn: async ({ signal }): Promise<Opened> => {
      const byId = (id: string) => call(getConversation, { params: { id } }, { signal });
      if (wanted === 'new') return { conversation: null, lapsed: null, missed: false };
      if (wanted !== null) {
        const conversation = await byId(wanted).catch(ifUnknown);
        if (conversation?.kind === kind) return { conversation, lapsed: null, missed: false };
      }
      const { conversations } = await call(listConversations, { query: { kind } }, { signal });
      const newest = conversations.find(
        (conversation) => !conversation.expired && wasHeld(conversation) && !(unfinished && isCompleted(conversation)),
      );
      return {
        conversation: newest ? await byId(newest.id) : null,
        lapsed: newest ? null : (conversations[0]?.id ?? null),
        missed: wanted !== null,
      };
    },
    // What happens in it afterwards is followed there.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: (query) => query.state.data === undefined,
  });
  const isRead = data !== undefined && !isFetching;
  const kept = useKept<Conversation>(keptKey(userId, kind, wanted), !isRead && (isPaused || failureCount > 0));
  if (isRead) return { is: 'read', ...data };
  if (kept) return { is: 'read', conversation: kept, lapsed: null, missed: false };
  return error && !isFetching ? { is: 'failed', message: error.message } : { is: 'loading' };
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

// One whose opening failed holds nothing to go on with.
const wasHeld = ({ messages }: Conversation): boolean => messages.some(({ hidden, status }) => !hidden && status !== 'failed');

const isCompleted = ({ messages }: Conversation): boolean => messages.some(({ profile }) => profile !== undefined);

// An id in an address may be of a chat that was deleted, of somebody else's, or no id at all.
const ifUnknown = (error: unknown): null => {
  if (error instanceof CallError && (error.status === 404 || error.status === 400)) return null;
  throw error;
};

type Found = { is: 'loading' } | { is: 'failed'; message: string } | ({ is: 'read' } & Opened);

interface Opened {
  conversation: Conversation | null;
  /** The newest of those that have expired, where no other is left. */
  lapsed: string | null;
  /** Whether the one that was wanted is not there. */
  missed: boolean;
}
