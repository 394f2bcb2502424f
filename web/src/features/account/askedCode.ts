import { email as address } from '@alive/contract/account.ts';
import * as z from 'zod/mini';
import { keep, readKept } from '#api/storage.ts';

const asked = z.object({ email: z.string(), at: z.number() });

/** Keeps that a code was asked for, so that whoever looks for it in their mail finds the form as they left it; null forgets it. */
export const keepAsked = (email: string | null, now = Date.now()): void =>
  keep(key, email === null ? null : JSON.stringify({ email, at: now } satisfies AskedCode));

/** The code that was asked for and may still come; null for none. */
export const readAsked = (now = Date.now()): AskedCode | null => {
  try {
    const kept = asked.safeParse(JSON.parse(readKept(key) ?? 'null')).data;
    return kept !== undefined && now - kept.at < lifetime && kept.at <= now ? kept : null;
  } catch {
    return null;
  }
};

/**
 * What a link of a message to this page fills in, until it is used or dropped; null where there is nothing. It is taken out of the address, so
 * that no history or screenshot shows it. Anybody can make such a link: what is no address is not shown.
 */
export const readLink = (path: string): LinkedCode | null => {
  const values = new URLSearchParams(location.hash.slice(1));
  const email = values.get('email');
  if (email !== null && location.pathname === path) {
    history.replaceState(history.state, '', path + location.search);
    const code = values.get('code') ?? '';
    const { data } = address.safeParse(email);
    state.linked = data === undefined || data === '' ? null : { path, email: data, code: /^\d{6}$/.test(code) ? code : '' };
  }
  return state.linked?.path === path ? state.linked : null;
};

/** The hash for the page where one signs in, of a link that was opened by someone signed out: only its address is of use there. */
export const signInHash = (hash: string): string => {
  const email = new URLSearchParams(hash.slice(1)).get('email');
  return email === null ? '' : `#${String(new URLSearchParams({ email }))}`;
};

/** Forgets what a link filled in. */
export const dropLink = (): void => {
  state.linked = null;
};

const key = 'alive.sign-in';

/** Milliseconds that a code can be used. */
const lifetime = 600_000;

const state: { linked: (LinkedCode & { path: string }) | null } = { linked: null };

interface AskedCode {
  email: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface LinkedCode {
  email: string;
  /** Empty where the link only names the address. */
  code: string;
}
