import type { User } from '@alive/contract/account.ts';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/AlertDialog.tsx';
import { Field } from '#ui/Field.tsx';

/** Asks for the email of an existing account and signs in with it. */
export function SignIn({ email: given, signIn, onSignedIn, onCancel }: SignInProps) {
  const [email, setEmail] = useState(given);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    setBusy(true);
    const came = await signIn(email);
    if (typeof came !== 'string') return onSignedIn(came);
    setError(came);
    setBusy(false);
  };

  return (
    <ConfirmDialog
      title="Sign in"
      confirm="Sign in"
      busy={busy}
      disabled={email.trim() === ''}
      onConfirm={() => void submit()}
      onCancel={onCancel}
    >
      <p>Use the email you gave when you made your account.</p>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.target.value);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
}

interface SignInProps {
  email: string;
  /** The student, or a sentence that says why not. */
  signIn: (email: string) => Promise<User | string>;
  onSignedIn: (user: User) => void;
  onCancel: () => void;
}
