import { logout } from '@alive/contract/sign-in.ts';
import * as z from 'zod/mini';
import { isOpen } from '#api/actions.ts';
import { call, CallError, pauseOf } from '#api/call.ts';
import { onReconnect } from '#api/connection.ts';
import { keep, keepThrough, readKept } from '#api/storage.ts';

/** Keeps the token of a session that ended here until the server has ended it, too. Nothing signs in with it. */
export const keepToEnd = (token: string | null): void => {
  if (token !== null) keepAll([...ending(), token].slice(-most));
};

/**
 * Ends on the server the sessions that ended here. Tries again later where the outcome is unknown. Sent even if the page closes. With the one
 * that `justEnded` the browser clears all that it keeps of this site; later somebody else may be here.
 */
export const endSessions = async ({ failures = 0, justEnded = null }: Ending = {}): Promise<void> => {
  clearTimeout(state.timer);
  const errors = await Promise.all(
    ending().map((token) => (token === justEnded ? keepThrough(() => endOne(token, {})) : endOne(token, later))),
  );
  const open = errors.find((error) => error !== null && isOpen(error));
  if (open === undefined) return;
  clearTimeout(state.timer);
  state.timer = setTimeout(() => void endSessions({ failures: failures + 1 }), pauseOf(failures, open));
};

/** Ends them now and each time the server can be reached again; returns how to stop. */
export const followEnding = (): (() => void) => {
  void endSessions();
  const stop = onReconnect(() => void endSessions());
  return () => {
    stop();
    clearTimeout(state.timer);
  };
};

/** Ends one session; the error where that failed, else null. */
const endOne = async (token: string, request: typeof later | Record<string, never>): Promise<unknown> => {
  const error = await call(logout, request, { token, keepalive: true }).then(
    () => null,
    // One that is over already needs no ending.
    (failure: unknown) => (failure instanceof CallError && failure.status === 401 ? null : failure),
  );
  // The other tabs may have changed the list meanwhile.
  if (error === null) keepAll(ending().filter((other) => other !== token));
  return error;
};

/** The storage key of the tokens that are still to be ended. */
export const endingKey = 'alive.ending';

const ending = (): string[] => {
  try {
    return z.array(z.string()).safeParse(JSON.parse(readKept(endingKey) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
};

const keepAll = (tokens: string[]): void => keep(endingKey, tokens.length === 0 ? null : JSON.stringify(tokens));

const later = { query: { keep: 'storage' } } as const;

const most = 10;

const state: { timer?: ReturnType<typeof setTimeout> } = {};

interface Ending {
  /** Tries that failed before. */
  failures?: number;
  justEnded?: string | null;
}
