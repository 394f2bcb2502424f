import '#ui/dialog.css';
import './account.css';
import { changeAccount, type User } from '@alive/contract/account.ts';
import { useId, useState } from 'react';
import { call } from '#api/call.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { useModal } from '#ui/useModal.ts';
import { emailSentence } from './sentence.ts';
import { signOut } from './signOut.ts';

/** Offers a student without an email to add one before logging out, since without it nothing leads back to the account. */
export function LogoutDialog({ user, onLoggedOut, onCancel }: LogoutDialogProps) {
  const titleId = useId();
  const modal = useModal(onCancel);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'saving' | 'leaving' | null>(null);

  const leave = async () => {
    setBusy('leaving');
    await signOut();
    onLoggedOut();
  };
  const save = async () => {
    setBusy('saving');
    try {
      await call(changeAccount, { params: { id: user.id }, body: { email: email.trim() } });
    } catch (caught) {
      setError(emailSentence(caught));
      setBusy(null);
      return;
    }
    await leave();
  };

  return (
    <dialog {...modal} className="dialog logout" aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (busy === null && email.trim() !== '') void save();
        }}
      >
        <h2 className="head" id={titleId}>
          Leave a way back?
        </h2>
        <div className="body">
          <p>Your account has no email. Without one, you cannot come back to your profile and conversations.</p>
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            placeholder="you@school.edu"
            value={email}
            error={error}
            onChange={(event) => {
              setEmail(event.target.value);
              setError(undefined);
            }}
          />
        </div>
        <div className="row">
          <Button kind="main" type="submit" busy={busy === 'saving'} disabled={email.trim() === '' || busy === 'leaving'}>
            Save and log out
          </Button>
          <Button busy={busy === 'leaving'} onClick={() => void leave()}>
            Log out anyway
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </dialog>
  );
}

interface LogoutDialogProps {
  user: User;
  onLoggedOut: () => void;
  onCancel: () => void;
}
