import type { User } from '@alive/contract/account.ts';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { copy } from './copy.ts';
import type { Account } from './types.ts';

/** Offers to sign in with an address that is already registered. */
export function TakenEmail({ email, signIn, onSignedIn }: { email: string; signIn: Account['signIn']; onSignedIn: (user: User) => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    const came = await signIn(email);
    if (typeof came !== 'string') return onSignedIn(came);
    setError(came);
    setBusy(false);
  };
  return (
    <div className="taken">
      <p className="note">{copy.isItYours}</p>
      <Button busy={busy} onClick={() => void press()}>
        {copy.signInWithIt}
      </Button>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
