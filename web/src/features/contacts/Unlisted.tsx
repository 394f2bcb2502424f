import type { Contact } from '@alive/contract/contacts.ts';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { dayOf } from '#ui/day.ts';
import { unlisted } from './saved.ts';

/** People who are shown no more: only the student's own note on them is left. */
export function Unlisted({ contacts, now, onRemove }: UnlistedProps) {
  return (
    <details className="folded">
      <summary>{unlisted(contacts.length)}</summary>
      <p className="note">They left the directory, so nothing of them is shown. Your notes are still yours.</p>
      <ul>
        {contacts.map((kept) => (
          <li key={kept.personId}>
            <div>
              <p>{kept.note === '' ? <span className="dim">No note</span> : kept.note}</p>
              <p className="note">Saved {dayOf(kept.createdAt, now)}</p>
            </div>
            <Removal saved={dayOf(kept.createdAt, now)} onRemove={() => onRemove(kept.personId)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Who is not listed could not be saved again, so that is asked once more. */
function Removal({ saved, onRemove }: { saved: string; onRemove: () => void }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button kind="quiet" aria-label={`Remove the note saved ${saved}`} onClick={() => setAsked(true)}>
        Remove
      </Button>
    );
  return (
    <span>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- in the place of the button that was just pressed */}
      <Button kind="quiet" autoFocus onClick={() => setAsked(false)}>
        Keep
      </Button>
      <Button kind="quiet" onClick={onRemove}>
        Remove for good
      </Button>
    </span>
  );
}

interface UnlistedProps {
  contacts: Contact[];
  now: Date;
  onRemove: (personId: string) => void;
}
