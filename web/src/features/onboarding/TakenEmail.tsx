import type { User } from '@alive/contract/account.ts';
import { useState } from 'react';
import { CallError } from '#api/call.ts';
import { Button } from '#ui/Button.tsx';
import type { Account } from './types.ts';

/** Offers to sign in with an address that is already registered. */
export function TakenEmail({ email, signIn, onSignedIn }: { email: string; signIn: Account['signIn']; onSignedIn: (user: User) => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    try {
      const user = await signIn(email.trim());
      if (user) return onSignedIn(user);
      setError('We sent you a code, but it cannot be entered here yet.');
    } catch (caught) {
      setError(caught instanceof CallError ? caught.message : 'Something went wrong. Please try again.');
    }
    setBusy(false);
  };
  return (
    <div className="taken">
      <p className="note">Is it yours?</p>
      <Button busy={busy} onClick={() => void press()}>
        Sign in with this email
      </Button>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
