import type { User } from '@alive/contract/account.ts';
import { type ReactNode, useState } from 'react';
import { paths } from '#paths.ts';
import { dropLink, readLink } from './askedCode.ts';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { useOptions } from './useAccount.tsx';
import { useResumeEmail } from './useResumeEmail.ts';

/** Draws the address that waits for its code where a student has one and a code can arrive, else nothing. */
export const usePendingEmail = (): PendingNote => {
  const codeIn = useOptions()?.codeIn ?? null;
  return ({ id, pendingEmail }) =>
    codeIn !== null && pendingEmail !== undefined ? (
      <PendingEmail userId={id} email={pendingEmail} inTerminal={codeIn === 'terminal'} />
    ) : null;
};

/** What the profile may do with the student's address. */
export const useConfirmation = (user: User): Confirmation => {
  const { id: userId } = user;
  const options = useOptions();
  const pendingNote = usePendingEmail();
  const [linked] = useState(() => readLink(paths.profile));
  return {
    canConfirm: (options?.codeIn ?? null) !== null,
    linked: linked?.code ? linked : null,
    suggested: useResumeEmail(user),
    pendingNote,
    confirmDialog: ({ code, onDone, onCancel, ...props }) => (
      <ConfirmEmail
        {...props}
        userId={userId}
        given={code}
        inTerminal={options?.codeIn === 'terminal'}
        onDone={() => {
          dropLink();
          onDone();
        }}
        onCancel={() => {
          dropLink();
          onCancel();
        }}
      />
    ),
  };
};

type PendingNote = (user: Pick<User, 'id' | 'pendingEmail'>) => ReactNode;

interface Confirmation {
  /** Whether a code can arrive. */
  canConfirm: boolean;
  /** The address on the résumé, where the student has named none. */
  suggested: string | null;
  /** What a link in a message brought; null for none. */
  linked: { email: string; code: string } | null;
  /** Says that the student's other address waits for its code; null where none does. */
  pendingNote: PendingNote;
  confirmDialog: (props: { email: string; code: string; isSent: boolean; onDone: () => void; onCancel: () => void }) => ReactNode;
}
