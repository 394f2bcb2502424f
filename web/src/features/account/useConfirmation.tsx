import { type ReactNode, useState } from 'react';
import { paths } from '#paths.ts';
import { dropLink, readLink } from './askedCode.ts';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { useOptions } from './useAccount.tsx';

/** What the profile may do with the student's address. */
export const useConfirmation = (userId: string): Confirmation => {
  const options = useOptions();
  const [linked] = useState(() => readLink(paths.profile));
  return {
    canConfirm: (options?.codeIn ?? null) !== null,
    linked: linked?.code ? linked : null,
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

interface Confirmation {
  /** Whether a code can arrive. */
  canConfirm: boolean;
  /** What a link in a message brought; null for none. */
  linked: { email: string; code: string } | null;
  confirmDialog: (props: { email: string; code: string; isSent: boolean; onDone: () => void; onCancel: () => void }) => ReactNode;
}
