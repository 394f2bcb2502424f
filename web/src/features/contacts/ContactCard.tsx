import type { Contact } from '@alive/contract/contacts.ts';
import type { EditConflict } from '@alive/contract/errors.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Button } from '#ui/Button.tsx';
import { dayOf } from '#ui/when.ts';
import { Provenance } from '#ui/Provenance.tsx';
import { ContactNote } from './ContactNote.tsx';
import { copy } from './copy.ts';
import { Introduce } from './Introduce.tsx';

/** One saved person: who they are, their path, the student's note, and the way to write to them. */
export function ContactCard({
  kept,
  person,
  avatar,
  employer,
  facts,
  path,
  foot,
  place,
  now,
  failed,
  removeRef,
  onNote,
  onDismiss,
  onRemove,
}: ContactCardProps) {
  const { name, role, company, linkedin } = person;
  return (
    <article className="card keptcard contact settle" style={{ '--i': place } as CSSProperties} aria-label={name}>
      {avatar}
      <div className="what">
        <h2 className="cardname">{name}</h2>
        <p>
          {role}
          {company !== '' && (
            <span className="dim">
              {role === '' ? '' : ' at '}
              {employer}
            </span>
          )}
        </p>
        {facts}
      </div>
      <div className="how">
        <Introduce person={person} />
        <Button ref={removeRef} kind="quiet" aria-label={copy.removeOf(name)} onClick={onRemove}>
          {copy.remove}
        </Button>
      </div>
      {path}
      {foot}
      <ContactNote
        personId={kept.personId}
        name={name}
        kept={kept.note}
        version={kept.noteVersion}
        conflict={failed?.conflict ?? null}
        labelHidden
        onSave={onNote}
        onLater={onDismiss}
      />
      {failed && !failed.conflict && (
        <p className="error" role="alert">
          {failed.message}
        </p>
      )}
      <Provenance items={[{ text: copy.savedOn(dayOf(kept.createdAt, now)) }]} href={linkedin} verb={copy.profile} />
    </article>
  );
}

interface ContactCardProps {
  kept: Contact;
  person: Alumni;
  avatar: ReactNode;
  /** The name of the employer. */
  employer: ReactNode;
  /** What they studied and where they come from. */
  facts: ReactNode;
  /** The career as it is drawn. */
  path: ReactNode;
  /** Below the path. */
  foot: ReactNode;
  place: number;
  now: Date;
  /** Why the last change was not taken. */
  failed: { message: string; conflict: EditConflict | null } | null;
  removeRef: Ref<HTMLButtonElement>;
  onNote: (text: string, on: number) => void;
  onDismiss: () => void;
  onRemove: () => void;
}
