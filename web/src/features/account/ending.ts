import { logout } from '@alive/contract/account.ts';
import * as z from 'zod/mini';
import { call, CallError } from '#api/call.ts';
import { onReconnect } from '#api/connection.ts';
import { keep, readKept } from '#api/storage.ts';

/** Keeps the token of a session that has ended here until the server has ended it, too. Nothing signs in with it. */
export const keepToEnd = (token: string | null): void => {
  if (token !== null) keepAll([...ending(), token].slice(-most));
};

/** Ends on the server what has ended here; what cannot be ended now stays for the next time. Sent even if the page is closed. */
export const endSessions = async (): Promise<void> => {
  await Promise.all(
    ending().map(async (token) => {
      const isOver = await call(logout, {}, { token, keepalive: true }).then(
        () => true,
        // One that is over already needs no ending.
        (error: unknown) => error instanceof CallError && error.status === 401,
      );
      // The other tabs may have changed the list meanwhile.
      if (isOver) keepAll(ending().filter((other) => other !== token));
    }),
  );
};

/** Tries again now and whenever the server is found again; returns how to stop. */
export const followEnding = (): (() => void) => {
  void endSessions();
  return onReconnect(() => void endSessions());
};

/** Where the tokens are that are still to be ended. */
export const endingKey = 'alive.ending';

const ending = (): string[] => {
  try {
    return z.array(z.string()).safeParse(JSON.parse(readKept(endingKey) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
};

const keepAll = (tokens: string[]): void => keep(endingKey, tokens.length === 0 ? null : JSON.stringify(tokens));

const most = 10;
