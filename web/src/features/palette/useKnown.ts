import { listCompanies } from '@alive/contract/companies.ts';
import { recentConversations } from '@alive/contract/conversations.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';

/** The companies and the latest chats, read when the palette opens; a failure is reported at once and mended when it opens again. */
export const useKnown = () => ({
  companies: useQuery({ ...queryOf(listCompanies, {}), ...once, select: ({ companies }) => companies }),
  chats: useQuery({ ...queryOf(recentConversations, {}), ...once, staleTime: 0, select: ({ conversations }) => conversations }),
});

const once = { retry: false } as const;
