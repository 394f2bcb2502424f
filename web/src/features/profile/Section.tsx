import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/AlertDialog.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';
import { copy } from './copy.ts';
import { FormEnd } from './FormEnd.tsx';

/** A part of the profile as pairs of name and value, or, while it is edited, as a form in the same place. */
export function Section({ title, pairs, form, isFollowed = false, onEdit }: SectionProps) {
  const isOpen = form !== null;
  const edit = useFocusBack<HTMLButtonElement>(isOpen || isFollowed);
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
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/**
 * A form of a section: its fields, what went wrong, Save and Cancel. It takes the focus as it opens, and where it is refused the first field
 * that is wrong does. Esc closes it, and asks first where that would lose something.
 */
export function SectionForm({ isSaving, isChanged, problem, problems, onSave, onCancel, children }: SectionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input, textarea, button');
    (first?.closest('[role=radiogroup]')?.querySelector<HTMLElement>(':checked') ?? first)?.focus();
  }, []);
  const wrong = Object.keys(problems ?? {}).join();
  useEffect(() => {
    if (!isSaving && wrong !== '') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isSaving, wrong]);
  const leave = (event: KeyboardEvent) => {
    // A list that is open takes it for itself.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isChanged) setAsked(true);
    else onCancel();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields take the key */}
      <form
        className="sect-form"
        noValidate
        ref={form}
        onKeyDown={leave}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) onSave();
        }}
      >
        {children}
        <FormEnd isSaving={isSaving} problem={problem} onCancel={onCancel} />
      </form>
      {isAsked && (
        <ConfirmDialog title={copy.discardQuestion} confirm={copy.discard} onConfirm={onCancel} onCancel={() => setAsked(false)}>
          <p>{copy.discardAnswer}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The fields of a form that say something else than when it was opened. */
export const changedIn = <Values extends object>(now: Values, was: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name as keyof Values])),
  ) as Partial<Values>;

/** Whether a form says something else than when it was opened. */
export const isChanged = <Values extends object>(now: Values, was: Values): boolean => Object.keys(changedIn(now, was)).length > 0;

interface SectionProps {
  title: string;
  pairs: readonly (readonly [name: string, value: ReactNode])[];
  /** null while it is only shown. */
  form: ReactNode | null;
  /** Whether a dialog came up as the form closed, and takes the focus first. */
  isFollowed?: boolean;
  onEdit: () => void;
}

interface SectionFormProps {
  isSaving: boolean;
  /** Whether closing it would lose something. */
  isChanged: boolean;
  problem: string | null;
  /** What is wrong with its fields. */
  problems?: Readonly<Record<string, string>>;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}
