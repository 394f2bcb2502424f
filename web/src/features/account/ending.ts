import { endLater, ending, logout } from '@alive/contract/sign-in.ts';
import * as z from 'zod/mini';
import { isOpen } from '#api/actions.ts';
import { call, CallError, pauseOf } from '#api/call.ts';
import { onReconnect } from '#api/connection.ts';
import { keep, keepThrough, readKept } from '#api/storage.ts';
import { noteReached, noteUnreached } from './ended.ts';

/**
 * Ends on the server the session that ended here, even if the page closes, and the browser clears all that it keeps of this site. Where the
 * outcome is unknown what remains is the token's hash, with which it is tried again, also at a later visit; nothing signs in with that.
 */
export const endSession = async (token: string): Promise<void> => {
  const over = keepThrough(() => outcomeOf(call(logout, {}, { token, keepalive: true })));
  const left = await endingOf(token);
  if (left !== null) keepAll([...endings(), left].slice(-most));
  const error = await over;
  if (left === null) return;
  if (error === null || !isOpen(error)) return drop(left);
  noteUnreached();
  tryAgain(0, error);
};

/** Ends what is still to be ended, now and each time the server can be reached again; returns how to stop. */
export const followEnding = (): (() => void) => {
  void endAll();
  const stop = onReconnect(() => void endAll());
  return () => {
    stop();
    clearTimeout(state.timer);
  };
};

const endAll = async (failures = 0): Promise<void> => {
  clearTimeout(state.timer);
  const errors = await Promise.all(
    endings().map(async (one) => {
      const error = await outcomeOf(call(endLater, { body: { ending: one } }, { token: null, keepalive: true }));
      if (error === null) drop(one);
      return error;
    }),
  );
  const open = errors.find((error) => error !== null && isOpen(error));
  if (open !== undefined) tryAgain(failures, open);
};

const tryAgain = (failures: number, error: unknown): void => {
  clearTimeout(state.timer);
  state.timer = setTimeout(() => void endAll(failures + 1), pauseOf(failures, error));
};

/** What a call failed with; null: nothing, or the session was over already. */
const outcomeOf = (ended: Promise<unknown>): Promise<unknown> =>
  ended.then(
    () => null,
    (error: unknown) => (error instanceof CallError && error.status === 401 ? null : error),
  );

/** Null where the page is neither encrypted nor of this machine: there browsers compute no hash. */
const endingOf = async (token: string): Promise<string | null> => {
  if (!isSecureContext) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The storage key of what is still to be ended. */
export const endingKey = 'alive.ending';

const endings = (): string[] => {
  try {
    return z.array(ending).safeParse(JSON.parse(readKept(endingKey) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
};

const drop = (one: string): void => {
  // The other tabs may have changed the list meanwhile.
  keepAll(endings().filter((other) => other !== one));
  if (endings().length === 0) noteReached();
};

const keepAll = (left: string[]): void => keep(endingKey, left.length === 0 ? null : JSON.stringify(left));

const most = 10;

const state: { timer?: ReturnType<typeof setTimeout> } = {};
