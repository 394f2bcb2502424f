import type { User } from '@alive/contract/account.ts';
import { login, loginOptions } from '@alive/contract/sign-in.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#api/call.ts';
import { queryOf } from '#api/query.ts';
import { remember } from './current.ts';
import { type AccountDetails, ensureAccount } from './ensureAccount.ts';
import { emailSentence } from './sentence.ts';
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

const signIn = async (email: string): Promise<User | string> => {
  try {
    const reply = await call(login, { body: { email: email.trim() } });
    if (!('token' in reply)) return 'We sent you a code, but it cannot be entered here yet.';
    remember(reply);
    return reply.user;
  } catch (error) {
    return emailSentence(error);
  }
};

export interface Account {
  /** Makes the account or changes the one there is. Throws CallError. */
  ensureAccount: (details: AccountDetails) => Promise<User>;
  /** Whether signing in by address alone can succeed from here. */
  canSignIn: boolean;
  /** Signs in by address alone; the student, or a sentence that says why not. */
  signIn: (email: string) => Promise<User | string>;
  /** A small form that asks for the address and signs in. */
  signInDialog: (props: { email: string; onSignedIn: (user: User) => void; onCancel: () => void }) => ReactNode;
}
