import { login, loginOptions, type User } from '@alive/contract/account.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#api/call.ts';
import { queryOf } from '#api/query.ts';
import { remember } from './current.ts';
import { type AccountDetails, ensureAccount } from './ensureAccount.ts';
import { SignIn } from './SignIn.tsx';

/** What other rooms may do with the account; app passes it to them. */
export const useAccount = (): Account => {
  // One scope: mutations of it run one after the other, so that a double press never registers twice.
  const ensure = useMutation({ mutationFn: ensureAccount, scope: { id: 'account' }, networkMode: 'always' });
  const options = useQuery({ ...queryOf(loginOptions, {}), staleTime: Infinity });
  return {
    ensureAccount: ensure.mutateAsync,
    canSignIn: options.data?.signIn === true,
    signIn,
    signInDialog: (props) => <SignIn {...props} signIn={signIn} />,
  };
};

const signIn = async (email: string): Promise<User | null> => {
  const reply = await call(login, { body: { email } });
  if (!('token' in reply)) return null;
  remember(reply);
  return reply.user;
};

export interface Account {
  /** Makes the account or changes the one there is. Throws CallError. */
  ensureAccount: (details: AccountDetails) => Promise<User>;
  /** Whether signing in by address alone can succeed from here. */
  canSignIn: boolean;
  /** Signs in by address alone; null where a code was sent instead. Throws CallError. */
  signIn: (email: string) => Promise<User | null>;
  /** A small form that asks for the address and signs in. */
  signInDialog: (props: { email: string; onSignedIn: (user: User) => void; onCancel: () => void }) => ReactNode;
}
