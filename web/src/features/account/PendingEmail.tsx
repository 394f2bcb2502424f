import { useState } from 'react';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { copy } from './copy.ts';

/** Says that an address joins the account once its code is entered, and takes the code. */
export function PendingEmail({ userId, email, inTerminal }: PendingEmailProps) {
  const [isEntering, setEntering] = useState(false);
  return (
    <div className="note">
      {copy.pending(email)}{' '}
      <button type="button" className="link hit" onClick={() => setEntering(true)}>
        {copy.enterCode}
      </button>
      {isEntering && (
        <ConfirmEmail
          userId={userId}
          email={email}
          given=""
          isSent
          inTerminal={inTerminal}
          onDone={() => setEntering(false)}
          onCancel={() => setEntering(false)}
        />
      )}
    </div>
  );
}

interface PendingEmailProps {
  userId: string;
  email: string;
  /** Whether codes are in the server's terminal instead of the mail. */
  inTerminal: boolean;
}
