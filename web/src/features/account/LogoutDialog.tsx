import '#ui/dialog.css';
import './account.css';
import { changeAccount, type User } from '@alive/contract/account.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { useModal } from '#ui/useModal.ts';
import { copy } from './copy.ts';
import { currentUser } from './current.ts';
import { emailSentence } from './sentence.ts';
import { useResumeEmail } from './useResumeEmail.ts';

/** Offers a student without an email to add one before logging out, since without it nothing leads back to the account. */
export function LogoutDialog({ user, onLogout, onCancel }: LogoutDialogProps) {
  const titleId = useId();
  const modal = useModal(onCancel);
  const suggested = useResumeEmail(user);
  const [typed, setTyped] = useState<string | null>(null);
  const email = typed ?? suggested ?? '';
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const saving = useRef<AbortController>(null);
  // Whoever cancels stays, whatever becomes of the email.
  useEffect(() => () => saving.current?.abort(), []);
  const save = async () => {
    const control = new AbortController();
    saving.current = control;
    setBusy(true);
    try {
      const saved = await call(changeAccount, { params: { id: user.id }, body: { email: email.trim() } }, { signal: control.signal });
      if (control.signal.aborted) return;
      if (saved.email !== null) return onLogout();
      queryClient.setQueryData(currentUser.queryKey, saved);
      setError(copy.pendingBeforeLeaving(email.trim()));
      setBusy(false);
    } catch (caught) {
      setError(emailSentence(caught));
      setBusy(false);
    }
  };

  return (
    <dialog {...modal} className="dialog logout" aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && email.trim() !== '') void save();
        }}
      >
        <h2 className="head" id={titleId}>
          {copy.wayBack}
        </h2>
        <div className="body">
          <p>{copy.noWayBack}</p>
          <Field
            label={copy.email}
            type="email"
            autoComplete="email"
            placeholder={copy.emailExample}
            value={email}
            error={error}
            note={typed === null && suggested !== null ? copy.ofResume : undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
        </div>
        <div className="row">
          <Button kind="main" type="submit" busy={busy} disabled={email.trim() === ''}>
            {copy.saveAndLeave}
          </Button>
          <Button onClick={onLogout}>{copy.leaveAnyway}</Button>
          <Button kind="quiet" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

interface LogoutDialogProps {
  user: User;
  onLogout: () => void;
  onCancel: () => void;
}
