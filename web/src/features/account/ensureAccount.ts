import { changeAccount, register, type User } from '@alive/contract/account.ts';
import type { BodyOf } from '@alive/contract/endpoint.ts';
import { listFacts } from '@alive/contract/facts.ts';
import { begin, isOpen, pending, settle } from '#api/actions.ts';
import { call, CallError } from '#api/call.ts';
import { queryClient } from '#api/query.ts';
import { readToken } from '#api/session.ts';
import { currentUser, forget, registration, remember } from './current.ts';

/**
 * Makes the account, or brings the existing one up to date, and returns the student. It is the one place that
 * registers: whoever has a working token is changed instead. Calls must not overlap; useAccount puts them in a row.
 * Throws CallError.
 */
export const ensureAccount = async (details: AccountDetails): Promise<User> => {
  const known = await knownStudent();
  if (known === null) return made(details);
  const token = readToken();
  try {
    const user = await call(changeAccount, { params: { id: known.id }, body: details });
    // Who logged out meanwhile is not brought back.
    if (readToken() === token) queryClient.setQueryData(currentUser.queryKey, user);
    // What a form says are facts too, and a résumé may have been read before.
    void queryClient.invalidateQueries({ queryKey: [listFacts.path] });
    return user;
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    // The session ended since; without a token this registers.
    forget();
    return ensureAccount(details);
  }
};

/**
 * Makes the account. Where the outcome of an earlier try is unknown, also after a reload, that try is repeated under its key and the account
 * is changed afterwards, so that there is no second account. After ten minutes the key no longer counts.
 */
const made = async (details: AccountDetails): Promise<User> => {
  const left = pending<AccountDetails>(registration);
  const earlier = left?.key ? left.content : undefined;
  const content = earlier ?? details;
  const { key } = begin(registration, content);
  const isSame = JSON.stringify(content) === JSON.stringify(details);
  const account = await call(register, { body: content }, { key }).catch((error: unknown) => {
    if (isOpen(error)) throw error;
    settle(registration);
    // The details may have been corrected since, or the key is too old.
    const isMismatch = error instanceof CallError && error.code === 'IDEMPOTENCY_MISMATCH';
    if (earlier === undefined || (isSame && !isMismatch)) throw error;
    return null;
  });
  if (account === null) return made(details);
  remember(account);
  return isSame ? account.user : ensureAccount(details);
};

const knownStudent = async (): Promise<User | null> => {
  if (readToken() === null) return null;
  try {
    return await queryClient.fetchQuery({ ...currentUser, staleTime: Infinity, retry: false, networkMode: 'always' });
  } catch (error) {
    // currentUser dropped a token that is no good; a passing failure leaves it, and the caller says so.
    if (readToken() === null) return null;
    throw error;
  }
};

export type AccountDetails = BodyOf<typeof register>;
