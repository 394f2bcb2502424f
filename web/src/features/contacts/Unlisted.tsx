import type { Contact } from '@alive/contract/contacts.ts';
import { dayOf } from '#ui/when.ts';
import { Removal } from '#ui/Removal.tsx';
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
            {/* Who is not listed could not be saved again. */}
            <span>
              <Removal label={`Remove the note saved ${dayOf(kept.createdAt, now)}`} isFinal onRemove={() => onRemove(kept.personId)} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface UnlistedProps {
  contacts: Contact[];
  now: Date;
  onRemove: (personId: string) => void;
}
