import type { User } from '@alive/contract/account.ts';
import { useQuery } from '@tanstack/react-query';
import { useToken } from '#api/session.ts';
import { currentUser } from './current.ts';

/** Who is here. */
export const useMe = (): Me => {
  const token = useToken();
  const { data, failureCount, isPaused } = useQuery({ ...currentUser, enabled: token !== null });
  if (token === null) return 'anonymous';
  if (data) return { user: data };
  return failureCount > 0 || isPaused ? 'reconnecting' : 'loading';
};

export type Me = 'anonymous' | 'loading' | 'reconnecting' | { user: User };
