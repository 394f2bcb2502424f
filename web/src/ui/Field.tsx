import './field.css';
import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

/**
 * A labelled text input. `hint` stands at the label's right ("Optional"), `note` below; `error` replaces the note and is announced.
 * Everything else, `ref` included, goes to the input.
 */
export function Field({ label, labelHidden = false, hint, note, error, id, className, ...input }: FieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const below = `${inputId}-below`;
  return (
    <div className={clsx('field', className)}>
      <FieldLabel htmlFor={inputId} hidden={labelHidden} hint={hint}>
        {label}
      </FieldLabel>
      <div className="input">
        <input
          dir="auto"
          {...input}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(input['aria-describedby'], (error || note) && below) || undefined}
        />
      </div>
      <FieldBelow id={below} error={error} note={note} />
    </div>
  );
}

/** The label above a field, with an optional hint at its right. */
export function FieldLabel({ htmlFor, hidden = false, hint, children }: FieldLabelProps) {
  return (
    <label className={hidden ? 'vh' : 'label'} htmlFor={htmlFor}>
      {children}
      {hint && <span className="opt"> {hint}</span>}
    </label>
  );
}

/** What stands below a field: its error, announced as it appears, or else its note. */
export function FieldBelow({ id, error, note }: FieldBelowProps) {
  if (error)
    return (
      <p className="error" id={id} role="alert">
        {error}
      </p>
    );
  return note ? (
    <p className="note below" id={id}>
      {note}
    </p>
  ) : null;
}

type FieldProps = ComponentProps<'input'> & {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  note?: ReactNode;
  error?: string;
};
type FieldLabelProps = { htmlFor: string; hidden?: boolean; hint?: string; children: ReactNode };
type FieldBelowProps = { id: string; error?: string; note?: ReactNode };
