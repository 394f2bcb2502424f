import { type Conversation, getConversation, listConversations } from '@alive/contract/conversations.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/**
 * The newest conversation of this kind that is still alive and got further than a failed opening, with all it showed; null when there
 * is none. Read once per visit.
 */
export const useStoredConversation = (kind: Conversation['kind']): Found => {
  const { data, error, isFetching } = useQuery({
    queryKey: ['stored conversation', kind],
    queryFn: async ({ signal }) => {
      const { conversations } = await call(listConversations, { query: { kind } }, { signal });
      const newest = conversations.find((conversation) => !conversation.expired && wasHeld(conversation));
      return newest ? call(getConversation, { params: { id: newest.id } }, { signal }) : null;
    },
    // What happens in it afterwards is followed there.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
  if (isFetching) return { is: 'loading' };
  return error ? { is: 'failed', message: error.message } : { is: 'read', conversation: data ?? null };
};

// One whose opening failed holds nothing to go on with.
const wasHeld = ({ messages }: Conversation): boolean => messages.some(({ hidden, status }) => !hidden && status !== 'failed');

type Found = { is: 'loading' } | { is: 'failed'; message: string } | { is: 'read'; conversation: Conversation | null };
