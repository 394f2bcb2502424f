import { useState } from 'react';
import { Button } from './Button.tsx';

/** Removes something by a press, called `label`; where it could not be brought back (`isFinal`), it is asked once more, in the same place. */
export function Removal({ label, isFinal, onRemove }: { label: string; isFinal: boolean; onRemove: () => void }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button kind="quiet" aria-label={label} onClick={() => (isFinal ? setAsked(true) : onRemove())}>
        Remove
      </Button>
    );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- in the place of the button that was just pressed */}
      <Button kind="quiet" autoFocus onClick={() => setAsked(false)}>
        Keep
      </Button>
      <Button kind="quiet" onClick={onRemove}>
        Remove for good
      </Button>
    </>
  );
}
