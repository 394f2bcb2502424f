import { me, type User } from '@alive/contract/account.ts';
import { settle } from '#api/actions.ts';
import { call, CallError } from '#api/call.ts';
import { queryClient, queryOf } from '#api/query.ts';
import { keepToken, readToken } from '#api/session.ts';
import { claimDevice } from './device.ts';
import { noteEnd } from './ended.ts';

/**
 * The current-user query. 401 and 403 log out silently: the token is dropped and what was read with it is forgotten. Other
 * failures are tried again with growing pauses, because a student without an email could not sign in again.
 */
export const currentUser = {
  ...queryOf(me, {}),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<User> => readUser(signal),
  retry: (_failures: number, error: Error) => !isRefusal(error),
} as const;

const readUser = async (signal: AbortSignal): Promise<User> => {
  const token = readToken();
  try {
    const user = await call(me, {}, { signal });
    claimDevice(user.id);
    return user;
  } catch (error) {
    if (isRefusal(error)) {
      const present = readToken();
      // A late refusal of an older token says nothing about the present one.
      if (present !== token && present !== null) return readUser(signal);
      if (present !== null) noteEnd('expired');
      forget();
    }
    throw error;
  }
};

/**
 * Keeps a session that was just opened. The student is known before the token is, so that nothing loads in between. A registration whose
 * outcome was unknown is over: it may be that of another who used this device before.
 */
export const remember = ({ token, user }: { token: string; user: User }): void => {
  noteEnd(null);
  settle(registration);
  claimDevice(user.id);
  queryClient.setQueryData(currentUser.queryKey, user);
  keepToken(token);
};

/** Drops the token and everything that was read with it. */
export const forget = (): void => {
  keepToken(null);
  queryClient.removeQueries();
};

/** The action that makes an account. */
export const registration = 'register';

const isRefusal = (error: unknown): boolean => error instanceof CallError && (error.status === 401 || error.status === 403);
