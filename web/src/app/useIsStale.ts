import type { Conversation } from '@alive/contract/conversations.ts';
import { listFacts } from '@alive/contract/facts.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';

/** Whether something that the search goes by changed after the last answer of a stored conversation; guesses do not count. */
export const useIsStale = (userId: string, stored: Conversation | null): boolean => {
  const { data } = useQuery({ ...queryOf(listFacts, { params: { id: userId } }), enabled: stored !== null });
  const answered = stored?.messages.findLast(({ sender }) => sender === 'assistant')?.createdAt;
  // Times of the server are ISO in UTC, so they sort as texts.
  return answered !== undefined && (data?.facts ?? []).some(({ status, updatedAt }) => status !== 'offered' && updatedAt > answered);
};
