import type { User } from '@alive/contract/account.ts';
import { loginOptions } from '@alive/contract/sign-in.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryOf } from '#api/query.ts';
import { paths } from '#paths.ts';
import { readAsked, readLink } from './askedCode.ts';
import { copy } from './copy.ts';
import { type Ended, useEnded } from './ended.ts';
import { type AccountDetails, ensureAccount } from './ensureAccount.ts';
import { SignIn } from './SignIn.tsx';

/** What other rooms may do with the account; app passes it to them. */
export const useAccount = (): Account => {
  // One scope: mutations of it run one after the other, so that a double press never registers twice.
  const ensure = useMutation({ mutationFn: ensureAccount, scope: { id: 'account' }, networkMode: 'always' });
  const options = useOptions();
  const ended = useEnded();
  const [linked] = useState(() => readLink(paths.onboarding));
  const [begun] = useState(() => ((linked ?? readAsked()) ? { email: linked?.email ?? '' } : null));
  const canSignIn = options?.signIn === true;
  return {
    ensureAccount: ensure.mutateAsync,
    canSignIn,
    ended: ended === null || (!canSignIn && invites.has(ended)) ? null : sentences[ended],
    begun: canSignIn ? begun : null,
    signInDialog: ({ email, ...props }) =>
      options && <SignIn {...props} options={options} given={linked !== null && linked.email === email ? linked : { email, code: '' }} />,
  };
};

const sentences = {
  left: copy.signedOut,
  unreached: copy.signedOutHere,
  expired: copy.sessionEnded,
  deleted: copy.accountDeleted,
} satisfies Record<NonNullable<Ended>, string>;

/** What is only said to invite to sign in again. */
const invites = new Set<Ended>(['left', 'expired']);

/** How one can sign in from here; undefined until that is known. */
export const useOptions = () => useQuery({ ...queryOf(loginOptions, {}), staleTime: Infinity }).data;

export interface Account {
  /** Makes the account or changes the one there is. Throws CallError. */
  ensureAccount: (details: AccountDetails) => Promise<User>;
  /** Whether signing in can succeed from here. */
  canSignIn: boolean;
  /** A sentence about the session that ended on this page, for whom signing in is the next step; null where there was none. */
  ended: string | null;
  /** A sign-in that was begun before a reload, or by a link; null for none. */
  begun: { email: string } | null;
  /** A small form that asks for the address and for the code, and signs in. */
  signInDialog: (props: { email: string; onSignedIn: (user: User, isBack: boolean) => void; onCancel: () => void }) => ReactNode;
}
