import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { copy } from './copy.ts';

/** A part of the profile as pairs of name and value, or, while it is edited, as a form in the same place. */
export function Section({ title, pairs, form, onEdit }: SectionProps) {
  const edit = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = form !== null;
  useEffect(() => {
    // The form is gone with its Save; the focus is where it was.
    if (!isOpen && wasOpen.current) edit.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section className="sect">
      <h2>
        {title}
        {!isOpen && (
          <button type="button" ref={edit} className="link note hit" aria-label={copy.editOf(title)} onClick={onEdit}>
            {copy.edit}
          </button>
        )}
      </h2>
      {form ?? (
        <dl>
          {pairs.map(([name, value]) => (
            <div className="kv" key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** A form of a section: its fields, what went wrong, Save and Cancel. */
export function SectionForm({ isSaving, problem, onSave, onCancel, children }: SectionFormProps) {
  return (
    <form
      className="sect-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSave();
      }}
    >
      {children}
      {problem !== null && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <Button type="submit" busy={isSaving}>
          {copy.save}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}

interface SectionProps {
  title: string;
  pairs: readonly (readonly [name: string, value: string])[];
  /** null while it is only shown. */
  form: ReactNode | null;
  onEdit: () => void;
}

interface SectionFormProps {
  isSaving: boolean;
  problem: string | null;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}
