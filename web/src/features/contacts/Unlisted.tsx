import type { Contact } from '@alive/contract/contacts.ts';
import { dayOf } from '#ui/when.ts';
import { Removal } from '#ui/Removal.tsx';
import { copy } from './copy.ts';

/** People who are shown no more: only the student's own note on them is left. */
export function Unlisted({ contacts, now, onRemove }: UnlistedProps) {
  return (
    <details className="folded">
      <summary>{copy.unlisted(contacts.length)}</summary>
      <p className="note">{copy.leftDirectory}</p>
      <ul>
        {contacts.map((kept) => (
          <li key={kept.personId}>
            <div>
              <p>{kept.note === '' ? <span className="dim">{copy.noNote}</span> : kept.note}</p>
              <p className="note">{copy.savedOn(dayOf(kept.createdAt, now))}</p>
            </div>
            {/* Who is not listed could not be saved again. */}
            <span>
              <Removal label={copy.removeNote(dayOf(kept.createdAt, now))} isFinal onRemove={() => onRemove(kept.personId)} />
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
