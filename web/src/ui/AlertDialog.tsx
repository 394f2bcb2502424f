import './dialog.css';
import { useId, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useModal } from './useModal.ts';

/** The product's own alert: exact words and one button; Esc is the button. Mount it to open it. */
export function AlertDialog({ message, onDone }: AlertDialogProps) {
  const id = useId();
  const modal = useModal(onDone);
  return (
    <dialog {...modal} className="dialog" role="alertdialog" aria-labelledby={id} aria-describedby={id}>
      <p className="read" id={id}>
        {message}
      </p>
      <div className="row">
        <Button kind="main" autoFocus onClick={onDone}>
          OK
        </Button>
      </div>
    </dialog>
  );
}

/** A question with two answers and, between them and the title, whatever it needs. Esc cancels. Mount it to open it. */
export function ConfirmDialog({ title, children, confirm, busy = false, disabled = false, onConfirm, onCancel }: ConfirmDialogProps) {
  const id = useId();
  const modal = useModal(onCancel);
  return (
    <dialog {...modal} className="dialog" aria-labelledby={id}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onConfirm();
        }}
      >
        <h2 className="head" id={id}>
          {title}
        </h2>
        {children && <div className="body">{children}</div>}
        <div className="row">
          <Button onClick={onCancel}>Cancel</Button>
          <Button kind="main" type="submit" busy={busy} disabled={disabled}>
            {confirm}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

type AlertDialogProps = { message: string; onDone: () => void };
type ConfirmDialogProps = {
  title: string;
  children?: ReactNode;
  confirm: string;
  busy?: boolean;
  disabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};
