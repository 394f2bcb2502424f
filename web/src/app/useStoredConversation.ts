import { type Conversation, getConversation, listConversations } from '@alive/contract/conversations.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** The newest conversation of this kind that is still alive, with all it showed; null when there is none. Read once per visit. */
export const useStoredConversation = (kind: Conversation['kind']): Conversation | null | 'loading' | 'failed' => {
  const { data, isError, isFetching } = useQuery({
    queryKey: ['stored conversation', kind],
    queryFn: async ({ signal }) => {
      const { conversations } = await call(listConversations, { query: { kind } }, { signal });
      const newest = conversations.find((conversation) => !conversation.expired);
      return newest ? call(getConversation, { params: { id: newest.id } }, { signal }) : null;
    },
    // What happens in it afterwards is followed there.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
  if (isFetching) return 'loading';
  return isError ? 'failed' : (data ?? null);
};
