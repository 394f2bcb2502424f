import './account.css';
import { confirmEmail } from '@alive/contract/sign-in.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { ConfirmDialog } from '#ui/AlertDialog.tsx';
import { refreshStudent } from '#api/refresh-student.ts';
import { CodeField, digitsIn, isWhole } from './CodeField.tsx';
import { copy } from './copy.ts';
import { remember } from './current.ts';
import { codeSentence } from './sentence.ts';

/** Confirms an address by the code that was sent to it. Sends one as it opens, unless that was done already. */
export function ConfirmEmail({ userId, email, given, isSent, inTerminal, onDone, onCancel }: ConfirmEmailProps) {
  const [code, setCode] = useState(given);
  const [askedAt, setAskedAt] = useState(isSent ? () => Date.now() : 0);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const attempt = async (body: { email: string; code?: string }) => {
    setBusy(true);
    setError(undefined);
    try {
      const reply = await call(confirmEmail, { params: { id: userId }, body });
      if ('token' in reply) {
        remember(reply);
        // Other sign-ins may have ended.
        void refreshStudent();
        return onDone();
      }
      setAskedAt(Date.now());
    } catch (caught) {
      setError(codeSentence(caught));
    }
    setBusy(false);
  };
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current || isSent || given !== '') return;
    isOpened.current = true;
    void attempt({ email });
    // Once, as it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <ConfirmDialog
      title={copy.confirmTitle}
      confirm={copy.confirm}
      busy={busy}
      disabled={!isWhole(code)}
      onConfirm={() => void attempt({ email, code: digitsIn(code) })}
      onCancel={onCancel}
    >
      <p>{given ? copy.confirmFilledIn(email) : copy.confirmSent(email)}</p>
      {!given && inTerminal && <p className="note">{copy.codeInTerminal}</p>}
      <CodeField
        code={code}
        error={error}
        askedAt={askedAt}
        onChange={(typed) => {
          setCode(typed);
          setError(undefined);
        }}
        onAskAgain={() => void attempt({ email })}
      />
    </ConfirmDialog>
  );
}

interface ConfirmEmailProps {
  userId: string;
  email: string;
  /** The code that a link brought; empty for none. */
  given: string;
  /** Whether a code was sent just now. */
  isSent: boolean;
  /** Whether codes are in the server's terminal instead of the mail. */
  inTerminal: boolean;
  onDone: () => void;
  onCancel: () => void;
}
