import { me, type User } from '@alive/contract/account.ts';
import { call, CallError } from '#api/call.ts';
import { queryClient, queryOf } from '#api/query.ts';
import { keepToken, readToken } from '#api/session.ts';
import { claimDevice } from './device.ts';

/**
 * The current-user query. No answer, 429 and 503 are tried again with growing pauses; any other refusal logs out
 * silently: the token is dropped and what was read with it is forgotten.
 */
export const currentUser = {
  ...queryOf(me, {}),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<User> => {
    const token = readToken();
    try {
      const user = await call(me, {}, { signal });
      claimDevice(user.id);
      return user;
    } catch (error) {
      // A late refusal of an older token says nothing about the present one.
      if (isRefusal(error) && readToken() === token) forget();
      throw error;
    }
  },
  retry: (_failures: number, error: Error) => !isRefusal(error),
  retryDelay: (failures: number) => Math.min(500 * 2 ** failures, 8000),
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;

/** Keeps a session that was just opened. The student is known before the token is, so that nothing loads in between. */
export const remember = ({ token, user }: { token: string; user: User }): void => {
  claimDevice(user.id);
  queryClient.setQueryData(currentUser.queryKey, user);
  keepToken(token);
};

/** Drops the token and everything that was read with it. */
export const forget = (): void => {
  keepToken(null);
  queryClient.removeQueries();
};

const isRefusal = (error: unknown): boolean => error instanceof CallError && !error.isPassing && error.code !== 'UNREADABLE';
